// thwart match: computer players against each other, many times, and who is stronger.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/match_log.hpp"
#include "cli/match_series.hpp"
#include "cli/threads.hpp"

#include <charconv>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fmt/chrono.h>
#include <unistd.h>

namespace thwart::cli {
namespace {

constexpr std::size_t kMostPlayers = 16;

// Set by Ctrl-C.
std::atomic<bool>& interrupted() {
    static std::atomic<bool> flag = false;
    static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may do nothing else");
    return flag;
}

base::Result<Sprt> parse_sprt(std::string_view text) {
    const auto parts = base::split(text, ',');
    std::vector<double> numbers;
    for (const std::string_view part : parts) {
        double number = 0;
        const auto [end, failure] = std::from_chars(part.data(), part.data() + part.size(), number);
        const bool is_whole = failure == std::errc{} && end == part.data() + part.size();
        if (is_whole && std::isfinite(number)) numbers.push_back(number);
    }
    if (parts.size() != 2 || numbers.size() != 2 || !(numbers[0] < numbers[1]))
        return base::malformed("sprt", "expected two Elo differences, the smaller first: 0,10");
    return Sprt{numbers[0], numbers[1]};
}

base::Result<SeriesPlan> plan_of(const MatchWords& words) {
    const auto choice = catalog::parse_setup(words.setup);
    if (!choice) return choice.error();
    if (choice->module->start(choice->options)->sides().count < 2)
        return base::not_allowed("setup", "there is nobody to play against");
    Go usual;
    usual.movetime = words.time;
    usual.nodes = words.nodes;
    usual.depth = words.depth;
    auto players = parse_players(words.players, usual);
    if (!players) return players.error();
    if (players->size() < 2 || players->size() > kMostPlayers)
        return base::not_allowed("player", base::cat("expected 2 to ", kMostPlayers, " players"));
    SeriesPlan plan{
        {*choice, words.seed, words.opening_steps, words.max_steps, words.clock, words.inc, {}, words.fair},
        std::move(*players),
        words.games,
        words.concurrency,
        words.patience,
        std::nullopt};
    plan.terms.date = fmt::format("{:%Y.%m.%d}", fmt::gmtime(std::chrono::system_clock::now()));
    if (words.sprt.empty()) return plan;
    const auto sprt = parse_sprt(words.sprt);
    if (!sprt) return sprt.error();
    if (plan.players.size() != 2) return base::not_allowed("sprt", "is for two players");
    plan.sprt = *sprt;
    return plan;
}

// On a terminal one line that changes, elsewhere a line now and then.
class Progress {
public:
    explicit Progress(u64 total) : total_(total), is_terminal_(isatty(STDERR_FILENO) == 1) {}

    void show(const Standings& standings) {
        constexpr i64 kTerminal = 500'000;
        constexpr i64 kElsewhere = 30'000'000;
        const i64 now = microseconds_now();
        if (now - shown_ < (is_terminal_ ? kTerminal : kElsewhere)) return;
        shown_ = now;
        const std::string line = base::cat(standings.line(), " of ", total_);
        std::fprintf(stderr, is_terminal_ ? "\r\033[K%.200s" : "%.200s\n", line.c_str());
        std::fflush(stderr);
    }
    void clear() const {
        if (is_terminal_) std::fputs("\r\033[K", stderr);
    }
    void complain(const std::string& line) const {
        clear();
        std::fprintf(stderr, "%s\n", line.c_str());
    }

private:
    u64 total_;
    bool is_terminal_;
    i64 shown_ = microseconds_now();
};

// Where finished matches are kept.
struct Archive {
    std::optional<GrowingFile> log;
    std::optional<GrowingFile> records;

    // The record goes first, so that a match in the log has one.
    base::Status keep(const PlayedMatch& match) {
        if (records && !records->write(match::format_record(match.record)))
            return base::not_allowed("save", "could not be written");
        if (log && !log->write(format_result(match.result) + '\n'))
            return base::not_allowed("log", "could not be written");
        return base::Done{};
    }
};

base::Status check_files(const MatchWords& words) {
    if (words.resume && words.log.empty()) return base::not_allowed("resume", "needs the log to go on with");
    if (words.save.empty()) return base::Done{};
    std::error_code failure;
    const auto place = [&](const std::string& path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, failure), failure);
    };
    if (!words.log.empty() && place(words.save) == place(words.log))
        return base::not_allowed("save", "records and log need files of their own");
    if (!words.resume && has_content(words.save))
        return base::not_allowed("save", "the file exists; resume it or choose another name");
    return base::Done{};
}

base::Result<Archive> open_archive(const MatchWords& words, const SeriesPlan& plan, Series& series) {
    Archive archive;
    if (const auto checked = check_files(words); !checked) return checked.error();
    if (!words.log.empty()) {
        auto log = open_log(words.log, words.resume, series_heading(plan.terms, plan.players),
                            static_cast<unsigned>(plan.players.size()));
        if (!log) return log.error();
        for (const MatchResult& result : log->finished)
            if (const auto taken = series.take(result); !taken) return taken.error();
        archive.log = std::move(log->file);
    }
    if (!words.save.empty()) {
        auto records = GrowingFile::open(words.save, words.resume);
        if (!records) return records.error();
        archive.records = std::move(*records);
    }
    return archive;
}

int run_series(Series& series, Archive& archive, const SeriesPlan& plan, bool json) {
    Progress progress(series.matches());
    base::Status kept = base::Done{};
    const auto finished = [&](const PlayedMatch& match) {
        if (const unsigned culprit = match.result.culprit; culprit > 0)
            progress.complain(base::cat(
                "match ", match.result.number + 1, ": ", plan.players[match.result.seating[culprit - 1]].name,
                ": ", kEndingNames[static_cast<std::size_t>(match.result.ending)], ": ", match.detail));
        kept = archive.keep(match);
        return kept.ok();
    };
    std::signal(SIGINT, [](int) { interrupted() = true; });
    series.run({finished, [&](const Standings& standings) { progress.show(standings); }}, interrupted());
    std::signal(SIGINT, SIG_DFL);
    progress.clear();
    const Standings& standings = series.standings();
    if (series.trouble() && standings.matches() == 0) return refuse(*series.trouble());
    const int code = print(json ? standings.json() + '\n' : standings.table());
    if (!kept) return refuse(kept.error());
    if (series.trouble()) return refuse(*series.trouble());
    return interrupted() ? kInterrupted : code;
}

}  // namespace

int match(const MatchWords& words) {
    const auto plan = plan_of(words);
    if (!plan) return refuse(plan.error());
    Series series(*plan, registered_thinkers());
    auto archive = open_archive(words, *plan, series);
    if (!archive) return refuse(archive.error());
    return run_series(series, *archive, *plan, words.json);
}

}  // namespace thwart::cli
