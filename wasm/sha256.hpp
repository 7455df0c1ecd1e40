// The cryptography of the match layer for WebAssembly. The browser's own answers later, not at once, and is missing on
// pages that came without encryption, such as those of a server in the house.
#pragma once

#include "match/crypto.hpp"

namespace thwart::wasm {

class Sha256Crypto final : public match::Crypto {
public:
    [[nodiscard]] match::Digest sha256(match::Bytes message) const override;
    [[nodiscard]] match::Digest hmac_sha256(match::Bytes key, match::Bytes message) const override;
};

}  // namespace thwart::wasm
