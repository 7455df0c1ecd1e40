// A computer player that thinks on a thread of its own, so that the screen stays alive and the player can leave, take
// back or ask for a hint at any time.
#pragma once

#include "catalog/thinker.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace thwart::cli {

class Thinking {
public:
    // `now` is lent to searches that are limited by time; without it, they count positions instead.
    Thinking(std::unique_ptr<catalog::Thinker> thinker, search::Clock now);
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;
    ~Thinking();

    // What was under way is given up.
    void start(const catalog::Session& session, catalog::Question question);
    // Gives up, and forgets the answer.
    void cancel();
    [[nodiscard]] bool is_busy() const { return thread_.joinable(); }

    // The answer, once. Nothing while it thinks.
    std::optional<catalog::Thought> take();
    // The best so far.
    [[nodiscard]] std::optional<catalog::Thought> progress() const;

    // Waits for the answer.
    catalog::Thought ask(const catalog::Session& session, const catalog::Question& question);

private:
    std::unique_ptr<catalog::Thinker> thinker_;
    search::Clock now_;
    std::atomic<bool> cancel_ = false;
    std::atomic<bool> is_done_ = false;
    mutable std::mutex mutex_;
    std::optional<catalog::Thought> progress_;  // guarded by the mutex
    catalog::Thought answer_;                   // the thread's until it is done
    std::thread thread_;
};

}  // namespace thwart::cli
