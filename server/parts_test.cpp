#include "server/alarms.hpp"
#include "server/budget.hpp"
#include "server/codes.hpp"
#include "server/lines.hpp"
#include "server/room.hpp"
#include "server/testing/fakes.hpp"

#include <gtest/gtest.h>
#include <set>

namespace thwart::server {
namespace {

TEST(Budget, FillsWithTime) {
    Budget budget(2);
    Time now{1'000'000};
    EXPECT_TRUE(budget.take(now));
    EXPECT_TRUE(budget.take(now));
    EXPECT_FALSE(budget.take(now));
    now += Time{29'999};
    EXPECT_FALSE(budget.has_one(now));
    now += Time{2};
    EXPECT_TRUE(budget.take(now));
    EXPECT_FALSE(budget.take(now));
    now += Time{3'600'000};
    EXPECT_TRUE(budget.is_full(now));
}

TEST(Alarms, GoOffInOrderOnce) {
    Alarms alarms;
    alarms.set(1, Time{30});
    alarms.set(2, Time{10});
    alarms.set(1, Time{20});
    EXPECT_EQ(alarms.next(), Time{10});
    EXPECT_EQ(alarms.take_due(Time{20}), (std::vector<u64>{2, 1}));
    EXPECT_FALSE(alarms.next());
    alarms.set(3, Time{5});
    alarms.set(3, std::nullopt);
    EXPECT_TRUE(alarms.take_due(Time{100}).empty());
}

TEST(Lines, AreReadBack) {
    const std::string text =
        LinesWriter("kind 1").add("a", "x y ").add("n", i64{-3}).add_switch("b", true).add("a", "").text();
    const auto lines = Lines::parse("kind 1", text);
    ASSERT_TRUE(lines);
    EXPECT_EQ(lines->value("a"), "x y ");
    EXPECT_EQ(lines->number("n"), -3);
    EXPECT_TRUE(lines->is_on("b"));
    EXPECT_EQ(lines->values("a").size(), 2U);
    EXPECT_FALSE(lines->number("a"));
    EXPECT_FALSE(Lines::parse("kind 2", text));
}

TEST(Codes, AreLongAndDiffer) {
    testing::SeededSecrets secrets(1);
    std::set<std::string> codes;
    for (int i = 0; i < 200; ++i) codes.insert(make_room_code(secrets));
    EXPECT_EQ(codes.size(), 200U);
    EXPECT_EQ(codes.begin()->size(), 10U);
    EXPECT_EQ(make_key(secrets).size(), 32U);
    EXPECT_EQ(digest_of(secrets, "abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Patience, FollowsTheSpeedOfTheMatch) {
    const auto of = [](const char* clock) { return patience_with(*match::parse_clock(clock)); };
    EXPECT_EQ(of("none"), Time{300'000});
    EXPECT_EQ(of("1:00"), Time{30'000});
    EXPECT_EQ(of("5:00+3"), Time{60'000});
    EXPECT_EQ(of("30:00"), Time{120'000});
    EXPECT_EQ(of("2:00:00"), Time{600'000});
    EXPECT_EQ(of("72:00:00"), std::nullopt);
}

}  // namespace
}  // namespace thwart::server
