#include "server/steady_wall.hpp"

#include <gtest/gtest.h>

namespace thwart::server {
namespace {

using match::Time;

// Clocks that show what the test says. `Name` tells them apart.
template <int Name>
struct SetClock {
    using duration = Time;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<SetClock>;
    static constexpr bool is_steady = false;
    static inline Time shows{0};
    static time_point now() { return time_point(shows); }
};
using Wall = SetClock<0>;
using Steady = SetClock<1>;

TEST(SteadyWall, DoesNotSeeTheWallClockBeingSet) {
    constexpr Time kStart{1'700'000'000'000};
    constexpr Time kHour{3'600'000};
    Wall::shows = kStart;
    Steady::shows = Time{5'000};
    const SteadyWall<Wall, Steady> clock;
    EXPECT_EQ(clock.now(), kStart);

    Wall::shows = kStart - kHour;
    EXPECT_EQ(clock.now(), kStart);
    Steady::shows += Time{250};
    EXPECT_EQ(clock.now(), kStart + Time{250});

    Wall::shows = kStart + 24 * kHour;
    Steady::shows += Time{1};
    EXPECT_EQ(clock.now(), kStart + Time{251});
}

}  // namespace
}  // namespace thwart::server
