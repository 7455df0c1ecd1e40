#include "server/codes.hpp"

#include "base/text.hpp"
#include "match/dealer.hpp"

#include <array>

namespace thwart::server {
namespace {

// 32 letters without those that are mistaken for each other.
constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
static_assert(kLetters.size() == 32);

std::string random_word(Secrets& secrets, std::size_t length) {
    std::string word(length, ' ');
    std::array<u8, 64> bytes{};
    secrets.fill(std::span(bytes).first(length));
    for (std::size_t i = 0; i < length; ++i) word[i] = kLetters[bytes[i] % kLetters.size()];
    return word;
}

}  // namespace

std::string make_room_code(Secrets& secrets) { return random_word(secrets, 10); }
std::string make_id(Secrets& secrets) { return random_word(secrets, 16); }
std::string make_key(Secrets& secrets) { return random_word(secrets, 32); }
std::string make_token(Secrets& secrets) { return random_word(secrets, 52); }

std::string make_guest_name(Secrets& secrets) {
    return base::cat("Guest ", 1000 + random_below(secrets, 9000));
}

u32 random_below(Secrets& secrets, u32 bound) {
    std::array<u8, 4> bytes{};
    secrets.fill(bytes);
    u32 value = 0;
    for (const u8 byte : bytes) value = value << 8U | byte;
    return value % bound;
}

std::string digest_of(const Secrets& secrets, std::string_view key) {
    const std::vector<u8> bytes(key.begin(), key.end());
    return match::format_hex(secrets.crypto().sha256(bytes));
}

}  // namespace thwart::server
