// tuner: finds weights for the computer players by letting them play against themselves.
//
//   tuner quoridor                                  turn all knobs and print where they end
//   tuner quoridor --only fence,vulnerable          turn some
//   tuner quoridor --levels                         find how much the levels 1 to 7 must throw away
//   tuner quoridor --try fence=80 --pairs 500       play a setting against the one in the source

#include "catalog/registry.hpp"
#include "tools/tuner/command.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace thwart::tools {
#define GAME(name) int tune_##name(const rules::Options& options, const Words& words);
#include "games/games.def"
#undef GAME
}  // namespace thwart::tools

namespace {

using namespace thwart;  // NOLINT(google-build-using-namespace)

int run(const tools::Words& words) {
    const auto choice = catalog::parse_setup(words.setup);
    if (!choice) {
        fmt::print(stderr, "tuner: {}\n", choice.error().text());
        return 1;
    }
#define GAME(game) \
    if (choice->module->name == #game) return tools::tune_##game(choice->options, words);
#include "games/games.def"
#undef GAME
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app{"Finds weights for the computer players by self-play", "tuner"};
    tools::Words words;
    app.add_option("SETUP", words.setup, "the game and its options")->required();
    app.add_option("--nodes", words.course.nodes, "per move (2000)");
    app.add_option("--opening-steps", words.terms.opening_steps, "moves by lot at the start (6)");
    app.add_flag("--best-reply", words.terms.best_reply,
                 "more than two sides: only one of the others answers");
    app.add_option("--rounds", words.course.rounds, "how often the knobs are turned (400)");
    app.add_option("--pairs", words.course.pairs, "pairs of games in a round (4), or in all with --try");
    app.add_option("--rate", words.course.rate, "of a knob's step that a won round moves it at first (0.25)");
    app.add_option("--only", words.course.only, "these knobs")->delimiter(',');
    app.add_option("--try", words.trial, "knob=value,...: play this setting against the source's")
        ->delimiter(',');
    app.add_flag("--levels", words.levels,
                 "find the temperatures of the levels; --nodes are those of level 7");
    app.add_option("--seed", words.course.seed, "the same seed gives the same games (1)");
    app.add_option("--threads", words.threads, "(2)")->check(CLI::Range(1, 256));
    CLI11_PARSE(app, argc, argv);
    return run(words);
}
