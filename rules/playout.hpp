// Random play: uniform over the legal moves of a seat, by weight at chance steps.
#pragma once

#include "base/random.hpp"
#include "rules/game.hpp"

namespace thwart::rules {

// One step of random play, drawn from the list. Trusts its caller: the game must not be over.
template <Game G>
typename G::Move sample_from_list(const typename G::State& state, base::Random& random) {
    MoveList<G> moves;
    G::moves(state, moves);
    if constexpr (HasChance<G>) {
        if (G::turn(state).kind == Turn::Kind::chance) {
            u32 total = 0;
            for (const typename G::Move move : moves) total += G::weight(state, move);
            u32 ticket = random.below(total);
            for (const typename G::Move move : moves) {
                const u32 weight = G::weight(state, move);
                if (ticket < weight) return move;
                ticket -= weight;
            }
        }
    }
    return moves[random.below(static_cast<u32>(moves.size()))];
}

// The same, by the game's own shortcut where it has one.
template <Game G>
typename G::Move sample_step(const typename G::State& state, base::Random& random) {
    if constexpr (FastSample<G>)
        return G::sample(state, random);
    else
        return sample_from_list<G>(state, random);
}

// Plays on until the game is over or `limit` steps were made; returns the number of steps.
template <Game G>
u64 playout(typename G::State& state, base::Random& random, u64 limit = ~u64{0}) {
    if constexpr (FastPlayout<G>) return G::playout(state, random, limit);
    u64 steps = 0;
    for (; steps < limit && G::turn(state).kind != Turn::Kind::over; ++steps)
        G::apply(state, sample_step<G>(state, random));
    return steps;
}

}  // namespace thwart::rules
