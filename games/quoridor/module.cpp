// Makes Quoridor known to the catalog.

#include "catalog/module.hpp"

#include "games/quoridor/eval.hpp"
#include "games/quoridor/learned_mind.hpp"
#include "games/quoridor/rules.hpp"
#include "games/quoridor/twin.hpp"

namespace thwart::quoridor {
namespace {

struct Recipe {
    using Mind = LearnedMind;
    using HandMind = quoridor::Mind;
    static catalog::Method method(const Setup& setup) {
        return setup.players == 2 ? catalog::Method::alpha_beta : catalog::Method::best_reply;
    }
    static const catalog::Levels& levels(const Setup& setup) {
        static constexpr catalog::Limits kSecond{.microseconds = 1'000'000};
        static constexpr catalog::Levels kTwo = {{
            {{.nodes = 2'000, .depth = 1}, 4'000, 16'000},
            {{.nodes = 2'000, .depth = 1}, 1'350, 5'400},
            {{.nodes = 2'000, .depth = 2}, 1'150, 4'600},
            {{.nodes = 1'200}, 650, 2'600},
            {{.nodes = 6'000}, 130, 520},
            {{.nodes = 25'000}, 20, 80},
            {{.nodes = 100'000}, 0, 0},
            {kSecond},
        }};
        // The score written by hand is blunter: it takes smaller lots to lead it astray.
        static constexpr catalog::Levels kFour = {{
            {{.nodes = 2'000, .depth = 1}, 2'500, 10'000},
            {{.nodes = 2'000, .depth = 1}, 150, 600},
            {{.nodes = 2'000, .depth = 2}, 300, 1'200},
            {{.nodes = 1'500}, 150, 600},
            {{.nodes = 4'000}, 50, 200},
            {{.nodes = 13'000}, 20, 80},
            {{.nodes = 40'000}, 0, 0},
            {kSecond},
        }};
        return setup.players == 2 ? kTwo : kFour;
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
