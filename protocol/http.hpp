// The HTTP side: the table of routes, and the JSON bodies that go with them. The server looks a request up here and a
// test holds docs/openapi.json against it, so what is served and what is documented cannot part.
//
// Path parameters are plain words of letters, digits, '-' and '_' (room codes, ids, names of accounts), so there is no
// percent-decoding to get wrong: a path that needs it has no route.
#pragma once

#include "base/result.hpp"
#include "protocol/messages.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thwart::protocol {

namespace http {

// Whom the host wants on a seat of a new room.
enum class Chair : u8 { you, open, computer };

struct ChairWish {
    Chair player = Chair::open;
    std::optional<unsigned> level;  // of a computer
    friend bool operator==(const ChairWish&, const ChairWish&) = default;
};
// What is left out is as in Terms. Without chairs the host has the first seat and the others are open.
struct NewRoom {
    std::string setup;
    std::optional<std::string> position;
    std::optional<std::string> clock;
    std::optional<bool> repetition;
    std::optional<match::Leaving> leaving;
    std::optional<unsigned> stand_in;
    std::optional<bool> takebacks;
    std::optional<bool> is_rated;
    std::optional<bool> is_public;
    std::optional<std::vector<ChairWish>> chairs;
    std::optional<std::string> name;  // of the host
    friend bool operator==(const NewRoom&, const NewRoom&) = default;
};
Terms terms_of(const NewRoom& wish);

// For the host of a new room and for whoever takes a seat.
struct Place {
    std::string room;
    std::vector<Seat> seats;
    std::string key;   // opens the seats again; empty for a host without a seat
    std::string link;  // the same as a path, with the key in the fragment
    friend bool operator==(const Place&, const Place&) = default;
};
struct RoomList {
    std::vector<LobbyRoom> rooms;
    friend bool operator==(const RoomList&, const RoomList&) = default;
};
struct TakeSeat {
    std::optional<std::string> name;
    friend bool operator==(const TakeSeat&, const TakeSeat&) = default;
};

struct MatchPlayer {
    SeatPlayer player = SeatPlayer::person;
    std::string name;
    std::optional<unsigned> level;
    std::optional<unsigned> rating;  // before the match
    friend bool operator==(const MatchPlayer&, const MatchPlayer&) = default;
};
struct MatchView {
    std::string id;
    std::string room;
    std::string setup;
    Terms terms;
    std::vector<MatchPlayer> players;
    RoomStatus status = RoomStatus::playing;
    Time begins{0};
    std::vector<EventLine> events;
    std::string commitment;
    std::optional<std::string> reveal;
    std::optional<ResultView> result;
    friend bool operator==(const MatchView&, const MatchView&) = default;
};
struct MatchSummary {
    std::string id;
    std::string setup;
    std::vector<MatchPlayer> players;
    Time begins{0};
    std::optional<ResultView> result;
    friend bool operator==(const MatchSummary&, const MatchSummary&) = default;
};

// Whatever is used up first ends the search.
struct NewAnalysis {
    std::string setup;
    std::optional<std::string> position;
    std::optional<std::vector<std::string>> steps;  // played from there
    std::optional<unsigned> level;
    std::optional<u64> nodes;
    std::optional<unsigned> depth;
    std::optional<Time> time_ms;
    std::optional<unsigned> lines;
    friend bool operator==(const NewAnalysis&, const NewAnalysis&) = default;
};
enum class AnalysisStatus : u8 { waiting, thinking, done, cancelled };
struct AnalysisLine {
    std::vector<std::string> steps;
    std::vector<i32> scores;  // by side
    friend bool operator==(const AnalysisLine&, const AnalysisLine&) = default;
};
struct AnalysisView {
    std::string id;
    AnalysisStatus status = AnalysisStatus::waiting;
    std::optional<unsigned> ahead;  // how many wait before it
    unsigned depth = 0;
    u64 nodes = 0;
    std::vector<AnalysisLine> lines;  // best first
    friend bool operator==(const AnalysisView&, const AnalysisView&) = default;
};

struct Credentials {
    std::string name;
    std::string password;
    friend bool operator==(const Credentials&, const Credentials&) = default;
};
struct RatingView {
    std::string kind;  // the game and the number of its sides, "quoridor/2"
    unsigned rating = 0;
    unsigned deviation = 0;
    unsigned matches = 0;
    friend bool operator==(const RatingView&, const RatingView&) = default;
};
struct MyRoom {
    std::string code;
    std::string setup;
    RoomStatus status = RoomStatus::waiting;
    bool is_your_turn = false;
    friend bool operator==(const MyRoom&, const MyRoom&) = default;
};
struct Me {
    std::string name;
    bool is_account = false;
    std::vector<RatingView> ratings;
    std::vector<MyRoom> rooms;
    friend bool operator==(const Me&, const Me&) = default;
};
struct PlayerView {
    std::string name;
    Time since{0};
    std::vector<RatingView> ratings;
    std::vector<MatchSummary> matches;  // newest first
    friend bool operator==(const PlayerView&, const PlayerView&) = default;
};
struct NewToken {
    std::string label;
    friend bool operator==(const NewToken&, const NewToken&) = default;
};
struct TokenView {
    std::string id;
    std::string label;
    Time made{0};
    friend bool operator==(const TokenView&, const TokenView&) = default;
};
struct TokenList {
    std::vector<TokenView> tokens;
    friend bool operator==(const TokenList&, const TokenList&) = default;
};
// The only time that the token itself is shown.
struct TokenMade {
    std::string id;
    std::string label;
    std::string token;
    friend bool operator==(const TokenMade&, const TokenMade&) = default;
};

struct Health {
    std::string status;  // "ok" or "draining"
    std::string version;
    unsigned protocol = kVersion;
    friend bool operator==(const Health&, const Health&) = default;
};
// The body of every answer from 400 on.
struct Failure {
    Refusal code = Refusal::malformed;
    std::string where;
    std::string what;
    friend bool operator==(const Failure&, const Failure&) = default;
};

}  // namespace http

// All bodies; for the generators and for to_json and from_json, which exist for these and for from_server::Room.
using HttpBody =
    std::variant<http::NewRoom, http::Place, http::RoomList, http::TakeSeat, http::MatchView,
                 http::NewAnalysis, http::AnalysisView, http::Credentials, http::Me, http::PlayerView,
                 http::NewToken, http::TokenList, http::TokenMade, http::Health, http::Failure>;

// A body of at most kLongestBody bytes; the same strictness as for messages. Errors name the field.
template <class Body>
base::Result<Body> from_json(std::string_view text);
template <class Body>
std::string to_json(const Body& body);

// ---- routes ----

enum class Method : u8 { get, post, del };
std::string_view method_name(Method method);  // "GET"
std::optional<Method> parse_method(std::string_view name);

enum class RouteId : u8 {
    make_room,
    list_rooms,
    see_room,
    take_seat,
    see_match,
    match_text,
    match_json,
    ask_analysis,
    see_analysis,
    stop_analysis,
    make_account,
    sign_in,
    sign_out,
    me,
    see_player,
    list_tokens,
    make_token,
    drop_token,
    health,
    metrics,
};

enum class Content : u8 { none, json, text };

struct Route {
    RouteId id;
    Method method;
    std::string_view path;      // "/api/rooms/{room}/seats/{seat}"
    std::string_view request;   // the name of the body; empty: none
    unsigned status;            // of success
    Content content;            // of the answer
    std::string_view answer;    // the name of its body, where it is JSON of ours
    std::string_view failures;  // other statuses, "400 404"
    std::string_view summary;
};
std::span<const Route> routes();  // in the order of RouteId

struct RouteMatch {
    RouteId id;
    std::vector<std::string_view> words;  // the path parameters in their order; parts of the path asked about
};
struct WrongMethod {
    std::string allowed;  // as the header Allow has it, "GET, POST"
};
struct NoRoute {};
// The path without its query. Everything else (static files, the socket) is not in the table.
std::variant<RouteMatch, WrongMethod, NoRoute> find_route(Method method, std::string_view path);

// The status that goes with a refusal: 400, 403, 404, 409, 429, 503.
unsigned status_of(Refusal refusal);

}  // namespace thwart::protocol
