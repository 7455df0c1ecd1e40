// Where secrets come from and how passwords are kept. Random bytes are made by the system and passwords are hashed on
// the pool, behind one interface, so that a test can script both.
#pragma once

#include "base/integers.hpp"
#include "match/crypto.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace thwart::server {

class Secrets {
public:
    virtual ~Secrets() = default;
    Secrets(const Secrets&) = delete;
    Secrets& operator=(const Secrets&) = delete;

    // Fit for keys: from the system's generator.
    virtual void fill(std::span<u8> bytes) = 0;

    [[nodiscard]] virtual const match::Crypto& crypto() const = 0;

    // Argon2id with a salt of its own, as the usual text ("$argon2id$v=19$..."). Answers come on the thread of the
    // house, possibly before the call returns; nothing when too many are waiting, for hashing must not eat all cores.
    virtual void hash_password(std::string password,
                               std::function<void(std::optional<std::string>)> then) = 0;
    virtual void verify_password(std::string password, std::string hash,
                                 std::function<void(std::optional<bool>)> then) = 0;

protected:
    Secrets() = default;
};

}  // namespace thwart::server
