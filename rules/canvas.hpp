// A drawing made of character cells: what `thwart show` and the terminal board print. Games paint on it by
// meaning (which seat, which surface); the app decides about colours, Unicode or plain ASCII.
#pragma once

#include "base/integers.hpp"
#include "rules/seat.hpp"
#include "rules/topology.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::rules {

enum class Ink : u8 { plain, muted, strong, wood, maple, ash, seat1, seat2, seat3, seat4 };
enum class Paper : u8 { none, wood, maple, slate, asphalt, white, blue, marked, tint1, tint2, tint3, tint4 };

constexpr Ink ink_of(Seat seat) { return static_cast<Ink>(static_cast<unsigned>(Ink::seat1) + seat.index()); }
// The surface of something that belongs to a seat: a house, a camp, a goal.
constexpr Paper tint_of(Seat seat) {
    return static_cast<Paper>(static_cast<unsigned>(Paper::tint1) + seat.index());
}

inline constexpr SiteId kNoSite = 0xffff;

struct Cell {
    char32_t glyph = U' ';
    char ascii = ' ';  // stands in where only ASCII can be shown
    Ink ink = Ink::plain;
    Paper paper = Paper::none;
    SiteId site = kNoSite;  // what a mouse would hit here
    friend bool operator==(const Cell&, const Cell&) = default;
};

class Canvas {
public:
    // Grows as needed; column and row count from the top left corner.
    Cell& at(std::size_t column, std::size_t row);

    // Writes ASCII text to the right of (column, row).
    void write(std::size_t column, std::size_t row, std::string_view text, Ink ink = Ink::plain);

    [[nodiscard]] const std::vector<std::vector<Cell>>& rows() const { return rows_; }

private:
    std::vector<std::vector<Cell>> rows_;
};

// The drawing as lines of plain ASCII, without trailing blanks.
std::string to_ascii(const Canvas& canvas);

}  // namespace thwart::rules
