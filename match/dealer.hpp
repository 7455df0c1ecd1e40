// Chance that everybody can check. The dealer commits to a secret before the match, mixes in a nonce from each person
// at the table, takes every throw and draw from a keyed hash of both, and reveals the secret at the end. The host cannot
// choose the throws, because the nonces come after the commitment; the players cannot foresee them without the secret.
// Throw n needs none of the throws before it. Takebacks never go past chance (match rules), so the number of a throw is
// simply its count in the match and none is ever dealt twice. docs/records.md says how to recompute it by hand.
#pragma once

#include "base/result.hpp"
#include "catalog/session.hpp"
#include "match/crypto.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::match {

using Secret = std::array<u8, 32>;
using Nonce = std::vector<u8>;  // 1 to kLongestNonce bytes

inline constexpr std::size_t kLongestNonce = 32;

std::string format_hex(Bytes bytes);
// Pairs of lower-case digits only; nothing when it is anything else.
std::optional<std::vector<u8>> parse_hex(std::string_view text);

// What is published: the commitment and the nonces at the start, the secret, too, at the end.
struct Fairness {
    Digest commitment{};
    std::vector<Nonce> nonces;  // in the order of the seats of the people who gave them
    std::optional<Secret> secret;

    friend bool operator==(const Fairness&, const Fairness&) = default;
};

// "sha256=HEX nonces=HEX,HEX secret=HEX", without the last word while the secret is kept; no nonces are "-".
std::string format_fairness(const Fairness& fairness);
base::Result<Fairness> parse_fairness(std::string_view text);

class Dealer {
public:
    // `crypto` must live as long as the dealer.
    Dealer(const Crypto& crypto, const Secret& secret, std::vector<Nonce> nonces);

    // Nonces that arrive after the commitment was published, before the first throw.
    void set_nonces(std::vector<Nonce> nonces) { nonces_ = std::move(nonces); }

    [[nodiscard]] Fairness sealed() const;    // without the secret
    [[nodiscard]] Fairness revealed() const;  // only when the match is over

    // The step that chance takes, at a chance step. `number` counts the chance steps of the match from 1.
    [[nodiscard]] std::string deal(const catalog::Session& session, u64 number) const;

    // The place of the chosen weight; their sum is positive.
    [[nodiscard]] std::size_t pick(std::span<const u32> weights, u64 number) const;

    // Uniform in [0, bound), exactly.
    [[nodiscard]] u64 below(u64 bound, u64 number) const;

private:
    const Crypto& crypto_;
    Secret secret_;
    std::vector<Nonce> nonces_;
};

}  // namespace thwart::match
