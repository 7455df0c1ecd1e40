// Threads for the tests of searches that can use several.
#pragma once

#include "search/stop.hpp"

#include <thread>
#include <vector>

namespace thwart::tests {

inline search::Crew crew() {
    return [](unsigned count, const std::function<void(unsigned)>& job) {
        std::vector<std::thread> threads;
        for (unsigned number = 1; number < count; ++number) threads.emplace_back(job, number);
        job(0);
        for (std::thread& thread : threads) thread.join();
    };
}

}  // namespace thwart::tests
