// The shortest ways of a pawn: how long they are, and which fences would lengthen them.
//
// The computer player asks this about every position it looks at. Whole sets of squares are worked out at once, by a
// flood from the goal side up to the pawn and back along the squares that come nearer.
#pragma once

#include "games/quoridor/pawn_memory.hpp"
#include "games/quoridor/squares.hpp"

#include <array>

namespace thwart::quoridor {

// The sets of squares within so many steps of a side of the board.
using Layers = std::array<u128, kSquares + 1>;

// Floods from a side of the board until a square is reached, and returns the number of steps. There must be a way.
inline unsigned flood_back(const Passages& passages, unsigned square, Side goal, Layers& layers) {
    unsigned steps = 0;
    layers[0] = kRimSquares[index(goal)];
    for (; !contains(layers[steps], square); ++steps) layers[steps + 1] = passages.spread(layers[steps]);
    return steps;
}

// What the shortest ways of a pawn are like.
struct Ways {
    i32 steps = 0;
    i32 area = 0;     // how many squares are nearer to the goal than the pawn's
    i32 exits = 0;    // how many neighbouring squares the pawn can go to
    i32 detour = 0;   // the most steps that one fence can add, and
    i32 detours = 0;  // the sum of what each single fence would add, where these were asked for
    u128 nearer = 0;  // these squares
    u128 nearer_by_2 = 0;
    u128 trail = 0;  // the squares on the shortest ways, from the pawn's own to the goal's
    Fences across;   // slots whose fence would lie across some shortest way
    Fences cuts;     // free slots whose fence would lie across all of them, where detours were asked for
};

// For every slot, the horizontal ones first, the steps that a fence there adds.
using Detours = std::array<u8, 2 * kPoints>;

// Detours take most of the time: without a place for them they are not worked out.
Ways find_ways(const Fences& fences, unsigned square, Side goal, Detours* detours);

// Both together, where they are asked for; otherwise the detours say nothing.
struct Paths {
    Ways ways;
    Detours detours{};

    Paths() = default;
    Paths(const Fences& fences, unsigned square, Side goal, bool with_detours) {
        ways = find_ways(fences, square, goal, with_detours ? &detours : nullptr);
    }
};

// Remembers them, because a search meets a pawn's square and the same fences in many combinations.
class PathsMemory {
public:
    const Paths& find(const Fences& fences, unsigned square, Side goal, bool with_detours) {
        const u32 pawn = square << 3U | index(goal) << 1U | u32{with_detours};
        return memory_.find(fences, pawn,
                            [&](Paths& paths) { paths = Paths(fences, square, goal, with_detours); });
    }

private:
    PawnMemory<Paths> memory_;
};

}  // namespace thwart::quoridor
