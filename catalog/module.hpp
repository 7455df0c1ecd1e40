// A game as the registry knows it: a name, its setup keys, and makers of sessions and thinkers. Each game's
// module.cpp fills one of these in and so instantiates the templates, once.
#pragma once

#include "bench/speed.hpp"
#include "catalog/player.hpp"
#include "catalog/session.hpp"
#include "catalog/solver.hpp"
#include "catalog/thinker.hpp"
#include "rules/options.hpp"

#include <memory>
#include <string_view>

namespace thwart::catalog {

struct Module {
    std::string_view name;
    rules::KeyTable keys;
    std::unique_ptr<Session> (*start)(const rules::Options& options);
    std::unique_ptr<Thinker> (*make_thinker)(Style style, std::size_t table_bytes);
    void (*measure)(const bench::Stopwatch& stopwatch);
    Solve solve = nullptr;  // where a setup for one is a puzzle
};

template <rules::Game G>
std::unique_ptr<Session> start_session(const rules::Options& options) {
    return std::make_unique<GameSession<G>>(options);
}

}  // namespace thwart::catalog
