// Makes Shibuya known to the catalog.

#include "catalog/module.hpp"

#include "games/shibuya/eval.hpp"
#include "games/shibuya/mind.hpp"
#include "games/shibuya/rules.hpp"
#include "games/shibuya/twin.hpp"

namespace thwart::shibuya {
namespace {

struct Recipe {
    using Mind = shibuya::Mind;
    static catalog::Method method(const Setup& /*setup*/) { return catalog::Method::alpha_beta; }
    static const catalog::Levels& levels(const Setup& /*setup*/) {
        static constexpr catalog::Limits kSecond{.microseconds = 1'000'000};
        static constexpr catalog::Levels kLevels = {{
            {{.nodes = 2'000, .depth = 1}, 16'000, 60'000},
            {{.nodes = 2'000, .depth = 1}, 4'200, 16'800},
            {{.nodes = 2'000, .depth = 2}, 4'430, 17'720},
            {{.nodes = 2'000, .depth = 2}, 2'310, 9'240},
            {{.nodes = 2'000}, 1'260, 5'040},
            {{.nodes = 6'000}, 520, 2'080},
            {{.nodes = 32'000}, 120, 480},
            {kSecond},
        }};
        return kLevels;
    }
};

void measure(const bench::Stopwatch& stopwatch) {
    for (const Mode mode : {Mode::classic, Mode::open, Mode::teams}) {
        bench::Plan<Rules> plan;
        plan.label = mode == Mode::classic ? "shibuya/classic"
                     : mode == Mode::open  ? "shibuya/open"
                                           : "shibuya/teams";
        plan.setup.mode = mode;
        plan.playout_limit = 10'000;  // random games need not end; `thwart random` cuts them here, too
        plan.perft_depth = 4;
        plan.twin_perft_depth = 3;
        plan.list_steps = 80;  // half of them after the laying phase
        bench::measure_speed<Rules, Twin>(plan, stopwatch);
    }
}

}  // namespace

static_assert(rules::Game<Rules> && rules::HasChance<Rules> && rules::FastLegal<Rules> &&
              rules::FastCount<Rules> && rules::FastSample<Rules>);

const catalog::Module& game_module();
const catalog::Module& game_module() {
    static const catalog::Module kModule = {Rules::kName, Rules::kKeys, catalog::start_session<Rules>,
                                            catalog::make_player<Rules, Eval, Recipe>, measure};
    return kModule;
}

}  // namespace thwart::shibuya
