// What the texts of setups, positions and moves accept and refuse, and which field or rule an error names.
#include "base/random.hpp"
#include "games/halma/tests/support.hpp"
#include "tests/game_texts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::halma {
namespace {

using namespace support;

constexpr std::string_view kThree = "players=3";
constexpr std::string_view kSoloTen = "players=1,men=10";

// --- setups ---

TEST(HalmaSetup, TheCanonicalTextNamesEveryKeyThatApplies) {
    const auto canonical = canonical_or_key<Rules>;
    EXPECT_EQ(canonical(""), "players=2,men=15,seating=opposite,win=strict,first=1");
    EXPECT_EQ(canonical("first=2,win=filled,men=10,seating=skip"),
              "players=2,men=10,seating=skip,win=filled,first=2");
    EXPECT_EQ(canonical("players=3,first=3"), "players=3,men=15,win=strict,first=3");
    EXPECT_EQ(canonical("players=1"), "players=1,men=15,win=strict");
    EXPECT_EQ(canonical("players=1,men=10,win=filled"), "players=1,men=10,win=filled");
}

TEST(HalmaSetup, ErrorsNameTheKey) {
    const auto blamed = canonical_or_key<Rules>;
    EXPECT_EQ(blamed("players=4"), "players");
    EXPECT_EQ(blamed("players=0"), "players");
    EXPECT_EQ(blamed("players=2,players=3"), "players");
    EXPECT_EQ(blamed("men=19"), "men");
    EXPECT_EQ(blamed("seating=left"), "seating");
    EXPECT_EQ(blamed("players=3,seating=skip"), "seating");
    EXPECT_EQ(blamed("players=3,seating=opposite"), "seating");
    EXPECT_EQ(blamed("players=1,seating=skip"), "seating");
    EXPECT_EQ(blamed("win=swap"), "win");
    EXPECT_EQ(blamed("first=3"), "first");
    EXPECT_EQ(blamed("first=0"), "first");
    EXPECT_EQ(blamed("players=3,first=4"), "first");
    EXPECT_EQ(blamed("players=1,first=1"), "first");
    EXPECT_EQ(blamed("jumps=long"), "setup");
    EXPECT_EQ(blamed("players"), "setup");
}

TEST(HalmaSetup, EverySetupHasItsOwnStart) {
    expect_own_starts<Rules>(2U * 2U * 2U * 2U + 2U * 2U * 3U + 2U * 2U);
}

// --- positions that are accepted ---

TEST(HalmaPositionText, ProblemPositionsAreAccepted) {
    struct Accepted {
        std::string_view options;
        std::string_view text;
    };
    for (const Accepted& one :
         {Accepted{"", "1/2/3/4/13/12/11/10/4A4/10/11/12/6B6/4/3/2/1 2 -"},  // one man each
          Accepted{"", "B/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2/A 1 -"},     // already across
          Accepted{kThree, "A/AA/3/4/13/12/11/10/B8/10/11/12/13/4/3/2/1 1 3"},
          Accepted{kThree, "1/2/3/4/13/12/11/10/B8/10/11/12/13/4/3/2/1 2 1,3"},
          Accepted{"players=1", "1/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 1 -"},
          Accepted{kSoloTen, "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -"}})
        EXPECT_EQ(Rules::format_state(state_of(one.text, one.options)), one.text);
}

TEST(HalmaPositionText, TheRetiredAreReadInAnyOrderAndWrittenSorted) {
    EXPECT_EQ(Rules::format_state(state_of("1/2/3/4/13/12/11/10/B8/10/11/12/13/4/3/2/1 2 3,1", kThree)),
              "1/2/3/4/13/12/11/10/B8/10/11/12/13/4/3/2/1 2 1,3");
}

TEST(HalmaPositionText, AFinishedPositionIsAcceptedAndHasNoMoves) {
    struct Finished {
        std::string_view options;
        std::string_view text;
        std::string_view ranks;
    };
    for (const Finished& one :
         {Finished{"men=10", "B/2/3/4/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A 2 -", "1,2"},
          Finished{"men=10", "B/2/3/4/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A 1 -", "1,2"},
          Finished{kSoloTen, "1/2/3/4/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A 1 -", "1"},
          Finished{kThree, "1/2/3/4/13/12/11/10/B8/10/11/12/13/4/3/2/1 2 1,3", "2,1,2"},
          Finished{"", "1/2/3/4/13/12/11/10/B8/10/11/12/13/4/3/2/1 2 1", "2,1"}}) {
        const State state = state_of(one.text, one.options);
        EXPECT_EQ(ranks_of(state), one.ranks) << one.text;
        EXPECT_TRUE(moves_of(state).empty()) << one.text;
        EXPECT_EQ(Rules::format_state(state), one.text);
    }
}

// Few men in a small setup under the filled rule meet, arrive and block each other all the time.
TEST(HalmaPositionText, WhatPlayReachesIsWrittenAndReadBack) {
    base::Random random(20);
    unsigned finished = 0;
    for (const rules::Options& options : rules::all_options(Rules::kKeys)) {
        const auto setup = Rules::make_setup(options);
        for (unsigned game = 0; game < 6; ++game) {
            State state = Rules::initial(setup);
            if (game % 2 == 1) {
                // Everybody close to the goal, so that games end.
                state = empty_board(setup);
                for (unsigned seat = 0; seat < setup.players; ++seat)
                    for (unsigned point = 0; point < kPoints; ++point)
                        if (target_of(state, seat).has(point) && seat_on(state, point) == 0 &&
                            random.below(12) != 0)
                            put(state, point, seat);
                state.winner = winner_of(state);
            }
            for (unsigned step = 0; step < 80 && !is_over(state); ++step) {
                if (setup.players == 3 && random.below(60) == 0 && state.retired == 0)
                    Rules::retire(state, rules::Seat(random.below(3)));
                if (is_over(state)) break;
                Rules::apply(state, Rules::sample(state, random));
                const auto read = Rules::parse_state(setup, Rules::format_state(state));
                ASSERT_TRUE(read) << Rules::format_state(state) << ": " << read.error().text();
                ASSERT_EQ(*read, state) << Rules::format_state(state);
            }
            finished += is_over(state) ? 1 : 0;
        }
    }
    EXPECT_GT(finished, 5U);
}

// --- positions that are refused ---

void expect_refused(const std::vector<RefusedPosition>& all) { tests::expect_refused<Rules>(all); }

const std::string kLower = "/10/11/12/13/4/3/2/1";  // the empty rows j to q

TEST(HalmaPositionText, TheNumberOfFieldsMustBeRight) {
    const std::string rows = "A/2/3/4/13/12/11/10/9" + kLower;
    expect_refused({
        {"nothing", kSoloTen, "", "position"},
        {"only the rows", kSoloTen, rows, "position"},
        {"two fields", kSoloTen, rows + " 1", "position"},
        {"four fields", kSoloTen, rows + " 1 - -", "position"},
        {"two spaces", kSoloTen, rows + "  1 -", "position"},
        {"leading space", kSoloTen, " " + rows + " 1 -", "position"},
        {"trailing space", kSoloTen, rows + " 1 - ", "position"},
        {"tabs", kSoloTen, rows + "\t1\t-", "position"},
        {"trailing line end", kSoloTen, rows + " 1 -\n", "retired"},
    });
}

TEST(HalmaPositionText, RowsMustBeWrittenAsWeWriteThem) {
    expect_refused({
        {"sixteen rows", kSoloTen, "A/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2 1 -", "rows"},
        {"eighteen rows", kSoloTen, "A/2/3/4/13/12/11/10/9" + kLower + "/1 1 -", "rows"},
        {"a row too short", kSoloTen, "A/1/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a row too long", kSoloTen, "A/3/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a man too many in a row", kSoloTen, "A1/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a man after a full row", kSoloTen, "AA/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"an empty row", kSoloTen, "A//3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"an empty field", kSoloTen, " 1 -", "rows"},
        {"leading zero", kSoloTen, "A/02/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a run of nothing", kSoloTen, "A/0A1/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a run of nothing at the end", kSoloTen, "A0/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a huge run", kSoloTen, "A/2/3/4/99999999999999999999/12/11/10/9" + kLower + " 1 -", "rows"},
        {"2 to the 32 and one", kSoloTen, "A/2/3/4/4294967309/12/11/10/9" + kLower + " 1 -", "rows"},
        {"small letter", kSoloTen, "a/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"seat 2 in the solo", kSoloTen, "A/1B/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"seat 3 of two", "", "A/BC/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"seat 4 of three", kThree, "A/BC/D2/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"dots", kSoloTen, "A/../3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"minus", kSoloTen, "A/-2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"dash", kSoloTen, "- 1 -", "rows"},
    });
}

TEST(HalmaPositionText, TheNumberOfMenMustBePossible) {
    expect_refused({
        {"eleven of ten", kSoloTen, "A/AA/AAA/AAAA/A12/12/11/10/9" + kLower + " 1 -", "rows"},
        {"sixteen of fifteen", "", "A/AA/AAA/AAAA/AAAAAA7/12/11/10/B8" + kLower + " 1 -", "rows"},
        {"sixteen of seat 2", "", "A/2/3/4/BBBBBBBBBBBBB/BBB9/11/10/9" + kLower + " 1 -", "rows"},
        {"no men at all", kSoloTen, "1/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"none of seat 2", "", "A/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"none of seat 3", kThree, "A/1B/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"men of a retired seat", kThree, "A/BC/3/4/13/12/11/10/9" + kLower + " 1 3", "rows"},
    });
}

TEST(HalmaPositionText, TheSeatToActMustExistAndPlay) {
    const std::string rows = "A/1B/3/4/13/12/11/10/9" + kLower;
    expect_refused({
        {"zero", "", rows + " 0 -", "seat"},
        {"three of two", "", rows + " 3 -", "seat"},
        {"two of one", kSoloTen, "A/2/3/4/13/12/11/10/9" + kLower + " 2 -", "seat"},
        {"leading zero", "", rows + " 01 -", "seat"},
        {"a word", "", rows + " one -", "seat"},
        {"a letter", "", rows + " A -", "seat"},
        {"retired", kThree, rows + " 3 3", "seat"},
        {"retired, the other has won", "", "A/2/3/4/13/12/11/10/9" + kLower + " 2 2", "seat"},
        {"the only seat retired", kSoloTen, "1/2/3/4/13/12/11/10/9" + kLower + " 1 1", "seat"},
        {"nobody left", "", "1/2/3/4/13/12/11/10/9" + kLower + " 1 1,2", "seat"},
    });
}

TEST(HalmaPositionText, TheRetiredMustBeAListOfSeats) {
    const std::string rows = "A/1B/3/4/13/12/11/10/9" + kLower;
    expect_refused({
        {"twice", kThree, rows + " 1 3,3", "retired"},
        {"zero", kThree, rows + " 1 0", "retired"},
        {"four of three", kThree, rows + " 1 4", "retired"},
        {"leading zero", kThree, rows + " 1 03", "retired"},
        {"empty", kThree, rows + " 1 ", "retired"},
        {"empty entry", kThree, rows + " 1 3,", "retired"},
        {"dash in a list", kThree, rows + " 1 -,3", "retired"},
        {"letters", kThree, rows + " 1 C", "retired"},
    });
}

TEST(HalmaPositionText, GarbageIsRefusedQuietly) {
    using namespace std::string_literals;
    expect_refused({
        {"all bytes", "", all_bytes(), "position"},
        {"zero byte", kSoloTen, "A/2/3/4/13/12/11/10/9" + kLower + " 1 -\0"s, "retired"},
        {"zero byte as row", kSoloTen, "\0/2/3/4/13/12/11/10/9"s + kLower + " 1 -", "rows"},
        {"high bytes as row", kSoloTen, "\xff\xfe/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"UTF-8", kSoloTen, "Å/2/3/4/13/12/11/10/9" + kLower + " 1 -", "rows"},
        {"a megabyte of one letter", "", std::string(1 << 20, 'A'), "position"},
        {"a megabyte of spaces", "", std::string(1 << 20, ' '), "position"},
        {"a megabyte of slashes", "", std::string(1 << 20, '/') + " 1 -", "rows"},
        {"a megabyte of digits", "", std::string(1 << 20, '1') + "/2/3/4/13/12/11/10/9" + kLower + " 1 -",
         "rows"},
        {"a megabyte of men", "", std::string(1 << 20, 'A') + "/2/3/4/13/12/11/10/9" + kLower + " 1 -",
         "rows"},
        {"a megabyte of retired", "", "A/1B/3/4/13/12/11/10/9" + kLower + " 1 " + std::string(1 << 20, ','),
         "retired"},
    });
}

TEST(HalmaPositionText, ChangedLettersNeverMakeAPositionThatIsNotCanonicalAfterReading) {
    expect_canonical_once_read<Rules>("A/1B/A1C/1A2/13/3A2B5/11/2C7/9/10/4B6/12/6C6/B3/1A1/C1/1 2 -", kThree,
                                      500);
}

// --- moves ---

TEST(HalmaMoveText, EveryMoveIsWrittenAndReadBack) {
    const State start = Rules::initial({});
    MoveTexts<Rules> texts(start);
    for (unsigned from = 0; from < kPoints; ++from)
        for (unsigned to = 0; to < kPoints; ++to) texts.add(Move::walk(from, to));
    texts.add(Move::pass());
    EXPECT_EQ(texts.count_different(), 121U * 121U + 1U);
}

TEST(HalmaMoveText, BadTextsAreRefused) {
    using namespace std::string_literals;
    const State start = Rules::initial({});
    expect_no_moves<Rules>(start, {""s,
                                   "e5"s,
                                   "e5-"s,
                                   "-e5"s,
                                   "-"s,
                                   "e5g5"s,
                                   "e5-g5 "s,
                                   " e5-g5"s,
                                   "e5-g5\n"s,
                                   "E5-g5"s,
                                   "e5-G5"s,
                                   "e5-g12"s,
                                   "e5-g0"s,
                                   "e5-g05"s,
                                   "a2-b1"s,
                                   "a0-b1"s,
                                   "r1-a1"s,
                                   "e14-e13"s,
                                   "e5--g5"s,
                                   "e5-f5-g5"s,
                                   "e5:g5"s,
                                   "e5 g5"s,
                                   "e5-g5,"s,
                                   "e-g"s,
                                   "5e-5g"s,
                                   "Pass"s,
                                   "pass "s,
                                   "none"s,
                                   "\0-\0"s,
                                   "\xff-\xff"s,
                                   "e5-g99999999999999999999"s,
                                   std::string(1 << 20, 'e'),
                                   std::string(1 << 20, '-'),
                                   "e5-g" + std::string(1 << 20, '1')});
}

TEST(HalmaMoveText, ARefusalNamesTheRule) {
    const std::string start = "A/AA/AAA/AAAA/4AAAAA4/12/11/10/9/10/11/12/4BBBBB4/BBBB/BBB/BB/B 1 -";
    const std::string few = "1/2/3/4/13/12/11/10/4AB3/10/11/12/13/4/3/2/1 1 -";
    const std::string over = "B/2/3/4/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A 2 -";
    const std::vector<ForbiddenMove> all = {
        {"", start, "m5-l5", "rule 5"},  // a foreign man
        {"", start, "i5-i6", "rule 5"},  // nobody there
        {"", start, "a1-a1", "rule 8"},  // does not move
        {"", start, "a1-b1", "rule 6"},  // taken
        {"", few, "i5-i6", "rule 6"},    // taken by a foreign man
        {"", few, "i5-g5", "rule 7"},    // nobody to jump over
        {"", few, "i5-i8", "rule 9"},    // jump and step
        {"", few, "i5-h7", "rule 9"},    //
        {"", few, "i5-a1", "rule 8"},    // far away
        {"", start, "a1-i5", "rule 8"},  //
        {"", start, "pass", "rule 12"},      {"men=10", over, "a1-b1", "rule 15"},
        {"men=10", over, "pass", "rule 15"},
    };
    expect_forbidden<Rules>(all);
}

TEST(HalmaMoveText, ARefusalAlwaysNamesSomeRule) {
    for (const std::string_view position : {"A/BB/B1B/4/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -",
                                            "1/2/3/4/13/3A2B5/11/10/4AB3/10/11/12/13/4/3/2/1 1 -"}) {
        const State state = state_of(position);
        for (unsigned from = 0; from < kPoints; ++from)
            for (unsigned to = 0; to < kPoints; ++to) {
                const Move move = Move::walk(from, to);
                if (Rules::is_legal(state, move)) continue;
                const base::Error refusal = Rules::refusal(state, move);
                ASSERT_TRUE(refusal.where.starts_with("rule ")) << Rules::format_move(state, move);
                ASSERT_FALSE(refusal.what.empty());
            }
    }
}

}  // namespace
}  // namespace thwart::halma
