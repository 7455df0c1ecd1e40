// One test or more for every numbered rule of ../README.md, named after it.
#include "base/text.hpp"
#include "games/shibuya/tests/support.hpp"

#include <set>

namespace thwart::shibuya {
namespace {

using rules::Seat;
using rules::Turn;
using namespace support;

constexpr std::string_view kOpen = "mode=open";
constexpr std::string_view kTeams = "mode=teams";

// The start of a mode with other tiles, pile, phase and seat.
State lay_out(const std::string& tiles, const std::string& pile, const std::string& phase_and_rest,
              std::string_view options = "") {
    const bool teams = options.find("teams") != std::string_view::npos;
    const std::string pieces = teams ? " N5,N6,N7,N8,S1,S2,S3,S4;-;- E5,E6,E7,E8,W1,W2,W3,W4;-;- "
                                     : " S1,S2,S3,S4,S5,S6,S7,S8;-;- W1,W2,W3,W4,W5,W6,W7,W8;-;- ";
    return state_of(tiles + pieces + pile + ' ' + phase_and_rest, options);
}

const std::string kAllButD4 = "BbWw,BbWw,BbWw,./BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw";

// --- the board ---

TEST(ShibuyaRule01, CellsPlacesAndSlotsAreNamedFromTheSouthWest) {
    const State start = Rules::initial({});
    EXPECT_EQ(move_of(start, "a1-h8"), Move::walk(0, 63));
    EXPECT_EQ(move_of(start, "b1-a2"), Move::walk(1, 8));
    EXPECT_EQ(move_of(start, "A1:BWbw").corner(), 0U);
    EXPECT_EQ(move_of(start, "B1:BWbw").corner(), 2U);
    EXPECT_EQ(move_of(start, "A2:BWbw").corner(), 16U);
    EXPECT_EQ(move_of(start, "D4:BWbw").corner(), 54U);
}

TEST(ShibuyaRule01, ASlotTouchesItsFrontCell) {
    const auto front = [](const std::string& slot) {
        const State start = Rules::initial({});
        const unsigned site = move_of(start, slot + "-a1").from();
        return Rules::format_move(start, Move::walk(front_of(site - kSlotSites), 0)).substr(0, 2);
    };
    EXPECT_EQ(front("S1"), "a1");
    EXPECT_EQ(front("S8"), "h1");
    EXPECT_EQ(front("N1"), "a8");
    EXPECT_EQ(front("N5"), "e8");
    EXPECT_EQ(front("W1"), "a1");
    EXPECT_EQ(front("W6"), "a6");
    EXPECT_EQ(front("E1"), "h1");
    EXPECT_EQ(front("E8"), "h8");
}

TEST(ShibuyaRule01, SetsOfSlotsAndOfFrontCellsFollowFromEachOther) {
    for (unsigned slot = 0; slot < kSlots; ++slot) {
        EXPECT_EQ(fronts_of(slot_bit(slot)), bit(front_of(slot)));
        EXPECT_NE(slots_at(bit(front_of(slot))) & slot_bit(slot), 0U);
    }
    EXPECT_EQ(fronts_of(~u32{0}), 0xff818181818181ffU);
    EXPECT_EQ(slots_at(~u64{0}), ~u32{0});
    EXPECT_EQ(base::count(u64{slots_at(bit(0))}), 2U);
    EXPECT_EQ(slots_at(bit(9)), 0U);
}

TEST(ShibuyaRule02, ThirtyTilesShowEveryArrangementFiveTimes) {
    EXPECT_EQ(kTiles.tiles, 30U);
    std::set<std::string> seen;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        EXPECT_EQ(kTileKinds[kind].copies, 5);
        EXPECT_EQ(kTiles.turns[kind], 4U);
        for (const Tile tile : kTiles.turned[kind]) {
            const auto letters = tile.letters();
            EXPECT_TRUE(seen.emplace(letters.begin(), letters.end()).second);
        }
    }
    EXPECT_EQ(seen.size(), 24U);
}

TEST(ShibuyaRule02, ChanceTurnsUpAKindByTheNumberLeft) {
    const State state = lay_out(kNoTiles, "5,0,1,2,0,3", "draw 0 1");
    EXPECT_EQ(Rules::turn(state), Turn::chance(Seat(0)));
    EXPECT_EQ(moves_of(state), (std::vector<std::string>{"BWbw", "BbWw", "BbwW", "BwbW"}));
    EXPECT_EQ(Rules::weight(state, move_of(state, "BWbw")), 5U);
    EXPECT_EQ(Rules::weight(state, move_of(state, "BbWw")), 1U);
    EXPECT_EQ(Rules::weight(state, move_of(state, "BwbW")), 3U);
    EXPECT_EQ(Rules::format_state(after(state, {"BbWw"})),
              Rules::format_state(lay_out(kNoTiles, "5,0,0,2,0,3", "lay:BbWw 0 1")));
}

TEST(ShibuyaRule03, RedGoesNorthAndYellowEast) {
    EXPECT_EQ(Rules::format_state(Rules::initial({})),
              ".,.,.,./.,.,.,./.,.,.,./.,.,.,. S1,S2,S3,S4,S5,S6,S7,S8;-;- W1,W2,W3,W4,W5,W6,W7,W8;-;- "
              "5,5,5,5,5,5 draw 0 1");
    for (const char number : std::string_view("12345678")) {
        const std::string n(1, number);
        EXPECT_TRUE(ends_of(on_u("S" + n + ";-;-", "-;-;-"), "S" + n).starts_with("N" + n));
        // White and blue ranks reach from edge to edge.
        EXPECT_TRUE(ends_of(on_u("-;-;-", "W" + n + ";-;-", 2), "W" + n).starts_with("E" + n));
    }
}

TEST(ShibuyaRule04, TeamsStartAndArriveInHalvesOfTheEdges) {
    EXPECT_EQ(Rules::format_state(Rules::initial(setup_of(kTeams))),
              ".,.,.,./.,.,.,./.,.,.,./.,.,.,. N5,N6,N7,N8,S1,S2,S3,S4;-;- E5,E6,E7,E8,W1,W2,W3,W4;-;- "
              "5,5,5,5,5,5 draw 0 1");
    // Every goal is taken from the cell before it.
    EXPECT_EQ(ends_of(on_u("-;b5;-", "-;-;-", 1, kTeams), "b5").substr(0, 2), "W5");
    EXPECT_EQ(ends_of(on_u("-;g4;-", "-;-;-", 3, kTeams), "g4").substr(0, 2), "E4");
    EXPECT_EQ(ends_of(on_u("-;-;-", "-;e2;-", 2, kTeams), "e2").substr(0, 2), "S5");
    EXPECT_EQ(ends_of(on_u("-;-;-", "-;d7;-", 4, kTeams), "d7").substr(0, 2), "N4");
}

TEST(ShibuyaRule04, ThePartnersSitFaceToFace) {
    const rules::Sides sides = Rules::sides(setup_of(kTeams));
    EXPECT_EQ(sides, (rules::Sides{4, 2, {0, 1, 0, 1}}));
    EXPECT_EQ(Rules::sides(setup_of("")), rules::Sides::each_for_itself(2));
}

TEST(ShibuyaRule05, FirstNamesTheSeatThatBegins) {
    EXPECT_EQ(Rules::turn(Rules::initial(setup_of("first=2"))), Turn::chance(Seat(1)));
    EXPECT_EQ(Rules::turn(Rules::initial(setup_of("mode=teams,first=4"))), Turn::chance(Seat(3)));
    EXPECT_EQ(Rules::turn(Rules::initial(setup_of("mode=open,first=2"))), Turn::decision(Seat(1)));
}

TEST(ShibuyaRule05, TheTurnGoesRound) {
    State two = after(on_u("-;d5;-", "-;e5;-"), {"d5-d6"});
    EXPECT_EQ(Rules::turn(two), Turn::decision(Seat(1)));
    EXPECT_EQ(Rules::turn(after(two, {"e5-e4"})), Turn::decision(Seat(0)));
    State four = on_u("-;d5;-", "-;e5;-", 3, kTeams);
    for (const std::string_view move : {"d5-d6", "e5-e4", "d6-d5", "e4-e5"}) four = after(four, {move});
    EXPECT_EQ(Rules::turn(four), Turn::decision(Seat(2)));
}

// --- laying ---

TEST(ShibuyaRule06, ATurnIsATileTurnedUpAndLaidOnAnEmptyPlace) {
    const State drawn = after(Rules::initial({}), {"BwWb"});
    EXPECT_EQ(Rules::turn(drawn), Turn::decision(Seat(0)));
    EXPECT_EQ(moves_of(drawn).size(), 64U);
    const State laid = after(drawn, {"B3:WBbw"});
    EXPECT_EQ(Rules::format_state(laid),
              ".,.,.,./.,WBbw,.,./.,.,.,./.,.,.,. S1,S2,S3,S4,S5,S6,S7,S8;-;- W1,W2,W3,W4,W5,W6,W7,W8;-;- "
              "5,5,5,5,4,5 draw 0 2");
    EXPECT_EQ(places_of(after(laid, {"BWbw"})), "A1 A2 A3 A4 B1 B2 B4 C1 C2 C3 C4 D1 D2 D3 D4");
}

TEST(ShibuyaRule06, ATileMayBeTurned) {
    const State state = after(Rules::initial({}), {"BWbw"});
    for (const std::string_view move : {"A1:BWbw", "A1:bBwW", "A1:wbWB", "A1:WwBb"})
        EXPECT_TRUE(allows(state, move)) << move;
    EXPECT_FALSE(allows(state, "A1:BWwb"));
    EXPECT_FALSE(allows(state, "A1:WBwb")) << "a mirror image is another tile";
}

TEST(ShibuyaRule06, NoTileCoversAnotherBeforeTheFieldIsFull) {
    EXPECT_EQ(places_of(lay_out(kAllButD4, "1,1,1,1,1,1", "lay:BWbw 0 2")), "D4");
}

TEST(ShibuyaRule07, TheSeatThatBeganBeginsToMove) {
    for (const std::string_view options : {"first=1", "first=2"}) {
        State state = Rules::initial(setup_of(options));
        const Turn first = Rules::turn(state);
        base::Random random(1);
        for (unsigned step = 0; step < 32; ++step) Rules::apply(state, Rules::sample(state, random));
        EXPECT_EQ(Rules::turn(state), Turn::decision(first.seat));
        EXPECT_EQ(tiles_left(state), 14U);
    }
    for (const std::string_view options :
         {"mode=teams,first=1", "mode=teams,first=2", "mode=teams,first=3"}) {
        State state = Rules::initial(setup_of(options));
        const Turn first = Rules::turn(state);
        base::Random random(2);
        for (unsigned step = 0; step < 32; ++step) Rules::apply(state, Rules::sample(state, random));
        EXPECT_EQ(Rules::turn(state), Turn::decision(first.seat));
    }
}

TEST(ShibuyaRule07, AlsoWhenAPositionFromOutsideLetsAnotherSeatLayLast) {
    for (const std::string_view seat : {"1", "2"}) {
        const State state = after(
            lay_out(kAllButD4, "1,1,1,1,1,1", "lay:BWbw 0 " + std::string(seat), "first=2"), {"D4:BWbw"});
        EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(1)));
    }
    const State four =
        after(lay_out(kAllButD4, "1,1,1,1,1,1", "lay:BWbw 0 2", "mode=teams,first=3"), {"D4:BWbw"});
    EXPECT_EQ(Rules::turn(four), Turn::decision(Seat(2)));
}

TEST(ShibuyaRule07, ATurnIsAWalkOrATile) {
    const State state = lay_out(kFieldU, "1,1,1,1,1,1", "move 0 1");
    EXPECT_TRUE(allows(state, "S4-d3"));
    EXPECT_TRUE(allows(state, "draw"));
    EXPECT_EQ(Rules::turn(after(state, {"S4-d3"})), Turn::decision(Seat(1)));
    EXPECT_EQ(Rules::turn(after(state, {"draw"})), Turn::chance(Seat(0)));
    EXPECT_EQ(Rules::turn(after(state, {"draw", "BWbw"})), Turn::decision(Seat(0)));
    EXPECT_EQ(Rules::turn(after(state, {"draw", "BWbw", "C2:BWbw"})), Turn::decision(Seat(1)));
}

// --- walking ---

TEST(ShibuyaRule08, OnesOwnPiecesOnly) {
    const State state = on_u("S4;b3;-", "W4;e6;-");
    EXPECT_FALSE(ends_of(state, "S4").empty());
    EXPECT_FALSE(ends_of(state, "b3").empty());
    EXPECT_TRUE(ends_of(state, "W4").empty());
    EXPECT_TRUE(ends_of(state, "e6").empty());
}

TEST(ShibuyaRule08, AStartPieceNeedsAFreeTiledFrontCell) {
    EXPECT_EQ(ends_of(on_u("S4;d1;-", "-;-;-"), "S4"), "");
    const State open =
        state_of(".,.,.,./.,.,.,./.,.,.,./.,BbWw,.,. S1,S2,S3,S4;-;- -;-;- " + kNoPile + " move 0 1", kOpen);
    EXPECT_EQ(ends_of(open, "S2"), "");
    EXPECT_EQ(ends_of(open, "S3"), "c1 c2 d1");
    EXPECT_EQ(ends_of(open, "S4"), "c1 d1 d2");
}

TEST(ShibuyaRule08, AStartPieceMayStopOnItsFrontCell) {
    EXPECT_TRUE(allows(on_u("S4;-;-", "-;-;-"), "S4-d1"));
    EXPECT_EQ(Rules::format_state(after(on_u("S4,S5;-;-", "-;-;-"), {"S4-d1"})),
              kFieldU + " S5;d1;- -;-;- " + kNoPile + " move 0 2");
}

TEST(ShibuyaRule08, InTheTeamGameOnlyThePlayerOfItsEdgeBringsAPieceIn) {
    const std::string red = "N7,S2;f5;-";
    const std::string yellow = "E7,W2;c3;-";
    const auto movers = [&](int seat) {
        std::set<std::string> from;
        for (const std::string& text : moves_of(on_u(red, yellow, seat, kTeams)))
            from.insert(text.substr(0, 2));
        return from;
    };
    EXPECT_EQ(movers(1), (std::set<std::string>{"S2", "f5"}));
    EXPECT_EQ(movers(2), (std::set<std::string>{"W2", "c3"}));
    EXPECT_EQ(movers(3), (std::set<std::string>{"N7", "f5"}));
    EXPECT_EQ(movers(4), (std::set<std::string>{"E7", "c3"}));
}

TEST(ShibuyaRule09, AWalkKeepsToOneColourOrOneShape) {
    // d5 is a white circle: along the white rank 5 or the circles of file d, never around the corner.
    EXPECT_EQ(ends_of(on_u("-;d5;-", "-;-;-"), "d5"), "N4 b5 c5 d1 d2 d3 d4 d6 d7 e5 f5 g5");
}

TEST(ShibuyaRule09, AWalkTurnsCornersButNeverGoesDiagonally) {
    // White are c2, d2, d3, d4 and, only diagonally next to them, e5; c1 is a polygon like c2.
    const State state =
        state_of(".,.,.,./.,.,BbWw,./.,BWbw,.,./.,WwBb,.,. -;c2;- -;-;- 0,0,0,0,0,0 move 0 1", kOpen);
    EXPECT_EQ(ends_of(state, "c2"), "c1 d2 d3 d4");
}

TEST(ShibuyaRule09, APieceStandsInTheWayOfBothColours) {
    EXPECT_EQ(ends_of(on_u("-;d5,d7;-", "-;b5,f5;-"), "d5"), "c5 d1 d2 d3 d4 d6 e5");
}

TEST(ShibuyaRule09, APieceOnTheFieldLeavesItsCell) { EXPECT_FALSE(allows(on_u("-;d5;-", "-;-;-"), "d5-d5")); }

TEST(ShibuyaRule10, AWalkThatEndsBeforeAFreeGoalGoesIn) {
    const State state = on_u("-;d5;-", "-;-;-");
    EXPECT_TRUE(allows(state, "d5-N4"));
    EXPECT_FALSE(allows(state, "d5-d8"));
    EXPECT_EQ(Rules::format_state(after(state, {"d5-N4"})),
              kFieldU + " -;-;N4 -;-;- " + kNoPile + " move 0 2");
}

TEST(ShibuyaRule10, WalkingAlongTheGoalsIsAllowed) {
    // From d8, where its goal is taken, along the blue rank: every goal but the taken ones.
    const State state = on_u("-;d8;N4,N6", "-;-;E1,E2");
    EXPECT_EQ(ends_of(state, "d8"), "N1 N2 N3 N5 N7 N8 d1 d2 d3 d4 d5 d6 d7 f8");
}

TEST(ShibuyaRule10, BeforeATakenGoalTheStopRulesHold) {
    EXPECT_TRUE(allows(on_u("-;d5;N4", "-;-;-"), "d5-d8"));
    EXPECT_FALSE(allows(on_u("-;d5,c7;N4", "-;-;-"), "d5-d8")) << "rule 11";
    EXPECT_FALSE(allows(on_u("-;h5;N8", "-;-;-"), "h5-h8")) << "rule 12";
    EXPECT_TRUE(allows(on_u("-;h5;-", "-;-;-"), "h5-N8")) << "a corner before both goals";
}

TEST(ShibuyaRule10, TheStopRulesDoNotApplyToTheGoal) {
    EXPECT_TRUE(allows(on_u("-;c8,d5;N3", "-;-;-"), "d5-N4")) << "own piece on the tile";
}

TEST(ShibuyaRule10, APieceThatStandsBeforeItsGoalHasToLeaveItsCell) {
    EXPECT_FALSE(allows(on_u("-;d8;-", "-;-;-"), "d8-N4"));
}

TEST(ShibuyaRule11, NoStopOnATileWithAnotherPieceOfTheOwnColour) {
    EXPECT_EQ(ends_of(on_u("S4;c5;-", "-;-;-"), "S4"), "N4 b1 c1 d1 d2 d3 d4 d7 e1 f1 g1");
    EXPECT_TRUE(allows(on_u("S4;-;-", "-;c5;-"), "S4-d5"));
    EXPECT_TRUE(allows(on_u("-;c5;-", "-;-;-"), "c5-d5")) << "the piece's own tile";
    EXPECT_FALSE(allows(on_u("-;c5,c6;-", "-;-;-"), "c5-d5")) << "another piece on its own tile";
    EXPECT_FALSE(allows(on_u("-;c5;-", "-;-;-", 3, kTeams), "c5-c5"));
    EXPECT_FALSE(allows(on_u("S4;c5;-", "-;-;-", 1, kTeams), "S4-d5"));
}

TEST(ShibuyaRule12, NoStopBeforeAStartOrGoalOfTheOtherColour) {
    // Red keeps off the files a and h, yellow off the ranks 1 and 8; walking over them is fine.
    const std::string red = ends_of(on_u("-;d5;-", "-;-;-"), "d5");
    EXPECT_EQ(red.find('a'), std::string::npos);
    EXPECT_EQ(red.find('h'), std::string::npos);
    const std::string yellow = ends_of(on_u("-;-;-", "-;d5;-", 2), "d5");
    EXPECT_EQ(yellow, "E5 a5 b5 c5 d2 d3 d4 d6 d7 e5 f5 g5");
    EXPECT_EQ(ends_of(on_u("-;-;-", "-;d5;E1,E2", 2), "d5"), yellow)
        << "emptied starts and filled goals, too";
}

TEST(ShibuyaRule12, OnesOwnStartsAreNotForbidden) {
    EXPECT_TRUE(allows(on_u("S1,S2,S3,S4;d5;-", "-;-;-"), "d5-d1"));
}

TEST(ShibuyaRule13, APieceInTheGoalStays) {
    const State state = on_u("-;d5;N1", "-;-;-");
    EXPECT_EQ(ends_of(state, "N1"), "");
}

// --- covering ---

TEST(ShibuyaRule14, ATileCoversOneWithoutPieceThatIsNotCovered) {
    const State state = after(state_of("BbWw,BbWw,BbWw,BbWw/BbWw,BbWw2,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/"
                                       "BbWw,BbWw,BbWw,BbWw S1;b2;- W1;h8;- 0,0,1,0,0,0 move 0 1"),
                              {"draw", "BbWw"});
    EXPECT_EQ(places_of(state), "A2 A3 A4 B1 B2 B4 C1 C2 C3 C4 D1 D2 D3");
    const State laid = after(state, {"A2:WBwb"});
    EXPECT_EQ(Rules::format_state(laid),
              "BbWw,BbWw,BbWw,BbWw/BbWw,BbWw2,BbWw,BbWw/WBwb2,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw "
              "S1;b2;- W1;h8;- 0,0,0,0,0,0 move 0 2");
}

TEST(ShibuyaRule14, StartPiecesDoNotProtectTheTileBeforeThem) {
    EXPECT_EQ(moves_of(lay_out(kFieldU, "1,1,1,1,1,1", "lay:BWbw 0 1")).size(), 64U);
}

TEST(ShibuyaRule14, NobodyDrawsFromAnEmptyPile) {
    EXPECT_FALSE(allows(lay_out(kFieldU, kNoPile, "move 0 1"), "draw"));
    EXPECT_TRUE(allows(lay_out(kFieldU, "0,0,0,0,0,1", "move 0 1"), "draw"));
}

TEST(ShibuyaRule14, NobodyDrawsWithoutAPlace) {
    // Nine tiles covered; the seven others carry a piece each.
    const State state = state_of(
        "BbWw2,BbWw2,BbWw2,BbWw/BbWw2,BbWw2,BbWw2,BbWw/BbWw2,BbWw2,BbWw2,BbWw/BbWw,BbWw,BbWw,BbWw "
        "-;b2,c2,e2,g2;- -;g4,g5,g7;- 0,0,0,0,0,5 move 0 1");
    EXPECT_EQ(layable(state), 0U);
    EXPECT_FALSE(allows(state, "draw"));
    EXPECT_EQ(Rules::refusal(state, Move::draw()).where, "rule 14");
}

TEST(ShibuyaRule15, TheOpenModeBeginsWithoutTilesInTheMovingPhase) {
    const State start = Rules::initial(setup_of(kOpen));
    EXPECT_EQ(Rules::format_state(start),
              ".,.,.,./.,.,.,./.,.,.,./.,.,.,. S1,S2,S3,S4,S5,S6,S7,S8;-;- W1,W2,W3,W4,W5,W6,W7,W8;-;- "
              "5,5,5,5,5,5 move 0 1");
    EXPECT_EQ(moves_of(start), std::vector<std::string>{"draw"});
    const State laid = after(start, {"draw", "BWbw", "B1:BWbw"});
    EXPECT_EQ(Rules::turn(laid), Turn::decision(Seat(1)));
    EXPECT_EQ(moves_of(laid), std::vector<std::string>{"draw"});
}

TEST(ShibuyaRule15, ATileGoesToAnEmptyPlaceOrCoversOne) {
    const State state =
        state_of(".,.,.,./.,.,.,./.,BbWw2,.,./BbWw,BbWw,.,. -;b2;- -;-;- 4,4,4,4,4,4 lay:BWbw 0 1", kOpen);
    EXPECT_EQ(places_of(state), "A2 A3 A4 B1 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4");
    const State covered = after(state, {"B1:BWbw"});
    EXPECT_EQ(Rules::format_state(covered).substr(0, 49),
              ".,.,.,./.,.,.,./.,BbWw2,.,./BbWw,BWbw2,.,. -;b2;-");
}

// --- passing and the end ---

TEST(ShibuyaRule16, OnlyASeatThatCanDoNothingPasses) {
    const State stuck = on_u("-;d5;-", "-;c5,d4,d6,e5;-");
    EXPECT_EQ(moves_of(stuck), std::vector<std::string>{"pass"});
    const State passed = after(stuck, {"pass"});
    EXPECT_EQ(Rules::format_state(passed), kFieldU + " -;d5;- -;c5,d4,d6,e5;- " + kNoPile + " move 1 2");
    EXPECT_FALSE(allows(passed, "pass"));
    EXPECT_EQ(after(passed, {"c5-b5"}).passes, 0U);
    const State could_draw = state_of(kFieldU + " -;d5;- -;c5,d4,d6,e5;- 0,0,0,0,0,1 move 0 1");
    EXPECT_EQ(moves_of(could_draw), std::vector<std::string>{"draw"});
}

TEST(ShibuyaRule17, AtLeastThreeAheadOrSixInTheGoal) {
    const auto ranks = [](const std::string& red, const std::string& yellow) {
        return ranks_of(on_u("-;-;" + red, "-;-;" + yellow));
    };
    EXPECT_EQ(ranks("N1,N2", "-"), "not over");
    EXPECT_EQ(ranks("N1,N2,N3", "-"), "1,2");
    EXPECT_EQ(ranks("N1,N2,N3,N4", "E1"), "1,2");
    EXPECT_EQ(ranks("N1,N2,N3,N4", "E1,E2"), "not over");
    EXPECT_EQ(ranks("N1,N2", "E1,E2,E3,E4,E5"), "2,1");
    EXPECT_EQ(ranks("N1,N2,N3,N4,N5", "E1,E2,E3,E4,E5"), "not over");
    EXPECT_EQ(ranks("N1,N2,N3,N4,N5", "E1,E2,E3,E4,E5,E6"), "2,1");
}

TEST(ShibuyaRule17, InTheOpenModeTheFourthPieceWins) {
    const auto ranks = [](const std::string& red, const std::string& yellow) {
        return ranks_of(on_u("-;-;" + red, "-;-;" + yellow, 1, kOpen));
    };
    EXPECT_EQ(ranks("N1,N2,N3", "-"), "not over");
    EXPECT_EQ(ranks("N1,N2,N3", "E1,E2,E3"), "not over");
    EXPECT_EQ(ranks("N1,N2,N3,N4", "E1,E2,E3"), "1,2");
    EXPECT_EQ(ranks("-", "E1,E2,E3,E8"), "2,1");
}

TEST(ShibuyaRule17, TheWinEndsTheGameAtOnce) {
    const State state = after(on_u("S4;-;N1,N2", "W1;-;-"), {"S4-N4"});
    EXPECT_TRUE(moves_of(state).empty());
    EXPECT_EQ(Rules::format_state(state), kFieldU + " -;-;N1,N2,N4 W1;-;- " + kNoPile + " move 0 2");
}

TEST(ShibuyaRule18, WhenEverySeatHasPassedTheSideAheadWins) {
    EXPECT_EQ(ranks_of(after(on_u("-;-;N1,N2", "-;-;E1"), {"pass", "pass"})), "1,2");
    EXPECT_EQ(ranks_of(after(on_u("-;-;N1", "-;-;E1,E2"), {"pass", "pass"})), "2,1");
    EXPECT_EQ(ranks_of(after(on_u("-;-;N1", "-;-;E1"), {"pass", "pass"})), "1,1");
    const State four = on_u("-;-;W5", "-;-;N1", 2, kTeams);
    const State three = after(four, {"pass", "pass", "pass"});
    EXPECT_EQ(three.passes, 3U);
    EXPECT_FALSE(is_over(three));
    EXPECT_EQ(ranks_of(after(three, {"pass"})), "1,1,1,1");
}

TEST(ShibuyaRule18, AWalkInBetweenBeginsTheCountAnew) {
    const State state = after(on_u("-;-;N1", "-;e5;-"), {"pass", "e5-e4", "pass", "e4-e5"});
    EXPECT_EQ(state.passes, 0U);
    EXPECT_FALSE(is_over(state));
}

TEST(ShibuyaRule18, TooFewTilesForTheFieldLeaveEverybodyStuck) {
    const State two = state_of(kNoTiles + " S1;-;N1 W1;-;- 0,0,0,0,0,1 draw 0 1");
    const State stuck = after(two, {"BwbW", "A1:BwbW"});
    EXPECT_EQ(Rules::format_state(stuck),
              ".,.,.,./.,.,.,./.,.,.,./BwbW,.,.,. S1;-;N1 W1;-;- 0,0,0,0,0,0 move 2 2");
    EXPECT_EQ(ranks_of(stuck), "1,2");
    EXPECT_EQ(state_of(Rules::format_state(stuck)), stuck);
}

TEST(ShibuyaRule19, TeamMatesShareTheirRank) {
    EXPECT_EQ(ranks_of(on_u("-;-;E1,E2,W5", "-;-;-", 1, kTeams)), "1,2,1,2");
    EXPECT_EQ(ranks_of(on_u("-;-;E1,E2,W5", "-;-;N1,N2,N3,S5,S6,S7", 1, kTeams)), "2,1,2,1");
}

TEST(ShibuyaRule19, AGameWithTwoSidesHasNoRetiring) {
    EXPECT_FALSE(rules::Retirable<Rules>);
    EXPECT_FALSE(rules::Retirable<Twin>);
}

TEST(ShibuyaRule20, TilesAndPiecesThatComeHomeAreProgress) {
    const std::string pile = "0,0,0,0,0,2";
    const State before = state_of(kFieldU + " S4;d5;N1 W1;-;- " + pile + " move 0 1");
    EXPECT_EQ(Rules::kPatience, 50U);
    const auto gain = [&](std::initializer_list<std::string_view> steps) {
        return Rules::progress(after(before, steps)) - Rules::progress(before);
    };
    EXPECT_EQ(gain({"d5-c5"}), 0U);
    EXPECT_EQ(gain({"draw"}), 0U);
    EXPECT_EQ(gain({"draw", "BwbW"}), 1U);
    EXPECT_EQ(gain({"draw", "BwbW", "A1:BwbW"}), 1U);
    EXPECT_EQ(gain({"d5-N4"}), 1U);
}

TEST(ShibuyaRule20, AtAStandstillTheSideAheadWins) {
    EXPECT_EQ(Rules::outcome(on_u("-;d5;N1", "-;f3;-")), (rules::Outcome{2, {1, 2}}));
    EXPECT_EQ(Rules::outcome(on_u("-;d5;N1", "-;f3;E1,E2")), (rules::Outcome{2, {2, 1}}));
    EXPECT_EQ(Rules::outcome(on_u("-;d5;W5", "-;f3;N1", 2, kTeams)), (rules::Outcome{4, {1, 1, 1, 1}}));
}

}  // namespace
}  // namespace thwart::shibuya
