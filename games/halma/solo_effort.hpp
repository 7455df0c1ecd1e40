// What a solver of the solo may spend, and how it shares its work among several workers.
//
// Threads, clocks and the wish to stop belong to the caller and come in as functions, so the solver also runs where
// there are none.
#pragma once

#include "base/integers.hpp"

#include <atomic>
#include <cstddef>
#include <functional>
#include <limits>

namespace thwart::halma {

inline constexpr unsigned kNever = std::numeric_limits<unsigned>::max();  // in place of a number of moves

struct SoloProgress {
    unsigned best = 0;      // moves of the best solution so far; 0 while there is none
    unsigned at_least = 0;  // no solution has fewer
    u64 positions = 0;      // kept so far, in all layers
};

struct SoloEffort {
    using Job = std::function<void(unsigned worker)>;

    // Asked every few milliseconds, by worker 0 only; once it says yes, the best so far is the answer.
    std::function<bool()> stop = [] { return false; };
    std::function<void(const SoloProgress&)> progress = [](const SoloProgress&) {};
    std::size_t memory = 1'500'000'000;  // bytes
    // The most positions to keep of a layer, where memory would allow more.
    std::size_t width = std::numeric_limits<std::size_t>::max();
    // Runs job(0), ..., job(count - 1), at the same time where it can, and returns when all have ended. The answer
    // does not depend on the number of workers.
    unsigned workers = 1;
    std::function<void(unsigned count, const Job& job)> spread = [](unsigned count, const Job& job) {
        for (unsigned worker = 0; worker < count; ++worker) job(worker);
    };
};

// The workers as the parts of the solver see them.
class Crew {
public:
    explicit Crew(const SoloEffort& effort) : effort_(effort), size_(effort.workers) {}

    [[nodiscard]] unsigned size() const { return size_; }
    // Small tasks are done faster by one.
    void resize(bool small) { size_ = small ? 1 : effort_.workers; }
    void run(const SoloEffort::Job& job) const {
        if (size_ == 1)
            job(0);
        else
            effort_.spread(size_, job);
    }

    // Whether to give up; every worker asks after each fraction of a millisecond.
    [[nodiscard]] bool stopped(unsigned worker = 0) {
        if (worker == 0 && !stopped_ && effort_.stop()) stopped_ = true;
        return stopped_;
    }

private:
    const SoloEffort& effort_;
    unsigned size_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace thwart::halma
