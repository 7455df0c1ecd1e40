#include "cli/json.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace thwart::cli {
namespace {

TEST(Json, TextsAreEscaped) {
    EXPECT_EQ(json_text("plain"), R"("plain")");
    EXPECT_EQ(json_text(R"(a"b\c)"), R"("a\"b\\c")");
    EXPECT_EQ(json_text(std::string_view("\n\0\x7f\xff", 4)), R"("\u000a\u0000\u007f\u00ff")");
}

TEST(Json, NumbersAreFinite) {
    EXPECT_EQ(json_number(0.5), "0.5");
    EXPECT_EQ(json_number(-3), "-3");
    EXPECT_EQ(json_number(0.123456), "0.1235");
    EXPECT_EQ(json_number(1'234'567), "1234567");
    EXPECT_EQ(json_number(std::numeric_limits<double>::infinity()), "null");
    EXPECT_EQ(json_number(std::numeric_limits<double>::quiet_NaN()), "null");
}

TEST(Json, ObjectsAndLists) {
    EXPECT_EQ(JsonObject().text(), "{}");
    EXPECT_EQ(JsonObject().add("a", "1").add_text("b", "x").text(), R"({"a":1,"b":"x"})");
    EXPECT_EQ(json_list({}), "[]");
    EXPECT_EQ(json_list({"1", "null"}), "[1,null]");
    EXPECT_EQ(json_list(std::vector<int>{1, 2}, [](int number) { return std::to_string(-number); }),
              "[-1,-2]");
}

}  // namespace
}  // namespace thwart::cli
