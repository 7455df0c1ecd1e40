// The matches of `thwart load`: two pawns that walk to and fro, which is legal for ever and needs no rules here; or, against
// computers, whatever the server offers first. Every acknowledgement is remembered and checked against the store at the end.
#pragma once

#include "cli/load_wire.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

using LoadClock = std::chrono::steady_clock;

// Times in the order they were taken.
struct LoadTimes {
    std::vector<double> milliseconds;
    void add(LoadClock::duration took) {
        milliseconds.push_back(std::chrono::duration<double, std::milli>(took).count());
    }
    // 0.99: what 99 of 100 stay below.
    [[nodiscard]] double quantile(double part);
    void add(const LoadTimes& others) {
        milliseconds.insert(milliseconds.end(), others.milliseconds.begin(), others.milliseconds.end());
    }
};

class LoadMatches {
public:
    enum class Kind : u8 { walk, computers };

    LoadMatches(u16 port, Kind kind);

    // Makes so many more rooms, goes in with `sockets` each, and starts them all.
    base::Status begin(std::size_t count, std::size_t sockets);

    // Plays for that long: as fast as acknowledgements come, or `rate` moves a second in all, whoever is late.
    struct Played {
        double seconds = 0;
        u64 moves = 0;
        u64 by_computers = 0;
        LoadTimes waits;  // from when a move was due to its acknowledgement
    };
    Played play(double seconds, std::optional<double> rate);

    // Everybody goes and comes back, spread over that long. The times are from the first packet to the room.
    LoadTimes reconnect(double seconds);

    // Asks for every match and compares it with what was acknowledged. The error says what is wrong.
    base::Status verify();

    [[nodiscard]] u64 refusals() const { return refusals_; }
    [[nodiscard]] const std::string& first_refusal() const { return first_refusal_; }
    [[nodiscard]] u64 losses() const { return losses_; }  // sockets that the server closed
    [[nodiscard]] std::size_t sockets() const { return sockets_; }

private:
    struct Match {
        std::string room, key, id;
        std::vector<LoadWire::Id> sockets;
        u64 seq = 0;           // the last event
        u64 acknowledged = 0;  // moves
        bool is_begun = false;
        bool is_over = false;
        bool is_waiting = false;     // for an answer
        u64 late = 0;                // moves that are due and cannot be made yet
        u64 first_late = 0;          // the number of the oldest of them
        LoadClock::time_point due;   // the move that was sent
        LoadClock::time_point free;  // since when it may be made, in a match with computers
        std::string legal, turn;     // of a match with computers
    };
    struct Place {
        std::size_t match = 0;
        std::size_t socket = 0;  // which of the match
        LoadClock::time_point since;
        bool is_in = false;
        bool is_left = false;  // by us or by the server
    };

    void opened(LoadWire::Id id);
    void text(LoadWire::Id id, std::string_view message);
    void closed(LoadWire::Id id);
    void take_room(Match& match, Place& place, LoadWire::Id id, std::string_view message);
    void take_event(const Place& place, std::string_view message);
    void take_refusal(Match& match, std::string_view message);
    void note_snapshot(Match& match, std::string_view message);
    void take_ack(std::size_t index, u64 seq);
    [[nodiscard]] bool may_move(const Match& match) const;
    void move(std::size_t index, LoadClock::time_point due);
    [[nodiscard]] LoadClock::time_point due_at(u64 number) const;
    void play_paced(u64& due);
    void play_late(std::size_t index);
    void enter(std::size_t match, std::size_t socket);
    bool wait_until(double seconds, const std::function<bool()>& is_done);
    base::Status verify_one(LoadHttp& http, const Match& match);

    Kind kind_;
    LoadHttp http_;
    LoadWire wire_;
    std::vector<Match> matches_;
    std::vector<Place> places_;  // by the id of the socket
    std::size_t sockets_ = 0;    // that were not left
    Played* playing_ = nullptr;
    std::optional<double> rate_;  // moves a second; none: as fast as it goes
    LoadClock::time_point start_;
    LoadTimes* returns_ = nullptr;
    u64 refusals_ = 0;
    std::string first_refusal_;
    u64 losses_ = 0;
    std::size_t in_ = 0;  // sockets that are in their room
    std::size_t begun_ = 0;
};

}  // namespace thwart::cli
