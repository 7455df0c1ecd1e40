#include "cli/engine_words.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

base::Result<Go> read_go(std::string_view text, unsigned seats = 2) {
    return parse_go(words_of(text), seats);
}

TEST(EngineWords, BlanksSeparateWords) {
    using List = std::vector<std::string_view>;
    EXPECT_EQ(words_of(""), List());
    EXPECT_EQ(words_of(" \t \r"), List());
    EXPECT_EQ(words_of("go"), List({"go"}));
    EXPECT_EQ(words_of("  go \t nodes  5\r"), List({"go", "nodes", "5"}));
    EXPECT_EQ(words_of(std::string_view("a\0b c", 5)), List({std::string_view("a\0b", 3), "c"}));
}

TEST(EngineWords, CountsAreDigitsOnly) {
    EXPECT_EQ(parse_count("0", 5), 0U);
    EXPECT_EQ(parse_count("18446744073709551615", ~u64{0}), ~u64{0});
    for (const std::string_view bad : {"", "-1", "+1", "1.5", "0x1", "6", " 1", "99999999999999999999"})
        EXPECT_FALSE(parse_count(bad, 5).has_value()) << bad;
}

TEST(EngineWords, GoRoundTrips) {
    for (const std::string_view text :
         {"go", "go movetime 100", "go nodes 5 depth 3", "go clock 1000 2000 inc 0 10", "go level 8",
          "go infinite", "go movetime 1 nodes 2 depth 3 clock 4 5 inc 6 7 level 1 infinite"}) {
        const auto go = parse_go(Words(words_of(text)).subspan(1), 2);
        ASSERT_TRUE(go.ok()) << text;
        EXPECT_EQ(format_go(*go), text);
    }
    EXPECT_EQ(read_go("clock 1 2 3 4", 4)->clock, (std::vector<u64>{1, 2, 3, 4}));
}

TEST(EngineWords, GoErrorsNameTheWord) {
    struct Case {
        std::string_view text, expected;
    };
    for (const Case& each : {
             Case{"fast", "go: unknown word 'fast'"},
             {"movetime", "movetime: expected a number from 1 to 1000000000000, found ''"},
             {"movetime 0", "movetime: expected a number from 1 to 1000000000000, found '0'"},
             {"nodes -5", "nodes: expected a number from 1 to 1000000000000000000, found '-5'"},
             {"depth 3 depth 4", "depth: given twice"},
             {"clock 100", "clock: expected a number from 0 to 1000000000000, found ''"},
             {"clock 1 2 3", "go: unknown word '3'"},
             {"clock 1 2 clock 1 2", "clock: given twice"},
             {"inc 1 2", "inc: needs clock beside it"},
             {"level 9", "level: expected a number from 1 to 8, found '9'"},
         }) {
        const auto go = read_go(each.text);
        ASSERT_FALSE(go.ok()) << each.text;
        EXPECT_EQ(go.error().text(), each.expected);
    }
}

TEST(EngineWords, LimitsComeFromWhatWasSaid) {
    const auto limits = [](std::string_view text) {
        return limits_of(*read_go(text), rules::Seat(1), false);
    };
    EXPECT_EQ(limits(""), std::nullopt);
    EXPECT_EQ(limits("level 3"), std::nullopt);
    EXPECT_EQ(limits("infinite"), catalog::Limits{});
    EXPECT_EQ(limits("nodes 7 depth 2 movetime 5"),
              (catalog::Limits{.nodes = 7, .depth = 2, .microseconds = 5'000}));
    EXPECT_EQ(limits("clock 1 60000")->microseconds, share_of_clock(60'000, 0, false));
    EXPECT_EQ(limits("clock 1 60000 inc 9 1000")->microseconds, share_of_clock(60'000, 1'000, false));
    EXPECT_EQ(limits("clock 1 60000 movetime 3")->microseconds, 3'000);
}

// Plays against the clock with the shares used up to the last microsecond and some of the way beside.
TEST(EngineWords, TheClockNeverRunsOut) {
    constexpr i64 kWay = 5'000;
    for (const u64 start : {100U, 1'000U, 60'000U, 600'000U})
        for (const u64 inc : {0U, 10U, 1'000U, 100'000U}) {
            i64 left = static_cast<i64>(start) * 1'000;
            for (int turn = 0; turn < 20 && left > 50'000; ++turn) {
                for (const bool later : {false, true, true})
                    left -= kWay + share_of_clock(static_cast<u64>(left / 1'000), inc, later);
                EXPECT_GT(left, 0) << start << '+' << inc << " turn " << turn;
                left += static_cast<i64>(inc) * 1'000;
            }
        }
    EXPECT_GT(share_of_clock(0, 0, false), 0);
    EXPECT_GT(share_of_clock(60'000, 0, false), share_of_clock(60'000, 0, true));
}

TEST(EngineWords, ScoresArePerSeat) {
    const search::Scores scores = {15'000, -15'000};
    EXPECT_EQ(format_scores(scores, rules::Sides::each_for_itself(2)), "5000 -5000");
    EXPECT_EQ(format_scores(scores, {4, 2, {0, 1, 0, 1}}), "5000 -5000 5000 -5000");
    EXPECT_EQ(format_scores({search::win_in(3), search::loss_in(3)}, rules::Sides::each_for_itself(2)),
              "win 3 loss 3");
    EXPECT_EQ(format_scores({search::kSurest, -search::kSurest, 1, 0}, rules::Sides::each_for_itself(4)),
              "9666 -9666 0 0");
}

TEST(EngineWords, InfoLines) {
    catalog::Thought thought;
    thought.depth = 4;
    thought.nodes = 500;
    thought.lines = {{{"e2", "e8"}, {300, -300}}, {{"d1"}, {0, 0}}};
    const rules::Sides sides = rules::Sides::each_for_itself(2);
    const auto infos = format_info(thought, sides, 250'000, true);
    ASSERT_EQ(infos.size(), 2U);
    EXPECT_EQ(infos[0], "info depth 4 rank 1 nodes 500 time 250 nps 2000 score 100 -100 line e2 e8");
    EXPECT_EQ(infos[1], "info depth 4 rank 2 nodes 500 time 250 nps 2000 score 0 0 line d1");
    EXPECT_EQ(format_info(thought, sides, 0, false)[0].find("rank"), std::string::npos);

    const Info info = parse_info(words_of(infos[0]));
    EXPECT_EQ(info.depth, 4U);
    EXPECT_EQ(info.nodes, 500U);
    EXPECT_EQ(info.scores, 2U);
    EXPECT_EQ(parse_info(words_of("info score win 3 -77 loss 0 10000 line e2")).scores, 4U);
    EXPECT_EQ(parse_info(words_of("info score 5 high 7 line e2")).scores, 1U);
    EXPECT_EQ(parse_info(words_of("info score 5 10001")).scores, 1U);
    EXPECT_EQ(parse_info(words_of("info score win")).scores, 0U);
    EXPECT_FALSE(parse_info(words_of("info nodes 1 line score 7")).scores.has_value());
    EXPECT_FALSE(parse_info(words_of("info line depth 7")).depth.has_value());
    EXPECT_FALSE(parse_info(words_of("info depth")).depth.has_value());
}

}  // namespace
}  // namespace thwart::cli
