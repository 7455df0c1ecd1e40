// The shortest ways of a pawn: how long they are, and which fences would lengthen them.
//
// The computer player asks this about every position it looks at. Whole sets of squares are worked out at once, by a
// flood from the goal side up to the pawn and back along the squares that come nearer. The ways of a pawn depend on
// nothing but the fences and its square, and a search meets few of these in many combinations: so they are remembered.
#pragma once

#include "games/quoridor/squares.hpp"

#include <array>
#include <vector>

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
    Fences across;  // slots whose fence would lie across some shortest way
};

// For every slot, the horizontal ones first, the steps that a fence there adds.
using Detours = std::array<u8, 2 * kPoints>;

// Detours take most of the time: without a place for them they are not worked out.
Ways find_ways(const Fences& fences, unsigned square, Side goal, Detours* detours);

// Remembers ways. A copy remembers nothing yet, so that copies are cheap and searches do not depend on earlier ones.
class WaysMemory {
public:
    WaysMemory() = default;
    WaysMemory(const WaysMemory& /*other*/) {}
    WaysMemory& operator=(const WaysMemory& /*other*/) { return *this; }
    WaysMemory(WaysMemory&&) = default;
    WaysMemory& operator=(WaysMemory&&) = default;
    ~WaysMemory() = default;

    const Ways& ways(const Fences& fences, unsigned square, Side goal, bool with_detours) {
        return find(fences, square, goal, with_detours).ways;
    }
    const Detours& detours(const Fences& fences, unsigned square, Side goal) {
        return find(fences, square, goal, true).detours;
    }

private:
    static constexpr unsigned kFewestBits = 10;
    static constexpr unsigned kMostBits = 13;
    struct Slot {
        Fences fences;
        u8 square = 0xff;
        Side goal = Side::north;
        bool has_detours = false;
        Ways ways;
        Detours detours{};
    };

    const Slot& find(const Fences& fences, unsigned square, Side goal, bool with_detours);
    Slot& slot_of(u64 key) { return slots_[static_cast<std::size_t>(key >> (64 - bits_))]; }
    void grow();

    std::vector<Slot> slots_;
    unsigned bits_ = 0;             // of a key: the number of its slot
    std::size_t until_growth_ = 0;  // new ways that find room before there should be more of it
};

}  // namespace thwart::quoridor
