// Play line by line: for pipes, screen readers, and terminals that cannot do more. The player types moves and a few
// words, and everything that happens is a line.
#pragma once

#include "cli/commands.hpp"
#include "cli/play_texts.hpp"

#include <functional>
#include <iosfwd>
#include <string>

namespace thwart::cli {

// Prints through `out`, which returns an exit code other than kDone when nobody reads any more. The table's match may be in
// any state. Returns the exit code.
int play_lines(Table& table, const texts::Catalogue& words, const Look& look, std::istream& in,
               const std::function<int(std::string_view)>& out);

}  // namespace thwart::cli
