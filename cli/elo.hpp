// What match results say about strength: shares of the points, Elo differences, and the test that ends a series early.
//
// One observation is the share of points that a player took in a whole rotation, in which everybody plays every seat
// with the same throws. So neither the first move nor the dice count as noise. For two players and two seats this is
// the pentanomial model; the same formulas serve any rotation.
#pragma once

#include "base/integers.hpp"

#include <map>
#include <string_view>

namespace thwart::cli {

// How often each share, from 0 to 1, was seen.
class Shares {
public:
    void add(double share) {
        ++counts_[share];
        ++total_;
    }
    [[nodiscard]] u64 total() const { return total_; }
    [[nodiscard]] const std::map<double, u64>& counts() const { return counts_; }

    [[nodiscard]] double mean() const;
    // Half of the 95 % interval of the mean. Half a rotation won and half a one lost are counted in, so that a few
    // equal results do not look like certainty.
    [[nodiscard]] double error() const;

private:
    std::map<double, u64> counts_;
    u64 total_ = 0;
};

// The share that a player takes who is so much stronger, and back. Beyond 0 and 1 the difference is infinite.
double share_of_elo(double difference);
double elo_of_share(double share);

// The sequential test of `the difference is elo1` against `it is elo0`, wrong in one case of twenty either way.
struct Sprt {
    double elo0 = 0;
    double elo1 = 0;

    static constexpr double kWrong = 0.05;

    enum class Verdict : u8 { open, elo0, elo1 };
    [[nodiscard]] static double bound();  // the verdict falls outside of plus and minus this
    [[nodiscard]] double ratio(const Shares& shares) const;
    [[nodiscard]] Verdict verdict(const Shares& shares) const;
};

}  // namespace thwart::cli
