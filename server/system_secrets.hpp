// The real Secrets: random bytes of the system, Argon2id on a thread of its own. One thread, because a hash takes 19 MiB
// and some hundredths of a second on purpose: a crowd that signs in must not take the cores from those who play.
#pragma once

#include "server/secrets.hpp"
#include "store/store.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace thwart::server {

class SystemSecrets final : public Secrets {
public:
    // `post` brings answers to the thread of the house.
    explicit SystemSecrets(store::Post post);
    ~SystemSecrets() override;

    void fill(std::span<u8> bytes) override;
    [[nodiscard]] const match::Crypto& crypto() const override;
    void hash_password(std::string password, std::function<void(std::optional<std::string>)> then) override;
    void verify_password(std::string password, std::string hash,
                         std::function<void(std::optional<bool>)> then) override;

private:
    static constexpr std::size_t kMostWaiting = 16;

    bool enqueue(std::function<void()> work);
    void loop();

    store::Post post_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool is_stopping_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace thwart::server
