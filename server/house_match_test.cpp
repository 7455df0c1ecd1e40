// Matches: clocks, leaving, offers, the end, a rematch, secrets, and a store that fails.

#include "base/text.hpp"
#include "match/dealer.hpp"
#include "server/testing/guest.hpp"

#include <gtest/gtest.h>

namespace thwart::server {
namespace {

using namespace testing;  // NOLINT: the whole file is about it
using match::Ending;
using protocol::Method;
using protocol::Refusal;
using protocol::RoomStatus;
using protocol::Seat;

// A room whose seats are taken by guests, and which has begun.
struct Party {
    explicit Party(Stage& stage, const std::string& setup = "quoridor:players=2",
                   const std::string& more = "") {
        const auto place = stage.make_room(R"({"setup":")" + setup + R"(","name":"P1")" + more + "}");
        room = place.room;
        players.push_back(std::make_unique<Guest>(stage, room, place.key));
        const std::size_t seats = players[0]->view->seats.size();
        for (unsigned i = 1; i < seats; ++i) {
            players.push_back(std::make_unique<Guest>(stage, room));
            players[i]->say(from_client::Sit{"", Seat(i), base::cat("P", i + 1)});
            players[i]->say(from_client::Ready{"", true});
        }
        players[0]->say(from_client::Start{});
        listen();
    }
    void listen() {
        for (const auto& each : players)
            if (each->is_here()) each->listen();
    }
    Guest& operator[](std::size_t seat) { return *players[seat]; }
    // Everybody plays a step in turn.
    void play(unsigned steps) {
        for (unsigned i = 0; i < steps; ++i)
            for (const auto& each : players) {
                if (!each->may_move()) continue;
                each->move();
                listen();
                break;
            }
    }

    std::string room;
    std::vector<std::unique_ptr<Guest>> players;
};

TEST(HouseMatch, AMoveIsAcknowledgedOnceItIsStored) {
    Stage stage;
    Party party(stage);
    stage.store.set_slow(true);
    const std::string id = party[0].move();
    party.listen();
    EXPECT_FALSE(party[0].acknowledged.contains(id));
    EXPECT_TRUE(party[1].events.empty());
    Guest late(stage, party.room);  // sees nothing that is not stored
    EXPECT_FALSE(late.view);
    stage.store.set_slow(false);
    stage.store.release();
    party.listen();
    late.listen();
    EXPECT_EQ(party[0].acknowledged[id], 1U);
    EXPECT_EQ(party[1].events.size(), 1U);
    ASSERT_TRUE(late.view);
    EXPECT_EQ(late.view->seq, 1U);
}

TEST(HouseMatch, AResendGetsTheSameAnswer) {
    Stage stage;
    Party party(stage);
    const std::string step = party[0].legal.front();
    const std::string id = party[0].move(step);
    party[0].say(from_client::Move{"", id, 0, step, std::nullopt});
    EXPECT_EQ(party[0].events.size(), 1U);
    EXPECT_TRUE(party[0].refused.empty());
    stage.restart();
    party[0].come();
    party[0].acknowledged.clear();
    party[0].say(from_client::Move{"", id, 0, step, std::nullopt});
    EXPECT_EQ(party[0].acknowledged[id], 1U);
    EXPECT_EQ(party[0].events.size(), 1U);
}

TEST(HouseMatch, AnOldNumberIsRefused) {
    Stage stage;
    Party party(stage);
    party.play(2);
    party[0].say(from_client::Move{"", "old", 0, party[0].legal.front(), std::nullopt});
    EXPECT_EQ(party[0].refused.back().code, Refusal::out_of_date);
    party[0].say(from_client::Move{"", "new", 99, party[0].legal.front(), std::nullopt});
    EXPECT_EQ(party[0].refused.back().code, Refusal::out_of_date);
    // What does not change the position does not make a number old.
    party[1].say(from_client::OfferDraw{});
    party[0].say(from_client::Move{"", "fine", 2, party[0].legal.front(), std::nullopt});
    EXPECT_TRUE(party[0].acknowledged.contains("fine"));
}

TEST(HouseMatch, NobodySpeaksForOthers) {
    Stage stage;
    Party party(stage);
    Guest stranger(stage, party.room);
    const std::string step = party[0].legal.front();
    stranger.say(from_client::Move{"", "x", 0, step, std::nullopt});
    EXPECT_EQ(stranger.refused.back().where, "seat");
    party[1].say(from_client::Move{"", "x", 0, step, Seat(0)});
    EXPECT_EQ(party[1].refused.back().where, "seat");
    party[1].say(from_client::Move{"", "y", 0, step, std::nullopt});
    EXPECT_EQ(party[1].refused.back().where, "turn");
    EXPECT_TRUE(stranger.legal.empty());
}

TEST(HouseMatch, AReconnectGetsExactlyWhatIsMissing) {
    Stage stage;
    Party party(stage);
    party.play(3);
    party[1].vanish();
    party[0].listen();
    EXPECT_FALSE(party[0].presence->seats[1].is_online);
    party[0].say(from_client::OfferDraw{});
    party[1].come();
    EXPECT_EQ(party[1].view->events.size(), 1U);
    EXPECT_EQ(party[1].events.size(), 4U);
    Guest late(stage, party.room);
    EXPECT_EQ(late.events.size(), 4U);
}

TEST(HouseMatch, TheServerFlagsInTime) {
    Stage stage;
    Party party(stage, "quoridor:players=2", R"(,"clock":"1:00")");
    stage.pass(Time{30'000});
    party[0].move();
    EXPECT_EQ(party[0].clocks->left[0], Time{30'000});
    stage.pass(Time{59'900});
    party.listen();
    EXPECT_FALSE(party[0].result);
    stage.pass(Time{700});
    party.listen();
    ASSERT_TRUE(party[0].result);
    EXPECT_EQ(party[0].result->result.ending, Ending::time);
    EXPECT_EQ(party[0].result->result.seat, Seat(1));
    EXPECT_EQ(party[0].result->result.ranks, (std::vector<unsigned>{1, 2}));
}

TEST(HouseMatch, LagIsForgivenWithinBounds) {
    Stage stage;
    Party party(stage, "quoridor:players=2", R"(,"clock":"1:00")");
    stage.say(party[0].connection, from_client::Ping{1, Time{300}});
    stage.pass(Time{1'000});
    party[0].move();
    EXPECT_EQ(party[0].clocks->left[0], Time{59'300});
    EXPECT_EQ(party[0].clocks->left[1], Time{60'000});  // and nobody else pays for it
    party.listen();
    party[1].move();
    party.listen();
    stage.say(party[0].connection, from_client::Ping{1, Time{9'000}});
    Time saved{0};
    for (int i = 0; i < 10; ++i) {
        const Time before = *party[0].clocks->left[0];
        stage.pass(Time{2'000});
        party[0].move(party[0].legal.back());
        saved += Time{2'000} - (before - *party[0].clocks->left[0]);
        party.listen();
        party[1].move(party[1].legal.back());
        party.listen();
    }
    EXPECT_GE(saved, Time{500});
    EXPECT_LE(saved, Time{2'000});  // a client that lies gains little
}

TEST(HouseMatch, ClocksGoOnAfterARestartWithAGrace) {
    Stage stage;
    Party party(stage, "quoridor:players=2", R"(,"clock":"1:00")");
    stage.pass(Time{10'000});
    party[0].move();
    party.listen();
    stage.restart(Time{3'600'000});
    party[0].come();
    party[1].come();
    EXPECT_EQ(party[1].clocks->left[0], Time{50'000});
    EXPECT_EQ(party[1].clocks->left[1], Time{60'000});
    stage.pass(stage.bounds.restart_grace + Time{5'000});
    party[1].move();
    EXPECT_EQ(party[1].clocks->left[1], Time{55'000});
    stage.restart(Time{-30'000});  // the clock of the machine was set back
    party[0].come();
    party[1].come();
    party[0].move();
    EXPECT_EQ(party[0].events.size(), 3U);
    EXPECT_EQ(party[0].clocks->left[0], Time{50'000});
}

TEST(HouseMatch, WhoStaysAwayHasLeft) {
    Stage stage;
    Party party(stage);
    party.play(2);
    party[1].vanish();
    party[0].listen();
    EXPECT_EQ(party[0].presence->seats[1].leaves_at, stage.now + Time{300'000});
    stage.pass(Time{200'000});
    party[1].come();
    stage.pass(Time{200'000});
    party.listen();
    EXPECT_FALSE(party[0].result);
    party[1].vanish();
    stage.pass(Time{301'000});
    party.listen();
    ASSERT_TRUE(party[0].result);
    EXPECT_EQ(party[0].result->result.ending, Ending::abandoned);
}

TEST(HouseMatch, AMatchThatEverybodyLeftCanGoOn) {
    Stage stage;
    Party party(stage);
    party.play(1);
    party[0].vanish();
    party[1].vanish();
    stage.pass(std::chrono::days{2});
    party[1].come();
    EXPECT_TRUE(party[1].may_move());
    stage.pass(Time{299'000});
    party[0].come();
    party[1].listen();
    EXPECT_FALSE(party[1].result);
    party[0].vanish();
    party[1].vanish();
    stage.pass(stage.bounds.deserted_match + Time{1'000});
    party[1].come();
    ASSERT_TRUE(party[1].result);
    EXPECT_EQ(party[1].result->result.ending, Ending::aborted);
}

TEST(HouseMatch, AComputerStandsInUntilTheReturn) {
    Stage stage;
    Party party(stage, "quoridor:players=4", R"(,"leaving":"takeover","stand_in":2)");
    party.play(1);
    party[1].vanish();
    stage.pass(Time{301'000});
    party.listen();
    EXPECT_NE(party[0].events.back().text.find("leave 2"), std::string::npos);
    EXPECT_TRUE(stage.thinkers.answer());
    party.listen();
    EXPECT_NE(party[0].events.back().text.find("move 2"), std::string::npos);
    party[1].come();
    party.listen();
    EXPECT_NE(party[0].events.back().text.find("return 2"), std::string::npos);
    party.play(4);
    EXPECT_TRUE(stage.thinkers.jobs.empty());
    EXPECT_EQ(party[1].events.size(), party[0].events.size());
}

TEST(HouseMatch, ASeatRetires) {
    Stage stage;
    Party party(stage, "quoridor:players=4", R"(,"leaving":"retire")");
    party.play(1);
    party[1].say(from_client::Resign{});
    party.listen();
    EXPECT_FALSE(party[0].result);
    EXPECT_TRUE(party[2].may_move());
    party[1].say(from_client::Resign{});
    EXPECT_EQ(party[1].refused.back().where, "seat");
    party[2].say(from_client::Resign{});
    party[3].say(from_client::Resign{});
    party.listen();
    ASSERT_TRUE(party[0].result);
    EXPECT_EQ(party[0].result->result.ranks, (std::vector<unsigned>{1, 4, 3, 2}));
}

TEST(HouseMatch, TakebackDrawAndAbort) {
    Stage stage;
    Party party(stage);
    party.play(2);
    const std::string position = party[0].position;
    party[0].move();
    party.listen();
    party[0].say(from_client::AskTakeback{});
    party[1].say(from_client::AnswerTakeback{"", "", true, std::nullopt});
    party.listen();
    EXPECT_EQ(party[0].position, position);
    party[0].say(from_client::Abort{});
    EXPECT_EQ(party[0].refused.back().where, "abort");
    party[0].say(from_client::OfferDraw{});
    party[1].say(from_client::AnswerDraw{"", "", true, std::nullopt});
    party.listen();
    ASSERT_TRUE(party[0].result);
    EXPECT_EQ(party[0].result->result.ending, Ending::agreed);

    Party other(stage);
    other[1].say(from_client::Abort{});
    other.listen();
    ASSERT_TRUE(other[0].result);
    EXPECT_EQ(other[0].result->result.ending, Ending::aborted);
    other[0].say(from_client::Move{"", "late", 1, "e2", std::nullopt});
    EXPECT_EQ(other[0].refused.back().where, "over");
}

TEST(HouseMatch, ARematchRotatesTheSeats) {
    Stage stage;
    Party party(stage);
    party[0].say(from_client::Rematch{});
    EXPECT_EQ(party[0].refused.back().where, "over");
    party[0].say(from_client::Resign{});
    party[0].say(from_client::Rematch{});
    party.listen();
    EXPECT_EQ(party[1].rematch->agreed, std::vector{Seat(0)});
    party[1].say(from_client::Rematch{});
    party.listen();
    ASSERT_TRUE(party[0].rematch && party[0].rematch->next);
    stage.restart();
    Guest anna(stage, *party[0].rematch->next, party[0].key);
    Guest berta(stage, *party[0].rematch->next, party[1].key);
    ASSERT_TRUE(anna.view && berta.view);
    EXPECT_EQ(anna.view->you.seats, std::vector{Seat(1)});
    EXPECT_EQ(berta.view->you.seats, std::vector{Seat(0)});
    anna.say(from_client::Start{});
    berta.listen();
    EXPECT_TRUE(berta.may_move());
    party[0].come();
    EXPECT_EQ(party[0].view->next, party[0].rematch->next);
}

TEST(HouseMatch, SecretsStayUntilTheEnd) {
    for (const std::string game : {"barricade:players=2", "shibuya:mode=classic"}) {
        Stage stage;
        Party party(stage, game);
        Guest watcher(stage, party.room);
        party.play(30);
        stage.http(Method::get, "/api/rooms/" + party.room);
        const std::string match = party[0].view->match;
        std::string all = stage.outbox.everything + stage.http(Method::get, "/api/matches/" + match).body +
                          stage.http(Method::get, "/api/matches/" + match + "/record.txt").body;
        for (const auto& bytes : stage.secrets.drawn) {
            EXPECT_EQ(all.find(match::format_hex(bytes)), std::string::npos);
            EXPECT_EQ(all.find(std::string(bytes.begin(), bytes.end())), std::string::npos);
        }
        EXPECT_EQ(all.find("secret"), std::string::npos);
        for (const std::string& key : {party[0].key, party[1].key}) {
            ASSERT_FALSE(key.empty());
            for (const std::string& frame : stage.outbox.frames[watcher.connection])
                EXPECT_EQ(frame.find(key), std::string::npos);
        }
        // Chance that has not acted yet is in no event: every event sent is one that was stored.
        EXPECT_TRUE(watcher.legal.empty());
        party[0].say(from_client::Resign{});
        party.listen();
        ASSERT_TRUE(party[1].result && party[1].result->reveal);
        const auto fairness = match::parse_fairness(*party[1].result->reveal);
        ASSERT_TRUE(fairness.ok() && fairness->secret);
        EXPECT_EQ(match::openssl_crypto().sha256(*fairness->secret), fairness->commitment);
        EXPECT_EQ(match::format_fairness({fairness->commitment, fairness->nonces, {}}),
                  party[0].view->commitment);
        const std::string record = stage.http(Method::get, "/api/matches/" + match + "/record.txt").body;
        EXPECT_NE(record.find(*party[1].result->reveal), std::string::npos);
    }
}

TEST(HouseMatch, AStoreThatFailsTakesNothingBackThatWasAcknowledged) {
    for (const auto loss : {store::FaultyStore::Loss::request, store::FaultyStore::Loss::answer}) {
        for (u64 nth = 0; nth < 4; ++nth) {
            Stage stage;
            Party party(stage);
            party.play(2);
            stage.store.fail(nth, loss);
            const std::string step = party[0].legal.front();
            const std::string id = party[0].move(step);
            party.listen();
            for (int i = 0; i < 3 && !party[0].acknowledged.contains(id); ++i) {
                EXPECT_EQ(party[0].refused.back().code, Refusal::unavailable);
                stage.pass(Time{3'000});
                party[0].say(from_client::Move{"", id, 2, step, std::nullopt});
            }
            party.listen();
            EXPECT_EQ(party[0].acknowledged[id], 3U);
            EXPECT_EQ(party[1].events.size(), 3U);
            stage.spend_faults();
            stage.restart();
            Guest late(stage, party.room);
            EXPECT_EQ(late.events.size(), 3U);
        }
    }
}

TEST(HouseMatch, AFullDiskStopsTheMatchAndLosesNothing) {
    Stage stage;
    Party party(stage, "quoridor:players=2", R"(,"clock":"1:00")");
    party.play(2);
    stage.store.set_full(true);
    const std::string step = party[0].legal.front();
    for (int i = 0; i < 5; ++i) {
        stage.pass(Time{10'000});
        party[0].say(from_client::Move{"", base::cat("try", i), 2, step, std::nullopt});
        ASSERT_FALSE(party[0].refused.empty());
        EXPECT_EQ(party[0].refused.back().code, Refusal::unavailable);
    }
    stage.store.set_full(false);
    stage.pass(Time{1'000});
    party[0].move(step);
    party.listen();
    EXPECT_EQ(party[1].events.size(), 3U);
    EXPECT_GT(*party[0].clocks->left[0], Time{40'000});  // a failing disk is nobody's fault
}

TEST(HouseMatch, StartsAlsoWhenTheStoreFails) {
    for (const auto loss : {store::FaultyStore::Loss::request, store::FaultyStore::Loss::answer}) {
        for (u64 nth = 0; nth < 6; ++nth) {
            Stage stage;
            const auto place = stage.make_room(
                R"({"setup":"barricade:players=2","chairs":[{"player":"you"},{"player":"computer"}]})");
            Guest anna(stage, place.room, place.key);
            stage.store.fail(nth, loss);
            for (int i = 0; i < 4 && anna.events.empty(); ++i) {
                anna.say(from_client::Start{});
                stage.pass(Time{2'000});
                anna.listen();
            }
            EXPECT_EQ(anna.view->status, RoomStatus::playing) << nth;
            EXPECT_FALSE(anna.events.empty()) << nth;  // the die was cast
            stage.spend_faults();
            stage.restart();
            anna.come();
            EXPECT_TRUE(anna.may_move());
        }
    }
}

}  // namespace
}  // namespace thwart::server
