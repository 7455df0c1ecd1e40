// A mind for testing searches: its scores follow from the position and from nothing that matters in it, so a wrong
// sign, window or table entry has no chance to go unnoticed.
#pragma once

#include "base/hash.hpp"
#include "rules/game.hpp"
#include "search/score.hpp"

namespace thwart::tests {

template <rules::Game G>
struct HashMind {
    struct Insight {
        u64 hash;
    };

    rules::Sides sides;
    search::Score grain = 1;  // scores are multiples of it; a coarse one makes many positions equal

    Insight look(const typename G::State& state) const { return {base::mix(G::hash(state))}; }

    search::Score score(const typename G::State& /*state*/, const Insight& insight, unsigned side) const {
        const bool is_other = sides.count == 2 && side == 1;
        const u64 bits = base::mix(insight.hash + (is_other ? 0 : side));
        const auto score = static_cast<search::Score>(bits % (2 * kMost + 1)) - kMost;
        return score / grain * (is_other ? -grain : grain);
    }

private:
    static constexpr search::Score kMost = 20'000;
};

}  // namespace thwart::tests
