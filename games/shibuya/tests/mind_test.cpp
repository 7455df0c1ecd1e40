// What the computer player knows, held against plain ways to find it out.

#include "games/shibuya/mind.hpp"

#include "base/random.hpp"
#include "games/shibuya/tests/support.hpp"
#include "games/shibuya/walks.hpp"
#include "search/alpha_beta.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <string>
#include <vector>

namespace thwart::shibuya {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace)

bool enters(Move move) { return move.kind() == Move::Kind::walk && move.to() >= kSlotSites; }

// Positions of random play that likes to bring pieces home, throughout the games.
std::vector<State> positions(std::string_view options, u64 seed, unsigned games) {
    std::vector<State> list;
    base::Random random(seed);
    for (unsigned game = 0; game < games; ++game) {
        State state = start_of(options);
        for (unsigned step = 0; step < 250 && !state.over; ++step) {
            list.push_back(state);
            Rules::MoveList moves;
            Rules::moves(state, moves);
            Move choice = Rules::sample(state, random);
            for (const Move move : moves)
                if (enters(move) && random.below(2) == 0) choice = move;
            Rules::apply(state, choice);
        }
    }
    return list;
}

class ShibuyaMind : public testing::TestWithParam<std::string_view> {
protected:
    Mind mind_;
};
INSTANTIATE_TEST_SUITE_P(All, ShibuyaMind, testing::Values("mode=classic", "mode=open", "mode=teams"),
                         [](const auto& tested) { return std::string(tested.param.substr(5)); });

// --- the zones ---

constexpr unsigned kNowhere = kZones;

unsigned zone_in(const std::array<u64, kZones>& zones, unsigned cell) {
    unsigned zone = 0;
    while (zone < kZones && (zones[zone] >> cell & 1U) == 0) ++zone;
    return zone;
}

TEST_P(ShibuyaMind, FindsThePiecesThatCanGoHome) {
    unsigned found = 0;
    for (const State& state : positions(GetParam(), 1, 8)) {
        const Zones zones(state, colour_of(state.seat));
        const Walks walks(state);
        u64 pieces = 0;
        base::for_each(walks.on_field(), [&](unsigned cell) {
            if (walks.ends(cell).goals != 0) pieces |= bit(cell);
        });
        u32 starts = 0;
        base::for_each(u64{walks.entering()}, [&](unsigned slot) {
            if (walks.ends(kSlotSites + slot).goals != 0) starts |= slot_bit(slot);
        });
        ASSERT_EQ(zones.pieces[0], pieces) << Rules::format_state(state);
        ASSERT_EQ(zones.starts[0] & starts_of(state.mode, state.seat), starts) << Rules::format_state(state);
        found += base::count(pieces) + base::count(u64{starts});
    }
    EXPECT_GT(found, 20U) << "some pieces should be near";
}

// Where every place has a tile, a piece comes one zone nearer with every walk, and never two.
TEST_P(ShibuyaMind, EveryZoneIsOneWalk) {
    unsigned found = 0;
    for (const State& state : positions(GetParam(), 2, 8)) {
        if (tiled_places(state) != kCorners) continue;
        const Zones zones(state, colour_of(state.seat));
        const Walks walks(state);
        base::for_each(walks.on_field(), [&](unsigned piece) {
            const unsigned zone = zone_in(zones.pieces, piece);
            // The zones leave the piece's own tile out, on which it may well stop.
            const u64 ends = walks.ends(piece).cells & ~cells_of(bit(corner_of(piece)));
            unsigned nearest = kNowhere;
            base::for_each(ends,
                           [&](unsigned cell) { nearest = std::min(nearest, zone_in(zones.cells, cell)); });
            if (zone == 0) return;
            EXPECT_EQ(nearest, zone == kNowhere ? kNowhere : zone - 1) << Rules::format_state(state);
            ++found;
        });
    }
    EXPECT_GT(found, 50U);
}

TEST(ShibuyaZones, APlaceWithoutATileIsTwoWalks) {
    const State state = start_of("mode=classic");
    const Zones zones(state, 0);
    for (unsigned zone = 0; zone < kZones; ++zone) EXPECT_EQ(zones.count(zone), zone == 7 ? 8 : 0) << zone;
}

// Where too few ways to win are open, what only the rival shuts off counts in the open game, and not in the others.
TEST_P(ShibuyaMind, WhatTheRivalShutsOffIsFurtherAway) {
    const auto sum_of = [](const std::array<i32, kZones>& zones) {
        return std::accumulate(zones.begin(), zones.end(), 0);
    };
    unsigned pieces_behind = 0;
    unsigned goals_behind = 0;
    for (const State& state : positions(GetParam(), 3, 5))
        for (unsigned colour = 0; colour < kColours; ++colour) {
            State alone = state;
            alone.pieces[1 - colour] = 0;
            const Zones now(state, colour);
            const Zones later(alone, colour);
            const Mind::Insight insight = mind_.look(state);
            i32 pieces_now = 0;
            i32 pieces_later = 0;
            for (unsigned zone = 0; zone < kZones; ++zone) {
                EXPECT_GE(insight.pieces[colour][zone], now.count(zone));
                pieces_now += now.count(zone);
                pieces_later += zone + 2 < kZones ? later.count(zone) : 0;
            }
            const i32 need = 4 - static_cast<i32>(home_of(state, colour));
            const bool looks = state.mode == Mode::open && pieces_now < need;
            EXPECT_EQ(sum_of(insight.pieces[colour]), looks ? std::max(pieces_now, pieces_later) : pieces_now)
                << Rules::format_state(state);
            pieces_behind += looks && pieces_later > pieces_now ? 1 : 0;
            if (state.mode != Mode::open) continue;
            u64 goals_now = 0;
            for (const u64 goals : goal_zones(state, colour)) goals_now |= goals;
            const auto goals = static_cast<i32>(base::count(goals_now));
            const i32 behind = sum_of(insight.goals[colour]) - goals;
            EXPECT_GE(behind, 0);
            EXPECT_TRUE(behind == 0 || goals < need) << Rules::format_state(state);
            goals_behind += behind > 0 ? 1 : 0;
        }
    EXPECT_EQ(pieces_behind > 0, GetParam() == "mode=open");
    EXPECT_EQ(goals_behind > 0, GetParam() == "mode=open");
}

// --- what the open game asks for ---

TEST_P(ShibuyaMind, FindsTheGoalsThatAPieceCanEnter) {
    unsigned found = 0;
    for (const State& state : positions(GetParam(), 8, 8)) {
        if (state.mode == Mode::teams) continue;  // there a seat brings in only a part of its colour's pieces
        const Walks walks(state);
        u32 goals = 0;
        base::for_each(walks.on_field(), [&](unsigned cell) { goals |= walks.ends(cell).goals; });
        base::for_each(u64{walks.entering()},
                       [&](unsigned slot) { goals |= walks.ends(kSlotSites + slot).goals; });
        ASSERT_EQ(goal_zones(state, colour_of(state.seat))[0], fronts_of(goals))
            << Rules::format_state(state);
        found += base::count(u64{goals});
    }
    EXPECT_EQ(found > 20, GetParam() != "mode=teams");
}

TEST(ShibuyaOpen, ProspectsNeverGrowButByGoingHome) {
    base::Random random(9);
    unsigned fewer = 0;
    for (unsigned game = 0; game < 8; ++game) {
        State state = start_of("mode=open");
        for (unsigned colour = 0; colour < kColours; ++colour) EXPECT_EQ(prospects(state, colour), kPieces);
        for (unsigned step = 0; step < 250 && !state.over; ++step) {
            const State before = state;
            const Move move = Rules::sample(state, random);
            Rules::apply(state, move);
            if (enters(move)) continue;
            for (unsigned colour = 0; colour < kColours; ++colour) {
                ASSERT_LE(prospects(state, colour), prospects(before, colour)) << Rules::format_state(before);
                fewer += prospects(state, colour) < prospects(before, colour) ? 1 : 0;
            }
        }
    }
    EXPECT_GT(fewer, 20U);
}

// All positions after a turn of the seat to act.
std::vector<State> after_turn(const State& state) {
    std::vector<State> list;
    Rules::MoveList moves;
    Rules::moves(state, moves);
    for (const Move move : moves) {
        State next = state;
        Rules::apply(next, move);
        if (next.over || next.seat != state.seat) {
            list.push_back(next);
            continue;
        }
        const std::vector<State> more = after_turn(next);
        list.insert(list.end(), more.begin(), more.end());
    }
    return list;
}

TEST(ShibuyaOpen, NothingTheRivalDoesKeepsSurePiecesFromHome) {
    unsigned sure = 0;
    for (const State& state : positions("mode=open", 10, 10)) {
        const unsigned colour = 1 - colour_of(state.seat);
        const unsigned pieces = sure_pieces(state, colour);
        if (state.phase != kMoving || pieces == 0) continue;
        ++sure;
        for (const State& next : after_turn(state)) {
            if (next.over) continue;
            ASSERT_GE(base::count(Zones(next, colour).pieces[0]), pieces)
                << Rules::format_state(state) << " then " << Rules::format_state(next);
        }
    }
    EXPECT_GT(sure, 20U);
}

// --- the score ---

TEST_P(ShibuyaMind, ScoresAreOpposite) {
    for (const State& state : positions(GetParam(), 3, 5)) {
        const Mind::Insight insight = mind_.look(state);
        const i32 score = mind_.score(state, insight, 0);
        EXPECT_EQ(score, -mind_.score(state, insight, 1));
        EXPECT_LE(std::abs(score), 28'999);
    }
}

u64 transposed(u64 cells) {
    u64 other = 0;
    base::for_each(cells, [&](unsigned cell) { other |= bit(cell_at(rank_of(cell), file_of(cell))); });
    return other;
}

// Mirrored in the long diagonal, which makes red yellow.
State transposed(const State& state) {
    State other = state;
    other.white = transposed(state.white);
    other.circle = transposed(state.circle);
    // A place is named by its south-western cell, and the cell east of it marks the second layer.
    const u64 corners = transposed(tiled_places(state));
    other.layers = corners | transposed(doubled_places(state)) << 1;
    for (unsigned colour = 0; colour < kColours; ++colour)
        other.pieces[1 - colour] = transposed(state.pieces[colour]);
    constexpr std::array kTurned = {Edge::north, Edge::east, Edge::west, Edge::south};
    other.slots = 0;
    base::for_each(u64{state.slots}, [&](unsigned slot) {
        const Edge edge = kTurned[static_cast<unsigned>(edge_of(slot))];
        other.slots |= slot_bit(slot_at(edge, slot % kSize));
    });
    other.seat = static_cast<u8>(state.seat ^ 1U);
    return other;
}

TEST_P(ShibuyaMind, AMirrorChangesNothing) {
    for (const State& state : positions(GetParam(), 4, 5)) {
        const State other = transposed(state);
        const Mind::Insight insight = mind_.look(state);
        const Mind::Insight mirrored = mind_.look(other);
        ASSERT_EQ(mind_.score(state, insight, 0), mind_.score(other, mirrored, 1));
        ASSERT_EQ(mind_.solved(state, insight), mind_.solved(other, mirrored));
    }
}

// --- the moves ---

TEST_P(ShibuyaMind, SolvesWhatOneMoveWins) {
    unsigned won = 0;
    for (const State& state : positions(GetParam(), 5, 40)) {
        if (Rules::turn(state).kind != rules::Turn::Kind::decision) continue;
        Rules::MoveList moves;
        Rules::moves(state, moves);
        const bool wins = std::ranges::any_of(moves, [&](Move move) {
            State next = state;
            Rules::apply(next, move);
            return enters(move) && next.over;
        });
        ASSERT_EQ(mind_.solved(state, mind_.look(state)), wins ? 1 : 0) << Rules::format_state(state);
        won += wins ? 1 : 0;
    }
    EXPECT_GT(won, 3U);
}

TEST_P(ShibuyaMind, CandidatesAreLegalAndNeverMissing) {
    for (const State& state : positions(GetParam(), 6, 5)) {
        if (Rules::turn(state).kind != rules::Turn::Kind::decision) continue;
        const Mind::Insight insight = mind_.look(state);
        Rules::MoveList moves;
        mind_.candidates(state, insight, moves);
        ASSERT_FALSE(moves.empty());
        for (const Move move : moves) {
            ASSERT_TRUE(Rules::is_legal(state, move)) << Rules::format_state(state);
            ASSERT_EQ(std::ranges::count(moves, move), 1);
            // Going home comes first.
            EXPECT_EQ(enters(move), mind_.order(state, insight, move) > 10'000);
        }
        ASSERT_TRUE(state.phase >= kHolds || moves.size() == Rules::count_moves(state));
    }
}

// The lays that are left out look no better than those that are not.
TEST_P(ShibuyaMind, TheBestTilesAreCandidates) {
    const auto worth = [&](const State& state, Move move) {
        State next = state;
        Rules::apply(next, move);
        return next.over ? 0 : mind_.score(next, mind_.look(next), colour_of(state.seat));
    };
    for (const State& state : positions(GetParam(), 7, 2)) {
        if (state.phase < kHolds) continue;
        Rules::MoveList all;
        Rules::MoveList chosen;
        Rules::moves(state, all);
        mind_.candidates(state, mind_.look(state), chosen);
        std::vector<i32> worths;
        for (const Move move : all) worths.push_back(worth(state, move));
        std::ranges::sort(worths, std::greater{});
        for (std::size_t i = 0; i < chosen.size(); ++i) EXPECT_EQ(worth(state, chosen[i]), worths[i]);
    }
}

TEST(ShibuyaMindScore, TellsGoodFromBad) {
    const Mind mind;
    const auto score = [&](const std::string& red, const std::string& yellow) {
        const State state = on_u(red, yellow);
        return mind.score(state, mind.look(state), 0);
    };
    EXPECT_GT(score("S1,S2;-;N5", "W4,W5;-;-"), score("S1,S2,S5;-;-", "W4,W5;-;-"));
    EXPECT_GT(score("-;d5;-", "-;e4;-"), score("-;d5;-", "-;e4;E1"));
}

// A piece at home is worth more the nearer the win is; at the start the first is worth little.
TEST(ShibuyaMindScore, TheOpenGameIsDrawnUntilSomebodyComesNear) {
    const Mind mind;
    State state = start_of("mode=open");
    i32 last = mind.score(state, mind.look(state), 0);
    i32 gain = 0;
    for (unsigned home = 1; home < 4; ++home) {
        state.slots &= ~slot_bit(slot_at(Edge::south, home));
        state.slots |= slot_bit(slot_at(Edge::north, home));
        const i32 score = mind.score(state, mind.look(state), 0);
        EXPECT_GT(score - last, gain);
        gain = score - last;
        last = score;
    }
}

// Rule 20: when nobody gets home any more, being ahead is nearly as good as a win.
TEST(ShibuyaMindScore, AtTheEndOfTheOpenGameTheLeadCounts) {
    const Mind mind;
    const auto score = [&](const std::string& red_home, const std::string& yellow_home) {
        // Nothing but two pieces on the field, and too few of them to win.
        const State state = on_u("-;d4;" + red_home, "-;e5;" + yellow_home, 1, "mode=open");
        return mind.score(state, mind.look(state), 0);
    };
    constexpr i32 kHalfWon = 15'000;
    EXPECT_GT(score("N1", "-"), kHalfWon);
    EXPECT_LT(score("-", "E1"), -kHalfWon);
    EXPECT_LT(std::abs(score("N1", "E1")), kHalfWon / 2);
}

// --- the search near a standstill ---

search::Finding<Rules> found(const State& root, unsigned idle, unsigned depth = 1) {
    search::Table table(1U << 16U);
    search::Task<Rules> task;
    task.root = root;
    task.sides = Rules::sides({});
    task.depth = depth;
    task.idle = idle;
    return search::AlphaBeta<Rules, Mind>(Mind{}, table, search::Stopper(), task).run(1, nullptr);
}

TEST(ShibuyaSearch, TheLongerNothingHappensTheMoreALeadCounts) {
    // Before its taken goal a piece is more than one walk from home.
    const State ahead = on_u("-;a4;N1", "-;e5;-");
    const State behind = on_u("-;a4;N1", "-;e5;E1,E2");
    i32 last = found(ahead, 0).lines[0].score;
    for (const unsigned idle : {10U, 30U, 49U}) {
        const i32 score = found(ahead, idle).lines[0].score;
        EXPECT_GT(score, last) << idle;
        last = score;
    }
    EXPECT_GT(last, 25'000);
    EXPECT_LT(found(behind, 49).lines[0].score, found(behind, 0).lines[0].score);
}

TEST(ShibuyaSearch, WhoComesHomeNeedNotFearAStandstill) {
    const State root = on_u("S1,S2;b7;-", "W4,W5;-;-");
    const search::Finding<Rules> fresh = found(root, 0);
    EXPECT_TRUE(enters(fresh.choice));
    const search::Finding<Rules> late = found(root, 49);
    EXPECT_EQ(late.choice, fresh.choice);
    EXPECT_EQ(late.lines[0].score, fresh.lines[0].score);
}

// A win that takes more turns than are left is none unless something is achieved before, which nobody promises.
TEST(ShibuyaSearch, ACertainWinMustComeBeforeTheStandstill) {
    const State root = on_u("-;a7;N1,N2", "-;e5;-");
    const auto score = [&](unsigned idle) { return found(root, idle, 6).lines[0].score; };
    ASSERT_TRUE(search::is_win(score(0)));
    const unsigned steps = search::steps_to_end(score(0));
    ASSERT_GT(steps, 1U);
    EXPECT_EQ(score(Rules::kPatience - steps), score(0));
    EXPECT_FALSE(search::is_certain(score(Rules::kPatience - steps + 1)));
}

}  // namespace
}  // namespace thwart::shibuya
