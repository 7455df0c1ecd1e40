// Somebody who is connected: who that is, what it hears of, and what it may still do.
#pragma once

#include "server/budget.hpp"
#include "server/house.hpp"

#include <deque>
#include <map>
#include <memory>
#include <string>

namespace thwart::server {

class Room;

struct Client {
    Client(ConnectionId connection, Visitor who, const Bounds& bounds)
        : id(connection), visitor(std::move(who)), chat(bounds.chat_lines_a_minute) {}

    ConnectionId id;
    Visitor visitor;
    std::string name;
    std::string account;      // empty for a guest
    bool is_gone = false;     // closed, while something of it was still under way
    bool is_known = false;    // the store has said who it is
    bool is_greeted = false;  // it has said hello
    bool wants_snapshots = false;
    bool hears_lobby = false;
    Time lag{0};                   // there and back
    bool is_lag_measured = false;  // by the network; then its own word counts no more
    Budget chat;
    std::map<std::string, std::shared_ptr<Room>> rooms;  // those it has entered
    std::deque<std::string> waiting;                     // what arrived before it was known
    unsigned entering = 0;                               // rooms that are still being fetched
};

}  // namespace thwart::server
