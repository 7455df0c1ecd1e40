// What several commands share.
#pragma once

#include "base/result.hpp"
#include "catalog/session.hpp"
#include "cli/commands.hpp"
#include "rules/canvas.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace thwart::cli {

// The game a command was asked about.
base::Result<std::unique_ptr<catalog::Session>> open(const Start& start);

// Says on standard error, in one line, why not.
int refuse(const base::Error& error);

// Writes to standard output; the exit code says whether all of it arrived.
int print(std::string_view text);

// A variable of the environment; empty where it is not set.
std::string environment(const char* name);

// "1,2,2"
std::string ranks(const rules::Outcome& outcome);

// The drawing with the colours and characters that the terminal can show.
std::string paint(const rules::Canvas& canvas, const Look& look);

}  // namespace thwart::cli
