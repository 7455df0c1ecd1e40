// Where men can jump, by shifting whole lanes.
//
// A man stays in its family all through a chain, and the men it jumps over are of the other three: one family for
// each of the three lines through a point. Hence the moving man never gets in its own way, and which points of a
// family are joined by a jump is the same for all its men. For each family three lane-wide words say it all; a chain
// is a flood along them.
#pragma once

#include "games/halma/board.hpp"

#include <array>
#include <utility>

namespace thwart::halma {

// The three lines through a point, named by their direction to the right or downwards; a jump the other way along a
// line is the same jump backwards. kJump is the distance of the two ends in a lane.
inline constexpr unsigned kLines = 3;
inline constexpr std::array<int, kLines> kJump = {1, kLaneRow, kLaneRow - 1};

// The family of the points next to a family's along a line.
constexpr unsigned across(unsigned family, unsigned line) { return family ^ (line + 1); }

namespace detail {

// How much larger the lane index of the next point along a line is than that of a family's point itself.
constexpr int next_offset(unsigned family, unsigned line) {
    const int odd_q = static_cast<int>(family & 1U);
    const int odd_r = static_cast<int>(family >> 1U);
    switch (line) {
        case 0: return odd_q;
        case 1: return kLaneRow * odd_r;
        default: return odd_q - 1 + kLaneRow * odd_r;
    }
}

using LaneTable = std::array<std::array<u64, kDirections>, kFamilies>;

// The points of each family that have a point at this distance in each direction.
constexpr LaneTable make_with_neighbour(int distance) {
    LaneTable table{};
    for (const Place place : kStar.places)
        for (unsigned d = 0; d < kDirections; ++d)
            if (on_board(place + Place{distance * kStep[d].q, distance * kStep[d].r}))
                table[family_of(place)][d] |= u64{1} << lane_index(place);
    return table;
}

constexpr std::array<u64, kFamilies> make_lane_points() {
    std::array<u64, kFamilies> points{};
    for (const Place place : kStar.places) points[family_of(place)] |= u64{1} << lane_index(place);
    return points;
}

template <int kBy>
constexpr u64 shift_down(u64 lane) {
    if constexpr (kBy >= 0)
        return lane >> kBy;
    else
        return lane << -kBy;
}

}  // namespace detail

inline constexpr detail::LaneTable kWithNext = detail::make_with_neighbour(1);
inline constexpr detail::LaneTable kWithLanding = detail::make_with_neighbour(2);
inline constexpr std::array<u64, kFamilies> kLanePoints = detail::make_lane_points();

using Lanes = std::array<u64, kFamilies>;

// visit(integral_constant) for every family: shifts by constants are cheaper, and there are many of them.
template <class Visit>
constexpr void for_each_family(Visit visit) {
    [&]<unsigned... kFamily>(std::integer_sequence<unsigned, kFamily...>) {
        (visit(std::integral_constant<unsigned, kFamily>{}), ...);
    }(std::make_integer_sequence<unsigned, kFamilies>{});
}

// Takes a set apart into its lanes.
constexpr Lanes lanes_of(const Set& set) {
    Lanes lanes{};
    for_each_family([&](auto family) {
        constexpr detail::Lane kLane = kLanes[family];
        constexpr unsigned kWord = kLane.start / 64;
        constexpr unsigned kShift = kLane.start % 64;
        u64 lane = set.words[kWord] >> kShift;
        if constexpr (kShift + kLane.width > 64) lane |= set.words[kWord + 1] << (64 - kShift);
        lanes[family] = (lane & ((u64{1} << kLane.width) - 1)) << kLane.low;
    });
    return lanes;
}

// The members of a lane that have a member of `others` (all lanes of some set) next to them in a direction.
template <unsigned kFamily, unsigned kDirection>
constexpr u64 beside(const Lanes& others) {
    constexpr unsigned kLine = kDirection % kLines;
    constexpr int kForward = detail::next_offset(kFamily, kLine);
    constexpr int kOffset = kDirection < kLines ? kForward : kForward - kJump[kLine];
    return detail::shift_down<kOffset>(others[across(kFamily, kLine)]) & kWithNext[kFamily][kDirection];
}

// The jumps among the points of one family.
struct Jumps {
    std::array<u64, kLines>
        over{};    // points from which a man to the right or below could be jumped along a line
    u64 free = 0;  // points to land on

    template <unsigned kFamily>
    static constexpr Jumps of(const Lanes& occupied) {
        return {{beside<kFamily, 0>(occupied) & kWithLanding[kFamily][0],
                 beside<kFamily, 1>(occupied) & kWithLanding[kFamily][1],
                 beside<kFamily, 2>(occupied) & kWithLanding[kFamily][2]},
                kLanePoints[kFamily] & ~occupied[kFamily]};
    }

    // The ends of single jumps from these points, taken or free.
    [[nodiscard]] constexpr u64 once(u64 from) const {
        return (from & over[0]) << kJump[0] | (from >> kJump[0] & over[0]) |  //
               (from & over[1]) << kJump[1] | (from >> kJump[1] & over[1]) |  //
               (from & over[2]) << kJump[2] | (from >> kJump[2] & over[2]);
    }

    // Those of some men that can jump at all.
    [[nodiscard]] constexpr u64 able(u64 men) const { return men & once(free); }

    // All points that chains from here end on. Few are longer than three jumps, so the first three go without asking
    // whether anything was added: a branch that is hard to foresee costs more than a round too many.
    [[nodiscard]] constexpr u64 chain(u64 from) const {
        u64 reached = once(from) & free;
        reached |= once(reached) & free;
        reached |= once(reached) & free;
        u64 added = once(reached) & free & ~reached;
        for (; added != 0; added = once(reached) & free & ~reached) reached |= added;
        return reached;
    }
};

}  // namespace thwart::halma
