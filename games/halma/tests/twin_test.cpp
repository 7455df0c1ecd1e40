// Rules against its slow twin: the same lists, counts, verdicts and successors in thousands of positions, and
// random play that is as random as it should be. All seeds are fixed, so a failure can be looked at again.
#include "base/random.hpp"
#include "games/halma/tests/support.hpp"
#include "rules/playout.hpp"

#include <cmath>
#include <map>
#include <ostream>

namespace thwart::halma {
namespace {

using rules::Seat;
using namespace support;

std::vector<u32> raw_moves(const Twin::MoveList& moves) {
    std::vector<u32> raw;
    for (const Move move : moves) raw.push_back(move.raw());
    std::ranges::sort(raw);
    return raw;
}

// Compares everything but single verdicts in one position and leaves the twin's list behind.
void compare(const State& state, Twin::MoveList& slow) {
    SCOPED_TRACE(Rules::format_state(state));
    Rules::MoveList fast;
    Rules::moves(state, fast);
    slow.clear();
    Twin::moves(state, slow);
    ASSERT_EQ(raw_moves(fast), raw_moves(slow));
    ASSERT_EQ(Rules::count_moves(state), slow.size());
    ASSERT_EQ(slow.empty(), is_over(state));
    for (std::size_t i = 0; i < slow.size(); i += 7) {
        State fast_next = state;
        State slow_next = state;
        Rules::apply(fast_next, slow[i]);
        Twin::apply(slow_next, slow[i]);
        ASSERT_EQ(fast_next, slow_next) << Rules::format_move(state, slow[i]);
    }
}

// Every pair of points and the pass.
void compare_verdicts(const State& state, const Twin::MoveList& slow) {
    std::vector<bool> legal(1U << 16U, false);
    for (const Move move : slow) legal[move.raw()] = true;
    const auto check = [&](Move move) {
        ASSERT_EQ(Rules::is_legal(state, move), legal[move.raw()])
            << Rules::format_move(state, move) << " in " << Rules::format_state(state);
    };
    for (unsigned from = 0; from < kPoints; ++from)
        for (unsigned to = 0; to < kPoints; ++to) check(Move::walk(from, to));
    check(Move::pass());
    check(Move());
    check(Move::walk(0, 0x7f));
    check(Move::walk(0x7f, 0));
}

// Every hop is a jump over one man onto an empty point, or the only hop is a step; and no way is shorter.
void check_path(const State& state, Move move) {
    const Path path = hop_path(state, move);
    SCOPED_TRACE(Rules::format_move(state, move) + " in " + Rules::format_state(state));
    ASSERT_GE(path.size(), 2U);
    ASSERT_EQ(path[0], move.from());
    ASSERT_EQ(path[path.size() - 1], move.to());
    if (path.size() == 2 && is_next_to(path[0], path[1])) return;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto& landings = kLanding[path[i - 1]];
        const auto d = static_cast<std::size_t>(std::ranges::find(landings, path[i]) - landings.begin());
        ASSERT_LT(d, kDirections);
        ASSERT_NE(seat_on(state, kNext[path[i - 1]][d]), 0);
        ASSERT_NE(kNext[path[i - 1]][d], move.from());
        ASSERT_EQ(seat_on(state, path[i]), 0);
    }
    // By waves: the points after one jump, after two, and so on.
    std::vector<bool> seen(kPoints, false);
    std::vector<unsigned> wave = {move.from()};
    std::size_t jumps = 0;
    for (; std::ranges::find(wave, move.to()) == wave.end(); ++jumps) {
        std::vector<unsigned> next;
        for (const unsigned here : wave)
            for (unsigned d = 0; d < kDirections; ++d) {
                const u8 to = kLanding[here][d];
                if (to == kNowhere || seen[to] || seat_on(state, kNext[here][d]) == 0 ||
                    seat_on(state, to) != 0)
                    continue;
                seen[to] = true;
                next.push_back(to);
            }
        ASSERT_FALSE(next.empty());
        wave = next;
    }
    ASSERT_EQ(path.size(), jumps + 1);
}

struct TwinCase {
    std::string_view name;
    std::string_view options;
    u64 seed;
};

void PrintTo(const TwinCase& tested, std::ostream* out) { *out << tested.name; }

class HalmaTwin : public testing::TestWithParam<TwinCase> {};

TEST_P(HalmaTwin, AgreesAllThroughRandomGames) {
    base::Random random(1, GetParam().seed);
    Twin::MoveList moves;
    for (unsigned game = 0; game < 4; ++game) {
        State state = Rules::initial(setup_of(GetParam().options));
        for (unsigned step = 0; step < 150; ++step) {
            compare(state, moves);
            if (HasFatalFailure() || moves.empty()) break;
            if (step % 50 == 49) compare_verdicts(state, moves);
            const Move move = moves[random.below(static_cast<u32>(moves.size()))];
            if (move.kind() == Move::Kind::walk) check_path(state, move);
            if (HasFatalFailure()) return;
            if (state.players == 3 && random.below(100) == 0) {
                const Seat leaving(random.below(3));
                if (Rules::is_retired(state, leaving)) continue;
                State twin = state;
                Twin::retire(twin, leaving);
                Rules::retire(state, leaving);
                ASSERT_EQ(state, twin);
                continue;
            }
            Rules::apply(state, move);
        }
        if (is_over(state)) {
            EXPECT_EQ(Rules::outcome(state), Twin::outcome(state));
        }
    }
}

// Men thrown onto a part of the board: crowds, near wins, shut-in men, few men and many.
TEST_P(HalmaTwin, AgreesInCrowds) {
    base::Random random(2, GetParam().seed);
    const auto setup = setup_of(GetParam().options);
    Twin::MoveList moves;
    for (unsigned i = 0; i < 300; ++i) {
        State state = empty_board(setup);
        state.seat = static_cast<u8>(random.below(setup.players));
        const unsigned tip = random.below(kTips);
        const int reach = static_cast<int>(3 + random.below(10));
        for (unsigned seat = 0; seat < setup.players; ++seat) {
            const unsigned men = 1 + random.below(setup.men);
            for (unsigned man = 0, tries = 0; man < men && tries < 200; ++tries) {
                const unsigned point = random.below(kPoints);
                if (seat_on(state, point) != 0 || distance_to_end(point, tip) > reach) continue;
                put(state, point, seat);
                ++man;
            }
        }
        const auto read = Rules::parse_state(setup, Rules::format_state(state));
        if (!read) continue;  // somebody found no room
        compare(*read, moves);
        if (HasFatalFailure()) return;
        if (i % 20 == 0) compare_verdicts(*read, moves);
        for (std::size_t k = 0; k < moves.size(); k += 5)
            if (moves[k].kind() == Move::Kind::walk) check_path(*read, moves[k]);
        if (HasFatalFailure()) return;
    }
}

// Target camps that are full or nearly so, of all kinds of men, with all seats to act.
TEST_P(HalmaTwin, AgreesAboutArrivals) {
    base::Random random(3, GetParam().seed);
    const auto setup = setup_of(GetParam().options);
    Twin::MoveList moves;
    std::map<bool, unsigned> seen;
    for (unsigned i = 0; i < 300; ++i) {
        State state = empty_board(setup);
        state.seat = static_cast<u8>(random.below(setup.players));
        const unsigned arriving = random.below(setup.players);
        const u32 foreign = random.below(3);
        std::array<unsigned, kMostSeats> men{};
        const auto place = [&](unsigned point, unsigned seat) {
            if (seat_on(state, point) != 0 || men[seat] == setup.men) return;
            put(state, point, seat);
            ++men[seat];
        };
        for (unsigned point = 0; point < kPoints; ++point) {
            if (!target_of(state, arriving).has(point)) continue;
            if (random.below(30) == 0) continue;
            place(point, random.below(8) < foreign ? random.below(setup.players) : arriving);
        }
        for (unsigned seat = 0; seat < setup.players; ++seat) place(random.below(kPoints), seat);
        const auto read = Rules::parse_state(setup, Rules::format_state(state));
        if (!read) continue;
        compare(*read, moves);
        if (HasFatalFailure()) return;
        ++seen[is_over(*read)];
    }
    EXPECT_GT(seen[false], 20U);
    EXPECT_GT(seen[true], 20U);
}

INSTANTIATE_TEST_SUITE_P(All, HalmaTwin,
                         testing::Values(TwinCase{"Two", "", 1}, TwinCase{"TwoFilled", "win=filled", 2},
                                         TwinCase{"TwoSkip", "seating=skip", 3},
                                         TwinCase{"TwoTen", "men=10,first=2", 4},
                                         TwinCase{"TwoTenSkipFilled", "men=10,seating=skip,win=filled", 5},
                                         TwinCase{"Three", "players=3", 6},
                                         TwinCase{"ThreeFilled", "players=3,win=filled,first=3", 7},
                                         TwinCase{"ThreeTen", "players=3,men=10", 8},
                                         TwinCase{"Solo", "players=1", 9},
                                         TwinCase{"SoloTenFilled", "players=1,men=10,win=filled", 10}),
                         [](const auto& tested) { return std::string(tested.param.name); });

// Climbs towards long lists by moving single men about; all of them must stay within the bound.
TEST(HalmaTwinBounds, LongListsFit) {
    base::Random random(4);
    State best = start_of("players=3");
    std::size_t longest = Rules::count_moves(best);
    for (unsigned i = 0; i < 40000; ++i) {
        State next = best;
        const unsigned from = random.below(kPoints);
        const unsigned to = random.below(kPoints);
        const u8 number = seat_on(next, from);
        if (number == 0 || seat_on(next, to) != 0) continue;
        put(next, from, number - 1U);
        put(next, to, number - 1U);
        if (is_over(next) || Rules::count_moves(next) < longest) continue;
        best = next;
        longest = Rules::count_moves(best);
    }
    EXPECT_GT(longest, 300U) << Rules::format_state(best);
    EXPECT_LE(longest, Rules::kMaxMoves);
    Twin::MoveList moves;
    compare(best, moves);
}

// --- random play ---

// How far the draws are from equal shares: about `kinds - 1` when they are fair, with a spread of sqrt(2 (kinds - 1)).
void expect_uniform(const State& state, base::Random& random) {
    Twin::MoveList moves;
    Twin::moves(state, moves);
    constexpr unsigned kDraws = 40000;
    std::map<u32, unsigned> seen;
    for (const Move move : moves) seen[move.raw()] = 0;
    for (unsigned i = 0; i < kDraws; ++i) {
        const Move move = Rules::sample(state, random);
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

TEST(HalmaRandomPlay, SamplesAreUniform) {
    base::Random random(5);
    for (const Spot& spot :
         {Spot{"", "A/AA/AAA/AAAA/4AAAAA4/12/11/10/9/10/11/12/4BBBBB4/BBBB/BBB/BB/B 1 -"},
          Spot{"", "1/2/1A1/A3/2A3B2A3/3A2B5/1B3A2A2/2B1A5/3B1A3/4A1B3/2A2B5/3B2A5/2A1B8/1B2/A2/1B/1 1 -"},
          Spot{"", "1/2/1A1/A3/2A3B2A3/3A2B5/1B3A2A2/2B1A5/3B1A3/4A1B3/2A2B5/3B2A5/2A1B8/1B2/A2/1B/1 2 -"},
          Spot{"players=3,men=10", "A/1A/2A/4/2C3A3B2/12/3A1C5/10/4B1C2/10/2C1A6/12/6B6/4/3/2/1 3 -"},
          Spot{"players=1,men=10", "A/1A/1A1/4/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -"},
          Spot{"", "A/BB/B1B/4/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -"}}) {
        SCOPED_TRACE(spot.position);
        expect_uniform(state_of(spot.position, spot.options), random);
    }
    // One jump and no step; only the pass.
    const State jump = state_of("A/BB/B2/4/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -");
    EXPECT_EQ(Rules::format_move(jump, Rules::sample(jump, random)), "a1-c3");
    const State stuck = state_of("A/BB/B1B/4/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -");
    EXPECT_EQ(Rules::sample(stuck, random), Move::pass());
}

TEST(HalmaRandomPlay, TheSameSeedPlaysTheSameGame) {
    for (const std::string_view options : {"", "players=3", "players=1"}) {
        State first = start_of(options);
        State second = first;
        base::Random one(6);
        base::Random two(6);
        EXPECT_EQ(rules::playout<Rules>(first, one, 500), 500U);
        EXPECT_EQ(rules::playout<Rules>(second, two, 500), 500U);
        EXPECT_EQ(first, second);
        EXPECT_EQ(one.next(), two.next());
    }
}

}  // namespace
}  // namespace thwart::halma
