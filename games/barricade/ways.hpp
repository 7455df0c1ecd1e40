// The shortest ways to the goal as the blockers lie, and which throws end on the goal or on a blocker.
//
// The player asks this at every position it looks at. Blockers move much more rarely than pieces, so the answers are
// kept for a while.
#pragma once

#include "games/barricade/board.hpp"

#include <array>
#include <vector>

namespace thwart::barricade {

// A blocker must be hit with the exact number, which takes some throws, but any piece will do. With this many steps
// for it the distances told best who would win (README.md).
inline constexpr unsigned kBlockerSteps = 2;

struct Ways {
    Cells blockers = 0;
    std::array<u8, kNodes>
        steps{};  // from each node to the goal, a blocker on the way counted as kBlockerSteps more
    std::array<u8, kNodes> next{};   // the next cell on that way
    std::array<u8, kNodes> wins{};   // bit n - 1: a throw of n leads to the goal
    std::array<u8, kNodes> takes{};  // bit n - 1: a throw of n can take a blocker

    Ways() = default;
    explicit Ways(Cells where);
};

// The ways that were asked for lately. A copy begins empty.
class WaysCache {
public:
    WaysCache() = default;
    WaysCache(const WaysCache& /*other*/) {}
    WaysCache& operator=(const WaysCache& /*other*/) { return *this; }
    WaysCache(WaysCache&&) = default;
    WaysCache& operator=(WaysCache&&) = default;
    ~WaysCache() = default;

    // Valid until the next call.
    const Ways& of(Cells blockers);

private:
    std::vector<Ways> entries_;
};

}  // namespace thwart::barricade
