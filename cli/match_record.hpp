// Records of played matches as text: header lines, then numbered turns (notation.md, Records). Written by the match
// runner, read by the analysis. A record knows no rules: whether its steps are legal shows when they are played.
#pragma once

#include "base/result.hpp"
#include "rules/turn.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thwart::cli {

struct RecordStep {
    std::string text;
    unsigned line = 0;  // where it was read, from 1; 0 when it was not
    unsigned column = 0;

    // "line 7, column 12"
    [[nodiscard]] std::string place() const;
};

struct Record {
    std::vector<std::pair<std::string, std::string>> headers;  // in the order of the text
    std::vector<std::vector<RecordStep>> turns;

    [[nodiscard]] std::optional<std::string> header(std::string_view key) const;
    [[nodiscard]] std::vector<RecordStep> steps() const;
};

// Collects the steps of a match into turns: a turn lasts until another seat acts.
class RecordWriter {
public:
    void set_header(std::string key, std::string value);
    // `turn` is whose turn it was before the step.
    void add(rules::Turn turn, std::string step);
    [[nodiscard]] const Record& record() const { return record_; }

private:
    Record record_;
    std::optional<rules::Seat> seat_;
};

// As many turns share a number as there are seats. Ends with an empty line, so that records can follow each other.
std::string format_record(const Record& record, unsigned seats);

// Accepts any spacing and numbering; errors name line and column.
base::Result<std::vector<Record>> parse_records(std::string_view text);

}  // namespace thwart::cli
