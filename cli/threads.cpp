#include "cli/threads.hpp"

#include <chrono>
#include <thread>
#include <vector>

namespace thwart::cli {

i64 microseconds_now() {
    using std::chrono::microseconds;
    return std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

search::Crew crew_of_threads() {
    return [](unsigned count, const std::function<void(unsigned)>& job) {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < count; ++i) others.emplace_back(job, i);
        if (count > 0) job(0);
    };
}

}  // namespace thwart::cli
