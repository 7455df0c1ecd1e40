// What the messages of the socket (messages.hpp) and the bodies of HTTP (http.hpp) are made of. Plain values without
// behaviour; their names on the wire, limits and descriptions stand in the tables of shapes.hpp.
//
// Seats count from 1 on the wire. Times are whole milliseconds. What is optional is left out, never null.
#pragma once

#include "base/integers.hpp"
#include "match/clock.hpp"
#include "match/ending.hpp"
#include "match/terms.hpp"
#include "rules/seat.hpp"

#include <optional>
#include <string>
#include <vector>

namespace thwart::protocol {

using match::Time;
using rules::Seat;

enum class RoomStatus : u8 { waiting, playing, over };

// Who sits on a seat, as everybody sees it.
enum class SeatPlayer : u8 { open, person, computer };

// What was agreed besides the setup and the players; match::Terms without them.
struct Terms {
    std::string position;        // to begin from; empty for the usual start
    std::string clock = "none";  // match::format_clock
    bool repetition = true;
    bool standstill = true;
    match::Leaving leaving = match::Leaving::takeover;
    unsigned stand_in = 4;
    bool takebacks = true;
    bool is_rated = false;   // counts for the ratings when only accounts play
    bool is_public = false;  // stands in the lobby
    friend bool operator==(const Terms&, const Terms&) = default;
};

struct SeatView {
    SeatPlayer player = SeatPlayer::open;
    std::string name;               // empty while open
    std::optional<unsigned> level;  // of a computer
    bool is_ready = false;
    bool is_online = false;
    bool is_you = false;
    std::optional<unsigned> rating;  // of an account, for this game
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct EventLine {
    u64 seq = 0;  // from 1, without gaps
    Time at{0};
    std::string text;  // match::format_event
    friend bool operator==(const EventLine&, const EventLine&) = default;
};

// How the clocks stood at a moment; the one that runs has gone on since.
struct Clocks {
    Time at{0};
    std::vector<std::optional<Time>> left;  // by seat; none where there is no clock
    std::optional<Time> turn_left;          // where turns are limited
    std::optional<Seat> runs;
    friend bool operator==(const Clocks&, const Clocks&) = default;
};

// A position for those who do not replay the events themselves.
struct Snapshot {
    u64 seq = 0;  // the last event in it
    std::string position;
    std::optional<Seat> turn;        // none while chance acts and when the match is over
    std::vector<std::string> legal;  // the steps of that seat; only for those who sit there
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

struct ChatLine {
    std::string from;
    std::optional<Seat> seat;  // none: a spectator
    std::string text;
    Time at{0};
    friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

// What a receiver is to a room.
struct You {
    std::vector<Seat> seats;
    std::optional<std::string> key;  // opens these seats again: the secret of the re-entry link
    bool is_host = false;
    friend bool operator==(const You&, const You&) = default;
};

struct SeatPresence {
    bool is_online = false;
    std::optional<Time> leaves_at;  // when the patience with somebody who is gone ends
    friend bool operator==(const SeatPresence&, const SeatPresence&) = default;
};

struct RatingChange {
    Seat seat;
    unsigned before = 0;
    unsigned after = 0;
    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

struct ResultView {
    match::Ending ending = match::Ending::aborted;
    std::vector<unsigned> ranks;  // by seat, 1 is best; empty where nobody is ranked
    std::optional<Seat> seat;     // who resigned, flagged, left or aborted
    std::vector<RatingChange> ratings;
    friend bool operator==(const ResultView&, const ResultView&) = default;
};

struct LobbyRoom {
    std::string code;
    std::string setup;
    std::string clock;
    std::string host;
    unsigned seats = 0;
    unsigned open_seats = 0;
    unsigned spectators = 0;
    bool is_rated = false;
    RoomStatus status = RoomStatus::waiting;
    friend bool operator==(const LobbyRoom&, const LobbyRoom&) = default;
};

}  // namespace thwart::protocol
