#include "rules/seat.hpp"

#include <gtest/gtest.h>
#include <type_traits>

namespace thwart::rules {
namespace {

TEST(Seat, CountsFromZeroInsideAndFromOneOutside) {
    EXPECT_EQ(Seat(), Seat(0));
    for (unsigned index = 0; index < kMaxSeats; ++index) {
        EXPECT_EQ(Seat(index).index(), index);
        EXPECT_EQ(Seat(index).number(), index + 1);
    }
    EXPECT_LT(Seat(1), Seat(2));
    EXPECT_NE(Seat(1), Seat(2));
}

TEST(Seat, DoesNotMixWithNumbers) {
    static_assert(!std::is_convertible_v<unsigned, Seat> && !std::is_convertible_v<Seat, unsigned>);
    static_assert(sizeof(Seat) == 1);
}

#ifndef NDEBUG
TEST(SeatDeathTest, AssertsThatThereIsSuchAChair) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(static_cast<void>(Seat(kMaxSeats)), "assertion failed: index < kMaxSeats");
}
#endif

}  // namespace
}  // namespace thwart::rules
