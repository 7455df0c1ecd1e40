// Which fences may be put up: the hot path of Quoridor.
//
// A fence bars a pawn's way for good exactly when it completes a closed loop of walls around the pawn, where the
// rim of the board counts as wall except the pawn's own goal side. Three facts make that cheap to decide for all
// 128 fences at once, in plain 64-bit arithmetic:
//   1. A fence meets other walls at most at three points: its two ends and its middle. Touching fewer than two
//      of them it closes nothing.
//   2. It closes a loop when two of these points already hang together. The groups of connected walls are found
//      by flooding along the fences, not along the squares.
//   3. Walls never cross an open way. So, given one open way from the pawn to its goal, a new loop separates the
//      two exactly when the new piece of wall in it crosses that way an odd number of times.
// The way is only looked for when a loop can be closed. tests/ and fuzz/ hold all of this against the slow twin.
#pragma once

#include "base/bits.hpp"
#include "games/quoridor/board.hpp"

#include <array>

namespace thwart::quoridor {

// Fences of both orientations as sets of the points they are centred on.
struct Fences {
    u64 h = 0;
    u64 v = 0;
    friend bool operator==(const Fences&, const Fences&) = default;
};

// The pawns that need a way: where they stand and where they are going.
struct Runners {
    struct Runner {
        u8 square;
        Side goal;
    };
    std::array<Runner, 4> list{};
    unsigned count = 0;
};

inline bool has(u64 set, unsigned point) { return (set >> point & 1U) != 0; }

// The directions in which a pawn can leave a square, as a set of bit(side); pawns do not matter here.
inline unsigned exits(const Fences& fences, unsigned square) {
    const std::array<u64, 4>& barring = kBarring[square];
    const unsigned barred = static_cast<unsigned>((fences.h & barring[0]) != 0) |
                            static_cast<unsigned>((fences.v & barring[1]) != 0) << 1U |
                            static_cast<unsigned>((fences.h & barring[2]) != 0) << 2U |
                            static_cast<unsigned>((fences.v & barring[3]) != 0) << 3U;
    return ~(barred | kRims[square]) & 15U;
}
inline bool is_open(const Fences& fences, unsigned square, Side side) {
    return (exits(fences, square) & bit(side)) != 0;
}

// Fences that neither overlap nor cross one that stands.
inline Fences free_slots(const Fences& f) {
    return {~(f.h | shift_east(f.h) | shift_west(f.h) | f.v),
            ~(f.v | shift_north(f.v) | shift_south(f.v) | f.h)};
}

// Of the free slots those that leave every runner a way to its goal. Every runner must have a way now.
Fences legal_fences(const Fences& fences, const Runners& runners);

// The slots that touch fences or the rim with at least two of their three points (fact 1); no other slot needs
// a closer look.
Fences touching_twice(const Fences& fences);

// Whether every runner can walk to its goal.
bool leave_ways(const Fences& fences, const Runners& runners);

// Whether a pawn can walk from a square to a side of the board.
bool has_way(const Fences& fences, unsigned square, Side goal);

// The number of steps from a square to a side of the board, other pawns ignored. There must be a way.
unsigned distance(const Fences& fences, unsigned square, Side goal);

}  // namespace thwart::quoridor
