#include "cli/tui/terminal.hpp"

#include "cli/common.hpp"
#include "cli/tui/colours.hpp"

#include <array>
#include <clocale>
#include <cwchar>
#include <langinfo.h>
#include <string_view>

#define NCURSES_WIDECHAR 1
#include <curses.h>

namespace thwart::cli::tui {
namespace {

using Kind = Key::Kind;

constexpr int kEscapeDelay = 25;  // milliseconds after which Esc is no longer the beginning of a key
// Milliseconds: curses overlooks a new size of the window that comes just before it begins to wait.
constexpr int kLongestWait = 300;

// The environment's letters; where its locale is not installed, UTF-8 if that is what it asks for.
bool set_letters() {
    const auto is_utf8 = [] { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; };
    if (std::setlocale(LC_CTYPE, "") != nullptr) return is_utf8();
    std::setlocale(LC_CTYPE, "C.UTF-8");
    return is_utf8();
}

bool wants_colours(Colours choice) {
    if (choice == Colours::automatic) return environment("NO_COLOR").empty();
    return choice == Colours::always;
}

Key read_click() {
    MEVENT event;
    if (::getmouse(&event) != OK) return {};
    if ((event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED)) != 0)
        return Key::click({event.x, event.y});
#if NCURSES_MOUSE_VERSION > 1
    if ((event.bstate & BUTTON4_PRESSED) != 0) return Key::of(Key::Kind::up);
    if ((event.bstate & BUTTON5_PRESSED) != 0) return Key::of(Key::Kind::down);
#endif
    return {};
}

Key function_key(wint_t code) {
    switch (code) {
        case KEY_UP: return Key::of(Kind::up);
        case KEY_DOWN: return Key::of(Kind::down);
        case KEY_LEFT: return Key::of(Kind::left);
        case KEY_RIGHT: return Key::of(Kind::right);
        case KEY_ENTER: return Key::of(Kind::enter);
        case KEY_BACKSPACE:
        case KEY_DC: return Key::of(Kind::backspace);
        case KEY_PPAGE: return Key::of(Kind::page_up);
        case KEY_NPAGE: return Key::of(Kind::page_down);
        case KEY_HOME: return Key::of(Kind::home);
        case KEY_END: return Key::of(Kind::end);
        case KEY_BTAB: return Key::of(Kind::back_tab);
        case KEY_RESIZE: return Key::of(Kind::resize);
        case KEY_MOUSE: return read_click();
        default: return {};
    }
}

Key letter_key(wint_t code) {
    constexpr wint_t kEscape = 27;
    constexpr wint_t kDelete = 127;
    constexpr wint_t kRedraw = 'L' & 0x1f;
    switch (code) {
        case '\r':
        case '\n': return Key::of(Kind::enter);
        case '\t': return Key::of(Kind::tab);
        case '\b':
        case kDelete: return Key::of(Kind::backspace);
        case kEscape: return Key::of(Kind::escape);
        case kRedraw: ::clearok(curscr, TRUE); return Key::of(Kind::resize);
        default: return code < ' ' ? Key{} : Key::of(static_cast<char32_t>(code));
    }
}

}  // namespace

Terminal::Terminal(Colours colours) : is_utf8_(set_letters()) {
    ::initscr();
    ::cbreak();
    ::noecho();
    ::nonl();
    ::keypad(stdscr, TRUE);
    ::set_escdelay(kEscapeDelay);
    ::mouseinterval(0);
    ::mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
    ::curs_set(0);
    if (!wants_colours(colours) || !::has_colors()) return;
    ::start_color();
    ::use_default_colors();
    palette_ = COLORS >= 256 ? Palette::many : Palette::eight;
}

Terminal::~Terminal() { ::endwin(); }

Size Terminal::size() const { return {getmaxx(stdscr), getmaxy(stdscr)}; }

int Terminal::pair(int ink, int paper) {
    const auto [found, is_new] = pairs_.try_emplace({ink, paper}, static_cast<int>(pairs_.size()) + 1);
    if (is_new && found->second < COLOR_PAIRS) ::init_extended_pair(found->second, ink, paper);
    return found->second < COLOR_PAIRS ? found->second : 0;
}

unsigned Terminal::attributes(const Style& style) {
    attr_t flags = A_NORMAL;
    if (style.bold) flags |= A_BOLD;
    if (style.reverse) flags |= A_REVERSE;
    if (style.underline) flags |= A_UNDERLINE;
    if (palette_ != Palette::many && style.mark == Mark::last) flags |= A_UNDERLINE;
    if (palette_ != Palette::none) return flags;
    // Without colours: the cursor is reversed, what is possible underlined, what is chosen both.
    if (style.mark == Mark::cursor || style.mark == Mark::chosen) flags |= A_REVERSE;
    if (style.mark == Mark::target || style.mark == Mark::chosen) flags |= A_UNDERLINE;
    if (style.mark == Mark::ghost) flags |= A_BOLD;
    return flags;
}

void Terminal::show(const Picture& picture) {
    for (int y = 0; y < picture.size().rows; ++y)
        for (int x = 0; x < picture.size().columns; ++x) {
            const Glyph& glyph = picture.at({x, y});
            if (glyph.letter == 0 && is_utf8_) continue;  // its left half covers it
            const std::array<wchar_t, 2> text = {
                is_utf8_ ? static_cast<wchar_t>(glyph.letter) : static_cast<wchar_t>(glyph.ascii), L'\0'};
            const Colour colour = palette_ == Palette::many    ? colour_of_256(glyph.style)
                                  : palette_ == Palette::eight ? colour_of_8(glyph.style)
                                                               : Colour{};
            int number = palette_ == Palette::none ? 0 : pair(colour.ink, colour.paper);
            cchar_t cell;
            if (::setcchar(&cell, text.data(), attributes(glyph.style), 0, &number) != OK) continue;
            mvadd_wch(y, x, &cell);
        }
    const bool is_typing = picture.caret.has_value();
    if (is_typing != was_typing_) ::curs_set(is_typing ? 1 : 0);
    was_typing_ = is_typing;
    if (picture.caret) ::move(picture.caret->y, picture.caret->x);
    ::refresh();
}

Key Terminal::read(std::optional<int> patience_ms) {
    ::timeout(patience_ms.value_or(kLongestWait));
    wint_t code = 0;
    switch (::get_wch(&code)) {
        case OK: return letter_key(code);
        case KEY_CODE_YES: return function_key(code);
        default: return {};
    }
}

}  // namespace thwart::cli::tui
