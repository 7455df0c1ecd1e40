// The test positions H1 to H16 that the rules were settled with; every number was computed outside this program.
// Places are written as axial coordinates (q, r), as the table of positions does.
#include "games/halma/tests/support.hpp"
#include "rules/perft.hpp"

#include <set>

namespace thwart::halma {
namespace {

using namespace support;

constexpr std::string_view kSolo = "players=1";

unsigned overlap(unsigned tip, unsigned other) { return (make_camp(tip, 15) & make_camp(other, 15)).count(); }

// --- geometry ---

TEST(HalmaPositions, H1TheStarHas121PointsInTheRowsOfTheTable) {
    struct Row {
        int r;
        int from;
        int to;
    };
    const std::vector<Row> rows = {{-8, 4, 4},  {-7, 3, 4},  {-6, 2, 4},  {-5, 1, 4},  {-4, -4, 8},
                                   {-3, -4, 7}, {-2, -4, 6}, {-1, -4, 5}, {0, -4, 4},  {1, -5, 4},
                                   {2, -6, 4},  {3, -7, 4},  {4, -8, 4},  {5, -4, -1}, {6, -4, -2},
                                   {7, -4, -3}, {8, -4, -4}};
    unsigned point = 0;
    for (const Row& row : rows)
        for (int q = row.from; q <= row.to; ++q) {
            ASSERT_LT(point, kPoints);
            EXPECT_EQ(place_of(point), (Place{q, row.r}));
            EXPECT_EQ(point_at({q, row.r}), point);
            ++point;
        }
    EXPECT_EQ(point, 121U);
}

TEST(HalmaPositions, H1PointsHaveTheNumbersOfNeighboursOfTheTable) {
    std::array<unsigned, 7> with{};
    for (const auto& next : kNext) ++with[static_cast<std::size_t>(6 - std::ranges::count(next, kNowhere))];
    EXPECT_EQ(with, (std::array<unsigned, 7>{0, 0, 6, 0, 36, 6, 73}));
}

TEST(HalmaPositions, H1EveryPointHasItsOwnSlot) {
    std::set<unsigned> slots(kSlot.begin(), kSlot.end());
    EXPECT_EQ(slots.size(), 121U);
    EXPECT_LT(*slots.rbegin(), kSlots);
    EXPECT_EQ(kSlots, 186U);
}

TEST(HalmaPositions, H1CampsHave15PointsAndNeighboursShareOne) {
    const std::array<Place, 6> shared = {{{4, -4}, {4, 0}, {0, 4}, {-4, 4}, {-4, 0}, {0, -4}}};
    for (unsigned tip = 0; tip < kTips; ++tip) {
        EXPECT_EQ(make_camp(tip, 15).count(), 15U);
        EXPECT_EQ(make_camp(tip, 10).count(), 10U);
        EXPECT_TRUE(make_camp(tip, 15).contains(make_camp(tip, 10)));
        const unsigned next = (tip + 1) % kTips;
        EXPECT_EQ(overlap(tip, next), 1U);
        EXPECT_TRUE((make_camp(tip, 15) & make_camp(next, 15)).has(point_at(shared[tip])));
        EXPECT_EQ(overlap(tip, (tip + 2) % kTips), 0U);
        EXPECT_EQ(overlap(tip, opposite(tip)), 0U);
    }
    EXPECT_EQ((make_camp(0, 15) | make_camp(2, 15) | make_camp(4, 15)).count(), 45U);
}

TEST(HalmaPositions, H1TheTopCampIsWrittenOut) {
    EXPECT_EQ(camp(0, 15), (Places{{4, -8},
                                   {3, -7},
                                   {4, -7},
                                   {2, -6},
                                   {3, -6},
                                   {4, -6},
                                   {1, -5},
                                   {2, -5},
                                   {3, -5},
                                   {4, -5},
                                   {0, -4},
                                   {1, -4},
                                   {2, -4},
                                   {3, -4},
                                   {4, -4}}));
    EXPECT_EQ(camp(0, 10).size(), 10U);
}

// --- single men ---

struct Example {
    std::string_view id;
    Places men;  // the first one moves
    Places targets;
};

void PrintTo(const Example& example, std::ostream* out) { *out << example.id; }

const std::vector<Example> kExamples = {
    {"H2", {{0, 0}}, {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}},
    {"H3", {{0, 0}, {1, 0}}, {{1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {2, 0}}},
    {"H4", {{0, 0}, {1, 0}, {2, -1}}, {{1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {2, 0}, {2, -2}}},
    {"H5", {{0, 0}, {1, 0}, {2, 0}}, {{1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}},
    {"H6",
     {{0, 0}, {1, 0}, {2, -1}, {1, -2}, {0, -1}},
     {{0, -2}, {2, -2}, {2, 0}, {1, -1}, {-1, 0}, {-1, 1}, {0, 1}}},
    {"H7", {{4, -8}}, {{3, -7}, {4, -7}}},
    {"H8", {{4, -8}, {4, -7}}, {{3, -7}, {4, -6}}},
    {"H9", {{8, -4}, {7, -4}}, {{6, -4}, {7, -3}}},
    {"H10", {{4, -4}}, {{4, -5}, {3, -4}, {5, -4}, {3, -3}, {4, -3}}},
};

class HalmaPosition : public testing::TestWithParam<Example> {};

TEST_P(HalmaPosition, AManGoesWhereTheTableSays) {
    const Example& example = GetParam();
    EXPECT_EQ(sorted(targets_of(with_men(kSolo, {example.men}), example.men[0])), sorted(example.targets));
}

// Whose the other men are makes no difference.
TEST_P(HalmaPosition, ForeignMenAreJumpedLikeOwnOnes) {
    const Example& example = GetParam();
    const Places others(example.men.begin() + 1, example.men.end());
    const Places second = others.empty() ? Places{{-4, 8}} : others;
    const State state = with_men("", {{example.men[0]}, second});
    EXPECT_EQ(sorted(targets_of(state, example.men[0])), sorted(example.targets));
    EXPECT_EQ(moves_of(state).size(), example.targets.size());
}

INSTANTIATE_TEST_SUITE_P(H2toH10, HalmaPosition, testing::ValuesIn(kExamples),
                         [](const auto& tested) { return std::string(tested.param.id); });

// --- starts ---

TEST(HalmaPositions, H11TheFirstMovesOfTheSolo) {
    const State start = start_of(kSolo);
    const std::vector<std::pair<Place, Places>> expected = {
        {{1, -5}, {{-1, -3}, {1, -3}}},
        {{2, -5}, {{0, -3}, {2, -3}}},
        {{3, -5}, {{1, -3}, {3, -3}}},
        {{4, -5}, {{2, -3}, {4, -3}}},
        {{0, -4}, {{-1, -4}, {-1, -3}, {0, -3}}},
        {{1, -4}, {{-1, -4}, {0, -3}, {1, -3}}},
        {{2, -4}, {{1, -3}, {2, -3}}},
        {{3, -4}, {{5, -4}, {2, -3}, {3, -3}}},
        {{4, -4}, {{5, -4}, {3, -3}, {4, -3}}},
    };
    std::size_t moves = 0;
    for (const auto& [from, targets] : expected) {
        EXPECT_EQ(sorted(targets_of(start, from)), sorted(targets));
        moves += targets.size();
    }
    EXPECT_EQ(moves, 22U);
    EXPECT_EQ(moves_of(start).size(), 22U);
}

TEST(HalmaPositions, H12Perft) {
    struct Count {
        std::string_view options;
        std::array<u64, 3> nodes;
    };
    for (const Count& count :
         {Count{"players=1", {22, 716, 27290}}, Count{"players=1,men=10", {14, 340, 9378}},
          Count{"players=2", {22, 484, 15752}}, Count{"seating=skip", {22, 484, 15755}},
          Count{"players=3", {22, 484, 10648}}})
        for (unsigned depth = 1; depth <= 3; ++depth)
            EXPECT_EQ(rules::perft<Rules>(start_of(count.options), depth), count.nodes[depth - 1])
                << count.options << ' ' << depth;
}

// --- solutions of the solo ---

struct Leap {
    Place from;
    Place to;
};

void expect_solution(std::string_view options, const std::vector<Leap>& leaps) {
    State state = start_of(options);
    for (const auto& [from, to] : leaps) {
        ASSERT_FALSE(is_over(state));
        state = after(state, from, to);
    }
    EXPECT_EQ(ranks_of(state), "1");
    EXPECT_EQ(men_of(state, 0), make_camp(3, state.men_each));
    EXPECT_TRUE(moves_of(state).empty());
}

TEST(HalmaPositions, H13TenMenCrossIn27Moves) {
    const std::vector<Leap> leaps = {
        {{4, -5}, {3, -4}}, {{4, -7}, {2, -3}}, {{2, -6}, {2, -2}}, {{2, -2}, {2, -1}}, {{4, -6}, {2, 0}},
        {{4, -8}, {2, -2}}, {{3, -5}, {1, 1}},  {{1, 1}, {0, 2}},   {{1, -5}, {-1, 3}}, {{3, -7}, {1, 1}},
        {{3, -4}, {2, -4}}, {{3, -6}, {-1, 4}}, {{2, -1}, {-2, 5}}, {{-2, 5}, {-3, 6}}, {{2, -3}, {-4, 7}},
        {{2, -5}, {-2, 5}}, {{-2, 5}, {-3, 5}}, {{2, -4}, {2, -3}}, {{2, -3}, {-4, 5}}, {{2, -2}, {2, -1}},
        {{2, -1}, {-2, 5}}, {{0, 2}, {-2, 6}},  {{2, 0}, {-4, 8}},  {{1, 1}, {0, 2}},   {{0, 2}, {-4, 6}},
        {{-1, 3}, {-3, 7}}, {{-1, 4}, {-1, 5}}};
    EXPECT_EQ(leaps.size(), 27U);
    expect_solution("players=1,men=10", leaps);
    expect_solution("players=1,men=10,win=filled", leaps);
}

TEST(HalmaPositions, H13FifteenMenCrossIn31Moves) {
    const std::vector<Leap> leaps = {
        {{2, -4}, {1, -3}}, {{1, -4}, {1, -2}}, {{2, -6}, {2, -2}}, {{4, -5}, {0, -1}}, {{4, -8}, {0, 0}},
        {{3, -5}, {-1, 1}}, {{0, 0}, {1, 0}},   {{1, -2}, {-1, 2}}, {{0, -4}, {0, 2}},  {{4, -7}, {-2, 3}},
        {{4, -6}, {-2, 4}}, {{3, -7}, {-3, 5}}, {{-1, 2}, {-3, 6}}, {{3, -6}, {-1, 4}}, {{-2, 4}, {-2, 6}},
        {{1, -5}, {-3, 7}}, {{4, -4}, {0, 4}},  {{3, -4}, {2, -4}}, {{2, -5}, {-4, 7}}, {{2, -4}, {-4, 8}},
        {{1, -3}, {1, -2}}, {{2, -2}, {-4, 6}}, {{1, -2}, {-3, 4}}, {{0, -1}, {0, 0}},  {{0, 0}, {-4, 4}},
        {{1, 0}, {0, 1}},   {{-1, 1}, {-1, 5}}, {{-2, 3}, {-2, 4}}, {{0, 1}, {-4, 5}},  {{0, 2}, {0, 3}},
        {{0, 3}, {-2, 5}}};
    EXPECT_EQ(leaps.size(), 31U);
    expect_solution(kSolo, leaps);
    expect_solution("players=1,win=filled", leaps);
}

// --- winning ---

TEST(HalmaPositions, H14TheLastManInWinsAtOnce) {
    const Places home = camp(3, 15, {{0, 4}});
    EXPECT_EQ(home.size(), 14U);
    for (const std::string_view win : {"win=strict", "win=filled"}) {
        const State before = with_men(win, {home + Places{{0, 3}}, {{4, -8}}});
        EXPECT_FALSE(is_over(before));
        EXPECT_EQ(ranks_of(after(before, {0, 3}, {0, 4})), "1,2");
        EXPECT_FALSE(is_over(after(before, {0, 3}, {0, 2})));
    }
}

TEST(HalmaPositions, H15AForeignManInTheLastPoint) {
    const Places home = camp(3, 15, {{0, 4}});
    // The fifteenth man comes to (1,3) by an own move; the camp is full all the time.
    const std::vector<Places> men = {home + Places{{1, 2}}, {{0, 4}, {4, -8}}};
    const State strict = after(with_men("win=strict", men), {1, 2}, {1, 3});
    EXPECT_FALSE(is_over(strict));
    const State filled = with_men("win=filled", men);
    EXPECT_EQ(Rules::turn(filled), rules::Turn::decision(rules::Seat(0))) << "not before an own move";
    EXPECT_EQ(ranks_of(after(filled, {1, 2}, {1, 3})), "1,2");
    // The same position read from a text: it matters who has just moved.
    const std::vector<Places> reached = {home + Places{{1, 3}}, {{0, 4}, {4, -8}}};
    EXPECT_EQ(ranks_of(with_men("win=filled", reached, 2)), "1,2");
    EXPECT_FALSE(is_over(with_men("win=filled", reached, 1)));
    EXPECT_FALSE(is_over(with_men("win=strict", reached, 2)));
    EXPECT_FALSE(is_over(with_men("win=strict", reached, 1)));
}

TEST(HalmaPositions, H16NoStepAfterAJump) {
    // H3: (0,0) jumps to (2,0); the points beside that are out of reach.
    const State state = with_men(kSolo, {{{0, 0}, {1, 0}}});
    EXPECT_TRUE(allows(state, {0, 0}, {2, 0}));
    for (const Place beyond : {Place{3, 0}, Place{2, 1}, Place{3, -1}, Place{2, -1}, Place{1, 1}}) {
        EXPECT_FALSE(allows(state, {0, 0}, beyond));
        EXPECT_EQ(Rules::refusal(state, move_of(state, text_of({0, 0}, beyond))).where, "rule 9");
    }
}

}  // namespace
}  // namespace thwart::halma
