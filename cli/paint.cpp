// Turns a drawing into characters for a terminal: 256 colours and Unicode where they can be shown.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/palette.hpp"

#include <string>
#include <unistd.h>

namespace thwart::cli {
namespace {

using rules::Canvas;
using rules::Cell;
using rules::Ink;
using rules::Paper;

bool wants_colours(Colours choice) {
    if (choice != Colours::automatic) return choice == Colours::always;
    return isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

bool shows_unicode() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string locale = environment(name);
        if (locale.empty()) continue;
        return locale.find("UTF-8") != std::string::npos || locale.find("utf8") != std::string::npos;
    }
    return false;
}

bool is_light(Paper paper) {
    return paper == Paper::maple || paper == Paper::white || paper == Paper::marked;
}

// Numbers of the terminal's 256 colours. On light surfaces the hues of the seats are darker, to stay readable.
int ink_colour(const Cell& cell) {
    const bool light = is_light(cell.paper);
    switch (cell.ink) {
        case Ink::plain: return light ? 236 : cell.paper == Paper::none ? kDefaultColour : 252;
        case Ink::muted: return light ? 180 : cell.paper == Paper::none ? 245 : 248;
        case Ink::strong: return light ? 232 : cell.paper == Paper::none ? 15 : 230;
        case Ink::wood: return 94;
        case Ink::maple: return 223;
        case Ink::ash: return 255;
        case Ink::seat1: return light ? 160 : 203;
        case Ink::seat2: return light ? 26 : 75;
        case Ink::seat3: return light ? 28 : 78;
        case Ink::seat4: return light ? 130 : 220;
    }
    return kDefaultColour;
}

std::string escape(const Cell& cell) {
    std::string codes = "0";
    if (cell.ink == Ink::strong || cell.ink >= Ink::seat1) codes += ";1";
    if (const int ink = ink_colour(cell); ink >= 0) codes += base::cat(";38;5;", ink);
    if (const int paper = paper_colour(cell.paper); paper >= 0) codes += base::cat(";48;5;", paper);
    return "\x1b[" + codes + "m";
}

void append_utf8(std::string& out, char32_t glyph) {
    if (glyph < 0x80) {
        out += static_cast<char>(glyph);
    } else if (glyph < 0x800) {
        out += static_cast<char>(0xc0U | glyph >> 6U);
        out += static_cast<char>(0x80U | (glyph & 0x3fU));
    } else {
        out += static_cast<char>(0xe0U | glyph >> 12U);
        out += static_cast<char>(0x80U | (glyph >> 6U & 0x3fU));
        out += static_cast<char>(0x80U | (glyph & 0x3fU));
    }
}

std::size_t visible_width(const std::vector<Cell>& row) {
    std::size_t width = row.size();
    while (width > 0 && row[width - 1].glyph == U' ' && row[width - 1].paper == Paper::none) --width;
    return width;
}

}  // namespace

std::string paint(const Canvas& canvas, const Look& look) {
    if (look.ascii || (look.colours != Colours::always && !shows_unicode())) return rules::to_ascii(canvas);
    const bool colours = wants_colours(look.colours);
    std::string text;
    for (const auto& row : canvas.rows()) {
        std::string style;
        for (std::size_t x = 0; x < visible_width(row); ++x) {
            if (const std::string wanted = colours ? escape(row[x]) : ""; wanted != style)
                text += style = wanted;
            append_utf8(text, row[x].glyph);
        }
        if (!style.empty()) text += "\x1b[0m";
        text += '\n';
    }
    return text;
}

}  // namespace thwart::cli
