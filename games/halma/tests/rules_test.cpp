// One test or more for every numbered rule of ../README.md, named after it.
#include "base/text.hpp"
#include "games/halma/tests/support.hpp"

#include <set>

namespace thwart::halma {
namespace {

using rules::Seat;
using rules::Turn;
using namespace support;

constexpr std::string_view kSolo = "players=1";
constexpr std::string_view kThree = "players=3";

std::string path_of(const State& state, std::string_view move) {
    EXPECT_TRUE(allows(state, move)) << move;
    std::string text;
    for (const u8 point : hop_path(state, move_of(state, move)))
        text += (text.empty() ? "" : " ") + point_name(point);
    return text;
}

TEST(HalmaRule01, PointsAreNamedByRowAndNumberFromTheLeft) {
    EXPECT_EQ(point_name(point_at({4, -8})), "a1");
    EXPECT_EQ(point_name(point_at({-4, -4})), "e1");
    EXPECT_EQ(point_name(point_at({8, -4})), "e13");
    EXPECT_EQ(point_name(point_at({0, 0})), "i5");
    EXPECT_EQ(point_name(point_at({-8, 4})), "m1");
    EXPECT_EQ(point_name(point_at({-4, 8})), "q1");
    std::set<std::string> names;
    for (unsigned point = 0; point < kPoints; ++point) names.insert(point_name(point));
    EXPECT_EQ(names.size(), 121U);
}

TEST(HalmaRule01, APointHasUpToSixNeighbours) {
    EXPECT_EQ(targets_of(with_men(kSolo, {{{0, 0}}}), {0, 0}).size(), 6U);
    EXPECT_EQ(targets_of(with_men(kSolo, {{{4, 4}}}), {4, 4}).size(), 2U);
}

TEST(HalmaRule02, TheCampsAreTheTipsWithOrWithoutTheNextRow) {
    EXPECT_EQ(Rules::format_state(start_of("players=1,men=10")),
              "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -");
    EXPECT_EQ(Rules::format_state(start_of("players=1,men=15")),
              "A/AA/AAA/AAAA/4AAAAA4/12/11/10/9/10/11/12/13/4/3/2/1 1 -");
}

TEST(HalmaRule03, ThreeTakeEveryOtherTip) {
    EXPECT_EQ(Rules::format_state(start_of(kThree)),
              "A/AA/AAA/AAAA/4AAAAA4/12/11/10/C7B/CC6BB/CCC5BBB/CCCC4BBBB/CCCCC3BBBBB/4/3/2/1 1 -");
    EXPECT_EQ(Rules::format_state(start_of("players=3,men=10")),
              "A/AA/AAA/AAAA/13/12/11/10/9/C8B/CC7BB/CCC6BBB/CCCC5BBBB/4/3/2/1 1 -");
}

TEST(HalmaRule03, TwoFaceEachOtherOrLeaveOneTipBetweenThem) {
    EXPECT_EQ(Rules::format_state(start_of("seating=opposite")),
              "A/AA/AAA/AAAA/4AAAAA4/12/11/10/9/10/11/12/4BBBBB4/BBBB/BBB/BB/B 1 -");
    EXPECT_EQ(Rules::format_state(start_of("men=10")),
              "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/BBBB/BBB/BB/B 1 -");
    EXPECT_EQ(Rules::format_state(start_of("seating=skip")),
              "A/AA/AAA/AAAA/4AAAAA4/12/11/10/8B/8BB/8BBB/8BBBB/8BBBBB/4/3/2/1 1 -");
    EXPECT_EQ(Rules::format_state(start_of("seating=skip,men=10")),
              "A/AA/AAA/AAAA/13/12/11/10/9/9B/9BB/9BBB/9BBBB/4/3/2/1 1 -");
}

TEST(HalmaRule03, TheTargetIsTheOppositeCamp) {
    for (const unsigned men : {15U, 10U}) {
        const std::string size = base::cat("men=", men);
        const State three = start_of("players=3," + size);
        EXPECT_EQ(target_of(three, 0), make_camp(3, men));
        EXPECT_EQ(target_of(three, 1), make_camp(5, men));
        EXPECT_EQ(target_of(three, 2), make_camp(1, men));
        const State facing = start_of(size);
        EXPECT_EQ(target_of(facing, 0), camp_of(facing, 1));
        EXPECT_EQ(target_of(facing, 1), camp_of(facing, 0));
        const State skip = start_of("seating=skip," + size);
        EXPECT_EQ(target_of(skip, 0), make_camp(3, men));
        EXPECT_EQ(target_of(skip, 1), make_camp(5, men));
    }
}

TEST(HalmaRule04, TheTurnGoesRoundInSeatOrder) {
    State state = start_of(kThree);
    for (unsigned turn = 0; turn < 7; ++turn) {
        EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(turn % 3)));
        Rules::apply(state, move_of(state, moves_of(state)[0]));
    }
    const State two = start_of("");
    EXPECT_EQ(Rules::turn(after(two, {"e5-f5"})), Turn::decision(Seat(1)));
    EXPECT_EQ(Rules::turn(after(two, {"e5-f5", "m5-l5"})), Turn::decision(Seat(0)));
}

TEST(HalmaRule04, FirstNamesTheSeatThatBegins) {
    EXPECT_EQ(Rules::turn(start_of("first=2")), Turn::decision(Seat(1)));
    EXPECT_EQ(Rules::turn(start_of("players=3,first=3")), Turn::decision(Seat(2)));
    EXPECT_TRUE(allows(start_of("first=2"), "m5-l5"));
    EXPECT_FALSE(allows(start_of("first=2"), "e5-f5"));
}

TEST(HalmaRule05, OnlyOwnMenMove) {
    const State state = with_men("", {{{0, 0}}, {{1, 0}}});
    for (const std::string& text : moves_of(state)) EXPECT_TRUE(text.starts_with("i5-")) << text;
    EXPECT_FALSE(Rules::is_legal(state, move_of(state, "i6-i7")));
    EXPECT_EQ(Rules::format_state(after(state, {"i5-h5"})),
              "1/2/3/4/13/12/11/4A5/5B3/10/11/12/13/4/3/2/1 2 -");
}

TEST(HalmaRule06, AStepGoesToAnEmptyPointNextToTheMan) {
    const State state = with_men("", {{{0, 0}, {1, 0}, {2, 0}}, {{0, 1}, {0, 2}}});
    EXPECT_EQ(sorted(targets_of(state, {0, 0})), (Places{{0, -1}, {1, -1}, {-1, 0}, {-1, 1}}));
}

TEST(HalmaRule06, BackwardsIsADirectionLikeOthers) {
    EXPECT_TRUE(allows(with_men(kSolo, {{{0, 0}}}), {0, 0}, {0, -1}));
    EXPECT_TRUE(allows(with_men(kSolo, {{{0, 0}}}), {0, 0}, {1, -1}));
}

TEST(HalmaRule07, AJumpGoesOverOneManToThePointBehind) {
    for (const Place way : kStep) {
        const Place over = way;
        const Place behind = way + way;
        EXPECT_TRUE(allows(with_men(kSolo, {{{0, 0}, over}}), {0, 0}, behind));
        EXPECT_TRUE(allows(with_men("", {{{0, 0}}, {over}}), {0, 0}, behind)) << "a foreign man, too";
        EXPECT_FALSE(allows(with_men("", {{{0, 0}}, {behind}}), {0, 0}, behind));
        EXPECT_FALSE(allows(with_men(kSolo, {{{0, 0}, over, behind}}), {0, 0}, behind + way)) << "over two";
    }
}

TEST(HalmaRule07, AJumpedManStays) {
    const State state = after(with_men("", {{{0, 0}}, {{1, 0}}}), {0, 0}, {2, 0});
    EXPECT_EQ(Rules::format_state(state), "1/2/3/4/13/12/11/10/5BA2/10/11/12/13/4/3/2/1 2 -");
}

TEST(HalmaRule07, OnlyANeighbourIsJumped) {
    // A man two points away with an equal gap behind it, as a long jump would need.
    EXPECT_FALSE(allows(with_men(kSolo, {{{0, 0}, {2, 0}}}), {0, 0}, {4, 0}));
}

TEST(HalmaRule07, NobodyJumpsOffTheBoard) {
    EXPECT_EQ(sorted(targets_of(with_men(kSolo, {{{3, 4}, {4, 4}, {4, 3}}}), {3, 4})),
              (Places{{3, 3}, {2, 4}}));
}

TEST(HalmaRule08, AChainTurnsAndStopsWhereItLikes) {
    const State state = with_men(kSolo, {{{0, 0}, {1, 0}, {2, 1}, {1, 2}}});
    for (const Place stop : {Place{2, 0}, Place{2, 2}, Place{0, 2}}) EXPECT_TRUE(allows(state, {0, 0}, stop));
}

TEST(HalmaRule08, TheStartIsFreeForTheManItselfButNoEnd) {
    // A ring of men: the chain can go round in both ways and past its own start.
    const State ring = with_men(kSolo, {{{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 1}}});
    EXPECT_EQ(sorted(targets_of(ring, {0, 0})),
              (Places{{0, -1}, {1, -1}, {-1, 0}, {2, 0}, {-1, 1}, {0, 2}, {2, 2}}));
    EXPECT_FALSE(Rules::is_legal(ring, Move::walk(point_at({0, 0}), point_at({0, 0}))));
}

TEST(HalmaRule09, StepsAndJumpsAreNotMixed) {
    // From (0,0) a step to (-1,1) would bring a jump over (-1,2) within reach.
    const State state = with_men(kSolo, {{{0, 0}, {-1, 2}}});
    EXPECT_TRUE(allows(state, {0, 0}, {-1, 1}));
    EXPECT_FALSE(allows(state, {0, 0}, {-1, 3}));
    EXPECT_EQ(targets_of(state, {0, 0}).size(), 6U);
}

TEST(HalmaRule10, SeveralWaysToAPointAreOneMove) {
    const State ring = with_men(kSolo, {{{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 1}}});
    EXPECT_TRUE(allows(ring, {0, 0}, {2, 2})) << "exactly once in the list";
}

TEST(HalmaRule10, TheWayShownIsShortestAndClockwiseFromTheRight) {
    const State ring = with_men(kSolo, {{{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 1}}});
    EXPECT_EQ(path_of(ring, "i5-i7"), "i5 i7");
    EXPECT_EQ(path_of(ring, "i5-k9"), "i5 i7 k9");  // and not over k7, as long but later clockwise
    EXPECT_EQ(path_of(ring, "i5-k7"), "i5 k7");
    EXPECT_EQ(path_of(ring, "i5-h5"), "i5 h5");
}

TEST(HalmaRule10, ALongerWayIsShownOnlyWhenThereIsNoShorterOne) {
    const State open = with_men(kSolo, {{{0, 0}, {1, 0}, {2, 1}, {1, 2}}});
    EXPECT_EQ(path_of(open, "i5-k7"), "i5 i7 k9 k7");
    const State direct = with_men(kSolo, {{{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 1}}});
    EXPECT_EQ(path_of(direct, "i5-k7"), "i5 k7");
}

TEST(HalmaRule10, APassAndAnImpossibleMoveHaveNoWay) {
    const State state = with_men(kSolo, {{{0, 0}}});
    EXPECT_TRUE(hop_path(state, Move::pass()).empty());
    EXPECT_EQ(hop_path(state, move_of(state, "i5-i7")).size(), 1U);
}

TEST(HalmaRule11, NoPartOfTheBoardIsClosed) {
    // Into the tips at the sides, out of the target camp, back into the start camp.
    EXPECT_TRUE(allows(with_men("", {{{5, -3}}, {{4, -8}}}), {5, -3}, {6, -4}));
    EXPECT_TRUE(allows(with_men(kThree, {{{3, 0}}, {{4, -8}}, {{-4, 8}}}), {3, 0}, {4, 0}));
    EXPECT_TRUE(allows(with_men("", {{{0, 4}}, {{4, -8}}}), {0, 4}, {0, 3}));
    EXPECT_TRUE(allows(with_men("", {{{2, -3}}, {{-4, 8}}}), {2, -3}, {2, -4}));
}

TEST(HalmaRule12, ASeatThatCannotMovePasses) {
    // a1 is shut in: its two neighbours are taken and so are the points behind them.
    const State stuck = with_men("", {{{4, -8}}, {{3, -7}, {4, -7}, {2, -6}, {4, -6}}});
    EXPECT_EQ(moves_of(stuck), std::vector<std::string>{"pass"});
    EXPECT_TRUE(Rules::is_legal(stuck, Move::pass()));
    const State next = after(stuck, {"pass"});
    EXPECT_EQ(next.men, stuck.men);
    EXPECT_EQ(Rules::turn(next), Turn::decision(Seat(1)));
}

TEST(HalmaRule12, NobodyPassesOtherwise) {
    EXPECT_FALSE(allows(start_of(""), "pass"));
    EXPECT_FALSE(Rules::is_legal(start_of(""), Move::pass()));
    // A jump alone is enough to have to move.
    const State jumps = with_men("", {{{4, -8}}, {{3, -7}, {4, -7}, {2, -6}}});
    EXPECT_EQ(moves_of(jumps), std::vector<std::string>{"a1-c3"});
}

TEST(HalmaRule13, EveryPointOfTheTargetMustHoldAnOwnMan) {
    struct Case {
        std::string_view options;
        unsigned tip;
        unsigned seat;
    };
    for (const Case& one :
         {Case{"men=15", 3, 0}, Case{"men=10", 3, 0}, Case{"men=15", 0, 1}, Case{"seating=skip", 5, 1},
          Case{"players=3", 1, 2}, Case{"players=3,men=10", 5, 1}}) {
        const unsigned men = setup_of(one.options).men;
        const unsigned players = setup_of(one.options).players;
        std::vector<Places> seats;
        const std::array<Place, 3> elsewhere = {{{0, 0}, {1, -1}, {-1, 0}}};
        for (unsigned seat = 0; seat < players; ++seat) seats.push_back({elsewhere[seat]});
        seats[one.seat] = camp(one.tip, men);
        const unsigned next = (one.seat + 1) % players + 1;
        const State won = with_men(one.options, seats, next);
        EXPECT_EQ(won.winner, one.seat + 1) << one.options;
        EXPECT_TRUE(moves_of(won).empty());
        // One man fewer never is enough.
        const Place hole = seats[one.seat].back();
        seats[one.seat].pop_back();
        EXPECT_FALSE(is_over(with_men(one.options, seats, next))) << one.options;
        // Nor is a foreign one in the last place.
        seats[(one.seat + 1) % players].push_back(hole);
        EXPECT_FALSE(is_over(with_men(one.options, seats, next))) << one.options;
    }
}

TEST(HalmaRule13, TheTipAloneIsEnoughWithTenMen) {
    EXPECT_EQ(ranks_of(with_men("men=10", {camp(3, 10), {{0, 0}}}, 2)), "1,2");
    EXPECT_FALSE(is_over(with_men("men=15", {camp(3, 10), {{0, 0}}}, 2)));
}

TEST(HalmaRule13, AFullCampCountsWhoeverIsToAct) {
    for (const std::string_view win : {"win=strict", "win=filled"})
        for (const unsigned acting : {1U, 2U})
            EXPECT_EQ(ranks_of(with_men(win, {camp(3, 15), {{0, 0}}}, acting)), "1,2");
    // Should two camps be full in a text, the seat that has just moved is meant.
    EXPECT_EQ(ranks_of(with_men("", {camp(3, 15), camp(0, 15)}, 2)), "1,2");
    EXPECT_EQ(ranks_of(with_men("", {camp(3, 15), camp(0, 15)}, 1)), "2,1");
}

TEST(HalmaRule14, OthersMayHelpToFillTheCamp) {
    const State before = with_men("win=filled", {{{-4, 4}, {0, 0}}, camp(3, 15, {{-4, 4}})});
    EXPECT_FALSE(is_over(before));
    EXPECT_EQ(ranks_of(after(before, {0, 0}, {1, 0})), "1,2");
    EXPECT_FALSE(is_over(after(with_men("", {{{-4, 4}, {0, 0}}, camp(3, 15, {{-4, 4}})}), {0, 0}, {1, 0})));
}

TEST(HalmaRule14, AnOwnManMustBeThere) {
    const State before = with_men("win=filled", {{{1, 0}}, camp(3, 15)});
    EXPECT_FALSE(is_over(after(before, {1, 0}, {0, 0})));
    EXPECT_FALSE(is_over(start_of("win=filled"))) << "the camp of the seat opposite is full at the start";
    EXPECT_FALSE(is_over(start_of("win=filled,first=2")));
}

TEST(HalmaRule14, AForeignMoveThatFillsTheCampDoesNotWinYet) {
    const Places home = camp(3, 15, {{0, 4}, {1, 3}});
    const State before = with_men("win=filled", {home + Places{{0, -1}}, {{0, 3}}}, 2);
    const State full = after(before, {0, 3}, {0, 4});
    EXPECT_EQ(Rules::turn(full), Turn::decision(Seat(0)));
    EXPECT_EQ(ranks_of(after(full, {0, -1}, {0, 0})), "1,2") << "an own move and the camp still full";
    const State opened = after(full, {-1, 4}, {-1, 3});
    EXPECT_FALSE(is_over(opened)) << "an own move that opens the camp again";
}

TEST(HalmaRule14, APositionKnowsTheLastMoverByTheSeatToAct) {
    const Places home = camp(3, 10, {{-4, 8}});
    const std::vector<Places> seats = {home + Places{{0, 0}}, {{-4, 8}}, {{4, 0}}};
    const std::string_view options = "players=3,men=10,win=filled";
    EXPECT_EQ(ranks_of(with_men(options, seats, 2)), "1,2,2");
    EXPECT_FALSE(is_over(with_men(options, seats, 1)));
    EXPECT_FALSE(is_over(with_men(options, seats, 3)));
    // When seat 3 has retired, seat 2 moved before seat 1 and seat 1 before seat 2.
    std::string text = Rules::format_state(with_men(options, {seats[0], seats[1]}, 2));
    text.back() = '3';
    EXPECT_EQ(ranks_of(state_of(text, options)), "1,2,3");
    text[text.size() - 3] = '1';
    EXPECT_FALSE(is_over(state_of(text, options)));
}

TEST(HalmaRule14, APassIsAnOwnMove) {
    // Seat 1 has only the man at the end of its target, shut in by foreign men.
    const State before = with_men("men=10,win=filled", {{{-4, 8}}, camp(3, 10, {{-4, 8}})});
    EXPECT_FALSE(is_over(before));
    EXPECT_EQ(ranks_of(after(before, {"pass"})), "1,2");
}

TEST(HalmaRule15, AfterTheFirstArrivalNobodyMoves) {
    const State won = after(with_men("", {camp(3, 15, {{0, 4}}) + Places{{0, 3}}, {{0, 0}}}), {0, 3}, {0, 4});
    EXPECT_EQ(Rules::turn(won), Turn::over());
    EXPECT_TRUE(moves_of(won).empty());
    EXPECT_EQ(won.seat, 1U) << "the text names the next seat as usual";
    EXPECT_FALSE(Rules::is_legal(won, move_of(won, "i5-i6")));
    EXPECT_FALSE(Rules::is_legal(won, Move::pass()));
}

TEST(HalmaRule16, TheMenOfASeatThatRetiresLeaveTheBoard) {
    const State start = start_of(kThree);
    EXPECT_EQ(Rules::format_state(retired(start, {2})),
              "A/AA/AAA/AAAA/4AAAAA4/12/11/10/C8/CC8/CCC8/CCCC8/CCCCC8/4/3/2/1 1 2");
    EXPECT_EQ(Rules::format_state(retired(start, {1})),
              "1/2/3/4/13/12/11/10/C7B/CC6BB/CCC5BBB/CCCC4BBBB/CCCCC3BBBBB/4/3/2/1 2 1");
}

TEST(HalmaRule16, ItsTurnsAreSkipped) {
    State state = retired(start_of(kThree), {2});
    state = after(state, {"e5-f5"});
    EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(2)));
    Rules::apply(state, move_of(state, moves_of(state)[0]));
    EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(0)));
    EXPECT_TRUE(Rules::is_retired(state, Seat(1)));
    EXPECT_FALSE(Rules::is_retired(state, Seat(0)));
}

TEST(HalmaRule16, TheLastSeatLeftWins) {
    EXPECT_EQ(ranks_of(retired(start_of(""), {1})), "2,1");
    EXPECT_EQ(ranks_of(retired(start_of(""), {2})), "1,2");
    EXPECT_FALSE(is_over(retired(start_of(kThree), {3})));
    EXPECT_EQ(ranks_of(retired(start_of(kThree), {3, 1})), "2,1,2");
}

TEST(HalmaRule17, TheWinnerRanksFirstAndThoseWhoRetiredLast) {
    EXPECT_EQ(ranks_of(with_men(kThree, {camp(3, 15), {{0, 0}}, {{1, 0}}}, 2)), "1,2,2");
    EXPECT_EQ(ranks_of(with_men(kThree, {{{0, 0}}, camp(5, 15), {{1, 0}}}, 3)), "2,1,2");
    std::string text = Rules::format_state(with_men(kThree, {camp(3, 15), {{0, 0}}}, 2));
    text.back() = '3';
    EXPECT_EQ(ranks_of(state_of(text, kThree)), "1,2,3");
}

TEST(HalmaRule18, AloneOnePlaysOn) {
    State state = start_of(kSolo);
    for (const std::string_view move : {"e5-f5", "e7-f6", "e8-f8"}) {
        EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(0)));
        state = after(state, {move});
    }
    EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(0)));
    EXPECT_EQ(Rules::sides(setup_of(kSolo)).count, 1U);
}

TEST(HalmaRule18, TheTargetReachedIsRankOne) {
    EXPECT_EQ(ranks_of(with_men(kSolo, {camp(3, 15)})), "1");
    EXPECT_EQ(ranks_of(with_men("players=1,men=10,win=filled", {camp(3, 10)})), "1");
    EXPECT_FALSE(is_over(with_men("players=1,win=filled", {camp(3, 15, {{0, 4}})})));
}

}  // namespace
}  // namespace thwart::halma
