// What the texts of setups, positions and moves accept and refuse, and which field or rule an error names.
#include "base/bits.hpp"
#include "games/barricade/tests/support.hpp"
#include "tests/game_texts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::barricade {
namespace {

using namespace support;

constexpr std::string_view kTwo = "players=2";
constexpr std::string_view kThree = "players=3";

// --- setups ---

TEST(BarricadeSetup, PlayersIsTheOnlyKeyAndFourTheDefault) {
    const auto canonical = canonical_or_key<Rules>;
    EXPECT_EQ(canonical(""), "players=4");
    EXPECT_EQ(canonical("players=2"), "players=2");
    EXPECT_EQ(canonical("players=3"), "players=3");
    EXPECT_EQ(canonical("players=4"), "players=4");
    EXPECT_EQ(canonical("players=1"), "players");
    EXPECT_EQ(canonical("players=5"), "players");
    EXPECT_EQ(canonical("players="), "players");
    EXPECT_EQ(canonical("players=2,players=2"), "players");
    EXPECT_EQ(canonical("first=1"), "setup");
    EXPECT_EQ(canonical("players"), "setup");
    std::string order;
    for (const rules::Options& options : rules::all_options(Rules::kKeys))
        order += std::to_string(Rules::make_setup(options).players);
    EXPECT_EQ(order, "423");
}

// --- positions that are accepted ---

TEST(BarricadePositionText, ListsAreReadInAnyOrderAndWrittenSorted) {
    const State state = state_of("2+i13,b1,i9 5 3+a13,a2 5 q3,a3,i11,i10,b13,b3 roll 1");
    EXPECT_EQ(Rules::format_state(state), "2+b1,i9,i13 5 3+a2,a13 5 a3,b3,b13,i10,i11,q3 roll 1");
    EXPECT_EQ(state_of(Rules::format_state(state)), state);
    EXPECT_EQ(Rules::format_state(state_of("0+q12,m6,e6,c4,a12 5 5 5 - roll 1")),
              "0+a12,c4,e6,m6,q12 5 5 5 - roll 1");
}

struct Accepted {
    std::string_view options;
    std::string text;
};

TEST(BarricadePositionText, ProblemPositionsAreAccepted) {
    const std::vector<Accepted> all = {
        {"", "5 5 5 5 " + kB0 + " open:?,?,?,? 1"},
        {"", "5 5 5 5 - roll 4"},              // no blockers
        {"", "5 5 5 5 - place 2"},             // a blocker out of nowhere
        {"", "4+c1 5 5 5 a2 open:?,?,-,- 1"},  // an opening with pieces out
        {"", "5 5 5 5 - open:3,4,?,? 3"},      //
        {"", "5 5 5 5 - open:-,-,-,? 4"},      // one left in the contest
        {"", "5 5 5 5 - open:?,6,-,5 1"},      // thrown out of turn
        {"", "x 5 5 5 - open:-,?,?,? 2"},      //
        {"", "x 5 x 5 - go6 4"},               //
        {"", "0+a1,b1,c1,d1,e1 0+f1,g1,h1,i1,j1 5 5 - go1 1"},
        {kTwo, "4+o1 4+c1 a2 go6 2"},
        {kTwo, "5 5 - open:6,? 2"},
        {kThree, "x 5 4+i13 i9 place 3"},
    };
    for (const Accepted& one : all) EXPECT_EQ(Rules::format_state(state_of(one.text, one.options)), one.text);
}

TEST(BarricadePositionText, AFinishedPositionIsAcceptedAndHasNoSteps) {
    const std::vector<Accepted> all = {
        {"", "4+i14 5 5 5 - roll 2"},         {"", "4+i14 5 5 5 - go3 1"}, {"", "5 5 4+i14 5 - place 3"},
        {"", "4+i14 5 5 5 - open:?,?,?,? 1"}, {"", "x x 5 x - roll 3"},    {kTwo, "5 x - go1 1"},
        {kTwo, "x 5 - open:-,? 2"},
    };
    for (const Accepted& one : all) {
        const State state = state_of(one.text, one.options);
        EXPECT_TRUE(is_over(state)) << one.text;
        EXPECT_TRUE(moves_of(state).empty()) << one.text;
        EXPECT_EQ(Rules::count_moves(state), 0U) << one.text;
        EXPECT_EQ(Rules::format_state(state), one.text);
    }
}

TEST(BarricadePositionText, WhatPlayReachesIsWrittenAndReadBack) { expect_play_read_back<Rules>(400); }

// --- positions that are refused ---

void expect_refused(const std::vector<RefusedPosition>& all) { tests::expect_refused<Rules>(all); }

TEST(BarricadePositionText, TheNumberOfFieldsMustBeRight) {
    expect_refused({
        {"nothing", "", "", "position"},
        {"one seat too few", "", "5 5 5 - roll 1", "position"},
        {"one seat too many", kTwo, "5 5 5 - roll 1", "position"},
        {"no seat to act", "", "5 5 5 5 - roll", "position"},
        {"one field too many", "", "5 5 5 5 - roll 1 1", "position"},
        {"two spaces", "", "5 5 5 5  - roll 1", "position"},
        {"leading space", "", " 5 5 5 5 - roll 1", "position"},
        {"trailing space", "", "5 5 5 5 - roll 1 ", "position"},
        {"tabs", "", "5\t5\t5\t5\t-\troll\t1", "position"},
        {"a space inside a list", "", "3+c1, e3 5 5 5 - roll 1", "position"},
        {"trailing line end", "", "5 5 5 5 - roll 1\n", "seat"},
    });
}

TEST(BarricadePositionText, EverySeatNeedsExactlyFivePieces) {
    expect_refused({
        {"four at home", "", "4 5 5 5 - roll 1", "seat 1"},
        {"six at home", "", "5 6 5 5 - roll 1", "seat 2"},
        {"six with one out", "", "5 5 5+c1 5 - roll 1", "seat 3"},
        {"four with one out", "", "5 5 5 3+c1 - roll 1", "seat 4"},
        {"six out", "", "0+a1,b1,c1,d1,e1,f1 5 5 5 - roll 1", "seat 1"},
        {"none", "", "0 5 5 5 - roll 1", "seat 1"},
        {"far too many", "", "99 5 5 5 - roll 1", "seat 1"},
        {"huge", "", "99999999999999999999 5 5 5 - roll 1", "seat 1"},
        {"2 to the 32 and 5", "", "4294967301 5 5 5 - roll 1", "seat 1"},
        {"negative", "", "-5 5 5 5 - roll 1", "seat 1"},
        {"leading zero", "", "05 5 5 5 - roll 1", "seat 1"},
        {"leading zero with one out", "", "04+c1 5 5 5 - roll 1", "seat 1"},
        {"no number", "", "+a1,b1,c1,d1,e1 5 5 5 - roll 1", "seat 1"},
        {"no cells", "", "5+ 5 5 5 - roll 1", "seat 1"},
        {"a dash", "", "- 5 5 5 - roll 1", "seat 1"},
        {"retired with pieces", "", "x+c1 5 5 5 - roll 2", "seat 1"},
        {"capital x", "", "X 5 5 5 - roll 2", "seat 1"},
    });
}

TEST(BarricadePositionText, PiecesMustStandOnDifferentCellsOfTheBoard) {
    expect_refused({
        {"twice", "", "3+c1,c1 5 5 5 - roll 1", "seat 1"},
        {"two seats on one cell", "", "4+c1 5 4+c1 5 - roll 1", "seat 3"},
        {"two seats on the goal", "", "4+i14 4+i14 5 5 - roll 1", "seat 2"},
        {"a hole of the board", "", "4+b2 5 5 5 - roll 1", "seat 1"},
        {"beside the goal", "", "4+h14 5 5 5 - roll 1", "seat 1"},
        {"unknown column", "", "4+r1 5 5 5 - roll 1", "seat 1"},
        {"row 0", "", "4+c0 5 5 5 - roll 1", "seat 1"},
        {"row 15", "", "4+i15 5 5 5 - roll 1", "seat 1"},
        {"leading zero", "", "4+c01 5 5 5 - roll 1", "seat 1"},
        {"capital letter", "", "4+C1 5 5 5 - roll 1", "seat 1"},
        {"only a letter", "", "4+c 5 5 5 - roll 1", "seat 1"},
        {"home", "", "4+home 5 5 5 - roll 1", "seat 1"},
        {"empty entry", "", "3+c1, 5 5 5 - roll 1", "seat 1"},
        {"two plus signs", "", "3+c1+e1 5 5 5 - roll 1", "seat 1"},
        {"a dash as list", "", "5+- 5 5 5 - roll 1", "seat 1"},
    });
}

TEST(BarricadePositionText, BlockersMustLieOnFreeCellsButRow1AndTheGoal) {
    expect_refused({
        {"in row 1", "", "5 5 5 5 b1 roll 1", "blockers"},
        {"on a start cell", "", "5 5 5 5 a3,c1 roll 1", "blockers"},
        {"on the goal", "", "5 5 5 5 i14 roll 1", "blockers"},
        {"on a piece", "", "4+a3 5 5 5 a3 roll 1", "blockers"},
        {"on a piece of the last seat", "", "5 5 5 4+e5 a3,e5 roll 1", "blockers"},
        {"twice", "", "5 5 5 5 a3,e3,a3 roll 1", "blockers"},
        {"twelve", "", "5 5 5 5 " + kB0 + ",a2 roll 1", "blockers"},
        {"twelve in the opening", "", "5 5 5 5 " + kB0 + ",a2 open:?,?,?,? 1", "blockers"},
        {"eleven and one in the hand", "", "5 5 5 5 " + kB0 + " place 1", "blockers"},
        {"a hole of the board", "", "5 5 5 5 b2 roll 1", "blockers"},
        {"unknown column", "", "5 5 5 5 z3 roll 1", "blockers"},
        {"empty entry", "", "5 5 5 5 a3, roll 1", "blockers"},
        {"dash in a list", "", "5 5 5 5 -,a3 roll 1", "blockers"},
        {"two dashes", "", "5 5 5 5 -- roll 1", "blockers"},
        {"semicolon", "", "5 5 5 5 a3;e3 roll 1", "blockers"},
    });
    EXPECT_TRUE(Rules::parse_state({}, "5 5 5 5 a3,e3,g7,i3,i9,i10,i11,i13,k7,m3 place 1"));
}

TEST(BarricadePositionText, ThePhaseMustMakeSense) {
    expect_refused({
        {"empty", "", "5 5 5 5 -  1", "phase"},
        {"unknown", "", "5 5 5 5 - move 1", "phase"},
        {"capital", "", "5 5 5 5 - Roll 1", "phase"},
        {"no number", "", "5 5 5 5 - go 1", "phase"},
        {"zero", "", "5 5 5 5 - go0 1", "phase"},
        {"seven", "", "5 5 5 5 - go7 1", "phase"},
        {"leading zero", "", "5 5 5 5 - go01 1", "phase"},
        {"a question mark", "", "5 5 5 5 - go? 1", "phase"},
        {"no throws", "", "5 5 5 5 - open 1", "phase"},
        {"empty throws", "", "5 5 5 5 - open: 1", "phase"},
        {"too few throws", "", "5 5 5 5 - open:?,?,? 1", "phase"},
        {"too many throws", kTwo, "5 5 - open:?,?,? 1", "phase"},
        {"throw of 7", "", "5 5 5 5 - open:7,?,?,? 2", "phase"},
        {"throw of 0", "", "5 5 5 5 - open:0,?,?,? 2", "phase"},
        {"an empty throw", "", "5 5 5 5 - open:,?,?,? 2", "phase"},
        {"two question marks", "", "5 5 5 5 - open:??,?,?,? 1", "phase"},
        {"nobody to throw", "", "5 5 5 5 - open:1,2,3,4 1", "phase"},
        {"nobody in the contest", "", "5 5 5 5 - open:-,-,-,- 1", "phase"},
        {"a retired seat to throw", "", "5 x 5 5 - open:?,?,?,? 1", "phase"},
        {"a retired seat has thrown", "", "x 5 5 5 - open:6,?,?,? 2", "phase"},
    });
}

TEST(BarricadePositionText, TheSeatToActMustExistAndPlay) {
    expect_refused({
        {"zero", "", "5 5 5 5 - roll 0", "seat"},
        {"five of four", "", "5 5 5 5 - roll 5", "seat"},
        {"three of two", kTwo, "5 5 - roll 3", "seat"},
        {"leading zero", "", "5 5 5 5 - roll 01", "seat"},
        {"a word", "", "5 5 5 5 - roll one", "seat"},
        {"empty", "", "5 5 5 5 - roll ", "seat"},
        {"retired", "", "5 x 5 5 - roll 2", "seat"},
        {"retired, another has won", "", "4+i14 x 5 5 - roll 2", "seat"},
        {"nobody left", kTwo, "x x - roll 1", "seat"},
        {"not the first to throw", "", "5 5 5 5 - open:?,?,?,? 2", "seat"},
        {"has thrown", "", "5 5 5 5 - open:3,?,?,? 1", "seat"},
        {"not in the contest", "", "5 5 5 5 - open:-,-,?,? 1", "seat"},
    });
}

TEST(BarricadePositionText, GarbageIsRefusedQuietly) {
    using namespace std::string_literals;
    expect_refused({
        {"all bytes", "", all_bytes(), "position"},
        {"zero byte", "", "5 5 5 5 - roll 1\0"s, "seat"},
        {"zero byte as pieces", "", "\0 5 5 5 - roll 1"s, "seat 1"},
        {"high bytes as a cell", "", "4+\xff\xfe 5 5 5 - roll 1", "seat 1"},
        {"UTF-8", "", "5 5 5 5 \u00e43 roll 1", "blockers"},
        {"a megabyte of one letter", "", std::string(1 << 20, 'e'), "position"},
        {"a megabyte of spaces", "", std::string(1 << 20, ' '), "position"},
        {"a megabyte of digits", "", std::string(1 << 20, '5') + " 5 5 5 - roll 1", "seat 1"},
        {"a megabyte of commas", "", "5 5 5 5 " + std::string(1 << 20, ',') + " roll 1", "blockers"},
        {"a megabyte of throws", "", "5 5 5 5 - open:" + std::string(1 << 20, ',') + " 1", "phase"},
        {"a megabyte of number", "", "5 5 5 5 - go" + std::string(1 << 20, '1') + " 1", "phase"},
    });
}

TEST(BarricadePositionText, ChangedLettersNeverMakeAPositionThatIsNotCanonicalAfterReading) {
    for (const std::string_view sound :
         {"3+c1,e3 4+a12 5 x a3,g7,i13 go4 2", "5 5 5 4+q3 a3,g7 open:-,3,?,? 3"})
        expect_canonical_once_read<Rules>(sound, "", 500);
}

// --- moves ---

TEST(BarricadeMoveText, EveryMoveIsWrittenAndReadBack) {
    const State state = state_of("5 5 5 5 - go1 3");
    MoveTexts<Rules> texts(state);
    for (unsigned number = 1; number <= 6; ++number) texts.add(Move::roll(number));
    for (unsigned cell = 0; cell < kCells; ++cell) {
        texts.add(Move::put(cell));
        texts.add(Move::walk(house_of(2, 4), cell));
        for (unsigned from = 0; from < kCells; ++from) texts.add(Move::walk(from, cell));
    }
    texts.add(Move::pass());
    EXPECT_EQ(texts.count_different(), kCells * (kCells + 2) + 7);
    EXPECT_EQ(Rules::format_move(state, Move::walk(cell_of("c1"), cell_of("i14"))), "c1-i14");
    EXPECT_EQ(Rules::format_move(state, Move::walk(house_of(2, 4), cell_of("k1"))), "home-k1");
    EXPECT_EQ(Rules::format_move(state, Move::put(cell_of("h13"))), "*h13");
}

TEST(BarricadeMoveText, BadTextsAreRefused) {
    using namespace std::string_literals;
    const State start = start_of();
    expect_no_moves<Rules>(start, {""s,
                                   "0"s,
                                   "7"s,
                                   "01"s,
                                   "1 "s,
                                   " 1"s,
                                   "-1"s,
                                   "c1"s,
                                   "c1-"s,
                                   "-c1"s,
                                   "c1-c"s,
                                   "c1e1"s,
                                   "c1 -e1"s,
                                   "c1-e1\n"s,
                                   "C1-e1"s,
                                   "c1-b2"s,
                                   "c1-home"s,
                                   "Home-c1"s,
                                   "home"s,
                                   "home-"s,
                                   "home-home"s,
                                   "c1-d1-e1"s,
                                   "*"s,
                                   "*b2"s,
                                   "*c"s,
                                   "**a2"s,
                                   "*a2 "s,
                                   "a2*"s,
                                   "*home"s,
                                   "Pass"s,
                                   "pass "s,
                                   "none"s,
                                   "c1-e01"s,
                                   "\0"s,
                                   "\xff-\xff"s,
                                   std::string(1 << 20, 'c'),
                                   std::string(1 << 20, '-')});
}

TEST(BarricadeMoveText, HomeMeansTheHouseOfTheSeatToAct) {
    EXPECT_EQ(move_of(state_of("5 5 - go1 2", kTwo), "home-o1").from(), house_of(3, 4));
    EXPECT_EQ(move_of(state_of("5 5 5 - go1 2", kThree), "home-g1").from(), house_of(1, 4));
}

TEST(BarricadeMoveText, ARefusalNamesTheRule) {
    const std::vector<ForbiddenMove> all = {
        {"", "5 5 5 5 - open:?,?,?,? 1", "home-c1", "rule 4"},
        {"", "5 5 5 5 - roll 1", "home-c1", "rule 6"},
        {"", "5 5 5 5 - go1 1", "1", "rule 6"},
        {"", "4+c1 5 5 5 - go2 1", "c1-d1", "rule 7"},
        {"", "4+c1 5 5 5 - go2 1", "g1-e1", "rule 7"},
        {"", "4+c1 4+g1 5 5 - go2 1", "g1-e1", "rule 7"},  // another seat's piece
        {"", "4+i13 5 5 5 - go3 1", "i13-i14", "rule 7"},  // not the exact number
        {"", "0+a1,b1,c1,d1,e1 5 5 5 - go1 1", "home-c1", "rule 8"},
        {"", "5 5 5 5 - go1 1", "home-g1", "rule 7"},  // another seat's start cell
        {"", "4+e2 5 5 5 e3 go2 1", "e2-f3", "rule 9"},
        {"", "3+c1,e1 5 5 5 - go2 1", "c1-e1", "rule 10"},
        {"", "5 5 5 5 - go1 1", "*a2", "rule 12"},
        {"", "5 5 5 5 - place 1", "home-c1", "rule 12"},
        {"", "5 5 5 5 - place 1", "*a1", "rule 13"},
        {"", "5 5 5 5 - place 1", "*i14", "rule 13"},
        {"", "5 5 5 5 a2 place 1", "*a2", "rule 13"},
        {"", "4+a2 5 5 5 - place 1", "*a2", "rule 13"},
        {"", "5 5 5 5 - go1 1", "pass", "rule 15"},
        {"", "4+i14 5 5 5 - roll 2", "1", "rule 16"},
    };
    expect_forbidden<Rules>(all);
}

}  // namespace
}  // namespace thwart::barricade
