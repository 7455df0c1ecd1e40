#include "games/barricade/ways.hpp"

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "games/barricade/paths.hpp"

#include <limits>
#include <utility>

namespace thwart::barricade {
namespace {

constexpr std::size_t kCacheSize = 2048;
constexpr Cells kAllCells = bit(kCells) - 1;

using Throws = std::array<u8, kNodes>;

// Cells of equal cost are dealt with together, those near the goal first.
void find_steps(Ways& ways) {
    constexpr unsigned kRims = kBlockerSteps + 2;
    std::array<Cells, kRims> rims{};  // the cells of cost c are in c % kRims
    ways.steps.fill(std::numeric_limits<u8>::max());
    rims[0] = bit(kGoal);
    ways.steps[kGoal] = 0;
    Cells seen = 0;
    for (unsigned cost = 0; seen != kAllCells; ++cost) {
        const Cells rim = std::exchange(rims[cost % kRims], 0) & ~seen;
        seen |= rim;
        base::for_each(rim, [&](unsigned cell) {
            const unsigned reached = cost + (has(ways.blockers, cell) ? 1 + kBlockerSteps : 1);
            for (const unsigned other : kNeighbours[cell]) {
                if (ways.steps[other] <= reached) continue;
                ways.steps[other] = static_cast<u8>(reached);
                ways.next[other] = static_cast<u8>(cell);
                rims[reached % kRims] |= bit(other);
            }
        });
    }
    for (unsigned house = kCells; house < kNodes; ++house) {
        ways.steps[house] = static_cast<u8>(ways.steps[start_of(house)] + 1);
        ways.next[house] = static_cast<u8>(start_of(house));
    }
}

// Marks the throws that end on `target`: the ways from there, walked backwards. Houses open on cells without blockers.
void mark_throws(Cells blockers, unsigned target, Throws& throws) {
    const auto mark = [&](unsigned node, unsigned steps) {
        throws[node] = static_cast<u8>(throws[node] | 1U << (steps - 1));
    };
    for (unsigned steps = 1; steps <= kHighestThrow; ++steps)
        for (const Path path : paths_from(target, steps)) {
            if (!path.is_open(blockers)) continue;
            mark(path.target(), steps);
            if (steps == kHighestThrow || row_of(path.target()) != 0) continue;
            for (unsigned house = kCells; house < kNodes; ++house)
                if (start_of(house) == path.target()) mark(house, steps + 1);
        }
}

}  // namespace

Ways::Ways(Cells where) : blockers(where) {
    find_steps(*this);
    mark_throws(blockers, kGoal, wins);
    base::for_each(blockers, [&](unsigned cell) { mark_throws(blockers, cell, takes); });
}

const Ways& WaysCache::of(Cells blockers) {
    if (entries_.empty()) entries_.assign(kCacheSize, Ways(0));
    const u64 key = base::mix(static_cast<u64>(blockers) ^ base::mix(static_cast<u64>(blockers >> 64)));
    Ways& entry = entries_[key % kCacheSize];
    if (entry.blockers != blockers) entry = Ways(blockers);
    return entry;
}

}  // namespace thwart::barricade
