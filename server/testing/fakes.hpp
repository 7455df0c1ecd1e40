// The world of the house in tests: time that stands still, frames that are kept, secrets from a fixed seed, and computer
// players that answer when they are told to.
#pragma once

#include "base/random.hpp"
#include "match/crypto/openssl.hpp"
#include "server/world.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace thwart::server::testing {

class KeptFrames final : public Outbox {
public:
    void send(ConnectionId connection, const Frame& frame) override {
        everything += *frame;
        frames[connection].push_back(*frame);
    }
    void close(ConnectionId connection, CloseCode code, std::string /*reason*/) override {
        closed[connection] = code;
    }

    std::map<ConnectionId, std::deque<std::string>> frames;
    std::map<ConnectionId, CloseCode> closed;
    std::string everything;  // that was ever sent, to search in
};

class SeededSecrets final : public Secrets {
public:
    explicit SeededSecrets(u64 seed) : random_(seed) {}

    void fill(std::span<u8> bytes) override {
        for (u8& byte : bytes) byte = static_cast<u8>(random_.next());
        if (bytes.size() == 32) drawn.emplace_back(bytes.begin(), bytes.end());
    }
    [[nodiscard]] const match::Crypto& crypto() const override { return match::openssl_crypto(); }
    void hash_password(std::string password, std::function<void(std::optional<std::string>)> then) override {
        then("hash of " + password);
    }
    void verify_password(std::string password, std::string hash,
                         std::function<void(std::optional<bool>)> then) override {
        then(hash == "hash of " + password);
    }

    std::vector<std::vector<u8>> drawn;  // of 256 bits each: the dealers' secrets among them

private:
    base::Random random_;
};

// Plays the legal step whose text sorts first.
class SlowThinkers final : public Thinkers {
public:
    JobId ask(Job job, Then then, Progress /*progress*/) override {
        jobs.push_back({++last, std::move(job), std::move(then)});
        return last;
    }
    void cancel(JobId id) override {
        const auto found = std::ranges::find(jobs, id, &Asked::id);
        if (found == jobs.end()) return;
        const Then then = std::move(found->then);
        jobs.erase(found);
        then(ThinkFailure::cancelled);
    }
    [[nodiscard]] std::optional<unsigned> ahead(JobId id) const override {
        const auto found = std::ranges::find(jobs, id, &Asked::id);
        if (found == jobs.end()) return std::nullopt;
        return static_cast<unsigned>(found - jobs.begin());
    }

    // Answers the oldest question; whether there was one.
    bool answer() {
        if (jobs.empty()) return false;
        Asked asked = std::move(jobs.front());
        jobs.pop_front();
        if (fails) {
            asked.then(ThinkFailure::too_many);
            return true;
        }
        catalog::Thought thought;
        thought.move = std::ranges::min(asked.job.session->legal(), {}, &catalog::Step::text).text;
        thought.lines.push_back({{thought.move}, {}});
        asked.then(thought);
        return true;
    }

    struct Asked {
        JobId id = 0;
        Job job;
        Then then;
    };
    std::deque<Asked> jobs;
    JobId last = 0;
    bool fails = false;
};

}  // namespace thwart::server::testing
