// One test or more for every numbered rule of ../README.md, named after it.
#include "games/quoridor/tests/support.hpp"

#include <set>

namespace thwart::quoridor {
namespace {

using rules::Seat;
using namespace support;

constexpr std::string_view kBlocked = "sidestep=blocked";
constexpr std::string_view kFour = "players=4";
constexpr std::string_view kFourBlocked = "players=4,sidestep=blocked";

TEST(QuoridorRule01, SquaresAndFencesAreNamedFromTheCornerA1) {
    const State start = Rules::initial({});
    EXPECT_EQ(move_of(start, "a1"), Move::walk(0));
    EXPECT_EQ(move_of(start, "i1"), Move::walk(8));
    EXPECT_EQ(move_of(start, "a2"), Move::walk(9));
    EXPECT_EQ(move_of(start, "i9"), Move::walk(80));
    EXPECT_EQ(move_of(start, "a1h"), Move::fence_h(0));
    EXPECT_EQ(move_of(start, "b1v"), Move::fence_v(1));
    EXPECT_EQ(move_of(start, "a2v"), Move::fence_v(8));
    EXPECT_EQ(move_of(start, "h8h"), Move::fence_h(63));
}

TEST(QuoridorRule01, AHorizontalFenceLiesOnTopOfItsSquareAndTheNextOne) {
    const std::string fence = " 10,10 e3 - 1";
    EXPECT_EQ(walks_of(state_of("d3,a9" + fence)), "c3 d2 d4 e3");
    EXPECT_EQ(walks_of(state_of("e3,a9" + fence)), "d3 e2 f3");
    EXPECT_EQ(walks_of(state_of("f3,a9" + fence)), "e3 f2 g3");
    EXPECT_EQ(walks_of(state_of("g3,a9" + fence)), "f3 g2 g4 h3");
    EXPECT_EQ(walks_of(state_of("e4,a9" + fence)), "d4 e5 f4");
    EXPECT_EQ(walks_of(state_of("f4,a9" + fence)), "e4 f5 g4");
}

TEST(QuoridorRule01, AVerticalFenceLiesToTheRightOfItsSquareAndTheOneAbove) {
    const std::string fence = " 10,10 - e3 1";
    EXPECT_EQ(walks_of(state_of("e2,a9" + fence)), "d2 e1 e3 f2");
    EXPECT_EQ(walks_of(state_of("e3,a9" + fence)), "d3 e2 e4");
    EXPECT_EQ(walks_of(state_of("e4,a9" + fence)), "d4 e3 e5");
    EXPECT_EQ(walks_of(state_of("e5,a9" + fence)), "d5 e4 e6 f5");
    EXPECT_EQ(walks_of(state_of("f3,a9" + fence)), "f2 f4 g3");
    EXPECT_EQ(walks_of(state_of("f4,a9" + fence)), "f3 f5 g4");
}

TEST(QuoridorRule02, TwoBeginInTheMiddleOfFacingSidesWithTenFencesEach) {
    EXPECT_EQ(Rules::format_state(Rules::initial(setup_of("players=2"))), "e1,e9 10,10 - - 1");
}

TEST(QuoridorRule02, EachOfTwoHasTheOppositeLineAsGoal) {
    for (const char file : std::string_view("abcdefghi")) {
        const std::string there(1, file);
        EXPECT_EQ(ranks_of(state_of(there + "9,e5 10,10 - - 2")), "1,2") << file;
        EXPECT_EQ(ranks_of(state_of("e5," + there + "1 10,10 - - 1")), "2,1") << file;
        EXPECT_FALSE(is_over(state_of(there + "1,e9 10,10 - - 2"))) << file;
    }
}

TEST(QuoridorRule03, FourBeginInTheMiddleOfEverySideWithFiveFencesEach) {
    EXPECT_EQ(Rules::format_state(Rules::initial(setup_of(kFour))), "e1,a5,e9,i5 5,5,5,5 - - 1");
}

TEST(QuoridorRule03, EachOfFourHasTheOppositeLineAsGoal) {
    for (const char step : std::string_view("12346789")) {
        const std::string rank(1, step);
        const std::string file(1, static_cast<char>('a' + (step - '1')));
        EXPECT_EQ(ranks_of(state_of(file + "9,d5,f5,h5 5,5,5,5 - - 2", kFour)), "1,2,2,2");
        EXPECT_EQ(ranks_of(state_of("e2,i" + rank + ",e8,h5 5,5,5,5 - - 3", kFour)), "2,1,2,2");
        EXPECT_EQ(ranks_of(state_of("e2,b5," + file + "1,h5 5,5,5,5 - - 4", kFour)), "2,2,1,2");
        EXPECT_EQ(ranks_of(state_of("e2,b5,e8,a" + rank + " 5,5,5,5 - - 1", kFour)), "2,2,2,1");
    }
}

TEST(QuoridorRule03, ALineThatIsNotOnesOwnGoalMeansNothing) {
    EXPECT_FALSE(is_over(state_of("i5,e9,a5,e1 5,5,5,5 - - 1", kFour)));
    EXPECT_FALSE(is_over(state_of("a5,e1,i5,e9 5,5,5,5 - - 1", kFour)));
}

TEST(QuoridorRule04, TwoAlternate) {
    const State one = after(Rules::initial({}), {"e2"});
    EXPECT_EQ(Rules::turn(one), rules::Turn::decision(Seat(1)));
    EXPECT_EQ(Rules::turn(after(one, {"e8"})), rules::Turn::decision(Seat(0)));
}

TEST(QuoridorRule04, FourGoRoundClockwise) {
    State state = Rules::initial(setup_of(kFour));
    for (const std::string_view move : {"e2", "b5", "e8", "h5", "e3"}) state = after(state, {move});
    EXPECT_EQ(Rules::format_state(state), "e3,b5,e8,h5 5,5,5,5 - - 2");
}

TEST(QuoridorRule04, FirstNamesTheSeatThatBegins) {
    EXPECT_EQ(Rules::format_state(Rules::initial(setup_of("first=2"))), "e1,e9 10,10 - - 2");
    EXPECT_EQ(walks_of(Rules::initial(setup_of("first=2"))), "d9 e8 f9");
    const State four = Rules::initial(setup_of("players=4,first=4"));
    EXPECT_EQ(Rules::format_state(four), "e1,a5,e9,i5 5,5,5,5 - - 4");
    EXPECT_EQ(Rules::turn(after(four, {"h5"})), rules::Turn::decision(Seat(0)));
}

TEST(QuoridorRule05, ATurnIsOneWalkOrOneFence) {
    const State start = Rules::initial({});
    EXPECT_EQ(moves_of(start).size(), 3U + 128U);
    EXPECT_EQ(Rules::format_state(after(start, {"e2"})), "e2,e9 10,10 - - 2");
    EXPECT_EQ(Rules::format_state(after(start, {"e3h"})), "e1,e9 9,10 e3 - 2");
    EXPECT_EQ(Rules::format_state(after(start, {"e3v"})), "e1,e9 9,10 - e3 2");
}

TEST(QuoridorRule06, AStepGoesToAFreeSquareBesideTheOwn) {
    EXPECT_EQ(walks_of(state_of("e5,e9 10,10 - - 1")), "d5 e4 e6 f5");
    EXPECT_EQ(walks_of(state_of("a1,e9 10,10 - - 1")), "a2 b1");
    EXPECT_EQ(walks_of(state_of("i1,e9 10,10 - - 1")), "h1 i2");
    EXPECT_EQ(walks_of(state_of("i8,i9 10,10 - - 2")), "h9 i7");
}

TEST(QuoridorRule06, AFenceIsNeverSteppedOver) {
    EXPECT_EQ(walks_of(state_of("e5,a9 10,10 e5 - 1")), "d5 e4 f5");
    EXPECT_EQ(walks_of(state_of("e5,a9 10,10 d4 - 1")), "d5 e6 f5");
    EXPECT_EQ(walks_of(state_of("e5,a9 10,10 - d5 1")), "e4 e6 f5");
    EXPECT_EQ(walks_of(state_of("e5,a9 10,10 - e4 1")), "d5 e4 e6");
}

TEST(QuoridorRule07, StraightJumpOverAFacedPawn) {
    EXPECT_EQ(walks_of(state_of("e4,e5 10,10 - - 1")), "d4 e3 e6 f4");
    EXPECT_EQ(walks_of(state_of("e4,e5 10,10 - - 2")), "d5 e3 e6 f5");
    EXPECT_EQ(walks_of(state_of("e4,f4 10,10 - - 1")), "d4 e3 e5 g4");
    EXPECT_EQ(walks_of(state_of("e4,d4 10,10 - - 1")), "c4 e3 e5 f4");
    EXPECT_EQ(Rules::format_state(after(state_of("e4,e5 10,10 - - 1"), {"e6"})), "e6,e5 10,10 - - 2");
}

TEST(QuoridorRule07, AFenceBetweenThePawnsForbidsTheJump) {
    EXPECT_EQ(walks_of(state_of("e4,e5 10,10 e4 - 1")), "d4 e3 f4");
    EXPECT_EQ(walks_of(state_of("e4,f4 10,10 - e3 1")), "d4 e3 e5");
}

TEST(QuoridorRule07, APawnOneFileAwayOnTheNextRowIsNotFaced) {
    // i4 and a5 have neighbouring numbers, but the board has an edge between them.
    EXPECT_EQ(walks_of(state_of("i4,a5 10,10 - - 1")), "h4 i3 i5");
    EXPECT_EQ(walks_of(state_of("e4,f5 10,10 - - 1")), "d4 e3 e5 f4");
}

TEST(QuoridorRule08, AFenceBehindTheFacedPawnAllowsTheSquaresBesideIt) {
    for (const std::string_view sidestep : {std::string_view(), kBlocked}) {
        EXPECT_EQ(walks_of(state_of("e4,e5 10,9 e5 - 1", sidestep)), "d4 d5 e3 f4 f5");
        EXPECT_EQ(walks_of(state_of("e4,f4 10,9 - f4 1", sidestep)), "d4 e3 e5 f3 f5");
    }
}

TEST(QuoridorRule08, TheEdgeBehindTheFacedPawnCountsLikeAFence) {
    EXPECT_EQ(walks_of(state_of("e8,e9 10,10 - - 1")), "d8 d9 e7 f8 f9");
    EXPECT_EQ(walks_of(state_of("h5,i5 10,10 - - 1")), "g5 h4 h6 i4 i6");
    EXPECT_EQ(walks_of(state_of("a8,a9 10,10 - - 1")), "a7 b8 b9");
}

TEST(QuoridorRule08, ASquareBesideTheFacedPawnMustBeOpenFromThatPawn) {
    EXPECT_EQ(walks_of(state_of("e4,e5 10,9 e5 d5 1")), "d4 e3 f4 f5");
    EXPECT_EQ(walks_of(state_of("e4,e5 10,9 e5 d4 1")), "e3 f4 f5");
    // c4h parts d4 from d5, which does not matter: the way to d5 leads past e5.
    EXPECT_EQ(walks_of(state_of("e4,e5 10,9 c4,e5 - 1")), "d4 d5 e3 f4 f5");
}

TEST(QuoridorRule08, ASquareBesideTheFacedPawnMustBeFree) {
    EXPECT_EQ(walks_of(state_of("e4,e5,d5,i5 5,5,5,5 e5 - 1", kFour)), "d4 e3 f4 f5");
}

TEST(QuoridorRule08, ASquareReachedInTwoWaysIsOneMove) {
    // d5 lies beside e5 (fence above it) and beside d4 (fence left of it).
    const State state = state_of("e4,e5,d4,i5 5,5,5,5 e5 c4 1", kFour);
    EXPECT_EQ(walks_of(state), "d3 d5 e3 f4 f5");
}

TEST(QuoridorRule09, NobodyJumpsOverTwoPawns) {
    const State barred = state_of("e4,e5,e6,i5 5,5,5,5 - - 1", kFour);
    const State blocked = state_of("e4,e5,e6,i5 5,5,5,5 - - 1", kFourBlocked);
    EXPECT_FALSE(allows(barred, "e7"));
    EXPECT_FALSE(allows(blocked, "e7"));
}

TEST(QuoridorRule09, AThirdPawnBehindAllowsTheSidestepOnlyWhenBlocked) {
    EXPECT_EQ(walks_of(state_of("e4,e5,e6,i5 5,5,5,5 - - 1", kFour)), "d4 e3 f4");
    EXPECT_EQ(walks_of(state_of("e4,e5,e6,i5 5,5,5,5 - - 1", kFourBlocked)), "d4 d5 e3 f4 f5");
    EXPECT_EQ(walks_of(state_of("e4,e5,e6,i5 5,5,5,5 - d5 1", kFourBlocked)), "d4 e3 f4 f5");
}

TEST(QuoridorRule09, AFenceBeforeTheThirdPawnIsAFenceBehindTheFacedOne) {
    for (const std::string_view options : {kFour, kFourBlocked})
        EXPECT_EQ(walks_of(state_of("e4,e5,e6,i5 5,5,5,5 e5 - 1", options)), "d4 d5 e3 f4 f5");
}

TEST(QuoridorRule10, ThereAre128Slots) {
    const State start = Rules::initial({});
    std::set<std::string> slots;
    for (const std::string& text : moves_of(start))
        if (text.size() == 3) slots.insert(text);
    EXPECT_EQ(slots.size(), 128U);
    for (const std::string_view corner : {"a1h", "a1v", "h1h", "h1v", "a8h", "a8v", "h8h", "h8v"})
        EXPECT_TRUE(slots.contains(std::string(corner))) << corner;
    for (const std::string_view outside : {"i1h", "i1v", "a9h", "a9v", "i9h"})
        EXPECT_FALSE(Rules::parse_move(start, outside)) << outside;
}

TEST(QuoridorRule11, FencesDoNotOverlap) {
    const State horizontal = after(Rules::initial({}), {"e4h"});
    for (const std::string_view overlap : {"d4h", "e4h", "f4h"})
        EXPECT_FALSE(allows(horizontal, overlap)) << overlap;
    for (const std::string_view free : {"c4h", "g4h", "e3h", "e5h"})
        EXPECT_TRUE(allows(horizontal, free)) << free;
    const State vertical = after(Rules::initial({}), {"e4v"});
    for (const std::string_view overlap : {"e3v", "e4v", "e5v"})
        EXPECT_FALSE(allows(vertical, overlap)) << overlap;
    for (const std::string_view free : {"e2v", "e6v", "d4v", "f4v"})
        EXPECT_TRUE(allows(vertical, free)) << free;
}

TEST(QuoridorRule11, TheEndOfARowIsNotNextToTheStartOfTheNext) {
    EXPECT_TRUE(allows(state_of("e1,e9 10,9 h4 - 1"), "a5h"));
    EXPECT_TRUE(allows(state_of("e1,e9 10,9 a5 - 1"), "h4h"));
}

TEST(QuoridorRule12, FencesDoNotCross) {
    EXPECT_FALSE(allows(after(Rules::initial({}), {"e4h"}), "e4v"));
    EXPECT_FALSE(allows(after(Rules::initial({}), {"e4v"}), "e4h"));
    EXPECT_TRUE(allows(after(Rules::initial({}), {"e4h"}), "d4v"));
    EXPECT_TRUE(allows(after(Rules::initial({}), {"e4v"}), "e3h"));
}

TEST(QuoridorRule13, AFenceMustLeaveTheOpponentAWay) {
    const State state = state_of("e1,e9 8,7 a4,c4,e4,g4 h1 2");
    EXPECT_FALSE(allows(state, "h3v"));
    EXPECT_TRUE(allows(state, "h4v"));
    EXPECT_TRUE(allows(state, "h5v"));
}

TEST(QuoridorRule13, AFenceMustLeaveItsOwnerAWay) {
    EXPECT_FALSE(allows(state_of("e1,e9 8,7 a4,c4,e4,g4 h1 1"), "h3v"));
}

TEST(QuoridorRule13, EveryLivePawnCounts) {
    // Seats 1 and 3 put the last fence around the pawn of seat 2 on c1.
    const State state = state_of("e4,c1,e6,i5 5,5,5,5 b1 a1 1", kFour);
    EXPECT_FALSE(allows(state, "c1v"));
    EXPECT_TRUE(allows(state, "d1v"));
    EXPECT_FALSE(allows(state_of("e4,c1,e6,i5 5,5,5,5 b1 a1 3", kFour), "c1v"));
}

TEST(QuoridorRule13, PawnsDoNotBlockAWay) {
    // The only gap of the wall is between i4 and i5, and a pawn stands in it.
    const State state = state_of("e1,i5 8,8 a4,c4,e4,g4 - 1");
    EXPECT_EQ(fences_of(state, 'h') + fences_of(state, 'v'), 119U - 3U);
    EXPECT_TRUE(allows(state, "a1h"));
}

TEST(QuoridorRule13, TheOwnGoalSideEndsTheWay) {
    // A cage around the pawn that is open to its goal side bars nothing; for the other pawn it is out of the way.
    EXPECT_TRUE(allows(state_of("a8,e5 10,9 - a8 1"), "a7h"));
    EXPECT_FALSE(allows(state_of("e5,a8 9,10 - a8 1"), "a7h"));
}

TEST(QuoridorRule14, AFenceComesOutOfTheOwnStock) {
    EXPECT_EQ(Rules::format_state(after(state_of("e1,e9 1,7 - - 1"), {"e3h"})), "e1,e9 0,7 e3 - 2");
    EXPECT_EQ(Rules::format_state(after(state_of("e1,e9 1,7 - - 2"), {"e3v"})), "e1,e9 1,6 - e3 1");
}

TEST(QuoridorRule14, WithoutFencesThePawnMustMove) {
    EXPECT_EQ(moves_of(state_of("e1,e9 0,10 - - 1")), (std::vector<std::string>{"d1", "e2", "f1"}));
    EXPECT_EQ(moves_of(state_of("e1,e9 0,10 - - 2")).size(), 131U);
}

TEST(QuoridorRule15, FencesBarEverybodyAndStay) {
    const State state = after(state_of("e4,e6 10,10 - - 1"), {"e5h", "d6", "e5", "c6", "d5", "c7"});
    EXPECT_EQ(Rules::format_state(state), "d5,c7 9,10 e5 - 1");
    EXPECT_EQ(walks_of(state_of("e6,a4 9,10 e5 - 1")), "d6 e7 f6");
    EXPECT_EQ(walks_of(state_of("a4,e6 9,10 e5 - 2")), "d6 e7 f6");
}

TEST(QuoridorRule15, FencesMayTouch) {
    const State state = state_of("e1,e9 10,9 d4 - 1");
    for (const std::string_view touching : {"b4h", "f4h", "c4v", "e4v", "d5v", "d3v", "c5v", "e3v"})
        EXPECT_TRUE(allows(state, touching)) << touching;
}

TEST(QuoridorRule15, AnEmptyAreaMayBeClosedOff) {
    EXPECT_TRUE(allows(state_of("e1,e9 10,9 a1 - 1"), "b1v"));
    EXPECT_FALSE(allows(state_of("a1,e9 10,9 a1 - 1"), "b1v"));
}

TEST(QuoridorRule16, PassIsTheOnlyMoveOfASeatThatCanDoNothingElse) {
    for (const std::string_view options : {kFour, kFourBlocked}) {
        const State state = state_of("a1,a2,a3,i5 0,5,5,5 - a1 1", options);
        EXPECT_EQ(moves_of(state), std::vector<std::string>{"pass"});
        EXPECT_EQ(Rules::format_state(after(state, {"pass"})), "a1,a2,a3,i5 0,5,5,5 - a1 2");
    }
}

TEST(QuoridorRule16, NobodyElseMayPass) {
    EXPECT_FALSE(allows(Rules::initial({}), "pass"));
    // Boxed in by pawns, but with a fence in hand.
    EXPECT_FALSE(allows(state_of("a1,a2,a3,i5 1,5,5,5 - a1 1", kFour), "pass"));
}

TEST(QuoridorRule17, TheFirstPawnOnItsGoalSideWinsAtOnce) {
    const State state = after(state_of("e8,a5 10,10 - - 1"), {"e9"});
    EXPECT_EQ(ranks_of(state), "1,2");
    EXPECT_TRUE(moves_of(state).empty());
    EXPECT_EQ(Rules::format_state(state), "e9,a5 10,10 - - 2") << "the seat field goes on as usual";
}

TEST(QuoridorRule17, ItDoesNotMatterHowThePawnGotThere) {
    EXPECT_EQ(ranks_of(after(state_of("e7,e8 10,10 - - 1"), {"e9"})), "1,2");
    EXPECT_EQ(ranks_of(after(state_of("e8,e9 10,10 - - 1"), {"d9"})), "1,2");
    EXPECT_EQ(ranks_of(after(state_of("e1,e2 10,10 - - 2"), {"f1"})), "2,1");
}

TEST(QuoridorRule18, ThePawnLeavesTheFencesAndTheStockStay) {
    const State state = retired(state_of("e2,b5,e8,h5 5,4,5,5 d3 - 1", kFour), {2});
    EXPECT_EQ(Rules::format_state(state), "e2,x,e8,h5 5,4,5,5 d3 - 1");
    EXPECT_TRUE(Rules::is_retired(state, Seat(1)));
    EXPECT_FALSE(Rules::is_retired(state, Seat(0)));
    EXPECT_FALSE(is_over(state));
}

TEST(QuoridorRule18, TheTurnsOfARetiredSeatAreSkipped) {
    const State start = Rules::initial(setup_of(kFour));
    EXPECT_EQ(Rules::turn(after(retired(start, {2}), {"e2"})), rules::Turn::decision(Seat(2)));
    EXPECT_EQ(Rules::turn(after(retired(start, {2, 3}), {"e2"})), rules::Turn::decision(Seat(3)));
    EXPECT_EQ(Rules::turn(after(retired(start, {2, 3}), {"e2", "h5"})), rules::Turn::decision(Seat(0)));
}

TEST(QuoridorRule18, WhenTheSeatToActRetiresTheNextOneActs) {
    const State start = Rules::initial(setup_of(kFour));
    EXPECT_EQ(Rules::turn(retired(start, {1})), rules::Turn::decision(Seat(1)));
    EXPECT_EQ(Rules::turn(retired(start, {2, 1})), rules::Turn::decision(Seat(2)));
    EXPECT_EQ(Rules::turn(retired(Rules::initial(setup_of("players=4,first=4")), {1, 4})),
              rules::Turn::decision(Seat(1)));
}

TEST(QuoridorRule18, ARetiredPawnNeedsNoWayAndStandsInNobodysWay) {
    const State caged = state_of("a1,b5,e8,h5 5,5,5,5 a1 - 2", kFour);
    EXPECT_FALSE(allows(caged, "b1v"));
    EXPECT_TRUE(allows(retired(caged, {1}), "b1v"));

    const State facing = state_of("e4,e5,e8,i5 5,5,5,5 - - 1", kFour);
    EXPECT_EQ(walks_of(facing), "d4 e3 e6 f4");
    EXPECT_EQ(walks_of(retired(facing, {2})), "d4 e3 e5 f4");
}

TEST(QuoridorRule18, TheLastOneLeftWins) {
    const State four = Rules::initial(setup_of(kFour));
    EXPECT_FALSE(is_over(retired(four, {1, 3})));
    const State left = retired(four, {1, 3, 4});
    EXPECT_EQ(ranks_of(left), "2,1,2,2");
    EXPECT_TRUE(moves_of(left).empty());
    EXPECT_EQ(Rules::format_state(left), "x,a5,x,x 5,5,5,5 - - 2");

    EXPECT_EQ(ranks_of(retired(Rules::initial({}), {1})), "2,1");
    EXPECT_EQ(ranks_of(retired(Rules::initial({}), {2})), "1,2");
}

TEST(QuoridorRule19, TheWinnerComesFirstThenTheOtherLiveSeatsThenTheRetired) {
    EXPECT_EQ(ranks_of(state_of("e9,b5,f8,h5 5,5,5,5 - - 2", kFour)), "1,2,2,2");
    EXPECT_EQ(ranks_of(state_of("e8,i2,x,h5 5,5,5,5 - - 4", kFour)), "2,1,3,2");
    EXPECT_EQ(ranks_of(state_of("x,b5,x,a1 5,5,5,5 - - 2", kFour)), "3,2,3,1");
    EXPECT_EQ(ranks_of(state_of("x,b5,x,x 5,5,5,5 - - 2", kFour)), "2,1,2,2") << "no rank is left out";
}

}  // namespace
}  // namespace thwart::quoridor
