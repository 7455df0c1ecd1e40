#include "rules/playout.hpp"

#include "games/_sample/rules.hpp"

#include <gtest/gtest.h>
#include <map>
#include <vector>

namespace thwart::rules {
namespace {

using sample::Move;
using sample::State;

State state_of(std::string_view text) {
    const auto state = sample::Rules::parse_state({}, text);
    if (state) return *state;
    ADD_FAILURE() << state.error().text();
    return {};
}

// Pearson's statistic of draws against the shares that were promised; the seed is fixed.
double chi_square(const State& state, const std::map<std::string, int>& shares) {
    constexpr int kDraws = 60'000;
    std::map<std::string, int> hits;
    base::Random random(11);
    for (int i = 0; i < kDraws; ++i)
        ++hits[sample::Rules::format_move(state, sample_step<sample::Rules>(state, random))];
    double total = 0;
    for (const auto& [text, share] : shares) total += share;
    double sum = 0;
    int counted = 0;
    for (const auto& [text, share] : shares) {
        const double expected = kDraws * share / total;
        sum += (hits[text] - expected) * (hits[text] - expected) / expected;
        counted += hits[text];
    }
    EXPECT_EQ(counted, kDraws) << "a step that was not promised";
    return sum;
}

// The limits are the 99.9 % quantiles for 2 and 9 degrees of freedom.
TEST(SampleStep, FollowsTheWeightsOfChance) {
    EXPECT_LT(chi_square(state_of("start,start 2,2 - roll 1"), {{"1", 3}, {"2", 2}, {"3", 1}}), 13.82);
}

TEST(SampleStep, IsUniformOverMoves) {
    EXPECT_LT(chi_square(state_of("start,start 2,2 - go1 1"), {{"a", 1},
                                                               {"*d", 1},
                                                               {"*e", 1},
                                                               {"*f", 1},
                                                               {"*g", 1},
                                                               {"*h", 1},
                                                               {"*i", 1},
                                                               {"*j", 1},
                                                               {"*k", 1},
                                                               {"*l", 1}}),
              27.88);
}

struct Sampled : sample::Rules {
    static Move sample(const State& /*state*/, base::Random& /*random*/) { return Move::roll(2); }
};

TEST(SampleStep, UsesTheFastWayOfAGame) {
    base::Random random(1);
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(sample_step<Sampled>(state_of("start,start 2,2 - roll 1"), random), Move::roll(2));
}

TEST(Playout, IsOneSampledStepAfterTheOther) {
    for (u64 seed = 0; seed < 50; ++seed) {
        State expected = sample::Rules::initial({});
        base::Random random(seed);
        u64 steps = 0;
        for (; sample::Rules::turn(expected) != Turn::over(); ++steps)
            sample::Rules::apply(expected, sample_step<sample::Rules>(expected, random));
        State state = sample::Rules::initial({});
        base::Random again(seed);
        EXPECT_EQ(playout<sample::Rules>(state, again), steps);
        EXPECT_EQ(state, expected);
        EXPECT_EQ(again.next(), random.next()) << "the numbers after it must be the same, too";
    }
}

TEST(Playout, StopsAtTheLimit) {
    State state = sample::Rules::initial({});
    base::Random random(1);
    EXPECT_EQ(playout<sample::Rules>(state, random, 0), 0U);
    EXPECT_EQ(state, sample::Rules::initial({}));
    EXPECT_EQ(playout<sample::Rules>(state, random, 3), 3U);
    EXPECT_EQ(sample::Rules::turn(state), Turn::decision(Seat(1)));
}

TEST(Playout, AFinishedGameStaysAsItIs) {
    State state = state_of("goal,a 2,2 - roll 2");
    const State before = state;
    base::Random random(1);
    EXPECT_EQ(playout<sample::Rules>(state, random), 0U);
    EXPECT_EQ(state, before);
}

struct Finished : sample::Rules {
    static u64 playout(State& state, base::Random& /*random*/, u64 limit) {
        state.winner = 1;
        return limit;
    }
};

TEST(Playout, UsesTheFastWayOfAGame) {
    State state = sample::Rules::initial({});
    base::Random random(1);
    EXPECT_EQ(playout<Finished>(state, random, 77), 77U);
    EXPECT_EQ(state.winner, 1);
}

// --- the concepts that switch between the ways ---

struct Unweighted : sample::Rules {
    static u32 weight(const State& state, Move move) = delete;
};
struct Unhashed : sample::Rules {
    static u64 hash(const State& state) = delete;
};

static_assert(Game<sample::Rules> && HasChance<sample::Rules> && Retirable<sample::Rules>);
static_assert(!FastLegal<sample::Rules> && !FastCount<sample::Rules>);
static_assert(!FastSample<sample::Rules> && !FastPlayout<sample::Rules>);
static_assert(FastSample<Sampled> && FastPlayout<Finished>);
static_assert(Game<Unweighted> && !HasChance<Unweighted> && !Game<Unhashed>);

}  // namespace
}  // namespace thwart::rules
