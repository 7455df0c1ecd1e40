// What all connections share. They hold it together, since the last of them may end after the server has.
#pragma once

#include "server/house.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/net/crowd.hpp"
#include "server/net/files.hpp"
#include "server/net/gate.hpp"

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace thwart::server::net {

// With the executor by its type: smaller and quicker than one that can be anything.
using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

class WebSocket;

// A connection of either kind, looked at once a second. One sweep over all is cheaper than a timer for each.
class Line {
public:
    virtual ~Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    virtual void check(Time now) = 0;
    virtual void drop() = 0;  // at once, without a word

protected:
    Line() = default;
};

struct Hub {
    Hub(Gate gate_with, const CrowdLimits& limits, Files with_files)
        : gate(std::move(gate_with)), crowd(limits), files(std::move(with_files)) {}

    Gate gate;
    Crowd crowd;
    Files files;
    NetFigures figures;
    House* house = nullptr;  // none before it is open, and none after it has gone
    const Log* log = nullptr;
    std::function<Time()> now;
    std::function<std::string()> metrics;
    std::string metrics_token;
    bool is_secure_only = false;  // all our pages are https
    std::unordered_set<Line*> lines;
    std::unordered_map<ConnectionId, WebSocket*> sockets;
    std::vector<std::shared_ptr<WebSocket>> unsent;  // have something to send since the last flush
    std::vector<std::shared_ptr<WebSocket>> paused;  // not read for a while
    std::function<void()> paused_one;
    ConnectionId last_id = 0;
};
using HubRef = std::shared_ptr<Hub>;

// A place taken in the crowd, given back with its end.
class Admission {
public:
    Admission(HubRef hub, std::string place) : hub_(std::move(hub)), place_(std::move(place)) {}
    Admission(Admission&&) = default;
    Admission& operator=(Admission&&) = delete;
    ~Admission() {
        if (hub_) hub_->crowd.leave(place_);
    }
    [[nodiscard]] const std::string& place() const { return place_; }

private:
    HubRef hub_;
    std::string place_;
};

}  // namespace thwart::server::net
