// Everything that can happen in a match, as a closed list. Hosts make events out of what people, computers,
// the dealer and their timers do, and Match applies or refuses them. Terms and accepted events together are
// the whole match, so they are what is stored (event_log.hpp).
//
// A move names its seat although the match knows whose turn it is: a move that arrives late must not be taken
// for somebody else's. Who may speak for a seat is the host's business.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"
#include "match/clock.hpp"
#include "rules/seat.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace thwart::match {

// A step chosen by a seat.
struct Move {
    rules::Seat seat;
    std::string step;
    friend bool operator==(const Move&, const Move&) = default;
};
// A step chosen by chance: a throw, a tile. A dealer outside picks it.
struct Deal {
    std::string step;
    friend bool operator==(const Deal&, const Deal&) = default;
};
struct Resign {
    rules::Seat seat;
    friend bool operator==(const Resign&, const Resign&) = default;
};
struct OfferDraw {
    rules::Seat seat;
    friend bool operator==(const OfferDraw&, const OfferDraw&) = default;
};
// From the one who offered, a no withdraws the offer.
struct AnswerDraw {
    rules::Seat seat;
    bool agrees = false;
    friend bool operator==(const AnswerDraw&, const AnswerDraw&) = default;
};
struct AskTakeback {
    rules::Seat seat;
    friend bool operator==(const AskTakeback&, const AskTakeback&) = default;
};
// From the one who asked, a no withdraws the question.
struct AnswerTakeback {
    rules::Seat seat;
    bool agrees = false;
    friend bool operator==(const AnswerTakeback&, const AnswerTakeback&) = default;
};
// Without a seat: by the host.
struct Abort {
    std::optional<rules::Seat> seat;
    friend bool operator==(const Abort&, const Abort&) = default;
};
// Somebody is gone for good, as the host sees it (a lost connection, a closed window).
struct Leave {
    rules::Seat seat;
    friend bool operator==(const Leave&, const Leave&) = default;
};
// A computer goes on for a person whom the others are willing to wait for.
struct TakeOver {
    rules::Seat seat;
    unsigned level = 1;
    friend bool operator==(const TakeOver&, const TakeOver&) = default;
};
// The person who had that seat is back.
struct Return {
    rules::Seat seat;
    friend bool operator==(const Return&, const Return&) = default;
};
// The host noticed that time is over. The match checks it.
struct Flag {
    friend bool operator==(const Flag&, const Flag&) = default;
};

using Happening = std::variant<Move, Deal, Resign, OfferDraw, AnswerDraw, AskTakeback, AnswerTakeback, Abort,
                               Leave, TakeOver, Return, Flag>;

struct Event {
    Time at{0};
    Happening what;

    friend bool operator==(const Event&, const Event&) = default;
};

// One line without its end, "61500 move 2 e8": the time, what happened, the seat from 1, the rest. Every
// event that a match has accepted is read back as it was.
//   AT move SEAT STEP     AT deal STEP               AT resign SEAT     AT leave SEAT     AT flag
//   AT offer-draw SEAT    AT ask-takeback SEAT       AT abort SEAT      AT abort host
//   AT answer-draw SEAT yes|no                       AT take-over SEAT LEVEL
//   AT answer-takeback SEAT yes|no                   AT return SEAT
std::string format_event(const Event& event);
// Reads only what format_event writes; errors say "event" and what was expected.
base::Result<Event> parse_event(std::string_view line);

// Whole milliseconds from 0 to kLatest.
std::optional<Time> parse_time(std::string_view text);

}  // namespace thwart::match
