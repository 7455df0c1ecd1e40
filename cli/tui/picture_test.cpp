#include "cli/tui/picture.hpp"

#include <gtest/gtest.h>

namespace thwart::cli::tui {
namespace {

using Lines = std::vector<std::string>;

TEST(Picture, CountsColumns) {
    EXPECT_EQ(width_of("Grün"), 4);
    EXPECT_EQ(width_of("●■"), 2);
    EXPECT_EQ(width_of("你的走法："), 10);
    EXPECT_EQ(width_of("e\u0301"), 1);
}

TEST(Picture, ReadsAndWritesUtf8) {
    EXPECT_EQ(decode("aä…你"), U"aä…你");
    EXPECT_EQ(encode(U'你') + encode(U'ä') + encode(U'a') + encode(U'\U0001f600'), "你äa\U0001f600");
    EXPECT_EQ(decode("a\xff\xe4z"), U"a\ufffd\ufffdz");
    EXPECT_EQ(decode("\x1b[2J"), U" [2J");  // nothing that could command a terminal
}

TEST(Picture, WrapsBetweenWordsAndChineseLetters) {
    EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"}));
    EXPECT_EQ(wrap("你的走法，是", 6), (Lines{"你的走", "法，是"}));
    EXPECT_EQ(wrap("你的走，法", 6), (Lines{"你的", "走，法"}));  // a comma does not begin a line
    EXPECT_EQ(wrap("a\n\nb", 5), (Lines{"a", "", "b"}));
    EXPECT_EQ(wrap("unbreakable", 4), (Lines{"unbr", "eaka", "ble"}));
    EXPECT_EQ(wrap("", 4), Lines{""});
}

TEST(Picture, CutsWhatIsTooLong) {
    EXPECT_EQ(fit("abcdef", 6), "abcdef");
    EXPECT_EQ(fit("abcdefg", 6), "abcde…");
    EXPECT_EQ(fit("你的走法", 6), "你的…");
    EXPECT_EQ(fit("abc", 0), "");
}

TEST(Picture, ShowsNothingOutside) {
    Picture picture({6, 2});
    EXPECT_EQ(picture.write({4, 0}, "abc"), 2);
    EXPECT_EQ(picture.write({5, 1}, "你"), 0);  // half a letter is none
    EXPECT_EQ(picture.write({0, 1}, "你a"), 3);
    picture.put({-1, 0}, {});
    picture.put({0, 2}, {});
    EXPECT_EQ(to_text(picture), "    ab\n你a\n");
    EXPECT_FALSE(picture.contains({6, 0}));
}

TEST(Picture, KeepsWhatAClickMeans) {
    Picture picture({6, 1});
    picture.write({0, 0}, "pile");
    picture.set_site({0, 0}, 4, 7);
    EXPECT_EQ(picture.at({3, 0}).site, 7);
    EXPECT_EQ(picture.at({4, 0}).site, rules::kNoSite);
    EXPECT_EQ(picture.at({0, 0}).letter, U'p');
}

}  // namespace
}  // namespace thwart::cli::tui
