// Turns the knobs of a mind by self-play: simultaneous perturbation (SPSA).
//
// Every round moves all knobs a little up or down by lot, plays the setting against its mirror image, and follows the
// winner by a step that shrinks from round to round. All knobs learn from every game, which is why this works with
// games that each say very little.
#pragma once

#include "base/random.hpp"
#include "tools/tuner/arena.hpp"

#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::tools {

template <class M>
concept Tunable = requires(M mind) {
    mind.weights;
    M::kKnobs.size();
    mind.weights.*(M::kKnobs[0].field);
};

struct Course {
    u64 rounds = 400;
    u64 nodes = 2000;    // per move
    u64 pairs = 4;       // of games in a round
    double rate = 0.25;  // of a knob's step that a round won outright moves it, at first
    u64 seed = 1;
    std::vector<std::string> only;  // these knobs; empty: all
};

// job(i) for all i below count, on several threads; each worker knows its number.
using Spread = std::function<void(u64 count, const std::function<void(unsigned worker, u64 i)>& job)>;

template <rules::Game G, Tunable M>
class Tuner {
public:
    static constexpr std::size_t kCount = M::kKnobs.size();
    using Values = std::array<double, kCount>;

    Tuner(std::vector<Arena<G, M>>& arenas, const Spread& spread, const Course& course)
        : arenas_(arenas), spread_(spread), course_(course) {
        for (std::size_t i = 0; i < kCount; ++i) values_[i] = M{}.weights.*(M::kKnobs[i].field);
    }

    // report(round, mind) now and then.
    M run(const std::function<void(u64 round, const M& mind)>& report) {
        constexpr double kReach = 1.0;  // steps by which a setting and its mirror image lie off
        for (u64 round = 0; round < course_.rounds; ++round) {
            base::Random random(course_.seed, round);
            Values offset{};
            for (std::size_t i = 0; i < kCount; ++i)
                if (is_wanted(i)) offset[i] = (random.below(2) == 0 ? -kReach : kReach) * M::kKnobs[i].step;
            const double gain = result(setting(offset, 1), setting(offset, -1), round);
            const double rate = course_.rate * std::pow(1.0 + static_cast<double>(round) / kSlow, -0.602);
            for (std::size_t i = 0; i < kCount; ++i) values_[i] += rate * gain * offset[i];
            if ((round + 1) % kReportEvery == 0) report(round + 1, setting({}, 0));
        }
        return setting({}, 0);
    }

    // The mean result of a game, +1 to -1, for the first setting.
    double result(const M& first, const M& second, u64 round) {
        std::vector<int> points(course_.pairs);
        spread_(course_.pairs, [&](unsigned worker, u64 pair) {
            points[pair] = arenas_[worker].play_pair({first, {course_.nodes}}, {second, {course_.nodes}},
                                                     base::mix(course_.seed) + round * course_.pairs + pair);
        });
        double sum = 0;
        for (const int each : points) sum += each;
        return sum / (2.0 * static_cast<double>(course_.pairs));
    }

private:
    static constexpr double kSlow = 50;
    static constexpr u64 kReportEvery = 20;

    [[nodiscard]] bool is_wanted(std::size_t knob) const {
        return course_.only.empty() ||
               std::ranges::find(course_.only, M::kKnobs[knob].name) != course_.only.end();
    }

    [[nodiscard]] M setting(const Values& offset, double sign) const {
        M mind;
        for (std::size_t i = 0; i < kCount; ++i)
            mind.weights.*(M::kKnobs[i].field) = static_cast<i32>(std::lround(values_[i] + sign * offset[i]));
        return mind;
    }

    std::vector<Arena<G, M>>& arenas_;
    Spread spread_;
    Course course_;
    Values values_{};
};

}  // namespace thwart::tools
