// One WebSocket: bytes of the network on one side, messages for the house on the other, with limits on both. Texts only, of
// at most protocol::kLongestFrame bytes. Who says too much is not read for a while; who does not read what it is sent is
// cut off; who is silent is pinged, and the answers measure the way.
#pragma once

#include "server/net/gathering_socket.hpp"
#include "server/net/hub.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::server::net {

class WebSocket final : public Line,
                        public GatheringSocket::Owner,
                        public std::enable_shared_from_this<WebSocket> {
public:
    using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

    WebSocket(HubRef hub, Socket socket, std::vector<Admission> admissions, Visitor visitor);
    ~WebSocket() override;

    // Answers the handshake and goes on from there.
    void accept(const Upgrade& upgrade);

    // Gathered, and sent by the next flush().
    void send(const Frame& frame);
    void flush();
    void close(u16 code, const std::string& reason);
    // Reads on if it may.
    void resume();

    void check(Time now) override;
    void drop() override;

private:
    void opened();
    void read();
    void take_message();
    void pause();
    void has_unsent() override;
    void flush_later();
    void count_unsent();
    void begin_close();
    void gone();
    void ping(Time now);
    [[nodiscard]] bool may_speak();

    HubRef hub_;
    boost::beast::websocket::stream<GatheringSocket, false> stream_;  // without compression: it costs memory
    std::vector<Admission> admissions_;
    std::unique_ptr<Visitor> visitor_;  // until it is open
    boost::beast::flat_buffer buffer_;
    std::size_t counted_ = 0;  // bytes unsent, as the figures have them
    Budget messages_;
    ConnectionId id_ = 0;  // 0: the house does not know it
    Time deadline_{0};     // for the handshake, the first message and the end
    Time heard_{0};
    std::optional<Time> pinged_;  // and not answered yet
    Time next_ping_{0};
    std::optional<boost::beast::websocket::close_reason> farewell_;
    bool is_blocked_ = false;  // the system takes no more for now
    bool is_pinging_ = false;
    bool is_closing_ = false;
};

}  // namespace thwart::server::net
