// The learned score: its inputs, and what the search makes of them.

#include "games/quoridor/learned_mind.hpp"

#include "games/quoridor/tests/support.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace thwart::quoridor {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace)

std::vector<unsigned> facts_of(const State& state) {
    std::vector<unsigned> facts;
    Features::list(state, [&](unsigned fact) { facts.push_back(fact); });
    std::ranges::sort(facts);
    return facts;
}

std::vector<unsigned> in_mirror(std::vector<unsigned> facts) {
    for (unsigned& fact : facts) fact = Features::mirrored(fact);
    std::ranges::sort(facts);
    return facts;
}

TEST(Features, AreWithinTheirNumberAndDifferent) {
    for (const State& state : positions("", 200)) {
        const std::vector<unsigned> facts = facts_of(state);
        EXPECT_LT(facts.back(), Features::kShape.inputs);
        EXPECT_EQ(std::ranges::adjacent_find(facts), facts.end()) << Rules::format_state(state);
        EXPECT_LT(Features::head(state), Features::kShape.heads);
    }
}

TEST(Features, AreMirroredWithTheBoard) {
    for (const State& state : positions("", 200))
        EXPECT_EQ(facts_of(mirrored(state)), in_mirror(facts_of(state))) << Rules::format_state(state);
}

TEST(Features, AreThoseOfTheSeatToAct) {
    for (const State& state : positions("", 200))
        EXPECT_EQ(facts_of(turned(state)), in_mirror(facts_of(state))) << Rules::format_state(state);
}

TEST(Features, TellPositionsApart) {
    const std::vector<unsigned> start = facts_of(state_of("e4,e6 5,5 - - 1"));
    for (const char* other : {"e4,e6 5,5 - - 2", "e4,d6 5,5 - - 1", "e3,e6 5,5 - - 1", "e4,e6 5,4 - - 1",
                              "e4,e6 4,5 - - 1", "e4,e6 5,5 a1 - 1", "e4,e6 5,5 - h8 1"}) {
        const State state = state_of(other);
        if (state.seat == 0)
            EXPECT_NE(facts_of(state), start) << other;
        else
            EXPECT_EQ(facts_of(state), start) << "both sides see the same";
    }
}

// Along whole games, so that what was remembered of earlier positions is used.
TEST(LearnedScore, IsThatOfAllInputsTogether) {
    const LearnedMind mind;
    const Network& network = learned_network();
    base::Random random(5);
    for (int game = 0; game < 20; ++game) {
        State state = start_of();
        while (state.winner == 0) {
            nets::Total<Features::kShape> total;
            std::array<i32, Features::kShape.hidden> wide{};
            Features::list(state, [&](unsigned input) {
                total.add(network, input);
                for (std::size_t k = 0; k < wide.size(); ++k) wide[k] += network.columns[input][k];
            });
            for (std::size_t k = 0; k < wide.size(); ++k)
                ASSERT_LT(std::abs(wide[k] + network.bias[k]), 1 << 15) << "fits into 16 bits";
            ASSERT_EQ(mind.odds(state, mind.look(state)), nets::result(network, total, Features::head(state)))
                << Rules::format_state(state);
            Rules::apply(state, Rules::sample(state, random));
        }
    }
}

TEST(LearnedScore, ForgetsAnotherNetwork) {
    const auto blank = std::make_unique<Network>();
    const State state = state_of("e4,e6 8,2 - - 1");
    LearnedMind mind;
    const i32 learned = mind.odds(state, mind.look(state));
    const LearnedMind other(*blank);
    mind = other;
    EXPECT_EQ(mind.odds(state, mind.look(state)), 0);
    EXPECT_NE(learned, 0);
}

TEST(LearnedScore, IsTheOppositeForTheOtherSide) {
    const LearnedMind mind;
    for (const State& state : positions("", 100)) {
        const Mind::Insight insight = mind.look(state);
        EXPECT_EQ(mind.score(state, insight, 0), -mind.score(state, insight, 1));
    }
}

TEST(LearnedScore, KnowsWhoIsAhead) {
    const LearnedMind mind;
    const auto score = [&](std::string_view text) {
        const State state = state_of(text);
        return mind.score(state, mind.look(state), 0);
    };
    EXPECT_GT(score("e6,e8 5,5 - - 1"), score("e3,e8 5,5 - - 1")) << "steps";
    EXPECT_GT(score("e4,e6 8,2 - - 1"), score("e4,e6 5,5 - - 1")) << "fences";
    EXPECT_GT(score("b4,h6 5,5 - - 1"), score("b4,h6 5,5 - - 2")) << "the turn";
}

TEST(LearnedScore, OfFourIsWrittenByHand) {
    const LearnedMind learned;
    const Mind hand;
    for (const State& state : positions("players=4", 20))
        for (unsigned side = 0; side < 4; ++side)
            EXPECT_EQ(learned.score(state, learned.look(state), side),
                      hand.score(state, hand.look(state), side));
}

}  // namespace
}  // namespace thwart::quoridor
