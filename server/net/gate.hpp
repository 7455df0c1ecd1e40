// Who may come in: the checks of a request's headers, before anything is done for it. Plain texts in, decisions out, so
// that all of it is tested without a socket.
//
// A browser says where a page came from (Origin). Only pages of our own may use the socket or change anything, since
// cookies travel along. Without a configured origin, our own pages are those whose Origin names the Host that was asked,
// and that host must be an address or the name of this machine: a foreign name that was pointed here (DNS rebinding) is
// refused. Programs send no Origin; they are let in, but their cookies are not: they have tokens and keys.
#pragma once

#include "server/house.hpp"
#include "server/net/address.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::server::net {

struct GateRules {
    std::vector<std::string> origins;  // "https://play.example.org"; empty: this machine by its names
    std::vector<std::string> names;    // of this machine, besides localhost
    std::vector<Network> proxies;      // whose X-Forwarded-For and -Proto are believed
};

// The headers that matter; empty where missing.
struct Headers {
    std::string_view host;
    std::string_view origin;
    std::string_view fetch_site;  // Sec-Fetch-Site
    std::string_view cookie;
    std::string_view authorization;
    std::string_view forwarded_for;
    std::string_view forwarded_proto;
};

struct Caller {
    Address address;
    bool is_secure = false;  // came over TLS, as far as we know
    Visitor visitor;
};

class Gate {
public:
    explicit Gate(GateRules rules) : rules_(std::move(rules)) {}

    [[nodiscard]] Caller identify(const Address& peer, const Headers& headers) const;
    [[nodiscard]] bool may_open_socket(const Headers& headers) const;
    // A request that changes something: POST, DELETE.
    [[nodiscard]] bool may_change(const Headers& headers) const;
    [[nodiscard]] bool is_proxy(const Address& peer) const;

private:
    [[nodiscard]] bool is_own_page(const Headers& headers) const;
    [[nodiscard]] bool is_own_host(std::string_view host) const;

    GateRules rules_;
};

// "session=...; Path=/; ..." for the header Set-Cookie; an empty value removes the cookie.
std::string session_cookie(std::string_view value, bool is_secure);

// What every answer carries.
struct FixedHeader {
    std::string_view name;
    std::string_view value;
};
std::span<const FixedHeader> security_headers();

}  // namespace thwart::server::net
