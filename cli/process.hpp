// Another program, spoken to line by line: engines of others, in matches and under check. It runs in a process group
// of its own, so that all of it can be ended and Ctrl-C does not reach it. Nothing here waits without a limit.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace thwart::cli {

class Process {
public:
    // Runs a command line with /bin/sh. Its errors go where ours go, or nowhere.
    static base::Result<std::unique_ptr<Process>> start(const std::string& command, bool show_errors);
    ~Process();  // ends the whole group
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    enum class Heard : u8 { line, nothing, end };  // nothing: in the given time; end: the output was closed

    // False when the program no longer listens, or does not for so long.
    bool write(std::string_view text, i64 microseconds) const;
    // The next line without its end. A line longer than fits is cut.
    Heard read_line(std::string& line, i64 microseconds);
    void close_input();

    // "exit code 3", "signal 11" once the program has ended, nothing while it runs on.
    std::optional<std::string> wait(i64 microseconds);
    void kill() const;

private:
    Process(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

    bool take_line(std::string& line);

    pid_t id_;
    int input_;   // we write
    int output_;  // we read
    std::string pending_;
    bool at_end_ = false;
    std::optional<std::string> ended_;
};

}  // namespace thwart::cli
