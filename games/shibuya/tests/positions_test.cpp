// The test positions S1 to S21 that the rules were settled with. Their table counts slots and cells from 0; the texts
// here count from 1.
#include "games/shibuya/tests/support.hpp"

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::shibuya {
namespace {

using namespace support;

struct Example {
    std::string_view id;
    std::string_view options;
    int seat;
    std::string red;
    std::string yellow;
    std::string piece;
    std::string_view ends;  // by colour or by shape
};

void PrintTo(const Example& example, std::ostream* out) { *out << example.id; }

constexpr std::string_view kTeams = "mode=teams";

const std::vector<Example> kOnU = {
    {"S1", "", 1, "S4;-;-", "-;-;-", "S4", "N4 b1 c1 d1 d2 d3 d4 d5 d6 d7 e1 f1 g1"},
    {"S2", "", 1, "S1;-;-", "-;-;-", "S1", "N1 b1 c1 d1 e1 f1 g1"},
    {"S3", "", 2, "-;-;-", "W3;-;-", "W3", "E3 a2 a3 a4 a5 a6 a7 b3 c3 d3 e3 f3 g3"},
    {"S4", "", 1, "S4;-;-", "-;d5;-", "S4", "b1 c1 d1 d2 d3 d4 e1 f1 g1"},
    {"S5", "", 1, "S4;c5;-", "-;-;-", "S4", "N4 b1 c1 d1 d2 d3 d4 d7 e1 f1 g1"},
    {"S6", "", 1, "S4;-;-", "-;c5;-", "S4", "N4 b1 c1 d1 d2 d3 d4 d5 d6 d7 e1 f1 g1"},
    {"S7own", "", 1, "S4;d1;-", "-;-;-", "S4", ""},
    {"S7other", "", 1, "S4;-;-", "-;d1;-", "S4", ""},
    {"S8", "", 1, "S4;-;N4", "-;-;-", "S4", "b1 c1 d1 d2 d3 d4 d5 d6 d7 d8 e1 f1 g1"},
    {"S9", "", 1, "-;c7,d6;-", "-;-;-", "d6", "N4 b6 c6 d1 d2 d3 d4 d5 e6 f6 g6"},
    {"S10", "", 1, "-;d5;-", "-;-;-", "d5", "N4 b5 c5 d1 d2 d3 d4 d6 d7 e5 f5 g5"},
    {"S12", "", 1, "-;d5;-", "-;c5,d4,d6,e5;-", "d5", ""},
    {"S18", kTeams, 1, "S3;-;-", "-;-;-", "S3", "E1 b1 c1 c2 c3 c4 c5 c6 c7 d1"},
    {"S19", kTeams, 1, "S1;-;-", "-;-;-", "S1", "E1 W5 W6 W7 W8 b1 c1 d1"},
    {"S20", kTeams, 2, "-;-;-", "W3;-;-", "W3", "N1 a2 a3 a4 b3 c3 d3 e3 f3 g3"},
    {"S21north", kTeams, 3, "S3;-;-", "-;-;-", "S3", ""},
};

class ShibuyaPosition : public testing::TestWithParam<Example> {};

TEST_P(ShibuyaPosition, HasTheWalksThatTheTableGives) {
    const Example& example = GetParam();
    const State state = on_u(example.red, example.yellow, example.seat, example.options);
    EXPECT_EQ(ends_of(state, example.piece), example.ends);
    const std::vector<std::string> moves = moves_of(state);
    EXPECT_EQ(Rules::count_moves(state), moves.size());
    for (const std::string& text : moves) EXPECT_TRUE(Rules::is_legal(state, move_of(state, text))) << text;
}

INSTANTIATE_TEST_SUITE_P(S1toS21, ShibuyaPosition, testing::ValuesIn(kOnU),
                         [](const auto& tested) { return std::string(tested.param.id); });

TEST(ShibuyaPositions, S11ACoveredTileEndsTheColumnOfCircles) {
    const State state = state_of(
        "BbWw,BbWw,BbWw,BbWw/BbWw,wWbB2,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw "
        "S4;-;- -;-;- 0,0,0,0,0,0 move 0 1");
    EXPECT_EQ(ends_of(state, "S4"), "b1 c1 d1 d2 d3 d4 e1 f1 g1");
}

TEST(ShibuyaPositions, S12LeavesOnlyThePass) {
    EXPECT_EQ(moves_of(on_u("-;d5;-", "-;c5,d4,d6,e5;-")), std::vector<std::string>{"pass"});
}

TEST(ShibuyaPositions, S13FourteenPlacesCanBeCovered) {
    const State state = state_of(
        "BbWw,BbWw,BbWw,BbWw/BbWw,BbWw2,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw "
        "-;b2;- -;-;- 1,1,1,1,1,1 lay:BWbw 0 1");
    EXPECT_EQ(places_of(state), "A2 A3 A4 B1 B2 B4 C1 C2 C3 C4 D1 D2 D3 D4");
    EXPECT_EQ(moves_of(state).size(), 14U * 4U);
    EXPECT_FALSE(allows(state, "B3:BWbw"));
    EXPECT_FALSE(allows(state, "A1:BWbw"));
}

TEST(ShibuyaPositions, S14OnlyTiledCellsCanBeWalkedOnInTheOpenMode) {
    const State state =
        state_of(".,.,.,./.,.,.,./.,BbWw,.,./.,BbWw,.,. S1,S4;-;- -;-;- 4,4,4,4,4,4 move 0 1", "mode=open");
    EXPECT_EQ(ends_of(state, "S4"), "c1 d1 d2 d3 d4");
    EXPECT_EQ(ends_of(state, "S1"), "");
}

TEST(ShibuyaPositions, S15ALeadOfThreeWins) {
    const State state = on_u("S4;-;N1,N2", "W1,W2;-;-");
    EXPECT_FALSE(is_over(state));
    EXPECT_EQ(ranks_of(after(state, {"S4-N4"})), "1,2");
}

TEST(ShibuyaPositions, S16TheSixthPieceWins) {
    const State state = on_u("S4;-;N1,N2,N5,N6,N7", "W4;-;E1,E2,E3");
    EXPECT_FALSE(is_over(state));
    EXPECT_EQ(ranks_of(after(state, {"S4-N4"})), "1,2");
}

TEST(ShibuyaPositions, S17FiveAllIsOpenAndTheNextEntryWins) {
    const State start = on_u("S4;-;N1,N2,N5,N6,N7", "W4,W5;-;E1,E2,E3,E6", 2);
    const State state = after(start, {"W4-E4"});
    EXPECT_FALSE(is_over(state));
    EXPECT_EQ(home_of(state, 0), 5U);
    EXPECT_EQ(home_of(state, 1), 5U);
    EXPECT_EQ(ranks_of(after(state, {"S4-N4"})), "1,2");
    EXPECT_EQ(ranks_of(after(state, {"S4-d1", "W5-E5"})), "2,1");
}

TEST(ShibuyaPositions, S21PartnersShareThePiecesOnTheField) {
    const State state = after(on_u("S3;-;-", "W3;-;-", 1, kTeams), {"S3-c4", "W3-a3"});
    EXPECT_EQ(Rules::turn(state), rules::Turn::decision(rules::Seat(2)));
    EXPECT_EQ(ends_of(state, "c4"), "E4 b4 c1 c2 c3 c5 c6 c7 d4 e4 f4 g4");
}

}  // namespace
}  // namespace thwart::shibuya
