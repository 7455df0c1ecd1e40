// How a match in the terminal begins: what the words of the command line ask for, and the table laid for it.
#pragma once

#include "base/result.hpp"
#include "cli/commands.hpp"
#include "cli/play_table.hpp"
#include "match/terms.hpp"
#include "texts/language.hpp"

#include <memory>
#include <optional>
#include <string>

namespace thwart::cli {

// Seat 1 is a person, the others are computers of the usual level, unless the words say otherwise.
base::Result<match::Terms> terms_of(const PlayWords& words);
// "you", "human", "human:NAME" or a level.
base::Result<match::Player> parse_seated(std::string_view text);

inline constexpr unsigned kUsualLevel = 4;
// A person on the first seat, computers on the others.
std::vector<match::Player> usual_players(unsigned seats);

// As asked for, otherwise that of the environment, otherwise English.
base::Result<texts::Language> language_for(const std::optional<std::string>& wanted);

// A new match. With a seed, throws and the computers' choices can be repeated; otherwise they come from the operating
// system's random source.
base::Result<std::unique_ptr<Table>> lay_table(match::Terms terms, std::optional<u64> seed);
// Goes on with a stored match; `path` empty: with the newest.
struct Resumed {
    std::unique_ptr<Table> table;
    bool was_torn = false;
};
base::Result<Resumed> resume_table(std::string path, bool is_timed);

}  // namespace thwart::cli
