#include "cli/match_spec.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

TEST(MatchSpec, ReadsPlayers) {
    const auto level = parse_player("level=3");
    ASSERT_TRUE(level.ok());
    EXPECT_EQ(level->name, "level=3");
    EXPECT_EQ(level->go.level, 3U);
    EXPECT_EQ(level->style, catalog::Style::best);
    EXPECT_TRUE(level->command.empty());

    const auto uct = parse_player("uct,nodes=500,depth=4,time=20,threads=2,hash=8,name=Tree");
    ASSERT_TRUE(uct.ok());
    EXPECT_EQ(uct->style, catalog::Style::uct);
    EXPECT_EQ(uct->name, "Tree");
    EXPECT_EQ(format_go(uct->go), "go movetime 20 nodes 500 depth 4");
    EXPECT_EQ(uct->threads, 2U);
    EXPECT_EQ(uct->table_bytes, 8 * kMebibyte);
}

TEST(MatchSpec, ACommandTakesTheRest) {
    const auto engine = parse_player("name=Other,nodes=7,cmd=./engine --list a,b,name=no");
    ASSERT_TRUE(engine.ok());
    EXPECT_EQ(engine->name, "Other");
    EXPECT_EQ(engine->go.nodes, 7U);
    EXPECT_EQ(engine->command, "./engine --list a,b,name=no");
}

TEST(MatchSpec, ErrorsNameTheKey) {
    for (const auto& [text, expected] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"", "player: expected a player such as level=8 or cmd=./engine"},
             {"bold", "player: cannot read 'bold'; known are "},
             {"level=9", "level: expected a number from 1 to 8, found '9'"},
             {"level=", "level: expected a number from 1 to 8, found ''"},
             {"nodes=0", "nodes: expected a number from 1 to "},
             {"depth=4294967297", "depth: expected a number from 1 to 1000000, found '4294967297'"},
             {"time=1000000000001", "time: expected a number from 1 to 1000000000000, "},
             {"hash=4097", "hash: expected a number from 1 to 4096, found '4097'"},
             {"nodes=5,nodes=6", "nodes: given twice"},
             {"threads=65", "threads: expected a number from 1 to 64, found '65'"},
             {"name=", "player: cannot read 'name='; known are "},
             {"cmd=", "cmd: expected a command line"},
             {"best,cmd=./engine", "player: an engine plays in its own style"},
         }) {
        const auto spec = parse_player(text);
        ASSERT_FALSE(spec.ok()) << text;
        EXPECT_EQ(spec.error().text().substr(0, expected.size()), expected);
    }
}

TEST(MatchSpec, UsualLimitsFillTheGaps) {
    Go usual;
    usual.nodes = 100;
    const auto players = parse_players({"level=3", "random,depth=2", "greedy", "greedy", "greedy"}, usual);
    ASSERT_TRUE(players.ok());
    EXPECT_EQ(format_go((*players)[0].go), "go nodes 100 level 3");
    EXPECT_EQ(format_go((*players)[1].go), "go depth 2");
    EXPECT_EQ((*players)[2].name, "greedy");
    EXPECT_EQ((*players)[3].name, "greedy#2");
    EXPECT_EQ((*players)[4].name, "greedy#3");
    EXPECT_FALSE(parse_players({"greedy", "x"}, usual).ok());
}

}  // namespace
}  // namespace thwart::cli
