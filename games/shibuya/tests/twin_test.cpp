// Rules against its slow twin: the same lists, counts, verdicts and successors in thousands of positions, and
// random play that is as random as it should be. All seeds are fixed, so a failure can be looked at again.
#include "base/random.hpp"
#include "games/shibuya/tests/support.hpp"
#include "rules/playout.hpp"

#include <cmath>
#include <map>
#include <ostream>

namespace thwart::shibuya {
namespace {

using namespace support;

std::vector<u32> raw_moves(const Twin::MoveList& moves) {
    std::vector<u32> raw;
    for (const Move move : moves) raw.push_back(move.raw());
    std::ranges::sort(raw);
    return raw;
}

// Every walk between two cells or slots, every tile in every turn on every place, every kind, draw and pass.
std::vector<Move> conceivable_moves() {
    std::vector<Move> all = {Move::draw(), Move::pass()};
    for (unsigned from = 0; from < kPlaceSites; ++from)
        for (unsigned to = 0; to < kPlaceSites; ++to) all.push_back(Move::walk(from, to));
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        all.push_back(Move::turn_up(kind));
        for (unsigned turn = 0; turn < kTiles.turns[kind]; ++turn)
            base::for_each(kCorners, [&](unsigned corner) {
                all.push_back(Move::lay(corner, kTiles.turned[kind][turn]));
            });
    }
    return all;
}

// Compares everything in one position and leaves the twin's list behind.
void compare(const State& state, Twin::MoveList& slow) {
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
}

void compare_verdicts(const State& state, const Twin::MoveList& slow) {
    static const std::vector<Move> conceivable = conceivable_moves();
    const std::vector<u32> legal = raw_moves(slow);
    SCOPED_TRACE(Rules::format_state(state));
    for (const Move move : conceivable)
        ASSERT_EQ(Rules::is_legal(state, move), std::ranges::binary_search(legal, move.raw()))
            << Rules::format_move(state, move);
}

constexpr std::array<std::string_view, 3> kModes = {"mode=classic", "mode=open", "mode=teams,first=2"};

class ShibuyaTwin : public testing::TestWithParam<std::string_view> {};

TEST_P(ShibuyaTwin, AgreesAllThroughRandomGames) {
    base::Random random(1);
    Twin::MoveList moves;
    unsigned finished = 0;
    for (unsigned game = 0; game < 12; ++game) {
        State state = Rules::initial(setup_of(GetParam()));
        for (unsigned step = 0; step < 400; ++step) {
            compare(state, moves);
            if (HasFatalFailure()) return;
            if (moves.empty()) break;
            if (step % 16 == 0) compare_verdicts(state, moves);
            if (HasFatalFailure()) return;
            Rules::apply(state, moves[random.below(static_cast<u32>(moves.size()))]);
        }
        if (!is_over(state)) continue;
        ++finished;
        EXPECT_EQ(Rules::outcome(state), Twin::outcome(state));
    }
    EXPECT_GT(finished, 0U);
}

// Positions that play seldom or never reaches: holes in the field, tiles covered anywhere, pieces in heaps, goals
// filled at random, any phase.
class Problems {
public:
    Problems(std::string_view options, u64 seed) : setup_(setup_of(options)), random_(seed) {}

    // The text rules decide what is a position at all.
    State next() {
        for (;;) {
            const auto read = Rules::parse_state(setup_, Rules::format_state(throw_together()));
            if (read) return *read;
        }
    }

private:
    State throw_together() {
        State state;
        state.mode = setup_.mode;
        state.first = setup_.first;
        state.seat = static_cast<u8>(random_.below(seats_of(state.mode)));
        state.passes = static_cast<u8>(random_.below(8) == 0 ? random_.below(seats_of(state.mode) + 1) : 0);
        const u32 holes = random_.below(2) == 0 ? 0 : random_.below(12);
        base::for_each(kCorners, [&](unsigned corner) {
            if (random_.below(16) < holes) return;
            const Tile tile = kTiles.turned[random_.below(kKinds)][random_.below(4)];
            state.white |= tile.white() << corner;
            state.circle |= tile.circle() << corner;
            state.layers |= bit(corner) | (random_.below(3) == 0 ? bit(corner + 1) : 0);
        });
        for (unsigned colour = 0; colour < kColours; ++colour) add_pieces(state, colour);
        if (random_.below(3) != 0)
            for (u8& left : state.pile) left = static_cast<u8>(random_.below(3));
        const u32 phase = random_.below(8);
        state.phase = static_cast<u8>(phase < 5    ? kMoving
                                      : phase == 5 ? kDrawing
                                                   : kHolds + random_.below(kKinds));
        return state;
    }

    void add_pieces(State& state, unsigned colour) {
        if (random_.below(8) == 0) return;  // nothing to walk with
        const FrameSets& frame = frame_of(state.mode);
        const u64 free = tiled_cells(state) & ~state.pieces[1 - colour];
        const u32 home = random_.below(4);
        for (unsigned piece = 0; piece < kPieces; ++piece) {
            const u32 where = random_.below(10);
            const u32 slot = slot_bit(random_.below(kSlots));
            if (where < home)
                state.slots |= slot & frame.goals[colour];
            else if (where < 5)
                state.slots |= slot & frame.starts[colour];
            else
                state.pieces[colour] |= bit(random_.below(kCells)) & free;
        }
    }

    Setup setup_;
    base::Random random_;
};

TEST_P(ShibuyaTwin, AgreesOnProblems) {
    Problems problems(GetParam(), 2);
    Twin::MoveList moves;
    std::map<Move::Kind, unsigned> seen;
    for (unsigned i = 0; i < 2500; ++i) {
        const State state = problems.next();
        compare(state, moves);
        if (HasFatalFailure()) return;
        if (i % 16 == 0) compare_verdicts(state, moves);
        if (HasFatalFailure()) return;
        ++seen[moves.empty() ? Move::Kind::none : moves[0].kind()];
    }
    for (const Move::Kind kind :
         {Move::Kind::none, Move::Kind::walk, Move::Kind::turn_up, Move::Kind::lay, Move::Kind::pass})
        EXPECT_GT(seen[kind], 5U) << "too few of kind " << static_cast<int>(kind);
}

TEST_P(ShibuyaTwin, WhatFollowsFromAProblemCanBeWrittenAndRead) {
    Problems problems(GetParam(), 3);
    base::Random random(3);
    const auto setup = setup_of(GetParam());
    for (unsigned i = 0; i < 500; ++i) {
        State state = problems.next();
        for (unsigned step = 0; step < 40 && !is_over(state); ++step) {
            Rules::apply(state, Rules::sample(state, random));
            const auto read = Rules::parse_state(setup, Rules::format_state(state));
            ASSERT_TRUE(read) << Rules::format_state(state) << ": " << read.error().text();
            ASSERT_EQ(*read, state) << Rules::format_state(state);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, ShibuyaTwin, testing::ValuesIn(kModes), [](const auto& tested) {
    const std::string_view mode = tested.param.substr(5);
    return std::string(mode.substr(0, mode.find(',')));
});

// --- random play ---

// How far the draws are from their shares: about `kinds - 1` when they are fair, with a spread of
// sqrt(2 (kinds - 1)).
template <class Draw>
void expect_fair(const State& state, Draw draw) {
    Twin::MoveList moves;
    Twin::moves(state, moves);
    constexpr unsigned kDraws = 40000;
    const bool chance = Rules::turn(state).kind == rules::Turn::Kind::chance;
    std::map<u32, unsigned> seen;
    double total = 0;
    for (const Move move : moves) {
        seen[move.raw()] = 0;
        total += chance ? Twin::weight(state, move) : 1;
    }
    for (unsigned i = 0; i < kDraws; ++i) {
        const Move move = draw();
        ASSERT_TRUE(seen.contains(move.raw())) << Rules::format_move(state, move);
        ++seen[move.raw()];
    }
    double distance = 0;
    for (const Move move : moves) {
        const double share = kDraws / total * (chance ? Twin::weight(state, move) : 1);
        distance += (seen[move.raw()] - share) * (seen[move.raw()] - share) / share;
    }
    const auto freedom = static_cast<double>(moves.size() - 1);
    EXPECT_LE(distance, freedom + 5 * std::sqrt(2 * freedom));
}

struct Spot {
    std::string_view options;
    std::string position;
};

std::vector<Spot> spots() {
    const std::string pieces = " S1,S4;d5,f2;N2 W2,W7;c7,e3;E1 ";
    return {
        {"", kFieldU + pieces + "1,2,0,2,0,1 move 0 1"},
        {"", kFieldU + pieces + "1,2,0,2,0,1 move 0 2"},
        {"", kFieldU + pieces + "1,2,0,2,0,1 lay:BwWb 0 1"},
        {"", kFieldU + pieces + "1,2,0,2,0,5 draw 0 1"},
        {"", kFieldU + " -;d5;- -;c5,d4,d6,e5;- 0,0,0,0,0,0 move 0 1"},
        {"", kFieldU + " -;d5;- -;c5,d4,d6,e5;- 0,0,0,0,0,1 move 0 1"},
        {"mode=open", ".,.,.,./.,.,.,./.,BbWw2,.,./BbWw,BbWw,.,. S4;b2;- -;-;- 4,4,4,4,4,4 lay:BWbw 0 1"},
        {"mode=open", ".,.,.,./.,.,.,./.,BbWw2,.,./BbWw,BbWw,.,. S4;b2;- -;-;- 4,4,4,4,4,4 move 0 1"},
        {"mode=teams", kFieldU + " S1,S2,N5;-;W5 W1,E5;g3;S5 1,1,1,1,1,1 move 0 1"},
        {"mode=teams", kFieldU + " S1,S2,N5;c4;W5 W1,E5;g3;S5 0,0,0,0,0,0 move 0 3"},
        {"mode=teams", kFieldU + " S1,S2,N5;c4;W5 W1,E5;g3;S5 0,0,0,0,0,0 move 0 4"},
    };
}

TEST(ShibuyaRandomPlay, SamplesAreFair) {
    base::Random random(4);
    for (const Spot& spot : spots()) {
        SCOPED_TRACE(spot.position);
        const State state = state_of(spot.position, spot.options);
        expect_fair(state, [&] { return Rules::sample(state, random); });
    }
}

TEST(ShibuyaRandomPlay, SamplesAreFairInTheMidstOfGames) {
    base::Random random(5);
    for (const std::string_view options : kModes) {
        State state = Rules::initial(setup_of(options));
        rules::playout<Rules>(state, random, 60);
        while (!is_over(state) && state.phase != kMoving) Rules::apply(state, Rules::sample(state, random));
        ASSERT_FALSE(is_over(state));
        SCOPED_TRACE(Rules::format_state(state));
        expect_fair(state, [&] { return Rules::sample(state, random); });
    }
}

TEST(ShibuyaRandomPlay, TheSameSeedPlaysTheSameGame) {
    for (const std::string_view options : kModes) {
        State first = Rules::initial(setup_of(options));
        State second = first;
        base::Random one(6);
        base::Random two(6);
        EXPECT_EQ(rules::playout<Rules>(first, one, 300), rules::playout<Rules>(second, two, 300));
        EXPECT_EQ(first, second);
        EXPECT_EQ(one.next(), two.next());
    }
}

TEST(ShibuyaRandomPlay, BothSidesWinAboutEquallyOften) {
    base::Random random(8);
    for (const std::string_view options : kModes) {
        unsigned games = 0;
        unsigned red = 0;
        for (unsigned game = 0; game < 600; ++game) {
            State state = Rules::initial(setup_of(options));
            rules::playout<Rules>(state, random, 1000);
            if (!is_over(state)) continue;
            ++games;
            red += Rules::outcome(state).rank[0] == 1 ? 1 : 0;
        }
        EXPECT_GT(games, 200U);
        EXPECT_NEAR(static_cast<double>(red) / games, 0.5, 0.1) << options;
    }
}

}  // namespace
}  // namespace thwart::shibuya
