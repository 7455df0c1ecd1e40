// trainer: lets a computer player learn its score from games against itself.
//
//   trainer play quoridor --out games.bin --seconds 600         play, and keep what the searches found
//   trainer learn quoridor --out weights.net games.bin ...      train a network on it
//   trainer compare quoridor new.net games/quoridor/weights.net
//
// What comes out takes effect as games/NAME/weights.net with the next build.

#include "catalog/registry.hpp"
#include "tools/trainer/command.hpp"

#include <CLI/CLI.hpp>

namespace thwart::tools {
#define GAME(name) int train_##name(const rules::Options& options, const TrainerWords& words);
#include "games/games.def"
#undef GAME
}  // namespace thwart::tools

namespace {

using namespace thwart;  // NOLINT(google-build-using-namespace)

int run(const tools::TrainerWords& words) {
    const auto choice = catalog::parse_setup(words.setup);
    if (!choice) return tools::complain(choice.error().text());
#define GAME(game) \
    if (choice->module->name == #game) return tools::train_##game(choice->options, words);
#include "games/games.def"
#undef GAME
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    using Command = tools::TrainerWords::Command;
    CLI::App app{"Lets a computer player learn its score from games against itself", "trainer"};
    app.require_subcommand(1);
    tools::TrainerWords words;
    const auto add = [&](const char* name, const char* what, Command command, const char* seeded) {
        CLI::App* sub = app.add_subcommand(name, what);
        sub->add_option("SETUP", words.setup, "the game and its options")->required();
        sub->add_option("--threads", words.threads, "(2)")->check(CLI::Range(1, 256));
        sub->add_option("--seed", words.seed, seeded);
        sub->callback([&words, command] { words.command = command; });
        return sub;
    };
    CLI::App* play = add("play", "play games and add them to a file", Command::play,
                         "the same seed gives the same games (1)");
    play->add_option("--out", words.out, "the file")->required();
    play->add_option("--seconds", words.seconds, "how long (60)");
    play->add_option("--games", words.games, "no more than these");
    play->add_option("--nodes", words.play.nodes, "per move (1500)")->check(CLI::Range(1, 1'000'000'000));
    play->add_option("--weights", words.weights, "a network's file, or hand; else the one in the source");
    CLI::App* learn = add("learn", "train a network on games", Command::learn,
                          "of the weights at first, and of the order (1)");
    learn->add_option("GAMES", words.inputs, "files of games")->required();
    learn->add_option("--out", words.out, "the network's file")->required();
    learn->add_option("--weights", words.weights, "a network's file to go on from; else weights by lot");
    learn->add_option("--epochs", words.lesson.epochs, "(20)")->check(CLI::Range(1, 10'000));
    learn->add_option("--of-search", words.lesson.of_search, "share of the search's score in the goal (0.7)")
        ->check(CLI::Range(0.0, 1.0));
    learn->add_option("--batch", words.lesson.batch, "positions a step (8192)")
        ->check(CLI::Range(1, 1 << 20));
    learn->add_option("--rate", words.lesson.rate, "of learning, at first (0.001)");
    CLI::App* compare =
        add("compare", "let two networks play against each other", Command::compare, "of the openings (1)");
    compare->add_option("NETWORKS", words.inputs, "two files")->required()->expected(2);
    compare->add_option("--pairs", words.pairs, "of games (100)")->check(CLI::Range(1, 1'000'000));
    compare->add_option("--nodes", words.play.nodes, "per move (1500)")->check(CLI::Range(1, 1'000'000'000));
    CLI11_PARSE(app, argc, argv);
    words.lesson.threads = words.threads;
    words.lesson.seed = words.seed;
    return run(words);
}
