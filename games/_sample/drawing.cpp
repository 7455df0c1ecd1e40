// The board for a terminal: the track in one line, below it a line for every seat.

#include "base/text.hpp"
#include "games/_sample/rules.hpp"

namespace thwart::sample {
namespace {

using rules::Canvas;
using rules::Cell;
using rules::Ink;
using rules::Paper;

constexpr std::size_t kNames = 0;  // lines
constexpr std::size_t kTrack = 1;
constexpr std::size_t kSeats = 3;
constexpr std::size_t kStartColumn = 1;  // in the lines of the seats
constexpr std::array<char32_t, 4> kRunners = {U'●', U'■', U'▲', U'◆'};

constexpr std::size_t column_of(unsigned place) { return 1 + std::size_t{2} * (place - kFirstCell); }

void paint(Cell& cell, char32_t glyph, char ascii, Ink ink) {
    cell.glyph = glyph;
    cell.ascii = ascii;
    cell.ink = ink;
}

void paint_runner(Cell& cell, unsigned seat) {
    paint(cell, kRunners[seat], static_cast<char>('1' + seat), rules::ink_of(rules::Seat(seat)));
}

void draw_track(const State& state, Canvas& canvas) {
    for (unsigned place = kFirstCell; place <= kGoal; ++place) {
        const rules::SiteId site = site_of(0, place);
        const bool is_goal = place == kGoal;
        canvas.write(column_of(place), kNames,
                     is_goal ? "goal" : std::string(1, static_cast<char>('a' + site)), Ink::muted);
        Cell& cell = canvas.at(column_of(place), kTrack);
        cell.paper = is_goal ? Paper::wood : Paper::maple;
        cell.site = site;
        const rules::Token token = Rules::token(state, site);
        if (token == 0)
            paint(cell, U'·', '.', Ink::muted);
        else if (token == kStoneToken)
            paint(cell, U'█', '#', Ink::strong);
        else
            paint_runner(cell, token - 1U);
    }
}

// Where the runner starts, the stones in the hand, and what has been thrown.
void draw_seat(const State& state, unsigned seat, Canvas& canvas) {
    const std::size_t line = kSeats + seat;
    const Ink ink = rules::ink_of(rules::Seat(seat));
    Cell& start = canvas.at(kStartColumn, line);
    paint(start, U'·', '.', Ink::muted);
    start.paper = rules::tint_of(rules::Seat(seat));
    start.site = start_site(seat);
    if (state.runner[seat] == kStart) paint_runner(start, seat);
    const auto stones = static_cast<char>('0' + state.hand[seat]);
    paint(canvas.at(kStartColumn + 2, line), static_cast<unsigned char>(stones), stones, Ink::muted);
    canvas.at(kStartColumn + 2, line).site = hand_site(seat);
    if (state.seat == seat && state.thrown != 0)
        canvas.write(kStartColumn + 4, line, base::cat(state.thrown), ink);
}

}  // namespace

void Rules::draw(const State& state, Canvas& canvas) {
    draw_track(state, canvas);
    for (unsigned seat = 0; seat < state.players; ++seat) draw_seat(state, seat, canvas);
}

}  // namespace thwart::sample
