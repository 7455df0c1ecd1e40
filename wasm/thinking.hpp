// What all calls that think have in common: the words of their last argument, the world they run in, and the thinkers.
#pragma once

#include "base/result.hpp"
#include "catalog/registry.hpp"

#include <atomic>
#include <cstddef>
#include <string_view>

namespace thwart::wasm {

struct Wish {
    catalog::Question question;
    std::size_t table = std::size_t{16} << 20U;
    u64 milliseconds = 0;  // 0: no limit of time
};

// "level=3 seed=5 nodes=1000": level, seed, lines, nodes, depth, ms, past (hashes), idle (turns), table (megabytes).
base::Result<Wish> parse_wish(std::string_view text);

// The clock is asked every few hundred nodes; that is also where the page's wish to stop is heard.
catalog::World world_of(std::atomic<bool>& cancel);

// A thinker for each game, which may profit from what it has seen. A new one where the table shall be another.
catalog::Thinker& thinker_of(const catalog::Module& module, std::size_t table);

}  // namespace thwart::wasm
