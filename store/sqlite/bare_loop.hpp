// The yardstick for appends: a loop that inserts the same rows into one table of a SQLite file of its own, in commits of a
// given size, with the same journal and the same flush, and nothing else. What the disk and SQLite can do.
#pragma once

#include "base/result.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace thwart::store {

struct BareLoop {
    double events_a_second = 0;
    double commits_a_second = 0;
};

// Makes the file `path`, measures for about that long, and removes it. `now` is a steady clock.
base::Result<BareLoop> measure_bare_loop(const std::string& path, std::size_t group,
                                         std::chrono::nanoseconds time,
                                         const std::function<std::chrono::nanoseconds()>& now);

}  // namespace thwart::store
