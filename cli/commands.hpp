// The commands of the program, one file each. They return the exit code: 0 done, 1 refused or failed (with one
// line on standard error). Wrong usage, exit code 2, is found by main.cpp before any of them runs.
#pragma once

#include "base/integers.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;
inline constexpr int kInterrupted = 130;  // what a shell says of a command ended by Ctrl-C

inline constexpr unsigned kDeepestPerft = 20;

// The game a command works on.
struct Start {
    std::string setup;
    std::optional<std::string> position;  // the usual start when absent
};

enum class Colours : u8 { automatic, always, never };

// How drawings look.
struct Look {
    bool ascii = false;
    Colours colours = Colours::automatic;
};

// What a series of matches is asked to be.
struct MatchWords {
    std::string setup;
    std::vector<std::string> players;
    u64 games = 1;  // rounded up to full rotations
    u64 seed = 1;
    u64 opening_steps = 0;
    u64 max_steps = 2'000;
    std::optional<u64> time, nodes, depth;  // per move
    std::optional<u64> clock;               // milliseconds
    u64 inc = 0;
    u64 patience = 1'000;  // milliseconds that an engine may be late
    unsigned concurrency = 1;
    std::string sprt;
    std::string save, log;  // files; none when empty
    bool fair = false;      // throws and draws that `verify` can check
    bool resume = false;
    bool json = false;
};

struct SolveWords {
    Start start;
    unsigned seconds = 60;
    u64 memory = 1'500;  // megabytes
    unsigned threads = 1;
    bool json = false;
};

// A match to be played in the terminal.
struct PlayWords {
    std::string setup;  // empty: the menu asks, or without a full screen the first game is played
    std::optional<std::string> position;
    std::vector<std::string> seats;  // "2=6", "3=human:Anna"
    std::optional<std::string> clock, lang;
    std::optional<std::string> resume;  // a file; empty: the newest unfinished match
    std::string on_leave = "computer";  // or retire
    bool no_repetition = false;
    std::optional<u64> seed;
    Look look;
};

// What is to be analysed.
struct AnalyseWords {
    std::string subject;  // a setup, or a file of records, "-" for standard input
    std::optional<std::string> position;
    std::vector<std::string> moves;
    std::optional<u64> time, nodes, depth;  // per position
    unsigned lines = 3;
    unsigned threads = 1;
    bool json = false;
};

// Which match of a file is shown, and from where.
struct ReplayWords {
    std::string path;
    unsigned match = 1;
    std::optional<u64> at;  // after so many turns
    bool all = false;
    std::optional<std::string> lang;
};

struct ConvertWords {
    std::string input;
    std::string output;  // standard output when empty
    std::string to;      // text or json
};

// Settings of the server by their names (server/config.hpp); what was not given is not in it.
using ServeWords = std::map<std::string, std::vector<std::string>, std::less<>>;

struct CommandTable;

int games(bool json);
int legal(const Start& start);
int legal_lines(const std::string& setup);
int apply(const Start& start, const std::vector<std::string>& steps);
int status(const Start& start);
int show(const Start& start, const Look& look, const std::optional<std::string>& lang);
int perft(const Start& start, unsigned depth, bool divide);
int random_games(const std::string& setup, u64 games, u64 seed);
int bench(const std::string& filter);
int play(const PlayWords& words);
int solve(const SolveWords& words);
int engine();
int engine_check(const std::string& command, const std::string& filter, u64 patience_ms);
int match(const MatchWords& words);
int analyse(const AnalyseWords& words);
int replay(const ReplayWords& words, const Look& look);
int convert(const ConvertWords& words);
int verify(const std::string& path, bool needs_fairness);
int serve(const ServeWords& words);
int backup(const std::string& target, const std::string& data);  // no data: the usual file
int completion(const std::string& shell, const CommandTable& table);
int print_setups(const std::string& beginning);
int man(const CommandTable& table);

}  // namespace thwart::cli
