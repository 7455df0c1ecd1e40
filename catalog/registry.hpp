// All games of games/games.def.
#pragma once

#include "base/result.hpp"
#include "catalog/module.hpp"
#include "catalog/session.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace thwart::catalog {

std::span<const Module* const> modules();

// A setup text read: the game and its options.
struct Choice {
    const Module* module;
    rules::Options options;
};
base::Result<Choice> parse_setup(std::string_view text);

// A new game of this setup.
base::Result<std::unique_ptr<Session>> start(std::string_view setup);

}  // namespace thwart::catalog
