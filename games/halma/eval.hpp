// How good a position looks, by hand: how far all men of a seat still have to go. Distances count squared, so that a
// man left behind weighs more than one that could do a last step.
#pragma once

#include "games/halma/rules.hpp"

#include <algorithm>
#include <limits>

namespace thwart::halma {

struct Eval {
    static int score(const State& state, rules::Seat seat) {
        constexpr int kWin = 100000;
        if (state.winner != 0) return state.winner == seat.number() ? kWin : -kWin;
        if (has_left(state, seat.index())) return -kWin;
        // Against the rival who is ahead; alone, only the own way counts.
        int rivals_way = std::numeric_limits<int>::max();
        for (unsigned rival = 0; rival < state.players; ++rival)
            if (rival != seat.index() && !has_left(state, rival))
                rivals_way = std::min(rivals_way, way_left(state, rival));
        return (state.players == 1 ? 0 : rivals_way) - way_left(state, seat.index());
    }

private:
    static int way_left(const State& state, unsigned seat) {
        const unsigned goal = opposite(tip_of(state, seat));
        int sum = 0;
        for (unsigned point = 0; point < kPoints; ++point)
            if (seat_on(state, point) == seat + 1) {
                const int distance = distance_to_end(point, goal);
                sum += distance * distance;
            }
        return sum;
    }
};

}  // namespace thwart::halma
