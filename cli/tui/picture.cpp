#include "cli/tui/picture.hpp"

#include <algorithm>
#include <array>

namespace thwart::cli::tui {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};
// Unicode's wide letters, as far as the languages of Thwart need them.
constexpr std::array kWide = {Range{0x1100, 0x115f}, Range{0x2e80, 0xa4cf},  Range{0xac00, 0xd7a3},
                              Range{0xf900, 0xfaff}, Range{0xfe30, 0xfe6f},  Range{0xff00, 0xff60},
                              Range{0xffe0, 0xffe6}, Range{0x1f300, 0x1faff}};

bool is_wide(char32_t letter) {
    return std::ranges::any_of(kWide, [&](const Range& r) { return r.first <= letter && letter <= r.last; });
}

// Marks that must not begin a line.
bool clings(char32_t letter) {
    return std::u32string_view(U"，。、；：？！）」』》").find(letter) != std::u32string_view::npos;
}

// Where only ASCII can be shown.
char ascii_of(char32_t letter) {
    struct Pair {
        std::u32string_view letters;
        char ascii;
    };
    constexpr std::array kPairs = {
        Pair{U"●", '1'},     Pair{U"■", '2'},      Pair{U"▲", '3'},
        Pair{U"◆", '4'},     Pair{U"▸›→", '>'},    Pair{U"‹←", '<'},
        Pair{U"↑", '^'},     Pair{U"↓", 'v'},      Pair{U"…", '.'},
        Pair{U"·•–—", '-'},  Pair{U"’‘", '\''},    Pair{U"«»„“”", '"'},
        Pair{U"àáâäą", 'a'}, Pair{U"ÀÁÂÄĄ", 'A'},  Pair{U"çč", 'c'},
        Pair{U"ÇČ", 'C'},    Pair{U"èéêëęė", 'e'}, Pair{U"ÈÉÊËĘĖ", 'E'},
        Pair{U"ìíîïį", 'i'}, Pair{U"ÍÎĮ", 'I'},    Pair{U"ñ", 'n'},
        Pair{U"òóôö", 'o'},  Pair{U"ÓÖ", 'O'},     Pair{U"šß", 's'},
        Pair{U"Š", 'S'},     Pair{U"ùúûüųū", 'u'}, Pair{U"ÚÜŲŪ", 'U'},
        Pair{U"ž", 'z'},     Pair{U"Ž", 'Z'},      Pair{U"\u00a0\u202f", ' '},
    };
    if (letter < 0x80) return static_cast<char>(letter);
    for (const Pair& pair : kPairs)
        if (pair.letters.find(letter) != std::u32string_view::npos) return pair.ascii;
    return '?';
}

int width_of_all(std::u32string_view letters) {
    int width = 0;
    for (const char32_t letter : letters) width += width_of(letter);
    return width;
}

// The next piece that must stay together: a word, one wide letter with the marks that cling to it, or blanks.
std::size_t piece_length(std::u32string_view rest) {
    std::size_t length = 1;
    if (rest[0] == U' ') {
        while (length < rest.size() && rest[length] == U' ') ++length;
    } else if (is_wide(rest[0])) {
        while (length < rest.size() && clings(rest[length])) ++length;
    } else {
        while (length < rest.size() && rest[length] != U' ' &&
               (!is_wide(rest[length]) || clings(rest[length])))
            ++length;
    }
    return length;
}

void wrap_line(std::u32string_view rest, int width, std::vector<std::string>& lines) {
    std::u32string line;
    const auto finish = [&] {
        while (!line.empty() && line.back() == U' ') line.pop_back();
        lines.push_back(encode(line));
        line.clear();
    };
    while (!rest.empty()) {
        std::size_t length = piece_length(rest);
        if (width_of_all(line) + width_of_all(rest.substr(0, length)) > width) {
            if (!line.empty()) {
                finish();
                if (rest[0] == U' ') {
                    rest.remove_prefix(length);
                    continue;
                }
            }
            while (length > 1 && width_of_all(rest.substr(0, length)) > width) --length;
        }
        line += rest.substr(0, length);
        rest.remove_prefix(length);
    }
    finish();
}

}  // namespace

int width_of(char32_t letter) {
    if (letter >= 0x300 && letter <= 0x36f) return 0;
    return is_wide(letter) ? 2 : 1;
}

int width_of(std::string_view text) { return width_of_all(decode(text)); }

std::u32string decode(std::string_view text) {
    constexpr char32_t kBad = 0xfffd;
    std::u32string letters;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const unsigned more = lead < 0x80 ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 4;
        char32_t letter = more == 0 ? lead : lead & (0x3fU >> more);
        bool good = more < 4 && i + more < text.size();
        for (unsigned k = 1; good && k <= more; ++k) {
            const auto byte = static_cast<unsigned char>(text[i + k]);
            good = (byte & 0xc0U) == 0x80;
            letter = letter << 6U | (byte & 0x3fU);
        }
        letters += !good ? kBad : letter < U' ' && letter != U'\n' ? U' ' : letter;
        i += good ? more + 1 : 1;
    }
    return letters;
}

std::string encode(std::u32string_view letters) {
    std::string text;
    for (const char32_t letter : letters) text += encode(letter);
    return text;
}

std::string encode(char32_t letter) {
    std::string out;
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80U | (letter >> shift & 0x3fU)); };
    if (letter < 0x80) {
        out += static_cast<char>(letter);
    } else if (letter < 0x800) {
        out += static_cast<char>(0xc0U | letter >> 6U);
        tail(0);
    } else if (letter < 0x10000) {
        out += static_cast<char>(0xe0U | letter >> 12U);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xf0U | letter >> 18U);
        tail(12);
        tail(6);
        tail(0);
    }
    return out;
}

char32_t lower(char32_t letter) {
    const bool is_latin =
        (letter >= U'A' && letter <= U'Z') || (letter >= U'À' && letter <= U'Þ' && letter != U'×');
    if (is_latin) return letter + 32;
    const bool is_even_pair = letter >= U'Ā' && letter <= U'ŷ' && (letter < U'ı' || letter > U'ŉ');
    if (is_even_pair) return letter | 1U;
    if (letter >= U'Ź' && letter <= U'Ž') return letter + letter % 2;
    return letter;
}

bool is_same_word(std::string_view one, std::string_view other) {
    return std::ranges::equal(decode(one), decode(other), {}, lower, lower);
}

std::vector<std::string> wrap(std::string_view text, int width) {
    const std::u32string letters = decode(text);
    std::vector<std::string> lines;
    std::u32string_view rest = letters;
    for (;;) {
        const std::size_t end = rest.find(U'\n');
        wrap_line(rest.substr(0, end), std::max(width, 2), lines);
        if (end == std::u32string_view::npos) return lines;
        rest.remove_prefix(end + 1);
    }
}

std::string fit(std::string_view text, int width) {
    if (width_of(text) <= width) return std::string(text);
    if (width <= 0) return "";
    std::string cut;
    int used = 0;
    for (const char32_t letter : decode(text)) {
        if (used + width_of(letter) > width - 1) break;
        used += width_of(letter);
        cut += encode(letter);
    }
    return cut + "…";
}

Picture::Picture(Size size)
    : size_{std::max(size.columns, 1), std::max(size.rows, 1)},
      cells_(static_cast<std::size_t>(size_.columns) * static_cast<std::size_t>(size_.rows),
             Glyph{.letter = U' ', .ascii = ' ', .style = {}, .site = rules::kNoSite}) {}

bool Picture::contains(Spot spot) const {
    return spot.x >= 0 && spot.y >= 0 && spot.x < size_.columns && spot.y < size_.rows;
}

std::size_t Picture::index(Spot spot) const {
    return static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(size_.columns) +
           static_cast<std::size_t>(spot.x);
}

const Glyph& Picture::at(Spot spot) const { return cells_[index(spot)]; }

void Picture::put(Spot spot, const Glyph& glyph) {
    if (contains(spot)) cells_[index(spot)] = glyph;
}

int Picture::write(Spot spot, std::string_view text, const Style& style, int width) {
    int used = 0;
    for (const char32_t letter : decode(text)) {
        const int columns = width_of(letter);
        if (used + columns > width || spot.x + used + columns > size_.columns) break;
        if (columns == 0) continue;
        put({spot.x + used, spot.y}, {letter, ascii_of(letter), style, rules::kNoSite});
        if (columns == 2) put({spot.x + used + 1, spot.y}, {0, ' ', style, rules::kNoSite});
        used += columns;
    }
    return used;
}

void Picture::clear(Spot corner, Size size, const Style& style) {
    for (int y = corner.y; y < corner.y + size.rows; ++y)
        for (int x = corner.x; x < corner.x + size.columns; ++x)
            put({x, y}, {U' ', ' ', style, rules::kNoSite});
}

void Picture::set_site(Spot spot, int width, rules::SiteId site) {
    for (int x = spot.x; x < spot.x + width; ++x)
        if (contains({x, spot.y})) cells_[index({x, spot.y})].site = site;
}

std::string to_text(const Picture& picture) {
    std::string text;
    for (int y = 0; y < picture.size().rows; ++y) {
        std::string line;
        for (int x = 0; x < picture.size().columns; ++x)
            if (const char32_t letter = picture.at({x, y}).letter; letter != 0) line += encode(letter);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

}  // namespace thwart::cli::tui
