#include "rules/options.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace thwart::rules {
namespace {

constexpr std::array<std::string_view, 3> kPlayers = {"2", "1", "3"};
constexpr std::array<std::string_view, 2> kSeating = {"opposite", "skip"};
constexpr std::array<std::string_view, 3> kFirst = {"1", "2", "3"};
constexpr std::array<Key, 3> kKeys = {{
    {"players", kPlayers, "how many play"},
    {"seating", kSeating, "where two sit"},
    {"first", kFirst, "the seat that begins"},
}};

// Two choose their seating; there are as many first seats as players; alone nobody asks who begins.
unsigned open_values(const Options& chosen, std::size_t key) {
    constexpr std::array<unsigned, 3> kSeats = {2, 1, 3};
    const unsigned players = kSeats[chosen.choice[0]];
    if (key == 1) return players == 2 ? 2 : 0;
    if (key == 2) return players == 1 ? 0 : players;
    return 3;
}
constexpr KeyTable kTable = {kKeys, open_values};

std::string canonical(std::string_view text) {
    const auto options = parse_options(kTable, text);
    return options.ok() ? format_options(kTable, *options) : options.error().text();
}

TEST(Options, CanonicalFormNamesEveryKeyThatApplies) {
    struct Case {
        std::string_view text, expected;
    };
    for (const Case& each : {
             Case{"", "players=2,seating=opposite,first=1"},
             {"players=2", "players=2,seating=opposite,first=1"},
             {"players=1", "players=1"},
             {"players=3", "players=3,first=1"},
             {"first=2", "players=2,seating=opposite,first=2"},
             {"first=3,players=3", "players=3,first=3"},
             {"first=2,seating=skip,players=2", "players=2,seating=skip,first=2"},
         })
        EXPECT_EQ(canonical(each.text), each.expected) << each.text;
}

TEST(Options, ErrorsNameTheKey) {
    using Kind = base::Error::Kind;
    struct Case {
        std::string_view text;
        base::Error expected;
    };
    const std::string known_keys = "; known are players, seating, first";
    const std::string known_players = "; known are 2, 1, 3";
    for (const Case& each : {
             Case{"men=10", {Kind::malformed, "setup", "unknown key 'men'" + known_keys}},
             {"Players=2", {Kind::malformed, "setup", "unknown key 'Players'" + known_keys}},
             {" players=2", {Kind::malformed, "setup", "unknown key ' players'" + known_keys}},
             {"=2", {Kind::malformed, "setup", "unknown key ''" + known_keys}},
             {"players", {Kind::malformed, "setup", "expected key=value, found 'players'"}},
             {"players=2,", {Kind::malformed, "setup", "expected key=value, found ''"}},
             {",players=2", {Kind::malformed, "setup", "expected key=value, found ''"}},
             {"players=2,players=2", {Kind::malformed, "players", "given twice"}},
             {"players=2,first=1,players=3", {Kind::malformed, "players", "given twice"}},
             {"players=", {Kind::malformed, "players", "unknown value ''" + known_players}},
             {"players=4", {Kind::malformed, "players", "unknown value '4'" + known_players}},
             {"players=02", {Kind::malformed, "players", "unknown value '02'" + known_players}},
             {"players=2=2", {Kind::malformed, "players", "unknown value '2=2'" + known_players}},
             {"first=3", {Kind::not_allowed, "first", "must be one of 1, 2 here"}},
             {"players=3,seating=skip", {Kind::not_allowed, "seating", "does not apply to this setup"}},
             {"seating=opposite,players=1", {Kind::not_allowed, "seating", "does not apply to this setup"}},
             {"players=1,first=1", {Kind::not_allowed, "first", "does not apply to this setup"}},
         }) {
        const auto options = parse_options(kTable, each.text);
        ASSERT_FALSE(options.ok()) << each.text;
        EXPECT_EQ(options.error().text(), each.expected.text()) << each.text;
        EXPECT_EQ(options.error().kind, each.expected.kind) << each.text;
    }
}

TEST(Options, ErrorsAreOnePrintableLine) {
    for (const std::string& text :
         {std::string("a\nb=\x80"), std::string("players=\0", 9), std::string(100'000, ',')}) {
        const auto options = parse_options(kTable, text);
        ASSERT_FALSE(options.ok());
        EXPECT_LT(options.error().text().size(), 300U);
        EXPECT_TRUE(std::ranges::all_of(options.error().text(), [](char c) { return c >= ' ' && c <= '~'; }));
    }
}

TEST(Options, AllOptionsAreAllThatMakeSense) {
    std::set<std::string> texts;
    for (const Options& options : all_options(kTable)) {
        const std::string text = format_options(kTable, options);
        EXPECT_TRUE(texts.insert(text).second) << text;
        const auto again = parse_options(kTable, text);
        ASSERT_TRUE(again.ok()) << text;
        EXPECT_EQ(*again, options) << text;
    }
    EXPECT_EQ(texts,
              (std::set<std::string>{"players=1", "players=2,seating=opposite,first=1",
                                     "players=2,seating=opposite,first=2", "players=2,seating=skip,first=1",
                                     "players=2,seating=skip,first=2", "players=3,first=1",
                                     "players=3,first=2", "players=3,first=3"}));
    EXPECT_EQ(all_options(kTable).front(), Options{}) << "the defaults come first";
}

TEST(Options, AGameWithoutKeysHasOneSetup) {
    constexpr KeyTable kNone = {{}, open_values};
    EXPECT_EQ(all_options(kNone).size(), 1U);
    EXPECT_TRUE(parse_options(kNone, "").ok());
    EXPECT_EQ(format_options(kNone, {}), "");
    EXPECT_FALSE(parse_options(kNone, "players=2").ok());
}

}  // namespace
}  // namespace thwart::rules
