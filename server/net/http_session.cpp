#include "server/net/http_session.hpp"

#include "protocol/codec.hpp"
#include "server/net/web_socket.hpp"

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

namespace thwart::server::net {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;
using beast::error_code;
using protocol::Refusal;

constexpr u32 kLongestHeader = 8 * 1024;
constexpr Time kFirstHeader{5'000};
constexpr Time kNextHeader{20'000};
constexpr Time kBody{10'000};
constexpr Time kAnswer{30'000};
constexpr Time kSend{30'000};
constexpr std::string_view kSocketPath = "/socket";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }
beast::string_view view(std::string_view text) { return {text.data(), text.size()}; }

bool is_equal_text(std::string_view a, std::string_view b) {
    unsigned difference = a.size() == b.size() ? 0 : 1;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return difference == 0;
}

}  // namespace

HttpSession::HttpSession(HubRef hub, Socket socket, const Address& peer, std::vector<Admission> admissions)
    : hub_(std::move(hub)), socket_(std::move(socket)), peer_(peer), admissions_(std::move(admissions)) {
    hub_->lines.insert(this);
    ++hub_->figures.connections;
}

HttpSession::~HttpSession() {
    hub_->lines.erase(this);
    --hub_->figures.connections;
}

void HttpSession::start() { read_header(kFirstHeader); }

void HttpSession::check(Time now) {
    if (now < deadline_) return;
    ++hub_->figures.idle_closed;
    drop();
}

void HttpSession::drop() {
    error_code ignored;
    socket_.close(ignored);
}

// ---- reading ----

void HttpSession::read_header(Time patience) {
    deadline_ = hub_->now() + patience;
    parser_.emplace();
    parser_->header_limit(kLongestHeader);
    parser_->body_limit(protocol::kLongestBody);
    http::async_read_header(socket_, buffer_, *parser_,
                            [self = shared_from_this()](error_code failed, std::size_t) {
                                if (failed) return self->refuse_unreadable(failed);
                                self->read_body();
                            });
}

void HttpSession::read_body() {
    deadline_ = hub_->now() + kBody;
    http::async_read(socket_, buffer_, *parser_, [self = shared_from_this()](error_code failed, std::size_t) {
        if (failed) return self->refuse_unreadable(failed);
        self->request_ = self->parser_->release();
        self->parser_.reset();
        self->handle();
    });
}

// What is no HTTP gets an answer where there is one; a connection that just ended does not.
void HttpSession::refuse_unreadable(const error_code& failed) {
    request_ = {};
    request_.keep_alive(false);
    if (failed == http::error::header_limit) return refuse(431, "header", "the header is too long");
    if (failed == http::error::body_limit) return refuse(413, "body", "the body is too long");
    if (failed.category() == http::make_error_code(http::error::bad_method).category() &&
        failed != http::error::end_of_stream && failed != http::error::partial_message)
        return refuse(400, "request", "this is no HTTP request");
}

Headers HttpSession::headers() {
    // Proxies may add a line instead of lengthening the one that is there; together they are one list.
    forwarded_for_.clear();
    const auto lines = request_.equal_range("X-Forwarded-For");
    for (auto line = lines.first; line != lines.second; ++line)
        forwarded_for_ += (forwarded_for_.empty() ? "" : ",") + std::string(view(line->value()));
    const auto field = [&](auto name) { return view(request_[name]); };
    return {field(http::field::host),   field(http::field::origin),        field("Sec-Fetch-Site"),
            field(http::field::cookie), field(http::field::authorization), forwarded_for_,
            field("X-Forwarded-Proto")};
}

// ---- what is asked for ----

void HttpSession::handle() {
    deadline_ = hub_->now() + kAnswer;
    const Headers given = headers();
    Caller caller = hub_->gate.identify(peer_, given);
    const std::string_view target = view(request_.target());
    const std::string_view path = target.substr(0, target.find('?'));
    if (!hub_->house) return refuse(503, "server", "try again later");
    if (path == kSocketPath) return upgrade(given, std::move(caller));
    if (path == "/metrics") return send_metrics(caller);
    if (path != "/health" && !hub_->crowd.may_request(caller.visitor.address, hub_->now()))
        return refuse(429, "requests", "slow down");
    const bool is_safe = request_.method() == http::verb::get || request_.method() == http::verb::head;
    if (!is_safe && !hub_->gate.may_change(given)) {
        ++hub_->figures.turned_away;
        return refuse(403, "origin", "only our own pages may do this");
    }
    if (path.starts_with("/api/") || path == "/health")
        return ask_house(std::string(path), std::move(caller));
    if (!is_safe) return refuse(405, "method", "not here");
    send_file(path);
}

void HttpSession::upgrade(const Headers& given, Caller caller) {
    if (!beast::websocket::is_upgrade(request_)) return refuse(426, "upgrade", "this is a WebSocket");
    if (!hub_->gate.may_open_socket(given)) {
        ++hub_->figures.turned_away;
        return refuse(403, "origin", "only our own pages may do this");
    }
    const std::string place = caller.visitor.address;
    if (admissions_.empty()) {  // behind a proxy, where every client counts by itself
        if (!hub_->crowd.admit(place)) {
            ++hub_->figures.turned_away;
            return refuse(429, "connections", "there are too many from your address");
        }
        admissions_.emplace_back(hub_, place);
    }
    const auto socket = std::make_shared<WebSocket>(hub_, std::move(socket_), std::move(admissions_),
                                                    std::move(caller.visitor));
    socket->accept(request_);
}

void HttpSession::ask_house(std::string path, Caller caller) {
    const auto method = request_.method() == http::verb::head
                            ? protocol::Method::get
                            : protocol::parse_method(view(request_.method_string()));
    if (!method) return refuse(405, "method", "not here");
    const bool is_secure = caller.is_secure || hub_->is_secure_only;
    hub_->house->http(
        {*method, std::move(path), std::move(request_.body()), std::move(caller.visitor)},
        [self = shared_from_this(), is_secure](const Answer& answer) { self->send(answer, is_secure); });
}

// Only for somebody at this machine, or with the token.
void HttpSession::send_metrics(const Caller& caller) {
    // Behind a proxy that nobody told us of, everybody seems to be at this machine.
    const bool is_direct = forwarded_for_.empty() || hub_->gate.is_proxy(peer_);
    const bool is_near = is_direct && caller.address.is_loopback() && peer_.is_loopback();
    const bool has_token =
        !hub_->metrics_token.empty() && is_equal_text(caller.visitor.bearer, hub_->metrics_token);
    if (!is_near && !has_token) return refuse(403, "metrics", "not for everybody");
    send(Answer{200, "text/plain; version=0.0.4", hub_->metrics(), "", {}}, false);
}

void HttpSession::send_file(std::string_view path) {
    const File* const file = hub_->files.find(path);
    if (!file) return refuse(404, "path", "there is nothing here");
    const FileBody& body = file->body_for(view(request_[http::field::accept_encoding]));
    const bool is_fresh = is_known(view(request_[http::field::if_none_match]), body.tag);
    Response response(is_fresh ? http::status::not_modified : http::status::ok, request_.version());
    response.set(http::field::etag, body.tag);
    response.set(http::field::cache_control,
                 file->is_fixed ? "public, max-age=31536000, immutable" : "no-cache");
    if (file->bodies.size() > 1) response.set(http::field::vary, "Accept-Encoding");
    if (!is_fresh) {
        response.set(http::field::content_type, file->type);
        if (!body.encoding.empty()) response.set(http::field::content_encoding, view(body.encoding));
        response.body() = body.bytes;
    }
    send(std::move(response));
}

// ---- answering ----

void HttpSession::refuse(unsigned status, std::string_view where, std::string_view what) {
    const Refusal code = status == 429   ? Refusal::too_many
                         : status == 503 ? Refusal::unavailable
                         : status == 404 ? Refusal::not_found
                         : status == 400 ? Refusal::malformed
                                         : Refusal::not_allowed;
    const protocol::http::Failure failure{code, std::string(where), std::string(what)};
    send(Answer{status, "application/json", protocol::to_json(failure), "", {}}, false);
}

void HttpSession::send(const Answer& answer, bool is_secure) {
    Response response(static_cast<http::status>(answer.status), request_.version());
    response.set(http::field::cache_control, "no-store");
    if (!answer.type.empty()) response.set(http::field::content_type, answer.type);
    if (!answer.allow.empty()) response.set(http::field::allow, answer.allow);
    if (answer.status == 429 || answer.status == 503) response.set(http::field::retry_after, "2");
    if (answer.session) response.set(http::field::set_cookie, session_cookie(*answer.session, is_secure));
    response.body() = answer.body;
    send(std::move(response));
}

void HttpSession::send(Response response) {
    deadline_ = hub_->now() + kSend;
    ++hub_->figures.answers[response.result_int()];
    for (const FixedHeader& header : security_headers()) response.set(view(header.name), view(header.value));
    if (hub_->is_secure_only) response.set(http::field::strict_transport_security, "max-age=31536000");
    const bool is_last = !request_.keep_alive() || !hub_->house || hub_->house->is_draining();
    response.keep_alive(!is_last);
    const auto status = response.result();
    if (status != http::status::no_content && status != http::status::not_modified)
        response.content_length(response.body().size());
    if (request_.method() == http::verb::head) response.body().clear();
    response_ = std::move(response);
    http::async_write(socket_, response_,
                      [self = shared_from_this(), is_last](error_code failed, std::size_t) {
                          if (!failed) self->finish(is_last);
                      });
}

void HttpSession::finish(bool is_last) {
    if (!is_last) return read_header(kNextHeader);
    error_code ignored;
    socket_.shutdown(Socket::shutdown_send, ignored);
}

}  // namespace thwart::server::net
