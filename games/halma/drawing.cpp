// The board for a terminal: a line for each row, and every other column a point, which comes close to a true star.

#include "base/text.hpp"
#include "games/halma/rules.hpp"

namespace thwart::halma {
namespace {

using rules::Canvas;
using rules::Cell;
using rules::Ink;
using rules::Paper;

constexpr std::size_t kLeft = 4;  // column of the leftmost point; row letters stand before it
constexpr std::size_t kRight = kLeft + 6 * kRadius;  // of the rightmost
constexpr std::array<char32_t, kMostSeats> kMen = {U'●', U'■', U'▲'};

constexpr std::size_t column_of(unsigned point) {
    const Place place = place_of(point);
    return kLeft + static_cast<std::size_t>(2 * place.q + place.r + 3 * kRadius);
}

void paint(Cell& cell, char32_t glyph, char ascii, Ink ink) {
    cell.glyph = glyph;
    cell.ascii = ascii;
    cell.ink = ink;
}

// The seat whose start camp or target camp a point belongs to; kMostSeats for none.
unsigned owner_of(const State& state, unsigned point, const Set& (*camp)(const State&, unsigned)) {
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (camp(state, seat).has(point)) return seat;
    return kMostSeats;
}

// The plate is wood; a start camp has the tint of its seat.
void draw_plate(const State& state, Canvas& canvas) {
    const auto paper_of = [&](unsigned seat) {
        return seat == kMostSeats ? Paper::wood : rules::tint_of(rules::Seat(seat));
    };
    for (unsigned point = 0; point < kPoints; ++point) {
        const unsigned seat = owner_of(state, point, camp_of);
        const u8 right = kNext[point][0];
        const bool goes_on = right != kNowhere && owner_of(state, right, camp_of) == seat;
        const std::size_t x = column_of(point);
        const std::size_t y = row_of(point);
        canvas.at(x, y).paper = paper_of(seat);
        canvas.at(x + 1, y).paper = paper_of(goes_on ? seat : kMostSeats);
        if (kNext[point][3] == kNowhere) canvas.at(x - 1, y).paper = Paper::wood;
    }
}

// An empty point of a target camp has the colour, and in plain ASCII the small letter, of the seat that wants to go there.
void draw_points(const State& state, Canvas& canvas) {
    for (unsigned point = 0; point < kPoints; ++point) {
        Cell& cell = canvas.at(column_of(point), row_of(point));
        cell.site = static_cast<rules::SiteId>(point);
        const unsigned wanting = owner_of(state, point, target_of);
        if (const u8 number = seat_on(state, point); number != 0)
            paint(cell, kMen[number - 1U], static_cast<char>('A' + number - 1),
                  rules::ink_of(rules::Seat(number - 1U)));
        else if (wanting == kMostSeats || has_left(state, wanting))
            paint(cell, U'·', '.', Ink::muted);
        else
            paint(cell, U'∘', static_cast<char>('a' + wanting), rules::ink_of(rules::Seat(wanting)));
    }
}

// Row letters before the star; behind it the number of the row's last point.
void draw_names(Canvas& canvas) {
    for (unsigned row = 0; row < kRows; ++row) {
        canvas.write(1, row, std::string(1, static_cast<char>('a' + row)), Ink::muted);
        const std::string last = base::cat(kStar.length[row]);
        canvas.write(kRight + 5 - last.size(), row, last, Ink::muted);
    }
}

}  // namespace

void Rules::draw(const State& state, Canvas& canvas) {
    draw_plate(state, canvas);
    draw_points(state, canvas);
    draw_names(canvas);
}

}  // namespace thwart::halma
