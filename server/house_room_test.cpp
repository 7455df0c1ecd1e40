// Rooms before the start, talking, and what visitors may not do.

#include "server/testing/guest.hpp"

#include <gtest/gtest.h>

namespace thwart::server {
namespace {

using namespace testing;  // NOLINT: the whole file is about it
using protocol::Method;
using protocol::Refusal;
using protocol::RoomStatus;
using protocol::Seat;
using protocol::SeatPlayer;

constexpr const char* kTwo = R"({"setup":"quoridor:players=2","name":"Anna"})";

TEST(HouseRoom, TwoGuestsSitDownAndStart) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    EXPECT_EQ(place.seats, std::vector{Seat(0)});
    EXPECT_EQ(place.link, "/r/" + place.room + "#" + place.key);
    Guest anna(stage, place.room, place.key);
    Guest berta(stage, place.room);
    ASSERT_TRUE(anna.view && berta.view);
    EXPECT_TRUE(anna.view->you.is_host);
    EXPECT_EQ(anna.view->seats[0].name, "Anna");
    EXPECT_TRUE(berta.view->you.seats.empty());
    EXPECT_FALSE(berta.view->you.key);

    berta.say(from_client::Sit{"", Seat(1), "Berta"});
    ASSERT_TRUE(berta.seats);
    EXPECT_EQ(berta.seats->you.seats, std::vector{Seat(1)});
    EXPECT_GE(berta.key.size(), 26U);  // at least 128 bits of 5 each
    anna.listen();
    EXPECT_EQ(anna.seats->seats[1].name, "Berta");

    anna.say(from_client::Start{});
    EXPECT_EQ(anna.refused.back().where, "ready");
    berta.say(from_client::Start{});
    EXPECT_EQ(berta.refused.back().where, "host");
    berta.say(from_client::Ready{"", true});
    anna.say(from_client::Start{});
    berta.listen();
    EXPECT_EQ(anna.view->status, RoomStatus::playing);
    EXPECT_EQ(berta.view->status, RoomStatus::playing);
    EXPECT_TRUE(anna.may_move());
    EXPECT_FALSE(berta.may_move());
    berta.say(from_client::Stand{});
    EXPECT_EQ(berta.refused.back().where, "start");
}

TEST(HouseRoom, TheHostClosesTheRoomBeforeTheStart) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    Guest anna(stage, place.room, place.key);
    Guest berta(stage, place.room);
    berta.say(from_client::Abort{});
    EXPECT_EQ(berta.refused.back().where, "host");
    anna.say(from_client::Abort{"", "a1", std::nullopt});
    berta.listen();
    for (const Guest* each : {&anna, &berta}) {
        EXPECT_EQ(each->refused.back().code, Refusal::not_found);
        EXPECT_EQ(each->refused.back().where, "room");
    }
    EXPECT_EQ(stage.http(Method::get, "/api/rooms/" + place.room).status, 404U);
    berta.say(from_client::Sit{"", Seat(1), "Berta"});
    EXPECT_EQ(berta.refused.back().what, "enter it first");
    stage.restart();
    EXPECT_EQ(stage.http(Method::get, "/api/rooms/" + place.room).status, 404U);
}

TEST(HouseRoom, ASeatIsTakenOverHttpAndOpenedByItsKey) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    const Answer answer =
        stage.http(Method::post, "/api/rooms/" + place.room + "/seats/2", R"({"name":"Berta"})");
    ASSERT_EQ(answer.status, 201U) << answer.body;
    const auto taken = protocol::from_json<protocol::http::Place>(answer.body);
    EXPECT_EQ(stage.http(Method::post, "/api/rooms/" + place.room + "/seats/2", "").status, 409U);
    EXPECT_EQ(stage.http(Method::post, "/api/rooms/" + place.room + "/seats/3", "").status, 404U);
    EXPECT_EQ(stage.http(Method::post, "/api/rooms/" + place.room + "/seats/9", "").status, 404U);
    stage.restart();
    Guest berta(stage, place.room, taken->key);
    ASSERT_TRUE(berta.view);
    EXPECT_EQ(berta.view->you.seats, std::vector{Seat(1)});
    EXPECT_EQ(berta.view->seats[1].name, "Berta");
    Guest thief(stage, place.room, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    EXPECT_FALSE(thief.view);
    EXPECT_EQ(thief.refused.back().where, "key");
}

TEST(HouseRoom, TheHostSetsComputersAndStartsAlone) {
    Stage stage;
    const auto place = stage.make_room(R"({"setup":"quoridor:players=2"})");
    Guest anna(stage, place.room, place.key);
    anna.say(from_client::SetSeat{"", Seat(1), SeatPlayer::computer, 5});
    EXPECT_EQ(anna.seats->seats[1].level, 5U);
    anna.say(from_client::Start{});
    ASSERT_TRUE(anna.may_move());
    anna.move();
    EXPECT_EQ(anna.events.size(), 1U);
    stage.think(1);
    anna.listen();
    EXPECT_EQ(anna.events.size(), 2U);
    EXPECT_TRUE(anna.may_move());
}

TEST(HouseRoom, AComputerThatFailsIsAskedAgain) {
    Stage stage;
    const auto place = stage.make_room(
        R"({"setup":"quoridor:players=2","chairs":[{"player":"computer","level":1},{"player":"you"}]})");
    Guest anna(stage, place.room, place.key);
    anna.say(from_client::Start{});
    stage.thinkers.fails = true;
    EXPECT_TRUE(stage.thinkers.answer());
    EXPECT_FALSE(stage.thinkers.answer());
    stage.thinkers.fails = false;
    stage.pass(Time{1'500});
    EXPECT_TRUE(stage.thinkers.answer());
    anna.listen();
    EXPECT_EQ(anna.events.size(), 1U);
}

TEST(HouseRoom, GuessesOfCodesAreLimited) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    const Visitor guesser{"203.0.113.9", "", ""};
    unsigned limited = 0;
    for (int i = 0; i < 100; ++i) {
        const auto status =
            stage.http(Method::get, "/api/rooms/guess" + std::to_string(i), "", guesser).status;
        EXPECT_TRUE(status == 404 || status == 429);
        limited += status == 429 ? 1 : 0;
    }
    EXPECT_EQ(limited, 100 - stage.bounds.wrong_codes_a_minute);
    Guest late(stage, place.room, "", guesser);
    EXPECT_FALSE(late.view);
    EXPECT_EQ(late.refused.back().code, Refusal::too_many);
    Guest other(stage, place.room);
    EXPECT_TRUE(other.view);
    stage.pass(Time{60'000});
    late.come();
    EXPECT_TRUE(late.view);
}

TEST(HouseRoom, ChatIsHeardMutedAndSwitchedOff) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    Guest anna(stage, place.room, place.key);
    Guest berta(stage, place.room);
    Guest third(stage, place.room);
    const std::string text = "<script>alert(1)</script> \" \\ {\"t\":\"over\"}";
    anna.say(from_client::Chat{"", "c1", text});
    anna.say(from_client::Chat{"", "c1", text});
    berta.listen();
    ASSERT_EQ(berta.chat.size(), 1U);  // a resend is not said again
    EXPECT_EQ(berta.chat[0].text, text);
    EXPECT_EQ(berta.chat[0].from, "Anna");
    EXPECT_EQ(berta.chat[0].seat, Seat(0));

    berta.say(from_client::Mute{"", Seat(0), std::nullopt, true});
    anna.say(from_client::Chat{"", "", "again"});
    berta.listen();
    third.listen();
    EXPECT_EQ(berta.chat.size(), 1U);
    EXPECT_EQ(third.chat.size(), 2U);

    berta.say(from_client::ChatSwitch{"", false});
    EXPECT_EQ(berta.refused.back().where, "host");
    anna.say(from_client::ChatSwitch{"", false});
    third.say(from_client::Chat{"", "", "still?"});
    EXPECT_EQ(third.refused.back().where, "chat");

    Guest late(stage, place.room);
    EXPECT_EQ(late.view->chat.size(), 2U);
    EXPECT_FALSE(late.view->is_chat_on);
}

TEST(HouseRoom, ChatIsLimited) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    Guest anna(stage, place.room, place.key);
    for (unsigned i = 0; i < 2 * stage.bounds.chat_lines_a_minute; ++i)
        anna.say(from_client::Chat{"", "", "hi"});
    EXPECT_EQ(anna.chat.size(), stage.bounds.chat_lines_a_minute);
    EXPECT_EQ(anna.refused.back().code, Refusal::too_many);
}

TEST(HouseRoom, HostileNamesStayData) {
    Stage stage;
    const std::string name = R"(Robert'); DROP "<b>\u0041)";
    protocol::http::NewRoom wish;
    wish.setup = "quoridor:players=2";
    wish.name = name;
    const auto place = stage.make_room(protocol::to_json(wish));
    stage.restart();
    Guest anna(stage, place.room, place.key);
    ASSERT_TRUE(anna.view);
    EXPECT_EQ(anna.view->seats[0].name, name);
    EXPECT_EQ(stage.http(Method::post, "/api/rooms", "{\"setup\":\"quoridor\",\"name\":\"a\\nb\"}").status,
              400U);
    EXPECT_EQ(
        stage.http(Method::post, "/api/rooms", "{\"setup\":\"quoridor\",\"name\":\"\\u202Eevil\"}").status,
        400U);
}

TEST(HouseRoom, GarbageIsRefusedAndNothingElse) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    Guest anna(stage, place.room, place.key);
    const std::string deep(1'000, '[');
    for (const std::string& text :
         {std::string("x"), std::string("{}"), std::string("\0\xff", 2), deep, std::string(20'000, 'a'),
          std::string(R"({"t":"move","room":"x","id":"i","seq":-1,"step":"e2"})"),
          std::string(R"({"t":"start","room":"elsewhere"})")}) {
        const std::size_t before = anna.refused.size();
        stage.house->receive(anna.connection, text);
        anna.listen();
        EXPECT_EQ(anna.refused.size(), before + 1) << text.substr(0, 50);
    }
    const ConnectionId rude = stage.connect();
    stage.say(rude, from_client::Lobby{true});
    EXPECT_EQ(stage.last<from_server::Refused>(rude)->where, "hello");
}

TEST(HouseRoom, TheLobbyShowsPublicRoomsAlsoAfterARestart) {
    Stage stage;
    const ConnectionId watcher = stage.connect();
    stage.say(watcher, from_client::Hello{protocol::kVersion, {}});
    stage.say(watcher, from_client::Lobby{true});
    EXPECT_TRUE(stage.last<from_server::Lobby>(watcher)->rooms.empty());
    const auto place = stage.make_room(R"({"setup":"halma:players=2","is_public":true,"clock":"5:00"})");
    stage.make_room(kTwo);
    stage.pass(Time{2'000});
    const auto lobby = stage.last<from_server::Lobby>(watcher);
    ASSERT_TRUE(lobby && lobby->rooms.size() == 1);
    EXPECT_EQ(lobby->rooms[0].code, place.room);
    EXPECT_EQ(lobby->rooms[0].open_seats, 1U);
    stage.restart();
    const auto list =
        protocol::from_json<protocol::http::RoomList>(stage.http(Method::get, "/api/rooms").body);
    ASSERT_TRUE(list && list->rooms.size() == 1);
    stage.pass(stage.bounds.empty_room + Time{1'000});
    EXPECT_EQ(stage.http(Method::get, "/api/rooms/" + place.room).status, 404U);
}

TEST(HouseRoom, AnotherHostTakesOverWhenTheFirstStaysAway) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    Guest anna(stage, place.room, place.key);
    Guest berta(stage, place.room);
    berta.say(from_client::Sit{"", Seat(1), std::nullopt});
    stage.pass(stage.bounds.host_patience * 2);
    berta.listen();
    EXPECT_FALSE(berta.seats->you.is_host);
    anna.vanish();
    stage.pass(stage.bounds.host_patience + Time{1});
    berta.listen();
    EXPECT_TRUE(berta.seats->you.is_host);
}

TEST(HouseRoom, DrainSendsEverybodyAwayAndKeepsTheRoom) {
    Stage stage;
    const auto place = stage.make_room(kTwo);
    Guest anna(stage, place.room, place.key);
    stage.house->drain();
    EXPECT_TRUE(stage.last<from_server::Bye>(anna.connection));
    EXPECT_EQ(stage.outbox.closed[anna.connection], CloseCode::restart);
    EXPECT_TRUE(stage.house->is_settled());
    EXPECT_EQ(stage.http(Method::post, "/api/rooms", kTwo).status, 503U);
    EXPECT_EQ(stage.http(Method::get, "/health").status, 503U);
    stage.restart();
    EXPECT_EQ(stage.http(Method::get, "/health").status, 200U);
    Guest again(stage, place.room, place.key);
    EXPECT_TRUE(again.view && again.view->you.is_host);
}

}  // namespace
}  // namespace thwart::server
