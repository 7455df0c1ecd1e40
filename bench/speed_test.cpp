#include "bench/speed.hpp"

#include "games/_sample/rules.hpp"
#include "games/_sample/twin.hpp"

#include <gtest/gtest.h>
#include <set>

namespace thwart::bench {
namespace {

// Time passes only when a test says so. Powers of two keep the sums exact.
struct ManualClock {
    double now = 1000;
    double per_look = 0;
    int looks = 0;

    Stopwatch stopwatch() {
        return {[this] {
                    ++looks;
                    return now += per_look;
                },
                [](const std::string&) { return true; },
                [](const std::string&, double, const std::string&) {}};
    }
};

TEST(Rate, IsWorkPerSecond) {
    ManualClock clock;
    EXPECT_DOUBLE_EQ(rate(clock.stopwatch(),
                          [&] {
                              clock.now += 0.0625;
                              return 10;
                          }),
                     160);
}

TEST(Rate, IsThatOfTheBestRun) {
    ManualClock clock;
    int calls = 0;
    const double best = rate(clock.stopwatch(), [&] {
        clock.now += ++calls == 5 ? 0.125 : 0.25;  // one quick run among slow ones
        return 1;
    });
    EXPECT_DOUBLE_EQ(best, 8);
}

// Of many short calls only a few bring anything; one of those alone must not count as a very quick run.
TEST(Rate, JoinsShortWorkIntoOneRun) {
    constexpr int kCallsPerSecond = 65536;
    ManualClock clock;
    int calls = 0;
    const double best = rate(clock.stopwatch(), [&] {
        clock.now += 1.0 / kCallsPerSecond;
        return ++calls % 64 == 0 ? 64 : 0;
    });
    EXPECT_NEAR(best, kCallsPerSecond, 0.2 * kCallsPerSecond);
}

TEST(Rate, DoesLongWorkOnce) {
    ManualClock clock;
    int calls = 0;
    const double only = rate(clock.stopwatch(), [&] {
        clock.now += 64;
        ++calls;
        return 32;
    });
    EXPECT_DOUBLE_EQ(only, 0.5);
    EXPECT_EQ(calls, 1);
}

Plan<sample::Rules> small_plan() {
    Plan<sample::Rules> plan;
    plan.label = "sample/2";
    plan.perft_depth = 2;
    plan.twin_perft_depth = 1;
    return plan;
}

TEST(Corpus, HoldsLivePositionsTheSameInEveryRun) {
    const auto corpus = make_corpus(small_plan());
    EXPECT_EQ(corpus, make_corpus(small_plan()));
    EXPECT_GT(corpus.size(), 200U);
    EXPECT_LE(corpus.size(), 20U * 16);
    EXPECT_EQ(corpus.front(), sample::Rules::initial({}));
    std::set<std::string> texts;
    for (const sample::State& state : corpus) {
        EXPECT_NE(sample::Rules::turn(state), rules::Turn::over());
        texts.insert(sample::Rules::format_state(state));
    }
    EXPECT_GT(texts.size(), corpus.size() / 2) << "the games hardly differ";
}

TEST(MeasureSpeed, ShowsEachFigureBesideItsTwin) {
    ManualClock clock;
    clock.per_look = 0.0625;
    std::vector<std::string> names;
    std::vector<std::string> units;
    Stopwatch stopwatch = clock.stopwatch();
    stopwatch.show = [&](const std::string& name, double value, const std::string& unit) {
        EXPECT_GT(value, 0) << name;
        names.push_back(name);
        units.push_back(unit);
    };
    measure_speed<sample::Rules, sample::Twin>(small_plan(), stopwatch);
    ASSERT_EQ(names.size() % 3, 1U) << "three lines a figure, and the size of a state";
    EXPECT_EQ(names.back() + ' ' + units.back(), "sample/2/state bytes");
    for (std::size_t i = 0; i + 3 <= names.size(); i += 3) {
        EXPECT_TRUE(names[i].starts_with("sample/2/")) << names[i];
        EXPECT_EQ(names[i + 1], names[i] + "/twin");
        EXPECT_EQ(names[i + 2], names[i] + "/ratio");
        EXPECT_EQ(units[i], units[i + 1]);
        EXPECT_EQ(units[i + 2], "x");
    }
    for (const char* name : {"sample/2/playouts", "sample/2/steps", "sample/2/perft2", "sample/2/lists"})
        EXPECT_EQ(std::ranges::count(names, name), 1) << name;
}

// The manual clock gives every call the same time: 30 sequences of two steps against 3 of one.
TEST(MeasureSpeed, RatioIsMineThroughTwins) {
    ManualClock clock;
    clock.per_look = 0.0625;
    std::vector<double> values;
    Stopwatch stopwatch = clock.stopwatch();
    stopwatch.wanted = [](const std::string& name) { return name == "sample/2/perft2"; };
    stopwatch.show = [&](const std::string&, double value, const std::string&) { values.push_back(value); };
    measure_speed<sample::Rules, sample::Twin>(small_plan(), stopwatch);
    ASSERT_EQ(values.size(), 3U);
    EXPECT_DOUBLE_EQ(values[0], 30 / 0.0625);
    EXPECT_DOUBLE_EQ(values[1], 3 / 0.0625);
    EXPECT_DOUBLE_EQ(values[2], 10);
}

TEST(MeasureSpeed, MeasuresNothingUnasked) {
    ManualClock clock;
    Stopwatch stopwatch = clock.stopwatch();
    stopwatch.wanted = [](const std::string&) { return false; };
    stopwatch.show = [](const std::string& name, double, const std::string&) { ADD_FAILURE() << name; };
    measure_speed<sample::Rules, sample::Twin>(small_plan(), stopwatch);
    EXPECT_EQ(clock.looks, 0);
}

}  // namespace
}  // namespace thwart::bench
