// How good a position looks, by hand: how far each pawn has to walk, and what is left to get in the way with.
#pragma once

#include "games/quoridor/rules.hpp"

#include <algorithm>

namespace thwart::quoridor {

struct Eval {
    static int score(const State& state, rules::Seat seat) {
        constexpr int kWon = 10000;
        if (state.winner != 0) return state.winner == seat.number() ? kWon : -kWon;
        if (state.pawn[seat.index()] == kGone) return -kWon;
        const auto steps = [&](unsigned of) {
            return static_cast<int>(distance(state.fences, state.pawn[of], goal_of(of, state.players)));
        };
        int nearest_rival = static_cast<int>(kSquares);
        for (unsigned rival = 0; rival < state.players; ++rival)
            if (rival != seat.index() && state.pawn[rival] != kGone)
                nearest_rival = std::min(nearest_rival, steps(rival));
        // A fence is worth half a step: it should cost the rival more than one step to be worth placing.
        return 2 * (nearest_rival - steps(seat.index())) + state.stock[seat.index()];
    }
};

}  // namespace thwart::quoridor
