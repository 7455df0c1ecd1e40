// Makes Quoridor known to the catalog.

#include "catalog/module.hpp"

#include "games/quoridor/eval.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/twin.hpp"

namespace thwart::quoridor {
namespace {

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
                                            catalog::make_greedy<Rules, Eval>, measure};
    return kModule;
}

}  // namespace thwart::quoridor
