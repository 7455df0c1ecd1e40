// The commands of the program, one file each. They return the exit code: 0 done, 1 refused or failed (with one
// line on standard error). Wrong usage, exit code 2, is found by main.cpp before any of them runs.
#pragma once

#include "base/integers.hpp"

#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;

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

int games(bool json);
int legal(const Start& start);
int legal_lines(const std::string& setup);
int apply(const Start& start, const std::vector<std::string>& steps);
int status(const Start& start);
int show(const Start& start, const Look& look);
int perft(const Start& start, unsigned depth, bool divide);
int random_games(const std::string& setup, u64 games, u64 seed);
int bench(const std::string& filter);
int play(const std::string& setup, u64 seed, const Look& look);

}  // namespace thwart::cli
