// thwart serve: a place to play, for everybody who can reach this machine.

#include "cli/common.hpp"
#include "server/app.hpp"

#include <csignal>
#include <cstdio>
#include <utility>

namespace thwart::cli {

int serve(const ServeWords& words) {
    auto config = server::read_config(words, server::real_surroundings());
    if (!config) return refuse(config.error());
    std::signal(SIGPIPE, SIG_IGN);  // whoever read the log may be gone; that must not end the matches
    server::AppOptions options;
    options.config = std::move(*config);
    options.version = THWART_VERSION;
    options.log = [](const std::string& line) { std::fwrite(line.data(), 1, line.size(), stderr); };
    options.tell = [](const std::string& text) { (void)print(text); };
    const auto done = server::serve(options);
    return done ? kDone : refuse(done.error());
}

}  // namespace thwart::cli
