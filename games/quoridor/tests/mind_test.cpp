// What the computer player knows, held against plain ways to find it out.

#include "games/quoridor/mind.hpp"

#include "games/quoridor/tests/support.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <vector>

namespace thwart::quoridor {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace)

// --- the ways ---

unsigned steps_of(const State& state, unsigned seat, const Fences& fences) {
    const Side goal = goal_of(seat, state.players);
    return has_way(fences, state.pawn[seat], goal) ? distance(fences, state.pawn[seat], goal) : 0;
}

TEST(Ways, SquaresAndPointsAreTurnedIntoEachOther) {
    base::Random random(1);
    for (int i = 0; i < 100; ++i) {
        const u64 points = random.next();
        EXPECT_EQ(points_of(squares_of(points)), points);
    }
    EXPECT_EQ(points_of(kRimSquares[index(Side::north)] | kRimSquares[index(Side::east)]), 0U);
}

TEST(Ways, StepsAndDetoursAreThoseOfPlainFloods) {
    for (const State& state : positions("", 60)) {
        const Fences free = free_slots(state.fences);
        for (unsigned seat = 0; seat < 2; ++seat) {
            Detours detours;
            const Ways ways = find_ways(state.fences, state.pawn[seat], goal_of(seat, 2), &detours);
            const auto steps = static_cast<unsigned>(ways.steps);
            ASSERT_EQ(steps, steps_of(state, seat, state.fences));
            i32 sum = 0;
            for (unsigned slot = 0; slot < 2 * kPoints; ++slot) {
                const bool is_h = slot < kPoints;
                if (!has(is_h ? free.h : free.v, slot % kPoints)) continue;
                Fences fences = state.fences;
                (is_h ? fences.h : fences.v) |= u64{1} << slot % kPoints;
                const unsigned with = steps_of(state, seat, fences);
                EXPECT_EQ(detours[slot], with > steps ? with - steps : 0) << Rules::format_state(state);
                sum += detours[slot];
                if (detours[slot] != 0) {
                    EXPECT_TRUE(has(is_h ? ways.across.h : ways.across.v, slot % kPoints));
                    EXPECT_LE(detours[slot], ways.detour);
                }
            }
            EXPECT_EQ(sum, ways.detours);
        }
    }
}

TEST(Ways, NearerSquaresAreNearer) {
    for (const State& state : positions("players=4", 30))
        for (unsigned seat = 0; seat < 4; ++seat) {
            const Side goal = goal_of(seat, 4);
            const Ways ways = Mind().look(state).ways[seat];
            for (unsigned square = 0; square < kSquares; ++square) {
                if (!has_way(state.fences, square, goal)) continue;
                const auto steps = static_cast<i32>(distance(state.fences, square, goal));
                EXPECT_EQ(contains(ways.nearer, square), steps <= ways.steps - 1);
                EXPECT_EQ(contains(ways.nearer_by_2, square), steps <= ways.steps - 2);
            }
        }
}

// --- the score ---

i32 score_of(const State& state, unsigned side) {
    const Mind mind;
    return mind.score(state, mind.look(state), side);
}

TEST(Score, IsTheOppositeForTheOtherSide) {
    for (const State& state : positions("", 100)) EXPECT_EQ(score_of(state, 0), -score_of(state, 1));
}

TEST(Score, IsTheSameOnTurnedAndMirroredBoards) {
    for (const State& state : positions("", 100)) {
        EXPECT_EQ(score_of(state, 0), score_of(turned(state), 1)) << Rules::format_state(state);
        EXPECT_EQ(score_of(state, 0), score_of(mirrored(state), 0)) << Rules::format_state(state);
    }
}

TEST(Score, FourSharesAreWithinTheScale) {
    for (const State& state : positions("players=4", 100)) {
        i32 sum = 0;
        for (unsigned side = 0; side < 4; ++side) {
            EXPECT_LE(std::abs(score_of(state, side)), 28'999);
            sum += score_of(state, side);
        }
        EXPECT_NEAR(sum, -2 * 30'000,
                    4100);  // one of four wins; what is cut off at the ends is at most 1001 each
    }
}

TEST(Score, ARetiredSeatHasNoShare) {
    State state = start_of("players=4");
    Rules::retire(state, rules::Seat(2));
    EXPECT_EQ(score_of(state, 2), -28'999);
    EXPECT_GT(score_of(state, 1), score_of(start_of("players=4"), 1));
}

// --- certain races ---

// All places of two pawns without fences in hand, worked out from the rules alone.
class PlainRace {
public:
    explicit PlainRace(const Fences& fences) : fences_(fences), results_(2 * kSquares * kSquares, 0) {
        for (bool changed = true; changed; ++round_) {
            changed = false;
            for (unsigned place = 0; place < results_.size(); ++place)
                if (results_[place] == 0 && settle(place)) changed = true;
            for (const auto& [place, result] : found_) results_[place] = result;
            found_.clear();
        }
    }
    [[nodiscard]] int result(const State& state) const { return results_[place_of(state)]; }

private:
    static unsigned place_of(const State& state) {
        return (state.seat * kSquares + state.pawn[0]) * kSquares + state.pawn[1];
    }

    bool settle(unsigned place) {
        State state;
        state.fences = fences_;
        state.seat = static_cast<u8>(place / kSquares / kSquares);
        state.pawn = {static_cast<u8>(place / kSquares % kSquares), static_cast<u8>(place % kSquares), kGone,
                      kGone};
        if (state.pawn[0] == state.pawn[1] || winner_of(state) != 0) return false;
        Rules::MoveList moves;
        Rules::moves(state, moves);
        bool all_lose = true;
        for (const Move move : moves) {
            State next = state;
            Rules::apply(next, move);
            const int reply = next.winner != 0 ? 0 : results_[place_of(next)];
            if (next.winner != 0 || reply < 0) {
                found_.emplace_back(place, round_ + 1);
                return true;
            }
            if (reply == 0) all_lose = false;
        }
        if (all_lose) found_.emplace_back(place, -(round_ + 1));
        return all_lose;
    }

    Fences fences_;
    std::vector<int> results_;
    std::vector<std::pair<unsigned, int>> found_;
    int round_ = 0;
};

std::vector<State> bare_positions(unsigned count) {
    std::vector<State> list;
    for (State state : positions("", 40 * count)) {
        if (base::count(state.fences.h) + base::count(state.fences.v) < 12) continue;
        state.stock = {};
        list.push_back(state);
        if (list.size() == count) break;
    }
    return list;
}

TEST(Races, AreThoseOfTheRules) {
    for (State state : bare_positions(3)) {
        const PlainRace plain(state.fences);
        const Mind mind;
        base::Random random(2);
        unsigned meetings = 0;
        unsigned slower = 0;
        for (int i = 0; i < 1500; ++i) {
            state.pawn[0] = static_cast<u8>(random.below(kSquares));
            // Half of them side by side, where the pawns get in each other's way.
            state.pawn[1] = static_cast<u8>(i % 2 == 0 ? random.below(kSquares)
                                                       : (state.pawn[0] + 9 * random.below(3)) % kSquares);
            state.seat = static_cast<u8>(random.below(2));
            if (state.pawn[0] == state.pawn[1] || winner_of(state) != 0) continue;
            if (!leave_ways(state.fences, runners(state))) continue;
            const int wanted = plain.result(state);
            const int solved = mind.solved(state, mind.look(state));
            ASSERT_EQ(solved > 0, wanted > 0) << Rules::format_state(state);
            ASSERT_EQ(solved < 0, wanted < 0) << Rules::format_state(state);
            EXPECT_GE(std::abs(solved), std::abs(wanted)) << Rules::format_state(state);
            if (solved != wanted) ++slower;
            const bool by_counting = (wanted > 0) == (steps_of(state, state.seat, state.fences) <=
                                                      steps_of(state, 1 - state.seat, state.fences));
            if (!by_counting) ++meetings;
        }
        EXPECT_LT(slower, 10U);   // a pawn in a trap may have to serve as a vault
        EXPECT_GT(meetings, 0U);  // pawns that block each other or jump turn some results round
    }
}

TEST(Races, WhoLeadsAgainstAnEmptyStockHasWon) {
    const State state = state_of("e6,c4 3,0 - - 1");
    const Mind mind;
    EXPECT_EQ(mind.solved(state, mind.look(state)), 5);
    const State other = state_of("e6,c4 3,1 - - 1");
    EXPECT_EQ(mind.solved(other, mind.look(other)), 0) << "one fence may do";
    const State behind = state_of("e6,c3 0,3 - - 2");
    EXPECT_EQ(mind.solved(behind, mind.look(behind)), 3);
}

TEST(Races, FourSeatsAreNeverCertain) {
    const State state = state_of("e8,c4,h4,i5 0,0,0,0 - - 1", "players=4");
    const Mind mind;
    EXPECT_EQ(mind.solved(state, mind.look(state)), 0);
}

// --- the moves ---

TEST(Candidates, AreLegalDifferentAndNeverMissing) {
    for (const std::string_view options :
         {"", "sidestep=blocked", "players=4", "players=4,sidestep=blocked"}) {
        const Mind mind;
        for (const State& state : positions(options, 100)) {
            const Mind::Insight insight = mind.look(state);
            Rules::MoveList moves;
            mind.candidates(state, insight, moves);
            ASSERT_FALSE(moves.empty());
            std::vector<u32> raw;
            for (const Move move : moves) {
                EXPECT_TRUE(Rules::is_legal(state, move)) << Rules::format_state(state);
                raw.push_back(move.raw());
            }
            std::ranges::sort(raw);
            EXPECT_EQ(std::ranges::adjacent_find(raw), raw.end());
            base::for_each(walks(state),
                           [&](unsigned square) { EXPECT_TRUE(moves.contains(Move::walk(square))); });
        }
    }
}

TEST(Candidates, EverythingThatLengthensARivalsWay) {
    const Mind mind;
    for (const State& state : positions("", 60)) {
        if (state.stock[state.seat] == 0) continue;
        Rules::MoveList moves;
        mind.candidates(state, mind.look(state), moves);
        Rules::MoveList all;
        Rules::moves(state, all);
        for (const Move move : all) {
            State next = state;
            Rules::apply(next, move);
            const bool lengthens =
                steps_of(state, next.seat, next.fences) > steps_of(state, next.seat, state.fences);
            EXPECT_TRUE(!move.is_fence() || !lengthens || moves.contains(move)) << Rules::format_state(state);
        }
    }
}

TEST(Candidates, APassWhereNothingElseIsLeft) {
    const State state = state_of("a1,a2,a3,i5 0,5,5,5 - a1 1", "players=4");
    const Mind mind;
    Rules::MoveList moves;
    mind.candidates(state, mind.look(state), moves);
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves[0], Move::pass());
}

TEST(Order, PutsProgressAndHindranceFirst) {
    const Mind mind;
    const State state = state_of("e4,c3 5,5 c5 - 1");
    const Mind::Insight insight = mind.look(state);
    const auto order = [&](std::string_view text) {
        return mind.order(state, insight, move_of(state, text));
    };
    EXPECT_GT(order("e5"), order("e3"));
    EXPECT_GT(order("c2h"), order("g7h"));  // across the rival's way, or far off
    EXPECT_GT(order("g7h"), order("e5h"));  // across the own way
    EXPECT_GT(order("e5"), order("g7h"));
    const State facing = state_of("e4,e5 5,5 - - 1");
    EXPECT_GT(mind.order(facing, mind.look(facing), move_of(facing, "e6")),
              mind.order(facing, mind.look(facing), move_of(facing, "d4")));
}

TEST(Skip, GoesToTheNextLiveSeat) {
    const Mind mind;
    State state = start_of("players=4");
    Rules::retire(state, rules::Seat(1));
    mind.skip(state);
    EXPECT_EQ(state.seat, 2);
    mind.skip(state);
    mind.skip(state);
    EXPECT_EQ(state.seat, 0);
}

// --- what is shown of them ---

TEST(QuoridorRoutes, AreShortestWaysStepByStep) {
    for (const std::string_view options : {"", "players=4"})
        for (const State& state : positions(options, 50)) {
            const std::vector<rules::Route> routes = Rules::routes(state);
            ASSERT_EQ(routes.size(), state.players);
            for (const rules::Route& route : routes) {
                const unsigned seat = route.seat.index();
                EXPECT_EQ(route.sites.front(), state.pawn[seat]);
                EXPECT_EQ(route.sites.size() - 1,
                          distance(state.fences, state.pawn[seat], goal_of(seat, state.players)));
                for (std::size_t i = 1; i < route.sites.size(); ++i)
                    EXPECT_TRUE(std::ranges::any_of(kSides, [&](Side side) {
                        return is_open(state.fences, route.sites[i - 1], side) &&
                               neighbour(route.sites[i - 1], side) == route.sites[i];
                    }));
            }
        }
}

}  // namespace
}  // namespace thwart::quoridor
