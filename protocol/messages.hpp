// Everything that travels over the WebSocket, as two closed lists: what clients say (ClientMessage) and what the server
// says (ServerMessage). Each message is a JSON object in one text frame whose field "t" names its type. Used by the
// server, by bots and load generators in C++, and, through the generated types, by the browser.
//
// Messages that change a match carry an id of the client's choice. It is echoed in the answer, and the same id sent
// again gets the answer it got the first time, so a client that is not sure may always resend.
#pragma once

#include "protocol/parts.hpp"

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thwart::protocol {

// Raised only when an old client could no longer play; whatever is new and optional is a feature instead, and unknown
// fields are ignored on both sides.
inline constexpr unsigned kVersion = 1;
inline constexpr unsigned kOldestVersion = 1;  // of a client that is still served

// A client names the features it wants in hello; welcome repeats those it gets.
inline constexpr std::string_view kSnapshots = "snapshots";  // every room and event carries a Snapshot
inline constexpr std::array kFeatures = {kSnapshots};

// Why something was refused.
enum class Refusal : u8 {
    malformed,    // cannot be read
    not_allowed,  // read, but against the rules, or not yours to do
    not_found,    // no such room, seat or match
    out_of_date,  // the number of the last event was not the last
    taken,        // somebody else has it: a seat, a name
    too_many,     // slow down
    unavailable,  // could not be stored; nothing has changed, send it again later
};

namespace from_client {

// The first message.
struct Hello {
    unsigned version = 0;
    std::vector<std::string> features;
    friend bool operator==(const Hello&, const Hello&) = default;
};
// Look at a room and hear what happens there.
struct Enter {
    std::string room;
    std::optional<u64> since;        // the last event known; without it all are sent
    std::optional<std::string> key;  // of a seat; without it the cookie or token says who that is
    friend bool operator==(const Enter&, const Enter&) = default;
};
struct Leave {
    std::string room;
    friend bool operator==(const Leave&, const Leave&) = default;
};
struct Sit {
    std::string room;
    Seat seat;
    std::optional<std::string> name;
    friend bool operator==(const Sit&, const Sit&) = default;
};
struct Stand {
    std::string room;
    friend bool operator==(const Stand&, const Stand&) = default;
};
// The host opens a seat or gives it to a computer. Before the start.
struct SetSeat {
    std::string room;
    Seat seat;
    SeatPlayer player = SeatPlayer::open;  // open or computer
    std::optional<unsigned> level;
    friend bool operator==(const SetSeat&, const SetSeat&) = default;
};
struct Ready {
    std::string room;
    bool on = true;
    friend bool operator==(const Ready&, const Ready&) = default;
};
struct Start {
    std::string room;
    friend bool operator==(const Start&, const Start&) = default;
};

struct Move {
    std::string room;
    std::string id;
    u64 seq = 0;  // the last event that the player has seen
    std::string step;
    std::optional<Seat> seat;  // needed only by somebody with several seats
    friend bool operator==(const Move&, const Move&) = default;
};
struct Resign {
    std::string room;
    std::string id;
    std::optional<Seat> seat;
    friend bool operator==(const Resign&, const Resign&) = default;
};
struct OfferDraw {
    std::string room;
    std::string id;
    std::optional<Seat> seat;
    friend bool operator==(const OfferDraw&, const OfferDraw&) = default;
};
struct AskTakeback {
    std::string room;
    std::string id;
    std::optional<Seat> seat;
    friend bool operator==(const AskTakeback&, const AskTakeback&) = default;
};
struct Abort {
    std::string room;
    std::string id;
    std::optional<Seat> seat;
    friend bool operator==(const Abort&, const Abort&) = default;
};
struct AnswerDraw {
    std::string room;
    std::string id;
    bool yes = false;
    std::optional<Seat> seat;
    friend bool operator==(const AnswerDraw&, const AnswerDraw&) = default;
};
struct AnswerTakeback {
    std::string room;
    std::string id;
    bool yes = false;
    std::optional<Seat> seat;
    friend bool operator==(const AnswerTakeback&, const AnswerTakeback&) = default;
};
struct Rematch {
    std::string room;
    std::string id;
    friend bool operator==(const Rematch&, const Rematch&) = default;
};

struct Chat {
    std::string room;
    std::string id;
    std::string text;
    friend bool operator==(const Chat&, const Chat&) = default;
};
// Hear no more from somebody: exactly one of seat and name.
struct Mute {
    std::string room;
    std::optional<Seat> seat;
    std::optional<std::string> name;
    bool on = true;
    friend bool operator==(const Mute&, const Mute&) = default;
};
// The host switches the chat of the room.
struct ChatSwitch {
    std::string room;
    bool on = true;
    friend bool operator==(const ChatSwitch&, const ChatSwitch&) = default;
};
// A person's part of the chance of the match (match/dealer.hpp). Before the start.
struct Nonce {
    std::string room;
    std::string hex;
    friend bool operator==(const Nonce&, const Nonce&) = default;
};
struct Lobby {
    bool on = true;
    friend bool operator==(const Lobby&, const Lobby&) = default;
};
struct Ping {
    u64 n = 0;
    std::optional<Time> lag;  // what the last round trip took
    friend bool operator==(const Ping&, const Ping&) = default;
};

}  // namespace from_client

using ClientMessage =
    std::variant<from_client::Hello, from_client::Enter, from_client::Leave, from_client::Sit,
                 from_client::Stand, from_client::SetSeat, from_client::Ready, from_client::Start,
                 from_client::Move, from_client::Resign, from_client::OfferDraw, from_client::AskTakeback,
                 from_client::Abort, from_client::AnswerDraw, from_client::AnswerTakeback,
                 from_client::Rematch, from_client::Chat, from_client::Mute, from_client::ChatSwitch,
                 from_client::Nonce, from_client::Lobby, from_client::Ping>;

namespace from_server {

struct Welcome {
    unsigned version = kVersion;
    std::vector<std::string> features;
    std::string name;
    bool is_account = false;
    Time at{0};  // the server's clock, which all times are of
    friend bool operator==(const Welcome&, const Welcome&) = default;
};
// A room as the receiver may see it: the answer to enter, and again whenever a match starts.
struct Room {
    std::string code;
    std::string match;  // its id; empty before the start
    std::string setup;
    Terms terms;
    std::vector<SeatView> seats;
    std::string host;
    RoomStatus status = RoomStatus::waiting;
    Time begins{0};                 // of the match
    u64 seq = 0;                    // the last event
    std::vector<EventLine> events;  // those after `since`
    std::optional<Snapshot> snapshot;
    std::optional<Clocks> clocks;
    std::string commitment;             // match::format_fairness without the secret
    std::optional<std::string> reveal;  // with it, after the end
    std::optional<ResultView> result;
    std::optional<std::string> next;  // the code of the room of the rematch
    std::vector<ChatLine> chat;
    bool is_chat_on = true;
    unsigned spectators = 0;
    You you;
    friend bool operator==(const Room&, const Room&) = default;
};
struct Event {
    std::string room;
    u64 seq = 0;
    Time at{0};
    std::string text;  // match::format_event
    std::optional<Clocks> clocks;
    std::optional<std::string> by_id;  // of the client's message that caused it
    std::optional<Snapshot> snapshot;
    friend bool operator==(const Event&, const Event&) = default;
};
// The match has ended with the event of this number.
struct Over {
    std::string room;
    u64 seq = 0;
    ResultView result;
    std::optional<std::string> reveal;  // match::format_fairness with the secret
    friend bool operator==(const Over&, const Over&) = default;
};
// Somebody sat down, stood up, is ready or is not; or the host changed.
struct Seats {
    std::string room;
    std::vector<SeatView> seats;
    std::string host;
    You you;
    std::string commitment;
    friend bool operator==(const Seats&, const Seats&) = default;
};
struct Presence {
    std::string room;
    std::vector<SeatPresence> seats;
    unsigned spectators = 0;
    friend bool operator==(const Presence&, const Presence&) = default;
};
struct Chat {
    std::string room;
    std::string from;
    std::optional<Seat> seat;
    std::string text;
    Time at{0};
    friend bool operator==(const Chat&, const Chat&) = default;
};
struct ChatSwitch {
    std::string room;
    bool on = true;
    friend bool operator==(const ChatSwitch&, const ChatSwitch&) = default;
};
// Who wants one; once all do, the room where it takes place.
struct Rematch {
    std::string room;
    std::vector<Seat> agreed;
    std::optional<std::string> next;
    friend bool operator==(const Rematch&, const Rematch&) = default;
};
// Done, and on disk where it changed a match.
struct Ack {
    std::string id;
    std::optional<u64> seq;  // of the event it became
    friend bool operator==(const Ack&, const Ack&) = default;
};
struct Refused {
    std::optional<std::string> id;
    std::optional<std::string> room;
    Refusal code = Refusal::malformed;
    std::string where;  // the field or the rule
    std::string what;   // one plain sentence without a full stop
    friend bool operator==(const Refused&, const Refused&) = default;
};
struct Lobby {
    std::vector<LobbyRoom> rooms;
    friend bool operator==(const Lobby&, const Lobby&) = default;
};
struct Notice {
    std::string code;
    std::string text;
    friend bool operator==(const Notice&, const Notice&) = default;
};
struct Pong {
    u64 n = 0;
    Time at{0};
    friend bool operator==(const Pong&, const Pong&) = default;
};
// The last message before the server closes the socket.
struct Bye {
    std::string code;
    Time retry_ms{0};  // how long to wait before connecting again
    friend bool operator==(const Bye&, const Bye&) = default;
};

}  // namespace from_server

using ServerMessage =
    std::variant<from_server::Welcome, from_server::Room, from_server::Event, from_server::Over,
                 from_server::Seats, from_server::Presence, from_server::Chat, from_server::ChatSwitch,
                 from_server::Rematch, from_server::Ack, from_server::Refused, from_server::Lobby,
                 from_server::Notice, from_server::Pong, from_server::Bye>;

}  // namespace thwart::protocol
