// Rules against its slow twin: the same lists, counts, verdicts and successors in thousands of positions, and
// random play that is as random as it should be. All seeds are fixed, so a failure can be looked at again.
#include "base/random.hpp"
#include "games/quoridor/tests/support.hpp"
#include "rules/playout.hpp"

#include <cmath>
#include <map>
#include <ostream>

namespace thwart::quoridor {
namespace {

using rules::Seat;
using namespace support;

std::vector<u32> raw_moves(const Twin::MoveList& moves) {
    std::vector<u32> raw;
    for (const Move move : moves) raw.push_back(move.raw());
    std::ranges::sort(raw);
    return raw;
}

// 81 walks, 128 fences and the pass.
std::vector<Move> conceivable_moves() {
    std::vector<Move> all = {Move::pass()};
    for (unsigned square = 0; square < kSquares; ++square) all.push_back(Move::walk(square));
    for (unsigned slot = 0; slot < 2 * kPoints; ++slot)
        all.push_back(Move::fence(slot / kPoints, slot % kPoints));
    return all;
}

// Compares everything in one position and leaves the twin's list behind.
void compare(const State& state, Twin::MoveList& slow) {
    static const std::vector<Move> conceivable = conceivable_moves();
    SCOPED_TRACE(Rules::format_state(state) + (state.sidestep_at_pawn ? " blocked" : " barred"));
    Rules::MoveList fast;
    Rules::moves(state, fast);
    slow.clear();
    Twin::moves(state, slow);
    ASSERT_EQ(raw_moves(fast), raw_moves(slow));
    ASSERT_EQ(Rules::count_moves(state), slow.size());
    ASSERT_EQ(slow.empty(), is_over(state));
    for (const Move move : conceivable)
        ASSERT_EQ(Rules::is_legal(state, move), slow.contains(move)) << Rules::format_move(state, move);
    for (const Move move : slow) {
        State fast_next = state;
        State slow_next = state;
        Rules::apply(fast_next, move);
        Twin::apply(slow_next, move);
        ASSERT_EQ(fast_next, slow_next) << Rules::format_move(state, move);
    }
}

Move random_fence(base::Random& random) {
    const unsigned slot = random.below(2 * kPoints);
    return Move::fence(slot / kPoints, slot % kPoints);
}

// Half of the moves are fences as long as there are any, so that boards fill up before a pawn arrives.
Move choose(const Twin::MoveList& moves, base::Random& random) {
    const bool wants_fence = random.below(2) == 0;
    for (unsigned attempt = 0; attempt < 20; ++attempt) {
        const Move move = moves[random.below(static_cast<u32>(moves.size()))];
        if (move.is_fence() == wants_fence) return move;
    }
    return moves[0];
}

struct TwinCase {
    std::string_view name;
    std::string_view options;
    bool retirements;
    unsigned games;
    u64 seed;
};

std::ostream& operator<<(std::ostream& out, const TwinCase& tested) { return out << tested.name; }

class QuoridorTwin : public testing::TestWithParam<TwinCase> {};

TEST_P(QuoridorTwin, AgreesAllThroughRandomGames) {
    base::Random random(1, GetParam().seed);
    Twin::MoveList moves;
    unsigned positions = 0;
    unsigned finished = 0;
    for (unsigned game = 0; game < GetParam().games; ++game) {
        State state = Rules::initial(setup_of(GetParam().options));
        for (unsigned step = 0; step < 60; ++step, ++positions) {
            compare(state, moves);
            if (HasFatalFailure()) return;
            if (moves.empty()) break;
            if (GetParam().retirements && random.below(25) == 0) {
                const Seat leaving(random.below(state.players));
                if (Rules::is_retired(state, leaving)) continue;
                State twin = state;
                Twin::retire(twin, leaving);
                Rules::retire(state, leaving);
                ASSERT_EQ(state, twin);
            } else {
                Rules::apply(state, choose(moves, random));
            }
        }
        if (is_over(state)) {
            ++finished;
            EXPECT_EQ(Rules::outcome(state), Twin::outcome(state));
        }
    }
    EXPECT_GT(positions, 20 * GetParam().games);
    EXPECT_TRUE(!GetParam().retirements || finished > 0) << "some game should end by retirement";
}

// Fills the board with as many fences as the rules allow, far more than a game has, while pawns are thrown about.
TEST_P(QuoridorTwin, AgreesOnCrowdedBoards) {
    base::Random random(2, GetParam().seed);
    const auto setup = setup_of(GetParam().options);
    Twin::MoveList moves;
    unsigned most_fences = 0;
    for (unsigned board = 0; board < 2 * GetParam().games; ++board) {
        State state = Rules::initial(setup);
        for (unsigned tries = 0; tries < 400; ++tries) {
            const Move fence = random_fence(random);
            state.stock[state.seat] = 1;
            if (Rules::is_legal(state, fence)) Rules::apply(state, fence);
            State thrown = state;
            for (unsigned seat = 0; seat < state.players; ++seat)
                if (random.below(3) == 0) thrown.pawn[seat] = static_cast<u8>(random.below(kSquares));
            if (GetParam().retirements && random.below(40) == 0)
                thrown.pawn[random.below(state.players)] = kGone;
            thrown.stock.fill(0);
            thrown.stock[state.seat] = 1;
            // Reading checks that every pawn has a way, and works out whether somebody has won.
            if (const auto read = Rules::parse_state(setup, Rules::format_state(thrown));
                read && !is_over(*read))
                state = *read;
            const unsigned fences = base::count(state.fences.h) + base::count(state.fences.v);
            most_fences = std::max(most_fences, fences);
            if (fences < 12 || tries % 8 != 0) continue;
            state.stock[state.seat] = 1;
            compare(state, moves);
            if (HasFatalFailure()) return;
        }
    }
    EXPECT_GT(most_fences, 40U);
}

INSTANTIATE_TEST_SUITE_P(All, QuoridorTwin,
                         testing::Values(TwinCase{"Two", "", false, 16, 1},
                                         TwinCase{"TwoBlocked", "sidestep=blocked", false, 6, 2},
                                         TwinCase{"Four", "players=4", false, 10, 3},
                                         TwinCase{"FourBlocked", "players=4,sidestep=blocked", false, 9, 4},
                                         TwinCase{"FourRetiring", "players=4", true, 12, 5},
                                         TwinCase{"FourBlockedRetiring", "players=4,sidestep=blocked", true,
                                                  11, 6},
                                         TwinCase{"TwoRetiring", "", true, 10, 7}),
                         [](const auto& tested) { return std::string(tested.param.name); });

// Pawns huddled together on a board with a few fences: the rules about faced pawns, two to four at a time.
TEST(QuoridorTwinPawns, AgreeInACrowd) {
    base::Random random(3);
    std::map<std::size_t, unsigned> walk_counts;
    for (const std::string_view options : {"", "players=4", "players=4,sidestep=blocked"}) {
        const auto setup = setup_of(options);
        Twin::MoveList moves;
        for (unsigned i = 0; i < 20000; ++i) {
            State state = Rules::initial(setup);
            const unsigned left = random.below(7);
            const unsigned bottom = random.below(7);
            for (unsigned seat = 0; seat < state.players; ++seat) {
                const unsigned spot = random.below(9);
                state.pawn[seat] = static_cast<u8>(square_at(left + spot % 3, bottom + spot / 3));
            }
            for (unsigned fence = random.below(9); fence > 0; --fence) {
                const unsigned slot = random.below(32);
                const unsigned column = std::clamp(left + slot % 4, 1U, 8U) - 1;
                const unsigned row = std::clamp(bottom + slot / 4 % 4, 1U, 8U) - 1;
                (slot < 16 ? state.fences.h : state.fences.v) |= u64{1} << (8 * row + column);
            }
            state.stock.fill(0);
            const auto read = Rules::parse_state(setup, Rules::format_state(state));
            if (!read) continue;
            compare(*read, moves);
            if (HasFatalFailure()) return;
            if (!moves.empty()) ++walk_counts[moves[0] == Move::pass() ? 0 : moves.size()];
        }
    }
    EXPECT_GT(walk_counts[0], 0U) << "some seat should be forced to pass";
    EXPECT_GT(walk_counts[6], 0U) << "six walks are possible with four players";
}

// --- random play ---

// How far the draws are from equal shares: about `kinds - 1` when they are fair, with a spread of sqrt(2 (kinds - 1)).
template <class Draw>
void expect_uniform(const State& state, Draw draw) {
    Twin::MoveList moves;
    Twin::moves(state, moves);
    constexpr unsigned kDraws = 40000;
    std::map<u32, unsigned> seen;
    for (const Move move : moves) seen[move.raw()] = 0;
    for (unsigned i = 0; i < kDraws; ++i) {
        const Move move = draw();
        ASSERT_TRUE(seen.contains(move.raw())) << Rules::format_move(state, move);
        ++seen[move.raw()];
    }
    const double share = static_cast<double>(kDraws) / static_cast<double>(moves.size());
    double distance = 0;
    for (const auto& [raw, times] : seen) distance += (times - share) * (times - share) / share;
    const auto freedom = static_cast<double>(moves.size() - 1);
    EXPECT_LE(distance, freedom + 5 * std::sqrt(2 * freedom));
}

struct Spot {
    std::string_view options;
    std::string_view position;
};

const std::vector<Spot> kSpots = {
    {"", "e1,e9 10,10 - - 1"},
    {"", "e8,d5 3,3 a4,c4,e4,g4 h1 1"},
    {"", "e4,e5 5,5 e5 - 1"},
    {"", "e4,e5 1,0 a2,c2,e2,g2,a4,c4,e4,g4,a6,c6,e6,g6,a8,c8,e8,g8 a1,a3,a5,a7,c1,c3,c5,c7 1"},
    {"players=4", "e5,e6,e4,i5 5,5,5,5 d3,e6 - 1"},
    {"players=4,sidestep=blocked", "e4,e5,e6,i5 5,5,5,5 - - 1"},
    {"players=4", "e4,x,e6,b2 5,5,5,5 a1,c1 d4 3"},
};
// Nobody has a fence.
const std::vector<Spot> kWalkers = {
    {"", "e5,a9 0,0 - - 1"},
    {"", "e5,a9 0,0 e5 - 1"},
    {"", "e5,a9 0,0 e5 d5 1"},
    {"", "e4,e5 0,0 e5 - 1"},
    {"players=4", "e5,e6,e4,i5 0,0,0,0 d3,e6 - 1"},
    {"players=4", "a1,a2,a3,i5 0,0,0,0 - a1 1"},
};

TEST(QuoridorRandomPlay, SamplesAreUniform) {
    base::Random random(4);
    for (const std::vector<Spot>& spots : {kSpots, kWalkers})
        for (const Spot& spot : spots) {
            SCOPED_TRACE(spot.position);
            const State state = state_of(spot.position, spot.options);
            expect_uniform(state, [&] { return Rules::sample(state, random); });
        }
}

TEST(QuoridorRandomPlay, TheFirstStepOfAPlayoutIsUniform) {
    base::Random random(5);
    for (const Spot& spot : kWalkers) {
        SCOPED_TRACE(spot.position);
        const State state = state_of(spot.position, spot.options);
        Twin::MoveList moves;
        Twin::moves(state, moves);
        expect_uniform(state, [&] {
            State next = state;
            EXPECT_EQ(Rules::playout(next, random, 1), 1U);
            for (const Move move : moves) {
                State expected = state;
                Twin::apply(expected, move);
                if (next == expected) return move;
            }
            ADD_FAILURE() << Rules::format_state(next) << " does not follow";
            return Move{};
        });
    }
}

struct Sample {
    double mean = 0;
    double error = 0;  // of the mean
    double wins = 0;   // share of seat 1
};

template <class G>
Sample play_out(const State& start, unsigned games, u64 seed) {
    base::Random random(seed);
    double sum = 0;
    double squares = 0;
    double wins = 0;
    for (unsigned game = 0; game < games; ++game) {
        State state = start;
        const auto steps = static_cast<double>(rules::playout<G>(state, random));
        EXPECT_TRUE(is_over(state));
        EXPECT_EQ(state.winner, winner_of(state));
        sum += steps;
        squares += steps * steps;
        wins += state.winner == 1 ? 1 : 0;
    }
    const double mean = sum / games;
    return {mean, std::sqrt((squares / games - mean * mean) / games), wins / games};
}

TEST(QuoridorRandomPlay, GamesForTwoTakeAbout354Steps) {
    const Sample fast = play_out<Rules>(Rules::initial({}), 4000, 6);
    EXPECT_NEAR(fast.mean, 354, 25);
    EXPECT_NEAR(fast.wins, 0.5, 0.05);
}

TEST(QuoridorRandomPlay, PlayoutsEndLikeGamesOfTheTwin) {
    for (const Spot& spot :
         {Spot{"", "e1,e9 0,0 d4,f4,c6 b3,g6 1"}, Spot{"players=4", "e1,a5,e9,i5 0,0,0,0 d4,e6 c5 2"},
          Spot{"players=4,sidestep=blocked", "d4,x,e6,f5 0,0,0,0 d4,e6 c5 4"}}) {
        SCOPED_TRACE(spot.position);
        const State start = state_of(spot.position, spot.options);
        const Sample fast = play_out<Rules>(start, 6000, 7);
        const Sample slow = play_out<Twin>(start, 1500, 8);
        EXPECT_NEAR(fast.mean, slow.mean, 4 * (fast.error + slow.error));
        EXPECT_NEAR(fast.wins, slow.wins, 0.06);
    }
}

TEST(QuoridorRandomPlay, PlayoutsStopAtTheirLimit) {
    base::Random random(9);
    State state = Rules::initial({});
    EXPECT_EQ(Rules::playout(state, random, 0), 0U);
    EXPECT_EQ(state, Rules::initial({}));
    EXPECT_EQ(Rules::playout(state, random, 3), 3U);
    EXPECT_EQ(state.seat, 1U);
    State walkers = state_of("e1,e9 0,0 - - 1");
    EXPECT_EQ(Rules::playout(walkers, random, 5), 5U);
    EXPECT_EQ(walkers.seat, 1U);
    State won = state_of("e9,e5 3,3 - - 2");
    EXPECT_EQ(Rules::playout(won, random, 5), 0U);
}

TEST(QuoridorRandomPlay, TheSameSeedPlaysTheSameGame) {
    for (const std::string_view options : {"", "players=4"}) {
        State first = Rules::initial(setup_of(options));
        State second = first;
        base::Random one(10);
        base::Random two(10);
        EXPECT_EQ(Rules::playout(first, one, ~u64{0}), Rules::playout(second, two, ~u64{0}));
        EXPECT_EQ(first, second);
        EXPECT_EQ(one.next(), two.next());
    }
}

}  // namespace
}  // namespace thwart::quoridor
