// How good a position looks, by hand: how far the pieces of each seat still have to walk to the goal.
#pragma once

#include "base/bits.hpp"
#include "games/barricade/rules.hpp"

#include <algorithm>

namespace thwart::barricade {

struct Eval {
    static int score(const State& state, rules::Seat seat) {
        constexpr int kWin = 100000;
        if (state.winner != 0) return state.winner == seat.number() ? kWin : -kWin;
        if (!is_live(state, seat.index())) return -kWin;
        const std::array<int, kNodes> steps = distances(state.blockers);
        int best_rival = -kWin;
        int rivals = 0;
        for (unsigned rival = 0; rival < state.players; ++rival) {
            if (rival == seat.index() || !is_live(state, rival)) continue;
            const int progress = progress_of(steps, state.pieces[rival]);
            best_rival = std::max(best_rival, progress);
            rivals += progress;
        }
        // All rivals count a little, so that a capture is worth something even when it does not hit the leader.
        return 4 * progress_of(steps, state.pieces[seat.index()]) - 3 * best_rival - rivals;
    }

private:
    // A blocker must be hit with the exact number, which takes some throws; then it is gone.
    static constexpr int kBlockerCost = 5;

    // The cost of the cheapest way from each node to the goal.
    static std::array<int, kNodes> distances(Cells blockers) {
        constexpr int kFar = 1000;
        std::array<int, kNodes> steps{};
        steps.fill(kFar);
        steps[kGoal] = 0;
        for (Cells open = bit(kGoal); open != 0;) {
            const unsigned cell = base::lowest(open);
            open &= open - 1;
            const int next = steps[cell] + 1 + (has(blockers, cell) ? kBlockerCost : 0);
            for (const unsigned other : kNeighbours[cell]) {
                if (steps[other] <= next) continue;
                steps[other] = next;
                open |= bit(other);
            }
        }
        for (unsigned house = kCells; house < kNodes; ++house) steps[house] = steps[start_of(house)] + 1;
        return steps;
    }

    // One piece wins the game, so the nearest counts most.
    static int progress_of(const std::array<int, kNodes>& steps, const Pieces& pieces) {
        int nearest = steps[pieces[0]];
        int all = 0;
        for (const unsigned node : pieces) {
            nearest = std::min(nearest, steps[node]);
            all += steps[node];
        }
        return -4 * nearest - all;
    }
};

}  // namespace thwart::barricade
