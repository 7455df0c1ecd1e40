#include "search/stop.hpp"

#include <gtest/gtest.h>

namespace thwart::search {
namespace {

TEST(Stopper, NeverWithoutConditions) {
    Stopper stopper;
    EXPECT_FALSE(stopper.is_due(0));
    EXPECT_FALSE(stopper.is_due(~u64{0} - 1));
}

TEST(Stopper, KeepsANodeLimitExactly) {
    Stopper stopper({stop_after_nodes(1000)});
    for (u64 nodes = 0; nodes < 1000; ++nodes) ASSERT_FALSE(stopper.is_due(nodes)) << nodes;
    EXPECT_TRUE(stopper.is_due(1000));
    EXPECT_TRUE(stopper.is_due(1001));
}

TEST(Stopper, ReadsTheClockNowAndThen) {
    i64 now = 0;
    int readings = 0;
    const Clock clock = [&] {
        ++readings;
        return now;
    };
    Stopper stopper({stop_after_time(clock, 500)});
    u64 nodes = 0;
    for (; nodes < 10 * kPollEvery; ++nodes) ASSERT_FALSE(stopper.is_due(nodes));
    EXPECT_EQ(readings, 11);  // the first when it was made
    now = 500;
    for (; !stopper.is_due(nodes); ++nodes) ASSERT_LE(nodes, 11 * kPollEvery);
}

TEST(Stopper, SeesAFlagAtTheNextPoll) {
    std::atomic<bool> flag = false;
    Stopper stopper({stop_when(flag)});
    EXPECT_FALSE(stopper.is_due(0));
    flag = true;
    u64 nodes = 1;
    while (!stopper.is_due(nodes)) ++nodes;
    EXPECT_LE(nodes, kPollEvery);
}

TEST(Stopper, TheFirstConditionCountsAndLasts) {
    std::atomic<bool> flag = false;
    Stopper stopper({stop_after_nodes(100'000), stop_when(flag)});
    stopper.add(stop_after_nodes(10));
    EXPECT_FALSE(stopper.is_due(9));
    EXPECT_TRUE(stopper.is_due(10));
    EXPECT_TRUE(stopper.is_due(11));
}

TEST(Stopper, AsksALateComerAtOnce) {
    Stopper stopper({stop_after_nodes(100'000)});
    EXPECT_FALSE(stopper.is_due(1));
    stopper.add({[](u64 /*nodes*/) { return u64{0}; }});
    EXPECT_TRUE(stopper.is_due(2));
}

TEST(Stopper, TellsHowFarTheTimeGoes) {
    i64 now = 7'000;
    const Stopper stopper({stop_after_nodes(10), stop_after_time([&] { return now; }, 1'000)});
    EXPECT_TRUE(stopper.has_time_for(1e9, 1'000'000)) << "no time has passed yet";
    now += 200;
    EXPECT_TRUE(stopper.has_time_for(400, 100));
    EXPECT_FALSE(stopper.has_time_for(401, 100));
    now += 900;
    EXPECT_FALSE(stopper.has_time_for(1, 100));
    EXPECT_TRUE(Stopper({stop_after_nodes(10)}).has_time_for(1e9, 9)) << "nodes are there to be used up";
}

}  // namespace
}  // namespace thwart::search
