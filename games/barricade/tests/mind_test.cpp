// What the computer player knows, held against plain ways to find it out.

#include "games/barricade/mind.hpp"

#include "games/barricade/tests/support.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace thwart::barricade {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace)

// Pieces and blockers anywhere, as late in a game.
State scattered(unsigned players, base::Random& random) {
    State state = Rules::initial({static_cast<u8>(players)});
    state.opening.fill(0);
    Cells taken = bit(kGoal);
    const auto draw_cell = [&](Cells allowed) {
        for (;;)
            if (const unsigned cell = random.below(kCells); has(allowed & ~taken, cell)) {
                taken |= bit(cell);
                return cell;
            }
    };
    for (unsigned seat = 0; seat < players; ++seat)
        for (unsigned out = random.below(kPieces + 1); out > 0; --out)
            replace(state.pieces[seat], house_of(state, seat), draw_cell(~Cells{0}));
    state.blockers = 0;
    for (unsigned blockers = random.below(kBlockers + 1); blockers > 0; --blockers)
        state.blockers |= bit(draw_cell(kPlaceable));
    state.seat = static_cast<u8>(random.below(players));
    state.phase = Phase::roll;
    return state;
}

// --- the ways ---

// Relaxes every line of the board until nothing changes.
std::array<unsigned, kCells> plain_steps(Cells blockers) {
    std::array<unsigned, kCells> steps{};
    steps.fill(10'000);
    steps[kGoal] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned cell = 0; cell < kCells; ++cell)
            for (const unsigned other : kNeighbours[cell]) {
                const unsigned cost = steps[other] + 1 + (has(blockers, other) ? kBlockerSteps : 0);
                if (cost < steps[cell]) {
                    steps[cell] = cost;
                    changed = true;
                }
            }
    }
    return steps;
}

TEST(BarricadeWays, AreTheShortest) {
    base::Random random(1);
    for (unsigned i = 0; i < 50; ++i) {
        const Cells blockers = i == 0 ? kStartBlockers : scattered(2, random).blockers;
        const Ways ways(blockers);
        const auto expected = plain_steps(blockers);
        for (unsigned cell = 0; cell < kCells; ++cell) {
            ASSERT_EQ(ways.steps[cell], expected[cell]) << cell;
            if (cell == kGoal) continue;
            const unsigned next = ways.next[cell];
            EXPECT_EQ(ways.steps[cell], ways.steps[next] + 1U + (has(blockers, next) ? kBlockerSteps : 0U));
        }
        for (unsigned house = kCells; house < kNodes; ++house)
            EXPECT_EQ(ways.steps[house], expected[start_of(house)] + 1);
    }
}

// The walks that the rules allow to a piece which is alone on the board.
TEST(BarricadeWays, KnowTheThrowsThatWinAndTake) {
    base::Random random(2);
    for (unsigned i = 0; i < 30; ++i) {
        State state = Rules::initial({4});
        state.blockers = i == 0 ? kStartBlockers : scattered(2, random).blockers;
        state.phase = Phase::go;
        const Ways ways(state.blockers);
        for (unsigned node = 0; node < kNodes; ++node) {
            if (node == kGoal || (is_cell(node) && has(state.blockers, node))) continue;
            unsigned wins = 0;
            unsigned takes = 0;
            for (unsigned number = 1; number <= kHighestThrow; ++number) {
                state.pieces[0].fill(static_cast<u8>(node));
                state.thrown = static_cast<u8>(number);
                Rules::MoveList moves;
                Rules::moves(state, moves);
                for (const Move move : moves) {
                    if (move.kind() != Move::Kind::walk) continue;
                    if (move.target() == kGoal) wins |= 1U << (number - 1);
                    if (has(state.blockers, move.target())) takes |= 1U << (number - 1);
                }
            }
            ASSERT_EQ(ways.wins[node], wins) << node;
            ASSERT_EQ(ways.takes[node], takes) << node;
        }
    }
}

TEST(BarricadeWays, ACacheAnswersLikeTheThingItself) {
    base::Random random(3);
    WaysCache cache;
    for (unsigned i = 0; i < 3000; ++i) {
        const Cells blockers = i % 50 == 0 ? Cells{0} : scattered(2, random).blockers;
        const Ways& ways = cache.of(blockers);
        ASSERT_TRUE(ways.blockers == blockers);
        ASSERT_EQ(ways.steps[start_of(kCells)], plain_steps(blockers)[start_of(kCells)]);
    }
}

// --- the score ---

TEST(BarricadeMind, ScoresOfTwoAreOpposite) {
    const Mind mind;
    base::Random random(4);
    for (unsigned i = 0; i < 500; ++i) {
        const State state = scattered(2, random);
        const Mind::Insight insight = mind.look(state);
        const i32 score = mind.score(state, insight, 0);
        EXPECT_EQ(score, -mind.score(state, insight, 1));
        EXPECT_LE(std::abs(score), 28'999);
    }
}

TEST(BarricadeMind, ChancesToWinAddUpToOne) {
    const Mind mind;
    base::Random random(5);
    for (unsigned i = 0; i < 500; ++i) {
        State state = scattered(3 + i % 2, random);
        if (i % 5 == 0) Rules::retire(state, rules::Seat((state.seat + 1U) % state.players));
        const Mind::Insight insight = mind.look(state);
        double sum = 0;
        for (unsigned seat = 0; seat < state.players; ++seat)
            sum += (mind.score(state, insight, seat) / 28'999.0 + 1) / 2;
        EXPECT_NEAR(sum, 1, 0.001);
        if (i % 5 != 0) continue;
        EXPECT_EQ(mind.score(state, insight, (state.seat + 1U) % state.players), -28'999);
    }
}

unsigned mirrored(unsigned node) {
    if (!is_cell(node)) return kCells + kHouses - 1 - (node - kCells);
    return cell_at(kColumns - 1 - column_of(node), row_of(node));
}

State mirrored(const State& state) {
    State other = state;
    other.blockers = 0;
    for (unsigned cell = 0; cell < kCells; ++cell)
        if (has(state.blockers, cell)) other.blockers |= bit(mirrored(cell));
    for (unsigned seat = 0; seat < 2; ++seat) {
        for (unsigned i = 0; i < kPieces; ++i)
            other.pieces[1 - seat][i] = static_cast<u8>(mirrored(unsigned{state.pieces[seat][i]}));
        std::ranges::sort(other.pieces[1 - seat]);
    }
    other.seat = static_cast<u8>(1 - state.seat);
    return other;
}

TEST(BarricadeMind, AMirrorChangesNothing) {
    const Mind mind;
    base::Random random(6);
    for (unsigned i = 0; i < 300; ++i) {
        const State state = scattered(2, random);
        const State other = mirrored(state);
        EXPECT_EQ(mind.score(state, mind.look(state), 0), mind.score(other, mind.look(other), 1));
    }
}

TEST(BarricadeMind, TellsGoodFromBad) {
    const Mind mind;
    const auto score = [&](const std::string& text) {
        const State state = state_of(text, "players=2");
        return mind.score(state, mind.look(state), 0);
    };
    EXPECT_GT(score("4+h13 5 a3 roll 1"), score("4+h13 5 i13 roll 1"));
    EXPECT_GT(score("4+a13 5 a3 roll 1"), score("4+a1 5 a3 roll 1"));
    EXPECT_GT(score("4+a13 5 a3 roll 1"), score("4+a13 5 a3 roll 2"));
    EXPECT_GT(score("4+a13 4+q1 a3 roll 1"), score("4+a13 4+q13 a3 roll 1"));
    EXPECT_LT(std::abs(score("5 5 " + kB0 + " roll 1")), 5000);
}

// --- the moves ---

class BarricadeMindPlay : public testing::TestWithParam<std::string_view> {};

TEST_P(BarricadeMindPlay, CandidatesAreLegalAndNeverMissing) {
    const Mind mind;
    base::Random random(7);
    for (unsigned game = 0; game < 5; ++game) {
        State state = start_of(GetParam());
        for (unsigned step = 0; step < 1500 && !is_over(state); ++step) {
            const bool is_decision = Rules::turn(state).kind == rules::Turn::Kind::decision;
            const Mind::Insight insight = mind.look(state);
            Rules::MoveList moves;
            if (is_decision) {
                mind.candidates(state, insight, moves);
                ASSERT_FALSE(moves.empty());
                for (const Move move : moves) {
                    ASSERT_TRUE(Rules::is_legal(state, move)) << Rules::format_state(state);
                    ASSERT_EQ(std::ranges::count(moves, move), 1);
                    (void)mind.order(state, insight, move);
                }
                ASSERT_TRUE(state.phase == Phase::place || moves.size() == Rules::count_moves(state));
            } else {
                Rules::moves(state, moves);
            }
            Rules::apply(state, moves[random.below(static_cast<u32>(moves.size()))]);
            if (step == 600 && state.players > 2 && !is_over(state)) Rules::retire(state, rules::Seat(1));
        }
    }
}
INSTANTIATE_TEST_SUITE_P(All, BarricadeMindPlay, testing::Values("players=2", "players=3", "players=4"),
                         [](const auto& tested) { return "Players" + std::string(tested.param.substr(8)); });

TEST(BarricadeMind, PutsBlockersInFrontOfTheLeader) {
    const Mind mind;
    const State state = state_of("4+a1 3+e13,c5 a3,e3 place 1", "players=2");
    Rules::MoveList moves;
    mind.candidates(state, mind.look(state), moves);
    ASSERT_EQ(moves.size(), 9U);
    EXPECT_EQ(Rules::format_move(state, moves[0]), "*f13");
    EXPECT_EQ(Rules::format_move(state, moves[3]), "*i13");
}

TEST(BarricadeMind, OrdersWinsBeforeTakesBeforeSteps) {
    const Mind mind;
    const State state = state_of("2+h13,c1,a1 4+q12 a3,q3 go2 1", "players=2");
    const Mind::Insight insight = mind.look(state);
    const auto order = [&](std::string_view text) {
        return mind.order(state, insight, move_of(state, text));
    };
    EXPECT_GT(order("h13-i14"), order("a1-a3"));
    EXPECT_GT(order("a1-a3"), order("c1-e1"));
    EXPECT_GT(order("c1-e1"), order("h13-f13"));
}

}  // namespace
}  // namespace thwart::barricade
