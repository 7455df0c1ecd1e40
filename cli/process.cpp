#include "cli/process.hpp"

#include "base/text.hpp"
#include "cli/threads.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace thwart::cli {
namespace {

constexpr std::size_t kLongestAnswer = std::size_t{1} << 20U;
constexpr i64 kShortNap = 1'000;

// Two ends of a pipe that other children do not inherit.
struct Pipe {
    std::array<int, 2> ends = {-1, -1};
    [[nodiscard]] bool open() { return pipe2(ends.data(), O_CLOEXEC) == 0; }
    [[nodiscard]] int release(unsigned end) { return std::exchange(ends[end], -1); }
    Pipe() = default;
    ~Pipe() {
        for (const int end : ends)
            if (end >= 0) ::close(end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
};

// How the child starts: its streams, its own group, and the signals as usual.
class Launch {
public:
    Launch(int input, int output, bool show_errors) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        if (!show_errors)
            posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        sigaddset(&signals, SIGPIPE);
        sigaddset(&signals, SIGINT);
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        posix_spawnattr_setflags(&attributes_,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    ~Launch() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    Launch(const Launch&) = delete;
    Launch& operator=(const Launch&) = delete;

    int run(const std::string& command, pid_t& id) {
        std::string shell = "/bin/sh";
        std::string option = "-c";
        std::string words = command;
        const std::array<char*, 4> arguments = {shell.data(), option.data(), words.data(), nullptr};
        return posix_spawn(&id, shell.c_str(), &actions_, &attributes_, arguments.data(), environ);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

// Waits until a descriptor is ready; false when the time is over.
bool wait_for(int descriptor, short event, i64 deadline) {
    constexpr i64 kLongestWait = 60'000;
    for (;;) {
        const i64 left = std::max<i64>(deadline - microseconds_now(), 0);
        pollfd watched = {descriptor, event, 0};
        const int ready = poll(&watched, 1, static_cast<int>(std::min((left + 999) / 1'000, kLongestWait)));
        if (ready > 0) return true;
        if (ready < 0 && errno != EINTR) return false;
        if (left == 0) return false;
    }
}

std::string describe(const siginfo_t& info) {
    return base::cat(info.si_code == CLD_EXITED ? "exit code " : "signal ", info.si_status);
}

}  // namespace

base::Result<std::unique_ptr<Process>> Process::start(const std::string& command, bool show_errors) {
    const auto failure = [](int code) {
        return base::not_allowed("command", base::cat("could not be started: ", std::strerror(code)));
    };
    Pipe input;
    Pipe output;
    if (!input.open() || !output.open()) return failure(errno);
    pid_t id = 0;
    if (const int code = Launch(input.ends[0], output.ends[1], show_errors).run(command, id); code != 0)
        return failure(code);
    fcntl(input.ends[1], F_SETFL, O_NONBLOCK);
    std::signal(SIGPIPE, SIG_IGN);  // a program that has gone is an answer, not our end
    return std::unique_ptr<Process>(new Process(id, input.release(1), output.release(0)));
}

Process::~Process() {
    kill();
    close_input();
    ::close(output_);
    while (waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Process::write(std::string_view text, i64 microseconds) const {
    const i64 deadline = microseconds_now() + microseconds;
    while (!text.empty()) {
        if (input_ < 0) return false;
        const ssize_t written = ::write(input_, text.data(), text.size());
        if (written > 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EAGAIN ? !wait_for(input_, POLLOUT, deadline) : errno != EINTR)
            return false;
    }
    return true;
}

bool Process::take_line(std::string& line) {
    const std::size_t end = pending_.find('\n');
    const bool is_last = end == std::string::npos && at_end_ && !pending_.empty();
    if (end == std::string::npos && !is_last && pending_.size() <= kLongestAnswer) return false;
    line = pending_.substr(0, end);
    pending_.erase(0, end == std::string::npos ? end : end + 1);
    if (line.ends_with('\r')) line.pop_back();
    return true;
}

Process::Heard Process::read_line(std::string& line, i64 microseconds) {
    constexpr std::size_t kBlock = 4096;
    const i64 deadline = microseconds_now() + microseconds;
    for (;;) {
        if (take_line(line)) return Heard::line;
        if (at_end_) return Heard::end;
        if (!wait_for(output_, POLLIN, deadline)) return Heard::nothing;
        std::array<char, kBlock> block{};
        const ssize_t count = ::read(output_, block.data(), block.size());
        if (count > 0)
            pending_.append(block.data(), static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            at_end_ = true;
    }
}

void Process::close_input() {
    if (input_ >= 0) ::close(std::exchange(input_, -1));
}

// The dead are not buried here: as long as they lie there, nobody else gets the number of their group.
std::optional<std::string> Process::wait(i64 microseconds) {
    const i64 deadline = microseconds_now() + microseconds;
    while (!ended_) {
        siginfo_t info{};
        const int failed = waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (failed == 0 && info.si_pid == id_) ended_ = describe(info);
        if (failed != 0 || microseconds_now() >= deadline) break;
        if (!ended_) std::this_thread::sleep_for(std::chrono::microseconds(kShortNap));
    }
    return ended_;
}

void Process::kill() const { ::kill(-id_, SIGKILL); }

}  // namespace thwart::cli
