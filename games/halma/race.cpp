#include "games/halma/race.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace thwart::halma {
namespace {

// From where to where a set reaches, counted in the rows of each direction.
struct Extent {
    std::array<int, 3> low;
    std::array<int, 3> high;
};

Extent extent_of(const Set& points) {
    Extent extent{};
    extent.low.fill(std::numeric_limits<int>::max());
    extent.high.fill(std::numeric_limits<int>::min());
    for (unsigned point = 0; point < kPoints; ++point) {
        if (!points.has(point)) continue;
        const Place place = place_of(point);
        const std::array<int, 3> rows = {place.q, place.r, -place.q - place.r};
        for (unsigned i = 0; i < rows.size(); ++i) {
            extent.low[i] = std::min(extent.low[i], rows[i]);
            extent.high[i] = std::max(extent.high[i], rows[i]);
        }
    }
    return extent;
}

bool lie_apart(const Extent& a, const Extent& b) {
    for (unsigned i = 0; i < a.low.size(); ++i)
        if (a.high[i] + 1 < b.low[i] || b.high[i] + 1 < a.low[i]) return true;
    return false;
}

// The point that a point becomes when the board is turned by so many sixths.
unsigned turned(unsigned point, unsigned sixths) {
    Place place = place_of(point);
    for (unsigned i = 0; i < sixths; ++i) place = {-place.r, place.q + place.r};
    return point_at(place);
}

}  // namespace

bool is_race(const State& state) {
    if (state.players == 1) return false;
    std::array<Extent, kMostSeats> extents{};
    for (unsigned seat = 0; seat < state.players; ++seat)
        extents[seat] = extent_of(men_of(state, seat) | target_of(state, seat));
    for (unsigned a = 0; a < state.players; ++a)
        for (unsigned b = 0; b < a; ++b)
            if (!has_left(state, a) && !has_left(state, b) && !lie_apart(extents[a], extents[b]))
                return false;
    return true;
}

SoloLine solve_alone(const State& state, unsigned seat, const SoloEffort& effort) {
    const unsigned tip = tip_of(state, seat);
    const unsigned there =
        (kTips - tip) % kTips;  // sixths that bring the tip to the top, where the solo begins
    State alone = empty_board({.players = 1, .men = state.men_each});
    for (unsigned point = 0; point < kPoints; ++point)
        if (men_of(state, seat).has(point)) put(alone, turned(point, there), 0);
    SoloLine line = solve_solo(alone, effort);
    for (Move& move : line.moves) move = Move::walk(turned(move.from(), tip), turned(move.to(), tip));
    return line;
}

}  // namespace thwart::halma
