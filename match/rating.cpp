#include "match/rating.hpp"

#include "base/assert.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace thwart::match {
namespace {

// ---- Glicko-2, with the letters of the paper ----

constexpr double kScale = 173.7178;  // from the scale that is shown to that of the model

double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

// Step 5: the volatility at which f is zero, by the Illinois variant of false position.
double new_volatility(double sigma, double phi, double v, double delta, double tau) {
    constexpr double kEnough = 1e-6;
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double d = phi * phi + v + e;
        return e * (delta * delta - d) / (2 * d * d) - (x - a) / (tau * tau);
    };
    double low = a;
    double high = std::log(std::max(delta * delta - phi * phi - v, std::numeric_limits<double>::min()));
    if (delta * delta <= phi * phi + v) {
        high = a - tau;
        while (f(high) < 0) high -= tau;
    }
    double f_low = f(low);
    double f_high = f(high);
    while (std::abs(high - low) > kEnough) {
        const double next = low + (low - high) * f_low / (f_high - f_low);
        const double f_next = f(next);
        if (f_next * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = next;
        f_high = f_next;
    }
    return std::exp(low / 2);
}

double grown(double deviation, double volatility, double periods) {
    const double growth = volatility * kScale;
    return std::sqrt(deviation * deviation + periods * growth * growth);
}

double periods_in(Time idle) {
    return std::max(0.0, static_cast<double>(idle.count())) / static_cast<double>(kRatingPeriod.count());
}

double score_of(unsigned rank, unsigned other) {
    if (rank == other) return 0.5;
    return rank < other ? 1 : 0;
}

// ---- sides ----

// What both models want to know about a side: sums over its players.
struct SideSum {
    double value = 0;
    double variance = 0;
    unsigned players = 0;
    unsigned rank = 0;
};

std::vector<SideSum> sums(std::span<const Entrant> entrants) {
    std::vector<SideSum> sides;
    for (const Entrant& entrant : entrants) {
        if (sides.size() <= entrant.side) sides.resize(entrant.side + 1U);
        SideSum& side = sides[entrant.side];
        side.value += entrant.rating.value;
        side.variance += entrant.rating.deviation * entrant.rating.deviation;
        ++side.players;
        side.rank = entrant.rank;
    }
    THWART_ASSERT(std::ranges::all_of(sides, [](const SideSum& side) { return side.players > 0; }));
    return sides;
}

Rating bounded(Rating rating) {
    rating.deviation = std::clamp(rating.deviation, kSmallestDeviation, kLargestDeviation);
    return rating;
}

std::vector<Rating> rated_two(std::span<const Entrant> entrants) {
    const std::vector<SideSum> sides = sums(entrants);
    std::vector<Rating> after;
    for (const Entrant& entrant : entrants) {
        const SideSum& own = sides[entrant.side];
        const SideSum& other = sides[1 - entrant.side];
        const Rating& before = entrant.rating;
        const double above = other.value / other.players - own.value / own.players;
        const Encounter encounter{{before.value + above, std::sqrt(other.variance / other.players), 0},
                                  score_of(own.rank, other.rank)};
        after.push_back(bounded(glicko2(before, {&encounter, 1}, periods_in(entrant.idle))));
    }
    return after;
}

}  // namespace

unsigned shown_rating(const Rating& rating) {
    return static_cast<unsigned>(std::lround(std::max(100.0, rating.value)));
}

bool is_provisional(const Rating& rating) { return rating.deviation > kProvisional; }

std::vector<Rating> rated(std::span<const Entrant> entrants) {
    const auto by_side = [](const Entrant& entrant) { return entrant.side; };
    THWART_ASSERT(!entrants.empty() && std::ranges::max(entrants, {}, by_side).side > 0);
    if (std::ranges::max(entrants, {}, by_side).side == 1) return rated_two(entrants);
    std::vector<Entrant> today(entrants.begin(), entrants.end());
    for (Entrant& entrant : today) entrant.rating = faded(entrant.rating, periods_in(entrant.idle));
    std::vector<Rating> after = weng_lin(today);
    for (Rating& rating : after) rating = bounded(rating);
    return after;
}

Rating faded(const Rating& rating, double periods) {
    Rating after = rating;
    after.deviation = std::min(kLargestDeviation, grown(rating.deviation, rating.volatility, periods));
    return after;
}

Rating glicko2(const Rating& player, std::span<const Encounter> encounters, double periods, double tau) {
    if (encounters.empty()) return faded(player, periods);
    const double phi = player.deviation / kScale;
    double information = 0;  // 1 / v
    double surprise = 0;     // delta / v
    for (const Encounter& encounter : encounters) {
        const double weight = g(encounter.opponent.deviation / kScale);
        const double ahead = (player.value - encounter.opponent.value) / kScale;
        const double expected = 1 / (1 + std::exp(-weight * ahead));
        information += weight * weight * expected * (1 - expected);
        surprise += weight * (encounter.score - expected);
    }
    const double v = 1 / information;
    const double sigma = new_volatility(player.volatility, phi, v, v * surprise, tau);
    const double phi_star = grown(player.deviation, sigma, periods) / kScale;
    const double phi_after = 1 / std::sqrt(1 / (phi_star * phi_star) + information);
    return {player.value + kScale * phi_after * phi_after * surprise, kScale * phi_after, sigma};
}

// Algorithm 1 of the paper, with gamma = deviation of the side / c as it recommends.
std::vector<Rating> weng_lin(std::span<const Entrant> entrants, double beta) {
    constexpr double kKappa = 0.0001;  // no variance shrinks below this part of itself
    const std::vector<SideSum> sides = sums(entrants);
    struct Change {
        double omega = 0;
        double delta = 0;
    };
    std::vector<Change> changes(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t q = 0; q < sides.size(); ++q) {
            if (q == i) continue;
            const double c = std::sqrt(sides[i].variance + sides[q].variance + 2 * beta * beta);
            const double expected = 1 / (1 + std::exp((sides[q].value - sides[i].value) / c));
            const double share = sides[i].variance / c;
            const double gamma = std::sqrt(sides[i].variance) / c;
            changes[i].omega += share * (score_of(sides[i].rank, sides[q].rank) - expected);
            changes[i].delta += gamma * share / c * expected * (1 - expected);
        }
    std::vector<Rating> after;
    for (const Entrant& entrant : entrants) {
        const Change& change = changes[entrant.side];
        Rating rating = entrant.rating;
        const double part = rating.deviation * rating.deviation / sides[entrant.side].variance;
        rating.value += part * change.omega;
        rating.deviation *= std::sqrt(std::max(1 - part * change.delta, kKappa));
        after.push_back(rating);
    }
    return after;
}

std::string format_rating(const Rating& rating) {
    const auto whole = [](double number) { return std::llround(std::max(0.0, number)); };
    return base::cat(whole(rating.value * 1e3), ' ', whole(rating.deviation * 1e3), ' ',
                     whole(rating.volatility * 1e9));
}

base::Result<Rating> parse_rating(std::string_view text) {
    constexpr u32 kLargest = std::numeric_limits<u32>::max();
    const auto words = base::split(text, ' ');
    std::array<u32, 3> numbers{};
    bool good = words.size() == numbers.size();
    for (std::size_t i = 0; good && i < numbers.size(); ++i) {
        const std::optional<u32> number = base::parse_number(words[i], kLargest);
        good = number.has_value();
        numbers[i] = number.value_or(0);
    }
    if (!good || numbers[1] == 0 || numbers[2] == 0)
        return base::malformed("rating", "expected three whole numbers, not " + base::quote(text));
    return Rating{numbers[0] / 1e3, numbers[1] / 1e3, numbers[2] / 1e9};
}

}  // namespace thwart::match
