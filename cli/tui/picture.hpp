// A picture of the whole screen as character cells: everything the terminal shows is first drawn here, so that layouts
// and screens are tested without a terminal, and curses only has to copy what differs.
#pragma once

#include "base/integers.hpp"
#include "rules/canvas.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli::tui {

struct Size {
    int columns = 80;
    int rows = 24;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Spot {
    int x = 0;
    int y = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

// What is said about a cell besides its own look. Later ones outshine earlier ones.
enum class Mark : u8 { none, last, target, chosen, ghost, cursor };

struct Style {
    rules::Ink ink = rules::Ink::plain;
    rules::Paper paper = rules::Paper::none;
    Mark mark = Mark::none;
    bool bold = false;
    bool reverse = false;
    bool underline = false;
    friend bool operator==(const Style&, const Style&) = default;
};

inline constexpr Style kPlain{};
inline constexpr Style kMuted{.ink = rules::Ink::muted};
inline constexpr Style kStrong{.ink = rules::Ink::strong, .bold = true};

struct Glyph {
    char32_t letter = U' ';  // 0: the right half of a wide letter
    char ascii = '?';        // where only ASCII can be shown
    Style style;
    rules::SiteId site = rules::kNoSite;
    friend bool operator==(const Glyph&, const Glyph&) = default;
};

// Columns that a letter takes: 0, 1 or, for most of Chinese, 2.
int width_of(char32_t letter);
int width_of(std::string_view text);  // UTF-8
std::u32string decode(std::string_view text);
std::string encode(char32_t letter);
std::string encode(std::u32string_view letters);
// Small letters of the languages we speak, for answers that may be typed either way.
char32_t lower(char32_t letter);
bool is_same_word(std::string_view one, std::string_view other);

// The text broken into lines of at most `width` columns, between words and Chinese letters; line breaks stay.
std::vector<std::string> wrap(std::string_view text, int width);
// Cut to at most `width` columns, with … at the end when something is missing.
std::string fit(std::string_view text, int width);

class Picture {
public:
    explicit Picture(Size size);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] bool contains(Spot spot) const;
    [[nodiscard]] const Glyph& at(Spot spot) const;

    // Outside the picture nothing is drawn.
    void put(Spot spot, const Glyph& glyph);
    // To the right, at most `width` columns; gives back how many were used.
    int write(Spot spot, std::string_view text, const Style& style = kPlain, int width = 1 << 20);
    void clear(Spot corner, Size size, const Style& style = kPlain);
    void set_site(Spot spot, int width, rules::SiteId site);

    // Where the terminal's own cursor belongs: in a line that is being typed.
    std::optional<Spot> caret;

private:
    [[nodiscard]] std::size_t index(Spot spot) const;

    Size size_;
    std::vector<Glyph> cells_;
};

// The letters alone, a line per row, without trailing blanks.
std::string to_text(const Picture& picture);

}  // namespace thwart::cli::tui
