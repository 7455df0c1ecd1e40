#include "search/handicap.hpp"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace thwart::search
