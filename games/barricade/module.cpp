// Makes Barricade known to the catalog.

#include "catalog/module.hpp"

#include "games/barricade/eval.hpp"
#include "games/barricade/mind.hpp"
#include "games/barricade/rules.hpp"
#include "games/barricade/twin.hpp"

namespace thwart::barricade {
namespace {

struct Recipe {
    using Mind = barricade::Mind;
    static catalog::Method method(const Setup& /*setup*/) { return catalog::Method::alpha_beta; }
    static const catalog::Levels& levels(const Setup& /*setup*/) {
        static constexpr catalog::Limits kSecond{.microseconds = 1'000'000};
        static constexpr catalog::Levels kLevels = {{
            {{.nodes = 2'000, .depth = 1}, 8'000, 30'000},
            {{.nodes = 2'000, .depth = 1}, 5'200, 20'800},
            {{.nodes = 2'000, .depth = 1}, 3'600, 14'400},
            {{.nodes = 1'000}, 2'700, 10'800},
            {{.nodes = 4'000}, 2'000, 8'000},
            {{.nodes = 10'000}, 1'300, 5'200},
            {{.nodes = 20'000}, 700, 2'800},
            {kSecond},
        }};
        return kLevels;
    }
};

void measure(const bench::Stopwatch& stopwatch) {
    for (const u8 players : {u8{2}, u8{4}}) {
        bench::Plan<Rules> plan;
        plan.label = players == 2 ? "barricade/2" : "barricade/4";
        plan.setup.players = players;
        plan.perft_depth = 8;
        plan.twin_perft_depth = 7;
        plan.list_steps = 400;
        bench::measure_speed<Rules, Twin>(plan, stopwatch);
    }
}

}  // namespace

static_assert(rules::Game<Rules> && rules::HasChance<Rules> && rules::FastLegal<Rules> &&
              rules::FastCount<Rules> && rules::FastSample<Rules> && rules::Retirable<Rules>);

const catalog::Module& game_module();
const catalog::Module& game_module() {
    static const catalog::Module kModule = {Rules::kName, Rules::kKeys, catalog::start_session<Rules>,
                                            catalog::make_player<Rules, Eval, Recipe>, measure};
    return kModule;
}

}  // namespace thwart::barricade
