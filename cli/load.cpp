// thwart load: how much the server carries on this machine, and whether it keeps its promises meanwhile. It starts a server
// of its own on a file of its own and prints a report. Figures depend on the machine; the ratios to a bare SQLite loop and
// to a bare echo server, measured in the same run, do not.

#include "cli/load.hpp"

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/load_matches.hpp"
#include "cli/process.hpp"
#include "store/sqlite/bare_loop.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace thwart::cli {
namespace {

namespace fs = std::filesystem;
constexpr i64 kSecond = 1'000'000;  // microseconds

struct Failed {
    base::Error error;
};
template <class T>
T& must(base::Result<T>& result) {
    if (!result) throw Failed{result.error()};
    return *result;
}
void must(const base::Status& result) {
    if (!result) throw Failed{result.error()};
}

// The program itself, as another process that serves.
class Child {
public:
    explicit Child(const std::string& words) {
        const std::string program = fs::read_symlink("/proc/self/exe").string();
        auto started =
            Process::start(base::cat("echo $$; exec setpriv --pdeathsig KILL '", program, "' ", words), true);
        process_ = std::move(must(started));
        id_ = next_line();
        for (;;) {
            const std::string line = next_line();
            const std::size_t port = line.rfind(':');
            if (line.find("open") == std::string::npos || port == std::string::npos) continue;
            std::from_chars(line.data() + port + 1, line.data() + line.size(), port_);
            return;
        }
    }

    [[nodiscard]] u16 port() const { return port_; }
    // Resident, in bytes.
    [[nodiscard]] double memory() const {
        std::ifstream status(base::cat("/proc/", id_, "/status"));
        std::string word;
        double kibibytes = 0;
        while (status >> word)
            if (word == "VmRSS:") status >> kibibytes;
        return kibibytes * 1024;
    }
    // Seconds of all its threads.
    [[nodiscard]] double cpu() const {
        std::ifstream stat(base::cat("/proc/", id_, "/stat"));
        std::string word;
        double user = 0;
        double system = 0;
        for (int i = 1; i < 14 && stat >> word; ++i) continue;
        stat >> user >> system;
        return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    [[nodiscard]] double metric(std::string_view name) const {
        LoadHttp http(port_);
        const auto text = http.ask("GET", "/metrics");
        const std::string key = base::cat("\nthwart_", name, ' ');
        const std::size_t at = text ? text->find(key) : std::string::npos;
        return at == std::string::npos ? 0 : std::stod(text->substr(at + key.size()));
    }

private:
    std::string next_line() {
        std::string line;
        if (process_->read_line(line, 60 * kSecond) != Process::Heard::line)
            throw Failed{base::not_allowed("server", "it did not start")};
        return line;
    }

    std::unique_ptr<Process> process_;
    std::string id_;
    u16 port_ = 0;
};

// Seconds of this process.
double own_cpu() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

void raise_file_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

// Opens so many sockets that say one thing, and answers what each costs the server in memory.
double measure_idle(const Child& server, std::string_view path, std::size_t count) {
    std::size_t answered = 0;
    std::size_t lost = 0;
    LoadWire* sender = nullptr;
    LoadWire wire(server.port(), std::string(path),
                  {[&](LoadWire::Id id) { sender->send(id, R"({"t":"hello","version":1,"features":[]})"); },
                   [&](LoadWire::Id, std::string_view) { ++answered; }, [&](LoadWire::Id) { ++lost; }});
    sender = &wire;
    const double before = server.memory();
    const auto until = LoadClock::now() + std::chrono::seconds(120);
    for (std::size_t opened = 0; answered + lost < count && LoadClock::now() < until;) {
        if (opened < count && wire.connecting() < 256) {
            wire.open();
            ++opened;
        }
        wire.turn(opened < count ? 0 : 10);
    }
    if (answered < count)
        throw Failed{base::not_allowed("sockets", base::cat("only ", answered, " of ", count, " were held"))};
    const auto calm = LoadClock::now() + std::chrono::seconds(2);
    while (LoadClock::now() < calm) wire.turn(10);
    return (server.memory() - before) / static_cast<double>(count);
}

class Load {
public:
    explicit Load(const LoadWords& words)
        : words_(words), folder_(fs::path(words.folder) / base::cat("thwart-load-", getpid())) {
        fs::create_directories(folder_);
    }
    ~Load() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

    void run() {
        say(fmt::format("thwart load, {} cores, {} s a step\n", std::thread::hardware_concurrency(),
                        words_.seconds));
        measure_sockets();
        measure_moves();
        measure_computers();
        say(fmt::format("\nrefused {}, sockets lost {}: {}\n", refusals_, losses_,
                        refusals_ + losses_ == 0 ? "no legal request was answered with an error"
                                                 : "NOT AS IT SHOULD BE"));
        if (refusals_ + losses_ != 0)
            throw Failed{base::not_allowed("load", "legal requests were refused or cut off")};
    }

private:
    static void say(const std::string& text) { (void)print(text); }

    [[nodiscard]] std::string serve_words(const std::string& name) const {
        return base::cat(
            "serve --port 0 --address 127.0.0.1 --log warning --connections 100000"
            " --connections-per-address 100000 --requests 100000000 --messages 9999999"
            " --new-rooms 100000000 --rooms 100000 --data '",
            (folder_ / name).string(), "'");
    }

    void measure_sockets() const {
        say("\nIdle sockets\n");
        double ours = 0;
        double bare = 0;
        {
            const Child server(serve_words("idle.db"));
            ours = measure_idle(server, "/socket", words_.sockets);
        }
        {
            const Child echo("load-echo");
            bare = measure_idle(echo, "/", words_.sockets);
        }
        say(fmt::format("  {:>8} held by the server    {:6.0f} bytes each\n", words_.sockets, ours));
        say(fmt::format("  {:>8} held by a bare echo   {:6.0f} bytes each\n", words_.sockets, bare));
        say(fmt::format("  ratio {:.2f} (wanted: at most 2)\n", ours / bare));
    }

    void measure_moves() {
        const Child server(serve_words("moves.db"));
        LoadMatches matches(server.port(), LoadMatches::Kind::walk);
        must(matches.begin(words_.matches, 2));
        say(fmt::format("\nDurable moves, {} matches with two sockets each\n", words_.matches));
        const double most = measure_most(server, matches);
        for (const double part : {0.25, 0.5, 0.9}) {
            auto played = matches.play(words_.seconds, most * part);
            say(fmt::format(
                "  at {:3.0f} %  {:8.0f} moves/s  p50 {:7.2f} ms  p99 {:7.2f} ms  p99.9 {:7.2f} ms\n",
                part * 100, static_cast<double>(played.moves) / played.seconds, played.waits.quantile(0.5),
                played.waits.quantile(0.99), played.waits.quantile(0.999)));
        }
        measure_storm(matches);
        must(matches.verify());
        say("  checked: every acknowledged move is stored once and in its place\n");
        note(matches);
    }

    double measure_most(const Child& server, LoadMatches& matches) const {
        const double commits = server.metric("store_commits_total");
        const double events = server.metric("store_events_total");
        const double cpu = server.cpu();
        auto played = matches.play(words_.seconds, std::nullopt);
        const double per_move =
            (server.cpu() - cpu) * 1e6 / static_cast<double>(std::max<u64>(played.moves, 1));
        const double most = static_cast<double>(played.moves) / played.seconds;
        const double group = (server.metric("store_events_total") - events) /
                             std::max(1.0, server.metric("store_commits_total") - commits);
        say(fmt::format(
            "  most     {:8.0f} moves/s  p50 {:7.2f} ms  p99 {:7.2f} ms  p99.9 {:7.2f} ms, {:.0f} a commit\n",
            most, played.waits.quantile(0.5), played.waits.quantile(0.99), played.waits.quantile(0.999),
            group));
        say(fmt::format("  the server used {:.0f} us of a core for each\n", per_move));
        const double own = own_cpu();
        const auto now = [] { return std::chrono::nanoseconds(LoadClock::now().time_since_epoch()); };
        auto bare = store::measure_bare_loop(
            (folder_ / "bare.db").string(), static_cast<std::size_t>(std::max(1.0, std::round(group))),
            std::chrono::milliseconds(static_cast<i64>(words_.seconds * 1000)), now);
        const double bare_per_event = (own_cpu() - own) * 1e6 / (must(bare).events_a_second * words_.seconds);
        say(
            fmt::format("  a bare SQLite loop {:8.0f} events/s, {:.0f} us of a core for each; ratio {:.2f} "
                        "(wanted: at least 0.7)\n",
                        bare->events_a_second, bare_per_event, most / bare->events_a_second));
        return most;
    }

    void measure_storm(LoadMatches& matches) const {
        const std::size_t more = words_.storm / 2 > words_.matches ? words_.storm / 2 - words_.matches : 0;
        must(matches.begin(more, 2));
        auto times = matches.reconnect(words_.storm_seconds);
        say(fmt::format(
            "  {} sockets come back in {} s: p50 {:.1f} ms, p99 {:.1f} ms, slowest {:.1f} ms, {} of them\n",
            matches.sockets(), words_.storm_seconds, times.quantile(0.5), times.quantile(0.99),
            times.quantile(1), times.milliseconds.size()));
        if (times.milliseconds.size() != matches.sockets())
            throw Failed{base::not_allowed("storm", "not everybody came back")};
    }

    void measure_computers() {
        const Child server(serve_words("computers.db"));
        LoadMatches matches(server.port(), LoadMatches::Kind::computers);
        must(matches.begin(words_.computer_matches, 1));
        auto played = matches.play(words_.seconds, words_.computer_rate);
        say(fmt::format("\n{} matches of four at once, every fourth seat a computer\n",
                        words_.computer_matches));
        say(
            fmt::format("  people {:6.0f} moves/s, p50 {:.2f} ms, p99 {:.2f} ms, p99.9 {:.2f} ms; computers "
                        "{:6.0f} moves/s\n",
                        static_cast<double>(played.moves) / played.seconds, played.waits.quantile(0.5),
                        played.waits.quantile(0.99), played.waits.quantile(0.999),
                        static_cast<double>(played.by_computers) / played.seconds));
        must(matches.verify());
        say("  checked: every acknowledged move is stored\n");
        note(matches);
    }

    void note(const LoadMatches& matches) {
        refusals_ += matches.refusals();
        losses_ += matches.losses();
        if (matches.refusals() != 0)
            say(base::cat("  refused, among others: ", matches.first_refusal(), '\n'));
    }

    LoadWords words_;
    fs::path folder_;
    u64 refusals_ = 0;
    u64 losses_ = 0;
};

}  // namespace

int load(const LoadWords& words) {
    raise_file_limit();
    try {
        Load(words).run();
    } catch (const Failed& failed) {
        return refuse(failed.error);
    } catch (const fs::filesystem_error& failed) {
        return refuse(base::not_allowed("folder", failed.what()));
    }
    return kDone;
}

}  // namespace thwart::cli
