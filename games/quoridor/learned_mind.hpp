// The mind of the game's player: what mind.hpp knows, but for two with a score that a network has learned from games.
//
// The inputs of the network (features.hpp) depend on the fences and one pawn, but for three of them. What these add up to
// is remembered like the ways that they are made of. With four seats the score is the hand-written one.
#pragma once

#include "games/quoridor/features.hpp"
#include "games/quoridor/mind.hpp"
#include "games/quoridor/pawn_memory.hpp"
#include "nets/network.hpp"

namespace thwart::quoridor {

using Network = nets::Network<Features::kShape>;

// The one in the program (weights.net).
const Network& learned_network();

class LearnedMind : public Mind {
public:
    explicit LearnedMind(const Network& network = learned_network()) : network_(&network) {}

    i32 score(const State& state, const Insight& insight, unsigned side) const;

    // The chance of the seat to act, in thousandths of the logarithm of the odds.
    i32 odds(const State& state, const Insight& insight) const;

private:
    using Total = nets::Total<Features::kShape>;

    const Total& total_of(const State& state, unsigned seat) const;

    const Network* network_;
    mutable PawnMemory<Total> totals_;
};

}  // namespace thwart::quoridor
