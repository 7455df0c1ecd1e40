#include "cli/common.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace thwart::cli {

base::Result<std::unique_ptr<catalog::Session>> open(const Start& start) {
    auto session = catalog::start(start.setup);
    if (session && start.position)
        if (const auto set = (*session)->set_position(*start.position); !set) return set.error();
    return session;
}

int refuse(const base::Error& error) {
    const std::string line = "thwart: " + error.text() + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
    return kFailed;
}

int print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0)
        return kDone;
    return refuse(base::malformed("output", base::cat("could not be written: ", std::strerror(errno))));
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string ranks(const rules::Outcome& outcome) {
    std::string text;
    for (unsigned seat = 0; seat < outcome.seats; ++seat)
        text += base::cat(seat == 0 ? "" : ",", outcome.rank[seat]);
    return text;
}

}  // namespace thwart::cli
