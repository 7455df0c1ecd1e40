#include "match/clock.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <charconv>

namespace thwart::match {
namespace {

constexpr i64 kSecond = 1000;
constexpr i64 kMinute = 60 * kSecond;
constexpr i64 kHour = 60 * kMinute;

// ".25" of 250 ms, nothing of none.
std::string format_fraction(i64 milliseconds) {
    if (milliseconds == 0) return "";
    std::string digits = std::to_string(kSecond + milliseconds);
    digits.front() = '.';
    return digits.substr(0, digits.find_last_not_of('0') + 1);
}

std::string format_seconds(Time time) {
    return base::cat(time.count() / kSecond, format_fraction(time.count() % kSecond));
}

std::string two_digits(i64 number) { return base::cat(number < 10 ? "0" : "", number); }

std::string format_minutes(Time time) {
    const i64 hours = time.count() / kHour;
    const i64 minutes = time.count() / kMinute % 60;
    const i64 seconds = time.count() / kSecond % 60;
    return base::cat(hours > 0 ? base::cat(hours, ':', two_digits(minutes)) : std::to_string(minutes), ':',
                     two_digits(seconds), format_fraction(time.count() % kSecond));
}

// The readers accept more than is written; parse_clock compares with the canonical text in the end.
std::optional<i64> parse_digits(std::string_view text) {
    constexpr std::size_t kMostDigits = 9;
    if (text.empty() || text.size() > kMostDigits) return std::nullopt;
    i64 value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() || text.front() == '-')
        return std::nullopt;
    return value;
}

std::optional<Time> parse_seconds(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto whole = parse_digits(text.substr(0, point));
    if (!whole) return std::nullopt;
    if (point == std::string_view::npos) return Time{*whole * kSecond};
    std::string fraction(text.substr(point + 1));
    if (fraction.size() > 3) return std::nullopt;
    fraction.resize(3, '0');
    const auto milliseconds = parse_digits(fraction);
    if (!milliseconds) return std::nullopt;
    return Time{*whole * kSecond + *milliseconds};
}

std::optional<Time> parse_minutes(std::string_view text) {
    const auto parts = base::split(text, ':');
    if (parts.size() < 2 || parts.size() > 3) return std::nullopt;
    i64 minutes = 0;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const auto number = parse_digits(parts[i]);
        if (!number) return std::nullopt;
        minutes = minutes * 60 + *number;
    }
    const auto seconds = parse_seconds(parts.back());
    if (!seconds) return std::nullopt;
    return Time{minutes * kMinute} + *seconds;
}

// "5:00+3" or "30/turn".
bool parse_part(std::string_view part, ClockRule& rule) {
    constexpr std::string_view kPerTurn = "/turn";
    if (part.ends_with(kPerTurn)) {
        rule.per_turn = parse_seconds(part.substr(0, part.size() - kPerTurn.size()));
        return rule.per_turn.has_value();
    }
    const std::size_t plus = part.find('+');
    rule.per_seat = parse_minutes(part.substr(0, plus));
    if (plus == std::string_view::npos) return rule.per_seat.has_value();
    const auto increment = parse_seconds(part.substr(plus + 1));
    rule.increment = increment.value_or(Time{0});
    return rule.per_seat && increment;
}

bool is_length(Time time) { return time > Time{0} && time <= kLongestClock; }

}  // namespace

std::string format_clock(const ClockRule& rule) {
    std::string text;
    if (rule.per_seat) text = format_minutes(*rule.per_seat);
    if (rule.increment != Time{0}) text += '+' + format_seconds(rule.increment);
    if (rule.per_turn) text += base::cat(text.empty() ? "" : ",", format_seconds(*rule.per_turn), "/turn");
    return text.empty() ? "none" : text;
}

base::Result<ClockRule> parse_clock(std::string_view text) {
    ClockRule rule;
    if (text == "none") return rule;
    const auto parts = base::split(text, ',');
    const bool is_read =
        parts.size() <= 2 && std::ranges::all_of(parts, [&](auto part) { return parse_part(part, rule); });
    if (!is_read || format_clock(rule) != text)
        return base::malformed(
            "clock",
            base::cat("expected none, 5:00, 5:00+3, 30/turn or 5:00+3,30/turn, not ", base::quote(text)));
    if (const auto status = check_clock(rule); !status) return status.error();
    return rule;
}

base::Status check_clock(const ClockRule& rule) {
    if ((rule.per_seat && !is_length(*rule.per_seat)) || (rule.per_turn && !is_length(*rule.per_turn)) ||
        (rule.increment != Time{0} && !is_length(rule.increment)))
        return base::malformed("clock", "a time is above zero and at most 366 days");
    if (rule.increment != Time{0} && !rule.per_seat)
        return base::malformed("clock", "an increment needs a time per seat");
    return base::Done{};
}

Clock::Clock(const ClockRule& rule) : rule_(rule) { left_.fill(rule.per_seat.value_or(Time{0})); }

bool Clock::is_on(rules::Seat seat) const {
    return (rule_.per_seat || rule_.per_turn) && !is_off_[seat.index()];
}

Time Clock::passed(Time now) const { return runs_ ? std::max(now - since_, Time{0}) : Time{0}; }

void Clock::run(Time now) {
    runs_ = is_on(seat_);
    since_ = now;
}

void Clock::charge(Time now) {
    const Time spent = passed(now);
    Time& left = left_[seat_.index()];
    left = std::max(left - spent, Time{0});
    used_ += spent;
    since_ = now;
}

void Clock::begin_turn(rules::Seat seat, Time now) {
    charge(now);
    if (runs_) left_[seat_.index()] += rule_.increment;
    seat_ = seat;
    has_turn_ = true;
    used_ = Time{0};
    run(now);
}

void Clock::stop(Time now) {
    charge(now);
    runs_ = false;
}

void Clock::take_off(rules::Seat seat, Time now) {
    if (runs_ && seat == seat_) stop(now);
    is_off_[seat.index()] = true;
}

void Clock::put_back(rules::Seat seat, Time now) {
    is_off_[seat.index()] = false;
    if (has_turn_ && seat == seat_) run(now);
}

void Clock::rewind(const Clock& then, bool is_same_turn, Time now) {
    charge(now);
    for (unsigned i = 0; i < rules::kMaxSeats; ++i) left_[i] = std::min(left_[i], then.left_[i]);
    if (!is_same_turn) used_ = then.used_;
    seat_ = then.seat_;
    run(now);
}

std::optional<Time> Clock::remaining(rules::Seat seat, Time now) const {
    if (!is_on(seat)) return std::nullopt;
    const bool has_turn = has_turn_ && seat == seat_;
    if (!rule_.per_seat) return has_turn ? turn_remaining(now) : rule_.per_turn;
    return std::max(left_[seat.index()] - (has_turn ? passed(now) : Time{0}), Time{0});
}

std::optional<Time> Clock::turn_remaining(Time now) const {
    if (!rule_.per_turn || !has_turn_ || !is_on(seat_)) return std::nullopt;
    return std::max(*rule_.per_turn - used_ - passed(now), Time{0});
}

std::optional<Time> Clock::flag_time() const {
    if (!runs_) return std::nullopt;
    Time left = rule_.per_seat ? left_[seat_.index()] : Time::max();
    if (rule_.per_turn) left = std::min(left, std::max(*rule_.per_turn - used_, Time{0}));
    return since_ + left;
}

bool Clock::is_over(Time now) const {
    const auto flag = flag_time();
    return flag && now >= *flag;
}

}  // namespace thwart::match
