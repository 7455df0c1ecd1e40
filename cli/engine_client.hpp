// The controller side of the engine protocol: an engine as a program that was started. Used by the match runner and the
// checker.
#pragma once

#include "base/result.hpp"
#include "cli/process.hpp"

#include <atomic>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace thwart::cli {

class EngineClient {
public:
    static base::Result<std::unique_ptr<EngineClient>> start(const std::string& command, bool show_errors);

    // False when the engine no longer listens.
    bool send(std::string_view line);

    struct Answer {
        Process::Heard heard = Process::Heard::nothing;
        std::string line;
    };
    // Reads up to a line that begins with one of the words; the lines before it are handed to `aside`. Ends early,
    // hearing nothing, when `stop` is set.
    Answer await(std::initializer_list<std::string_view> words, i64 microseconds,
                 const std::function<void(const std::string&)>& aside = {},
                 const std::atomic<bool>* stop = nullptr);

    // Sends a line that is answered by nothing or by an error, and finds out which.
    base::Status tell(std::string_view line, i64 microseconds, const std::atomic<bool>* stop = nullptr);

    // Why the engine does not answer: "ended with exit code 1", "does not answer".
    std::string trouble();

    Process& process() { return *process_; }

private:
    explicit EngineClient(std::unique_ptr<Process> process) : process_(std::move(process)) {}

    std::unique_ptr<Process> process_;
};

}  // namespace thwart::cli
