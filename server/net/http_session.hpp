// One connection that speaks HTTP: a request, an answer, and so on; or the first request asks for a WebSocket, which then
// takes the connection over. Requests have limits of size and time, and every answer carries the security headers.
#pragma once

#include "server/net/hub.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server::net {

class HttpSession final : public Line, public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(HubRef hub, Socket socket, const Address& peer, std::vector<Admission> admissions);
    ~HttpSession() override;

    void start();

    void check(Time now) override;
    void drop() override;

private:
    using Request = boost::beast::http::request<boost::beast::http::string_body>;
    using Response = boost::beast::http::response<boost::beast::http::string_body>;

    void read_header(Time patience);
    void read_body();
    void handle();
    void upgrade(const Headers& given, Caller caller);
    void ask_house(std::string path, Caller caller);
    void send_metrics(const Caller& caller);
    void send_file(std::string_view path);
    void refuse(unsigned status, std::string_view where, std::string_view what);
    void refuse_unreadable(const boost::system::error_code& failed);
    void send(const Answer& answer, bool is_secure);
    void send(Response response);
    void finish(bool is_last);
    [[nodiscard]] Headers headers();

    HubRef hub_;
    Socket socket_;
    Address peer_;
    std::vector<Admission> admissions_;
    boost::beast::flat_buffer buffer_;
    std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> parser_;
    Request request_;
    Response response_;
    std::string forwarded_for_;
    Time deadline_{0};
};

}  // namespace thwart::server::net
