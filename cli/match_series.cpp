#include "cli/match_series.hpp"

#include "base/text.hpp"

#include <array>
#include <chrono>
#include <exception>
#include <thread>

namespace thwart::cli {
namespace {

std::vector<std::string> names_of(const std::vector<PlayerSpec>& players) {
    std::vector<std::string> names;
    names.reserve(players.size());
    for (const PlayerSpec& player : players) names.push_back(player.name);
    return names;
}

rules::Sides sides_of(const catalog::Choice& choice) { return choice.module->start(choice.options)->sides(); }

// Somebody is first, no rank is beyond the sides, and team mates are equal.
bool is_possible(const rules::Outcome& outcome, const rules::Sides& sides) {
    std::array<u8, rules::kMaxSeats> rank_of_side{};
    bool has_first = false;
    for (unsigned seat = 0; seat < sides.seats; ++seat) {
        const u8 rank = outcome.rank[seat];
        u8& rank_of_mates = rank_of_side[sides.of[seat]];
        if (rank == 0 || rank > sides.count || (rank_of_mates != 0 && rank_of_mates != rank)) return false;
        rank_of_mates = rank;
        has_first = has_first || rank == 1;
    }
    return has_first && outcome.seats == sides.seats;
}

}  // namespace

Series::Series(SeriesPlan plan, MakeThinker make)
    : plan_(std::move(plan)),
      make_(std::move(make)),
      sides_(sides_of(plan_.terms.choice)),
      seatings_(rotation(sides_, static_cast<unsigned>(plan_.players.size()))),
      matches_((plan_.matches + seatings_.size() - 1) / seatings_.size() * seatings_.size()),
      standings_(sides_, names_of(plan_.players), seatings_.size(), plan_.sprt) {}

base::Status Series::take(const MatchResult& result) {
    const auto misfit = [&](std::string_view what) {
        return base::malformed("log", base::cat("match ", result.number + 1, ": ", what));
    };
    if (result.seating != seatings_[result.number % seatings_.size()])
        return misfit("the players do not sit as in this series");
    if (!is_possible(result.outcome, sides_)) return misfit("there are no such ranks");
    if (result.number < matches_ && played_.insert(result.number).second) count(result);
    return base::Done{};
}

void Series::count(const MatchResult& result) {
    early_.emplace(result.number, result);
    while (!standings_.is_decided()) {
        const auto next = early_.find(standings_.matches());
        if (next == early_.end()) break;
        standings_.add(next->second);
        early_.erase(next);
    }
    if (standings_.is_decided()) halt_ = true;
}

std::optional<MatchTask> Series::next_task() {
    while (played_.contains(next_)) ++next_;
    if (next_ >= matches_) return std::nullopt;
    const u64 number = next_++;
    return MatchTask{number, number / seatings_.size(), seatings_[number % seatings_.size()]};
}

void Series::work(const Watch& watch) {
    try {
        play_all(watch);
    } catch (const std::exception& error) {
        halt(base::not_allowed("match", error.what()));
    }
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
}

void Series::play_all(const Watch& watch) {
    std::vector<std::unique_ptr<MatchPlayer>> players;
    players.reserve(plan_.players.size());
    for (const PlayerSpec& spec : plan_.players)
        players.push_back(make_match_player(spec, plan_.terms.choice, make_, plan_.patience_ms));
    while (!halt_) {
        std::unique_lock lock(mutex_);
        const auto task = next_task();
        if (!task) return;
        lock.unlock();
        for (const unsigned player : task->seating)
            if (const auto begun = players[player]->begin(halt_); !begun) return halt(begun.error());
        const auto played = play_match(plan_.terms, *task, players, plan_.players, halt_);
        if (!played) return;
        lock.lock();
        if (halt_) return;
        played_.insert(task->number);
        if (watch.finished && !watch.finished(*played)) halt_ = true;
        count(played->result);
        changed_.notify_all();
    }
}

void Series::halt(base::Error trouble) {
    const std::lock_guard lock(mutex_);
    trouble_ = std::move(trouble);
    halt_ = true;
}

void Series::run(const Watch& watch, const std::atomic<bool>& stop) {
    constexpr auto kTick = std::chrono::milliseconds(100);
    working_ = plan_.concurrency;
    std::vector<std::jthread> workers;
    workers.reserve(plan_.concurrency);
    for (unsigned i = 0; i < plan_.concurrency; ++i) workers.emplace_back([this, &watch] { work(watch); });
    std::unique_lock lock(mutex_);
    while (working_ > 0) {
        changed_.wait_for(lock, kTick);
        if (stop) halt_ = true;
        if (watch.tick) watch.tick(standings_);
    }
}

}  // namespace thwart::cli
