// Rules against its slow twin: the same lists, counts, verdicts and successors in thousands of positions, and
// random play that is as random as it should be. All seeds are fixed, so a failure can be looked at again.
#include "base/bits.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "games/barricade/paths.hpp"
#include "games/barricade/tests/support.hpp"
#include "rules/playout.hpp"

#include <cmath>
#include <map>
#include <ostream>

namespace thwart::barricade {
namespace {

using rules::Seat;
using namespace support;

std::vector<u32> raw_moves(const Twin::MoveList& moves) {
    std::vector<u32> raw;
    for (const Move move : moves) raw.push_back(move.raw());
    std::ranges::sort(raw);
    return raw;
}

// Throws, also impossible ones, every pair of nodes, every cell for a blocker, the pass and no move.
std::vector<Move> conceivable_moves() {
    std::vector<Move> all = {Move{}, Move::pass()};
    for (unsigned number = 0; number <= 8; ++number) all.push_back(Move::roll(number));
    for (unsigned cell = 0; cell < kCells; ++cell) {
        all.push_back(Move::put(cell));
        for (unsigned from = 0; from < kNodes; ++from) all.push_back(Move::walk(from, cell));
    }
    return all;
}

// Compares everything in one position and leaves the twin's list behind.
void compare(const State& state, Twin::MoveList& slow, bool try_all = false) {
    static const std::vector<Move> conceivable = conceivable_moves();
    SCOPED_TRACE(Rules::format_state(state));
    Rules::MoveList fast;
    Rules::moves(state, fast);
    slow.clear();
    Twin::moves(state, slow);
    ASSERT_EQ(raw_moves(fast), raw_moves(slow));
    ASSERT_EQ(Rules::count_moves(state), slow.size());
    ASSERT_EQ(slow.empty(), is_over(state));
    for (const Move move : slow) {
        ASSERT_TRUE(Rules::is_legal(state, move)) << Rules::format_move(state, move);
        State fast_next = state;
        State slow_next = state;
        Rules::apply(fast_next, move);
        Twin::apply(slow_next, move);
        ASSERT_EQ(fast_next, slow_next) << Rules::format_move(state, move);
    }
    if (!try_all) return;
    unsigned legal = 0;
    for (const Move move : conceivable) legal += Rules::is_legal(state, move) ? 1 : 0;
    ASSERT_EQ(legal, slow.size());
}

struct TwinCase {
    std::string_view name;
    std::string_view options;
    bool retirements;
    u64 seed;
};

void PrintTo(const TwinCase& tested, std::ostream* out) { *out << tested.name; }

class BarricadeTwin : public testing::TestWithParam<TwinCase> {};

TEST_P(BarricadeTwin, AgreesAllThroughRandomGames) {
    base::Random random(1, GetParam().seed);
    Twin::MoveList moves;
    unsigned finished = 0;
    for (unsigned game = 0; game < 15; ++game) {
        State state = start_of(GetParam().options);
        for (unsigned step = 0; step < 300; ++step) {
            compare(state, moves, step % 50 == 0);
            if (HasFatalFailure()) return;
            if (moves.empty()) break;
            if (GetParam().retirements && random.below(step < 10 ? 4 : 100) == 0) {
                const Seat leaving(random.below(state.players));
                if (Rules::is_retired(state, leaving)) continue;
                State twin = state;
                Twin::retire(twin, leaving);
                Rules::retire(state, leaving);
                ASSERT_EQ(state, twin);
            } else {
                Rules::apply(state, moves[random.below(static_cast<u32>(moves.size()))]);
            }
        }
        if (is_over(state)) {
            ++finished;
            EXPECT_EQ(Rules::outcome(state), Twin::outcome(state));
        }
    }
    EXPECT_TRUE(!GetParam().retirements || finished > 0) << "some game should end by retirement";
}

// Pieces and blockers anywhere, in any number and phase, as only a problem would have them.
State thrown_about(unsigned players, bool retirements, base::Random& random) {
    State state = Rules::initial({static_cast<u8>(players)});
    state.opening.fill(0);
    // Often only a part of the board, so that pieces and blockers meet.
    const unsigned width = 1 + random.below(kCells);
    const unsigned first = random.below(kCells);
    Cells taken = 0;
    const auto draw_cell = [&] { return (first + random.below(width)) % kCells; };
    for (unsigned seat = 0; seat < players; ++seat) {
        const unsigned house = state.pieces[seat][0];
        for (unsigned out = random.below(kPieces + 1); out > 0; --out) {
            const unsigned cell = draw_cell();
            if (has(taken, cell) || (cell == kGoal && random.below(8) != 0)) continue;
            taken |= bit(cell);
            replace(state.pieces[seat], house, cell);
        }
    }
    state.blockers = 0;
    for (unsigned blockers = random.below(kBlockers); blockers > 0; --blockers)
        state.blockers |= bit(draw_cell()) & kPlaceable & ~taken;
    state.seat = static_cast<u8>(random.below(players));
    const unsigned leaving = random.below(players);
    if (retirements && leaving != state.seat && random.below(3) == 0) state.pieces[leaving] = kNoPieces;
    state.phase = random.below(8) == 0 ? Phase::place : Phase::go;
    state.thrown = state.phase == Phase::go ? static_cast<u8>(1 + random.below(6)) : u8{0};
    state.winner = winner_of(state);
    return state;
}

TEST_P(BarricadeTwin, AgreesWherePiecesAndBlockersLieAnyhow) {
    base::Random random(2, GetParam().seed);
    const auto setup = setup_of(GetParam().options);
    Twin::MoveList moves;
    std::map<std::size_t, unsigned> lengths;
    for (unsigned i = 0; i < 3000; ++i) {
        const State state = thrown_about(setup.players, GetParam().retirements, random);
        const auto read = Rules::parse_state(setup, Rules::format_state(state));
        ASSERT_TRUE(read) << Rules::format_state(state) << ": " << read.error().text();
        ASSERT_EQ(*read, state) << Rules::format_state(state);
        compare(state, moves, i % 100 == 0);
        if (HasFatalFailure()) return;
        ++lengths[moves.size()];
    }
    EXPECT_GT(lengths.size(), 30U) << "there should be many different positions";
}

INSTANTIATE_TEST_SUITE_P(All, BarricadeTwin,
                         testing::Values(TwinCase{"Two", "players=2", false, 1},
                                         TwinCase{"Three", "players=3", false, 2},
                                         TwinCase{"Four", "players=4", false, 3},
                                         TwinCase{"TwoRetiring", "players=2", true, 4},
                                         TwinCase{"ThreeRetiring", "players=3", true, 5},
                                         TwinCase{"FourRetiring", "players=4", true, 6}),
                         [](const auto& tested) { return std::string(tested.param.name); });

// Five pieces beside each other with blockers all around.
TEST(BarricadeTwinWalls, AgreeAboutPiecesThatAreShutIn) {
    base::Random random(10);
    std::map<Move::Kind, unsigned> firsts;
    Twin::MoveList moves;
    for (unsigned i = 0; i < 3000; ++i) {
        State state = state_of("5 5 - go1 1", "players=2");
        Pieces& mine = state.pieces[0];
        Cells wall = 0;
        for (unsigned cell = random.below(kCells); !is_cell(mine[kPieces - 1]);) {
            if (cell != kGoal && !contains(mine, cell)) replace(mine, mine[kPieces - 1], cell);
            for (const unsigned other : kNeighbours[cell]) wall |= bit(other);
            cell = kNeighbours[cell].cells[random.below(kNeighbours[cell].count)];
        }
        wall &= kPlaceable & ~cells_of(mine);
        if (base::count(wall) > kBlockers) continue;
        state.blockers = wall;
        state.thrown = static_cast<u8>(1 + random.below(6));
        compare(state, moves);
        if (HasFatalFailure()) return;
        ++firsts[moves[0].kind()];
    }
    EXPECT_GT(firsts[Move::Kind::pass], 100U) << "some seat should be blocked";
    EXPECT_GT(firsts[Move::Kind::walk], 100U);
}

// The table of ways against the graph: on this board, no turning back, no cell twice and the plain distance all give
// the same cells for up to six steps.
TEST(BarricadePaths, LeadToTheCellsAtTheirDistance) {
    for (unsigned node = 0; node < kNodes; ++node) {
        Cells seen = is_cell(node) ? bit(node) : Cells{0};
        Cells rim = seen;
        for (unsigned steps = 1; steps <= kHighestThrow; ++steps) {
            Cells next = 0;
            if (steps == 1 && !is_cell(node)) next = bit(barricade::start_of(node));
            base::for_each(rim, [&](unsigned cell) {
                for (const unsigned other : kNeighbours[cell]) next |= bit(other);
            });
            rim = next & ~seen;
            seen |= rim;
            Cells targets = 0;
            for (const Path path : paths_from(node, steps)) {
                EXPECT_EQ(path.is_detour(), has(targets, path.target()));
                EXPECT_TRUE(steps == 6 || !path.is_detour());
                targets |= bit(path.target());
            }
            EXPECT_TRUE(targets == rim) << node << ' ' << steps;
        }
    }
}

TEST(BarricadePieces, StaySortedWhateverMoves) {
    base::Random random(3);
    for (unsigned i = 0; i < 20000; ++i) {
        Pieces pieces{};
        for (u8& node : pieces) node = static_cast<u8>(random.below(kNodes));
        std::ranges::sort(pieces);
        const unsigned from = pieces[random.below(kPieces)];
        const unsigned to = random.below(kNodes);
        EXPECT_EQ(contains(pieces, to), std::ranges::count(pieces, to) > 0);
        Pieces expected = pieces;
        *std::ranges::find(expected, from) = static_cast<u8>(to);
        std::ranges::sort(expected);
        replace(pieces, from, to);
        ASSERT_EQ(pieces, expected);
    }
    for (unsigned node = 0; node < kNodes; ++node) EXPECT_FALSE(contains(kNoPieces, node));
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

TEST(BarricadeRandomPlay, SamplesAreUniform) {
    base::Random random(4);
    for (const std::string& text : {
             "5 5 5 5 " + kB0 + " open:?,?,?,? 1",
             "5 5 5 5 " + kB0 + " roll 2",
             "5 5 5 5 " + kB0 + " go5 2",
             std::string("4+c1 5 5 5 - go6 1"),                         // two ways, both open
             std::string("4+c1 5 5 5 a3 go6 1"),                        // one of them open
             std::string("3+c1,c3 5 5 5 - go6 1"),                      // both, to an own piece
             std::string("0+c5,e3,g5,i11,k3 4+g3 4+i9 5 e5,m7 go6 1"),  // many walks
             std::string("0+a12,c4,e6,i10,m6 5 5 5 a11,a13,c3,c5,e5,e7,i11,m5,m7 go2 1"),  // hardly any
             std::string("0+a12,c4,e6,m6,q12 5 5 5 a11,a13,c3,c5,e5,e7,i13,m5,m7,q11,q13 go3 1"),  // none
             std::string("1+a12,c4,e6,e3 5 3+g3,i10 x a11,a13,c3,c5,e5,e7 place 1"),
         }) {
        SCOPED_TRACE(text);
        expect_uniform(state_of(text), random);
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
        const auto steps = static_cast<double>(rules::playout<G>(state, random, 200));
        EXPECT_EQ(state.winner, winner_of(state));
        sum += steps;
        squares += steps * steps;
        wins += state.winner == 1 ? 1 : 0;
    }
    const double mean = sum / games;
    return {mean, std::sqrt((squares / games - mean * mean) / games), wins / games};
}

TEST(BarricadeRandomPlay, PlayoutsEndLikeGamesOfTheTwin) {
    for (const std::string_view text :
         {"0+i13,h13,j13,g13,k13 5 i11 roll 1", "3+i13,h13 3+j13,l13 a12 open:?,? 1"}) {
        SCOPED_TRACE(text);
        const State start = state_of(text, "players=2");
        const Sample fast = play_out<Rules>(start, 20000, 7);
        const Sample slow = play_out<Twin>(start, 400, 8);
        EXPECT_NEAR(fast.mean, slow.mean, 4 * (fast.error + slow.error));
        EXPECT_NEAR(fast.wins, slow.wins, 0.1);
    }
}

TEST(BarricadeRandomPlay, GamesTakeThousandsOfStepsAndEnd) {
    base::Random random(9);
    constexpr unsigned kGames = 100;
    for (const auto& [options, expected] : std::map<std::string_view, double>{
             {"players=2", 12000}, {"players=3", 17200}, {"players=4", 21200}}) {
        double steps = 0;
        for (unsigned game = 0; game < kGames; ++game) {
            State state = start_of(options);
            steps += static_cast<double>(rules::playout<Rules>(state, random));
            EXPECT_TRUE(is_over(state));
        }
        EXPECT_NEAR(steps / kGames, expected, expected / 2) << options;
    }
}

}  // namespace
}  // namespace thwart::barricade
