#include "cli/match_schedule.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace thwart::cli {
namespace {

using rules::Sides;

constexpr Sides kTeams = {4, 2, {0, 1, 0, 1}};

TEST(MatchSchedule, TwoPlayersChangeSeats) {
    EXPECT_EQ(rotation(Sides::each_for_itself(2), 2), (std::vector<Seating>{{0, 1}, {1, 0}}));
}

TEST(MatchSchedule, TeamsBelongToOnePlayer) {
    EXPECT_EQ(rotation(kTeams, 2), (std::vector<Seating>{{0, 1, 0, 1}, {1, 0, 1, 0}}));
}

TEST(MatchSchedule, EveryPlayerHasEverySeatEquallyOften) {
    struct Case {
        Sides sides;
        unsigned players;
        std::size_t seatings;
    };
    for (const Case& each : {
             Case{Sides::each_for_itself(4), 2, 6},
             {Sides::each_for_itself(4), 4, 24},
             {Sides::each_for_itself(3), 2, 6},
             {Sides::each_for_itself(3), 3, 6},
             {Sides::each_for_itself(4), 3, 36},
             {Sides::each_for_itself(2), 3, 6},
             {Sides::each_for_itself(2), 5, 20},
             {kTeams, 3, 6},
         }) {
        const auto seatings = rotation(each.sides, each.players);
        EXPECT_EQ(seatings.size(), each.seatings);
        EXPECT_EQ(std::set<Seating>(seatings.begin(), seatings.end()).size(), seatings.size());
        for (unsigned seat = 0; seat < each.sides.seats; ++seat)
            for (unsigned player = 0; player < each.players; ++player)
                EXPECT_EQ(
                    std::ranges::count_if(seatings, [&](const Seating& s) { return s[seat] == player; }),
                    static_cast<std::ptrdiff_t>(seatings.size() / each.players))
                    << "seat " << seat << " player " << player;
    }
}

TEST(MatchSchedule, Points) {
    const Sides four = Sides::each_for_itself(4);
    const Seating seating = {0, 1, 0, 1};
    EXPECT_EQ(points_of(0, seating, four, {4, {2, 2, 1, 2}}), 1);
    EXPECT_EQ(points_of(1, seating, four, {4, {2, 2, 1, 2}}), 0);
    EXPECT_EQ(points_of(0, seating, four, {4, {1, 1, 1, 1}}), 0.5);
    EXPECT_EQ(points_of(0, seating, four, {4, {1, 2, 1, 1}}), 2.0 / 3);
    EXPECT_EQ(points_of(0, seating, kTeams, {4, {1, 2, 1, 2}}), 1);
    EXPECT_EQ(points_of(1, {1, 0, 1, 0}, kTeams, {4, {1, 1, 1, 1}}), 0.5);
    EXPECT_EQ(points_of(2, {0, 1}, Sides::each_for_itself(2), {2, {1, 2}}), 0);
}

}  // namespace
}  // namespace thwart::cli
