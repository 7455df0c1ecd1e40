// The test positions of the rules page, M1 to M21, with every fact stated there. Pieces that are not mentioned are in
// their houses.
#include "games/barricade/tests/support.hpp"

namespace thwart::barricade {
namespace {

using namespace support;

std::string phase_of(unsigned number) { return " go" + std::to_string(number); }

// Red pieces on these cells and nothing else outside a house.
State red_on(const std::string& cells, const std::string& blockers, unsigned number) {
    const auto out = cells.empty() ? 0 : std::ranges::count(cells, ',') + 1;
    const std::string red = std::to_string(5 - out) + (out == 0 ? "" : "+" + cells);
    return state_of(red + " 5 5 5 " + blockers + phase_of(number) + " 1");
}

// Red pieces, and green ones.
State red_green(const std::string& red, const std::string& green, unsigned number) {
    return state_of("4+" + red + " 4+" + green + " 5 5 " + kB0 + phase_of(number) + " 1");
}

// The start after the opening, for a seat that has thrown.
State start_with(unsigned seat, unsigned number) {
    return state_of("5 5 5 5 " + kB0 + phase_of(number) + ' ' + std::to_string(seat));
}
std::string first_targets(unsigned seat, unsigned number) {
    return targets_of(start_with(seat, number), "home");
}

TEST(BarricadePositions, M01RedAtTheStart) {
    EXPECT_EQ(first_targets(1, 1), "c1");
    EXPECT_EQ(first_targets(1, 2), "b1 d1");
    EXPECT_EQ(first_targets(1, 3), "a1 e1");
    EXPECT_EQ(first_targets(1, 4), "a2 e2 f1");
    EXPECT_EQ(first_targets(1, 5), "a3 e3 g1");
    EXPECT_EQ(first_targets(1, 6), "h1");
    for (const std::string_view take : {"home-a3", "home-e3"})
        EXPECT_EQ(after(start_with(1, 5), {take}).phase, Phase::place) << take;
    EXPECT_EQ(after(start_with(1, 5), {"home-g1"}).phase, Phase::roll);
}

TEST(BarricadePositions, M02GreenAtTheStart) {
    EXPECT_EQ(first_targets(2, 1), "g1");
    EXPECT_EQ(first_targets(2, 2), "f1 h1");
    EXPECT_EQ(first_targets(2, 3), "e1 i1");
    EXPECT_EQ(first_targets(2, 4), "d1 e2 i2 j1");
    EXPECT_EQ(first_targets(2, 5), "c1 e3 i3 k1");
    EXPECT_EQ(first_targets(2, 6), "b1 l1");
    for (const std::string_view take : {"home-e3", "home-i3"})
        EXPECT_EQ(after(start_with(2, 5), {take}).phase, Phase::place) << take;
}

TEST(BarricadePositions, M03YellowAndBlueAreMirrorImages) {
    EXPECT_EQ(first_targets(3, 6), "f1 p1");
    EXPECT_EQ(first_targets(4, 5), "k1 m3 q3");
    EXPECT_EQ(first_targets(4, 6), "j1");
    const auto mirrored = [](std::string targets) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < targets.size(); i += 3) {
            targets[i] = static_cast<char>('a' + 'q' - targets[i]);
            names.push_back(targets.substr(i, 2));
        }
        std::ranges::sort(names);
        return join(names);
    };
    for (unsigned number = 1; number <= 6; ++number) {
        EXPECT_EQ(first_targets(3, number), mirrored(first_targets(2, number)));
        EXPECT_EQ(first_targets(4, number), mirrored(first_targets(1, number)));
    }
}

TEST(BarricadePositions, M04PlacementsAfterTakingE3) {
    const State state = after(start_with(1, 5), {"home-e3"});
    EXPECT_EQ(moves_of(state).size(), 83U);
    for (const std::string_view legal : {"*a2", "*h13", "*e2"}) EXPECT_TRUE(allows(state, legal)) << legal;
    for (const std::string_view illegal : {"*a1", "*q1", "*i14", "*a3", "*e3"})
        EXPECT_EQ(refusal_of(state, illegal), "rule 13") << illegal;
}

TEST(BarricadePositions, M05AndM06BelowABlocker) {
    EXPECT_EQ(targets_of(red_on("i2", kB0, 1), "i2"), "i1 i3");
    EXPECT_EQ(after(red_on("i2", kB0, 1), {"i2-i3"}).phase, Phase::place);
    EXPECT_EQ(targets_of(red_on("i2", kB0, 2), "i2"), "h1 j1");
}

TEST(BarricadePositions, M07AndM08ThroughTheOwnStartCell) {
    EXPECT_EQ(targets_of(red_on("c1", kB0, 1), "home"), "");
    EXPECT_EQ(targets_of(red_on("c1", kB0, 1), "c1"), "b1 d1");
    EXPECT_EQ(targets_of(red_on("c1", kB0, 3), "home"), "a1 e1");
}

TEST(BarricadePositions, M09PassesOverAPieceWhoseCellCounts) {
    EXPECT_EQ(targets_of(red_green("c1", "d1", 2), "c1"), "a1 e1");
}

TEST(BarricadePositions, M10CapturesAndSendsHome) {
    const State state = red_green("c1", "e1", 2);
    EXPECT_EQ(targets_of(state, "c1"), "a1 e1");
    EXPECT_EQ(text_after(state, {"c1-e1"}), "4+e1 5 5 5 " + kB0 + " roll 2");
}

TEST(BarricadePositions, M11NeverOnAnOwnPiece) { EXPECT_EQ(targets_of(red_on("c1,e1", kB0, 2), "c1"), "a1"); }

TEST(BarricadePositions, M12AndM13BesideTheGoal) {
    const std::string blockers = "a3,e3,g7,i3,i9,i10,i11,k7,m3,q3";
    const State one = red_on("i13", blockers, 1);
    EXPECT_EQ(targets_of(one, "i13"), "h13 i14 j13");
    EXPECT_EQ(ranks_of(after(one, {"i13-i14"})), "1,2,2,2");
    EXPECT_EQ(targets_of(red_on("i13", blockers, 2), "i13"), "g13 k13");
}

TEST(BarricadePositions, M14AndM15TheLastBlocker) {
    const std::string without = "a3,e3,g7,i3,i9,i10,i11,k7,m3,q3";
    EXPECT_EQ(targets_of(red_on("h13", without, 2), "h13"), "f13 i14 j13");
    EXPECT_EQ(ranks_of(after(red_on("h13", without, 2), {"h13-i14"})), "1,2,2,2");
    EXPECT_EQ(targets_of(red_on("h13", without, 3), "h13"), "e13 k13");
    EXPECT_EQ(targets_of(red_on("h13", kB0, 1), "h13"), "g13 i13");
    EXPECT_EQ(after(red_on("h13", kB0, 1), {"h13-i13"}).phase, Phase::place);
    EXPECT_EQ(targets_of(red_on("h13", kB0, 2), "h13"), "f13");
}

TEST(BarricadePositions, M16BetweenTwoBlockers) {
    for (const std::string_view blockers : {"i9,i11", "a3,e3,g7,i3,i9,i11,i13,k7,m3,q3"}) {
        const State one = red_on("i10", std::string(blockers), 1);
        EXPECT_EQ(targets_of(one, "i10"), "i11 i9");
        EXPECT_EQ(after(one, {"i10-i9"}).phase, Phase::place);
        EXPECT_EQ(after(one, {"i10-i11"}).phase, Phase::place);
        for (unsigned number = 2; number <= 6; ++number)
            EXPECT_EQ(targets_of(red_on("i10", std::string(blockers), number), "i10"), "") << number;
    }
}

TEST(BarricadePositions, M17BlockedAltogether) {
    const std::string blockers = "a11,a13,q11,q13,e5,e7,m5,m7,c3,c5,i13";
    for (unsigned number = 2; number <= 6; ++number) {
        const State state = red_on("a12,q12,e6,m6,c4", blockers, number);
        EXPECT_EQ(join(moves_of(state)), "pass") << number;
        EXPECT_EQ(text_after(state, {"pass"}),
                  "0+a12,c4,e6,m6,q12 5 5 5 a11,a13,c3,c5,e5,e7,i13,m5,m7,q11,q13 roll 2");
    }
    const State one = red_on("a12,q12,e6,m6,c4", blockers, 1);
    const std::vector<std::string> takes = moves_of(one);
    EXPECT_EQ(takes.size(), 10U);
    for (const std::string& take : takes) EXPECT_EQ(after(one, {take}).phase, Phase::place) << take;
}

TEST(BarricadePositions, M18TwoRoutesAreOneMove) {
    EXPECT_EQ(targets_of(red_on("c1", "g7,i3,i9,i10,i11,i13,k7,m3,q3", 6), "c1"), "c3 g3 i1");
}

TEST(BarricadePositions, M19EveryDirectionFromAJunction) {
    EXPECT_EQ(targets_of(red_on("e3", "a3,g7,i3,i9,i10,i11,i13,k7,m3,q3", 3), "e3"), "b3 c4 d1 f1 g4 h3");
}

TEST(BarricadePositions, M20RoundTheTopCorner) {
    EXPECT_EQ(targets_of(red_on("q13", kB0, 4), "q13"), "m13 o11");
}

TEST(BarricadePositions, M21TheOpeningThrows) {
    const State tied = after(start_of(), {"5", "3", "6", "6"});
    EXPECT_EQ(Rules::format_state(tied), "5 5 5 5 " + kB0 + " open:-,-,?,? 3");
    const State decided = after(tied, {"2", "4"});
    EXPECT_EQ(Rules::format_state(decided), "5 5 5 5 " + kB0 + " go4 4");
    EXPECT_EQ(Rules::turn(decided), rules::Turn::decision(rules::Seat(3)));
    EXPECT_EQ(join(moves_of(decided)), "home-l1 home-m2 home-q2");
}

TEST(BarricadeRoutes, LeadTheForemostPieceToTheGoal) {
    const State state = state_of("3+a1,h13 5 i13 roll 1", "players=2");
    const std::vector<rules::Route> routes = Rules::routes(state);
    ASSERT_EQ(routes.size(), 2U);
    EXPECT_EQ(routes[0].sites.front(), cell_of("h13"));
    EXPECT_EQ(routes[1].sites.front(), house_site(1));
    for (const rules::Route& route : routes) EXPECT_EQ(route.sites.back(), kGoal);
}

}  // namespace
}  // namespace thwart::barricade
