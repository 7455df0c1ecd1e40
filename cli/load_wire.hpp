// Thousands of WebSocket clients on one thread, for `thwart load`. Plain sockets and epoll: what measures a server must cost
// far less than the server, and only the few things it needs are here. Frames are sent with a mask of zeros.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

class LoadWire {
public:
    using Id = std::size_t;  // never given twice

    struct Events {
        std::function<void(Id)> opened;
        std::function<void(Id, std::string_view)> text;
        std::function<void(Id)> closed;  // by the other side
    };

    LoadWire(u16 port, std::string path, Events events);
    ~LoadWire();
    LoadWire(const LoadWire&) = delete;
    LoadWire& operator=(const LoadWire&) = delete;

    Id open();
    void send(Id id, std::string_view text);
    void close(Id id);
    // Waits at most so long for something to do, and does it.
    void turn(int milliseconds);

    [[nodiscard]] std::size_t connecting() const { return connecting_; }

private:
    struct Line;

    void ready(Line& line, u32 events);
    void read(Line& line);
    void take_handshake(Line& line, std::string_view& arrived);
    bool take_frame(Line& line, std::string_view& arrived);
    void flush(Line& line);
    void watch(Line& line, bool is_writing) const;
    void end(Line& line);

    u16 port_;
    std::string path_;
    Events events_;
    int poll_ = -1;
    std::vector<std::unique_ptr<Line>> lines_;
    std::size_t connecting_ = 0;
};

// One connection for requests, one after the other. The answer's body, or why there is none: any status from 300 on, too.
class LoadHttp {
public:
    explicit LoadHttp(u16 port) : port_(port) {}
    ~LoadHttp();
    LoadHttp(const LoadHttp&) = delete;
    LoadHttp& operator=(const LoadHttp&) = delete;

    base::Result<std::string> ask(std::string_view method, std::string_view path, std::string_view body = "");

private:
    bool connect();
    base::Result<std::string> answer();

    u16 port_;
    int file_ = -1;
    std::string received_;
};

// Just enough of JSON for what our own server writes: what follows `"name":` as far as the next comma, bracket or quote.
std::string_view json_value(std::string_view text, std::string_view name);

}  // namespace thwart::cli
