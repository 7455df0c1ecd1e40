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

// The program itself, as another process that serves.
class Child {
public:
    static base::Result<Child> start(const std::string& words) {
        const std::string program = fs::read_symlink("/proc/self/exe").string();
        auto started =
            Process::start(base::cat("echo $$; exec setpriv --pdeathsig KILL '", program, "' ", words), true);
        if (!started) return started.error();
        Child child(std::move(*started));
        std::string line;
        if (!child.next_line(child.id_)) return base::not_allowed("server", "it did not start");
        while (child.next_line(line)) {
            const std::size_t port = line.rfind(':');
            if (line.find("open") == std::string::npos || port == std::string::npos) continue;
            std::from_chars(line.data() + port + 1, line.data() + line.size(), child.port_);
            return child;
        }
        return base::not_allowed("server", "it did not start");
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
    explicit Child(std::unique_ptr<Process> process) : process_(std::move(process)) {}

    bool next_line(std::string& line) {
        return process_->read_line(line, 60 * kSecond) == Process::Heard::line;
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
base::Result<double> measure_idle(const Child& server, std::string_view path, std::size_t count) {
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
        return base::not_allowed("sockets", base::cat("only ", answered, " of ", count, " were held"));
    const auto calm = LoadClock::now() + std::chrono::seconds(2);
    while (LoadClock::now() < calm) wire.turn(10);
    return (server.memory() - before) / static_cast<double>(count);
}

std::string waits_text(LoadTimes& waits) {
    return fmt::format("p50 {:7.2f} ms  p99 {:7.2f} ms  p99.9 {:7.2f} ms", waits.quantile(0.5),
                       waits.quantile(0.99), waits.quantile(0.999));
}

void say(const std::string& text) { (void)print(text); }

class Load {
public:
    Load(const LoadWords& words, fs::path folder) : words_(words), folder_(std::move(folder)) {}

    base::Status run() {
        say(fmt::format("thwart load, {} cores, {} s a step\n", std::thread::hardware_concurrency(),
                        words_.seconds));
        if (auto done = measure_sockets(); !done) return done;
        if (auto done = measure_moves(); !done) return done;
        if (auto done = measure_computers(); !done) return done;
        const bool is_fine = refusals_ + losses_ == 0;
        say(fmt::format("\nrefused {}, sockets lost {}: {}\n", refusals_, losses_,
                        is_fine ? "no legal request was answered with an error" : "NOT AS IT SHOULD BE"));
        if (!is_fine) return base::not_allowed("load", "legal requests were refused or cut off");
        return base::Done{};
    }

private:
    // What the server and the bare loop did in turns.
    struct Most {
        LoadMatches::Played played;
        store::BareLoop::Ran bare;
        double server_cpu = 0;
        double load_cpu = 0;
        double bare_cpu = 0;
        double commits = 0;
        double events = 0;
    };

    [[nodiscard]] base::Result<Child> serve(const std::string& name) const {
        return Child::start(
            base::cat("serve --port 0 --address 127.0.0.1 --log warning --connections 100000"
                      " --connections-per-address 100000 --requests 100000000 --messages 9999999"
                      " --new-rooms 100000000 --rooms 100000 --data '",
                      (folder_ / name).string(), "'"));
    }

    [[nodiscard]] base::Status measure_sockets() const {
        say("\nIdle sockets\n");
        auto ours = idle(serve("idle.db"), "/socket");
        if (!ours) return ours.error();
        auto bare = idle(Child::start("load-echo"), "/");
        if (!bare) return bare.error();
        say(fmt::format("  {:>8} held by the server    {:6.0f} bytes each\n", words_.sockets, *ours));
        say(fmt::format("  {:>8} held by a bare echo   {:6.0f} bytes each\n", words_.sockets, *bare));
        say(fmt::format("  ratio {:.2f} (wanted: at most 2)\n", *ours / *bare));
        return base::Done{};
    }
    [[nodiscard]] base::Result<double> idle(const base::Result<Child>& server, std::string_view path) const {
        return server ? measure_idle(*server, path, words_.sockets) : server.error();
    }

    base::Status measure_moves() {
        auto server = serve("moves.db");
        if (!server) return server.error();
        LoadMatches matches(server->port(), LoadMatches::Kind::walk);
        if (auto done = matches.begin(words_.matches, 2); !done) return done;
        say(fmt::format("\nDurable moves, {} matches with two sockets each\n", words_.matches));
        const auto most = measure_most(*server, matches);
        if (!most) return most.error();
        for (const double part : {0.25, 0.5, 0.9}) {
            auto played = matches.play(words_.seconds, *most * part);
            say(fmt::format("  at {:3.0f} %  {:8.0f} moves/s  {}\n", part * 100,
                            static_cast<double>(played.moves) / played.seconds, waits_text(played.waits)));
        }
        if (auto done = measure_storm(matches); !done) return done;
        if (auto done = matches.verify(); !done) return done;
        say("  checked: every acknowledged move is stored once and in its place\n");
        note(matches);
        return base::Done{};
    }

    // The server and the bare loop by turns, so that whatever else the machine does meets both.
    [[nodiscard]] base::Result<double> measure_most(const Child& server, LoadMatches& matches) const {
        constexpr int kTurns = 4;
        auto loop = store::BareLoop::open((folder_ / "bare.db").string(), std::max(1U, words_.matches));
        if (!loop) return loop.error();
        Most most;
        for (int i = 0; i < kTurns; ++i) {
            play_turn(server, matches, words_.seconds / kTurns, most);
            if (auto done = bare_turn(*loop, words_.seconds / kTurns, most); !done) return done.error();
        }
        const auto moves = static_cast<double>(std::max<u64>(most.played.moves, 1));
        const double rate = moves / most.played.seconds;
        const double bare = most.bare.events / most.bare.seconds;
        say(fmt::format("  most     {:8.0f} moves/s  {}, {:.0f} a commit\n", rate,
                        waits_text(most.played.waits), most.events / most.commits));
        say(fmt::format("  for each move the server used {:.0f} us of a core and this program {:.0f} us\n",
                        most.server_cpu * 1e6 / moves, most.load_cpu * 1e6 / moves));
        say(
            fmt::format("  a bare SQLite loop {:8.0f} events/s, {:.0f} us of a core for each; ratio {:.2f} "
                        "(wanted: at least 0.7)\n",
                        bare, most.bare_cpu * 1e6 / most.bare.events, rate / bare));
        return rate;
    }

    static void play_turn(const Child& server, LoadMatches& matches, double seconds, Most& most) {
        const double commits = server.metric("store_commits_total");
        const double events = server.metric("store_events_total");
        const double server_cpu = server.cpu();
        const double load_cpu = own_cpu();
        const auto played = matches.play(seconds, std::nullopt);
        most.load_cpu += own_cpu() - load_cpu;
        most.server_cpu += server.cpu() - server_cpu;
        most.commits += server.metric("store_commits_total") - commits;
        most.events += server.metric("store_events_total") - events;
        most.played.moves += played.moves;
        most.played.seconds += played.seconds;
        most.played.waits.add(played.waits);
    }

    static base::Status bare_turn(store::BareLoop& loop, double seconds, Most& most) {
        const double group = std::max(1.0, std::round(most.events / std::max(1.0, most.commits)));
        const double cpu = own_cpu();
        const auto ran = loop.run(
            static_cast<std::size_t>(group), std::chrono::nanoseconds(static_cast<i64>(seconds * 1e9)),
            [] { return std::chrono::nanoseconds(LoadClock::now().time_since_epoch()); });
        if (!ran) return ran.error();
        most.bare_cpu += own_cpu() - cpu;
        most.bare.events += ran->events;
        most.bare.commits += ran->commits;
        most.bare.seconds += ran->seconds;
        return base::Done{};
    }

    [[nodiscard]] base::Status measure_storm(LoadMatches& matches) const {
        const std::size_t more = words_.storm / 2 > words_.matches ? words_.storm / 2 - words_.matches : 0;
        if (auto done = matches.begin(more, 2); !done) return done;
        auto times = matches.reconnect(words_.storm_seconds);
        say(fmt::format(
            "  {} sockets come back in {} s: p50 {:.1f} ms, p99 {:.1f} ms, slowest {:.1f} ms, {} of them\n",
            matches.sockets(), words_.storm_seconds, times.quantile(0.5), times.quantile(0.99),
            times.quantile(1), times.milliseconds.size()));
        if (times.milliseconds.size() != matches.sockets())
            return base::not_allowed("storm", "not everybody came back");
        return base::Done{};
    }

    base::Status measure_computers() {
        auto server = serve("computers.db");
        if (!server) return server.error();
        LoadMatches matches(server->port(), LoadMatches::Kind::computers);
        if (auto done = matches.begin(words_.computer_matches, 1); !done) return done;
        auto played = matches.play(words_.seconds, words_.computer_rate);
        say(fmt::format("\n{} matches of four at once, every fourth seat a computer\n",
                        words_.computer_matches));
        say(fmt::format("  people {:6.0f} moves/s  {}; computers {:6.0f} moves/s\n",
                        static_cast<double>(played.moves) / played.seconds, waits_text(played.waits),
                        static_cast<double>(played.by_computers) / played.seconds));
        if (auto done = matches.verify(); !done) return done;
        say("  checked: every acknowledged move is stored\n");
        note(matches);
        return base::Done{};
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
    const fs::path folder = fs::path(words.folder) / base::cat("thwart-load-", getpid());
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) return refuse(base::not_allowed(folder.string(), failed.message()));
    const base::Status done = Load(words, folder).run();
    fs::remove_all(folder, failed);
    return done ? kDone : refuse(done.error());
}

}  // namespace thwart::cli
