// The clocks of a match: what was agreed (ClockRule) and how it stands (Clock). Plain values; time is an
// argument, in milliseconds since an epoch of the caller's choice, so hours of play are tested without
// waiting. Used by Match, which alone decides whose clock runs; hosts read them through it.
//
// Time is over when nothing is left: a seat with 3 ms left has flagged 3 ms later, and a move made then is
// too late.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"
#include "rules/seat.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace thwart::match {

using Time = std::chrono::milliseconds;

// The latest time that is accepted: far beyond any epoch, and exact in a JSON number.
inline constexpr Time kLatest{i64{1} << 53};
inline constexpr Time kLongestClock = std::chrono::days{366};

// A time per seat, an increment for every turn it finishes, a limit per turn; each may be left out, but there
// is no increment without a time per seat.
struct ClockRule {
    std::optional<Time> per_seat;
    Time increment{0};
    std::optional<Time> per_turn;

    friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

// "none", "5:00", "1:30:00", "5:00+3", "30/turn", "5:00+3,30/turn": the time per seat in minutes or hours,
// the others in seconds; milliseconds follow a point where needed ("0:30.5", "5:00+0.25").
std::string format_clock(const ClockRule& rule);
// Reads only what format_clock writes; errors say "clock".
base::Result<ClockRule> parse_clock(std::string_view text);
// Whether a match can be played with it: nothing is negative, zero or longer than kLongestClock.
base::Status check_clock(const ClockRule& rule);

// How the clocks stand. At most one runs; everything that passes while it runs is charged to its seat. A
// seat's clock can be taken off the table (its seat retired, or a computer plays there for it): then it keeps
// what it shows and never runs.
class Clock {
public:
    Clock() = default;
    explicit Clock(const ClockRule& rule);

    // A turn of this seat begins. The turn before it is finished and earns the increment, if its clock ran to
    // the end.
    void begin_turn(rules::Seat seat, Time now);
    // The same turn goes on: what has passed is charged.
    void charge(Time now);
    void stop(Time now);

    void take_off(rules::Seat seat, Time now);
    // The seat's clock is back; it runs at once if this seat has the turn.
    void put_back(rules::Seat seat, Time now);

    // After a takeback to where the clocks stood as in `then`: nobody gains time by it. Every clock shows
    // what it shows now or, where that was less, what it showed then. The turn has used up what it had then,
    // or, when it is still the same turn, what it has now. The clock of the seat that had the turn then runs
    // from now on.
    void rewind(const Clock& then, bool is_same_turn, Time now);

    // What is left of the time per seat or, where only turns are limited, of the seat's turn. Never negative.
    // Nothing without a clock and for a seat whose clock is off the table.
    [[nodiscard]] std::optional<Time> remaining(rules::Seat seat, Time now) const;
    // What is left of the running turn, where turns are limited.
    [[nodiscard]] std::optional<Time> turn_remaining(Time now) const;
    // When the running clock will have nothing left; nothing when none runs.
    [[nodiscard]] std::optional<Time> flag_time() const;
    [[nodiscard]] bool is_over(Time now) const;
    // Whether a turn has begun yet: before the first decision nothing runs.
    [[nodiscard]] bool has_begun() const { return has_turn_; }

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    // Lets the clock of the seat that has the turn run, if it has one.
    void run(Time now);
    [[nodiscard]] bool is_on(rules::Seat seat) const;
    [[nodiscard]] Time passed(Time now) const;  // and not charged yet

    ClockRule rule_;
    std::array<Time, rules::kMaxSeats> left_{};  // of the time per seat, when `since_` was
    std::array<bool, rules::kMaxSeats> is_off_{};
    rules::Seat seat_;  // who has the turn, once has_turn_
    bool has_turn_ = false;
    bool runs_ = false;
    Time since_{0};  // until when the running clock has been charged
    Time used_{0};   // of this turn
};

}  // namespace thwart::match
