// Figures for Prometheus. Everything is counted on the thread of the house but for the commits of the store, which its own
// thread reports; that is why the histogram is made of atomics.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <string>
#include <string_view>

namespace thwart::server {

// How often something took how long.
class Histogram {
public:
    void add(std::chrono::nanoseconds took);
    // The lines of one histogram in seconds.
    void write(std::string& out, std::string_view name, std::string_view help) const;
    [[nodiscard]] u64 count() const { return count_; }

private:
    static constexpr std::array<i64, 14> kMicroseconds = {100,     250,       500,       1'000,     2'500,
                                                          5'000,   10'000,    25'000,    50'000,    100'000,
                                                          250'000, 1'000'000, 5'000'000, 30'000'000};
    std::array<std::atomic<u64>, kMicroseconds.size()>
        counts_{};  // each with what took at most that long and more than the one before
    std::atomic<u64> count_ = 0;
    std::atomic<u64> nanoseconds_ = 0;
};

// What the network counts.
struct NetFigures {
    u64 accepted = 0;     // connections
    u64 turned_away = 0;  // too many, or a wrong origin
    u64 slow_closed = 0;  // did not read what was sent
    u64 idle_closed = 0;  // said nothing for too long
    u64 paused = 0;       // said too much, and was not read for a while
    u64 bytes_in = 0;     // of messages
    u64 bytes_out = 0;
    std::map<unsigned, u64> answers;  // over HTTP, by status
    u64 connections = 0;              // now
    u64 sockets = 0;                  // among them
    u64 queued_bytes = 0;             // waiting for clients to read them
};

struct StoreFigures {
    Histogram append;  // from the question to the answer, as a move feels it
    Histogram commit;
    std::atomic<u64> commits = 0;
    std::atomic<u64> events = 0;  // and other writes in them
    std::atomic<u64> failed_commits = 0;
};

// Lines of the text format.
void write_counter(std::string& out, std::string_view name, std::string_view help, u64 value);
void write_gauge(std::string& out, std::string_view name, std::string_view help, u64 value);

}  // namespace thwart::server
