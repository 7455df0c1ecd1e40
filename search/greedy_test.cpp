#include "search/greedy.hpp"

#include "games/_sample/rules.hpp"

#include <gtest/gtest.h>
#include <limits>
#include <map>

namespace thwart::search {
namespace {

using sample::Move;
using sample::State;

// Seat 2 may run to b or put a stone on one of d to l.
State thrown_two() {
    const auto state = sample::Rules::parse_state({}, "start,start 2,2 - go2 2");
    EXPECT_TRUE(state.ok());
    return *state;
}

std::map<u32, int> choices(auto choose, int draws) {
    std::map<u32, int> hits;
    base::Random random(4);
    for (int i = 0; i < draws; ++i) ++hits[choose(random).raw()];
    return hits;
}

struct LikesStones {  // the further ahead the better
    static int score(const State& state, rules::Seat /*seat*/) { return state.stones; }
};
struct LikesRunning {
    static int score(const State& state, rules::Seat seat) { return state.runner[seat.index()]; }
};
struct LikesThreeStones {
    static int score(const State& state, rules::Seat /*seat*/) {
        return (state.stones & (sample::bit(5) | sample::bit(7) | sample::bit(12))) != 0 ? -5 : -6;
    }
};
struct HatesEverything {
    static int score(const State& /*state*/, rules::Seat /*seat*/) { return std::numeric_limits<int>::min(); }
};

TEST(Greedy, TakesTheBestMove) {
    base::Random random(1);
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ((greedy<sample::Rules, LikesStones>(thrown_two(), random)), Move::put(12));
        EXPECT_EQ((greedy<sample::Rules, LikesRunning>(thrown_two(), random)), Move::run(2));
    }
}

// The limits are the 99.9 % quantiles of Pearson's statistic; the seed is fixed.
TEST(Greedy, DrawsTiesByLot) {
    constexpr int kDraws = 30'000;
    const auto hits = choices(
        [](base::Random& random) { return greedy<sample::Rules, LikesThreeStones>(thrown_two(), random); },
        kDraws);
    ASSERT_EQ(hits.size(), 3U);
    double sum = 0;
    for (const unsigned cell : {5U, 7U, 12U}) {
        ASSERT_TRUE(hits.contains(Move::put(cell).raw())) << cell;
        const double off = hits.at(Move::put(cell).raw()) - kDraws / 3.0;
        sum += off * off / (kDraws / 3.0);
    }
    EXPECT_LT(sum, 13.82);
}

TEST(Greedy, MovesEvenWhenAllIsLost) {
    const auto hits = choices(
        [](base::Random& random) { return greedy<sample::Rules, HatesEverything>(thrown_two(), random); },
        1000);
    EXPECT_EQ(hits.size(), 10U) << "all ten moves are equally bad";
}

TEST(Greedy, SameNumbersSameChoice) {
    base::Random one(8);
    base::Random two(8);
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ((greedy<sample::Rules, LikesThreeStones>(thrown_two(), one)),
                  (greedy<sample::Rules, LikesThreeStones>(thrown_two(), two)));
}

// After the move the turn has passed on; the score must still be that of the seat that moved.
TEST(Greedy, AsksForTheSeatThatMoves) {
    struct Check {
        static int score(const State& state, rules::Seat seat) {
            EXPECT_EQ(seat, rules::Seat(1));
            EXPECT_EQ(state.seat, 0);
            return 0;
        }
    };
    base::Random random(1);
    greedy<sample::Rules, Check>(thrown_two(), random);
}

}  // namespace
}  // namespace thwart::search
