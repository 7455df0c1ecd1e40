// Addresses of clients: reading them, which network they are in, and what counts as one place for limits.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace thwart::server::net {

// An IPv4 or IPv6 address. An IPv4 address written as an IPv6 one ("::ffff:192.0.2.1") is the IPv4 address.
class Address {
public:
    using Bytes = std::array<u8, 16>;  // IPv4 as ::ffff:a.b.c.d

    explicit Address(const Bytes& bytes) : bytes_(bytes) {}
    static std::optional<Address> parse(std::string_view text);

    [[nodiscard]] const Bytes& bytes() const { return bytes_; }
    [[nodiscard]] bool is_v4() const;
    [[nodiscard]] bool is_loopback() const;
    [[nodiscard]] std::string text() const;
    // Somebody with IPv6 has a whole /64 and is one place all the same.
    [[nodiscard]] std::string place() const;

    friend bool operator==(const Address&, const Address&) = default;

private:
    Bytes bytes_;
};

class Network {
public:
    // "10.0.0.0/8", "2001:db8::/32", or a single address.
    static std::optional<Network> parse(std::string_view text);
    [[nodiscard]] bool contains(const Address& address) const;

private:
    Network(const Address& first, unsigned bits) : first_(first), bits_(bits) {}

    Address first_;
    unsigned bits_;  // of the IPv6 form
};

// Who is behind our own proxies: from the end of the header X-Forwarded-For, the first address that is none of them. What
// stands before it was written by the client and says nothing.
Address client_behind(const Address& peer, std::string_view forwarded_for, std::span<const Network> proxies);

}  // namespace thwart::server::net
