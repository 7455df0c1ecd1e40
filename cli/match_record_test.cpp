#include "cli/match_record.hpp"

#include "catalog/registry.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

using rules::Seat;
using rules::Turn;

TEST(MatchRecord, TurnsLastUntilAnotherSeatActs) {
    RecordWriter writer;
    writer.set_header("Game", "barricade:players=2");
    writer.add(Turn::chance(Seat(0)), "5");
    writer.add(Turn::decision(Seat(0)), "home-e3");
    writer.add(Turn::decision(Seat(0)), "*h13");
    writer.add(Turn::chance(Seat(1)), "4");
    writer.add(Turn::decision(Seat(1)), "g1-i2");
    writer.add(Turn::chance(Seat(0)), "1");
    EXPECT_EQ(format_record(writer.record(), 2),
              "[Game \"barricade:players=2\"]\n\n1. 5,home-e3,*h13 4,g1-i2 2. 1\n\n");
}

TEST(MatchRecord, LongRecordsAreWrapped) {
    RecordWriter writer;
    writer.set_header("Game", "quoridor");
    for (unsigned i = 0; i < 300; ++i) writer.add(Turn::decision(Seat(i % 2)), "e5h");
    const std::string text = format_record(writer.record(), 2);
    for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
        EXPECT_LE(end - begin, 100U);
    const auto read = parse_records(text);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->front().steps().size(), 300U);
}

TEST(MatchRecord, HeadersKeepQuotesAndBackslashes) {
    RecordWriter writer;
    writer.set_header("Game", "quoridor");
    writer.set_header("Seat1", R"(cmd=sh -c "x\y")");
    const auto read = parse_records(format_record(writer.record(), 2));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->front().header("Seat1"), R"(cmd=sh -c "x\y")");
    EXPECT_EQ(read->front().header("Seat2"), std::nullopt);
}

TEST(MatchRecord, ReadsWhatPeopleWrite) {
    const auto read = parse_records(
        "\n[Game \"quoridor\"]\r\n[Result   \"1-2\"]\n\n"
        "1. e2 {[%clk 0:04:59]} e8 {a comment\n over two lines} 2... e3,e7\n\n\n"
        "[Game \"halma\"]\n1. e5-g5{close by}q1-p1\n");
    ASSERT_TRUE(read.ok()) << read.error().text();
    ASSERT_EQ(read->size(), 2U);
    const auto steps = (*read)[0].steps();
    ASSERT_EQ(steps.size(), 4U);
    EXPECT_EQ(steps[1].text, "e8");
    EXPECT_EQ(steps[1].place(), "line 5, column 24");
    EXPECT_EQ(steps[3].text, "e7");
    EXPECT_EQ(steps[3].place(), "line 6, column 26");
    EXPECT_EQ((*read)[0].header("Result"), "1-2");
    EXPECT_EQ((*read)[1].header("Game"), "halma");
    EXPECT_EQ((*read)[1].steps().size(), 2U);
}

TEST(MatchRecord, ErrorsNameLineAndColumn) {
    for (const auto& [text, expected] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"", "line 1, column 1: there is no record in it"},
             {"{nothing}\n", "line 2, column 1: there is no record in it"},
             {"e2", "line 1, column 1: expected a header [Game \"...\"] first"},
             {"[Game quoridor]", "line 1, column 1: expected [Key \"value\"]"},
             {"[Game \"quoridor]\n\n1. e2", "line 1, column 1: expected [Key \"value\"]"},
             {"[Game \"x\"]\n1. e2 {open", "line 2, column 7: the comment does not end"},
             {"[Game \"x\"]\n1. e2,,e3", "line 2, column 7: expected a step between the commas"},
         }) {
        const auto read = parse_records(text);
        ASSERT_FALSE(read.ok()) << text;
        EXPECT_EQ(read.error().text(), expected);
    }
}

TEST(MatchRecord, EveryGameSurvivesTheWayThere) {
    for (const catalog::Module* module : catalog::modules()) {
        const auto session = module->start({});
        base::Random random(5);
        RecordWriter writer;
        writer.set_header("Game", session->setup());
        std::vector<std::string> played;
        for (int i = 0; i < 200 && session->turn().kind != Turn::Kind::over; ++i) {
            const Turn turn = session->turn();
            played.push_back(session->play_random(random));
            writer.add(turn, played.back());
        }
        const auto read = parse_records(format_record(writer.record(), session->sides().seats));
        ASSERT_TRUE(read.ok()) << module->name;
        std::vector<std::string> steps;
        for (const RecordStep& step : read->front().steps()) steps.push_back(step.text);
        EXPECT_EQ(steps, played);
    }
}

}  // namespace
}  // namespace thwart::cli
