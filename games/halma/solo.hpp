// Solves Halma Solo: from any position a short way to the target camp, and how short it could be at best. For
// `thwart solve` and for hints. How it works and what it has found is told in docs/halma-solo.md.
#pragma once

#include "games/halma/rules.hpp"
#include "games/halma/solo_effort.hpp"

#include <vector>

namespace thwart::halma {

struct SoloLine {
    bool found = false;       // whether `moves` solves the puzzle; it is empty for one that is solved already
    std::vector<Move> moves;  // the best solution found
    unsigned at_least = 0;    // no solution has fewer moves; kNever if there is none at all

    [[nodiscard]] bool is_proven() const { return found && moves.size() == at_least; }
    [[nodiscard]] bool is_unsolvable() const { return at_least == kNever; }
};

// The state must be one of the solo. There is no solution when it has fewer men than the target camp has points,
// under either way of winning. Always finds one otherwise, if it is not stopped before.
SoloLine solve_solo(const State& state, const SoloEffort& effort);

}  // namespace thwart::halma
