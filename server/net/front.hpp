// The network side of the server: listens, takes connections in, and carries the frames of the house to their sockets. All
// on the thread that runs the io_context.
#pragma once

#include "base/result.hpp"
#include "server/net/hub.hpp"

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>
#include <vector>

namespace thwart::server::net {

struct FrontOptions {
    GateRules gate;
    CrowdLimits crowd;
    Files files;
    std::string metrics_token;
    std::function<Time()> now;
    std::function<std::string()> metrics;  // the text of /metrics
};

class Front final : public Outbox {
public:
    Front(boost::asio::io_context& io, FrontOptions options, const Log& log);
    ~Front() override;

    // Takes the port, so that nobody else does; connections are accepted from open() on. An empty address means all of
    // this machine. Answers the port, which with 0 the system chooses.
    base::Result<u16> listen(const std::string& address, u16 port);
    void open(House& house);
    // No new connections.
    void stop_listening();
    // The house is gone, and so is everybody else.
    void close_all();

    void send(ConnectionId connection, const Frame& frame) override;
    void close(ConnectionId connection, CloseCode code, std::string reason) override;

    // Sends what has gathered. To be called after every turn of the loop.
    void flush();
    // Looks after deadlines. To be called about once a second.
    void sweep();
    [[nodiscard]] const NetFigures& figures() const { return hub_->figures; }

private:
    using Acceptor =
        boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

    void accept();
    void take_in(Socket socket);
    void resume_soon();

    HubRef hub_;
    Acceptor acceptor_;
    boost::asio::steady_timer accept_pause_;
    boost::asio::steady_timer read_pause_;
    bool is_reading_soon_ = false;
    std::vector<std::shared_ptr<WebSocket>> flushing_;
};

}  // namespace thwart::server::net
