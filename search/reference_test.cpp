#include "search/reference.hpp"

#include "games/_sample/rules.hpp"
#include "tests/hash_mind.hpp"
#include "tests/nim.hpp"

#include <gtest/gtest.h>

namespace thwart::search {
namespace {

using tests::HashMind;
using tests::Nim;

Scores max_n_of(u8 heap, u8 players, int depth) {
    const Nim::Setup setup{heap, players};
    const HashMind<Nim> mind{Nim::sides(setup)};
    return Reference<Nim, HashMind<Nim>>(mind, mind.sides).max_n(Nim::initial(setup), {}, depth);
}

Score minimax_of(u8 heap, int depth, std::vector<u64> past = {}, bool returns = false) {
    const Nim::Setup setup{heap, 2, returns};
    const HashMind<Nim> mind{Nim::sides(setup)};
    return Reference<Nim, HashMind<Nim>>(mind, mind.sides, std::move(past))
        .minimax(Nim::initial(setup), {}, depth);
}

TEST(Reference, KnowsWhoWinsAtNim) {
    EXPECT_EQ(minimax_of(1, 20), win_in(1));
    EXPECT_EQ(minimax_of(3, 20), win_in(1));
    EXPECT_EQ(minimax_of(4, 20), loss_in(2));
    EXPECT_EQ(minimax_of(5, 20), win_in(3));
    EXPECT_EQ(minimax_of(8, 20), loss_in(4));
    EXPECT_EQ(minimax_of(10, 20), win_in(5));
}

// With three players nobody can help being beaten by the seat that follows a heap of four: seat 1 leaves 4 or less, and
// seat 2 or 3 takes the last.
TEST(Reference, EverySideForItself) {
    EXPECT_EQ(max_n_of(3, 3, 20), (Scores{win_in(1), loss_in(1), loss_in(1), 0}));
    EXPECT_EQ(max_n_of(4, 3, 20), (Scores{loss_in(2), win_in(2), loss_in(2), 0}));
    EXPECT_EQ(max_n_of(5, 3, 20), (Scores{loss_in(3), loss_in(3), win_in(3), 0}));
}

TEST(Reference, LooksSoManyTurnsAhead) {
    const HashMind<Nim> mind{rules::Sides::each_for_itself(2)};
    Nim::State state = Nim::initial({10});
    Score best = -kWin;
    for (const unsigned stones : {1U, 2U, 3U}) {
        Nim::State next = state;
        Nim::apply(next, Nim::Move(stones));
        best = std::max(best, mind.score(next, mind.look(next), 0));
    }
    EXPECT_EQ(minimax_of(10, 1), best);
    EXPECT_FALSE(is_certain(minimax_of(10, 4)));
    EXPECT_TRUE(is_certain(minimax_of(10, 5)));
}

TEST(Reference, ComingBackIsADraw) {
    const auto hash_of = [](u8 heap, u8 seat) { return Nim::hash({heap, 2, true, seat, {}}); };
    // All that can follow was there before.
    EXPECT_EQ(minimax_of(4, 6, {hash_of(3, 1), hash_of(2, 1), hash_of(1, 1), hash_of(5, 1)}, true), 0);
    EXPECT_EQ(minimax_of(3, 6, {hash_of(2, 1), hash_of(1, 1), hash_of(4, 1)}, true), win_in(1));
}

// Throws of 1, 2 and 3 weigh 3, 2 and 1. From j a 3 reaches the goal.
TEST(Reference, WeighsWhatChanceBrings) {
    const rules::Sides two = rules::Sides::each_for_itself(2);
    const HashMind<sample::Rules> mind{two};
    const auto score = [&](std::string_view text) {
        const auto state = sample::Rules::parse_state({}, text);
        EXPECT_TRUE(state.ok());
        return mind.score(*state, mind.look(*state), 0);
    };
    const auto state = sample::Rules::parse_state({}, "j,a 0,0 - roll 1");
    ASSERT_TRUE(state.ok());
    const Score average = (3 * score("k,a 0,0 - roll 2") + 2 * score("l,a 0,0 - roll 2") + win_in(2)) / 6;
    Reference<sample::Rules, HashMind<sample::Rules>> reference(mind, two);
    EXPECT_EQ(reference.minimax(*state, {}, 1), average);
    EXPECT_EQ(reference.max_n(*state, {}, 1), (Scores{average, -average, 0, 0}));
}

}  // namespace
}  // namespace thwart::search
