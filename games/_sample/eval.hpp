// How good a position looks, by hand: how far the side's best runner is ahead, and what is left to get in the way with.
#pragma once

#include "games/_sample/rules.hpp"

#include <algorithm>

namespace thwart::sample {

struct Eval {
    static int score(const State& state, rules::Seat seat) {
        int mine = 0;
        int theirs = 0;
        for (unsigned each = 0; each < state.players; ++each) {
            if (state.runner[each] == kGone) continue;
            const bool is_mine = each == seat.index() || are_partners(state, each, seat.index());
            int& best = is_mine ? mine : theirs;
            best = std::max(best, progress(state, each));
        }
        return mine - theirs;
    }

private:
    // A stone costs the others about two cells, so it is worth a little more than the average throw.
    static int progress(const State& state, unsigned seat) {
        constexpr int kWin = 1000;
        return state.winner == seat + 1 ? kWin : state.runner[seat] + 2 * state.hand[seat];
    }
};

}  // namespace thwart::sample
