#include "rules/outcome.hpp"

#include <gtest/gtest.h>
#include <numeric>

namespace thwart::rules {
namespace {

constexpr Sides kPairs = {4, 2, {0, 1, 0, 1}};

TEST(Sides, EachSeatForItself) {
    for (unsigned seats = 1; seats <= kMaxSeats; ++seats) {
        const Sides sides = Sides::each_for_itself(seats);
        EXPECT_EQ(sides.seats, seats);
        EXPECT_EQ(sides.count, seats);
        for (unsigned seat = 0; seat < seats; ++seat) EXPECT_EQ(sides.of[seat], seat);
    }
    EXPECT_NE(Sides::each_for_itself(4), kPairs);
}

TEST(Outcome, TheWinnerRanksFirstTheOthersSecond) {
    EXPECT_EQ(Outcome::won_by(Seat(0), 1), (Outcome{1, {1}}));
    EXPECT_EQ(Outcome::won_by(Seat(1), 2), (Outcome{2, {2, 1}}));
    EXPECT_EQ(Outcome::won_by(Seat(2), 4), (Outcome{4, {2, 2, 1, 2}}));
}

TEST(Outcome, TheRetiredRankLastAndLeaveNoGap) {
    EXPECT_EQ(Outcome::won_by(Seat(1), 4, 0b0001), (Outcome{4, {3, 1, 2, 2}}));
    EXPECT_EQ(Outcome::won_by(Seat(3), 4, 0b0101), (Outcome{4, {3, 2, 3, 1}}));
    EXPECT_EQ(Outcome::won_by(Seat(0), 2, 0b10), (Outcome{2, {1, 2}}));
    EXPECT_EQ(Outcome::won_by(Seat(2), 3, 0b011), (Outcome{3, {2, 2, 1}}));
}

struct Case {
    Outcome outcome;
    Sides sides;
    Payoffs expected;  // per side
};

const Case kCases[] = {
    {{1, {1}}, Sides::each_for_itself(1), {0}},
    {{2, {1, 2}}, Sides::each_for_itself(2), {1, -1}},
    {{2, {2, 1}}, Sides::each_for_itself(2), {-1, 1}},
    {{2, {1, 1}}, Sides::each_for_itself(2), {0, 0}},
    {{3, {1, 2, 3}}, Sides::each_for_itself(3), {2, 0, -2}},
    {{3, {2, 2, 1}}, Sides::each_for_itself(3), {-1, -1, 2}},
    {{3, {1, 1, 2}}, Sides::each_for_itself(3), {1, 1, -2}},
    {{4, {1, 2, 2, 3}}, Sides::each_for_itself(4), {3, 0, 0, -3}},
    {{4, {2, 2, 2, 1}}, Sides::each_for_itself(4), {-1, -1, -1, 3}},
    // Team mates count once, however the seats alternate.
    {{4, {1, 2, 1, 2}}, kPairs, {1, -1}},
    {{4, {2, 1, 2, 1}}, kPairs, {-1, 1}},
    {{4, {1, 1, 1, 1}}, kPairs, {0, 0}},
    {{4, {2, 2, 1, 1}}, {4, 2, {0, 0, 1, 1}}, {-1, 1}},
    {{3, {2, 1, 1}}, {3, 2, {0, 1, 1}}, {-1, 1}},
};

TEST(Payoffs, AreSidesBeatenMinusSidesThatDidBetter) {
    for (const Case& each : kCases) EXPECT_EQ(payoffs(each.outcome, each.sides), each.expected);
}

TEST(Payoffs, SumToZeroForAllRanks) {
    for (unsigned code = 0; code < 4 * 4 * 4 * 4; ++code) {
        Outcome outcome{4, {}};
        for (unsigned seat = 0; seat < 4; ++seat)
            outcome.rank[seat] = static_cast<u8>(1 + (code >> 2 * seat & 3U));
        for (const Sides& sides : {Sides::each_for_itself(4), kPairs}) {
            const Payoffs worth = payoffs(outcome, sides);
            ASSERT_EQ(std::accumulate(worth.begin(), worth.end(), 0), 0) << code;
        }
    }
}

}  // namespace
}  // namespace thwart::rules
