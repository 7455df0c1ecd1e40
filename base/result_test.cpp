#include "base/result.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace thwart::base {
namespace {

Result<int> half(int number) {
    if (number % 2 != 0) return not_allowed("rule 1", "odd numbers have no half");
    return number / 2;
}

TEST(Result, HoldsAValue) {
    Result<int> result = half(8);
    EXPECT_TRUE(result.ok());
    EXPECT_TRUE(static_cast<bool>(result));
    EXPECT_EQ(*result, 4);
    EXPECT_EQ(result.value(), 4);
    *result = 5;
    EXPECT_EQ(result.value(), 5);
}

TEST(Result, HoldsAnError) {
    const Result<int> result = half(7);
    EXPECT_FALSE(result.ok());
    EXPECT_FALSE(static_cast<bool>(result));
    EXPECT_EQ(result.error(), not_allowed("rule 1", "odd numbers have no half"));
}

TEST(Result, ReachesIntoValues) {
    Result<std::string> text = std::string("abc");
    EXPECT_EQ(text->size(), 3U);
    const Result<std::string>& fixed = text;
    EXPECT_EQ(fixed->size(), 3U);
    EXPECT_EQ(*fixed, "abc");
}

TEST(Result, CarriesWhatCannotBeCopied) {
    Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
    const Result<std::unique_ptr<int>> moved = std::move(result);
    EXPECT_EQ(**moved, 3);
}

TEST(Result, TellsDoneFromError) {
    const Status done = Done{};
    const Status failed = malformed("stocks", "expected a number");
    EXPECT_TRUE(done.ok());
    EXPECT_EQ(*done, Done{});
    EXPECT_FALSE(failed.ok());
}

TEST(Error, SaysWhereAndWhat) {
    EXPECT_EQ(malformed("stocks", "expected a number").text(), "stocks: expected a number");
    EXPECT_EQ(malformed("a", "b").kind, Error::Kind::malformed);
    EXPECT_EQ(not_allowed("a", "b").kind, Error::Kind::not_allowed);
    EXPECT_NE(malformed("a", "b"), not_allowed("a", "b"));
    EXPECT_NE(malformed("a", "b"), malformed("a", "c"));
    EXPECT_NE(malformed("a", "b"), malformed("c", "b"));
}

#ifndef NDEBUG
TEST(ResultDeathTest, AssertsThatItWasAsked) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(static_cast<void>(half(7).value()), "assertion failed: ok\\(\\)");
    EXPECT_DEATH(static_cast<void>(half(8).error()), "assertion failed: !ok\\(\\)");
}
#endif

}  // namespace
}  // namespace thwart::base
