#include "catalog/registry.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace thwart::catalog {
namespace {

TEST(Registry, ListsTheLinesOfGamesDef) {
    std::vector<std::string_view> names;
    for (const Module* module : modules()) names.push_back(module->name);
    const std::vector<std::string_view> expected = {
#define GAME(name) #name,
#include "games/games.def"
#undef GAME
    };
    EXPECT_EQ(names, expected);
    EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), names.size());
}

TEST(Registry, StartsEveryGameByItsName) {
    for (const Module* module : modules()) {
        const auto session = start(module->name);
        ASSERT_TRUE(session.ok()) << module->name;
        EXPECT_EQ((*session)->setup().substr(0, module->name.size()), module->name);
        EXPECT_FALSE((*session)->legal().empty()) << module->name;
        const auto again = start((*session)->setup());
        ASSERT_TRUE(again.ok()) << (*session)->setup();
        EXPECT_EQ((*again)->position(), (*session)->position());
        EXPECT_EQ((*again)->setup(), (*session)->setup());
    }
}

// A user reads names, values and meanings, and `thwart games --json` puts them between quotes as they are.
TEST(Registry, WordsArePlain) {
    const auto plain = [](std::string_view text) {
        return !text.empty() && std::ranges::all_of(text, [](char c) {
            return c >= ' ' && c <= '~' && c != '"' && c != '\\';
        });
    };
    for (const Module* module : modules()) {
        EXPECT_TRUE(plain(module->name));
        EXPECT_LE(module->keys.keys.size(), rules::kMaxKeys) << module->name;
        for (const rules::Key& key : module->keys.keys) {
            EXPECT_TRUE(plain(key.name) && plain(key.meaning)) << key.name;
            EXPECT_FALSE(key.values.empty()) << key.name;
            for (const std::string_view value : key.values) EXPECT_TRUE(plain(value)) << key.name;
        }
    }
}

TEST(Registry, ReadsSetups) {
    const auto choice = parse_setup("quoridor:first=3,players=4");
    ASSERT_TRUE(choice.ok());
    EXPECT_EQ(choice->module->name, "quoridor");
    EXPECT_EQ(rules::format_options(choice->module->keys, choice->options),
              "players=4,sidestep=barred,first=3");
    EXPECT_EQ((*start("quoridor:players=4"))->setup(), "quoridor:players=4,sidestep=barred,first=1");
}

TEST(Registry, ErrorsNameTheKeyAndStartNothing) {
    struct Case {
        std::string_view text, expected;
    };
    for (const Case& each : {
             Case{"", "setup: unknown game ''; known are "},
             {"chess", "setup: unknown game 'chess'; known are "},
             {"Quoridor", "setup: unknown game 'Quoridor'; known are "},
             {" quoridor", "setup: unknown game ' quoridor'; known are "},
             {"quoridor ", "setup: unknown game 'quoridor '; known are "},
             {":players=2", "setup: unknown game ''; known are "},
             {"sample", "setup: unknown game 'sample'; known are "},
             {"quoridor:", "setup: expected key=value after the colon"},
             {"quoridor:players", "setup: expected key=value, found 'players'"},
             {"quoridor:men=10", "setup: unknown key 'men'; known are players, sidestep, first"},
             {"quoridor:players=3", "players: unknown value '3'; known are 2, 4"},
             {"quoridor:players=4:first=2", "players: unknown value '4:first=2'; known are 2, 4"},
             {"quoridor:players=2,players=2", "players: given twice"},
             {"quoridor:first=3", "first: must be one of 1, 2 here"},
             {"quoridor\n", "setup: unknown game 'quoridor\\x0a'; known are "},
         }) {
        const auto choice = parse_setup(each.text);
        const auto session = start(each.text);
        ASSERT_FALSE(choice.ok() || session.ok()) << each.text;
        EXPECT_EQ(choice.error().text().substr(0, each.expected.size()), each.expected);
        EXPECT_EQ(choice.error(), session.error()) << each.text;
    }
}

}  // namespace
}  // namespace thwart::catalog
