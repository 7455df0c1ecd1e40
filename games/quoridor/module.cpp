// Makes Quoridor known to the catalog.

#include "catalog/module.hpp"

#include "games/quoridor/eval.hpp"
#include "games/quoridor/mind.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/twin.hpp"

namespace thwart::quoridor {
namespace {

struct Recipe {
    using Mind = quoridor::Mind;
    static catalog::Method method(const Setup& setup) {
        return setup.players == 2 ? catalog::Method::alpha_beta : catalog::Method::best_reply;
    }
    static const catalog::Levels& levels(const Setup& /*setup*/) {
        static constexpr catalog::Limits kSecond{.microseconds = 1'000'000};
        static constexpr catalog::Levels kLevels = {{
            {{.nodes = 100, .depth = 1}, 800, 3000},
            {{.nodes = 200, .depth = 1}, 500, 2000},
            {{.nodes = 1'000, .depth = 2}, 300, 1500},
            {{.nodes = 2'000, .depth = 2}, 200, 1000},
            {{.nodes = 5'000, .depth = 3}, 100, 500},
            {{.nodes = 10'000, .depth = 4}, 60, 300},
            {{.nodes = 30'000}, 30, 100},
            {kSecond},
        }};
        return kLevels;
    }
};

void measure(const bench::Stopwatch& stopwatch) {
    for (const u8 players : {u8{2}, u8{4}}) {
        bench::Plan<Rules> plan;
        plan.label = players == 2 ? "quoridor/2" : "quoridor/4";
        plan.setup.players = players;
        plan.perft_depth = players == 2 ? 4 : 3;
        plan.twin_perft_depth = 3;
        plan.list_steps = 18;
        bench::measure_speed<Rules, Twin>(plan, stopwatch);
    }
}

}  // namespace

static_assert(rules::Game<Rules> && rules::FastLegal<Rules> && rules::FastCount<Rules> &&
              rules::FastSample<Rules> && rules::FastPlayout<Rules> && rules::Retirable<Rules>);

const catalog::Module& game_module();
const catalog::Module& game_module() {
    static const catalog::Module kModule = {Rules::kName, Rules::kKeys, catalog::start_session<Rules>,
                                            catalog::make_player<Rules, Eval, Recipe>, measure};
    return kModule;
}

}  // namespace thwart::quoridor
