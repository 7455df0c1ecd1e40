#include "match/record.hpp"

#include "base/text.hpp"
#include "match/record_parts.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

using std::chrono::milliseconds;

// What stands between two texts; nothing when they do not surround it.
std::optional<std::string_view> between(std::string_view text, std::string_view before,
                                        std::string_view after) {
    if (text.size() < before.size() + after.size() || !text.starts_with(before) || !text.ends_with(after))
        return std::nullopt;
    return text.substr(before.size(), text.size() - before.size() - after.size());
}

std::string two_digits(i64 value) { return base::cat(value < 10 ? "0" : "", value); }

std::string fraction(i64 thousandths) {
    if (thousandths == 0) return "";
    if (thousandths % 100 == 0) return base::cat('.', thousandths / 100);
    return base::cat(thousandths < 10 ? ".00" : thousandths < 100 ? ".0" : ".", thousandths);
}

std::optional<i64> parse_digits(std::string_view text) {
    if (text.empty() || text.size() > 9) return std::nullopt;
    i64 value = 0;
    for (const char letter : text) {
        if (letter < '0' || letter > '9') return std::nullopt;
        value = 10 * value + (letter - '0');
    }
    return value;
}

}  // namespace

std::string TextPlace::text() const { return base::cat("line ", line, ", column ", column); }

const RecordHeader* Record::find(std::string_view key) const {
    const auto found = std::ranges::find(headers, key, &RecordHeader::key);
    return found == headers.end() ? nullptr : &*found;
}

std::optional<std::string> Record::header(std::string_view key) const {
    const RecordHeader* found = find(key);
    return found == nullptr ? std::nullopt : std::optional(found->value);
}

std::vector<RecordText> Record::steps() const {
    std::vector<RecordText> all;
    for (const RecordTurn& turn : turns) all.insert(all.end(), turn.steps.begin(), turn.steps.end());
    return all;
}

std::string clock_comment(milliseconds left) {
    const i64 time = std::max<i64>(left.count(), 0);
    const i64 seconds = time / 1'000;
    return base::cat("[%clk ", seconds / 3'600, ':', two_digits(seconds / 60 % 60), ':',
                     two_digits(seconds % 60), fraction(time % 1'000), ']');
}

// Only what clock_comment writes is a clock time, so that turning it into a number and back loses nothing.
std::optional<milliseconds> clock_in(std::string_view comment) {
    const auto time = between(comment, "[%clk ", "]");
    if (!time) return std::nullopt;
    const auto parts = base::split(*time, ':');
    if (parts.size() != 3) return std::nullopt;
    const std::size_t point = std::min(parts[2].find('.'), parts[2].size());
    const auto hours = parse_digits(parts[0]);
    const auto minutes = parse_digits(parts[1]);
    const auto seconds = parse_digits(parts[2].substr(0, point));
    std::string thousandths(parts[2].substr(std::min(point + 1, parts[2].size())));
    thousandths.resize(std::max<std::size_t>(thousandths.size(), 3), '0');
    const auto rest = parse_digits(thousandths);
    if (!hours || !minutes || !seconds || !rest) return std::nullopt;
    const milliseconds left(((*hours * 60 + *minutes) * 60 + *seconds) * 1'000 + *rest);
    return clock_comment(left) == comment ? std::optional(left) : std::nullopt;
}

std::string retire_comment(rules::Seat seat) { return base::cat("[%event retire ", seat.number(), ']'); }

std::optional<rules::Seat> retired_in(std::string_view comment) {
    const auto number = between(comment, "[%event retire ", "]");
    const auto seat = number ? base::parse_number(*number, rules::kMaxSeats) : std::nullopt;
    if (!seat || *seat == 0) return std::nullopt;
    return rules::Seat(*seat - 1);
}

RecordWriter::RecordWriter(std::string_view setup, unsigned seats) : seats_(seats) {
    set_header("Game", setup);
    set_header("Version", base::cat(kRecordVersion));
}

void RecordWriter::set_header(std::string_view key, std::string_view value) {
    const auto found = std::ranges::find(record_.headers, key, &RecordHeader::key);
    if (found == record_.headers.end())
        record_.headers.push_back({std::string(key), cleaned(value, false), {}});
    else
        found->value = cleaned(value, false);
}

void RecordWriter::add(rules::Turn turn, std::string step) {
    if (seat_ != turn.seat || seats_ == 1) record_.turns.emplace_back();
    seat_ = turn.seat;
    record_.turns.back().steps.push_back({std::move(step), {}});
}

void RecordWriter::add_comment(std::string_view text) {
    auto& comments = record_.turns.empty() ? record_.comments : record_.turns.back().comments;
    comments.push_back({cleaned(text, true), {}});
}

void RecordWriter::retire(rules::Seat seat) {
    add_comment(retire_comment(seat));
    seat_.reset();
}

base::Result<std::vector<Record>> read_records(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const bool is_json = begin != std::string_view::npos && text[begin] == '{';
    return is_json ? parse_records_json(text) : parse_records(text);
}

}  // namespace thwart::match
