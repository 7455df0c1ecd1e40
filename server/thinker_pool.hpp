// The computer players of the server: a few threads that take questions from a bounded queue. A match that waits goes first,
// then hints; those who ask take turns, so nobody gets all the threads by asking often. Analyses have threads of their own
// that the system runs only when nothing else wants the core: however many are asked for, no move waits for one.
#pragma once

#include "server/thinkers.hpp"
#include "store/store.hpp"

#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

namespace thwart::server {

struct PoolOptions {
    unsigned threads = 1;  // for moves and hints
    unsigned analysis_threads = 1;
    std::size_t table_bytes = 16 << 20;  // of one game on one thread
    std::size_t most_waiting = 8'192;
    std::size_t most_per_owner = 8;
};

class ThinkerPool final : public Thinkers {
public:
    using MakeThinker =
        std::function<std::unique_ptr<catalog::Thinker>(const std::string& setup, std::size_t table_bytes)>;

    // `post` brings answers to the thread of the house. `make` is for tests; without it, the games' own players think.
    ThinkerPool(const PoolOptions& options, store::Post post, MakeThinker make = {});
    // Gives up whatever is under way; what waits is never answered.
    ~ThinkerPool() override;

    JobId ask(Job job, Then then, Progress progress = {}) override;
    void cancel(JobId job) override;
    [[nodiscard]] std::optional<unsigned> ahead(JobId job) const override;

    // Ends thoughts that have taken longer than they may. To be called about once a second.
    void stop_overdue();

    struct Load {
        std::array<std::size_t, 3> waiting{};  // by priority
        std::size_t thinking = 0;
    };
    [[nodiscard]] Load load() const;

private:
    using Clock = std::chrono::steady_clock;

    struct Asked {
        JobId id = 0;
        Job job;
        Then then;
        Progress progress;
        Clock::time_point deadline;  // once it has begun
        std::atomic<bool> cancel = false;
        bool is_begun = false;
    };
    using AskedRef = std::shared_ptr<Asked>;

    // Questions of one priority; owners take turns.
    struct Lane {
        std::map<std::string, std::deque<AskedRef>> by_owner;
        std::deque<std::string> turns;  // of owners who have something waiting
        std::size_t size = 0;

        void push(AskedRef asked);
        AskedRef pop();
        bool remove(const Asked& asked);
        [[nodiscard]] std::size_t of(const std::string& owner) const;
        [[nodiscard]] std::optional<unsigned> ahead(const Asked& asked) const;
    };
    class Desk;  // the thinkers of one thread

    [[nodiscard]] Lane& lane_of(Priority priority) { return lanes_[static_cast<std::size_t>(priority)]; }
    [[nodiscard]] const Lane& lane_of(Priority priority) const {
        return lanes_[static_cast<std::size_t>(priority)];
    }
    void work(bool is_analysis);
    AskedRef take(bool is_analysis);
    void think(AskedRef asked, Desk& desk);
    [[nodiscard]] base::Result<catalog::Thought, ThinkFailure> thought_of(const AskedRef& asked, Desk& desk);
    void answer(AskedRef asked, base::Result<catalog::Thought, ThinkFailure> thought);

    PoolOptions options_;
    store::Post post_;
    MakeThinker make_;
    mutable std::mutex mutex_;
    std::condition_variable wake_moves_, wake_analyses_;
    std::array<Lane, 3> lanes_;
    std::unordered_map<JobId, AskedRef> jobs_;
    std::size_t thinking_ = 0;
    JobId last_ = 0;
    bool is_stopping_ = false;
    std::vector<std::thread> threads_;  // last: they use all the others
};

}  // namespace thwart::server
