// What the trainer does for one game. Each game gets a translation unit of its own (game.cpp.in), so that a game with
// something to learn needs no line here.
#pragma once

#include "nets/file.hpp"
#include "rules/options.hpp"
#include "tools/trainer/learn.hpp"
#include "tools/trainer/self_play.hpp"
#include "tools/tuner/arena.hpp"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace thwart::tools {

struct TrainerWords {
    enum class Command : u8 { play, learn, compare };
    Command command = Command::play;
    std::string setup;
    std::string out;
    std::string weights;              // to play with or to go on from; "hand" for the hand-written score
    std::vector<std::string> inputs;  // games to learn from, or two players to compare
    double seconds = 60;
    u64 games = std::numeric_limits<u64>::max();
    u64 pairs = 100;
    u64 seed = 1;
    unsigned threads = 2;
    PlayTerms play;
    Lesson lesson;
};

inline std::optional<std::vector<u8>> read_file(const std::string& name) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"), std::fclose);
    if (!file) return std::nullopt;
    std::vector<u8> bytes;
    for (int each = std::fgetc(file.get()); each != EOF; each = std::fgetc(file.get()))
        bytes.push_back(static_cast<u8>(each));
    return bytes;
}

inline bool ends_within_a_game(const std::string& name) {
    GamesFile file(name, "rb");
    if (!file.is_open()) return false;
    while (file.read()) {
    }
    return file.is_cut_off();
}

inline bool is_writable(const std::string& name) {
    return std::unique_ptr<std::FILE, int (*)(std::FILE*)>(std::fopen(name.c_str(), "ab"), std::fclose) !=
           nullptr;
}

inline bool write_file(const std::string& name, const std::vector<u8>& bytes) {
    std::FILE* file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) return false;
    const bool is_written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    return std::fclose(file) == 0 && is_written;
}

inline int complain(const std::string& why) {
    fmt::print(stderr, "trainer: {}\n", why);
    return 1;
}

template <rules::Game G, class F, search::Mind<G> Hand, search::Mind<G> Learned>
class Trainer {
public:
    Trainer(const rules::Options& options, TrainerWords words)
        : setup_(G::make_setup(options)), words_(std::move(words)) {}

    int run() {
        if (!F::sees(setup_)) return complain(words_.setup + " has no learned score");
        switch (words_.command) {
            case TrainerWords::Command::play:
                return words_.weights == "hand"
                           ? play(Hand())
                           : with_mind(words_.weights, [&](const Learned& mind) { return play(mind); });
            case TrainerWords::Command::learn: return learn();
            case TrainerWords::Command::compare: return compare();
        }
        return 1;
    }

private:
    using Network = nets::Network<F::kShape>;

    // Nothing, after a word why, where the file holds no network of this game.
    static std::unique_ptr<const Network> load(const std::string& name) {
        const auto bytes = read_file(name);
        if (!bytes) {
            complain(name + " cannot be read");
            return nullptr;
        }
        auto network = nets::read_network<F::kShape>(*bytes);
        if (network) return std::move(*network);
        complain(name + ": " + network.error().text());
        return nullptr;
    }

    // The learned mind with the weights of a file, or with no name those of the source.
    template <class Use>
    int with_mind(const std::string& name, const Use& use) {
        if (name.empty()) return use(Learned());
        const auto network = load(name);
        return network ? use(Learned(*network)) : 1;
    }

    template <class M>
    int play(const M& mind) {
        if (ends_within_a_game(words_.out))
            return complain(words_.out + " ends within a game; what is added to it could not be read");
        GamesFile file(words_.out, "ab");
        if (!file.is_open()) return complain(words_.out + " cannot be written");
        const auto start = std::chrono::steady_clock::now();
        const auto seconds = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        };
        std::mutex mutex;
        std::atomic<u64> next = 0;
        u64 positions = 0;
        u64 games = 0;
        std::atomic<bool> is_written = true;
        {
            std::vector<std::jthread> crew;
            for (unsigned worker = 0; worker < words_.threads; ++worker)
                crew.emplace_back([&] {
                    SelfPlay<G, M> table(setup_, mind, words_.play);
                    const auto goes_on = [&] { return is_written && seconds() < words_.seconds; };
                    for (u64 i = next++; i < words_.games && goes_on(); i = next++) {
                        const PlayedGame game = table.play(base::mix(words_.seed) + i);
                        const std::lock_guard lock(mutex);
                        is_written = is_written && file.write(game);
                        positions += game.steps.size();
                        ++games;
                    }
                });
        }
        fmt::print("{} games, {} positions in {:.0f} s\n", games, positions, seconds());
        return is_written ? 0 : complain(words_.out + " cannot be written");
    }

    int learn() {
        std::unique_ptr<const Network> start;
        if (!words_.weights.empty() && !(start = load(words_.weights))) return 1;
        Examples examples;
        for (const std::string& name : words_.inputs) {
            GamesFile file(name, "rb");
            if (!file.is_open()) return complain(name + " cannot be read");
            std::vector<PlayedGame> games;
            while (auto game = file.read()) games.push_back(std::move(*game));
            if (!add(games, examples)) return complain(name + ": these are no games of " + words_.setup);
        }
        if (examples.list.empty()) return complain("there is nothing to learn from");
        if (!is_writable(words_.out)) return complain(words_.out + " cannot be written");
        fmt::print("{} positions, {:.1f} inputs each\n", examples.list.size(),
                   static_cast<double>(examples.inputs.size()) / static_cast<double>(examples.list.size()));
        Learner<F::kShape> learner(std::move(examples), F::mirrored, words_.lesson);
        if (start) learner.go_on_from(*start);
        learner.run([](const auto& report) {
            fmt::print("epoch {}: loss {:.5f}, unseen {:.5f}, results alone {:.5f}\n", report.epoch,
                       report.loss, report.unseen_loss, report.unseen_result_loss);
            std::fflush(stdout);
        });
        const std::vector<u8> bytes = nets::write_network(*learner.network());
        return write_file(words_.out, bytes) ? 0 : complain(words_.out + " cannot be written");
    }

    // Whether they are games of this setup.
    bool add(const std::vector<PlayedGame>& games, Examples& examples) {
        std::vector<Examples> parts(words_.threads);
        std::atomic<bool> fit = true;
        {
            std::vector<std::jthread> crew;
            for (unsigned worker = 0; worker < words_.threads; ++worker)
                crew.emplace_back([&, worker] {
                    const Hand mind;
                    for (std::size_t i = worker; i < games.size() && fit; i += words_.threads)
                        if (!add_examples<G, F>(games[i], setup_, mind, words_.lesson.of_search,
                                                parts[worker]))
                            fit = false;
                });
        }
        for (const Examples& part : parts) examples.append(part);
        return fit;
    }

    // Two networks against each other, from both sides of the same openings.
    int compare() {
        if (words_.inputs.size() != 2) return complain("two networks are wanted");
        return with_mind(words_.inputs[0], [&](const Learned& first) {
            return with_mind(words_.inputs[1], [&](const Learned& second) {
                std::atomic<u64> next = 0;
                std::atomic<int> points = 0;
                {
                    std::vector<std::jthread> crew;
                    for (unsigned worker = 0; worker < words_.threads; ++worker)
                        crew.emplace_back([&] {
                            Arena<G, Learned> arena(setup_, {});
                            const Strength strength{words_.play.nodes};
                            for (u64 pair = next++; pair < words_.pairs; pair = next++)
                                points += arena.play_pair({first, strength}, {second, strength},
                                                          base::mix(words_.seed) + pair);
                        });
                }
                const double games = 2.0 * static_cast<double>(words_.pairs);
                fmt::print("{:.1f} +- {:.1f} % of {:.0f} games\n", 50 + 50 * points / games,
                           98 / std::sqrt(games), games);
                return 0;
            });
        });
    }

    typename G::Setup setup_;
    TrainerWords words_;
};

}  // namespace thwart::tools
