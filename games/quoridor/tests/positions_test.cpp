// The test positions Q1 to Q21 that the rules were settled with; every number was computed outside this program.
#include "base/text.hpp"
#include "games/quoridor/tests/support.hpp"

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::quoridor {
namespace {

using namespace support;

constexpr std::string_view kNone;
constexpr int kUnsaid = -1;  // a number for which the table of positions gives no value

struct Example {
    std::string_view id;
    std::string_view options;
    std::string_view position;
    std::string_view walks;
    int moves = kUnsaid;
    int horizontal = kUnsaid;
    int vertical = kUnsaid;
    std::string_view legal = kNone;
    std::string_view illegal = kNone;
};

std::ostream& operator<<(std::ostream& out, const Example& example) { return out << example.id; }

constexpr std::string_view kFour = "players=4";
constexpr std::string_view kFourBlocked = "players=4,sidestep=blocked";

const std::vector<Example> kExamples = {
    {"Q1", "", "e1,e9 10,10 - - 1", "d1 e2 f1", 131, 64, 64},
    {"Q2", "", "a1,e9 10,10 - - 1", "a2 b1", 130},
    {"Q3", "", "e5,e9 10,10 - - 1", "d5 e4 e6 f5", 132},
    {"Q4", "", "e4,e5 10,10 - - 1", "d4 e3 e6 f4", kUnsaid, kUnsaid, kUnsaid, "e6", "e5 d5 f5"},
    {"Q5e", "", "e4,e5 10,9 e5 - 1", "d4 d5 e3 f4 f5", 129, 61, 63},
    {"Q5d", "", "e4,e5 10,9 d5 - 1", "d4 d5 e3 f4 f5", 129, 61, 63},
    {"Q6", "", "e4,e5 10,9 e5 d4 1", "e3 f4 f5", 123},
    {"Q7", "", "e4,e5 10,9 e5 d5 1", "d4 e3 f4 f5"},
    {"Q8", "", "e4,e5 10,9 e4 - 1", "d4 e3 f4", 127},
    {"Q9", "", "e8,e9 10,10 - - 1", "d8 d9 e7 f8 f9"},
    {"Q10", "", "a8,a9 10,10 - - 1", "a7 b8 b9"},
    {"Q11", "", "h5,i5 10,10 - - 1", "g5 h4 h6 i4 i6"},
    {"Q12", "", "e1,e9 9,10 e1 - 2", "d9 e8 f9", 127, kUnsaid, kUnsaid, "c1h g1h d1v e2v e2h",
     "e1h e1v d1h f1h"},
    {"Q13", "", "e1,e9 8,8 a4,c4,e4,g4 - 1", "d1 e2 f1", 119, kUnsaid, kUnsaid, "h3v h4v h5v", "h4h"},
    {"Q14", "", "e1,e9 8,7 a4,c4,e4,g4 h1 2", "d9 e8 f9", kUnsaid, kUnsaid, kUnsaid, "h4v h5v", "h3v"},
    {"Q15", "", "e1,e9 7,8 a4,c4,e4,g4 h1 1", "d1 e2 f1", kUnsaid, kUnsaid, kUnsaid, "h4v h5v", "h3v"},
    {"Q16barred", kFour, "e4,e5,e6,i5 5,5,5,5 - - 1", "d4 e3 f4", 131},
    {"Q16blocked", kFourBlocked, "e4,e5,e6,i5 5,5,5,5 - - 1", "d4 d5 e3 f4 f5", 133},
    {"Q17barred", kFour, "a1,a2,a3,i5 0,5,5,5 - a1 1", "", 1, 0, 0, "pass", "b2"},
    {"Q17blocked", kFourBlocked, "a1,a2,a3,i5 0,5,5,5 - a1 1", "", 1, 0, 0, "pass", "b2"},
    {"Q18", kFour, "e4,e5,d5,i5 5,5,5,5 e5 - 1", "d4 e3 f4 f5"},
    {"Q19", kFour, "e5,e6,e4,i5 5,5,5,5 d3,e6 - 1", "d4 d5 d6 f4 f5 f6"},
    {"Q20", "", "e1,e9 0,10 - - 1", "d1 e2 f1", 3, 0, 0},
};

class QuoridorPosition : public testing::TestWithParam<Example> {};

TEST_P(QuoridorPosition, HasTheMovesThatTheTableGives) {
    const Example& example = GetParam();
    const State state = state_of(example.position, example.options);
    EXPECT_EQ(Rules::format_state(state), example.position);
    EXPECT_EQ(walks_of(state), example.walks);

    const auto expect_number = [](int expected, std::size_t found, std::string_view what) {
        if (expected == kUnsaid) return;
        EXPECT_EQ(found, static_cast<std::size_t>(expected)) << what;
    };
    expect_number(example.moves, moves_of(state).size(), "moves");
    expect_number(example.moves, Rules::count_moves(state), "counted");
    expect_number(example.horizontal, fences_of(state, 'h'), "horizontal fences");
    expect_number(example.vertical, fences_of(state, 'v'), "vertical fences");

    if (!example.legal.empty())
        for (const std::string_view text : base::split(example.legal, ' ')) {
            EXPECT_TRUE(allows(state, text)) << text;
            EXPECT_TRUE(Rules::is_legal(state, move_of(state, text))) << text;
        }
    if (!example.illegal.empty())
        for (const std::string_view text : base::split(example.illegal, ' ')) {
            EXPECT_FALSE(allows(state, text)) << text;
            EXPECT_FALSE(Rules::is_legal(state, move_of(state, text))) << text;
        }
}

INSTANTIATE_TEST_SUITE_P(Q1toQ20, QuoridorPosition, testing::ValuesIn(kExamples),
                         [](const auto& tested) { return std::string(tested.param.id); });

TEST(QuoridorPositions, Q9TheSidestepsWinAtOnce) {
    const State state = state_of("e8,e9 10,10 - - 1");
    EXPECT_EQ(ranks_of(after(state, {"d9"})), "1,2");
    EXPECT_EQ(ranks_of(after(state, {"f9"})), "1,2");
}

TEST(QuoridorPositions, Q12FollowsFromTheStart) {
    EXPECT_EQ(after(Rules::initial({}), {"e1h"}), state_of("e1,e9 9,10 e1 - 2"));
}

TEST(QuoridorPositions, Q14TheFenceWouldShutOutSeatOne) {
    const State state = state_of("e1,e9 8,7 a4,c4,e4,g4 h1 2");
    const base::Error refusal = Rules::refusal(state, move_of(state, "h3v"));
    EXPECT_EQ(refusal.where, "rule 13");
    EXPECT_NE(refusal.what.find("seat 1"), std::string::npos) << refusal.what;
}

TEST(QuoridorPositions, Q21ReachingTheGoalEndsTheGame) {
    const State state = after(state_of("e8,a5 10,10 - - 1"), {"e9"});
    EXPECT_EQ(ranks_of(state), "1,2");
    EXPECT_TRUE(moves_of(state).empty());
    EXPECT_EQ(Rules::count_moves(state), 0U);
    EXPECT_FALSE(Rules::is_legal(state, Move::pass()));
}

}  // namespace
}  // namespace thwart::quoridor
