// The tables of everything that travels (shape.hpp says how they are used). Fields are written in this order.
#pragma once

#include "match/dealer.hpp"
#include "protocol/messages.hpp"
#include "protocol/shape.hpp"

#include <utility>

namespace thwart::protocol {

// ---- limits of what clients send ----

inline constexpr Limit kRoomCode = word(1, 32);
inline constexpr Limit kMessageId = word(1, 64);
inline constexpr Limit kSeatKey = word(1, 128);
inline constexpr Limit kPlayerName = line(1, match::kLongestName);
inline constexpr Limit kStepText = line(1, 64);
inline constexpr Limit kSetupText = line(1, 512);
inline constexpr Limit kPositionText = line(1, 4096);
inline constexpr Limit kClockText = line(1, 64);
inline constexpr Limit kChatText = line(1, 300);
inline constexpr Limit kLevel = range(1, catalog::kLevels);
inline constexpr Limit kNonceHex = {Letters::hex, 2, 2 * match::kLongestNonce};

// ---- enumerations ----

template <>
inline constexpr auto kWords<RoomStatus> =
    words<RoomStatus>("RoomStatus", std::pair{RoomStatus::waiting, "waiting"},
                      std::pair{RoomStatus::playing, "playing"}, std::pair{RoomStatus::over, "over"});
template <>
inline constexpr auto kWords<SeatPlayer> =
    words<SeatPlayer>("SeatPlayer", std::pair{SeatPlayer::open, "open"},
                      std::pair{SeatPlayer::person, "person"}, std::pair{SeatPlayer::computer, "computer"});
template <>
inline constexpr auto kWords<match::Leaving> = words<match::Leaving>(
    "Leaving", std::pair{match::Leaving::takeover, "takeover"}, std::pair{match::Leaving::retire, "retire"});
template <>
inline constexpr auto kWords<match::Ending> = words<match::Ending>(
    "Ending", std::pair{match::Ending::rules, "rules"}, std::pair{match::Ending::stuck, "stuck"},
    std::pair{match::Ending::standstill, "standstill"}, std::pair{match::Ending::repetition, "repetition"},
    std::pair{match::Ending::agreed, "agreed"}, std::pair{match::Ending::resigned, "resigned"},
    std::pair{match::Ending::time, "time"}, std::pair{match::Ending::abandoned, "abandoned"},
    std::pair{match::Ending::aborted, "aborted"});
template <>
inline constexpr auto kWords<Refusal> =
    words<Refusal>("Refusal", std::pair{Refusal::malformed, "malformed"},
                   std::pair{Refusal::not_allowed, "not_allowed"}, std::pair{Refusal::not_found, "not_found"},
                   std::pair{Refusal::out_of_date, "out_of_date"}, std::pair{Refusal::taken, "taken"},
                   std::pair{Refusal::too_many, "too_many"}, std::pair{Refusal::unavailable, "unavailable"});

// ---- parts ----

template <>
inline constexpr auto kShape<Terms> =
    part("Terms", "What was agreed besides the setup and the players.",
         field("position", &Terms::position, "to begin from; empty for the usual start"),
         field("clock", &Terms::clock, "\"none\", or as in \"5:00+3,30/turn\""),
         field("repetition", &Terms::repetition, "the third occurrence of a position is a draw"),
         field("standstill", &Terms::standstill, "many turns without progress end the match as it stands"),
         field("leaving", &Terms::leaving, "what becomes of the seat of somebody who leaves"),
         field("stand_in", &Terms::stand_in, "the level of a computer that takes over"),
         field("takebacks", &Terms::takebacks, "may be asked for"),
         field("is_rated", &Terms::is_rated, "counts for the ratings"),
         field("is_public", &Terms::is_public, "stands in the lobby"));
template <>
inline constexpr auto kShape<SeatView> =
    part("SeatView", "A seat, as everybody sees it.", field("player", &SeatView::player, "who sits there"),
         field("name", &SeatView::name, "empty while the seat is open"),
         field("level", &SeatView::level, "of a computer, 1 is the weakest"),
         field("is_ready", &SeatView::is_ready, "to start"),
         field("is_online", &SeatView::is_online, "has a connection now"),
         field("is_you", &SeatView::is_you, "the receiver sits there"),
         field("rating", &SeatView::rating, "of an account, for this game"));
template <>
inline constexpr auto kShape<EventLine> = part(
    "EventLine", "An event of a match.", field("seq", &EventLine::seq, "its number, from 1 without gaps"),
    field("at", &EventLine::at, "when it happened"),
    field("text", &EventLine::text, "what happened, as in \"61500 move 2 e8\""));
template <>
inline constexpr auto kShape<Clocks> =
    part("Clocks", "How the clocks stood at a moment.", field("at", &Clocks::at, "that moment"),
         field("left", &Clocks::left, "what each seat has left; null without a clock"),
         field("turn_left", &Clocks::turn_left, "what the turn has left, where turns are limited"),
         field("runs", &Clocks::runs, "the seat whose clock runs"));
template <>
inline constexpr auto kShape<Snapshot> = part(
    "Snapshot", "A position, for those who do not replay the events themselves.",
    field("seq", &Snapshot::seq, "the last event in it"), field("position", &Snapshot::position, "its text"),
    field("turn", &Snapshot::turn, "who is to move; left out when chance acts or nobody may"),
    field("legal", &Snapshot::legal, "the steps to choose from; empty for all but the one to move"));
template <>
inline constexpr auto kShape<ChatLine> =
    part("ChatLine", "Something that was said.", field("from", &ChatLine::from, "a name"),
         field("seat", &ChatLine::seat, "left out for a spectator"),
         field("text", &ChatLine::text, "plain text, never markup"), field("at", &ChatLine::at, "when"));
template <>
inline constexpr auto kShape<You> =
    part("You", "What the receiver is to a room.", field("seats", &You::seats, "the seats you have"),
         field("key", &You::key, "opens them again; keep it secret"),
         field("is_host", &You::is_host, "may set seats and start"));
template <>
inline constexpr auto kShape<SeatPresence> =
    part("SeatPresence", "Whether somebody is there.",
         field("is_online", &SeatPresence::is_online, "has a connection now"),
         field("leaves_at", &SeatPresence::leaves_at, "when the patience with somebody who is gone ends"));
template <>
inline constexpr auto kShape<RatingChange> = part(
    "RatingChange", "What a match did to a rating.", field("seat", &RatingChange::seat, "whose"),
    field("before", &RatingChange::before, "the match"), field("after", &RatingChange::after, "the match"));
template <>
inline constexpr auto kShape<ResultView> =
    part("ResultView", "How a match ended.", field("ending", &ResultView::ending, "why"),
         field("ranks", &ResultView::ranks, "by seat, 1 is best, ties share; empty where nobody is ranked"),
         field("seat", &ResultView::seat, "who resigned, ran out of time, left or aborted"),
         field("ratings", &ResultView::ratings, "of the accounts, in a rated match"));
template <>
inline constexpr auto kShape<LobbyRoom> = part(
    "LobbyRoom", "A public room.", field("code", &LobbyRoom::code, "of the room"),
    field("setup", &LobbyRoom::setup, "the game and its options"),
    field("clock", &LobbyRoom::clock, "as in Terms"), field("host", &LobbyRoom::host, "a name"),
    field("seats", &LobbyRoom::seats, "how many"), field("open_seats", &LobbyRoom::open_seats, "how many"),
    field("spectators", &LobbyRoom::spectators, "how many"),
    field("is_rated", &LobbyRoom::is_rated, "counts for the ratings"),
    field("status", &LobbyRoom::status, "whether it has begun"));

// ---- from clients ----

namespace from_client {
inline constexpr std::string_view kRoomAbout = "the code of the room";
inline constexpr std::string_view kIdAbout = "yours, new for every message; a resend repeats it";
inline constexpr std::string_view kSeatAbout = "which of yours, if you have several";
}  // namespace from_client

template <>
inline constexpr auto kShape<from_client::Hello> =
    message("ClientHello", "hello", "The first message on a connection. Answer: `welcome`.",
            field("version", &from_client::Hello::version, "of the protocol that the client speaks"),
            field("features", &from_client::Hello::features, list_of(word(1, 32), 16), "those it wants"));
template <>
inline constexpr auto kShape<from_client::Enter> =
    message("ClientEnter", "enter", "See a room and hear what happens there. Answer: `room`.",
            field("room", &from_client::Enter::room, kRoomCode, from_client::kRoomAbout),
            field("since", &from_client::Enter::since, "the last event you know; without it you get all"),
            field("key", &from_client::Enter::key, kSeatKey,
                  "of your seat; without it you are who your cookie or token says"));
template <>
inline constexpr auto kShape<from_client::Leave> =
    message("ClientLeave", "leave", "Hear no more of a room. Your seat stays yours.",
            field("room", &from_client::Leave::room, kRoomCode, from_client::kRoomAbout));
template <>
inline constexpr auto kShape<from_client::Sit> = message(
    "ClientSit", "sit", "Take an open seat. Answer: `seats`, with your key.",
    field("room", &from_client::Sit::room, kRoomCode, from_client::kRoomAbout),
    field("seat", &from_client::Sit::seat, "an open one"),
    field("name", &from_client::Sit::name, kPlayerName, "what others see; without it you keep yours"));
template <>
inline constexpr auto kShape<from_client::Stand> =
    message("ClientStand", "stand", "Give your seat back, before the start.",
            field("room", &from_client::Stand::room, kRoomCode, from_client::kRoomAbout));
template <>
inline constexpr auto kShape<from_client::SetSeat> =
    message("ClientSeat", "seat", "The host opens a seat or gives it to a computer, before the start.",
            field("room", &from_client::SetSeat::room, kRoomCode, from_client::kRoomAbout),
            field("seat", &from_client::SetSeat::seat, "which"),
            field("player", &from_client::SetSeat::player, "\"open\" or \"computer\""),
            field("level", &from_client::SetSeat::level, kLevel, "of the computer"));
template <>
inline constexpr auto kShape<from_client::Ready> =
    message("ClientReady", "ready", "Say that you are ready to start, or not.",
            field("room", &from_client::Ready::room, kRoomCode, from_client::kRoomAbout),
            field("on", &from_client::Ready::on, "ready"));
template <>
inline constexpr auto kShape<from_client::Start> =
    message("ClientStart", "start", "The host starts the match once everybody is ready. Answer: `room`.",
            field("room", &from_client::Start::room, kRoomCode, from_client::kRoomAbout));
template <>
inline constexpr auto kShape<from_client::Move> = message(
    "ClientMove", "move", "Play a step. Answer: `ack` once it is stored, or `refused`.",
    field("room", &from_client::Move::room, kRoomCode, from_client::kRoomAbout),
    field("id", &from_client::Move::id, kMessageId, from_client::kIdAbout),
    field("seq", &from_client::Move::seq, "the last event you know; with an old one the step is refused"),
    field("step", &from_client::Move::step, kStepText, "its text"),
    field("seat", &from_client::Move::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::Resign> =
    message("ClientResign", "resign", "Give up. Answer: `ack` or `refused`, as for the next six.",
            field("room", &from_client::Resign::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::Resign::id, kMessageId, from_client::kIdAbout),
            field("seat", &from_client::Resign::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::OfferDraw> =
    message("ClientOfferDraw", "offer_draw", "Offer a draw to all others.",
            field("room", &from_client::OfferDraw::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::OfferDraw::id, kMessageId, from_client::kIdAbout),
            field("seat", &from_client::OfferDraw::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::AskTakeback> =
    message("ClientAskTakeback", "ask_takeback", "Ask the others to let you take your last turn back.",
            field("room", &from_client::AskTakeback::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::AskTakeback::id, kMessageId, from_client::kIdAbout),
            field("seat", &from_client::AskTakeback::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::Abort> =
    message("ClientAbort", "abort", "Break a match off that has hardly begun.",
            field("room", &from_client::Abort::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::Abort::id, kMessageId, from_client::kIdAbout),
            field("seat", &from_client::Abort::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::AnswerDraw> =
    message("ClientAnswerDraw", "answer_draw", "Answer an offer; from its maker, a no withdraws it.",
            field("room", &from_client::AnswerDraw::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::AnswerDraw::id, kMessageId, from_client::kIdAbout),
            field("yes", &from_client::AnswerDraw::yes, "agreed"),
            field("seat", &from_client::AnswerDraw::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::AnswerTakeback> =
    message("ClientAnswerTakeback", "answer_takeback",
            "Answer the question for a takeback; from its maker, a no withdraws it.",
            field("room", &from_client::AnswerTakeback::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::AnswerTakeback::id, kMessageId, from_client::kIdAbout),
            field("yes", &from_client::AnswerTakeback::yes, "agreed"),
            field("seat", &from_client::AnswerTakeback::seat, from_client::kSeatAbout));
template <>
inline constexpr auto kShape<from_client::Rematch> =
    message("ClientRematch", "rematch", "Play once more, after the end. Answer: `rematch`.",
            field("room", &from_client::Rematch::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::Rematch::id, kMessageId, from_client::kIdAbout));
template <>
inline constexpr auto kShape<from_client::Chat> =
    message("ClientChat", "chat", "Say something to everybody in the room.",
            field("room", &from_client::Chat::room, kRoomCode, from_client::kRoomAbout),
            field("id", &from_client::Chat::id, kMessageId, from_client::kIdAbout),
            field("text", &from_client::Chat::text, kChatText, "plain text"));
template <>
inline constexpr auto kShape<from_client::Mute> =
    message("ClientMute", "mute", "Hear no more from somebody. Exactly one of `seat` and `name`.",
            field("room", &from_client::Mute::room, kRoomCode, from_client::kRoomAbout),
            field("seat", &from_client::Mute::seat, "whose"),
            field("name", &from_client::Mute::name, kPlayerName, "of a spectator"),
            field("on", &from_client::Mute::on, "silent"));
template <>
inline constexpr auto kShape<from_client::ChatSwitch> =
    message("ClientChatSwitch", "chat_switch", "The host switches the chat of the room on or off.",
            field("room", &from_client::ChatSwitch::room, kRoomCode, from_client::kRoomAbout),
            field("on", &from_client::ChatSwitch::on, "the chat is open"));
template <>
inline constexpr auto kShape<from_client::Nonce> =
    message("ClientNonce", "nonce", "Your part of the chance of the match, before the start.",
            field("room", &from_client::Nonce::room, kRoomCode, from_client::kRoomAbout),
            field("hex", &from_client::Nonce::hex, kNonceHex, "random bytes of your own"));
template <>
inline constexpr auto kShape<from_client::Lobby> =
    message("ClientLobby", "lobby", "Hear of public rooms, or no more. Answer: `lobby`, again after changes.",
            field("on", &from_client::Lobby::on, "hear"));
template <>
inline constexpr auto kShape<from_client::Ping> =
    message("ClientPing", "ping", "Ask for a sign of life. Answer: `pong`.",
            field("n", &from_client::Ping::n, "comes back"),
            field("lag", &from_client::Ping::lag, "what the last ping took there and back"));

// ---- from the server ----

template <>
inline constexpr auto kShape<from_server::Welcome> =
    message("ServerWelcome", "welcome", "Answer to `hello`.",
            field("version", &from_server::Welcome::version, "of the protocol that is spoken from now on"),
            field("features", &from_server::Welcome::features, "those you get"),
            field("name", &from_server::Welcome::name, "yours"),
            field("is_account", &from_server::Welcome::is_account, "not a guest"),
            field("at", &from_server::Welcome::at, "the time of the server, which all times are in"));
template <>
inline constexpr auto kShape<from_server::Room> = message(
    "ServerRoom", "room", "A room as you may see it: answer to `enter`, and again when a match starts.",
    field("code", &from_server::Room::code, "of the room"),
    field("match", &from_server::Room::match, "the id of the match; empty before the start"),
    field("setup", &from_server::Room::setup, "the game and its options"),
    field("terms", &from_server::Room::terms, "what else was agreed"),
    field("seats", &from_server::Room::seats, "in their order"),
    field("host", &from_server::Room::host, "a name"),
    field("status", &from_server::Room::status, "whether it has begun"),
    field("begins", &from_server::Room::begins, "when the match did"),
    field("seq", &from_server::Room::seq, "the last event"),
    field("events", &from_server::Room::events, "those after `since`"),
    field("snapshot", &from_server::Room::snapshot, "with the feature `snapshots`"),
    field("clocks", &from_server::Room::clocks, "where there are any"),
    field("commitment", &from_server::Room::commitment, "of the dealer; empty without chance"),
    field("reveal", &from_server::Room::reveal, "the dealer's secret, after the end"),
    field("result", &from_server::Room::result, "after the end"),
    field("next", &from_server::Room::next, "the room of the rematch"),
    field("chat", &from_server::Room::chat, "the last lines"),
    field("is_chat_on", &from_server::Room::is_chat_on, "the chat is open"),
    field("spectators", &from_server::Room::spectators, "how many"),
    field("you", &from_server::Room::you, "what you are here"));
template <>
inline constexpr auto kShape<from_server::Event> = message(
    "ServerEvent", "event", "Something happened in a match, and is stored.",
    field("room", &from_server::Event::room, "its code"),
    field("seq", &from_server::Event::seq, "one more than the last; otherwise `enter` again with `since`"),
    field("at", &from_server::Event::at, "when"),
    field("text", &from_server::Event::text, "as in \"61500 move 2 e8\""),
    field("clocks", &from_server::Event::clocks, "where there are any"),
    field("by_id", &from_server::Event::by_id, "the id of your message, if it was yours"),
    field("snapshot", &from_server::Event::snapshot, "with the feature `snapshots`"));
template <>
inline constexpr auto kShape<from_server::Over> =
    message("ServerOver", "over", "The match has ended with this event.",
            field("room", &from_server::Over::room, "its code"),
            field("seq", &from_server::Over::seq, "the last event"),
            field("result", &from_server::Over::result, "how"),
            field("reveal", &from_server::Over::reveal,
                  "the dealer's secret, to check the chance of the match with"));
template <>
inline constexpr auto kShape<from_server::Seats> = message(
    "ServerSeats", "seats", "The seats have changed.", field("room", &from_server::Seats::room, "its code"),
    field("seats", &from_server::Seats::seats, "in their order"),
    field("host", &from_server::Seats::host, "a name"),
    field("you", &from_server::Seats::you, "what you are here now"),
    field("commitment", &from_server::Seats::commitment, "of the dealer, with the nonces so far"));
template <>
inline constexpr auto kShape<from_server::Presence> =
    message("ServerPresence", "presence", "Somebody came or went.",
            field("room", &from_server::Presence::room, "its code"),
            field("seats", &from_server::Presence::seats, "in their order"),
            field("spectators", &from_server::Presence::spectators, "how many"));
template <>
inline constexpr auto kShape<from_server::Chat> = message(
    "ServerChat", "chat", "Somebody said something.", field("room", &from_server::Chat::room, "its code"),
    field("from", &from_server::Chat::from, "a name"),
    field("seat", &from_server::Chat::seat, "left out for a spectator"),
    field("text", &from_server::Chat::text, "plain text, never markup"),
    field("at", &from_server::Chat::at, "when"));
template <>
inline constexpr auto kShape<from_server::ChatSwitch> =
    message("ServerChatSwitch", "chat_switch", "The host has switched the chat.",
            field("room", &from_server::ChatSwitch::room, "its code"),
            field("on", &from_server::ChatSwitch::on, "the chat is open"));
template <>
inline constexpr auto kShape<from_server::Rematch> =
    message("ServerRematch", "rematch", "Who wants to play once more.",
            field("room", &from_server::Rematch::room, "where the match was"),
            field("agreed", &from_server::Rematch::agreed, "the seats that want to"),
            field("next", &from_server::Rematch::next, "once all do: the room to enter"));
template <>
inline constexpr auto kShape<from_server::Ack> =
    message("ServerAck", "ack", "Done, and on disk where it changed a match.",
            field("id", &from_server::Ack::id, "of your message"),
            field("seq", &from_server::Ack::seq, "of the event that it became"));
template <>
inline constexpr auto kShape<from_server::Refused> =
    message("ServerRefused", "refused", "Not done; nothing has changed.",
            field("id", &from_server::Refused::id, "of your message, if it had one"),
            field("room", &from_server::Refused::room, "its code, if it named one"),
            field("code", &from_server::Refused::code, "what kind of reason"),
            field("where", &from_server::Refused::where, "the field or the rule"),
            field("what", &from_server::Refused::what, "a sentence for people"));
template <>
inline constexpr auto kShape<from_server::Lobby> = message(
    "ServerLobby", "lobby", "All public rooms.", field("rooms", &from_server::Lobby::rooms, "newest first"));
template <>
inline constexpr auto kShape<from_server::Notice> =
    message("ServerNotice", "notice", "Something that people should read.",
            field("code", &from_server::Notice::code, "for programs"),
            field("text", &from_server::Notice::text, "for people"));
template <>
inline constexpr auto kShape<from_server::Pong> =
    message("ServerPong", "pong", "Answer to `ping`.", field("n", &from_server::Pong::n, "from the ping"),
            field("at", &from_server::Pong::at, "the time of the server"));
template <>
inline constexpr auto kShape<from_server::Bye> =
    message("ServerBye", "bye", "The last message before the server closes the connection.",
            field("code", &from_server::Bye::code, "why: `restart`, `slow`, `version`, `abuse`"),
            field("retry_ms", &from_server::Bye::retry_ms, "wait so long before you connect again"));

}  // namespace thwart::protocol
