#include "base/text.hpp"

#include <gtest/gtest.h>

namespace thwart::base {
namespace {

using Parts = std::vector<std::string_view>;

TEST(Text, SplitGivesOnePartMoreThanSeparators) {
    EXPECT_EQ(split("", ','), Parts{""});
    EXPECT_EQ(split("a", ','), Parts{"a"});
    EXPECT_EQ(split("a,b", ','), (Parts{"a", "b"}));
    EXPECT_EQ(split(",", ','), (Parts{"", ""}));
    EXPECT_EQ(split(",a,,b,", ','), (Parts{"", "a", "", "b", ""}));
    EXPECT_EQ(split("a b", ','), Parts{"a b"});
    EXPECT_EQ(split(std::string_view("a\0b", 3), '\0'), (Parts{"a", "b"}));
}

TEST(Text, ParseNumberReadsWhatWeWrite) {
    for (const u32 number : {0U, 1U, 9U, 10U, 4294967295U})
        EXPECT_EQ(parse_number(std::to_string(number), 0xffffffffU), number);
    EXPECT_EQ(parse_number("10", 10), 10U);
    EXPECT_EQ(parse_number("0", 0), 0U);
}

TEST(Text, ParseNumberRefusesEverythingElse) {
    for (const std::string_view text : {"", "00", "01", "+1", "-1", " 1", "1 ", "1.", "1e1", "0x1", "a", "1a",
                                        "1\n", "4294967296", "99999999999999999999", "18446744073709551617"})
        EXPECT_EQ(parse_number(text, 0xffffffffU), std::nullopt) << text;
    EXPECT_EQ(parse_number(std::string_view("1\0", 2), 9), std::nullopt);
    EXPECT_EQ(parse_number("11", 10), std::nullopt);
    EXPECT_EQ(parse_number("1", 0), std::nullopt);
}

TEST(Text, QuoteMakesAnythingPrintable) {
    EXPECT_EQ(quote(""), "''");
    EXPECT_EQ(quote("e2 ~!"), "'e2 ~!'");
    EXPECT_EQ(quote("a\nb"), "'a\\x0ab'");
    EXPECT_EQ(quote(std::string_view("\0\x7f\xff", 3)), "'\\x00\\x7f\\xff'");
    EXPECT_EQ(quote("\xc3\xa9"), "'\\xc3\\xa9'");
}

TEST(Text, QuoteShortensLongTexts) {
    EXPECT_EQ(quote(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
    EXPECT_EQ(quote(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
    EXPECT_LE(quote(std::string(1'000'000, '\n')).size(), 40U * 4 + 5);
}

TEST(Text, CatJoinsTextsCharactersAndNumbers) {
    EXPECT_EQ(cat(), "");
    EXPECT_EQ(cat("a", 'b', std::string("c"), std::string_view("d"), 1, -2, u8{65}, u64{1} << 63),
              "abcd1-2659223372036854775808");
}

}  // namespace
}  // namespace thwart::base
