#include "match/dealer.hpp"

#include "base/assert.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace thwart::match {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::string_view kPurpose = "thwart chance 1";

void append_number(std::vector<u8>& bytes, u64 value, unsigned count) {
    for (unsigned i = count; i-- > 0;) bytes.push_back(static_cast<u8>(value >> 8 * i));
}

u64 leading_number(const Digest& digest) {
    u64 value = 0;
    for (unsigned i = 0; i < 8; ++i) value = value << 8U | digest[i];
    return value;
}

base::Error unreadable(std::string what) { return base::malformed("Fairness", std::move(what)); }

template <std::size_t kSize>
std::optional<std::array<u8, kSize>> parse_array(std::string_view text) {
    const auto bytes = parse_hex(text);
    if (!bytes || bytes->size() != kSize) return std::nullopt;
    std::array<u8, kSize> value;
    std::ranges::copy(*bytes, value.begin());
    return value;
}

std::optional<std::vector<Nonce>> parse_nonces(std::string_view text) {
    std::vector<Nonce> nonces;
    if (text == "-") return nonces;
    for (const std::string_view part : base::split(text, ',')) {
        auto nonce = parse_hex(part);
        if (!nonce || nonce->empty() || nonce->size() > kLongestNonce) return std::nullopt;
        nonces.push_back(std::move(*nonce));
    }
    if (nonces.size() > rules::kMaxSeats) return std::nullopt;
    return nonces;
}

// What stands behind "name=" in a word; nothing when another word stands there.
std::optional<std::string_view> value_of(std::string_view word, std::string_view name) {
    if (!word.starts_with(name) || word.substr(name.size(), 1) != "=") return std::nullopt;
    return word.substr(name.size() + 1);
}

}  // namespace

std::string format_hex(Bytes bytes) {
    std::string text;
    for (const u8 byte : bytes) text += {kDigits[byte >> 4U], kDigits[byte & 15U]};
    return text;
}

std::optional<std::vector<u8>> parse_hex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::vector<u8> bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const std::size_t high = kDigits.find(text[i]);
        const std::size_t low = kDigits.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes.push_back(static_cast<u8>(high << 4U | low));
    }
    return bytes;
}

std::string format_fairness(const Fairness& fairness) {
    std::string nonces;
    for (const Nonce& nonce : fairness.nonces) nonces += (nonces.empty() ? "" : ",") + format_hex(nonce);
    std::string text =
        base::cat("sha256=", format_hex(fairness.commitment), " nonces=", nonces.empty() ? "-" : nonces);
    if (fairness.secret) text += " secret=" + format_hex(*fairness.secret);
    return text;
}

base::Result<Fairness> parse_fairness(std::string_view text) {
    const auto words = base::split(text, ' ');
    if (words.size() != 2 && words.size() != 3)
        return unreadable("expected sha256=HEX nonces=HEX,HEX secret=HEX");
    const auto commitment = parse_array<32>(value_of(words[0], "sha256").value_or(""));
    if (!commitment) return unreadable("expected sha256= and 64 hexadecimal digits");
    auto nonces = parse_nonces(value_of(words[1], "nonces").value_or(""));
    if (!nonces)
        return unreadable(base::cat("expected nonces= and up to ", rules::kMaxSeats, " of at most ",
                                    kLongestNonce, " bytes, or -"));
    Fairness fairness{*commitment, std::move(*nonces), std::nullopt};
    if (words.size() == 2) return fairness;
    fairness.secret = parse_array<32>(value_of(words[2], "secret").value_or(""));
    if (!fairness.secret) return unreadable("expected secret= and 64 hexadecimal digits");
    return fairness;
}

Dealer::Dealer(const Crypto& crypto, const Secret& secret, std::vector<Nonce> nonces)
    : crypto_(crypto), secret_(secret), nonces_(std::move(nonces)) {}

Fairness Dealer::sealed() const { return {crypto_.sha256(secret_), nonces_, std::nullopt}; }

Fairness Dealer::revealed() const { return {crypto_.sha256(secret_), nonces_, secret_}; }

// The order of the steps is that of their texts, so that it means the same to everybody.
std::string Dealer::deal(const catalog::Session& session, u64 number) const {
    THWART_ASSERT(session.turn().kind == rules::Turn::Kind::chance);
    auto steps = session.legal();
    std::ranges::sort(steps, {}, &catalog::Step::text);
    std::vector<u32> weights;
    weights.reserve(steps.size());
    for (const catalog::Step& step : steps) weights.push_back(step.weight);
    return steps[pick(weights, number)].text;
}

std::size_t Dealer::pick(std::span<const u32> weights, u64 number) const {
    u64 total = 0;
    for (const u32 weight : weights) total += weight;
    u64 left = below(total, number);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (left < weights[i]) return i;
        left -= weights[i];
    }
    THWART_ASSERT(false);
    return 0;
}

// Numbers from the incomplete last round of the bound would make its first results likelier; they are drawn again.
u64 Dealer::below(u64 bound, u64 number) const {
    THWART_ASSERT(bound != 0);
    const u64 incomplete = (u64{0} - bound) % bound;  // 2^64 modulo the bound
    std::vector<u8> message(kPurpose.begin(), kPurpose.end());
    message.push_back(static_cast<u8>(nonces_.size()));
    for (const Nonce& nonce : nonces_) {
        message.push_back(static_cast<u8>(nonce.size()));
        message.insert(message.end(), nonce.begin(), nonce.end());
    }
    append_number(message, number, 8);
    for (u32 attempt = 0;; ++attempt) {
        append_number(message, attempt, 4);
        const u64 value = leading_number(crypto_.hmac_sha256(secret_, message));
        if (value <= ~incomplete) return value % bound;
        message.resize(message.size() - 4);
    }
}

}  // namespace thwart::match
