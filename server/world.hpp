// Everything outside the house, as references: the parts of the server get it passed down and own none of it. Time is one
// of them, because answers of the store and of thinkers bring none along.
#pragma once

#include "match/clock.hpp"
#include "server/outbox.hpp"
#include "server/secrets.hpp"
#include "server/thinkers.hpp"
#include "store/store.hpp"

#include <functional>
#include <string>

namespace thwart::server {

using match::Time;

struct World {
    Outbox& outbox;
    store::Store& store;  // must answer on the thread of the house
    Thinkers& thinkers;
    Secrets& secrets;
    // Milliseconds since 1970. May jump between two runs of the program, but never goes back during one: read the wall
    // clock once and add what a steady clock says.
    std::function<Time()> now;
    std::string version;  // of the program, for /health
};

// What the house allows. The limits of sockets, frames and addresses in general are the network's (server/net).
struct Bounds {
    unsigned rooms = 20'000;             // in memory
    unsigned rooms_per_visitor = 8;      // that a connection hears of at the same time
    unsigned members = 500;              // connections in one room
    unsigned new_rooms_a_minute = 20;    // per address
    unsigned wrong_codes_a_minute = 20;  // per address: guesses of codes and keys
    unsigned sign_ins_a_minute = 10;     // per address, and per account
    unsigned analyses_per_visitor = 2;   // waiting or thinking
    unsigned chat_lines_a_minute = 20;   // per connection

    Time restart_grace{20'000};  // that clocks stand still after a start of the program
    Time longest_thought{10'000};
    Time longest_analysis{60'000};
    Time empty_room{30 * 60'000};             // a room that nobody is in is forgotten before the start
    Time over_room{10 * 60'000};              // and put away after the end
    Time deserted_match{7 * 24 * 3'600'000};  // a match that nobody comes back to is broken off
    Time host_patience{60'000};               // before the start, then another person is the host
};

}  // namespace thwart::server
