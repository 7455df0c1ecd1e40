// Makes Shibuya known to the catalog.

#include "catalog/module.hpp"

#include "games/shibuya/eval.hpp"
#include "games/shibuya/rules.hpp"
#include "games/shibuya/twin.hpp"

namespace thwart::shibuya {
namespace {

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
                                            catalog::make_greedy<Rules, Eval>, measure};
    return kModule;
}

}  // namespace thwart::shibuya
