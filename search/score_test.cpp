#include "search/score.hpp"

#include <gtest/gtest.h>

namespace thwart::search {
namespace {

TEST(Score, SoonerIsMoreExtreme) {
    static_assert(win_in(3) > win_in(4) && loss_in(3) < loss_in(4));
    static_assert(is_win(win_in(kLongest)) && is_loss(loss_in(kLongest)));
    static_assert(!is_certain(kSurest) && !is_certain(-kSurest) && !is_certain(0));
    EXPECT_EQ(steps_to_end(win_in(17)), 17U);
    EXPECT_EQ(steps_to_end(loss_in(17)), 17U);
}

TEST(Score, GuessesStayApartFromCertainty) {
    EXPECT_EQ(guess(123), 123);
    EXPECT_EQ(guess(kWin), kSurest);
    EXPECT_EQ(guess(-kWin), -kSurest);
}

TEST(Score, OfAFinishedGame) {
    const rules::Sides pairs{4, 2, {0, 1, 0, 1}};
    const rules::Outcome team_wins{4, {1, 2, 1, 2}};
    EXPECT_EQ(final_score(team_wins, pairs, 0, 5), win_in(5));
    EXPECT_EQ(final_score(team_wins, pairs, 1, 5), loss_in(5));
    const rules::Sides three = rules::Sides::each_for_itself(3);
    const rules::Outcome shared{3, {1, 2, 1}};
    EXPECT_EQ(final_score(shared, three, 0, 5), 0);
    EXPECT_EQ(final_score(shared, three, 1, 5), loss_in(5));
    EXPECT_EQ(final_score(shared, three, 2, 5), 0);
    EXPECT_EQ(final_score({1, {1}}, rules::Sides::each_for_itself(1), 0, 2), win_in(2));
}

TEST(Score, AnAverageIsCertainOnlyWhereAllOutcomesAre) {
    const Score win = win_in(2);
    const Score loss = loss_in(2);
    EXPECT_EQ(average(2 * i64{win} + 4, 2, win, win + 4), win + 2);
    EXPECT_EQ(average(3 * i64{loss}, 3, loss, loss), loss);
    // Certain with 99 of 100 is a guess like any other.
    EXPECT_EQ(average(99 * i64{win} + loss, 100, loss, win), kSurest);
    EXPECT_EQ(average(99 * i64{loss} + win, 100, loss, win), -kSurest);
    EXPECT_EQ(average(99 * i64{win}, 100, 0, win), kSurest);
    // Opposite views stay opposite.
    EXPECT_EQ(average(-7, 2, -10, 3), -average(7, 2, -3, 10));
}

}  // namespace
}  // namespace thwart::search
