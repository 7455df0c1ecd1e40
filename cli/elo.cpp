#include "cli/elo.hpp"

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace thwart::cli {
namespace {

struct Weighted {
    double share, weight;
};

// The observations, with a trace of both extremes so that no mean is out of reach.
std::vector<Weighted> with_traces(const Shares& shares, double trace) {
    std::map<double, double> weights = {{0.0, trace}, {1.0, trace}};
    for (const auto& [share, count] : shares.counts()) weights[share] += static_cast<double>(count);
    std::vector<Weighted> list;
    list.reserve(weights.size());
    for (const auto& [share, weight] : weights) list.push_back({share, weight});
    return list;
}

// The most likely distribution with a given mean has weights w / (1 + tilt * (share - mean)); this finds the tilt.
double tilt_for(const std::vector<Weighted>& list, double mean) {
    constexpr int kHalvings = 100;
    double low = -1 / (list.back().share - mean);
    double high = 1 / (mean - list.front().share);
    for (int i = 0; i < kHalvings; ++i) {
        const double tilt = (low + high) / 2;
        double slope = 0;
        for (const auto& [share, weight] : list)
            slope += weight * (share - mean) / (1 + tilt * (share - mean));
        (slope > 0 ? low : high) = tilt;
    }
    return (low + high) / 2;
}

// The logarithm of how likely the observations are, if the mean is this and all else is as likely as can be.
double log_likelihood(const std::vector<Weighted>& list, double mean) {
    const double tilt = tilt_for(list, mean);
    double sum = 0;
    for (const auto& [share, weight] : list) sum -= weight * std::log(1 + tilt * (share - mean));
    return sum;
}

}  // namespace

double Shares::mean() const {
    double sum = 0;
    for (const auto& [share, count] : counts_) sum += share * static_cast<double>(count);
    return total_ == 0 ? 0 : sum / static_cast<double>(total_);
}

double Shares::error() const {
    constexpr double kNinetyFive = 1.959964;
    constexpr double kHalf = 0.5;
    const auto list = with_traces(*this, kHalf);
    const double weight = static_cast<double>(total_) + 2 * kHalf;
    double center = 0;
    for (const Weighted& each : list) center += each.share * each.weight / weight;
    double variance = 0;
    for (const Weighted& each : list)
        variance += (each.share - center) * (each.share - center) * each.weight / weight;
    return kNinetyFive * std::sqrt(variance / weight);
}

double share_of_elo(double difference) { return 1 / (1 + std::pow(10, -difference / 400)); }

double elo_of_share(double share) {
    if (share <= 0) return -std::numeric_limits<double>::infinity();
    if (share >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / share - 1);
}

double Sprt::bound() { return std::log((1 - kWrong) / kWrong); }

double Sprt::ratio(const Shares& shares) const {
    constexpr double kTrace = 1e-3;
    if (shares.total() == 0) return 0;
    const auto list = with_traces(shares, kTrace);
    return log_likelihood(list, share_of_elo(elo1)) - log_likelihood(list, share_of_elo(elo0));
}

Sprt::Verdict Sprt::verdict(const Shares& shares) const {
    const double now = ratio(shares);
    if (now >= bound()) return Verdict::elo1;
    return now <= -bound() ? Verdict::elo0 : Verdict::open;
}

}  // namespace thwart::cli
