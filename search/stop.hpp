// When a search ends: small conditions, asked now and then.
//
// A condition is told how many nodes were looked at and answers how many more may pass before it wants to be asked
// again; 0 means stop. So a node limit is kept exactly, and the clock is not read at every node. One that counts time
// also tells how much is left, so that a search need not begin what it cannot bring to an end.
#pragma once

#include "base/integers.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>
#include <vector>

namespace thwart::search {

// Microseconds since some moment. Time is an argument: nothing below the apps reads a clock.
using Clock = std::function<i64()>;

struct StopCondition {
    std::function<u64(u64 nodes)> pause;
    std::function<double()> left =
        nullptr;  // in parts of what has passed; absent where it may all be used up
};

// The slowest search looks at some hundred nodes per millisecond, so this keeps the promise to stop within 10 ms.
inline constexpr u64 kPollEvery = 256;

inline StopCondition stop_after_nodes(u64 limit) {
    return {[limit](u64 nodes) { return nodes >= limit ? 0 : limit - nodes; }};
}
inline StopCondition stop_after_time(const Clock& now, i64 microseconds) {
    const i64 start = now();
    const i64 end = start + microseconds;
    return {[now, end](u64 /*nodes*/) { return now() >= end ? 0 : kPollEvery; },
            [now, start, end] {
                const i64 moment = now();
                return static_cast<double>(end - moment) /
                       static_cast<double>(std::max<i64>(moment - start, 1));
            }};
}
// The flag must outlive the search.
inline StopCondition stop_when(const std::atomic<bool>& flag) {
    return {[&flag](u64 /*nodes*/) { return flag.load(std::memory_order_relaxed) ? 0 : kPollEvery; }};
}

class Stopper {
public:
    Stopper() = default;
    explicit Stopper(std::vector<StopCondition> conditions) : conditions_(std::move(conditions)) {}

    void add(StopCondition condition) {
        conditions_.push_back(std::move(condition));
        ask_at_ = 0;
    }

    // Once true, true for good.
    bool is_due(u64 nodes) { return nodes >= ask_at_ && ask(nodes); }

    // Whether there is time for so many more, if they take as long as those before.
    [[nodiscard]] bool has_time_for(double more, u64 nodes) const {
        return std::ranges::all_of(conditions_, [&](const StopCondition& condition) {
            return !condition.left || condition.left() * static_cast<double>(nodes) >= more;
        });
    }

private:
    bool ask(u64 nodes) {
        if (stopped_) return true;
        u64 pause = ~u64{0} - nodes;
        for (const StopCondition& condition : conditions_) pause = std::min(pause, condition.pause(nodes));
        stopped_ = pause == 0;
        ask_at_ = nodes + pause;
        return stopped_;
    }

    std::vector<StopCondition> conditions_;
    u64 ask_at_ = 0;
    bool stopped_ = false;
};

// How work is spread over threads: runs job(0) ... job(count - 1), at the same time where it can, and returns when all are done.
using Crew = std::function<void(unsigned count, const std::function<void(unsigned)>& job)>;

}  // namespace thwart::search
