// The tables of the bodies that travel over HTTP; see shapes.hpp.
#pragma once

#include "protocol/http.hpp"
#include "protocol/shapes.hpp"

namespace thwart::protocol {

inline constexpr Limit kAccountName = word(2, 24);
inline constexpr Limit kPassword = line(8, 256);
inline constexpr Limit kTokenLabel = line(1, 64);
inline constexpr u64 kMostSteps = 4096;  // before an analysis

template <>
inline constexpr auto kWords<http::Chair> =
    words<http::Chair>("Chair", std::pair{http::Chair::you, "you"}, std::pair{http::Chair::open, "open"},
                       std::pair{http::Chair::computer, "computer"});
template <>
inline constexpr auto kWords<http::AnalysisStatus> = words<http::AnalysisStatus>(
    "AnalysisStatus", std::pair{http::AnalysisStatus::waiting, "waiting"},
    std::pair{http::AnalysisStatus::thinking, "thinking"}, std::pair{http::AnalysisStatus::done, "done"},
    std::pair{http::AnalysisStatus::cancelled, "cancelled"});

template <>
inline constexpr auto kShape<http::ChairWish> =
    part("ChairWish", "Whom the host wants on a seat.", field("player", &http::ChairWish::player, "who"),
         field("level", &http::ChairWish::level, kLevel, "of a computer"));
template <>
inline constexpr auto kShape<http::NewRoom> =
    part("NewRoom", "A room to be made. What is left out is as usual.",
         field("setup", &http::NewRoom::setup, kSetupText, "the game and its options"),
         field("position", &http::NewRoom::position, kPositionText, "to begin from"),
         field("clock", &http::NewRoom::clock, kClockText, "\"none\", or as in \"5:00+3,30/turn\""),
         field("repetition", &http::NewRoom::repetition, "the third occurrence of a position is a draw"),
         field("leaving", &http::NewRoom::leaving, "what becomes of the seat of somebody who leaves"),
         field("stand_in", &http::NewRoom::stand_in, kLevel, "the level of a computer that takes over"),
         field("takebacks", &http::NewRoom::takebacks, "may be asked for"),
         field("is_rated", &http::NewRoom::is_rated, "counts for the ratings"),
         field("is_public", &http::NewRoom::is_public, "stands in the lobby"),
         field("chairs", &http::NewRoom::chairs, list_of(Limit{}, rules::kMaxSeats),
               "one for each seat; without them you have the first and the others are open"),
         field("name", &http::NewRoom::name, kPlayerName, "what others see of you"));
template <>
inline constexpr auto kShape<http::Place> =
    part("Place", "Your place in a room.", field("room", &http::Place::room, "its code"),
         field("seats", &http::Place::seats, "yours"),
         field("key", &http::Place::key, "opens them again; keep it secret; empty without a seat"),
         field("link", &http::Place::link, "the way back, with the key"));
template <>
inline constexpr auto kShape<http::RoomList> =
    part("RoomList", "All public rooms.", field("rooms", &http::RoomList::rooms, "newest first"));
template <>
inline constexpr auto kShape<http::TakeSeat> =
    part("TakeSeat", "Who sits down.",
         field("name", &http::TakeSeat::name, kPlayerName, "what others see of you"));
template <>
inline constexpr auto kShape<http::MatchPlayer> =
    part("MatchPlayer", "Who played.", field("player", &http::MatchPlayer::player, "a person or a computer"),
         field("name", &http::MatchPlayer::name, "may be empty"),
         field("level", &http::MatchPlayer::level, "of a computer"),
         field("rating", &http::MatchPlayer::rating, "before the match"));
template <>
inline constexpr auto kShape<http::MatchView> =
    part("MatchView", "A match with its events.", field("id", &http::MatchView::id, "of the match"),
         field("room", &http::MatchView::room, "where it took place"),
         field("setup", &http::MatchView::setup, "the game and its options"),
         field("terms", &http::MatchView::terms, "what else was agreed"),
         field("players", &http::MatchView::players, "by seat"),
         field("status", &http::MatchView::status, "whether it goes on"),
         field("begins", &http::MatchView::begins, "when it did"),
         field("events", &http::MatchView::events, "all of them"),
         field("commitment", &http::MatchView::commitment, "of the dealer; empty without chance"),
         field("reveal", &http::MatchView::reveal, "the dealer's secret, after the end"),
         field("result", &http::MatchView::result, "after the end"));
template <>
inline constexpr auto kShape<http::MatchSummary> =
    part("MatchSummary", "A match in a list.", field("id", &http::MatchSummary::id, "of the match"),
         field("setup", &http::MatchSummary::setup, "the game and its options"),
         field("players", &http::MatchSummary::players, "by seat"),
         field("begins", &http::MatchSummary::begins, "when it did"),
         field("result", &http::MatchSummary::result, "after the end"));
template <>
inline constexpr auto kShape<http::NewAnalysis> = part(
    "NewAnalysis", "A question to a computer player. Whatever is used up first ends the search.",
    field("setup", &http::NewAnalysis::setup, kSetupText, "the game and its options"),
    field("position", &http::NewAnalysis::position, kPositionText, "without it the usual start"),
    field("steps", &http::NewAnalysis::steps, list_of(kStepText, kMostSteps), "played from there"),
    field("level", &http::NewAnalysis::level, kLevel, "of the player; without it the strongest"),
    field("nodes", &http::NewAnalysis::nodes, range(1, kLargestNumber), "at most"),
    field("depth", &http::NewAnalysis::depth, range(1, 1000), "turns ahead, at most"),
    field("time_ms", &http::NewAnalysis::time_ms, range(1, 600'000), "at most; the server may allow less"),
    field("lines", &http::NewAnalysis::lines, range(1, 16), "how many different first moves, best first"));
template <>
inline constexpr auto kShape<http::AnalysisLine> =
    part("AnalysisLine", "A way to go on.", field("steps", &http::AnalysisLine::steps, "from the position"),
         field("scores", &http::AnalysisLine::scores, "by side; 30000 less the steps to it is a sure win"));
template <>
inline constexpr auto kShape<http::AnalysisView> = part(
    "AnalysisView", "How far an analysis has come.", field("id", &http::AnalysisView::id, "to ask again"),
    field("status", &http::AnalysisView::status, "whether it is done"),
    field("ahead", &http::AnalysisView::ahead, "how many wait before it"),
    field("depth", &http::AnalysisView::depth, "turns looked ahead"),
    field("nodes", &http::AnalysisView::nodes, "looked at"),
    field("lines", &http::AnalysisView::lines, "best first"));
template <>
inline constexpr auto kShape<http::Credentials> = part(
    "Credentials", "A name and a password.",
    field("name", &http::Credentials::name, kAccountName, "of the account"),
    field("password", &http::Credentials::password, kPassword, "nothing is demanded of it but its length"));
template <>
inline constexpr auto kShape<http::RatingView> = part(
    "RatingView", "A rating.", field("kind", &http::RatingView::kind, "game and sides, as in \"quoridor/2\""),
    field("rating", &http::RatingView::rating, "1500 at first"),
    field("deviation", &http::RatingView::deviation, "how unsure it is; above 110 it is provisional"),
    field("matches", &http::RatingView::matches, "that it rests on"));
template <>
inline constexpr auto kShape<http::MyRoom> =
    part("MyRoom", "A room where you have a seat.", field("code", &http::MyRoom::code, "of the room"),
         field("setup", &http::MyRoom::setup, "the game and its options"),
         field("status", &http::MyRoom::status, "whether it has begun"),
         field("is_your_turn", &http::MyRoom::is_your_turn, "somebody waits for you"));
template <>
inline constexpr auto kShape<http::Me> = part("Me", "You.", field("name", &http::Me::name, "what others see"),
                                              field("is_account", &http::Me::is_account, "not a guest"),
                                              field("ratings", &http::Me::ratings, "of an account"),
                                              field("rooms", &http::Me::rooms, "where you have a seat"));
template <>
inline constexpr auto kShape<http::PlayerView> =
    part("PlayerView", "An account, as everybody sees it.",
         field("name", &http::PlayerView::name, "of the account"),
         field("since", &http::PlayerView::since, "when it was made"),
         field("ratings", &http::PlayerView::ratings, "one for each kind of match"),
         field("matches", &http::PlayerView::matches, "the last ones, newest first"));
template <>
inline constexpr auto kShape<http::NewToken> =
    part("NewToken", "A token for a program.",
         field("label", &http::NewToken::label, kTokenLabel, "to know it by"));
template <>
inline constexpr auto kShape<http::TokenView> =
    part("TokenView", "A token without its secret.", field("id", &http::TokenView::id, "to drop it by"),
         field("label", &http::TokenView::label, "yours"), field("made", &http::TokenView::made, "when"));
template <>
inline constexpr auto kShape<http::TokenList> =
    part("TokenList", "Your tokens.", field("tokens", &http::TokenList::tokens, "newest first"));
template <>
inline constexpr auto kShape<http::TokenMade> =
    part("TokenMade", "A new token. This is the only time that it is shown.",
         field("id", &http::TokenMade::id, "to drop it by"), field("label", &http::TokenMade::label, "yours"),
         field("token", &http::TokenMade::token, "for the header `Authorization: Bearer`"));
template <>
inline constexpr auto kShape<http::Health> =
    part("Health", "How the server is.", field("status", &http::Health::status, "\"ok\" or \"draining\""),
         field("version", &http::Health::version, "of the program"),
         field("protocol", &http::Health::protocol, "the version of the socket's protocol"));
template <>
inline constexpr auto kShape<http::Failure> =
    part("Failure", "Why a request was refused.", field("code", &http::Failure::code, "what kind of reason"),
         field("where", &http::Failure::where, "the field or the rule"),
         field("what", &http::Failure::what, "a sentence for people"));

}  // namespace thwart::protocol
