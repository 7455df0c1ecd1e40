// A socket that gathers what is written to it, so that everything for one client that comes up in one turn of the loop goes
// out in one call of the system. That call costs more than all the rest of what a move needs. Beast writes its control frames
// and handshakes through here, and WebSocket its messages; each of them is appended as a whole, so they keep their order.
#pragma once

#include "server/net/hub.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <string>
#include <utility>

namespace thwart::server::net {

class GatheringSocket {
public:
    // NOLINTBEGIN(readability-identifier-naming): Beast asks for these names
    using executor_type = Socket::executor_type;
    using next_layer_type = Socket;
    // NOLINTEND(readability-identifier-naming)

    static constexpr std::size_t kMostUnsent = 256 * 1024;  // a single larger message still goes out

    // Hears when there is something to send where there was nothing.
    class Owner {
    public:
        virtual void has_unsent() = 0;

    protected:
        Owner() = default;
        ~Owner() = default;
        Owner(const Owner&) = default;
        Owner& operator=(const Owner&) = default;
    };

    GatheringSocket(Socket socket, Owner& owner) : socket_(std::move(socket)), owner_(&owner) {
        boost::system::error_code ignored;
        socket_.non_blocking(true, ignored);
    }

    [[nodiscard]] executor_type get_executor() { return socket_.get_executor(); }
    [[nodiscard]] Socket& next_layer() { return socket_; }
    [[nodiscard]] const Socket& next_layer() const { return socket_; }

    [[nodiscard]] std::size_t unsent() const { return unsent_.size(); }

    template <class Buffers>
    std::size_t append(const Buffers& buffers) {
        const bool was_empty = unsent_.empty();
        std::size_t size = 0;
        for (auto each = boost::asio::buffer_sequence_begin(buffers);
             each != boost::asio::buffer_sequence_end(buffers); ++each) {
            const boost::asio::const_buffer part(*each);
            unsent_.append(static_cast<const char*>(part.data()), part.size());
            size += part.size();
        }
        if (was_empty && size > 0) owner_->has_unsent();
        return size;
    }

    // Sends what the system takes at once, and answers how much. A failure other than `would_block` is for good.
    std::size_t send(boost::system::error_code& failed) {
        const std::size_t sent = socket_.write_some(boost::asio::buffer(unsent_), failed);
        if (sent == unsent_.size())
            std::string().swap(unsent_);  // most sockets are idle most of the time: they keep no memory
        else
            unsent_.erase(0, sent);
        return sent;
    }
    void forget_unsent() { std::string().swap(unsent_); }

    // --- what Beast asks of a stream ---
    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        return socket_.async_read_some(buffers, std::forward<Handler>(handler));
    }

    // Done as soon as it is gathered. A client that makes us answer pings without reading the answers meets the limit.
    template <class Buffers, class Handler>
    auto async_write_some(const Buffers& buffers, Handler&& handler) {
        return boost::asio::async_initiate<Handler, void(boost::system::error_code, std::size_t)>(
            [this](auto done, const Buffers& given) {
                boost::system::error_code failed;
                std::size_t size = 0;
                if (!socket_.is_open())
                    failed = boost::asio::error::not_connected;
                else if (unsent() > kMostUnsent)
                    failed = boost::asio::error::no_buffer_space;
                else
                    size = append(given);
                boost::asio::post(get_executor(),
                                  boost::beast::bind_front_handler(std::move(done), failed, size));
            },
            handler, buffers);
    }

private:
    Socket socket_;
    Owner* owner_;
    std::string unsent_;
};

inline void beast_close_socket(GatheringSocket& socket) {
    boost::system::error_code ignored;
    socket.next_layer().close(ignored);
}
// The last word, most often the answer to a close, goes out before the connection ends.
inline void teardown(boost::beast::role_type role, GatheringSocket& socket,
                     boost::system::error_code& failed) {
    if (socket.unsent() > 0) socket.send(failed);
    boost::beast::websocket::teardown(role, socket.next_layer(), failed);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, GatheringSocket& socket, Handler&& handler) {
    boost::system::error_code ignored;
    if (socket.unsent() > 0) socket.send(ignored);
    boost::beast::websocket::async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace thwart::server::net
