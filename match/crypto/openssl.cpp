#include "match/crypto/openssl.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <stdexcept>

namespace thwart::match {
namespace {

class OpensslCrypto final : public Crypto {
public:
    [[nodiscard]] Digest sha256(Bytes message) const override {
        Digest digest{};
        SHA256(message.data(), message.size(), digest.data());
        return digest;
    }

    [[nodiscard]] Digest hmac_sha256(Bytes key, Bytes message) const override {
        Digest digest{};
        unsigned length = 0;
        const u8* made = HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), message.data(),
                              message.size(), digest.data(), &length);
        if (made == nullptr || length != digest.size())
            throw std::runtime_error("HMAC-SHA-256 is not available");
        return digest;
    }
};

}  // namespace

const Crypto& openssl_crypto() {
    static const OpensslCrypto crypto;
    return crypto;
}

}  // namespace thwart::match
