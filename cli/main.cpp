// The command line of `thwart`: reads the words, then calls the command.

#include "cli/commands.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <functional>
#include <map>

namespace {

using namespace thwart;  // NOLINT(google-build-using-namespace)

// Everything the words can say; each command uses its part.
struct Words {
    cli::Start start;
    cli::Look look;
    std::vector<std::string> steps;
    std::string filter;
    unsigned depth = 1;
    u64 games = 1;
    u64 seed = 1;
    bool json = false;
    bool lines = false;
    bool divide = false;
};

class CommandLine {
public:
    CommandLine() {
        app_.set_version_flag("--version", THWART_VERSION);
        app_.require_subcommand(1);
        add_games();
        add_position_commands();
        add_perft();
        add_random();
        add_bench();
        add_play();
    }

    int run(int argc, char** argv) {
        try {
            app_.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            if (error.get_exit_code() == 0) return app_.exit(error);  // --help, --version
            std::fprintf(stderr, "thwart: usage: %s (see thwart --help)\n", error.what());
            return cli::kWrongUsage;
        }
        return chosen_();
    }

private:
    CLI::App* command(const char* name, const char* what, std::function<int()> action) {
        CLI::App* sub = app_.add_subcommand(name, what);
        sub->callback([this, action = std::move(action)] { chosen_ = action; });
        return sub;
    }
    CLI::App* with_setup(CLI::App* sub) {
        sub->add_option("SETUP", words_.start.setup, "the game and its options: quoridor, quoridor:players=4")
            ->required();
        return sub;
    }
    CLI::App* with_position(CLI::App* sub) {
        with_setup(sub)->add_option("--position", words_.start.position,
                                    "a position instead of the usual start");
        return sub;
    }
    CLI::App* with_look(CLI::App* sub) {
        sub->add_flag("--ascii", words_.look.ascii, "draw with plain ASCII characters");
        const std::map<std::string, cli::Colours> choices = {{"auto", cli::Colours::automatic},
                                                             {"always", cli::Colours::always},
                                                             {"never", cli::Colours::never}};
        sub->add_option("--colour,--color", words_.look.colours, "auto, always or never")
            ->transform(CLI::CheckedTransformer(choices).description(""));
        return sub;
    }

    void add_games() {
        command("games", "List the games with their keys, values and defaults", [this] {
            return cli::games(words_.json);
        })->add_flag("--json", words_.json, "as JSON");
    }

    void add_position_commands() {
        CLI::App* legal = with_position(
            command("legal", "List the legal steps, at a chance step with their weights", [this] {
                return words_.lines ? cli::legal_lines(words_.start.setup) : cli::legal(words_.start);
            }));
        legal->add_flag("--stdin", words_.lines, "read positions, one a line, and answer each with one line")
            ->excludes("--position");
        with_position(command("apply", "Print the position after some steps", [this] {
            return cli::apply(words_.start, words_.steps);
        }))->add_option("STEP", words_.steps, "steps in order");
        with_position(command("status", "Say whose turn it is, or how the game came out",
                              [this] { return cli::status(words_.start); }));
        with_look(with_position(
            command("show", "Draw the board", [this] { return cli::show(words_.start, words_.look); })));
    }

    void add_perft() {
        CLI::App* perft = with_position(command("perft", "Count the step sequences of a length", [this] {
            return cli::perft(words_.start, words_.depth, words_.divide);
        }));
        perft->add_option("DEPTH", words_.depth, "how many steps")->required();
        perft->add_flag("--divide", words_.divide, "also count behind each first step");
    }

    void add_random() {
        CLI::App* random = with_setup(command("random", "Play random games, one a line", [this] {
            return cli::random_games(words_.start.setup, words_.games, words_.seed);
        }));
        random->add_option("--games", words_.games, "how many (1)");
        random->add_option("--seed", words_.seed, "the same seed gives the same games (1)");
    }

    void add_bench() {
        command("bench", "Measure the speed, each figure beside that of the slow twin", [this] {
            return cli::bench(words_.filter);
        })->add_option("FILTER", words_.filter, "only figures with this in their name");
    }

    void add_play() {
        words_.start.setup = "quoridor";
        CLI::App* play = with_look(command("play", "Play in the terminal against the computer", [this] {
            return cli::play(words_.start.setup, words_.seed, words_.look);
        }));
        play->add_option("SETUP", words_.start.setup, "the game and its options (quoridor)");
        play->add_option("--seed", words_.seed, "the same seed gives the same opponent (1)");
    }

    CLI::App app_{"Thwart: games of getting across while getting in the way", "thwart"};
    Words words_;
    std::function<int()> chosen_;
};

}  // namespace

int main(int argc, char** argv) {
    try {
        return CommandLine().run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "thwart: %s\n", error.what());
        return cli::kFailed;
    }
}
