#include "cli/match_log.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <unistd.h>

namespace thwart::cli {
namespace {

MatchResult sample_result(u64 number) {
    return {number,
            {1, 0, 1, 0},
            {4, {2, 1, 2, 2}},
            Ending::stall,
            3,
            57,
            {{28, 280'000, 170, 123'456}, {29, 0, 0, 9}}};
}

TEST(MatchLog, LinesRoundTrip) {
    const MatchResult result = sample_result(11);
    const std::string line = format_result(result);
    EXPECT_EQ(line,
              "match 12 players 2,1,2,1 ranks 2,1,2,2 ending stall culprit 3 steps 57 work "
              "28:280000:170:123456 29:0:0:9");
    const auto read = parse_result(line, 2);
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(*read, result);
}

TEST(MatchLog, BrokenLinesAreRefused) {
    const std::string line = format_result(sample_result(0));
    EXPECT_FALSE(parse_result(line, 1).ok());
    EXPECT_FALSE(parse_result(line, 3).ok());
    EXPECT_FALSE(parse_result("", 2).ok());
    for (const auto& [old_part, new_part] : std::vector<std::pair<std::string, std::string>>{
             {"match 1 ", "match 0 "},
             {"match", "game"},
             {"players 2,1,2,1", "players 2,1,2"},
             {"players 2,1,2,1", "players 2,1,2,3"},
             {"ending stall", "ending boredom"},
             {"culprit 3", "culprit 5"},
             {"2,1,2,1 ranks 2,1,2,2", "2,1 ranks 2,1"},
             {"steps 57", "steps x"},
             {"29:0:0:9", "29:0:0"},
         }) {
        std::string broken = line;
        broken.replace(broken.find(old_part), old_part.size(), new_part);
        EXPECT_FALSE(parse_result(broken, 2).ok()) << broken;
    }
}

class LogFile : public testing::Test {
protected:
    LogFile()
        : path_((std::filesystem::temp_directory_path() / ("thwart_log_" + std::to_string(getpid())))
                    .string()) {
        std::filesystem::remove(path_);
    }
    ~LogFile() override { std::filesystem::remove(path_); }

    [[nodiscard]] std::string content() const {
        std::ifstream file(path_);
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }
    void append(std::string_view text) const { std::ofstream(path_, std::ios::app) << text; }

    std::string path_;
};

TEST_F(LogFile, BeginsAndGoesOn) {
    {
        auto log = open_log(path_, false, "series x", 2);
        ASSERT_TRUE(log.ok());
        EXPECT_TRUE(log->file.write(format_result(sample_result(4)) + '\n'));
    }
    append("match 6 players 2,1");  // torn
    {
        auto log = open_log(path_, true, "series x", 2);
        ASSERT_TRUE(log.ok()) << log.error().text();
        ASSERT_EQ(log->finished.size(), 1U);
        EXPECT_EQ(log->finished[0], sample_result(4));
        EXPECT_TRUE(log->file.write(format_result(sample_result(5)) + '\n'));
    }
    EXPECT_EQ(content(),
              "series x\n" + format_result(sample_result(4)) + '\n' + format_result(sample_result(5)) + '\n');
}

TEST_F(LogFile, NeverMixesOrOverwrites) {
    EXPECT_TRUE(open_log(path_, true, "series x", 2).ok()) << "nothing to resume is a beginning";
    EXPECT_EQ(open_log(path_, false, "series x", 2).error().text(),
              "log: the file exists; resume it or choose another name");
    EXPECT_EQ(open_log(path_, true, "series y", 2).error().text(), "log: it belongs to another series");
    append("nonsense\n");
    EXPECT_EQ(open_log(path_, true, "series x", 2).error().text(), "log: line 2: unknown number of words");
    EXPECT_EQ(content(), "series x\nnonsense\n");
    EXPECT_FALSE(open_log("/no/such/folder/log", false, "series x", 2).ok());
}

TEST(MatchLog, TheHeadingTellsSeriesApart) {
    const MatchTerms terms{*catalog::parse_setup("quoridor"), 1, 0, 2'000, {}, 0, "2026.01.01"};
    const auto players = *parse_players({"level=3", "cmd=./engine\nx"}, {});
    const std::string heading = series_heading(terms, players);
    EXPECT_EQ(heading.find('\n'), std::string::npos);
    MatchTerms other = terms;
    other.date = "";
    EXPECT_EQ(series_heading(other, players), heading) << "it may go on the next day";
    other.seed = 2;
    EXPECT_NE(series_heading(other, players), heading);
    other = terms;
    other.clock = 5;
    EXPECT_NE(series_heading(other, players), heading);
    EXPECT_NE(series_heading(terms, *parse_players({"level=3,nodes=5", "cmd=./engine\nx"}, {})), heading);
}

}  // namespace
}  // namespace thwart::cli
