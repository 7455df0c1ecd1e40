// The board for a terminal. A square takes three columns and a line and a half, a groove one column or the other
// half of the line, so that both look about as on a real board.

#include "base/text.hpp"
#include "games/quoridor/rules.hpp"

#include <algorithm>

namespace thwart::quoridor {
namespace {

using rules::Canvas;
using rules::Cell;
using rules::Ink;
using rules::Paper;

constexpr std::size_t kLeft = 3;                   // the frame's column; rank numbers stand before it
constexpr std::size_t kRight = kLeft + 4 * kSize;  // the frame on the other side
constexpr std::size_t kBottom = 2 * kSize + 2;     // the frame's line below rank 1
constexpr std::array<char32_t, 4> kPawns = {U'●', U'■', U'▲', U'◆'};

constexpr std::size_t column_at(unsigned column) { return kLeft + 2 + std::size_t{4} * column; }
constexpr std::size_t line_at(unsigned row) { return 2 + std::size_t{2} * (kSize - 1 - row); }

void paint(Cell& cell, char32_t glyph, char ascii, Ink ink) {
    cell.glyph = glyph;
    cell.ascii = ascii;
    cell.ink = ink;
}

// A side of the frame has the colour of the seat that wants to get there.
Ink frame_ink(const State& state, Side side) {
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.pawn[seat] != kGone && goal_of(seat, state.players) == side)
            return rules::ink_of(rules::Seat(seat));
    return Ink::muted;
}

void draw_frame(const State& state, Canvas& canvas) {
    for (std::size_t x = kLeft + 1; x < kRight; ++x) {
        paint(canvas.at(x, 0), U'─', '-', frame_ink(state, Side::north));
        paint(canvas.at(x, kBottom), U'─', '-', frame_ink(state, Side::south));
    }
    for (std::size_t y = 1; y < kBottom; ++y) {
        paint(canvas.at(kLeft, y), U'│', '|', frame_ink(state, Side::west));
        paint(canvas.at(kRight, y), U'│', '|', frame_ink(state, Side::east));
    }
    paint(canvas.at(kLeft, 0), U'┌', '+', Ink::muted);
    paint(canvas.at(kRight, 0), U'┐', '+', Ink::muted);
    paint(canvas.at(kLeft, kBottom), U'└', '+', Ink::muted);
    paint(canvas.at(kRight, kBottom), U'┘', '+', Ink::muted);
    for (unsigned i = 0; i < kSize; ++i) {
        canvas.write(1, line_at(i), base::cat(i + 1), Ink::muted);
        canvas.write(column_at(i), kBottom + 1, std::string(1, static_cast<char>('a' + i)), Ink::muted);
    }
}

// Squares, and grooves between them; every groove cell belongs to the slot a finger there would mean.
void draw_fields(Canvas& canvas) {
    for (std::size_t x = kLeft + 1; x < kRight; ++x) {
        paint(canvas.at(x, 1), U'▄', ' ', Ink::wood);
        for (std::size_t y = 2; y < kBottom; ++y) canvas.at(x, y).paper = Paper::wood;
    }
    for (unsigned square = 0; square < kSquares; ++square) {
        const unsigned column = column_of(square);
        const unsigned row = row_of(square);
        const unsigned point = 8 * std::min(row, 7U) + std::min(column, 7U);
        for (std::size_t x = column_at(column) - 1; x <= column_at(column) + 1; ++x) {
            canvas.at(x, line_at(row)).paper = Paper::maple;
            canvas.at(x, line_at(row)).site = static_cast<rules::SiteId>(square);
            paint(canvas.at(x, line_at(row) + 1), U'▀', ' ', Ink::maple);
            if (row < kSize - 1)
                canvas.at(x, line_at(row) - 1).site = static_cast<rules::SiteId>(kFenceHSites + point);
        }
        if (column < kSize - 1)
            canvas.at(column_at(column) + 2, line_at(row)).site =
                static_cast<rules::SiteId>(kFenceVSites + point);
        paint(canvas.at(column_at(column), line_at(row)), U'·', '.', Ink::muted);
    }
}

void draw_fences(const Fences& fences, Canvas& canvas) {
    base::for_each(fences.h, [&](unsigned point) {
        const std::size_t middle = column_at(point % 8) + 2;
        for (std::size_t x = middle - 3; x <= middle + 3; ++x) {
            Cell& cell = canvas.at(x, line_at(point / 8) - 1);
            paint(cell, U'▄', '=', Ink::ash);
            if (x != middle) cell.paper = Paper::maple;
        }
    });
    base::for_each(fences.v, [&](unsigned point) {
        const std::size_t middle = line_at(point / 8) - 1;
        for (std::size_t y = middle - 1; y <= middle + 1; ++y)
            paint(canvas.at(column_at(point % 8) + 2, y), U'█', '#', Ink::ash);
    });
}

void draw_pawns(const State& state, Canvas& canvas) {
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (const u8 square = state.pawn[seat]; square != kGone)
            paint(canvas.at(column_at(column_of(square)), line_at(row_of(square))), kPawns[seat],
                  static_cast<char>('1' + seat), rules::ink_of(rules::Seat(seat)));
}

}  // namespace

void Rules::draw(const State& state, Canvas& canvas) {
    draw_frame(state, canvas);
    draw_fields(canvas);
    draw_fences(state.fences, canvas);
    draw_pawns(state, canvas);
}

}  // namespace thwart::quoridor
