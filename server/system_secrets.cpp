#include "server/system_secrets.hpp"

#include "base/assert.hpp"
#include "match/crypto/openssl.hpp"

#include <argon2.h>
#include <array>
#include <sys/random.h>
#include <utility>

namespace thwart::server {
namespace {

// OWASP's first choice for Argon2id: 19 MiB, two rounds, one lane.
constexpr u32 kMemory = 19'456;  // KiB
constexpr u32 kRounds = 2;
constexpr u32 kLanes = 1;
constexpr std::size_t kHashBytes = 32;
constexpr std::size_t kLongestText = 256;

using Salt = std::array<u8, 16>;

std::optional<std::string> hash_of(const std::string& password, const Salt& salt) {
    std::array<char, kLongestText> text{};
    const int code = argon2id_hash_encoded(kRounds, kMemory, kLanes, password.data(), password.size(),
                                           salt.data(), salt.size(), kHashBytes, text.data(), text.size());
    if (code != ARGON2_OK) return std::nullopt;
    return std::string(text.data());
}

}  // namespace

SystemSecrets::SystemSecrets(store::Post post) : post_(std::move(post)), thread_([this] { loop(); }) {}

SystemSecrets::~SystemSecrets() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
        waiting_.clear();
    }
    wake_.notify_one();
    thread_.join();
}

void SystemSecrets::fill(std::span<u8> bytes) {
    while (!bytes.empty()) {
        const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
        if (got > 0) bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
}

const match::Crypto& SystemSecrets::crypto() const { return match::openssl_crypto(); }

bool SystemSecrets::enqueue(std::function<void()> work) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= kMostWaiting) return false;
        waiting_.push_back(std::move(work));
    }
    wake_.notify_one();
    return true;
}

void SystemSecrets::loop() {
    for (;;) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return is_stopping_ || !waiting_.empty(); });
        if (is_stopping_) return;
        const auto work = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        work();
    }
}

// `then` moves on with the answer: what it holds may be let go only where it is called.

void SystemSecrets::hash_password(std::string password,
                                  std::function<void(std::optional<std::string>)> then) {
    Salt salt{};
    fill(salt);
    auto work = [this, password = std::move(password), salt, then]() mutable {
        post_([hash = hash_of(password, salt), then = std::move(then)] { then(hash); });
    };
    if (!enqueue(std::move(work))) then(std::nullopt);
}

void SystemSecrets::verify_password(std::string password, std::string hash,
                                    std::function<void(std::optional<bool>)> then) {
    auto work = [this, password = std::move(password), hash = std::move(hash), then]() mutable {
        const bool is_right = argon2id_verify(hash.c_str(), password.data(), password.size()) == ARGON2_OK;
        post_([is_right, then = std::move(then)] { then(is_right); });
    };
    if (!enqueue(std::move(work))) then(std::nullopt);
}

}  // namespace thwart::server
