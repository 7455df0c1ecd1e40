// A puzzle for one, solved: the erased face of a game's own solver.
#pragma once

#include "base/result.hpp"
#include "catalog/session.hpp"
#include "catalog/thinker.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace thwart::catalog {

struct Solution {
    bool is_found = false;
    std::vector<std::string> moves;  // the best solution found
    bool is_possible = true;         // false: it is certain that there is none
    u64 at_least = 0;                // no solution has fewer moves

    [[nodiscard]] bool is_proven() const { return is_found && moves.size() == at_least; }
};

struct SolverProgress {
    u64 best = 0;      // moves of the best solution so far; 0 while there is none
    u64 at_least = 0;  // no solution has fewer
    u64 positions = 0;
};

struct SolverEffort {
    i64 microseconds = 0;    // needs a clock
    std::size_t memory = 0;  // bytes
    unsigned threads = 1;
    std::function<void(const SolverProgress&)> progress;
};

// Refuses a session that is no puzzle. When time is up the best so far is the answer.
using Solve = base::Result<Solution> (*)(const Session& session, const SolverEffort& effort,
                                         const World& world);

}  // namespace thwart::catalog
