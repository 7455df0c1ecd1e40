// The server as a whole: makes the parts, ties them together and runs them until it is told to stop. The only place that
// knows all of them; `thwart serve` is a call of this.
#pragma once

#include "base/result.hpp"
#include "server/config.hpp"

#include <functional>
#include <string>

namespace thwart::server {

struct AppOptions {
    Config config;
    std::string version;
    std::function<void(const std::string&)> log;   // whole lines
    std::function<void(const std::string&)> tell;  // for whoever started it, once it is open
};

// Until SIGTERM or SIGINT, and then until everything that was accepted is stored and everybody has been told. The error says
// why it could not start.
base::Status serve(const AppOptions& options);

}  // namespace thwart::server
