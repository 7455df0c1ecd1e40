// The one clock of the server: what the wall showed at the start, and from then on only what a steady clock adds. However
// the wall clock is set meanwhile, no match notices.
#pragma once

#include "match/clock.hpp"

#include <chrono>

namespace thwart::server {

template <class Wall = std::chrono::system_clock, class Steady = std::chrono::steady_clock>
class SteadyWall {
public:
    // Milliseconds since 1970.
    [[nodiscard]] match::Time now() const {
        return wall_ + std::chrono::duration_cast<match::Time>(Steady::now() - start_);
    }

private:
    typename Steady::time_point start_ = Steady::now();
    match::Time wall_ = std::chrono::duration_cast<match::Time>(Wall::now().time_since_epoch());
};

}  // namespace thwart::server
