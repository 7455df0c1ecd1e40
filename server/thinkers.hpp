// Computer players, away from the thread of the house: a question goes in, an answer comes back later on that thread.
// server/thinker_pool is the real one; tests answer from a script.
#pragma once

#include "base/result.hpp"
#include "catalog/thinker.hpp"
#include "match/clock.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace thwart::server {

// A match that waits goes before everything else.
enum class Priority : u8 { move, hint, analysis };

using JobId = u64;  // 0: none

struct Job {
    std::shared_ptr<const catalog::Session> session;  // nobody else changes it
    catalog::Question question;
    Priority priority = Priority::move;
    // Those who ask take turns: a room, or whoever wants an analysis.
    std::string owner;
    match::Time longest{10'000};  // of thinking, whatever the question allows; the best so far is the answer
};

enum class ThinkFailure : u8 {
    too_many,   // the queue, or the owner's part of it, is full
    cancelled,  // by cancel, or because the program ends
    broken,     // the thinker failed
};

class Thinkers {
public:
    virtual ~Thinkers() = default;
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    using Then = std::function<void(base::Result<catalog::Thought, ThinkFailure>)>;
    using Progress = std::function<void(const catalog::Thought&)>;

    // `then` is called once, on the thread of the house, never before this returns; `progress`, if given, now and then
    // before it, on the same thread.
    virtual JobId ask(Job job, Then then, Progress progress = {}) = 0;
    // The answer, if it is still to come, will be the best so far or `cancelled`. An unknown job is nobody's.
    virtual void cancel(JobId job) = 0;
    // How many wait before this one; nothing when it has begun or is unknown.
    [[nodiscard]] virtual std::optional<unsigned> ahead(JobId job) const = 0;

protected:
    Thinkers() = default;
};

}  // namespace thwart::server
