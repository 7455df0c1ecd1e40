// The engine side of the protocol (docs/engine-protocol.md): hears lines, says lines, and searches on a thread of its
// own, so that it goes on hearing. What would disturb a running search is refused rather than queued: a controller that
// sees no error knows that its line has taken effect.
#pragma once

#include "catalog/registry.hpp"
#include "cli/engine_options.hpp"
#include "cli/engine_words.hpp"
#include "cli/thinkers.hpp"
#include "match/idle.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace thwart::cli {

// Room for a match of many thousand steps.
inline constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

class EngineHost {
public:
    // Called with one line at a time, without its end, from any thread but never from two at once.
    using Say = std::function<void(std::string_view line)>;

    EngineHost(Say say, MakeThinker make);
    ~EngineHost();
    EngineHost(const EngineHost&) = delete;
    EngineHost& operator=(const EngineHost&) = delete;

    // False once the engine was told to quit.
    bool hear(std::string_view line);

private:
    // A position and how it came about.
    struct Place {
        std::unique_ptr<catalog::Session> session;
        std::vector<u64> past;  // hashes of the earlier decision positions
        match::Idle idle;
        bool continues_turn = false;

        explicit Place(std::unique_ptr<catalog::Session> start) : session(std::move(start)), idle(*session) {}
        base::Status play(std::string_view step);
    };
    struct Command {
        std::string_view name;
        void (EngineHost::*answer)(Words words);
        bool disturbs;  // a running search
    };
    static const std::vector<Command>& commands();

    void greet(Words words);
    void say_ready(Words words);
    void set_option(Words words);
    void set_setup(Words words);
    void set_position(Words words);
    void go(Words words);
    void stop(Words words);
    void answer_query(Words words);

    base::Result<std::string> response(std::string_view what) const;
    base::Status prepare_thinker();
    catalog::Question question(const Go& go) const;
    void search(const catalog::Session& session, const catalog::Question& question, bool hold);
    void finish_search();

    bool is_searching();
    void say(std::string_view line);
    void say_error(const base::Error& error);

    Say say_;
    MakeThinker make_;
    EngineOptions options_;
    catalog::Choice choice_;
    Place place_;
    std::unique_ptr<catalog::Thinker> thinker_;  // none after a change of what it depends on

    std::mutex mutex_;  // guards what is said and whether a search runs
    bool searching_ = false;
    std::atomic<bool> cancel_ = false;
    std::thread searcher_;
};

}  // namespace thwart::cli
