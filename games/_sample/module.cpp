// Makes the game known to the catalog.

#include "catalog/module.hpp"

#include "games/_sample/eval.hpp"
#include "games/_sample/rules.hpp"
#include "games/_sample/twin.hpp"

namespace thwart::sample {
namespace {

void measure(const bench::Stopwatch& stopwatch) {
    for (const u8 players : {u8{2}, u8{3}, u8{4}}) {
        bench::Plan<Rules> plan;
        plan.label = base::cat(Rules::kName, '/', players);
        plan.setup.players = players;
        plan.perft_depth = 7;
        plan.twin_perft_depth = 6;
        bench::measure_speed<Rules, Twin>(plan, stopwatch);
    }
}

}  // namespace

static_assert(rules::HasChance<Rules> && rules::Retirable<Rules>);

const catalog::Module& game_module();
const catalog::Module& game_module() {
    static const catalog::Module kModule = {Rules::kName, Rules::kKeys, catalog::start_session<Rules>,
                                            catalog::make_greedy<Rules, Eval>, measure};
    return kModule;
}

}  // namespace thwart::sample
