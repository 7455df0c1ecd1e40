// The two functions of cryptography that a match needs, behind an interface: the apps pass OpenSSL
// (match/crypto/openssl.hpp), a browser passes its own, and nothing here depends on either.
#pragma once

#include "base/integers.hpp"

#include <array>
#include <span>

namespace thwart::match {

using Bytes = std::span<const u8>;
using Digest = std::array<u8, 32>;

class Crypto {
public:
    virtual ~Crypto() = default;
    [[nodiscard]] virtual Digest sha256(Bytes message) const = 0;
    [[nodiscard]] virtual Digest hmac_sha256(Bytes key, Bytes message) const = 0;

protected:
    Crypto() = default;
    Crypto(const Crypto&) = default;
    Crypto& operator=(const Crypto&) = default;
};

}  // namespace thwart::match
