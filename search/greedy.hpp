// The simplest computer player: looks at the position after each of its moves and takes the best.
#pragma once

#include "base/random.hpp"
#include "rules/game.hpp"

#include <limits>

namespace thwart::search {

// Eval::score(state, seat): how good a position is for a seat, larger is better. Ties are drawn by lot.
template <rules::Game G, class Eval>
typename G::Move greedy(const typename G::State& state, base::Random& random) {
    const rules::Seat seat = G::turn(state).seat;
    rules::MoveList<G> moves;
    G::moves(state, moves);
    typename G::Move best = moves[0];
    int best_score = std::numeric_limits<int>::min();
    u32 ties = 0;
    for (const typename G::Move move : moves) {
        typename G::State next = state;
        G::apply(next, move);
        const int score = Eval::score(next, seat);
        if (score > best_score) {
            best_score = score;
            ties = 0;
        }
        if (score == best_score && random.below(++ties) == 0) best = move;
    }
    return best;
}

}  // namespace thwart::search
