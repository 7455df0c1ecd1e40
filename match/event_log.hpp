// A match as it is stored: the terms, when it began, and the events, one line each. The terminal appends a
// line after every step and the server keeps the same lines, so a match survives whatever happens to the
// program.
//
//   thwart match 1
//   setup quoridor:players=2,sidestep=barred,first=1
//   clock 5:00+3
//   repetition on
//   leaving takeover 4
//   takebacks on
//   seat 1 person Anna
//   seat 2 computer 5
//   note opened from the menu
//   begins 0
//
//   1500 move 1 e2
//   ...
//
// A `position` line follows `setup` where the match does not begin as usual, and `standstill on` follows `repetition` where
// turns without progress end it. Notes are the host's own; there
// may be none or many. The first line names the version: a newer one is refused, older ones stay readable.
#pragma once

#include "base/result.hpp"
#include "match/event.hpp"
#include "match/terms.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::match {

inline constexpr unsigned kLogVersion = 1;

struct EventLog {
    Terms terms;
    std::vector<std::string> notes;  // a line each
    Time begins{0};
    std::vector<Event> events;

    friend bool operator==(const EventLog&, const EventLog&) = default;
};

// `log.terms` as a match has them.
std::string format_log(const EventLog& log);
// An event as it is appended to a log.
std::string format_log_line(const Event& event);

// Errors say "line N" and what was expected. A last line without its end is left out: the program was stopped
// while it wrote it. Whether the events fit each other shows when they are replayed (Match::replay).
base::Result<EventLog> parse_log(std::string_view text);

}  // namespace thwart::match
