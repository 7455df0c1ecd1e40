// A player of a series as written on the command line: `level=8`, `uct,nodes=1000`, `cmd=./engine --fast`.
#pragma once

#include "base/result.hpp"
#include "cli/engine_words.hpp"
#include "cli/thinkers.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

struct PlayerSpec {
    std::string name;     // as shown; the text itself unless it says otherwise
    std::string command;  // of an engine; empty for one of our own players
    catalog::Style style = catalog::Style::best;
    Go go;  // its limits and level
    unsigned threads = 1;
    std::size_t table_bytes = kUsualTable;
};

base::Result<PlayerSpec> parse_player(std::string_view text);

// All players of a series, with different names; what a player does not limit itself is taken from `usual`.
base::Result<std::vector<PlayerSpec>> parse_players(const std::vector<std::string>& texts, const Go& usual);

}  // namespace thwart::cli
