// Makes Barricade known to the catalog.

#include "catalog/module.hpp"

#include "games/barricade/eval.hpp"
#include "games/barricade/rules.hpp"
#include "games/barricade/twin.hpp"

namespace thwart::barricade {
namespace {

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
                                            catalog::make_greedy<Rules, Eval>, measure};
    return kModule;
}

}  // namespace thwart::barricade
