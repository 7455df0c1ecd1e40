// Why a match ended, and what that makes of it. The reason (Ending) and the ranks (rules::Outcome) are kept
// apart: the first is for people and records, the second for scores. Used by Match and by whoever reads a
// result.
#pragma once

#include "base/integers.hpp"
#include "catalog/session.hpp"
#include "rules/outcome.hpp"
#include "rules/seat.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace thwart::match {

// The numbers are stored and sent: they never change, and a number that was given up is not used again.
enum class Ending : u8 {
    rules = 10,       // somebody reached the goal, or is the last one left
    stuck = 11,       // every seat in turn had to pass
    standstill = 12,  // too many turns without progress: it ended as it stood
    repetition = 20,  // the same position for the third time
    agreed = 21,
    resigned = 30,
    time = 31,
    abandoned = 32,
    aborted = 40,  // broken off: nobody won or lost
};

inline constexpr std::array kEndings = {Ending::rules,      Ending::stuck,     Ending::standstill,
                                        Ending::repetition, Ending::agreed,    Ending::resigned,
                                        Ending::time,       Ending::abandoned, Ending::aborted};

// "rules", "stuck", ..., as in the list above.
std::string_view ending_name(Ending ending);
std::optional<Ending> parse_ending(std::string_view name);
std::optional<Ending> ending_of(unsigned number);

struct Result {
    Ending ending = Ending::aborted;
    // None when aborted, and when a match for one was given up: there is nobody to rank.
    std::optional<rules::Outcome> outcome;
    std::optional<rules::Seat> seat;  // who resigned, flagged, left or aborted; none: the host, or nobody

    friend bool operator==(const Result&, const Result&) = default;
};

// --- ranks: without gaps, the retired behind all others, the first to leave last (rules.md, Match rules) ---

// Seats in the order in which they retired, and seats that were missing already when the match began: nobody
// knows in which order those left, so they rank alike.
using Retired = std::span<const rules::Seat>;

// What the rules say, with the retired told apart, which a state cannot do.
rules::Outcome ranked(const rules::Outcome& by_rules, Retired retired, Retired missing = {});
// All who still play share the first rank.
rules::Outcome drawn(unsigned seats, Retired retired, Retired missing = {});
// One of the last two sides gave up: the other one won.
rules::Outcome given_up(rules::Seat loser, const rules::Sides& sides, Retired retired, Retired missing = {});

// The seats that have retired in this position, which is not over.
std::vector<rules::Seat> missing_seats(const catalog::Session& session);

}  // namespace thwart::match
