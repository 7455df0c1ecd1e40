// What the texts of setups, positions and moves accept and refuse, and which field or rule an error names.
#include "games/quoridor/tests/support.hpp"
#include "tests/game_texts.hpp"

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::quoridor {
namespace {

using namespace support;

constexpr std::string_view kFour = "players=4";

// --- setups ---

TEST(QuoridorSetup, TheCanonicalTextNamesEveryKey) {
    const auto canonical = canonical_or_key<Rules>;
    EXPECT_EQ(canonical(""), "players=2,sidestep=barred,first=1");
    EXPECT_EQ(canonical("first=2"), "players=2,sidestep=barred,first=2");
    EXPECT_EQ(canonical("first=4,players=4"), "players=4,sidestep=barred,first=4");
    EXPECT_EQ(canonical("sidestep=blocked"), "players=2,sidestep=blocked,first=1");
}

TEST(QuoridorSetup, ErrorsNameTheKey) {
    const auto blamed = canonical_or_key<Rules>;
    EXPECT_EQ(blamed("players=3"), "players");
    EXPECT_EQ(blamed("players=2,players=4"), "players");
    EXPECT_EQ(blamed("sidestep=yes"), "sidestep");
    EXPECT_EQ(blamed("first=0"), "first");
    EXPECT_EQ(blamed("first=3"), "first");
    EXPECT_EQ(blamed("players=4,first=5"), "first");
    EXPECT_EQ(blamed("fences=12"), "setup");
    EXPECT_EQ(blamed("players"), "setup");
}

TEST(QuoridorSetup, EverySetupHasItsOwnStart) { expect_own_starts<Rules>(2U * 2U + 2U * 4U); }

// --- positions that are accepted ---

struct Accepted {
    std::string_view options;
    std::string_view text;
    std::string_view canonical;
};

TEST(QuoridorPositionText, ListsAreReadInAnyOrderAndWrittenSorted) {
    const std::vector<Accepted> all = {
        {"", "e1,e9 7,7 h8,a1,c5 b3,g2,a5 2", "e1,e9 7,7 a1,c5,h8 a5,b3,g2 2"},
        {"", "e1,e9 7,7 b1,a2,a4,b3 - 2", "e1,e9 7,7 a2,a4,b1,b3 - 2"},
        {"", "e1,e9 7,7 - d1,c3,c8,c1 2", "e1,e9 7,7 - c1,c3,c8,d1 2"},
        {kFour, "e1,a5,e9,i5 5,5,5,5 g1,f2,e3 - 3", "e1,a5,e9,i5 5,5,5,5 e3,f2,g1 - 3"},
    };
    for (const Accepted& one : all)
        EXPECT_EQ(Rules::format_state(state_of(one.text, one.options)), one.canonical);
    EXPECT_EQ(state_of(all[0].text), state_of(all[0].canonical));
}

TEST(QuoridorPositionText, ProblemPositionsAreAccepted) {
    const std::vector<Accepted> all = {
        {"", "e1,e9 0,0 - - 1", ""},     // no fences anywhere
        {"", "d4,d5 10,10 e5 - 2", ""},  // 21 fences in all
        {"", "e9,e5 10,10 - - 1", ""},   // won, and the winner is said to act
        {kFour, "e1,x,e9,i5 5,5,5,5 - - 1", ""},
        {kFour, "x,x,e9,i5 0,3,5,5 - - 3", ""},
        {kFour, "a5,i1,e5,f5 5,5,5,5 - - 1", ""},
    };
    for (const Accepted& one : all) EXPECT_EQ(Rules::format_state(state_of(one.text, one.options)), one.text);
}

TEST(QuoridorPositionText, ManyMoreThanTwentyFencesAreAccepted) {
    const std::string rows = "a2,c2,e2,g2,a4,c4,e4,g4,a6,c6,e6,g6,a8,c8,e8,g8";
    const std::string columns = "a1,a3,a5,a7,c1,c3,c5,c7";
    const State state = state_of("e1,e9 10,10 " + rows + " " + columns + " 1");
    EXPECT_EQ(base::count(state.fences.h) + base::count(state.fences.v), 24U);
    EXPECT_FALSE(moves_of(state).empty());
}

TEST(QuoridorPositionText, AFinishedPositionIsAcceptedAndHasNoMoves) {
    for (const std::string_view text :
         {"e9,e5 10,10 - - 2", "e9,e5 10,10 - - 1", "e5,c1 0,0 - - 1", "x,e9 10,10 - - 2"}) {
        const State state = state_of(text);
        EXPECT_TRUE(is_over(state)) << text;
        EXPECT_TRUE(moves_of(state).empty()) << text;
        EXPECT_EQ(Rules::count_moves(state), 0U) << text;
        EXPECT_EQ(Rules::format_state(state), text);
    }
}

TEST(QuoridorPositionText, WhatPlayReachesIsWrittenAndReadBack) { expect_play_read_back<Rules>(60); }

// --- positions that are refused ---

void expect_refused(const std::vector<RefusedPosition>& all) { tests::expect_refused<Rules>(all); }

TEST(QuoridorPositionText, TheNumberOfFieldsMustBeRight) {
    expect_refused({
        {"nothing", "", "", "position"},
        {"only the pawns", "", "e1,e9", "position"},
        {"four fields", "", "e1,e9 10,10 - -", "position"},
        {"six fields", "", "e1,e9 10,10 - - 1 1", "position"},
        {"two spaces", "", "e1,e9  10,10 - - 1", "position"},
        {"leading space", "", " e1,e9 10,10 - - 1", "position"},
        {"trailing space", "", "e1,e9 10,10 - - 1 ", "position"},
        {"tabs", "", "e1,e9\t10,10\t-\t-\t1", "position"},
        {"a space inside a list", "", "e1, e9 10,10 - - 1", "position"},
        {"trailing line end", "", "e1,e9 10,10 - - 1\n", "seat"},
    });
}

TEST(QuoridorPositionText, PawnsMustStandOnDifferentSquaresWithAWayToTheirGoals) {
    expect_refused({
        {"one pawn", "", "e1 10,10 - - 1", "pawns"},
        {"three pawns", "", "e1,e9,a5 10,10 - - 1", "pawns"},
        {"two pawns of four", kFour, "e1,e9 5,5,5,5 - - 1", "pawns"},
        {"two pawns on one square", "", "e5,e5 10,10 - - 1", "pawns"},
        {"two pawns of four on one square", kFour, "e1,d5,e9,d5 5,5,5,5 - - 1", "pawns"},
        {"unknown file", "", "j1,e9 10,10 - - 1", "pawns"},
        {"unknown rank", "", "e0,e9 10,10 - - 1", "pawns"},
        {"rank ten", "", "e10,e9 10,10 - - 1", "pawns"},
        {"capital letter", "", "E1,e9 10,10 - - 1", "pawns"},
        {"capital x", kFour, "X,a5,e9,i5 5,5,5,5 - - 2", "pawns"},
        {"empty entry", "", ",e9 10,10 - - 1", "pawns"},
        {"trailing comma", "", "e1,e9, 10,10 - - 1", "pawns"},
        {"walled in", "", "a1,e9 10,10 a1 b1 1", "pawns"},
        {"walled in, not to act", "", "a1,e9 10,10 a1 b1 2", "pawns"},
        {"both shut off", "", "e1,e9 10,10 a4,c4,e4,g4,h3 h4 1", "pawns"},
        {"third seat walled in", kFour, "e1,a5,a9,i5 5,5,5,5 a8 b8 1", "pawns"},
        {"two pawns at their goals", "", "e9,e1 10,10 - - 1", "pawns"},
        {"two of four at their goals", kFour, "e9,i2,e5,h5 5,5,5,5 - - 3", "pawns"},
    });
}

TEST(QuoridorPositionText, StocksMustBeNumbersUpToTheStartingNumber) {
    expect_refused({
        {"eleven", "", "e1,e9 11,10 - - 1", "stocks"},
        {"six of four players", kFour, "e1,a5,e9,i5 5,5,6,5 - - 1", "stocks"},
        {"huge", "", "e1,e9 10,99999999999999999999 - - 1", "stocks"},
        {"2 to the 32", "", "e1,e9 4294967296,10 - - 1", "stocks"},
        {"negative", "", "e1,e9 -1,10 - - 1", "stocks"},
        {"plus sign", "", "e1,e9 +1,10 - - 1", "stocks"},
        {"leading zero", "", "e1,e9 05,10 - - 1", "stocks"},
        {"double zero", "", "e1,e9 00,10 - - 1", "stocks"},
        {"hexadecimal", "", "e1,e9 0xa,10 - - 1", "stocks"},
        {"fraction", "", "e1,e9 1.5,10 - - 1", "stocks"},
        {"missing", "", "e1,e9 10 - - 1", "stocks"},
        {"one too many", "", "e1,e9 10,10,10 - - 1", "stocks"},
        {"empty entry", "", "e1,e9 10, - - 1", "stocks"},
        {"dash", "", "e1,e9 - - - 1", "stocks"},
    });
}

TEST(QuoridorPositionText, FencesMustLieInDifferentFreeSlots) {
    expect_refused({
        {"unknown column", "", "e1,e9 10,10 i1 - 1", "horizontal"},
        {"unknown row", "", "e1,e9 10,10 - a9 1", "vertical"},
        {"orientation letter", "", "e1,e9 10,10 e3h - 1", "horizontal"},
        {"twice", "", "e1,e9 10,10 e3,e3 - 1", "horizontal"},
        {"twice, apart", "", "e1,e9 10,10 - a1,e3,a1 1", "vertical"},
        {"overlap", "", "e1,e9 10,10 e3,f3 - 1", "horizontal"},
        {"overlap, other order", "", "e1,e9 10,10 f3,a7,e3 - 1", "horizontal"},
        {"overlap upwards", "", "e1,e9 10,10 - e3,e4 1", "vertical"},
        {"crossing", "", "e1,e9 10,10 e3 e3 1", "vertical"},
        {"empty field", "", "e1,e9 10,10  - 1", "horizontal"},
        {"empty entry", "", "e1,e9 10,10 e3, - 1", "horizontal"},
        {"dash in a list", "", "e1,e9 10,10 -,e3 - 1", "horizontal"},
        {"two dashes", "", "e1,e9 10,10 - -- 1", "vertical"},
        {"semicolon", "", "e1,e9 10,10 - a1;e3 1", "vertical"},
    });
}

TEST(QuoridorPositionText, TheSeatToActMustExistAndPlay) {
    expect_refused({
        {"zero", "", "e1,e9 10,10 - - 0", "seat"},
        {"three of two", "", "e1,e9 10,10 - - 3", "seat"},
        {"five of four", kFour, "e1,a5,e9,i5 5,5,5,5 - - 5", "seat"},
        {"leading zero", "", "e1,e9 10,10 - - 01", "seat"},
        {"a word", "", "e1,e9 10,10 - - one", "seat"},
        {"empty", "", "e1,e9 10,10 - - ", "seat"},
        {"retired", kFour, "e1,x,e9,i5 5,5,5,5 - - 2", "seat"},
        {"retired, the other has won", "", "x,e9 10,10 - - 1", "seat"},
        {"nobody left", "", "x,x 10,10 - - 1", "seat"},
    });
}

TEST(QuoridorPositionText, GarbageIsRefusedQuietly) {
    using namespace std::string_literals;
    expect_refused({
        {"all bytes", "", all_bytes(), "position"},
        {"zero byte", "", "e1,e9 10,10 - - 1\0"s, "seat"},
        {"zero byte as pawn", "", "\0\0,e9 10,10 - - 1"s, "pawns"},
        {"high bytes as pawn", "", "\xff\xfe,e9 10,10 - - 1", "pawns"},
        {"UTF-8", "", "é1,e9 10,10 - - 1", "pawns"},
        {"a megabyte of one letter", "", std::string(1 << 20, 'e'), "position"},
        {"a megabyte of spaces", "", std::string(1 << 20, ' '), "position"},
        {"a megabyte of commas", "", std::string(1 << 20, ',') + " 10,10 - - 1", "pawns"},
        {"a megabyte of digits", "", "e1,e9 " + std::string(1 << 20, '1') + ",10 - - 1", "stocks"},
        {"a megabyte of fences", "", "e1,e9 10,10 " + std::string(1 << 20, 'a') + " - 1", "horizontal"},
    });
}

TEST(QuoridorPositionText, ChangedLettersNeverMakeAPositionThatIsNotCanonicalAfterReading) {
    expect_canonical_once_read<Rules>("e1,d9 7,6 a4,c4,e2 g7,h1 2", "", 500);
}

// --- moves ---

TEST(QuoridorMoveText, EveryMoveIsWrittenAndReadBack) {
    const State start = Rules::initial({});
    MoveTexts<Rules> texts(start);
    for (unsigned square = 0; square < kSquares; ++square) texts.add(Move::walk(square));
    for (unsigned slot = 0; slot < 2 * kPoints; ++slot)
        texts.add(Move::fence(slot / kPoints, slot % kPoints));
    texts.add(Move::pass());
    EXPECT_EQ(texts.count_different(), 210U);
}

TEST(QuoridorMoveText, BadTextsAreRefused) {
    using namespace std::string_literals;
    const State start = Rules::initial({});
    expect_no_moves<Rules>(start, {""s,         "e"s,
                                   "e0"s,       "j1"s,
                                   "e10"s,      "E2"s,
                                   "e2 "s,      " e2"s,
                                   "e2\n"s,     "e3H"s,
                                   "e3x"s,      "e3hh"s,
                                   "i3h"s,      "e9v"s,
                                   "he3"s,      "h"s,
                                   "Pass"s,     "pass "s,
                                   "pas"s,      "none"s,
                                   "-"s,        "e2,e3"s,
                                   "e1-e2"s,    "\0\0"s,
                                   "\xff\xff"s, std::string(1 << 20, 'e')});
}

TEST(QuoridorMoveText, ARefusalNamesTheRule) {
    const std::vector<ForbiddenMove> all = {
        {"", "e1,e9 10,10 - - 1", "e1", "rule 6"},   // does not move
        {"", "e1,e9 10,10 - - 1", "e3", "rule 6"},   // too far
        {"", "e1,e9 10,10 - - 1", "e9", "rule 6"},   // taken
        {"", "e4,e5 10,10 - - 1", "e5", "rule 6"},   // taken
        {"", "e1,e9 9,10 e1 - 1", "e2", "rule 6"},   // barred
        {"", "e4,e5 10,10 e5 - 1", "e6", "rule 7"},  // fence behind the faced pawn
        {"", "e4,e5 10,10 e4 - 1", "e6", "rule 7"},  // fence before it
        {"", "e4,e5 10,10 - - 1", "d5", "rule 8"},   // the jump is open
        {"", "e1,e9 10,10 - - 1", "d2", "rule 8"},   // nobody is faced
        {"", "e1,e9 9,10 e3 - 2", "d3h", "rule 11"},
        {"", "e1,e9 9,10 e3 - 2", "e3h", "rule 11"},
        {"", "e1,e9 9,10 - e3 2", "e4v", "rule 11"},
        {"", "e1,e9 9,10 e3 - 2", "e3v", "rule 12"},
        {"", "e1,e9 9,10 - e3 2", "e3h", "rule 12"},
        {"", "e1,e9 8,7 a4,c4,e4,g4 h1 2", "h3v", "rule 13"},
        {"", "e1,e9 8,7 a4,c4,e4,g4 h1 1", "h3v", "rule 13"},
        {"", "e1,e9 0,10 - - 1", "e3h", "rule 14"},
        {"", "e1,e9 10,10 - - 1", "pass", "rule 16"},
        {"", "e9,e5 10,10 - - 2", "e4", "rule 17"},
        {"", "e9,e5 10,10 - - 2", "e3h", "rule 17"},
        {"", "e9,e5 10,10 - - 2", "pass", "rule 17"},
        {"", "e4,e5 10,10 e5 d5 1", "d5", "rule 8"},  // fenced off from the faced pawn
        {kFour, "a1,a2,a3,i5 0,5,5,5 - a1 1", "a3", "rule 6"},
        {kFour, "e4,e5,e6,i5 5,5,5,5 - - 1", "d5", "rule 9"},  // a third pawn behind
        {kFour, "e4,e5,e6,i5 5,5,5,5 - - 1", "e7", "rule 9"},  // over two pawns
        {kFour, "a1,a2,a3,i5 0,5,5,5 - a1 1", "e3h", "rule 14"},
    };
    expect_forbidden<Rules>(all);
}

TEST(QuoridorMoveText, ARefusalAlwaysNamesSomeRule) {
    for (const std::string_view position :
         {"e4,e5 10,9 e5 d5 1", "e1,e9 8,7 a4,c4,e4,g4 h1 2", "a1,i9 0,3 a1,c7 - 1"}) {
        const State state = state_of(position);
        const std::vector<std::string> legal = moves_of(state);
        for (unsigned code = 0; code < kSquares + 2 * kPoints; ++code) {
            const unsigned slot = code - kSquares;
            const Move move =
                code < kSquares ? Move::walk(code) : Move::fence(slot / kPoints, slot % kPoints);
            const std::string text = Rules::format_move(state, move);
            if (std::ranges::find(legal, text) != legal.end()) continue;
            const base::Error refusal = Rules::refusal(state, move);
            EXPECT_TRUE(refusal.where.starts_with("rule ")) << text << " in " << position;
            EXPECT_FALSE(refusal.what.empty());
        }
    }
}

}  // namespace
}  // namespace thwart::quoridor
