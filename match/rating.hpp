// How strong a player is, from results alone. Matches of two sides are rated by Glicko-2 (Glickman, "Example of the
// Glicko-2 system", 2022), matches of more by the Bradley-Terry model with full pairing of Weng and Lin ("A Bayesian
// approximation method for online ranking", JMLR 12, 2011). Used by the server after rated matches.
//
// Both work on the same three numbers and on one scale, so that a rating looks the same everywhere; but a player has one
// rating for each game and number of sides, and the two models never touch the same one. Each match is a rating period of
// its own: what passes without a match only makes a rating less certain.
#pragma once

#include "base/result.hpp"
#include "match/clock.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::match {

struct Rating {
    double value = 1500;
    double deviation = 350;
    double volatility = 0.06;  // of Glicko-2; left alone by the other model

    friend bool operator==(const Rating&, const Rating&) = default;
};

inline constexpr double kLargestDeviation = 350;
inline constexpr double kSmallestDeviation = 30;  // so that a rating never stops moving
inline constexpr double kProvisional = 110;       // a larger deviation says little yet
// Without play, a deviation of 60 becomes kProvisional in a year: sqrt(60^2 + 78 (173.7 * 0.06)^2) = 110.
inline constexpr Time kRatingPeriod = std::chrono::hours{112};

// Whole numbers for display: nothing below 100.
unsigned shown_rating(const Rating& rating);
bool is_provisional(const Rating& rating);

struct Entrant {
    Rating rating;
    unsigned side = 0;
    unsigned rank = 1;  // of its side, 1 is best, ties share
    Time idle{0};       // since the last rated match
};

// The ratings after a match, in the same order. At least two sides, which are numbered as in rules::Sides. The players of
// a side share its result. With two sides, a team is as strong as its average: its players meet an opponent as far above
// or below them as the other team is above or below theirs.
std::vector<Rating> rated(std::span<const Entrant> entrants);

// Three whole numbers, thousandths of value and deviation and billionths of the volatility: "1500000 350000 60000000".
// For storing; what is read is what was written.
std::string format_rating(const Rating& rating);
base::Result<Rating> parse_rating(std::string_view text);

// ---- the models themselves ----

// After so many rating periods without a result.
Rating faded(const Rating& rating, double periods);

struct Encounter {
    Rating opponent;
    double score = 0.5;  // 1 won, 0 lost
};
// All results of a rating period at once, `periods` after the last one; `tau` holds the volatility back.
Rating glicko2(const Rating& player, std::span<const Encounter> encounters, double periods = 1,
               double tau = 0.5);

// A side's rating is the sum of its players', as the model has it. `beta` is how far results scatter around strength.
std::vector<Rating> weng_lin(std::span<const Entrant> entrants, double beta = kLargestDeviation / 2);

}  // namespace thwart::match
