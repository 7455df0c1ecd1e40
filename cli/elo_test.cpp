#include "cli/elo.hpp"

#include "base/random.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

Shares shares_of(std::initializer_list<std::pair<double, int>> counts) {
    Shares shares;
    for (const auto& [share, count] : counts)
        for (int i = 0; i < count; ++i) shares.add(share);
    return shares;
}

TEST(Elo, SharesAndDifferences) {
    EXPECT_DOUBLE_EQ(share_of_elo(0), 0.5);
    EXPECT_NEAR(share_of_elo(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(elo_of_share(0.75), 190.85, 0.01);
    EXPECT_EQ(elo_of_share(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(elo_of_share(0), -std::numeric_limits<double>::infinity());
    for (const double elo : {-300.0, -7.0, 0.0, 42.0, 500.0})
        EXPECT_NEAR(elo_of_share(share_of_elo(elo)), elo, 1e-9);
}

TEST(Elo, MeanAndError) {
    EXPECT_EQ(Shares().mean(), 0);
    const Shares shares = shares_of({{0, 100}, {0.5, 200}, {1, 100}});
    EXPECT_DOUBLE_EQ(shares.mean(), 0.5);
    EXPECT_NEAR(shares.error(), 1.96 * std::sqrt(0.125 / 400), 0.001);
    EXPECT_GT(shares_of({{1, 3}}).error(), 0.1) << "three wins prove little";
    EXPECT_LT(shares_of({{1, 3000}}).error(), 0.01);
}

TEST(Elo, PairsThatCancelOutMakeTheErrorSmall) {
    const Shares paired = shares_of({{0.25, 10}, {0.5, 180}, {0.75, 10}});
    const Shares single = shares_of({{0, 100}, {1, 100}});
    EXPECT_LT(paired.error(), single.error() / 3);
}

TEST(Sprt, RatioOfWinsAndLossesIsThePlainOne) {
    // With two results the test is the classic one: a sum of logarithms of the two models' chances.
    const Sprt sprt{0, 50};
    const double s0 = share_of_elo(0);
    const double s1 = share_of_elo(50);
    const double expected = 60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0));
    EXPECT_NEAR(sprt.ratio(shares_of({{0, 40}, {1, 60}})), expected, 0.01);
}

TEST(Sprt, RatioIsNearTheNormalApproximation) {
    const Sprt sprt{0, 5};
    const Shares shares = shares_of({{0, 40}, {0.25, 240}, {0.5, 420}, {0.75, 250}, {1, 50}});
    double variance = 0;
    for (const auto& [share, count] : shares.counts())
        variance += (share - shares.mean()) * (share - shares.mean()) * static_cast<double>(count) / 1000;
    const double s0 = share_of_elo(0);
    const double s1 = share_of_elo(5);
    const double normal = 1000 * (s1 - s0) * (2 * shares.mean() - s0 - s1) / (2 * variance);
    EXPECT_NEAR(sprt.ratio(shares), normal, 0.02);
}

TEST(Sprt, DecidesBothWays) {
    const Sprt sprt{0, 20};
    EXPECT_EQ(sprt.verdict(Shares()), Sprt::Verdict::open);
    EXPECT_EQ(sprt.verdict(shares_of({{1, 3}})), Sprt::Verdict::open);
    EXPECT_EQ(sprt.verdict(shares_of({{0, 300}, {1, 700}})), Sprt::Verdict::elo1);
    EXPECT_EQ(sprt.verdict(shares_of({{0, 700}, {1, 300}})), Sprt::Verdict::elo0);
    EXPECT_NEAR(Sprt::bound(), 2.944, 0.001);
}

// Plays out many tests of a player that is as strong as the hypothesis says.
TEST(Sprt, IsRarelyWrong) {
    constexpr int kTests = 300;
    const Sprt sprt{0, 60};
    for (const double truth : {0.0, 60.0}) {
        int wrong = 0;
        for (int test = 0; test < kTests; ++test) {
            base::Random random(static_cast<u64>(test), static_cast<u64>(truth));
            Shares shares;
            while (sprt.verdict(shares) == Sprt::Verdict::open) {
                int points = 0;
                for (int i = 0; i < 2; ++i) points += random.below(10'000) < 10'000 * share_of_elo(truth);
                shares.add(points / 2.0);
            }
            wrong += sprt.verdict(shares) != (truth == 0 ? Sprt::Verdict::elo0 : Sprt::Verdict::elo1);
        }
        EXPECT_LE(wrong, kTests * 8 / 100) << truth;
        EXPECT_GE(wrong, 1) << "a test that is never wrong takes too long";
    }
}

}  // namespace
}  // namespace thwart::cli
