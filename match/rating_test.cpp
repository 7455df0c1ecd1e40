#include "match/rating.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace thwart::match {
namespace {

void expect_near(const Rating& rating, double value, double deviation, double within) {
    EXPECT_NEAR(rating.value, value, within);
    EXPECT_NEAR(rating.deviation, deviation, within);
}

// ---- Glicko-2 ----

TEST(Glicko2, ExampleOfThePaper) {
    const std::vector<Encounter> encounters = {
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const Rating after = glicko2({1500, 200, 0.06}, encounters);
    expect_near(after, 1464.06, 151.52, 0.015);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, WithoutResultsOnlyTheDeviationGrows) {
    // The paper's step 6: 200 / 173.7178 = 1.1513, and sqrt(1.1513^2 + 0.06^2) = 1.152862.
    const Rating after = glicko2({1500, 200, 0.06}, {});
    expect_near(after, 1500, 1.1528622 * 173.7178, 0.01);
    EXPECT_EQ(after.volatility, 0.06);
}

TEST(Glicko2, ASurpriseRaisesTheVolatility) {
    const Encounter lost{{800, 40, 0.06}, 0};
    const Encounter won{{800, 40, 0.06}, 1};
    EXPECT_GT(glicko2({2000, 60, 0.06}, {&lost, 1}).volatility, 0.06);
    EXPECT_LE(glicko2({2000, 60, 0.06}, {&won, 1}).volatility, 0.06);
}

TEST(Glicko2, ExtremeInputsStayFinite) {
    for (const double score : {0.0, 0.5, 1.0}) {
        const Encounter encounter{{4000, 30, 0.06}, score};
        for (const double deviation : {30.0, 350.0}) {
            const Rating after = glicko2({100, deviation, 0.06}, {&encounter, 1});
            EXPECT_TRUE(std::isfinite(after.value) && std::isfinite(after.deviation) &&
                        std::isfinite(after.volatility));
        }
    }
}

TEST(Fading, AYearMakesASureRatingProvisional) {
    EXPECT_NEAR(faded({1500, 60, 0.06}, 365.0 * 24 / 112).deviation, kProvisional, 1);
    EXPECT_EQ(faded({1500, 60, 0.06}, 1e9).deviation, kLargestDeviation);
}

// ---- Weng-Lin; the figures are those that the openskill libraries publish for this model ----

constexpr double kBeta = 25.0 / 6;
const Rating kNewcomer{25, 25.0 / 3, 0.06};

// Sides in the order of their ranks, with so many players each.
std::vector<Rating> newcomers(const std::vector<unsigned>& sizes) {
    std::vector<Entrant> entrants;
    for (unsigned side = 0; side < sizes.size(); ++side)
        for (unsigned i = 0; i < sizes[side]; ++i) entrants.push_back({kNewcomer, side, side + 1, Time{0}});
    return weng_lin(entrants, kBeta);
}

TEST(WengLin, Two) {
    const auto after = newcomers({1, 1});
    expect_near(after[0], 27.63523138347365, 8.065506316323548, 1e-9);
    expect_near(after[1], 22.36476861652635, 8.065506316323548, 1e-9);
}

TEST(WengLin, Three) {
    const auto after = newcomers({1, 1, 1});
    expect_near(after[0], 30.2704627669473, 7.788474807872566, 1e-9);
    expect_near(after[1], 25, 7.788474807872566, 1e-9);
    expect_near(after[2], 19.7295372330527, 7.788474807872566, 1e-9);
}

TEST(WengLin, Four) {
    const auto after = newcomers({1, 1, 1, 1});
    const double values[] = {32.90569415042095, 27.63523138347365, 22.36476861652635, 17.09430584957905};
    for (unsigned i = 0; i < 4; ++i) expect_near(after[i], values[i], 7.5012190693964005, 1e-9);
}

TEST(WengLin, TeamsOfThreeOneAndTwo) {
    const auto after = newcomers({3, 1, 2});
    for (const unsigned i : {0U, 1U, 2U}) expect_near(after[i], 25.992743915179297, 8.19709997489984, 1e-9);
    expect_near(after[3], 28.48909130001799, 8.220848339985736, 1e-9);
    for (const unsigned i : {4U, 5U}) expect_near(after[i], 20.518164784802714, 8.127515465304823, 1e-9);
}

TEST(WengLin, ATieBetweenEqualsMovesNobody) {
    const std::vector<Entrant> entrants = {
        {kNewcomer, 0, 1, Time{0}}, {kNewcomer, 1, 1, Time{0}}, {kNewcomer, 2, 1, Time{0}}};
    for (const Rating& rating : weng_lin(entrants, kBeta)) {
        EXPECT_NEAR(rating.value, 25, 1e-12);
        EXPECT_LT(rating.deviation, kNewcomer.deviation);
    }
}

TEST(WengLin, TheScaleDoesNotMatter) {
    const double scale = kLargestDeviation / kNewcomer.deviation;
    const auto small = newcomers({1, 1, 1});
    const Rating large{1500, kLargestDeviation, 0.06};
    const std::vector<Entrant> entrants = {
        {large, 0, 1, Time{0}}, {large, 1, 2, Time{0}}, {large, 2, 3, Time{0}}};
    const auto after = weng_lin(entrants);
    for (unsigned i = 0; i < 3; ++i)
        expect_near(after[i], 1500 + (small[i].value - 25) * scale, small[i].deviation * scale, 1e-6);
}

// ---- matches ----

TEST(Rated, TwoSidesByGlicko2) {
    const std::vector<Entrant> entrants = {{{1600, 80, 0.06}, 0, 2, Time{0}},
                                           {{1500, 120, 0.06}, 1, 1, Time{0}}};
    const auto after = rated(entrants);
    const Encounter first{entrants[1].rating, 0};
    EXPECT_EQ(after[0], glicko2(entrants[0].rating, {&first, 1}, 0));
    EXPECT_LT(after[0].value, 1600);
    EXPECT_GT(after[1].value, 1500);
    EXPECT_LT(after[1].deviation, 120);
}

TEST(Rated, ATeamIsAsStrongAsItsAverage) {
    // Both teams have the average 1500, so everybody was expected to score a half, and gains by deviation alone.
    const std::vector<Entrant> entrants = {{{1800, 90, 0.06}, 0, 1, Time{0}},
                                           {{1600, 90, 0.06}, 1, 2, Time{0}},
                                           {{1200, 90, 0.06}, 0, 1, Time{0}},
                                           {{1400, 90, 0.06}, 1, 2, Time{0}}};
    const auto after = rated(entrants);
    EXPECT_NEAR(after[0].value - 1800, after[2].value - 1200, 1e-9);
    EXPECT_NEAR(after[0].value - 1800, 1600 - after[1].value, 1e-9);
    EXPECT_GT(after[0].value, 1800);
}

TEST(Rated, MoreSidesByWengLin) {
    const Rating before{1500, 100, 0.06};
    const std::vector<Entrant> entrants = {
        {before, 0, 2, Time{0}}, {before, 1, 1, Time{0}}, {before, 2, 2, Time{0}}};
    const auto after = rated(entrants);
    EXPECT_EQ(after, weng_lin(entrants));
    EXPECT_GT(after[1].value, 1500);
    EXPECT_EQ(after[0].value, after[2].value);
    EXPECT_EQ(after[0].volatility, 0.06);
}

TEST(Rated, WhoWasAwayMovesFurther) {
    for (const unsigned sides : {2U, 3U}) {
        std::vector<Entrant> entrants;
        for (unsigned side = 0; side < sides; ++side)
            entrants.push_back({{1500, 60, 0.06}, side, side + 1, Time{0}});
        const double usual = rated(entrants)[0].value;
        entrants[0].idle = std::chrono::days{365};
        EXPECT_GT(rated(entrants)[0].value, usual);
    }
}

TEST(Rated, DeviationsStayWithinTheirBounds) {
    for (const unsigned sides : {2U, 4U}) {
        std::vector<Entrant> entrants;
        for (unsigned side = 0; side < sides; ++side) entrants.push_back({{}, side, 1 + side, Time{0}});
        for (int round = 0; round < 2000; ++round) {
            const auto after = rated(entrants);
            for (unsigned side = 0; side < sides; ++side) {
                entrants[side].rating = after[side];
                entrants[side].rank = 1 + (entrants[side].rank % sides);
            }
        }
        for (const Entrant& entrant : entrants) {
            EXPECT_GE(entrant.rating.deviation, kSmallestDeviation);
            EXPECT_LE(entrant.rating.deviation, kLargestDeviation);
            EXPECT_NEAR(entrant.rating.value, 1500, 300);
        }
    }
}

// ---- texts ----

TEST(RatingText, ReadsWhatItWrites) {
    EXPECT_EQ(format_rating({}), "1500000 350000 60000000");
    const auto start = parse_rating("1500000 350000 60000000");
    ASSERT_TRUE(start.ok());
    EXPECT_EQ(*start, Rating{});
    const Encounter won{{1622, 77, 0.06}, 1};
    const std::string text = format_rating(glicko2({}, {&won, 1}));
    EXPECT_EQ(format_rating(*parse_rating(text)), text);
}

TEST(RatingText, RefusesOtherTexts) {
    for (const char* text : {"", "1500000", "1500000 350000", "1500000 0 60000000", "1500000 350000 0",
                             "-1 350000 60000000", "1500000 350000 60000000 1", "1500000  350000 60000000"}) {
        const auto rating = parse_rating(text);
        ASSERT_FALSE(rating.ok()) << text;
        EXPECT_EQ(rating.error().where, "rating");
    }
}

TEST(RatingText, Shown) {
    EXPECT_EQ(shown_rating({1499.5, 100, 0.06}), 1500U);
    EXPECT_EQ(shown_rating({-20, 100, 0.06}), 100U);
    EXPECT_TRUE(is_provisional({}));
    EXPECT_FALSE(is_provisional({1500, 90, 0.06}));
}

}  // namespace
}  // namespace thwart::match
