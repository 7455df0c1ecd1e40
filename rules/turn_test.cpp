#include "rules/turn.hpp"

#include <gtest/gtest.h>

namespace thwart::rules {
namespace {

TEST(Turn, KnowsKindAndSeat) {
    EXPECT_EQ(Turn::decision(Seat(2)).kind, Turn::Kind::decision);
    EXPECT_EQ(Turn::decision(Seat(2)).seat, Seat(2));
    EXPECT_EQ(Turn::chance(Seat(1)).kind, Turn::Kind::chance);
    EXPECT_EQ(Turn::chance(Seat(1)).seat, Seat(1));
    EXPECT_EQ(Turn::over().kind, Turn::Kind::over);
}

TEST(Turn, DiffersByKindAndSeat) {
    EXPECT_EQ(Turn::decision(Seat(1)), Turn::decision(Seat(1)));
    EXPECT_NE(Turn::decision(Seat(1)), Turn::decision(Seat(0)));
    EXPECT_NE(Turn::decision(Seat(1)), Turn::chance(Seat(1)));
    EXPECT_EQ(Turn::over(), Turn{});
}

}  // namespace
}  // namespace thwart::rules
