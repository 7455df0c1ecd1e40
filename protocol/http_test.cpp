#include "protocol/http.hpp"

#include "base/text.hpp"
#include "protocol/codec.hpp"
#include "protocol/describe.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace thwart::protocol {
namespace {

template <class Body>
void expect_round_trip(const Body& body) {
    const std::string text = to_json(body);
    const auto again = from_json<Body>(text);
    ASSERT_TRUE(again.ok()) << text << ' ' << again.error().text();
    EXPECT_EQ(*again, body) << text;
}

template <class Body>
std::string place_of_error(std::string_view text) {
    const auto body = from_json<Body>(text);
    EXPECT_FALSE(body.ok()) << text;
    return body.ok() ? "" : body.error().where;
}

TEST(Bodies, ReadAsTheyWereWritten) {
    const ResultView result{match::Ending::rules, {1, 2}, {}, {{Seat(1), 1500, 1488}}};
    const http::MatchPlayer player{SeatPlayer::computer, "Max", 3, 1500};
    http::NewRoom room;
    room.setup = "barricade players=2";
    expect_round_trip(room);
    room = {"quoridor", "e1 e9", "5:00", false, match::Leaving::retire, 2, false, true, true, {{}}, "Max"};
    room.chairs = {{http::Chair::you, {}}, {http::Chair::computer, 8}, {http::Chair::open, {}}};
    expect_round_trip(room);
    expect_round_trip(http::Place{"r", {Seat(1)}, "key", "/r#key"});
    expect_round_trip(http::RoomList{{{}, {}}});
    expect_round_trip(http::TakeSeat{"Max"});
    expect_round_trip(http::MatchView{"m",
                                      "r",
                                      "halma",
                                      {},
                                      {player, {}},
                                      RoomStatus::over,
                                      Time{5},
                                      {{1, Time{6}, "6 flag"}},
                                      "c",
                                      "s",
                                      result});
    expect_round_trip(http::NewAnalysis{"quoridor", "e1 e9", {{"e2", "e8"}}, 8, 1000, 3, Time{500}, 2});
    expect_round_trip(http::AnalysisView{
        "a", http::AnalysisStatus::thinking, 2, 5, 99, {{{"e2"}, {-120, 120}}, {{}, {-29999, 29999}}}});
    expect_round_trip(http::Credentials{"Max", "correct horse"});
    expect_round_trip(
        http::Me{"Max", true, {{"quoridor/2", 1500, 90, 12}}, {{"r", "halma", RoomStatus::playing, true}}});
    expect_round_trip(http::PlayerView{"Max", Time{1}, {}, {{"m", "halma", {player}, Time{2}, result}}});
    expect_round_trip(http::NewToken{"my bot"});
    expect_round_trip(http::TokenList{{{"1", "my bot", Time{3}}}});
    expect_round_trip(http::TokenMade{"1", "my bot", "token"});
    expect_round_trip(http::Health{"ok", "0.1.0", 1});
    expect_round_trip(http::Failure{Refusal::too_many, "rooms", "slow down"});
    expect_round_trip(from_server::Room{});
}

TEST(Bodies, AreReadStrictly) {
    EXPECT_EQ(place_of_error<http::NewRoom>("{}"), "setup");
    EXPECT_EQ(
        place_of_error<http::NewRoom>(R"({"setup":"halma","chairs":[{"player":"you"},{"player":"me"}]})"),
        "chairs[1].player");
    EXPECT_EQ(place_of_error<http::NewRoom>(R"({"setup":"halma","chairs":[{"player":"open","level":3}]})"),
              "chairs[0].level");
    EXPECT_EQ(place_of_error<http::NewRoom>(
                  R"({"setup":"halma","chairs":[{"player":"open"},{"player":"open"},{"player":"open"},)"
                  R"({"player":"open"},{"player":"open"}]})"),
              "chairs");
    EXPECT_EQ(place_of_error<http::Credentials>(R"({"name":"a b","password":"12345678"})"), "name");
    EXPECT_EQ(place_of_error<http::Credentials>(R"({"name":"ab","password":"1234567"})"), "password");
    EXPECT_EQ(place_of_error<http::NewAnalysis>(R"({"setup":"halma","steps":["e2",3]})"), "steps[1]");
    EXPECT_EQ(place_of_error<http::NewAnalysis>(R"({"setup":"halma","time_ms":0})"), "time_ms");
    EXPECT_EQ(place_of_error<http::TakeSeat>("[]"), "json");
    EXPECT_EQ(place_of_error<http::TakeSeat>(std::string(kLongestBody + 1, ' ')), "size");
    EXPECT_TRUE(from_json<http::TakeSeat>(std::string(kLongestBody - 2, ' ') + "{}").ok());
}

TEST(Bodies, WhatIsLeftOutIsAsUsual) {
    const auto room = from_json<http::NewRoom>(R"({"setup":"quoridor","takebacks":false})");
    ASSERT_TRUE(room.ok());
    Terms wanted;
    wanted.takebacks = false;
    EXPECT_EQ(http::terms_of(*room), wanted);
}

// ---- routes ----

std::string found(Method method, std::string_view path) {
    const auto route = find_route(method, path);
    if (const auto* wrong = std::get_if<WrongMethod>(&route)) return "allowed: " + wrong->allowed;
    const auto* match = std::get_if<RouteMatch>(&route);
    if (!match) return "none";
    std::string text(routes()[static_cast<std::size_t>(match->id)].path);
    for (const std::string_view word : match->words) text += base::cat(' ', word);
    return text;
}

TEST(Routes, AreFound) {
    EXPECT_EQ(found(Method::post, "/api/rooms"), "/api/rooms");
    EXPECT_EQ(found(Method::get, "/api/rooms/Ab_3-x"), "/api/rooms/{room} Ab_3-x");
    EXPECT_EQ(found(Method::post, "/api/rooms/abc/seats/2"), "/api/rooms/{room}/seats/{seat} abc 2");
    EXPECT_EQ(found(Method::get, "/api/matches/m1/record.txt"), "/api/matches/{match}/record.txt m1");
    EXPECT_EQ(found(Method::del, "/api/session"), "/api/session");
    EXPECT_EQ(found(Method::get, "/health"), "/health");
}

TEST(Routes, OtherPathsAndMethodsAreNot) {
    EXPECT_EQ(found(Method::del, "/api/rooms"), "allowed: POST, GET");
    EXPECT_EQ(found(Method::get, "/api/session"), "allowed: POST, DELETE");
    for (const char* path : {"", "/", "/api", "/api/rooms/", "/api/rooms//seats/1", "/api/rooms/a/seats",
                             "/api/roomsx", "/api/rooms/a%2fb", "/api/rooms/..", "/api/rooms/a b",
                             "/API/rooms", "/api/rooms?x=1", "/api/matches/m1/record.txt/", "/health/"})
        EXPECT_EQ(found(Method::get, path), "none") << path;
    EXPECT_EQ(found(Method::get, "/api/rooms/" + std::string(129, 'a')), "none");
}

TEST(Routes, EveryRouteIsFoundByItsOwnPath) {
    for (const Route& route : routes()) {
        std::string path;
        bool is_name = false;
        for (const char letter : route.path) {
            if (letter == '{') path += 'x';
            is_name = letter == '{' || (is_name && letter != '}');
            if (!is_name && letter != '}') path += letter;
        }
        const auto match = find_route(route.method, path);
        ASSERT_TRUE(std::holds_alternative<RouteMatch>(match)) << path;
        EXPECT_EQ(std::get<RouteMatch>(match).id, route.id) << path;
    }
}

TEST(Routes, NameBodiesThatExist) {
    std::set<std::string_view> known = {"", "ServerRoom"};
    for (const ShapeInfo& body : describe().bodies) known.insert(body.name);
    std::set<std::string_view> used = {"Failure"};
    for (const Route& route : routes()) {
        EXPECT_TRUE(known.contains(route.request)) << route.request;
        EXPECT_TRUE(known.contains(route.answer)) << route.answer;
        EXPECT_TRUE(route.request.empty() || route.method == Method::post) << route.path;
        used.insert({route.request, route.answer});
    }
    for (const ShapeInfo& body : describe().bodies) EXPECT_TRUE(used.contains(body.name)) << body.name;
}

TEST(Routes, Methods) {
    for (const Method method : {Method::get, Method::post, Method::del})
        EXPECT_EQ(parse_method(method_name(method)), method);
    EXPECT_EQ(parse_method("get"), std::nullopt);
    EXPECT_EQ(parse_method("PUT"), std::nullopt);
}

TEST(Routes, StatusOfARefusal) {
    EXPECT_EQ(status_of(Refusal::malformed), 400U);
    EXPECT_EQ(status_of(Refusal::out_of_date), 409U);
    EXPECT_EQ(status_of(Refusal::taken), 409U);
    EXPECT_EQ(status_of(Refusal::unavailable), 503U);
}

}  // namespace
}  // namespace thwart::protocol
