// What the tuner does for one game. Each game gets a translation unit of its own (game.cpp.in), so that adding a game
// needs no line here.
#pragma once

#include "base/text.hpp"
#include "rules/options.hpp"
#include "tools/tuner/tune.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace thwart::tools {

struct Words {
    std::string setup = "quoridor";
    Terms terms;
    Course course;
    std::vector<std::string> trial;  // knob=value
    bool levels = false;
    unsigned threads = 2;
};

inline Spread spread_over(unsigned threads) {
    return [threads](u64 count, const std::function<void(unsigned, u64)>& job) {
        std::atomic<u64> next = 0;
        std::vector<std::jthread> crew;
        for (unsigned worker = 0; worker < threads; ++worker)
            crew.emplace_back([&, worker] {
                for (u64 i = next++; i < count; i = next++) job(worker, i);
            });
    };
}

template <class M>
std::string describe(const M& mind) {
    std::string text;
    for (const auto& knob : M::kKnobs)
        text += fmt::format("{}{}={}", text.empty() ? "" : " ", knob.name, mind.weights.*(knob.field));
    return text;
}

template <class M>
bool set(M& mind, std::string_view word) {
    const std::size_t equals = word.find('=');
    for (const auto& knob : M::kKnobs) {
        if (equals == std::string_view::npos || knob.name != word.substr(0, equals)) continue;
        mind.weights.*(knob.field) = std::stoi(std::string(word.substr(equals + 1)));
        return true;
    }
    return false;
}

// How many standard errors the mean result is away from none would need the variance; pairs are few and cheap, so the
// bound for games that are all decisive is good enough.
inline void compare(double mean, u64 pairs) {
    const double error = 1.96 / std::sqrt(2.0 * static_cast<double>(pairs));
    const auto elo = [](double result) {
        const double share = std::clamp((1 + result) / 2, 0.001, 0.999);
        return 400 * std::log10(share / (1 - share));
    };
    fmt::print("{:.1f} % of {} games, Elo {:+.0f} (95 %: {:+.0f} to {:+.0f})\n", 50 * (1 + mean), 2 * pairs,
               elo(mean), elo(mean - error), elo(mean + error));
}

// The levels from 6 down, each so much weaker by its temperature that the one above takes about seven points of ten.
// Fewer nodes make up a part of the difference: they are what a weak level saves. Level 7 is what --nodes can do.
template <rules::Game G, class M>
void find_levels(std::vector<Arena<G, M>>& arenas, const Spread& spread, const Words& words) {
    constexpr std::array<u64, 6> kNodes = {100, 150, 250, 500, 1'500, 5'000};
    constexpr double kWanted = 0.72;
    constexpr int kLooks = 5;
    Strength above{words.course.nodes};
    for (unsigned level = kNodes.size(); level >= 1; --level) {
        Strength below{kNodes[level - 1]};
        double low = above.temperature;
        double high = 2.0 * above.temperature + 2'000;
        double share = 0;
        for (int look = 0; look < kLooks; ++look) {
            below.temperature = static_cast<search::Score>((low + high) / 2);
            below.most_loss = 4 * below.temperature;
            std::atomic<i64> points = 0;
            spread(words.course.pairs, [&](unsigned worker, u64 pair) {
                points += arenas[worker].play_pair({M{}, above}, {M{}, below}, words.course.seed + pair);
            });
            share = 0.5 + static_cast<double>(points) / 4.0 / static_cast<double>(words.course.pairs);
            (share < kWanted ? low : high) = below.temperature;
        }
        fmt::print("level {}: nodes {} temperature {} most {}; {} scores {:.1f} %\n", level, below.nodes,
                   below.temperature, below.most_loss, level + 1, 100 * share);
        std::fflush(stdout);
        above = below;
    }
}

template <rules::Game G, class M>
int tune(const rules::Options& options, const Words& words) {
    std::vector<Arena<G, M>> arenas;
    for (unsigned i = 0; i < words.threads; ++i) arenas.emplace_back(G::make_setup(options), words.terms);
    if (words.levels) {
        find_levels<G, M>(arenas, spread_over(words.threads), words);
        return 0;
    }
    if constexpr (Tunable<M>) {
        Tuner<G, M> tuner(arenas, spread_over(words.threads), words.course);
        if (words.trial.empty()) {
            tuner.run([](u64 round, const M& mind) {
                fmt::print("{:6} {}\n", round, describe(mind));
                std::fflush(stdout);
            });
            return 0;
        }
        M trial;
        for (const std::string& word : words.trial)
            if (!set(trial, word)) {
                fmt::print(stderr, "tuner: no knob is meant by {}\n", base::quote(word));
                return 1;
            }
        compare(tuner.result(trial, M{}, 0), words.course.pairs);
        return 0;
    } else {
        fmt::print(stderr, "tuner: this player has no knobs\n");
        return 1;
    }
}

}  // namespace thwart::tools
