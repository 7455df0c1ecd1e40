// thwart random: random games, one per line.

#include "base/random.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"

namespace thwart::cli {

int random_games(const std::string& setup, u64 games, u64 seed) {
    constexpr unsigned kLongest = 10'000;
    const auto start = catalog::start(setup);
    if (!start) return refuse(start.error());
    for (u64 game = 0; game < games; ++game) {
        const auto session = (*start)->clone();
        base::Random random(seed, game);
        std::string line;
        for (unsigned step = 0; step < kLongest && session->turn().kind != rules::Turn::Kind::over; ++step)
            line += (step == 0 ? "" : " ") + session->play_random(random);
        const bool over = session->turn().kind == rules::Turn::Kind::over;
        line += base::cat(" = ", over ? ranks(session->outcome()) : "cut", '\n');
        if (const int code = print(line); code != kDone) return code;
    }
    return kDone;
}

}  // namespace thwart::cli
