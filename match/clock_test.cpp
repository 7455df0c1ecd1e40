#include "match/clock.hpp"

#include <gtest/gtest.h>

namespace thwart::match {
namespace {

using namespace std::chrono_literals;

const rules::Seat kFirst(0), kSecond(1);

TEST(ClockRule, TextsReadBack) {
    for (const auto& [text, rule] : std::vector<std::pair<std::string, ClockRule>>{
             {"none", {}},
             {"5:00", {5min, 0ms, {}}},
             {"0:30", {30s, 0ms, {}}},
             {"59:59", {59min + 59s, 0ms, {}}},
             {"1:00:00", {1h, 0ms, {}}},
             {"30:05:09.007", {30h + 5min + 9s + 7ms, 0ms, {}}},
             {"0:00.001", {1ms, 0ms, {}}},
             {"5:00+3", {5min, 3s, {}}},
             {"5:00+0.25", {5min, 250ms, {}}},
             {"0:10.5+100.001", {10s + 500ms, 100s + 1ms, {}}},
             {"30/turn", {{}, 0ms, 30s}},
             {"0.1/turn", {{}, 0ms, 100ms}},
             {"5:00,30/turn", {5min, 0ms, 30s}},
             {"5:00+3,30/turn", {5min, 3s, 30s}},
             {"8784:00:00", {kLongestClock, 0ms, {}}},
         }) {
        EXPECT_EQ(format_clock(rule), text);
        const auto parsed = parse_clock(text);
        ASSERT_TRUE(parsed.ok()) << text;
        EXPECT_EQ(*parsed, rule) << text;
    }
}

TEST(ClockRule, OtherTextsAreRefused) {
    for (const char* text : {"",
                             "5",
                             "5:0",
                             "5:60",
                             "05:00",
                             "60:00",
                             "0:60:00",
                             "1:0:00",
                             "1:2:3:4",
                             "-5:00",
                             "5:-1",
                             "5:00+0",
                             "5:00+",
                             "5:00+03",
                             "5:00+-3",
                             "5:00+3.50",
                             "5:00.1234",
                             "5:00.",
                             "0:00",
                             "0/turn",
                             "/turn",
                             "30/turn,5:00",
                             "30",
                             "+3",
                             "5:00,5:00",
                             "30/turn,30/turn",
                             "5:00+3,30/turn,",
                             ",",
                             "none,30/turn",
                             "None",
                             " 5:00",
                             "5:00 ",
                             "8784:00:00.001",
                             "999999999999:00",
                             "99999999999999999999/turn",
                             "+3,30/turn"}) {
        const auto parsed = parse_clock(text);
        ASSERT_FALSE(parsed.ok()) << text;
        EXPECT_EQ(parsed.error().where, "clock") << text;
    }
}

TEST(ClockRule, CannotBePlayedWith) {
    EXPECT_TRUE(check_clock({5min, 3s, 30s}).ok());
    EXPECT_FALSE(check_clock({0ms, 0ms, {}}).ok());
    EXPECT_FALSE(check_clock({-1ms, 0ms, {}}).ok());
    EXPECT_FALSE(check_clock({5min, -1ms, {}}).ok());
    EXPECT_FALSE(check_clock({5min, 0ms, 0ms}).ok());
    EXPECT_FALSE(check_clock({{}, 3s, 30s}).ok());
    EXPECT_FALSE(check_clock({kLongestClock + 1ms, 0ms, {}}).ok());
}

TEST(Clock, NothingRunsBeforeTheFirstTurn) {
    const Clock clock({5s, 0ms, 3s});
    EXPECT_FALSE(clock.has_begun());
    EXPECT_EQ(clock.flag_time(), std::nullopt);
    EXPECT_EQ(clock.turn_remaining(1h), std::nullopt);
    EXPECT_EQ(clock.remaining(kFirst, 1h), 5s);
}

TEST(Clock, TimeIsOverWhenNothingIsLeft) {
    Clock clock({5s, 0ms, {}});
    clock.begin_turn(kFirst, 1000ms);
    EXPECT_EQ(clock.flag_time(), 6000ms);
    EXPECT_FALSE(clock.is_over(5999ms));
    EXPECT_EQ(clock.remaining(kFirst, 5999ms), 1ms);
    EXPECT_TRUE(clock.is_over(6000ms));
    EXPECT_EQ(clock.remaining(kFirst, 7000ms), 0ms);
}

TEST(Clock, TheIncrementComesWithTheEndOfTheTurn) {
    Clock clock({5s, 2s, {}});
    clock.begin_turn(kFirst, 0ms);
    EXPECT_EQ(clock.remaining(kFirst, 0ms), 5s);  // nobody had a turn before
    clock.begin_turn(kSecond, 3000ms);
    EXPECT_EQ(clock.remaining(kFirst, 3500ms), 4s);
    clock.begin_turn(kFirst, 4000ms);
    EXPECT_EQ(clock.remaining(kSecond, 4000ms), 6s);
    clock.charge(5000ms);
    EXPECT_EQ(clock.remaining(kFirst, 5000ms), 3s);
    clock.stop(6000ms);
    EXPECT_EQ(clock.remaining(kFirst, 9000ms), 2s);
    EXPECT_EQ(clock.flag_time(), std::nullopt);
}

TEST(Clock, TheStricterLimitFlags) {
    Clock clock({5s, 0ms, 3s});
    clock.begin_turn(kFirst, 0ms);
    EXPECT_EQ(clock.flag_time(), 3000ms);
    clock.charge(2900ms);  // a step of the same turn
    EXPECT_EQ(clock.flag_time(), 3000ms);
    clock.begin_turn(kSecond, 2900ms);
    clock.begin_turn(kFirst, 3000ms);
    EXPECT_EQ(clock.turn_remaining(3000ms), 3s);
    EXPECT_EQ(clock.remaining(kFirst, 3000ms), 2100ms);
    EXPECT_EQ(clock.flag_time(), 5100ms);
}

TEST(Clock, WithOnlyTurnsLimitedTheTurnIsShown) {
    Clock clock({{}, 0ms, 3s});
    clock.begin_turn(kFirst, 0ms);
    EXPECT_EQ(clock.remaining(kFirst, 1000ms), 2s);
    EXPECT_EQ(clock.remaining(kSecond, 1000ms), 3s);
}

TEST(Clock, OffTheTableItNeverRuns) {
    Clock clock({5s, 1s, 4s});
    clock.begin_turn(kFirst, 0ms);
    clock.take_off(kFirst, 1000ms);
    EXPECT_EQ(clock.remaining(kFirst, 1000ms), std::nullopt);
    EXPECT_EQ(clock.turn_remaining(1000ms), std::nullopt);
    EXPECT_EQ(clock.flag_time(), std::nullopt);
    clock.put_back(kFirst, 10'000ms);
    EXPECT_EQ(clock.remaining(kFirst, 10'000ms), 4s);
    EXPECT_EQ(clock.turn_remaining(10'000ms), 3s);
    EXPECT_EQ(clock.flag_time(), 13'000ms);
    clock.take_off(kFirst, 10'500ms);
    clock.begin_turn(kSecond, 20'000ms);
    clock.put_back(kFirst, 20'000ms);
    EXPECT_EQ(clock.remaining(kFirst, 20'000ms), 3500ms);  // without increment
    EXPECT_EQ(clock.flag_time(), 24'000ms);                // the other one's
}

TEST(Clock, NobodyGainsTimeByATakeback) {
    Clock clock({10s, 5s, 8s});
    clock.begin_turn(kFirst, 0ms);
    const Clock then = clock;
    clock.begin_turn(kSecond, 1000ms);  // 14 s
    clock.begin_turn(kFirst, 7000ms);   // 9 s
    clock.rewind(then, false, 9000ms);
    EXPECT_EQ(clock.remaining(kFirst, 9000ms), 10s);  // not 12
    EXPECT_EQ(clock.remaining(kSecond, 9000ms), 9s);  // not 10
    EXPECT_EQ(clock.turn_remaining(9000ms), 8s);
    EXPECT_EQ(clock.flag_time(), 17'000ms);
}

TEST(Clock, ATakebackWithinATurnDoesNotRestartIt) {
    Clock clock({10s, 0ms, 8s});
    clock.begin_turn(kFirst, 0ms);
    const Clock then = clock;
    clock.charge(3000ms);
    clock.rewind(then, true, 5000ms);
    EXPECT_EQ(clock.remaining(kFirst, 5000ms), 5s);
    EXPECT_EQ(clock.turn_remaining(5000ms), 3s);
}

}  // namespace
}  // namespace thwart::match
