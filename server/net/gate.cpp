#include "server/net/gate.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace thwart::server::net {
namespace {

constexpr std::string_view kCookie = "session";

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

std::string cookie_value(std::string_view header, std::string_view name) {
    for (std::string_view part : base::split(header, ';')) {
        while (part.starts_with(' ')) part.remove_prefix(1);
        if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
            return std::string(part.substr(name.size() + 1));
    }
    return "";
}

std::string bearer_in(std::string_view authorization) {
    constexpr std::string_view kScheme = "bearer ";
    if (lower(authorization.substr(0, kScheme.size())) != kScheme) return "";
    return std::string(authorization.substr(kScheme.size()));
}

// "http://name:80" → "name:80"
std::string_view host_in(std::string_view origin) {
    for (const std::string_view scheme : {"http://", "https://"})
        if (origin.starts_with(scheme)) return origin.substr(scheme.size());
    return {};
}

// "[::1]:8080" → "::1", "name:80" → "name"
std::string_view without_port(std::string_view host) {
    if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
    return host.substr(0, host.find(':'));
}

// The page may run its own scripts and WebAssembly, and talk to us; nothing else, and nobody may frame it.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

constexpr std::array kSecurityHeaders = {
    FixedHeader{"Content-Security-Policy", kPolicy},
    FixedHeader{"X-Content-Type-Options", "nosniff"},
    FixedHeader{"Referrer-Policy", "no-referrer"},  // the path of a room is an invitation
    FixedHeader{"Cross-Origin-Opener-Policy", "same-origin"},
    FixedHeader{"Cross-Origin-Embedder-Policy", "require-corp"},
    FixedHeader{"Cross-Origin-Resource-Policy", "same-origin"},
    FixedHeader{"X-Frame-Options", "DENY"},
    FixedHeader{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"},
};

}  // namespace

std::span<const FixedHeader> security_headers() { return kSecurityHeaders; }

std::string session_cookie(std::string_view value, bool is_secure) {
    const i64 age =
        value.empty() ? 0 : std::chrono::duration_cast<std::chrono::seconds>(kSessionLife).count();
    return base::cat(kCookie, "=", value, "; Path=/; Max-Age=", age, "; HttpOnly; SameSite=Lax",
                     is_secure ? "; Secure" : "");
}

Caller Gate::identify(const Address& peer, const Headers& headers) const {
    const Address address = client_behind(peer, headers.forwarded_for, rules_.proxies);
    const bool is_secure = is_proxy(peer) && headers.forwarded_proto == "https";
    Visitor visitor{address.place(), cookie_value(headers.cookie, kCookie), bearer_in(headers.authorization)};
    return {address, is_secure, std::move(visitor)};
}

bool Gate::is_proxy(const Address& peer) const {
    return std::ranges::any_of(rules_.proxies, [&](const Network& each) { return each.contains(peer); });
}

bool Gate::is_own_host(std::string_view host) const {
    const std::string name = lower(without_port(host));
    if (Address::parse(name) || name == "localhost" || name.ends_with(".localhost")) return true;
    return std::ranges::any_of(rules_.names, [&](const std::string& own) { return lower(own) == name; });
}

bool Gate::is_own_page(const Headers& headers) const {
    const std::string origin = lower(headers.origin);
    if (!rules_.origins.empty())
        return std::ranges::any_of(rules_.origins,
                                   [&](const std::string& own) { return lower(own) == origin; });
    const std::string_view host = host_in(origin);
    return !host.empty() && host == lower(headers.host) && is_own_host(host);
}

bool Gate::may_open_socket(const Headers& headers) const {
    if (!headers.origin.empty()) return is_own_page(headers);
    return cookie_value(headers.cookie, kCookie).empty();
}

bool Gate::may_change(const Headers& headers) const {
    if (!headers.fetch_site.empty() && headers.fetch_site != "same-origin" && headers.fetch_site != "none")
        return false;
    if (!headers.origin.empty()) return is_own_page(headers);
    return !headers.fetch_site.empty() || cookie_value(headers.cookie, kCookie).empty();
}

}  // namespace thwart::server::net
