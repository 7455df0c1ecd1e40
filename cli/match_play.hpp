// One match of a series from the first step to the last: the referee asks the players, deals, keeps the clocks and
// writes the record. The same arguments give the same match, as far as the players do.
#pragma once

#include "cli/match_player.hpp"
#include "cli/match_schedule.hpp"
#include "match/record.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace thwart::cli {

// What holds for every match of a series.
struct MatchTerms {
    catalog::Choice choice;
    u64 seed = 1;
    u64 opening_steps = 0;     // so many decisions are made by lot, the same in a whole rotation
    u64 longest = 2'000;       // decisions; then it is a draw
    std::optional<u64> clock;  // milliseconds per seat, for players without limits of their own
    u64 inc = 0;
    std::string date;   // for the records; none when empty
    bool fair = false;  // throws and draws from a secret, which the records reveal
};

// What a player spent.
struct Work {
    u64 moves = 0;
    u64 nodes = 0;
    u64 depths = 0;  // sum over the moves
    i64 microseconds = 0;

    friend bool operator==(const Work&, const Work&) = default;
};

struct MatchResult {
    u64 number = 0;  // from 0; the rotation and the place in it follow from it
    Seating seating;
    rules::Outcome outcome;
    Ending ending = Ending::rules;
    unsigned culprit = 0;  // the seat at fault, from 1; 0 where nobody is
    u64 steps = 0;
    std::vector<Work> work;  // per player

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

struct PlayedMatch {
    MatchResult result;
    match::Record record;
    std::string detail;  // of a fault
};

struct MatchTask {
    u64 number = 0;
    u64 rotation = 0;
    Seating seating;
};

// Nothing when it was stopped. The players of the seating have begun; `players` and `specs` are in the order of the series.
std::optional<PlayedMatch> play_match(const MatchTerms& terms, const MatchTask& task,
                                      const std::vector<std::unique_ptr<MatchPlayer>>& players,
                                      std::span<const PlayerSpec> specs, const std::atomic<bool>& stop);

}  // namespace thwart::cli
