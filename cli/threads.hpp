// What the program lends to searches, which own neither clocks nor threads.
#pragma once

#include "search/stop.hpp"

namespace thwart::cli {

// Microseconds since some moment; never goes back.
i64 microseconds_now();

// Runs every job on a thread of its own, the first on the caller's.
search::Crew crew_of_threads();

}  // namespace thwart::cli
