#include "search/leaf.hpp"

#include "games/_sample/rules.hpp"
#include "tests/hash_mind.hpp"
#include "tests/nim.hpp"

#include <gtest/gtest.h>
#include <numeric>
#include <set>

namespace thwart::search {
namespace {

using tests::HashMind;
using tests::Nim;

const rules::Sides kTwo = rules::Sides::each_for_itself(2);

void expect_priors(const Choices<Nim>& choices) {
    const auto* end = choices.priors.begin() + choices.moves.size();
    EXPECT_NEAR(std::accumulate(choices.priors.begin(), end, 0.0), 1, 1e-6);
    EXPECT_TRUE(std::is_sorted(choices.priors.begin(), end, std::greater{}));
}

TEST(Playouts, PayTheWinner) {
    const Playouts<Nim> leaf(kTwo, 100);
    base::Random random(1);
    int wins = 0;
    for (int i = 0; i < 100; ++i) {
        const Verdict verdict = leaf.judge(Nim::initial({9}), random);
        EXPECT_FALSE(verdict.proof.is_known());
        EXPECT_EQ(std::abs(verdict.scores[0]), kWin);
        EXPECT_EQ(verdict.scores[0], -verdict.scores[1]);
        if (verdict.scores[0] > 0) ++wins;
    }
    EXPECT_GT(wins, 20);
    EXPECT_LT(wins, 80);
}

TEST(Playouts, CutShortAreDraws) {
    base::Random random(1);
    EXPECT_EQ(Playouts<Nim>(kTwo, 3).judge(Nim::initial({200}), random).scores, Scores{});
}

TEST(Playouts, TryMovesInAnyOrder) {
    const Playouts<Nim> leaf(kTwo, 100);
    base::Random random(1);
    std::set<u32> first;
    for (int i = 0; i < 50; ++i) {
        Choices<Nim> choices;
        leaf.choices(Nim::initial({9}), random, choices);
        EXPECT_EQ(choices.moves.size(), 3U);
        expect_priors(choices);
        first.insert(choices.moves[0].raw());
    }
    EXPECT_EQ(first.size(), 3U);
}

TEST(Judgement, AsksTheMindForEverySide) {
    const HashMind<Nim> mind{rules::Sides::each_for_itself(3)};
    const Nim::State state = Nim::initial({9, 3});
    base::Random random(1);
    const Verdict verdict = Judgement<Nim, HashMind<Nim>>(mind, mind.sides, {}).judge(state, random);
    for (unsigned side = 0; side < 3; ++side)
        EXPECT_EQ(verdict.scores[side], mind.score(state, mind.look(state), side));
}

struct Ordering : HashMind<Nim> {
    static int order(const Nim::State& /*state*/, const Insight& /*insight*/, Nim::Move move) {
        return move == Nim::Move(2) ? 7 : -3;
    }
};

TEST(Judgement, TriesMovesInOrder) {
    const Ordering mind{{kTwo}};
    base::Random random(1);
    Choices<Nim> choices;
    Judgement<Nim, Ordering>(mind, kTwo, {}).choices(Nim::initial({9}), random, choices);
    ASSERT_EQ(choices.moves.size(), 3U);
    EXPECT_EQ(choices.moves[0], Nim::Move(2));
    EXPECT_EQ(choices.moves[1], Nim::Move(1)) << "equals stay in order";
    EXPECT_EQ(choices.moves[2], Nim::Move(3));
    expect_priors(choices);
    EXPECT_GT(choices.priors[0], choices.priors[2]);
}

struct Narrowing : HashMind<Nim> {
    static void candidates(const Nim::State& /*state*/, const Insight& /*insight*/,
                           rules::MoveList<Nim>& moves) {
        moves.push(Nim::Move(3));
    }
};

TEST(Judgement, TriesTheCandidatesOnlyIfAsked) {
    const Narrowing mind{{kTwo}};
    base::Random random(1);
    for (const bool narrow : {false, true}) {
        Pruning pruning = kExact;
        pruning.narrow = narrow;
        Choices<Nim> choices;
        Judgement<Nim, Narrowing>(mind, kTwo, pruning).choices(Nim::initial({9}), random, choices);
        EXPECT_EQ(choices.moves.size(), narrow ? 1U : 3U);
        expect_priors(choices);
    }
}

// A mind that knows the end of every decision: it is asked with two sides only.
struct Solving : HashMind<Nim> {
    int steps = 0;
    [[nodiscard]] int solved(const Nim::State& /*state*/, const Insight& /*insight*/) const { return steps; }
};

TEST(Judgement, TurnsWhatIsSolvedIntoProofs) {
    base::Random random(1);
    const auto proof = [&](u8 players, int steps) {
        const Nim::Setup setup{9, players};
        const Solving mind{{Nim::sides(setup)}, steps};
        return Judgement<Nim, Solving>(mind, mind.sides, {}).judge(Nim::initial(setup), random).proof;
    };
    EXPECT_EQ(proof(2, 5), Proof::won_by(0, 5));
    EXPECT_EQ(proof(2, -6), Proof::won_by(1, 6));
    EXPECT_FALSE(proof(2, 0).is_known());
    EXPECT_FALSE(proof(3, 5).is_known());
}

}  // namespace
}  // namespace thwart::search
