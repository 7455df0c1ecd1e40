// A house with everything around it, for tests: what happens between two calls is up to the test, and a restart is a new
// house over the same store.
#pragma once

#include "protocol/codec.hpp"
#include "server/house.hpp"
#include "server/testing/fakes.hpp"
#include "store/faulty/faulty_store.hpp"
#include "store/memory/memory_store.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::server::testing {

using protocol::ServerMessage;

class Stage {
public:
    explicit Stage(u64 seed = 1, Bounds limits = {}) : secrets(seed), bounds(limits) { start(); }

    // A house that cannot read its store is not opened; whoever runs it tries again.
    void start() {
        bool is_open = false;
        for (int i = 0; i < 10 && !is_open; ++i) {
            house = std::make_unique<House>(
                World{outbox, store, thinkers, secrets, [this] { return now; }, "test"}, bounds);
            house->restore([&](const auto& restored) { is_open = restored.ok(); });
        }
        EXPECT_TRUE(is_open);
    }
    // As after kill -9: whatever was under way is lost, and nobody is connected.
    void restart(Time away = Time{60'000}) {
        house.reset();
        store.set_slow(false);
        store.release();
        thinkers.jobs.clear();
        outbox.frames.clear();
        now += away;
        start();
    }

    // Time passes, and the house is woken whenever it wants to be.
    void pass(Time time) {
        const Time until = now + time;
        for (unsigned i = 0; i < 10'000; ++i) {
            const auto next = house->next_wake();
            if (!next || *next > until) break;
            now = std::max(now + Time{1}, *next);
            house->wake();
        }
        now = std::max(now, until);
        house->wake();
    }
    // Failures that were ordered and have not happened yet happen to nobody.
    void spend_faults() {
        for (int i = 0; i < 16; ++i) store.get("nothing", "nothing", [](const auto&) {});
    }
    // Lets the computers play until a person is to move.
    void think(unsigned most = 10'000) {
        while (most-- > 0 && thinkers.answer()) continue;
    }

    ConnectionId connect(Visitor visitor = {"192.0.2.1", "", ""}) {
        house->open(++last_connection, std::move(visitor));
        return last_connection;
    }
    void say(ConnectionId connection, const protocol::ClientMessage& message) {
        house->receive(connection, protocol::format_message(message));
    }
    // What has arrived there since the last call.
    std::vector<ServerMessage> hear(ConnectionId connection) {
        std::vector<ServerMessage> messages;
        for (const std::string& frame : std::exchange(outbox.frames[connection], {})) {
            auto message = protocol::parse_server_message(frame);
            EXPECT_TRUE(message.ok()) << frame;
            if (message) messages.push_back(std::move(*message));
        }
        return messages;
    }
    template <class Message>
    std::optional<Message> last(ConnectionId connection) {
        std::optional<Message> found;
        for (const ServerMessage& each : hear(connection))
            if (const auto* const message = std::get_if<Message>(&each)) found = *message;
        return found;
    }

    Answer http(protocol::Method method, std::string path, std::string body = "",
                Visitor visitor = {"192.0.2.1", "", ""}) {
        std::optional<Answer> answer;
        house->http({method, std::move(path), std::move(body), std::move(visitor)},
                    [&](Answer got) { answer = std::move(got); });
        EXPECT_TRUE(answer.has_value());
        return answer.value_or(Answer{});
    }
    protocol::http::Place make_room(const std::string& body, const Visitor& visitor = {"192.0.2.1", "", ""}) {
        const Answer answer = http(protocol::Method::post, "/api/rooms", body, visitor);
        EXPECT_EQ(answer.status, 201U) << answer.body;
        const auto place = protocol::from_json<protocol::http::Place>(answer.body);
        return place ? *place : protocol::http::Place{};
    }

    Time now{1'700'000'000'000};
    store::MemoryStore memory;
    store::FaultyStore store{memory};
    KeptFrames outbox;
    SlowThinkers thinkers;
    SeededSecrets secrets;
    Bounds bounds;
    std::unique_ptr<House> house;
    ConnectionId last_connection = 0;
};

}  // namespace thwart::server::testing
