// Counting step sequences: the oldest and sharpest test of a move generator.
#pragma once

#include "rules/game.hpp"

namespace thwart::rules {

// The number of step sequences of exactly this length; chance steps count like others, a finished game has none.
template <Game G>
u64 perft(const typename G::State& state, unsigned depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_moves<G>(state);
    MoveList<G> moves;
    G::moves(state, moves);
    u64 nodes = 0;
    for (const typename G::Move move : moves) {
        typename G::State next = state;
        G::apply(next, move);
        nodes += perft<G>(next, depth - 1);
    }
    return nodes;
}

}  // namespace thwart::rules
