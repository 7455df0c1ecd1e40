#include "search/handicap.hpp"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace thwart::search {
namespace {

TEST(Handicap, OffMeansNothing) {
    base::Random random(1);
    EXPECT_FALSE(Handicap{}.is_on());
    for (int i = 0; i < 100; ++i) EXPECT_EQ(Handicap{}.bonus(random), 0);
}

TEST(Handicap, LotsAreBounded) {
    const Handicap handicap{1000, 600, 0};
    base::Random random(1);
    Score lowest = 0;
    Score highest = 0;
    for (int i = 0; i < 10'000; ++i) {
        const Score bonus = handicap.bonus(random);
        lowest = std::min(lowest, bonus);
        highest = std::max(highest, bonus);
    }
    EXPECT_EQ(lowest, -300);
    EXPECT_EQ(highest, 300);
}

// The limit is the 99.9 % quantile of Pearson's statistic with two degrees of freedom; the seed is fixed.
TEST(Handicap, ChoosesLikeSoftmax) {
    constexpr std::array<Score, 3> kScores = {0, 300, -700};
    constexpr int kDraws = 20'000;
    const Handicap handicap{500, 20'000, 0};
    base::Random random(3);
    std::array<int, 3> hits{};
    for (int i = 0; i < kDraws; ++i) {
        std::array<Score, 3> sums{};
        for (std::size_t move = 0; move < 3; ++move) sums[move] = kScores[move] + handicap.bonus(random);
        ++hits[static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin())];
    }
    double total = 0;
    for (const Score score : kScores) total += std::exp(score / 500.0);
    double statistic = 0;
    for (std::size_t move = 0; move < 3; ++move) {
        const double expected = kDraws * std::exp(kScores[move] / 500.0) / total;
        statistic += (hits[move] - expected) * (hits[move] - expected) / expected;
    }
    EXPECT_LT(statistic, 13.82);
}

TEST(Handicap, WhatIsCertainIsSeenClearly) {
    EXPECT_EQ(blurred(100, 30), 130);
    EXPECT_GT(blurred(win_in(3), -500), blurred(win_in(5), 500));
    EXPECT_GT(blurred(win_in(999), -500), blurred(kSurest, 20'000));
    EXPECT_LT(blurred(loss_in(3), 500), blurred(loss_in(5), -500));
    EXPECT_LT(blurred(loss_in(999), 500), blurred(-kSurest, -20'000));
}

TEST(Handicap, AMoveBeatsAnotherExactlyWhenItLooksBetter) {
    const std::vector<Score> scores = {loss_in(2), loss_in(40), -kSurest,   -70,      0,
                                       55,         kSurest,     win_in(40), win_in(3)};
    for (const Score best : scores)
        for (const Score score : scores)
            for (const Score lot : {-9'000, 0, 40, 9'000})
                EXPECT_EQ(score > to_beat(blurred(best, 10), lot), blurred(score, lot) > blurred(best, 10))
                    << best << ' ' << score << ' ' << lot;
}

}  // namespace
}  // namespace thwart::search
