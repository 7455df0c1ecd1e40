// Durable appends per second, in one run on one disk: one event per commit, many matches sharing commits, and a bare SQLite
// loop with commits of the same size (store/sqlite/bare_loop.hpp). The last is what the disk and SQLite can do; the ratio
// to it is the figure to watch, since the others depend on the machine.
//
//   store_bench [FOLDER] [SECONDS]
#include "store/sqlite/bare_loop.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace thwart::store {
namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

constexpr std::size_t kMatches = 1000;
constexpr const char* kEvent = "61500 move 2 e8";

[[noreturn]] void give_up(const std::string& why) {
    std::fprintf(stderr, "store_bench: %s\n", why.c_str());
    std::exit(1);
}

void remove_store(const std::string& path) {
    for (const char* ending : {"", "-wal", "-shm", ".lock"}) fs::remove(path + ending);
}

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void print_rate(const char* name, double events, double commits, double seconds) {
    std::printf("%-28s %10.0f events/s %9.0f commits/s %7.1f events/commit\n", name, events / seconds,
                commits / seconds, events / commits);
    std::fflush(stdout);
}

// `in_flight` matches with one append under way each: the next one of a match follows the answer to the last, as moves do.
class Players {
public:
    Players(Store& store, std::size_t in_flight) : store_(store), last_(in_flight) {
        for (std::size_t at = 0; at < in_flight; ++at)
            store_.create({name(at), "header", {}, {}}, [this](const Result<Done>&) { ++answers_; });
        wait_for(in_flight);
    }

    u64 play(double seconds) {
        answers_ = 0;
        deadline_ = Clock::now() +
                    std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        for (std::size_t at = 0; at < last_.size(); ++at) move(at);
        wait_for(last_.size());
        u64 events = 0;
        for (const u64 seq : last_) events += seq;
        return events;
    }

private:
    static std::string name(std::size_t at) { return "match-" + std::to_string(at); }

    void wait_for(std::size_t count) const {
        while (answers_ < count) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }

    void move(std::size_t at) {
        std::vector<Event> events(1);
        events[0] = {0, kEvent, "message-" + std::to_string(last_[at] + 1), Time(61500)};
        store_.append(name(at), last_[at], std::move(events), [this, at](const Result<Appended>& appended) {
            if (!appended) give_up(appended.error().what);
            last_[at] = appended->seq;
            if (Clock::now() < deadline_)
                move(at);
            else
                ++answers_;
        });
    }

    Store& store_;
    std::vector<u64> last_;
    Clock::time_point deadline_;
    std::atomic<std::size_t> answers_ = 0;
};

// Returns events per second.
double measure_store(const char* name, const std::string& path, std::size_t in_flight, std::size_t group,
                     double seconds) {
    remove_store(path);
    std::atomic<u64> commits = 0;
    SqliteOptions options;
    options.max_group = group;
    options.on_commit = [&commits](const Commit&) { ++commits; };
    auto store = SqliteStore::open(path, std::move(options));
    if (!store) give_up(store.error().text());
    Players players(**store, in_flight);
    commits = 0;
    const auto start = Clock::now();
    const auto events = static_cast<double>(players.play(seconds));
    const double took = seconds_since(start);
    print_rate(name, events, static_cast<double>(commits.load()), took);
    return events / took;
}

double measure_bare(const char* name, const std::string& path, std::size_t group, double seconds) {
    remove_store(path);
    auto loop = BareLoop::open(path, kMatches);
    if (!loop) give_up(loop.error().text());
    const auto time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
    const auto ran =
        loop->run(group, time, [] { return std::chrono::nanoseconds(Clock::now().time_since_epoch()); });
    if (!ran) give_up(ran.error().text());
    print_rate(name, ran->events, ran->commits, ran->seconds);
    return ran->events / ran->seconds;
}

void measure_all(const std::string& path, double seconds) {
    measure_store("store, one per commit", path, 1, 512, seconds);
    for (const std::size_t group : {64, 512}) {
        std::printf("commits of up to %zu events\n", group);
        const double shared = measure_store("  store, 1000 matches", path, kMatches, group, seconds);
        const double bare = measure_bare("  bare loop", path, group, seconds);
        std::printf("  ratio: %.2f\n", shared / bare);
    }
    remove_store(path);
}

}  // namespace
}  // namespace thwart::store

int main(int count, char** words) {
    const std::string folder = count > 1 ? words[1] : std::filesystem::temp_directory_path().string();
    thwart::store::measure_all(folder + "/store_bench.db", count > 2 ? std::atof(words[2]) : 3.0);
}
