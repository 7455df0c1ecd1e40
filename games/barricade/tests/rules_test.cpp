// One test or more for every numbered rule of ../README.md, named after it.
#include "base/bits.hpp"
#include "base/text.hpp"
#include "games/barricade/eval.hpp"
#include "games/barricade/tests/support.hpp"
#include "search/greedy.hpp"

#include <map>

namespace thwart::barricade {
namespace {

using rules::Seat;
using rules::Turn;
using namespace support;

// --- the board ---

std::string site_name(const rules::Topology& board, rules::SiteId site) { return board.sites[site].label; }

TEST(BarricadeRule01, TheBoardHas112CellsIn14Rows) {
    const rules::Topology board = Rules::topology({});
    std::array<unsigned, kRows> in_row{};
    std::string goals;
    for (const rules::Site& site : board.sites) {
        if (site.kind != "cell" && site.kind != "goal") continue;
        ++in_row[static_cast<unsigned>(site.y)];
        if (site.kind == "goal") goals += site.label;
    }
    EXPECT_EQ(in_row, (std::array<unsigned, kRows>{17, 5, 17, 4, 13, 2, 9, 2, 5, 1, 17, 2, 17, 1}));
    EXPECT_EQ(goals, "i14");
    for (const std::string_view name : {"a1", "q1", "e2", "c5", "m7", "i10", "q12", "i14"})
        EXPECT_EQ(site_name(board, static_cast<rules::SiteId>(cell_of(name))), name);
    for (const std::string_view hole : {"b2", "a4", "b5", "p5", "d7", "n7", "f9", "h10", "b12", "h14"})
        EXPECT_FALSE(Rules::parse_move({}, "*" + std::string(hole))) << hole;
}

TEST(BarricadeRule01, CellsAreJoinedBy121Lines) {
    const rules::Topology board = Rules::topology({});
    std::vector<std::string> upright;
    std::map<std::string, unsigned> degree;
    unsigned level = 0;
    for (const auto& [a, b] : board.links) {
        if (a >= kCells || b >= kCells) continue;
        const std::string from = site_name(board, a);
        const std::string to = site_name(board, b);
        ++degree[from];
        ++degree[to];
        if (from[0] == to[0])
            upright.push_back(base::cat(from, '-', to));
        else
            ++level;
    }
    EXPECT_EQ(level, 88U);
    std::ranges::sort(upright);
    EXPECT_EQ(join(upright),
              "a1-a2 a11-a12 a12-a13 a2-a3 c3-c4 c4-c5 e1-e2 e2-e3 e5-e6 e6-e7 g3-g4 g4-g5 g7-g8 g8-g9 "
              "i1-i2 i10-i11 i13-i14 i2-i3 i9-i10 k3-k4 k4-k5 k7-k8 k8-k9 m1-m2 m2-m3 m5-m6 m6-m7 o3-o4 "
              "o4-o5 q1-q2 q11-q12 q12-q13 q2-q3");
    EXPECT_EQ(upright.size(), 33U);
    std::vector<std::string> forks;
    std::map<unsigned, unsigned> cells_of_degree;
    for (const auto& [name, ways] : degree) {
        ++cells_of_degree[ways];
        if (ways == 3) forks.push_back(name);
    }
    EXPECT_EQ(cells_of_degree, (std::map<unsigned, unsigned>{{1, 1}, {2, 92}, {3, 19}}));
    EXPECT_EQ(join(forks), "c3 e1 e3 e5 g3 g5 g7 i1 i11 i13 i3 i9 k3 k5 k7 m1 m3 m5 o3");
}

TEST(BarricadeRule01, EveryStartCellIs39StepsFromTheGoal) {
    for (const std::string_view door : {"c1", "g1", "k1", "o1"}) {
        Cells reached = bit(cell_of(door));
        unsigned steps = 0;
        for (; !has(reached, cell_of("i14")); ++steps) {
            Cells next = reached;
            base::for_each(reached, [&](unsigned cell) {
                for (const unsigned other : kNeighbours[cell]) next |= bit(other);
            });
            reached = next;
        }
        EXPECT_EQ(steps, 39U) << door;
    }
}

TEST(BarricadeRule02, FivePiecesBeginInEachHouse) {
    EXPECT_EQ(Rules::format_state(start_of()), "5 5 5 5 " + kB0 + " open:?,?,?,? 1");
    EXPECT_EQ(Rules::format_state(start_of("players=3")), "5 5 5 " + kB0 + " open:?,?,? 1");
    EXPECT_EQ(Rules::format_state(start_of("players=2")), "5 5 " + kB0 + " open:?,? 1");
}

TEST(BarricadeRule02, TheHousesInUse) {
    const auto doors = [](std::string_view options, std::string_view houses) {
        std::string all;
        for (unsigned seat = 1; seat <= setup_of(options).players; ++seat) {
            const std::string text = base::cat(houses, kB0, " go1 ", seat);
            all += (seat == 1 ? "" : " ") + targets_of(state_of(text, options), "home");
        }
        return all;
    };
    EXPECT_EQ(doors("players=4", "5 5 5 5 "), "c1 g1 k1 o1");
    EXPECT_EQ(doors("players=3", "5 5 5 "), "c1 g1 o1");
    EXPECT_EQ(doors("players=2", "5 5 "), "c1 o1");
}

TEST(BarricadeRule03, ElevenBlockersLieOnTheirCells) {
    EXPECT_EQ(base::count(start_of().blockers), 11U);
    for (const std::string_view name : {"a3", "e3", "i3", "m3", "q3", "g7", "k7", "i9", "i10", "i11", "i13"})
        EXPECT_TRUE(has(start_of("players=2").blockers, cell_of(name))) << name;
}

// --- the opening ---

TEST(BarricadeRule04, EverybodyThrowsInSeatOrder) {
    State state = start_of();
    for (unsigned seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(Rules::turn(state), Turn::chance(Seat(seat)));
        EXPECT_EQ(join(moves_of(state)), "1 2 3 4 5 6");
        state = after(state, {seat == 2 ? "5" : "2"});
    }
    EXPECT_EQ(Rules::format_state(state), "5 5 5 5 " + kB0 + " go5 3");
    EXPECT_EQ(text_after(start_of(), {"2", "2"}), "5 5 5 5 " + kB0 + " open:2,2,?,? 3");
    EXPECT_EQ(refusal_of(start_of(), "home-c1"), "rule 4");
    EXPECT_EQ(refusal_of(start_of(), "pass"), "rule 4");
}

TEST(BarricadeRule04, TheHighestBeginsWithThatVeryNumber) {
    EXPECT_EQ(text_after(start_of("players=2"), {"1", "2"}), "5 5 " + kB0 + " go2 2");
    EXPECT_EQ(text_after(start_of("players=2"), {"6", "5"}), "5 5 " + kB0 + " go6 1");
    EXPECT_EQ(text_after(start_of("players=3"), {"3", "4", "3"}), "5 5 5 " + kB0 + " go4 2");
    EXPECT_EQ(text_after(start_of("players=2"), {"1", "2", "home-n1"}), "5 4+n1 " + kB0 + " roll 1");
}

TEST(BarricadeRule05, OnlyTheTiedThrowAgain) {
    EXPECT_EQ(text_after(start_of("players=2"), {"4", "4"}), "5 5 " + kB0 + " open:?,? 1");
    EXPECT_EQ(text_after(start_of(), {"4", "1", "4", "4"}), "5 5 5 5 " + kB0 + " open:?,-,?,? 1");
    EXPECT_EQ(text_after(start_of(), {"4", "1", "4", "4", "6"}), "5 5 5 5 " + kB0 + " open:6,-,?,? 3");
    EXPECT_EQ(text_after(start_of(), {"4", "1", "4", "4", "6", "2", "6"}),
              "5 5 5 5 " + kB0 + " open:?,-,-,? 1");
    EXPECT_EQ(text_after(start_of(), {"4", "1", "4", "4", "6", "2", "6", "3", "3", "1", "2"}),
              "5 5 5 5 " + kB0 + " go2 4");
    // Ties below the highest throw do not matter.
    EXPECT_EQ(text_after(start_of(), {"2", "2", "2", "3"}), "5 5 5 5 " + kB0 + " go3 4");
}

// --- throw and walk ---

TEST(BarricadeRule06, ATurnBeginsWithAThrowOfOneToSixAllEquallyLikely) {
    const State state = state_of("5 5 5 5 " + kB0 + " roll 3");
    EXPECT_EQ(Rules::turn(state), Turn::chance(Seat(2)));
    EXPECT_EQ(join(moves_of(state)), "1 2 3 4 5 6");
    for (unsigned number = 1; number <= 6; ++number) {
        EXPECT_EQ(Rules::weight(state, Move::roll(number)), 1U);
        EXPECT_EQ(Twin::weight(state, Move::roll(number)), 1U);
    }
    EXPECT_EQ(text_after(state, {"2"}), "5 5 5 5 " + kB0 + " go2 3");
    EXPECT_EQ(refusal_of(state, "home-k1"), "rule 6");
    EXPECT_EQ(refusal_of(state, "*a2"), "rule 6");
    EXPECT_EQ(refusal_of(after(state, {"2"}), "2"), "rule 6");
}

TEST(BarricadeRule06, TheTurnGoesRound) {
    const State four = state_of("5 5 5 5 " + kB0 + " go1 3");
    EXPECT_EQ(text_after(four, {"home-k1", "1", "home-o1", "1"}), "5 5 4+k1 4+o1 " + kB0 + " go1 1");
    const State three = state_of("5 5 5 " + kB0 + " go1 3", "players=3");
    EXPECT_EQ(text_after(three, {"home-o1"}), "5 5 4+o1 " + kB0 + " roll 1");
    const State two = state_of("5 5 " + kB0 + " go1 2", "players=2");
    EXPECT_EQ(text_after(two, {"home-o1"}), "5 4+o1 " + kB0 + " roll 1");
}

TEST(BarricadeRule06, ASixGivesNoExtraThrow) {
    EXPECT_EQ(text_after(state_of("5 5 5 5 " + kB0 + " go6 1"), {"home-h1"}),
              "4+h1 5 5 5 " + kB0 + " roll 2");
}

TEST(BarricadeRule07, APieceGoesExactlyAsFarAsThrown) {
    EXPECT_EQ(targets_of(state_of("4+j5 5 5 5 - go1 1"), "j5"), "i5 k5");
    EXPECT_EQ(targets_of(state_of("4+j5 5 5 5 - go2 1"), "j5"), "h5 k4 l5");
    EXPECT_EQ(targets_of(state_of("4+j5 5 5 5 - go3 1"), "j5"), "g5 k3 m5");
    const State state = state_of("4+j5 5 5 5 - go3 1");
    for (const std::string_view text : {"j5-i5", "j5-j5", "j5-l5", "j5-k5", "j5-n5", "j5-a1"})
        EXPECT_EQ(refusal_of(state, text), "rule 7") << text;
    EXPECT_EQ(refusal_of(state, "i5-l5"), "rule 7");
}

TEST(BarricadeRule07, APieceTurnsAtForksButNeverBack) {
    EXPECT_EQ(targets_of(state_of("4+i11 5 5 5 - go2 1"), "i11"), "g11 i9 k11");
    EXPECT_EQ(targets_of(state_of("4+g5 5 5 5 - go4 1"), "g5"), "c5 e3 e7 i3 k5");
    // The goal is a dead end: nobody turns there.
    EXPECT_EQ(targets_of(state_of("4+i13 5 5 5 - go2 1"), "i13"), "g13 k13");
}

TEST(BarricadeRule07, TwoWaysToOneCellAreOneMove) {
    const std::string out = "4+c1 5 5 5 ";
    EXPECT_EQ(targets_of(state_of(out + "- go6 1"), "c1"), "c3 g3 i1");
    EXPECT_EQ(targets_of(state_of(out + "a3 go6 1"), "c1"), "c3 g3 i1");
    EXPECT_EQ(targets_of(state_of(out + "e3 go6 1"), "c1"), "c3 i1");
    EXPECT_EQ(targets_of(state_of(out + "a3,e3 go6 1"), "c1"), "i1");
}

TEST(BarricadeRule08, TheFirstStepOutOfTheHouseIsTheStartCell) {
    EXPECT_EQ(targets_of(state_of("5 5 5 5 - go1 2"), "home"), "g1");
    EXPECT_EQ(targets_of(state_of("5 5 5 5 - go2 2"), "home"), "f1 h1");
    EXPECT_EQ(text_after(state_of("5 5 5 5 - go2 2"), {"home-f1"}), "5 4+f1 5 5 - roll 3");
    EXPECT_EQ(refusal_of(state_of("5 0+a2,e2,i2,m2,q2 5 5 - go1 2"), "home-g1"), "rule 8");
}

TEST(BarricadeRule08, AllPiecesInTheHouseAreOneChoice) {
    EXPECT_EQ(join(moves_of(state_of("5 5 5 5 - go1 1"))), "home-c1");
    EXPECT_EQ(join(moves_of(state_of("2+a2,e2,i2 5 5 5 - go1 1"))),
              "a2-a1 a2-a3 e2-e1 e2-e3 home-c1 i2-i1 i2-i3");
}

TEST(BarricadeRule08, NobodyWalksIntoAHouse) {
    for (unsigned number = 1; number <= 6; ++number) {
        const State state = state_of(base::cat("4+c1 5 5 5 - go", number, " 1"));
        for (const std::string& text : moves_of(state)) EXPECT_FALSE(text.ends_with("home")) << text;
    }
    EXPECT_EQ(refusal_of(start_of(), "c1-home"), "move");
}

TEST(BarricadeRule09, PiecesArePassedAndTheirCellsCount) {
    EXPECT_EQ(targets_of(state_of("3+c1,d1 5 5 5 - go3 1"), "c1"), "a2 e2 f1");
    EXPECT_EQ(targets_of(state_of("4+c1 4+d1 4+b1 5 - go3 1"), "c1"), "a2 e2 f1");
}

TEST(BarricadeRule09, ABlockerIsNeverPassed) {
    EXPECT_EQ(targets_of(state_of("4+i9 5 5 5 i10 go2 1"), "i9"), "g9 k9");
    const State state = state_of("4+e2 5 5 5 e3 go2 1");
    EXPECT_EQ(targets_of(state, "e2"), "d1 f1");
    EXPECT_EQ(refusal_of(state, "e2-d3"), "rule 9");
    EXPECT_EQ(refusal_of(state_of("5 5 5 5 e3 go6 1"), "home-d3"), "rule 9");
    EXPECT_TRUE(allows(state_of("4+e2 5 5 5 e3 go1 1"), "e2-e3"));
}

TEST(BarricadeRule10, NoWalkEndsOnAnOwnPiece) {
    const State state = state_of("3+c1,e1 5 5 5 - go2 1");
    EXPECT_EQ(targets_of(state, "c1"), "a1");
    EXPECT_EQ(refusal_of(state, "c1-e1"), "rule 10");
    EXPECT_EQ(refusal_of(state_of("4+c1 5 5 5 - go1 1"), "home-c1"), "rule 10");
}

TEST(BarricadeRule11, ACapturedPieceGoesBackToItsHouse) {
    EXPECT_EQ(text_after(state_of("4+c1 4+e1 4+d1 5 - go2 1"), {"c1-e1"}), "4+e1 5 4+d1 5 - roll 2");
    EXPECT_EQ(text_after(state_of("4+c1 5 2+e1,e2,e3 5 - go2 1"), {"c1-e1"}), "4+e1 5 3+e2,e3 5 - roll 2");
    // A piece that has just come out, by one that just comes out.
    EXPECT_EQ(text_after(state_of("5 5 5 4+c1 - go1 1"), {"home-c1"}), "4+c1 5 5 5 - roll 2");
    EXPECT_EQ(text_after(state_of("4+o1 5 - go1 2", "players=2"), {"home-o1"}), "5 4+o1 - roll 1");
    // It can come out again.
    EXPECT_TRUE(allows(after(state_of("4+c1 4+e1 5 5 - go2 1"), {"c1-e1", "1"}), "home-g1"));
}

TEST(BarricadeRule11, PiecesAreSafeOnlyInTheHouse) {
    EXPECT_TRUE(allows(state_of("4+h13 4+i13 5 5 - go1 1"), "h13-i13"));
    EXPECT_TRUE(allows(state_of("4+d1 4+g1 5 5 - go3 1"), "d1-g1"));
}

// --- blockers ---

TEST(BarricadeRule12, LandingOnABlockerTakesItAndTheSameSeatPutsItDown) {
    const State held = after(state_of("4+e2 5 5 5 e3,i13 go1 1"), {"e2-e3"});
    EXPECT_EQ(Rules::format_state(held), "4+e3 5 5 5 i13 place 1");
    EXPECT_EQ(Rules::turn(held), Turn::decision(Seat(0)));
    EXPECT_EQ(text_after(held, {"*a2"}), "4+e3 5 5 5 a2,i13 roll 2");
    EXPECT_EQ(refusal_of(held, "e3-e2"), "rule 12");
    EXPECT_EQ(refusal_of(held, "3"), "rule 12");
    EXPECT_EQ(refusal_of(held, "pass"), "rule 12");
    EXPECT_EQ(refusal_of(state_of("4+e2 5 5 5 e3 go1 1"), "*a2"), "rule 12");
}

TEST(BarricadeRule13, ABlockerGoesOnAnyFreeCellButRow1AndTheGoal) {
    const State state = state_of("4+e3 4+e5 5 5 i13,a2 place 1");
    EXPECT_EQ(moves_of(state).size(), 94U - 4U);
    for (const std::string_view text : {"*a1", "*i1", "*q1", "*c1", "*i14", "*e3", "*e5", "*i13", "*a2"})
        EXPECT_EQ(refusal_of(state, text), "rule 13") << text;
    for (const std::string_view text : {"*e2", "*q2", "*a13", "*h13", "*i10"})
        EXPECT_TRUE(allows(state, text)) << text;
    EXPECT_EQ(moves_of(state_of("5 5 5 5 - place 4")).size(), 94U);
}

TEST(BarricadeRule13, NoWayNeedsToStayOpen) {
    const State walled = state_of("4+c3 5 5 5 a2,e2,i2,m2 place 1");
    EXPECT_EQ(text_after(walled, {"*q2"}), "4+c3 5 5 5 a2,e2,i2,m2,q2 roll 2");
    EXPECT_TRUE(allows(state_of("4+c3 5 5 5 i10,i11,i13 place 1"), "*i9"));
}

// --- duty, end ---

TEST(BarricadeRule14, AThrowThatCanBeUsedMustBe) {
    const State only_back = state_of("0+a12,c4,e6,i10,m6 5 5 5 a11,a13,c3,c5,e5,e7,i11,m5,m7 go2 1");
    EXPECT_EQ(join(moves_of(only_back)), "i10-h9 i10-j9");
    EXPECT_EQ(refusal_of(only_back, "pass"), "rule 15");
    // Pieces may stay in the house while another can move.
    EXPECT_EQ(join(moves_of(state_of("4+a13 5 5 5 - go1 1"))), "a13-a12 a13-b13 home-c1");
}

TEST(BarricadeRule15, WhenNothingCanUseTheThrowTheTurnPasses) {
    const State stuck = state_of("0+a12,c4,e6,i10,m6 5 5 5 a11,a13,c3,c5,e5,e7,i9,i11,m5,m7 go2 1");
    EXPECT_EQ(join(moves_of(stuck)), "pass");
    EXPECT_EQ(text_after(stuck, {"pass"}),
              "0+a12,c4,e6,i10,m6 5 5 5 a11,a13,c3,c5,e5,e7,i9,i11,m5,m7 roll 2");
    EXPECT_EQ(refusal_of(stuck, "i10-h9"), "rule 9");
    EXPECT_EQ(refusal_of(start_of(), "pass"), "rule 4");
}

TEST(BarricadeRule16, TheFirstPieceOnTheGoalWins) {
    const State won = after(state_of("5 4+h13 5 5 a2 go2 2"), {"h13-i14"});
    EXPECT_EQ(Rules::format_state(won), "5 4+i14 5 5 a2 roll 3");
    EXPECT_EQ(ranks_of(won), "2,1,2,2");
    EXPECT_TRUE(moves_of(won).empty());
    EXPECT_EQ(refusal_of(won, "3"), "rule 16");
    EXPECT_EQ(refusal_of(won, "home-k1"), "rule 16");
}

TEST(BarricadeRule16, TheGoalNeedsTheExactNumber) {
    for (unsigned number = 1; number <= 6; ++number)
        EXPECT_EQ(allows(state_of(base::cat("4+f13 5 5 5 - go", number, " 1")), "f13-i14"), number == 4)
            << number;
    EXPECT_FALSE(allows(state_of("4+h13 5 5 5 i13 go2 1"), "h13-i14"));
}

// --- retirement ---

TEST(BarricadeRule17, ARetiredSeatLeavesTheBoardAndIsSkipped) {
    const State state = state_of("4+c1 3+e1,e5 5 5 a2 go2 1");
    EXPECT_EQ(Rules::format_state(retired(state, {2})), "4+c1 x 5 5 a2 go2 1");
    EXPECT_EQ(text_after(retired(state, {2}), {"c1-e1"}), "4+e1 x 5 5 a2 roll 3");
    EXPECT_EQ(Rules::format_state(retired(state, {1})), "x 3+e1,e5 5 5 a2 roll 2");
    EXPECT_EQ(Rules::format_state(retired(state, {1, 2, 4})), "x x 5 x a2 roll 3");
    EXPECT_TRUE(Rules::is_retired(retired(state, {2}), Seat(1)));
    EXPECT_FALSE(Rules::is_retired(state, Seat(1)));
}

TEST(BarricadeRule17, ABlockerInTheHandLeavesWithItsSeat) {
    const State holding = state_of("4+e3 5 5 5 a2,i13 place 1");
    EXPECT_EQ(Rules::format_state(retired(holding, {1})), "x 5 5 5 a2,i13 roll 2");
    EXPECT_EQ(Rules::format_state(retired(holding, {3})), "4+e3 5 x 5 a2,i13 place 1");
}

TEST(BarricadeRule17, TheLastSeatLeftWins) {
    EXPECT_EQ(ranks_of(retired(state_of("5 5 5 5 - roll 1"), {1, 3})), "not over");
    EXPECT_EQ(ranks_of(retired(state_of("5 5 5 5 - roll 1"), {1, 3, 4})), "2,1,2,2");
    EXPECT_EQ(ranks_of(retired(state_of("5 5 - place 2", "players=2"), {2})), "1,2");
    EXPECT_EQ(ranks_of(retired(start_of("players=2"), {1})), "2,1");
    EXPECT_EQ(ranks_of(retired(after(start_of("players=2"), {"3"}), {2})), "1,2");
}

TEST(BarricadeRule18, ARetiredSeatLeavesTheContestOfTheOpening) {
    const std::string rest = " " + kB0 + " ";
    EXPECT_EQ(Rules::format_state(retired(start_of(), {1})), "x 5 5 5" + rest + "open:-,?,?,? 2");
    EXPECT_EQ(Rules::format_state(retired(start_of(), {3})), "5 5 x 5" + rest + "open:?,?,-,? 1");
    const State thrown = after(start_of(), {"6", "2", "2"});
    EXPECT_EQ(Rules::format_state(retired(thrown, {1})), "x 5 5 5" + rest + "open:-,2,2,? 4");
    // The last throw of the round falls away: the round is decided by the others.
    EXPECT_EQ(Rules::format_state(retired(thrown, {4})), "5 5 5 x" + rest + "go6 1");
    EXPECT_EQ(Rules::format_state(retired(thrown, {1, 4})), "x 5 5 x" + rest + "open:-,?,?,- 2");
}

TEST(BarricadeRule18, OneLeftInTheContestBegins) {
    const std::string rest = " " + kB0 + " ";
    const State tied = after(start_of(), {"6", "2", "6", "1"});
    EXPECT_EQ(Rules::format_state(retired(tied, {1})), "x 5 5 5" + rest + "open:-,-,?,- 3");
    EXPECT_EQ(text_after(retired(tied, {1}), {"2"}), "x 5 5 5" + rest + "go2 3");
    EXPECT_EQ(Rules::format_state(retired(after(tied, {"4"}), {3})), "5 5 x 5" + rest + "go4 1");
}

TEST(BarricadeRule18, WhenNobodyIsLeftInTheContestAllWhoPlayThrowAnew) {
    const State tied = after(start_of(), {"6", "2", "6", "1"});
    EXPECT_EQ(Rules::format_state(retired(tied, {1, 3})), "x 5 x 5 " + kB0 + " open:-,?,-,? 2");
    EXPECT_EQ(Rules::format_state(retired(tied, {3, 1})), "x 5 x 5 " + kB0 + " open:-,?,-,? 2");
}

TEST(BarricadeRule19, TheWinnerRanksFirstTheOtherLiveSeatsSecondRetiredOnesThird) {
    EXPECT_EQ(ranks_of(state_of("4+i14 5 5 5 - roll 2")), "1,2,2,2");
    EXPECT_EQ(ranks_of(state_of("x 5 4+i14 5 - roll 4")), "3,2,1,2");
    EXPECT_EQ(ranks_of(state_of("x x 5 5 - roll 4")), "not over");
    EXPECT_EQ(ranks_of(state_of("x x 5 4+i14 - roll 3")), "3,3,2,1");
    EXPECT_EQ(ranks_of(state_of("x x 5 x - roll 3")), "2,2,1,2");  // no rank is left out
    EXPECT_EQ(ranks_of(state_of("5 4+i14 - roll 1", "players=2")), "2,1");
}

// --- hands, eyes and the simple opponent ---

std::string touches_of(const State& state, std::string_view text) {
    rules::TouchList touched;
    Rules::touches(state, move_of(state, text), touched);
    const rules::Topology board = Rules::topology({state.players});
    std::string labels;
    for (const rules::SiteId site : touched)
        labels += base::cat(labels.empty() ? "" : " ", board.sites[site].kind, ':', board.sites[site].label);
    return labels;
}

TEST(BarricadeSites, WhatAFingerTouches) {
    EXPECT_EQ(touches_of(state_of("5 5 5 5 - roll 3"), "4"), "die:3");
    EXPECT_EQ(touches_of(state_of("5 5 5 5 - go1 3"), "home-k1"), "house:3 cell:k1");
    EXPECT_EQ(touches_of(state_of("5 5 4+i13 5 - go1 3"), "i13-i14"), "cell:i13 goal:i14");
    EXPECT_EQ(touches_of(state_of("5 5 4+i13 5 - place 3"), "*a2"), "cell:a2");
}

std::string effects_of(const State& state, std::string_view text) {
    const rules::Topology board = Rules::topology({state.players});
    std::string all;
    Rules::effects(state, move_of(state, text), [&](const rules::Effect& effect) {
        const rules::Site& site = board.sites[effect.site];
        all += base::cat(all.empty() ? "" : " ", site.kind, site.label, ':', effect.from, '>', effect.to);
    });
    return all;
}

TEST(BarricadeSites, WhatAStepChanges) {
    EXPECT_EQ(effects_of(state_of("5 5 5 5 - roll 3"), "4"), "die3:0>4");
    EXPECT_EQ(effects_of(state_of("5 5 5 5 - go1 3"), "home-k1"), "cellk1:0>3 house3:5>4 die3:1>0");
    EXPECT_EQ(effects_of(state_of("4+c1 4+e1 5 5 - go2 1"), "c1-e1"),
              "cellc1:1>0 celle1:2>1 die1:2>0 house2:4>5");
    EXPECT_EQ(effects_of(state_of("4+e2 5 5 5 e3 go1 1"), "e2-e3"),
              "celle2:1>0 celle3:5>1 handhand:0>1 die1:1>0");
    EXPECT_EQ(effects_of(state_of("4+e3 5 5 5 - place 1"), "*a2"), "cella2:0>5 handhand:1>0");
    EXPECT_EQ(effects_of(state_of("5 5 - open:6,? 2", "players=2"), "6"), "die1:6>0");
    EXPECT_EQ(effects_of(state_of("5 5 - open:5,? 2", "players=2"), "6"), "die1:5>0 die2:0>6");
}

TEST(BarricadeEval, LikesProgressAndBlockersInTheWayOfOthers) {
    const auto score = [](const std::string& text) { return Eval::score(state_of(text), Seat(0)); };
    EXPECT_GT(score("4+i14 5 5 5 - roll 2"), score("4+i13 5 5 5 - roll 2"));
    EXPECT_GT(score("4+i13 5 5 5 - roll 2"), score("4+i11 5 5 5 - roll 2"));
    EXPECT_GT(score("4+e5 5 5 5 - roll 2"), score("4+e5 4+i9 5 5 - roll 2"));
    EXPECT_GT(score("4+e5 4+i9 5 5 i10 roll 2"), score("4+e5 4+i9 5 5 - roll 2"));
    EXPECT_GT(score("5 4+i9 5 5 i11,i13 roll 2"), score("5 4+i9 5 5 i13,a12 roll 2"));
    EXPECT_LT(score("5 4+i14 5 5 - roll 3"), score("5 4+i13 5 5 - roll 3"));
}

TEST(BarricadeEval, TheGreedyOpponentWinsWhenItCanAndCaptures) {
    base::Random random(1);
    const auto choice = [&](const std::string& text) {
        const State state = state_of(text);
        return Rules::format_move(state, search::greedy<Rules, Eval>(state, random));
    };
    EXPECT_EQ(choice("3+c1,g13 5 5 5 - go3 1"), "g13-i14");
    EXPECT_EQ(choice("3+c5,g5 4+i5 5 5 - go2 1"), "g5-i5");
}

}  // namespace
}  // namespace thwart::barricade
