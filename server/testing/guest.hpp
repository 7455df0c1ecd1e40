// A client for tests: it comes in with or without a key, follows what it is told, checks that no event is missing or comes
// twice, and remembers what was acknowledged.
#pragma once

#include "server/testing/stage.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace thwart::server::testing {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

class Guest {
public:
    Guest(Stage& on, std::string in_room, std::string with_key = "", Visitor who = {"192.0.2.1", "", ""})
        : stage(on), room(std::move(in_room)), key(std::move(with_key)), visitor(std::move(who)) {
        come();
    }

    void come(bool with_since = true) {
        connection = stage.connect(visitor);
        stage.say(connection, from_client::Hello{protocol::kVersion, {std::string(protocol::kSnapshots)}});
        from_client::Enter enter{room, std::nullopt, std::nullopt};
        if (with_since && !events.empty()) enter.since = events.size();
        if (!key.empty()) enter.key = key;
        stage.say(connection, enter);
        listen();
    }
    void vanish() {
        if (connection != 0) stage.house->closed(std::exchange(connection, 0));
    }
    [[nodiscard]] bool is_here() const { return connection != 0; }

    template <class Message>
    void say(Message message) {
        message.room = room;
        if constexpr (requires { message.id; })
            if (message.id.empty()) message.id = next_id();
        stage.say(connection, message);
        listen();
    }
    std::string next_id() { return "m" + std::to_string(++last_id); }

    // Plays a step and answers its id.
    std::string move(const std::string& step) {
        const std::string id = next_id();
        sent[id] = step;
        say(from_client::Move{room, id, events.size(), step, std::nullopt});
        return id;
    }
    std::string move() { return move(legal.front()); }
    [[nodiscard]] bool may_move() const { return !legal.empty() && !result; }

    void listen() {
        for (const ServerMessage& message : stage.hear(connection))
            std::visit([&](const auto& each) { take(each); }, message);
    }

    Stage& stage;
    std::string room;
    std::string key;
    Visitor visitor;
    ConnectionId connection = 0;

    std::optional<from_server::Room> view;
    std::vector<protocol::EventLine> events;
    std::vector<std::string> legal;
    std::string position;
    std::optional<from_server::Over> result;
    std::vector<from_server::Chat> chat;
    std::vector<from_server::Refused> refused;
    std::optional<from_server::Seats> seats;
    std::optional<from_server::Presence> presence;
    std::optional<from_server::Rematch> rematch;
    std::optional<protocol::Clocks> clocks;
    std::map<std::string, std::string> sent;  // id → step
    std::map<std::string, u64> acknowledged;  // id → number
    unsigned last_id = 0;

private:
    template <class Message>
    void take(const Message&) {}
    void take(const from_server::Room& message) {
        view = message;
        if (message.you.key) key = *message.you.key;
        if (!message.events.empty() && message.events.front().seq == 1) events.clear();
        for (const protocol::EventLine& line : message.events) add(line);
        EXPECT_EQ(events.size(), message.seq);
        note(message.snapshot);
        if (message.clocks) clocks = message.clocks;
        if (message.result) result = from_server::Over{room, message.seq, *message.result, message.reveal};
    }
    void take(const from_server::Event& message) {
        add({message.seq, message.at, message.text});
        note(message.snapshot);
        if (message.clocks) clocks = message.clocks;
    }
    void take(const from_server::Over& message) { result = message; }
    void take(const from_server::Chat& message) { chat.push_back(message); }
    void take(const from_server::Refused& message) { refused.push_back(message); }
    void take(const from_server::Seats& message) {
        seats = message;
        if (message.you.key) key = *message.you.key;
    }
    void take(const from_server::Presence& message) { presence = message; }
    void take(const from_server::Rematch& message) { rematch = message; }
    void take(const from_server::Ack& message) {
        if (!message.seq) return;
        const auto [known, is_new] = acknowledged.emplace(message.id, *message.seq);
        EXPECT_EQ(known->second, *message.seq) << "another answer to the same message";
    }
    void add(const protocol::EventLine& line) {
        EXPECT_EQ(line.seq, events.size() + 1) << "a gap, or an event that came twice";
        events.push_back(line);
    }
    void note(const std::optional<protocol::Snapshot>& snapshot) {
        if (!snapshot) return;
        legal = snapshot->legal;
        position = snapshot->position;
    }
};

}  // namespace thwart::server::testing
