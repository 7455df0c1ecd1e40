#include "server/net/web_socket.hpp"

#include "protocol/codec.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <utility>

namespace thwart::server::net {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using beast::error_code;

constexpr Time kHandshake{5'000};
constexpr Time kFirstMessage{10'000};
constexpr Time kSilence{60'000};
constexpr Time kPingPause{20'000};
constexpr Time kFirstPing{1'000};
constexpr Time kFarewell{2'000};
constexpr std::size_t kUsualBuffer = 2 * 1024;

// The header of a whole text message (RFC 6455, 5.2); from a server without a mask.
class FrameHeader {
public:
    explicit FrameHeader(std::size_t size) {
        constexpr u8 kWholeText = 0x81;
        add(kWholeText);
        const unsigned bytes = size < 126 ? 0 : size < 65'536 ? 2 : 8;
        add(bytes == 0 ? size : bytes == 2 ? 126 : 127);
        for (unsigned left = bytes; left > 0; --left) add(size >> (8 * (left - 1)) & 0xffU);
    }
    [[nodiscard]] boost::asio::const_buffer buffer() const { return {bytes_.data(), length_}; }

private:
    void add(std::size_t byte) { bytes_[length_++] = static_cast<u8>(byte); }

    std::array<u8, 10> bytes_{};
    std::size_t length_ = 0;
};

}  // namespace

WebSocket::WebSocket(HubRef hub, Socket socket, std::vector<Admission> admissions, Visitor visitor)
    : hub_(std::move(hub)),
      stream_(std::move(socket), *this),
      admissions_(std::move(admissions)),
      visitor_(std::make_unique<Visitor>(std::move(visitor))),
      messages_(hub_->crowd.limits().messages_a_minute) {
    hub_->lines.insert(this);
    ++hub_->figures.connections;
    ++hub_->figures.sockets;
    stream_.read_message_max(protocol::kLongestFrame);
}

WebSocket::~WebSocket() {
    gone();
    hub_->lines.erase(this);
    --hub_->figures.connections;
    --hub_->figures.sockets;
    hub_->figures.queued_bytes -= counted_;
}

void WebSocket::accept(const Upgrade& upgrade) {
    deadline_ = hub_->now() + kHandshake;
    stream_.async_accept(upgrade, [self = shared_from_this()](error_code failed) {
        if (!failed) self->opened();
    });
}

void WebSocket::opened() {
    if (!hub_->house) return drop();
    const Time now = hub_->now();
    heard_ = now;
    deadline_ = now + kFirstMessage;
    next_ping_ = now + kFirstPing;
    id_ = ++hub_->last_id;
    hub_->sockets.emplace(id_, this);
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        heard_ = hub_->now();
        if (kind != websocket::frame_type::pong || !pinged_ || !hub_->house || id_ == 0) return;
        hub_->house->note_lag(id_, heard_ - *std::exchange(pinged_, std::nullopt));
    });
    if (hub_->log->has(LogLevel::debug))
        hub_->log->write(
            LogLevel::debug, "socket opened",
            {{"address", hub_->log->hashed(visitor_->address)}, {"socket", std::to_string(id_)}});
    hub_->house->open(id_, std::move(*visitor_));
    visitor_.reset();
    read();
}

void WebSocket::gone() {
    if (id_ == 0) return;
    const ConnectionId id = std::exchange(id_, 0);
    hub_->sockets.erase(id);
    if (hub_->log && hub_->log->has(LogLevel::debug))
        hub_->log->write(LogLevel::debug, "socket closed", {{"socket", std::to_string(id)}});
    if (hub_->house) hub_->house->closed(id);
}

// ---- what comes in ----

void WebSocket::read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code failed, std::size_t) {
        if (failed) return self->gone();
        self->take_message();
    });
}

void WebSocket::take_message() {
    heard_ = hub_->now();
    deadline_ = is_closing_ ? deadline_ : Time{0};
    hub_->figures.bytes_in += buffer_.size();
    if (!stream_.got_text()) {
        close(websocket::close_code::unknown_data, "text only");
    } else if (hub_->house && id_ != 0 && !is_closing_) {
        const auto bytes = buffer_.cdata();
        hub_->house->receive(id_, {static_cast<const char*>(bytes.data()), bytes.size()});
    }
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > kUsualBuffer) buffer_.shrink_to_fit();
    if (may_speak()) return read();
    ++hub_->figures.paused;
    pause();
}

bool WebSocket::may_speak() {
    const Time now = hub_->now();
    return messages_.has_one(now) && hub_->crowd.may_speak(admissions_.front().place(), now) &&
           messages_.take(now);
}

void WebSocket::pause() {
    hub_->paused.push_back(shared_from_this());
    hub_->paused_one();
}

void WebSocket::resume() {
    if (!stream_.next_layer().next_layer().is_open() || may_speak()) return read();
    pause();
}

// ---- what goes out ----

void WebSocket::send(const Frame& frame) {
    if (is_closing_ || !stream_.is_open()) return;
    GatheringSocket& out = stream_.next_layer();
    if (out.unsent() > GatheringSocket::kMostUnsent) {
        ++hub_->figures.slow_closed;
        return drop();
    }
    const FrameHeader header(frame->size());
    out.append(std::array{header.buffer(), boost::asio::const_buffer(boost::asio::buffer(*frame))});
    count_unsent();
}

void WebSocket::has_unsent() {
    if (!is_blocked_) hub_->unsent.push_back(shared_from_this());
}

void WebSocket::flush() {
    GatheringSocket& out = stream_.next_layer();
    if (is_blocked_ || out.unsent() == 0) return;
    error_code failed;
    const std::size_t sent = out.send(failed);
    hub_->figures.bytes_out += sent;
    count_unsent();
    if (failed && failed != boost::asio::error::would_block) {
        out.forget_unsent();
        return drop();
    }
    if (out.unsent() > 0) return flush_later();
    if (farewell_) begin_close();
}

void WebSocket::count_unsent() {
    const std::size_t before = std::exchange(counted_, stream_.next_layer().unsent());
    hub_->figures.queued_bytes += counted_ - before;
}

void WebSocket::flush_later() {
    is_blocked_ = true;
    stream_.next_layer().next_layer().async_wait(Socket::wait_write,
                                                 [self = shared_from_this()](error_code failed) {
                                                     self->is_blocked_ = false;
                                                     if (!failed) self->flush();
                                                 });
}

void WebSocket::close(u16 code, const std::string& reason) {
    if (is_closing_) return;
    is_closing_ = true;
    deadline_ = hub_->now() + kFarewell;
    farewell_.emplace(static_cast<websocket::close_code>(code), reason);
    if (stream_.next_layer().unsent() == 0) begin_close();
}

void WebSocket::begin_close() {
    const websocket::close_reason reason = *std::exchange(farewell_, std::nullopt);
    stream_.async_close(reason, [self = shared_from_this()](error_code) { self->gone(); });
}

// ---- time ----

void WebSocket::check(Time now) {
    const bool is_late = deadline_ != Time{0} && now >= deadline_;
    const bool is_silent = id_ != 0 && now - heard_ > kSilence;
    if (is_late || is_silent) {
        ++hub_->figures.idle_closed;
        return drop();
    }
    if (id_ != 0 && !is_closing_ && now >= next_ping_) ping(now);
}

void WebSocket::ping(Time now) {
    if (is_pinging_) return;
    is_pinging_ = true;
    next_ping_ = now + kPingPause;
    pinged_ = now;
    stream_.async_ping({}, [self = shared_from_this()](error_code failed) {
        self->is_pinging_ = false;
        if (failed) self->pinged_.reset();
    });
}

// Whatever is under way ends with an error, and that tells the house.
void WebSocket::drop() {
    is_closing_ = true;
    beast_close_socket(stream_.next_layer());
}

}  // namespace thwart::server::net
