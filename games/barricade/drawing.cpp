// The board for a terminal: a line for each row and three columns for each cell. Cells above each other touch; those
// side by side are joined by a line.

#include "base/text.hpp"
#include "games/barricade/rules.hpp"

namespace thwart::barricade {
namespace {

using rules::Canvas;
using rules::Cell;
using rules::Ink;
using rules::Paper;

constexpr std::size_t kLeft = 3;  // the edge of the plate; row numbers stand before it
constexpr std::size_t kPitch = 3;
constexpr std::size_t kRight = kLeft + 2 + kPitch * (kColumns - 1) + 2;
constexpr std::size_t kTrays = kRows;        // the houses, on the line below row 1
constexpr std::size_t kLetters = kRows + 1;  // of the columns
constexpr std::array<char32_t, 4> kPieceGlyphs = {U'●', U'■', U'▲', U'◆'};

constexpr std::size_t column_at(unsigned column) { return kLeft + 2 + kPitch * column; }
constexpr std::size_t line_at(unsigned row) { return kRows - 1 - row; }

void paint(Cell& cell, char32_t glyph, char ascii, Ink ink) {
    cell.glyph = glyph;
    cell.ascii = ascii;
    cell.ink = ink;
}

void paint_piece(Cell& cell, unsigned seat) {
    paint(cell, kPieceGlyphs[seat], static_cast<char>('1' + seat), rules::ink_of(rules::Seat(seat)));
}

void draw_plate(Canvas& canvas) {
    for (std::size_t y = 0; y <= kLetters; ++y)
        for (std::size_t x = kLeft; x <= kRight; ++x) canvas.at(x, y).paper = Paper::slate;
    for (unsigned row = 0; row < kRows; ++row)
        canvas.write(row < 9 ? 1 : 0, line_at(row), base::cat(row + 1), Ink::muted);
    for (unsigned column = 0; column < kColumns; ++column)
        canvas.write(column_at(column), kLetters, std::string(1, static_cast<char>('a' + column)),
                     Ink::muted);
}

void draw_cell(const State& state, unsigned cell, bool is_landing, Canvas& canvas) {
    const std::size_t x = column_at(column_of(cell));
    const std::size_t y = line_at(row_of(cell));
    // A finger may miss by a column.
    for (std::size_t near = x - 1; near <= x + 1; ++near)
        canvas.at(near, y).site = static_cast<rules::SiteId>(cell);
    for (const unsigned next : kNeighbours[cell])
        if (column_of(next) > column_of(cell))
            for (std::size_t between = x + 1; between < x + kPitch; ++between)
                paint(canvas.at(between, y), U'─', '-', Ink::muted);
    if (cell == kGoal) {
        paint(canvas.at(x - 1, y), U'(', '(', Ink::strong);
        paint(canvas.at(x + 1, y), U')', ')', Ink::strong);
    }
    Cell& middle = canvas.at(x, y);
    if (is_landing) middle.paper = Paper::marked;
    if (const auto seat = seat_on(state, cell))
        paint_piece(middle, seat->index());
    else if (has(state.blockers, cell))
        paint(middle, U'◉', '#', Ink::strong);
    else
        paint(middle, U'○', 'o', Ink::plain);
}

// Where the throw can lead, to be shown before the seat decides.
Cells landings(const State& state) {
    Cells cells = 0;
    if (state.phase != Phase::go) return cells;
    Rules::MoveList list;
    Rules::moves(state, list);
    for (const Move move : list)
        if (move.kind() == Move::Kind::walk) cells |= bit(move.target());
    return cells;
}

// Five places under the start cell, filled from the left.
void draw_house(const State& state, unsigned seat, Canvas& canvas) {
    const std::size_t middle = column_at(column_of(start_of(house_of(state, seat))));
    for (unsigned i = 0; i < kPieces; ++i) {
        Cell& place = canvas.at(middle - 2 + i, kTrays);
        place.paper = rules::tint_of(rules::Seat(seat));
        place.site = house_site(seat);
        if (is_live(state, seat) && i < count_home(state, seat))
            paint_piece(place, seat);
        else
            paint(place, U'·', '.', Ink::muted);
    }
}

// Beside the houses what has been thrown, and between them the blocker that a seat holds.
void draw_hands(const State& state, Canvas& canvas) {
    if (state.phase == Phase::place)
        paint(canvas.at(column_at(kColumns / 2), kTrays), U'◉', '#', Ink::strong);
    canvas.at(column_at(kColumns / 2), kTrays).site = kHandSite;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        Cell& die = canvas.at(column_at(column_of(start_of(house_of(state, seat)))) + 4, kTrays);
        die.site = die_site(seat);
        if (const rules::Token thrown = Rules::token(state, die_site(seat)); thrown != 0)
            paint(die, U'0' + thrown, static_cast<char>('0' + thrown), rules::ink_of(rules::Seat(seat)));
    }
}

}  // namespace

void Rules::draw(const State& state, Canvas& canvas) {
    draw_plate(canvas);
    const Cells targets = landings(state);
    for (unsigned cell = 0; cell < kCells; ++cell) draw_cell(state, cell, has(targets, cell), canvas);
    for (unsigned seat = 0; seat < state.players; ++seat) draw_house(state, seat, canvas);
    draw_hands(state, canvas);
}

}  // namespace thwart::barricade
