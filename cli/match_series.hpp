// A series of matches on several threads. Every thread has players of its own and takes the next match that is left. What
// counts is counted in the order of the matches: with players limited by nodes or depth the table is the same for any
// number of threads, also where a sequential test ends the series.
#pragma once

#include "cli/match_standings.hpp"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace thwart::cli {

struct SeriesPlan {
    MatchTerms terms;
    std::vector<PlayerSpec> players;
    u64 matches = 0;  // rounded up to full rotations
    unsigned concurrency = 1;
    u64 patience_ms = 1'000;
    std::optional<Sprt> sprt;
};

class Series {
public:
    Series(SeriesPlan plan, MakeThinker make);

    // A match that was played earlier; refused when players or ranks are not those of this series.
    base::Status take(const MatchResult& result);

    struct Watch {
        // Called for each match that has just ended, one at a time; false ends the series.
        std::function<bool(const PlayedMatch&)> finished;
        // Called now and then.
        std::function<void(const Standings&)> tick;
    };
    // Returns when all is played, the test is decided, or `stop` was set. Unfinished matches are dropped then.
    void run(const Watch& watch, const std::atomic<bool>& stop);

    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] u64 matches() const { return matches_; }
    [[nodiscard]] std::size_t rotation_size() const { return seatings_.size(); }
    // Why the series broke off; nothing when it did not.
    [[nodiscard]] const std::optional<base::Error>& trouble() const { return trouble_; }

private:
    std::optional<MatchTask> next_task();
    void work(const Watch& watch);
    void play_all(const Watch& watch);
    void count(const MatchResult& result);
    void halt(base::Error trouble);

    SeriesPlan plan_;
    MakeThinker make_;
    rules::Sides sides_;
    std::vector<Seating> seatings_;
    u64 matches_;

    std::mutex mutex_;  // guards all below
    std::condition_variable changed_;
    Standings standings_;
    std::map<u64, MatchResult> early_;  // finished before one with a smaller number
    std::set<u64> played_;
    u64 next_ = 0;
    unsigned working_ = 0;
    std::optional<base::Error> trouble_;
    std::atomic<bool> halt_ = false;
};

}  // namespace thwart::cli
