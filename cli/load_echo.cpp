// A bare echo server on the same library as ours, for `thwart load`: what a socket costs that does nothing.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/load.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <utility>

namespace thwart::cli {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Tcp = asio::ip::tcp;

class Echo : public std::enable_shared_from_this<Echo> {
public:
    explicit Echo(Tcp::socket socket) : stream_(std::move(socket)) {}

    void start() {
        stream_.text(true);
        stream_.async_accept([self = shared_from_this()](beast::error_code failed) {
            if (!failed) self->read();
        });
    }

private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code failed, std::size_t) {
            if (!failed) self->write();
        });
    }
    void write() {
        stream_.async_write(buffer_.data(),
                            [self = shared_from_this()](beast::error_code failed, std::size_t size) {
                                self->buffer_.consume(size);
                                if (!failed) self->read();
                            });
    }

    beast::websocket::stream<Tcp::socket> stream_;
    beast::flat_buffer buffer_;
};

void accept(Tcp::acceptor& acceptor) {
    acceptor.async_accept([&acceptor](beast::error_code failed, Tcp::socket socket) {
        if (!failed) std::make_shared<Echo>(std::move(socket))->start();
        accept(acceptor);
    });
}

}  // namespace

int load_echo() {
    constexpr int kBacklog = 4096;
    asio::io_context io(1);
    Tcp::acceptor acceptor(io);
    acceptor.open(Tcp::v4());
    acceptor.bind({asio::ip::address_v4::loopback(), 0});
    acceptor.listen(kBacklog);
    if (const int code = print(base::cat("open http://localhost:", acceptor.local_endpoint().port(), "/\n"));
        code != kDone)
        return code;
    accept(acceptor);
    io.run();
    return kDone;
}

}  // namespace thwart::cli
