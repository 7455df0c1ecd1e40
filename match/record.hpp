// Records of played matches (docs/records.md): headers, then turns with comments, as text and as its JSON twin. Written
// by whoever plays a match, read by replay, analysis and verification. A record knows no rules: whether its steps are
// legal shows when they are played (match/record_replay.hpp). Clock times and retirements are comments of a fixed form,
// so that a reader who does not know them still has a whole record.
#pragma once

#include "base/result.hpp"
#include "rules/seat.hpp"
#include "rules/turn.hpp"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::match {

// Raised when a record of today could no longer be read as it was meant. A record says its version in the header
// Version; without it, it is of version 1. Newer versions are refused, older ones are read for ever.
inline constexpr unsigned kRecordVersion = 1;

// Where something was read, from 1; 0 when it was not. What is equal may have stood in different places.
struct TextPlace {
    unsigned line = 0;
    unsigned column = 0;

    [[nodiscard]] std::string text() const;  // "line 7, column 12"
    friend bool operator==(TextPlace, TextPlace) { return true; }
};

struct RecordHeader {
    std::string key;
    std::string value;
    TextPlace place;
    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

struct RecordText {
    std::string text;
    TextPlace place;
    friend bool operator==(const RecordText&, const RecordText&) = default;
};

struct RecordTurn {
    std::vector<RecordText> steps;
    std::vector<RecordText> comments;  // behind the steps
    friend bool operator==(const RecordTurn&, const RecordTurn&) = default;
};

struct Record {
    std::vector<RecordHeader> headers;  // in the order of the text, every key once
    std::vector<RecordText> comments;   // before the first turn
    std::vector<RecordTurn> turns;

    [[nodiscard]] const RecordHeader* find(std::string_view key) const;  // null where there is none
    [[nodiscard]] std::optional<std::string> header(std::string_view key) const;
    [[nodiscard]] std::vector<RecordText> steps() const;
    friend bool operator==(const Record&, const Record&) = default;
};

// ---- comments of a fixed form ----

// "[%clk 0:04:59]": what the seat of the turn has left; with ".5" or ".125" where it is not whole.
std::string clock_comment(std::chrono::milliseconds left);
std::optional<std::chrono::milliseconds> clock_in(std::string_view comment);

// "[%event retire 3]": the seat drops out here. A turn that it interrupts goes on as another one.
std::string retire_comment(rules::Seat seat);
std::optional<rules::Seat> retired_in(std::string_view comment);

// ---- writing ----

// Collects the steps of a match into turns: a turn lasts until another seat acts. Who plays alone has one for each step.
class RecordWriter {
public:
    RecordWriter(std::string_view setup, unsigned seats);

    // Replaces a header of that key, otherwise adds it. What no header or comment can hold is replaced.
    void set_header(std::string_view key, std::string_view value);
    // `turn` is whose turn it was before the step.
    void add(rules::Turn turn, std::string step);
    // These three stand behind the last turn.
    void add_comment(std::string_view text);
    void add_clock(std::chrono::milliseconds left) { add_comment(clock_comment(left)); }
    void retire(rules::Seat seat);

    [[nodiscard]] const Record& record() const { return record_; }

private:
    Record record_;
    unsigned seats_;
    std::optional<rules::Seat> seat_;  // whose turn is being collected
};

// As many turns share a number as the setup has seats. Ends with an empty line, so that records can follow each other.
std::string format_record(const Record& record);
std::string format_records_json(std::span<const Record> records);

// ---- reading; errors name line and column ----

// The text form. Accepts any spacing and numbering.
base::Result<std::vector<Record>> parse_records(std::string_view text);
// The JSON form. Members may stand in any order; unknown ones are refused.
base::Result<std::vector<Record>> parse_records_json(std::string_view text);
// Whichever it is: only the JSON form begins with a brace.
base::Result<std::vector<Record>> read_records(std::string_view text);

}  // namespace thwart::match
