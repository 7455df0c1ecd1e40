#include "server/net/front.hpp"

#include "base/text.hpp"
#include "server/net/http_session.hpp"
#include "server/net/web_socket.hpp"

#include <algorithm>
#include <boost/asio/ip/v6_only.hpp>
#include <cstring>
#include <utility>

namespace thwart::server::net {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Tcp = asio::ip::tcp;

constexpr std::chrono::milliseconds kPause{50};
constexpr int kBacklog = 4'096;

Address address_of(const asio::ip::address& address) {
    if (address.is_v6()) return Address(address.to_v6().to_bytes());
    return Address(asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes());
}

// Everything, over IPv6 and IPv4 at once where there is IPv6.
error_code bind_to(auto& acceptor, const std::string& address, u16 port) {
    error_code failed;
    const auto chosen = address.empty() ? asio::ip::address(asio::ip::address_v6::any())
                                        : asio::ip::make_address(address, failed);
    if (failed) return failed;
    const Tcp::endpoint endpoint(chosen, port);
    acceptor.open(endpoint.protocol(), failed);
    if (failed) return failed;
    acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (address.empty()) acceptor.set_option(asio::ip::v6_only(false), failed);
    acceptor.bind(endpoint, failed);
    if (!failed) acceptor.listen(kBacklog, failed);
    return failed;
}

}  // namespace

Front::Front(asio::io_context& io, FrontOptions options, const Log& log)
    : hub_(std::make_shared<Hub>(Gate(options.gate), options.crowd, std::move(options.files))),
      acceptor_(io),
      accept_pause_(io),
      read_pause_(io) {
    hub_->paused_one = [this] { resume_soon(); };
    hub_->log = &log;
    hub_->now = std::move(options.now);
    hub_->metrics = std::move(options.metrics);
    hub_->metrics_token = std::move(options.metrics_token);
    const auto& origins = options.gate.origins;
    hub_->is_secure_only = !origins.empty() && std::ranges::all_of(origins, [](const std::string& each) {
        return each.starts_with("https://");
    });
}

Front::~Front() {
    hub_->house = nullptr;
    hub_->log = nullptr;
    hub_->paused_one = [] {};
}

base::Result<u16> Front::listen(const std::string& address, u16 port) {
    error_code failed = bind_to(acceptor_, address, port);
    if (failed && address.empty() && failed != asio::error::address_in_use) {  // a machine without IPv6
        error_code ignored;
        acceptor_.close(ignored);
        failed = bind_to(acceptor_, "0.0.0.0", port);
    }
    if (failed) {
        error_code ignored;
        acceptor_.close(ignored);
        return base::not_allowed(base::cat("port ", port), failed.message());
    }
    return acceptor_.local_endpoint(failed).port();
}

void Front::open(House& house) {
    hub_->house = &house;
    accept();
}

void Front::stop_listening() {
    error_code ignored;
    acceptor_.close(ignored);
}

void Front::close_all() {
    hub_->house = nullptr;
    accept_pause_.cancel();
    read_pause_.cancel();
    hub_->paused.clear();
    hub_->unsent.clear();
    for (Line* const each : std::vector<Line*>(hub_->lines.begin(), hub_->lines.end())) each->drop();
}

// ---- connections ----

void Front::accept() {
    acceptor_.async_accept([this](const error_code& failed, Socket socket) {
        if (failed == asio::error::operation_aborted || !acceptor_.is_open()) return;
        if (!failed) {
            take_in(std::move(socket));
            return accept();
        }
        // No descriptors left, most likely: wait until somebody goes.
        accept_pause_.expires_after(kPause);
        accept_pause_.async_wait([this](const error_code& cancelled) {
            if (!cancelled) accept();
        });
    });
}

void Front::take_in(Socket socket) {
    error_code failed;
    const auto endpoint = socket.remote_endpoint(failed);
    if (failed) return;
    ++hub_->figures.accepted;
    const Address peer = address_of(endpoint.address());
    std::vector<Admission> admissions;
    const bool is_proxy = hub_->gate.is_proxy(peer);
    const bool is_full = hub_->figures.connections >= hub_->crowd.limits().connections;
    if (is_full || (!is_proxy && !hub_->crowd.admit(peer.place()))) {
        ++hub_->figures.turned_away;
        return;
    }
    if (!is_proxy) admissions.emplace_back(hub_, peer.place());
    socket.set_option(Tcp::no_delay(true), failed);
    std::make_shared<HttpSession>(hub_, std::move(socket), peer, std::move(admissions))->start();
}

void Front::send(ConnectionId connection, const Frame& frame) {
    const auto found = hub_->sockets.find(connection);
    if (found != hub_->sockets.end()) found->second->send(frame);
}

void Front::flush() {
    while (!hub_->unsent.empty()) {
        flushing_.swap(hub_->unsent);
        for (const auto& each : flushing_) each->flush();
        flushing_.clear();
    }
}

void Front::close(ConnectionId connection, CloseCode code, std::string reason) {
    const auto found = hub_->sockets.find(connection);
    if (found != hub_->sockets.end()) found->second->close(static_cast<u16>(code), reason);
}

void Front::sweep() {
    const Time now = hub_->now();
    for (Line* const each : std::vector<Line*>(hub_->lines.begin(), hub_->lines.end())) each->check(now);
}

void Front::resume_soon() {
    if (std::exchange(is_reading_soon_, true)) return;
    read_pause_.expires_after(kPause);
    read_pause_.async_wait([this](const error_code& cancelled) {
        if (cancelled) return;
        is_reading_soon_ = false;
        for (const auto& each : std::exchange(hub_->paused, {})) each->resume();
    });
}

}  // namespace thwart::server::net
