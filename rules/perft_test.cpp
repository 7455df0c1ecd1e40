#include "rules/perft.hpp"

#include "games/_sample/rules.hpp"

#include <gtest/gtest.h>

namespace thwart::rules {
namespace {

// One heap, from which one or two are taken until it is empty. Its sequences can be counted on paper: those of
// length d with k twos are C(d, k), and they fit when d + k is not above the size of the heap.
struct Heap : sample::Rules {
    static Turn turn(const State& state) { return state.spare == 0 ? Turn::over() : Turn::decision(Seat(0)); }
    static void moves(const State& state, MoveList& list) {
        for (unsigned taken = 1; taken <= 2 && taken <= state.spare; ++taken) list.push(Move::roll(taken));
    }
    static void apply(State& state, Move move) { state.spare = static_cast<u8>(state.spare - move.target()); }
};

struct CountedHeap : Heap {
    static inline int calls = 0;
    static std::size_t count_moves(const State& state) {
        ++calls;
        return state.spare < 2 ? state.spare : 2;
    }
};

sample::State heap_of(unsigned size) {
    sample::State state;
    state.spare = static_cast<u8>(size);
    return state;
}

TEST(Perft, CountsSequencesOfExactlyThatLength) {
    constexpr std::array<u64, 8> kExpected = {1, 2, 4, 7, 5, 1, 0, 0};  // for a heap of five
    for (unsigned depth = 0; depth < kExpected.size(); ++depth)
        EXPECT_EQ(perft<Heap>(heap_of(5), depth), kExpected[depth]) << depth;
}

TEST(Perft, AFinishedGameHasNoSequencesButTheEmptyOne) {
    EXPECT_EQ(perft<Heap>(heap_of(0), 0), 1U);
    EXPECT_EQ(perft<Heap>(heap_of(0), 1), 0U);
    EXPECT_EQ(perft<Heap>(heap_of(0), 32), 0U);
}

TEST(Perft, CountsTheLastStepWithoutMakingIt) {
    EXPECT_EQ(perft<CountedHeap>(heap_of(5), 3), 7U);
    EXPECT_EQ(CountedHeap::calls, 4);
}

TEST(Perft, LeavesTheStateAlone) {
    const sample::State state = heap_of(5);
    perft<Heap>(state, 4);
    EXPECT_EQ(state, heap_of(5));
}

// Three throws; then one run and nine stones each.
TEST(Perft, CountsChanceLikeOtherSteps) {
    const sample::State start = sample::Rules::initial({});
    EXPECT_EQ(perft<sample::Rules>(start, 1), 3U);
    EXPECT_EQ(perft<sample::Rules>(start, 2), 30U);
    EXPECT_EQ(perft<sample::Rules>(start, 3), 90U);
}

}  // namespace
}  // namespace thwart::rules
