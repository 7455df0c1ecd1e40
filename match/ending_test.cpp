#include "match/ending.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace thwart::match {
namespace {

using rules::Outcome;
using rules::Seat;
using rules::Sides;

constexpr Sides kPairs{4, 2, {0, 1, 0, 1}};

// What is stored and sent. A change here breaks old records.
TEST(Ending, NumbersAndNamesStay) {
    const std::vector<std::pair<unsigned, std::string>> known = {
        {10, "rules"},    {11, "stuck"}, {12, "standstill"}, {20, "repetition"}, {21, "agreed"},
        {30, "resigned"}, {31, "time"},  {32, "abandoned"},  {40, "aborted"}};
    ASSERT_EQ(known.size(), kEndings.size());
    for (const auto& [number, name] : known) {
        ASSERT_TRUE(ending_of(number)) << number;
        EXPECT_EQ(ending_name(*ending_of(number)), name);
        EXPECT_EQ(parse_ending(name), ending_of(number));
    }
    EXPECT_EQ(ending_of(0), std::nullopt);
    EXPECT_EQ(ending_of(41), std::nullopt);
    EXPECT_EQ(parse_ending("Rules"), std::nullopt);
    EXPECT_EQ(parse_ending(""), std::nullopt);
}

TEST(Ending, TheFirstToRetireRanksLast) {
    const std::vector<Seat> retired = {Seat(2), Seat(0)};
    const Outcome by_rules = Outcome::won_by(Seat(3), 4, 0b0101);
    EXPECT_EQ(by_rules, (Outcome{4, {3, 2, 3, 1}}));
    EXPECT_EQ(ranked(by_rules, retired), (Outcome{4, {3, 2, 4, 1}}));
    EXPECT_EQ(ranked(Outcome::won_by(Seat(1), 3, 0b101), retired), (Outcome{3, {2, 1, 3}}));
    EXPECT_EQ(ranked(Outcome{4, {1, 2, 1, 2}}, {}), (Outcome{4, {1, 2, 1, 2}}));
}

TEST(Ending, DrawnByThoseWhoStillPlay) {
    const std::vector<Seat> retired = {Seat(1), Seat(2)};
    EXPECT_EQ(drawn(2, {}), (Outcome{2, {1, 1}}));
    EXPECT_EQ(drawn(4, retired), (Outcome{4, {1, 3, 2, 1}}));
    EXPECT_EQ(drawn(4, {}, retired), (Outcome{4, {1, 2, 2, 1}}));
    const std::vector<Seat> missing = {Seat(3)};
    EXPECT_EQ(drawn(4, retired, missing), (Outcome{4, {1, 3, 2, 4}}));
}

TEST(Ending, TheOtherSideWins) {
    const std::vector<Seat> retired = {Seat(1), Seat(3)};
    EXPECT_EQ(given_up(Seat(0), Sides::each_for_itself(2), {}), (Outcome{2, {2, 1}}));
    EXPECT_EQ(given_up(Seat(2), Sides::each_for_itself(4), retired), (Outcome{4, {1, 4, 2, 3}}));
    EXPECT_EQ(given_up(Seat(3), kPairs, {}), (Outcome{4, {1, 2, 1, 2}}));
}

}  // namespace
}  // namespace thwart::match
