#include "server/net/address.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <iterator>

namespace thwart::server::net {
namespace {

constexpr Address::Bytes kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0};
constexpr std::size_t kMappedLength = 12;

std::string_view trim(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
    const std::string whole(text.substr(0, text.find('%')));  // without a scope such as %eth0
    Bytes bytes = kMapped;
    if (inet_pton(AF_INET, whole.c_str(), bytes.data() + kMappedLength) == 1) return Address(bytes);
    if (inet_pton(AF_INET6, whole.c_str(), bytes.data()) == 1) return Address(bytes);
    return std::nullopt;
}

bool Address::is_v4() const {
    return std::equal(kMapped.begin(), kMapped.begin() + kMappedLength, bytes_.begin());
}

bool Address::is_loopback() const {
    constexpr u8 kLoopback = 127;
    if (is_v4()) return bytes_[kMappedLength] == kLoopback;
    return bytes_.back() == 1 &&
           std::all_of(bytes_.begin(), bytes_.end() - 1, [](u8 byte) { return byte == 0; });
}

std::string Address::text() const {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const char* const written =
        is_v4() ? inet_ntop(AF_INET, bytes_.data() + kMappedLength, text.data(), text.size())
                : inet_ntop(AF_INET6, bytes_.data(), text.data(), text.size());
    return written ? written : "";
}

std::string Address::place() const {
    if (is_v4()) return text();
    Bytes half = bytes_;
    std::fill(half.begin() + 8, half.end(), u8{0});
    return Address(half).text() + "/64";
}

std::optional<Network> Network::parse(std::string_view text) {
    const std::size_t slash = text.find('/');
    const auto first = Address::parse(text.substr(0, slash));
    if (!first) return std::nullopt;
    const unsigned most = first->is_v4() ? 32 : 128;
    const unsigned rest = 128 - most;
    if (slash == std::string_view::npos) return Network(*first, 128);
    const auto bits = base::parse_number(text.substr(slash + 1), most);
    if (!bits) return std::nullopt;
    return Network(*first, *bits + rest);
}

bool Network::contains(const Address& address) const {
    for (unsigned bit = 0; bit < bits_; ++bit) {
        const unsigned mask = 0x80U >> (bit % 8);
        if (((first_.bytes()[bit / 8] ^ address.bytes()[bit / 8]) & mask) != 0) return false;
    }
    return true;
}

Address client_behind(const Address& peer, std::string_view forwarded_for, std::span<const Network> proxies) {
    const auto is_proxy = [&](const Address& address) {
        return std::ranges::any_of(proxies, [&](const Network& each) { return each.contains(address); });
    };
    Address client = peer;
    const auto parts = base::split(forwarded_for, ',');
    for (auto part = parts.rbegin(); part != parts.rend() && is_proxy(client); ++part) {
        const auto before = Address::parse(trim(*part));
        if (!before) break;
        client = *before;
    }
    return client;
}

}  // namespace thwart::server::net
