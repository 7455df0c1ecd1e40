// What the texts of setups, positions and moves accept and refuse, and which field or rule an error names.
#include "games/shibuya/tests/support.hpp"
#include "tests/game_texts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::shibuya {
namespace {

using namespace support;

constexpr std::string_view kOpen = "mode=open";
constexpr std::string_view kTeams = "mode=teams";

const std::string kPieces = " S4;d5;N1 W4;e5;E1 ";

// --- setups ---

TEST(ShibuyaSetup, TheCanonicalTextNamesEveryKey) {
    const auto canonical = canonical_or_key<Rules>;
    EXPECT_EQ(canonical(""), "mode=classic,first=1");
    EXPECT_EQ(canonical("mode=open"), "mode=open,first=1");
    EXPECT_EQ(canonical("first=2"), "mode=classic,first=2");
    EXPECT_EQ(canonical("first=4,mode=teams"), "mode=teams,first=4");
}

TEST(ShibuyaSetup, ErrorsNameTheKey) {
    const auto blamed = canonical_or_key<Rules>;
    EXPECT_EQ(blamed("mode=solo"), "mode");
    EXPECT_EQ(blamed("mode=open,mode=open"), "mode");
    EXPECT_EQ(blamed("first=0"), "first");
    EXPECT_EQ(blamed("first=3"), "first");
    EXPECT_EQ(blamed("mode=open,first=3"), "first");
    EXPECT_EQ(blamed("mode=teams,first=5"), "first");
    EXPECT_EQ(blamed("players=4"), "setup");
}

TEST(ShibuyaSetup, EverySetupHasItsOwnStart) { expect_own_starts<Rules>(2U + 2U + 4U); }

// --- positions that are accepted ---

TEST(ShibuyaPositionText, ListsAreReadInAnyOrderAndWrittenSorted) {
    const State state = state_of(kFieldU + " S8,S1,S3;d5,c8,d2;N2,N1 W2,W1;g2,b7;E8,E3 0,0,0,0,0,0 move 0 1");
    EXPECT_EQ(Rules::format_state(state),
              kFieldU + " S1,S3,S8;c8,d2,d5;N1,N2 W1,W2;b7,g2;E3,E8 0,0,0,0,0,0 move 0 1");
    const State teams =
        state_of(kFieldU + " S4,N8,N5,S1;-;W5,E4,W6 W1,E8;-;S5,N1 0,0,0,0,0,0 move 0 3", kTeams);
    EXPECT_EQ(Rules::format_state(teams),
              kFieldU + " N5,N8,S1,S4;-;E4,W5,W6 E8,W1;-;N1,S5 0,0,0,0,0,0 move 0 3");
}

TEST(ShibuyaPositionText, TilesAreWrittenFromTheNorthWest) {
    const State state = state_of(
        "BWbw,bBwW,wbWB,WwBb/BWwb,BbWw,BbwW,BwWb/BwbW2,.,.,./.,.,.,wBWb -;a7,b8;- -;g1;- 0,0,0,0,0,0 move 0 "
        "1",
        kOpen);
    EXPECT_EQ(tile_on(state, cell_at(0, 6)), *Tile::parse("BWbw"));
    EXPECT_EQ(tile_on(state, cell_at(6, 0)), *Tile::parse("wBWb"));
    // a7 is the south-western cell of the first tile: a blue circle.
    EXPECT_EQ(state.white >> cell_at(0, 6) & 1U, 0U);
    EXPECT_EQ(state.circle >> cell_at(0, 6) & 1U, 1U);
    // b8 is its north-eastern one: a white polygon.
    EXPECT_EQ(state.white >> cell_at(1, 7) & 1U, 1U);
    EXPECT_EQ(state.circle >> cell_at(1, 7) & 1U, 0U);
    EXPECT_EQ(doubled_places(state), bit(cell_at(0, 2)));
}

TEST(ShibuyaPositionText, ProblemPositionsAreAccepted) {
    struct Accepted {
        std::string_view options;
        std::string text;
    };
    const std::vector<Accepted> all = {
        {"", kFieldU + " -;-;- -;-;- 0,0,0,0,0,0 move 0 1"},            // nobody there
        {"", kFieldU + kPieces + "0,0,5,0,0,0 move 0 1"},               // more of one kind than there are
        {"", kFieldU + kPieces + "5,0,0,0,0,0 lay:BWbw 0 1"},           // the sixth of its kind in the hand
        {"", kFieldU + " -;c5,c6,d5,d6;- -;-;- 0,0,0,0,0,0 move 0 1"},  // four of a colour on a tile
        {"", kFieldU + " -;a1,h8;- -;d1,d8;- 0,0,0,0,0,0 move 0 1"},    // where they may not stop
        {"", kFieldU + kPieces + "0,0,0,0,0,0 move 1 2"},               // somebody passed
        {"", kFieldU + kPieces + "0,0,0,0,0,1 move 1 2"},               // though it could have drawn
        {"", kNoTiles + " S1;-;- W1;-;- 0,0,0,0,0,1 draw 0 1"},         // too few tiles to fill the field
        {"", kNoTiles + " S1;-;- W1;-;- 0,0,0,0,0,0 lay:BwbW 0 2"},     // only the one in the hand
        {"", "BbWw2,.,.,./.,.,.,./.,.,.,./.,.,.,. S1;-;- W1;-;- 1,1,1,1,1,1 draw 0 2"},  // covered too early
        {"", ".,.,.,./.,.,.,./.,.,.,./.,.,.,BbWw S1;-;- W1;h1;- 0,0,0,0,0,0 move 2 2"},  // the pile ran out
        {kOpen, kFieldU + kPieces + "0,0,0,0,0,0 move 0 1"},
        {kOpen, kNoTiles + " S1;-;- W1;-;- 5,5,5,5,5,5 draw 0 2"},
        {kTeams, kFieldU + " S1;d5;W5 W1;e5;S5 3,3,3,3,2,0 draw 0 4"},
        {kTeams, kFieldU + " S1;d5;W5 W1;e5;S5 0,0,0,0,0,0 move 3 4"},
    };
    for (const Accepted& one : all) EXPECT_EQ(Rules::format_state(state_of(one.text, one.options)), one.text);
}

TEST(ShibuyaPositionText, AFinishedPositionIsAcceptedAndHasNoMoves) {
    const std::vector<std::pair<std::string, std::string_view>> all = {
        {" -;-;N1,N2,N3 -;-;- 0,0,0,0,0,0 move 0 2", "1,2"},
        {" -;-;N1,N2,N3 -;-;- 0,0,0,0,0,0 move 0 1", "1,2"},
        {" -;-;N1,N2,N3 -;-;- 1,0,0,0,0,0 draw 0 1", "1,2"},
        {" -;-;N1,N2,N3 -;-;- 1,0,0,0,0,0 lay:BWbw 0 1", "1,2"},
        {" -;d5;- -;-;E1 0,0,0,0,0,0 move 2 1", "2,1"},
        {" -;-;- -;-;- 0,0,0,0,0,0 move 2 1", "1,1"},
        // Nobody can bring in a piece after the other has six; the side ahead counts.
        {" -;-;N1,N2,N3,N4,N5,N6 -;-;E1,E2,E3,E4,E5,E6 0,0,0,0,0,0 move 0 1", "1,1"},
        {" -;-;N1,N2,N3,N4,N5,N6 -;-;E1,E2,E3,E4,E5,E6,E7 0,0,0,0,0,0 move 0 1", "2,1"},
    };
    for (const auto& [rest, ranks] : all) {
        const State state = state_of(kFieldU + rest);
        EXPECT_EQ(ranks_of(state), ranks) << rest;
        EXPECT_TRUE(moves_of(state).empty()) << rest;
        EXPECT_EQ(Rules::count_moves(state), 0U) << rest;
        EXPECT_EQ(Rules::format_state(state), kFieldU + rest);
    }
}

TEST(ShibuyaPositionText, WhatPlayReachesIsWrittenAndReadBack) { expect_play_read_back<Rules>(200); }

// --- positions that are refused ---

void expect_refused(const std::vector<RefusedPosition>& all) { tests::expect_refused<Rules>(all); }

TEST(ShibuyaPositionText, TheNumberOfFieldsMustBeRight) {
    const std::string sound = kFieldU + kPieces + "0,0,0,0,0,0 move 0 1";
    expect_refused({
        {"nothing", "", "", "position"},
        {"only the tiles", "", kFieldU, "position"},
        {"six fields", "", sound.substr(0, sound.size() - 2), "position"},
        {"eight fields", "", sound + " 1", "position"},
        {"leading space", "", " " + sound, "position"},
        {"trailing space", "", sound + " ", "position"},
        {"an empty place and an empty pile", "",
         ".,.,.,./.,.,.,./.,.,.,./.,.,.,BbWw S1;-;- W1;h1;- 0,0,0,0,0,0 move 0 2", "phase"},
        {"two spaces", "", kFieldU + " " + kPieces + "0,0,0,0,0,0 move 0 1", "position"},
        {"trailing line end", "", sound + "\n", "seat"},
    });
}

TEST(ShibuyaPositionText, TilesMustBeInTheTable) {
    const std::string rest = " S4;-;- W4;-;- 1,1,1,1,1,1 draw 0 1";
    const std::string rows = "/.,.,.,./.,.,.,./.,.,.,.";
    expect_refused({
        {"three rows", "", ".,.,.,./.,.,.,./.,.,.,." + rest, "tiles"},
        {"five rows", "", kNoTiles + "/.,.,.,." + rest, "tiles"},
        {"three entries", "", ".,.,." + rows + rest, "tiles"},
        {"five entries", "", ".,.,.,.,." + rows + rest, "tiles"},
        {"empty entry", "", ".,.,.," + rows + rest, "tiles"},
        {"one mark twice", "", "BBbw,.,.,." + rows + rest, "tiles"},
        {"one mark only", "", "WWWW,.,.,." + rows + rest, "tiles"},
        {"unknown mark", "", "BWbx,.,.,." + rows + rest, "tiles"},
        {"three marks", "", "BWb,.,.,." + rows + rest, "tiles"},
        {"five marks", "", "BWbwB,.,.,." + rows + rest, "tiles"},
        {"one layer said", "", "BWbw1,.,.,." + rows + rest, "tiles"},
        {"three layers", "", "BWbw3,.,.,." + rows + rest, "tiles"},
        {"covered nothing", "", ".2,.,.,." + rows + rest, "tiles"},
        {"covered twice", "", "BWbw22,.,.,." + rows + rest, "tiles"},
        {"a dash", "", "-" + rest, "tiles"},
    });
}

TEST(ShibuyaPositionText, PiecesMustBeWhereTheyCanBe) {
    const std::string rest = " 0,0,0,0,0,0 move 0 1";
    const auto red = [&](const std::string& pieces) { return kFieldU + ' ' + pieces + " W4;e5;E1" + rest; };
    const auto yellow = [&](const std::string& pieces) { return kFieldU + " S4;d5;N1 " + pieces + rest; };
    const std::string hole = ".,.,.,./.,.,.,./.,BbWw,.,./.,BbWw,.,. ";
    expect_refused({
        {"nine red", "", red("S1,S2,S3,S4;a1,a3,a5;N1,N2"), "red"},
        {"nine on the field", "", yellow("-;a1,a2,a3,a4,b1,b2,b3,b4,c1;-"), "yellow"},
        {"nine yellow", "", yellow("W1,W2,W3,W4,W5,W6,W7,W8;-;E1"), "yellow"},
        {"start of yellow", "", red("W1;-;-"), "red"},
        {"goal as start", "", red("N1;-;-"), "red"},
        {"start as goal", "", red("-;-;S1"), "red"},
        {"goal of red", "", yellow("-;-;N1"), "yellow"},
        {"goal of red in teams", kTeams, kFieldU + " S4;d5;- W4;e5;W5" + rest, "yellow"},
        {"two-player goal in teams", kTeams, kFieldU + " S4;d5;N1 W4;e5;-" + rest, "red"},
        {"two-player start in teams", kTeams, kFieldU + " S5;d5;- W4;e5;-" + rest, "red"},
        {"cell as start", "", red("a1;-;-"), "red"},
        {"slot as cell", "", red("-;S1;-"), "red"},
        {"unknown cell", "", red("-;i1;-"), "red"},
        {"rank nine", "", red("-;a9;-"), "red"},
        {"slot nought", "", red("S0;-;-"), "red"},
        {"slot nine", "", red("S9;-;-"), "red"},
        {"no such edge", "", red("X1;-;-"), "red"},
        {"small edge", "", red("s1;-;-"), "red"},
        {"capital cell", "", red("-;D5;-"), "red"},
        {"start twice", "", red("S1,S1;-;-"), "red"},
        {"cell twice", "", red("-;d5,d5;-"), "red"},
        {"goal twice", "", yellow("-;-;E2,E1,E2"), "yellow"},
        {"two pieces on one cell", "", kFieldU + " -;d5;- -;d5;-" + rest, "yellow"},
        {"no tile there", kOpen, hole + "-;a1;- -;-;-" + rest, "red"},
        {"no tile there for yellow", kOpen, hole + "-;-;- -;c5;-" + rest, "yellow"},
        {"two lists", "", red("S4;d5"), "red"},
        {"four lists", "", red("S4;d5;-;-"), "red"},
        {"empty list", "", red("S4;;-"), "red"},
        {"empty entry", "", red("S4,;-;-"), "red"},
        {"dash in a list", "", red("-,S4;-;-"), "red"},
        {"only a dash", "", red("-"), "red"},
    });
}

TEST(ShibuyaPositionText, ThePileMustFitTheTable) {
    const auto pile = [&](const std::string& numbers) { return kFieldU + kPieces + numbers + " move 0 1"; };
    const std::string doubled = "BbWw2,BbWw2,BbWw2,BbWw2";
    const std::string all_doubled = doubled + '/' + doubled + '/' + doubled + '/' + doubled;
    expect_refused({
        {"six of a kind", "", kNoTiles + " S1;-;- W1;-;- 6,0,0,0,0,0 draw 0 1", "pile"},
        {"five numbers", "", pile("1,1,1,1,1"), "pile"},
        {"seven numbers", "", pile("1,1,1,1,1,1,1"), "pile"},
        {"negative", "", pile("-1,0,0,0,0,0"), "pile"},
        {"leading zero", "", pile("01,0,0,0,0,0"), "pile"},
        {"huge", "", pile("4294967296,0,0,0,0,0"), "pile"},
        {"empty entry", "", pile("1,,0,0,0,0"), "pile"},
        {"a dash", "", pile("-"), "pile"},
        {"31 with those on the field", "", pile("5,5,5,0,0,0"), "pile"},
        {"31 with the one in the hand", "", kFieldU + kPieces + "5,5,4,0,0,0 lay:BWbw 0 1", "pile"},
        {"31 at the start", "", ".,.,.,./.,.,.,./.,.,.,./.,.,.,BbWw S1;-;- W1;-;- 5,5,5,5,5,5 draw 0 1",
         "pile"},
        {"32 in two layers", kOpen, all_doubled + kPieces + "0,0,0,0,0,0 move 0 1", "tiles"},
    });
    EXPECT_TRUE(Rules::parse_state({}, pile("5,5,4,0,0,0")).ok()) << "30 are right";
}

TEST(ShibuyaPositionText, ThePhaseMustBePossible) {
    const std::string covered =
        "BbWw2,BbWw2,BbWw2,BbWw/BbWw2,BbWw2,BbWw2,BbWw/BbWw2,BbWw2,BbWw2,BbWw/"
        "BbWw,BbWw,BbWw,BbWw -;b2,c2,e2,g2;- -;g4,g5,g7;- ";
    const std::string almost = kFieldU.substr(0, kFieldU.size() - 4) + ".";
    const auto phase = [&](const std::string& text) {
        return kFieldU + kPieces + "1,1,1,1,1,1 " + text + " 0 1";
    };
    expect_refused({
        {"move on an empty field", "", kNoTiles + " S1;-;- W1;-;- 5,5,5,5,5,5 move 0 1", "phase"},
        {"move with one place empty", "", almost + kPieces + "1,1,1,1,1,1 move 0 1", "phase"},
        {"move with one place empty in teams", kTeams, almost + " S4;d5;- W4;e5;- 1,1,1,1,1,1 move 0 1",
         "phase"},
        {"draw from an empty pile", "", kFieldU + kPieces + "0,0,0,0,0,0 draw 0 1", "phase"},
        {"draw from an empty pile, open", kOpen, kNoTiles + " S1;-;- W1;-;- 0,0,0,0,0,0 draw 0 1", "phase"},
        {"draw without a place", "", covered + "0,0,0,0,0,5 draw 0 1", "phase"},
        {"lay without a place", "", covered + "0,0,0,0,0,4 lay:BWbw 0 1", "phase"},
        {"lay without a place, open", kOpen, covered + "0,0,0,0,0,4 lay:BWbw 0 1", "phase"},
        {"lay nothing", "", phase("lay"), "phase"},
        {"lay an empty tile", "", phase("lay:"), "phase"},
        {"lay a tile not as the table writes it", "", phase("lay:wbWB"), "phase"},
        {"lay a tile not in the table", "", phase("lay:BBww"), "phase"},
        {"unknown word", "", phase("walk"), "phase"},
        {"capital letter", "", phase("Move"), "phase"},
        {"more after the word", "", phase("move:"), "phase"},
    });
}

TEST(ShibuyaPositionText, PassesAndSeatMustExist) {
    const auto end = [&](const std::string& text) { return kFieldU + kPieces + "0,0,0,0,0,0 move " + text; };
    expect_refused({
        {"three of two have passed", "", end("3 1"), "passes"},
        {"five of four have passed", kTeams, kFieldU + " S4;d5;- W4;e5;- 0,0,0,0,0,0 move 5 1", "passes"},
        {"negative", "", end("-1 1"), "passes"},
        {"leading zero", "", end("00 1"), "passes"},
        {"a dash", "", end("- 1"), "passes"},
        {"seat nought", "", end("0 0"), "seat"},
        {"third of two", "", end("0 3"), "seat"},
        {"fifth of four", kTeams, kFieldU + " S4;d5;- W4;e5;- 0,0,0,0,0,0 move 0 5", "seat"},
        {"leading zero in the seat", "", end("0 01"), "seat"},
        {"a word", "", end("0 red"), "seat"},
        {"no seat", "", end("0 "), "seat"},
    });
}

TEST(ShibuyaPositionText, GarbageIsRefusedQuietly) {
    using namespace std::string_literals;
    const std::string rest = " 0,0,0,0,0,0 move 0 1";
    expect_refused({
        {"all bytes", "", all_bytes(), "position"},
        {"zero byte", "", kFieldU + kPieces + "0,0,0,0,0,0 move 0 1\0"s, "seat"},
        {"zero bytes as tiles", "", "\0\0\0\0"s + kPieces + rest.substr(1), "tiles"},
        {"high bytes as cell", "", kFieldU + " -;\xff\xfe;- -;-;-" + rest, "red"},
        {"UTF-8 as slot", "", kFieldU + " -;-;- \xc3\xa9;-;-" + rest, "yellow"},
        {"a megabyte of one letter", "", std::string(1 << 20, 'B'), "position"},
        {"a megabyte of spaces", "", std::string(1 << 20, ' '), "position"},
        {"a megabyte of slashes", "", std::string(1 << 20, '/') + kPieces + rest.substr(1), "tiles"},
        {"a megabyte of commas", "", kFieldU + ' ' + std::string(1 << 20, ',') + " -;-;-" + rest, "red"},
        {"a megabyte of semicolons", "", kFieldU + " -;-;- " + std::string(1 << 20, ';') + rest, "yellow"},
        {"a megabyte of digits", "", kFieldU + kPieces + std::string(1 << 20, '1') + " move 0 1", "pile"},
        {"a megabyte of phase", "",
         kFieldU + kPieces + "0,0,0,0,0,0 lay:" + std::string(1 << 20, 'B') + " 0 1", "phase"},
    });
}

TEST(ShibuyaPositionText, ChangedLettersNeverMakeAPositionThatIsNotCanonicalAfterReading) {
    expect_canonical_once_read<Rules>(
        "BWbw,bBwW,wbWB,WwBb2/BWwb,BbWw,BbwW,BwWb/BwbW2,.,.,./.,.,.,wBWb S1,S5;a7,b8;N2,N3 W7;g1;E1 "
        "1,0,2,0,1,0 move 0 1",
        kOpen, 300);
}

// --- moves ---

TEST(ShibuyaMoveText, EveryMoveIsWrittenAndReadBack) {
    const State start = Rules::initial({});
    MoveTexts<Rules> texts(start);
    for (unsigned from = 0; from < kPlaceSites; ++from)
        for (unsigned to = 0; to < kPlaceSites; ++to) texts.add(Move::walk(from, to));
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        texts.add(Move::turn_up(kind));
        for (const Tile tile : kTiles.turned[kind])
            base::for_each(kCorners, [&](unsigned corner) { texts.add(Move::lay(corner, tile)); });
    }
    texts.add(Move::draw());
    texts.add(Move::pass());
    EXPECT_EQ(texts.count_different(), 96U * 96U + 6U + 24U * 16U + 2U);
}

TEST(ShibuyaMoveText, BadTextsAreRefused) {
    using namespace std::string_literals;
    const State start = Rules::initial({});
    expect_no_moves<Rules>(start, {""s,
                                   "d3"s,
                                   "S4"s,
                                   "S4d3"s,
                                   "S4-"s,
                                   "-d3"s,
                                   "S4-d9"s,
                                   "S0-d3"s,
                                   "S9-d3"s,
                                   "s4-d3"s,
                                   "S4-D3"s,
                                   "S4-d3 "s,
                                   " S4-d3"s,
                                   "S4-d3\n"s,
                                   "S4--d3"s,
                                   "S4:d3"s,
                                   "d3-X4"s,
                                   "Draw"s,
                                   "draw "s,
                                   "drawn"s,
                                   "BWb"s,
                                   "wbWB"s,
                                   "BBww"s,
                                   "BWbw2"s,
                                   "B3:BWb"s,
                                   "B5:BWbw"s,
                                   "E3:BWbw"s,
                                   "b3:BWbw"s,
                                   "B3:BBww"s,
                                   "B3-BWbw"s,
                                   "B3:"s,
                                   "B3"s,
                                   "B3:BWbw2"s,
                                   "Pass"s,
                                   "pass "s,
                                   "none"s,
                                   "-"s,
                                   "e2,e3"s,
                                   "\0\0-\0\0"s,
                                   "\xff\xff-\xff\xff"s,
                                   std::string(1 << 20, 'e')});
}

TEST(ShibuyaMoveText, ARefusalNamesTheRule) {
    const std::string moving = " 0,0,0,0,0,0 move 0 1";
    const std::string some = kFieldU + " S4,S5;d5,e1;N1 W4;c3;E1" + moving;
    const std::string teams = kFieldU + " N5,S1;d5;W5 W1;e5;S5" + moving;
    const std::string holding = kFieldU + " S4;d5;N1 W4;c3;E1 1,1,1,1,1,1 lay:BWbw 0 1";
    const std::vector<ForbiddenMove> all = {
        {"", some, "c3-c4", "rule 8"},                                     // not one's own
        {"", some, "W4-b4", "rule 8"},                                     // not one's own start
        {"", some, "S1-a1", "rule 8"},                                     // nothing there
        {"", some, "b2-b3", "rule 8"},                                     // nothing there
        {"", some, "S5-e2", "rule 8"},                                     // a piece on the front cell
        {kTeams, teams, "N5-e8", "rule 8"},                                // the partner's to bring in
        {kOpen, kNoTiles + " S4;-;- W4;-;-" + moving, "S4-d1", "rule 8"},  // no tile before it
        {"", some, "d5-d5", "rule 9"},                                     // does not move
        {"", some, "d5-e6", "rule 9"},                                     // around a corner
        {"", some, "d5-c3", "rule 9"},                                     // taken
        {kOpen, ".,.,.,./.,BbWw,.,./.,.,.,./.,.,.,. -;d5;- -;-;-" + moving, "d5-d4", "rule 9"},  // no tile
        {"", some, "d5-N5", "rule 9"},   // out of reach
        {"", some, "d5-d8", "rule 10"},  // goes in
        {"", some, "d5-N1", "rule 10"},  // goal taken
        {"", some, "d5-E5", "rule 10"},  // not the own goal
        {"", some, "d5-S4", "rule 10"},  // no goal at all
        {"", some, "S4-c6", "rule 11"},
        {"", some, "d5-a5", "rule 12"},
        {"", some, "N1-a8", "rule 13"},
        {"", some, "draw", "rule 14"},
        {"", some, "pass", "rule 16"},
        {"", some, "BWbw", "rule 7"},
        {"", some, "C3:BWbw", "rule 7"},
        {"", kNoTiles + " S4;-;- W4;-;- 0,1,1,1,1,1 draw 0 1", "BWbw", "rule 2"},
        {"", kNoTiles + " S4;-;- W4;-;- 0,1,1,1,1,1 draw 0 1", "A1:BWbw", "rule 6"},
        {"", kNoTiles + " S4;-;- W4;-;- 0,1,1,1,1,1 draw 0 1", "draw", "rule 6"},
        {"", holding, "d5-d4", "rule 6"},
        {"", holding, "pass", "rule 6"},
        {"", holding, "C3:BWwb", "rule 6"},
        {"", holding, "B3:BWbw", "rule 14"},
        {"", "BbWw,.,.,./.,.,.,./.,.,.,./.,.,.,. S4;-;- W4;-;- 1,1,1,1,1,1 lay:BWbw 0 1", "A4:BWbw",
         "rule 6"},
        {kOpen, "BbWw2,.,.,./.,.,.,./.,.,.,./.,.,.,. S4;-;- W4;-;- 1,1,1,1,1,1 lay:BWbw 0 1", "A4:BWbw",
         "rule 14"},
        {"", kFieldU + " S4;d5;N1,N2,N3 W4;c3;-" + moving, "d5-d4", "rule 17"},
        {"", kFieldU + " S4;d5;N1,N2,N3 W4;c3;-" + moving, "pass", "rule 17"},
    };
    expect_forbidden<Rules>(all);
}

TEST(ShibuyaMoveText, ARefusalAlwaysNamesSomeRule) {
    for (const std::string& position : {kFieldU + " S4,S5;d5,e1;N1 W4;c3;E1 0,0,0,0,0,0 move 0 1",
                                        kFieldU + " S4,S5;d5,e1;N1 W4;c3;E1 1,0,0,0,0,0 lay:BbWw 0 2"}) {
        const State state = state_of(position);
        const std::vector<std::string> legal = moves_of(state);
        for (unsigned from = 0; from < kPlaceSites; ++from)
            for (unsigned to = 0; to < kPlaceSites; ++to) {
                const Move move = Move::walk(from, to);
                const std::string text = Rules::format_move(state, move);
                if (std::ranges::binary_search(legal, text)) continue;
                const base::Error refusal = Rules::refusal(state, move);
                EXPECT_TRUE(refusal.where.starts_with("rule ")) << text << " in " << position;
                EXPECT_FALSE(refusal.what.empty());
            }
    }
}

}  // namespace
}  // namespace thwart::shibuya
