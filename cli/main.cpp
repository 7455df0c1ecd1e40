// The command line of `thwart`: reads the words, then calls the command.

#include "base/text.hpp"
#include "cli/command_table.hpp"
#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/engine_words.hpp"
#include "cli/load.hpp"
#include "server/config.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <exception>
#include <functional>
#include <sstream>

namespace {

using namespace thwart;  // NOLINT(google-build-using-namespace)

// CLI11 alone would read -1 and 0x1 as numbers, and too large ones as the largest.
const CLI::Validator kWholeNumber(
    [](const std::string& text) {
        u64 value = 0;
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool good = failure == std::errc{} && end == text.data() + text.size();
        return good ? std::string() : base::quote(text) + " is not a whole number, or too large";
    },
    "");

// Beyond these ends a number is a slip, or would overflow where it is multiplied.
CLI::Validator number_from(u64 least, u64 most) {
    return {[least, most](const std::string& text) {
                const auto number = cli::parse_count(text, most);
                if (number && *number >= least) return std::string();
                return base::cat("expected a number from ", least, " to ", most, ", found ",
                                 base::quote(text));
            },
            ""};
}
constexpr u64 kMostGames = 1'000'000;
constexpr u64 kMostSteps = 1'000'000;
// A clock that gained the largest increment with every step is still one that `go` accepts.
constexpr u64 kLongestClock = 1'000'000'000;
constexpr u64 kLargestInc = 100'000;
static_assert(kLongestClock + kMostSteps * kLargestInc <= cli::kLongestTime);
constexpr u64 kMostThreads = 256;
constexpr u64 kMostLines = 256;
constexpr u64 kMostMegabytes = 1'000'000;
constexpr u64 kMostSeconds = cli::kLongestTime / 1'000;

// Everything the words can say; each command uses its part.
struct Words {
    cli::Start start;
    cli::Look look;
    cli::MatchWords match;
    cli::AnalyseWords analyse;
    cli::SolveWords solve;
    cli::PlayWords play;
    cli::ReplayWords replay;
    cli::ConvertWords convert;
    cli::ServeWords serve;
    cli::LoadWords load;
    std::vector<std::string> steps;
    std::string filter;
    std::string command;
    std::string path;
    std::string data;
    std::string shell;
    u64 patience = 2'000;
    std::string colours = "auto";
    std::optional<std::string> lang;
    unsigned depth = 1;
    u64 games = 1;
    u64 seed = 1;
    bool json = false;
    bool lines = false;
    bool divide = false;
    bool fair = false;
};

// ---- the command line as data ----

// "TEXT:{auto,always,never}" names the choices of a value.
std::vector<std::string> choices_in(const std::string& type) {
    const std::size_t begin = type.find('{');
    if (begin == std::string::npos || !type.ends_with('}')) return {};
    std::vector<std::string> choices;
    for (const std::string_view part :
         base::split(std::string_view(type).substr(begin + 1, type.size() - begin - 2), ','))
        choices.emplace_back(part);
    return choices;
}

std::vector<std::string> names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    return names;
}

cli::OptionInfo describe_option(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::string kind = type.substr(0, type.find(':'));
    return {names_of(option),
            option.get_expected_max() == 0 ? ""
            : kind == "UINT"               ? "N"
                                           : kind,
            option.get_description(), choices_in(type)};
}

cli::OperandInfo describe_operand(const CLI::Option& option) {
    return {option.get_name(true), option.get_description(), choices_in(option.get_type_name()),
            option.get_required(), option.get_expected_max() > 1};
}

cli::CommandInfo describe_command(const CLI::App& command) {
    cli::CommandInfo info{command.get_name(), command.get_description(), {}, {}};
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_positional())
            info.operands.push_back(describe_operand(*option));
        else
            info.options.push_back(describe_option(*option));
    }
    return info;
}

// Commands without a group are for our own scripts, and hidden.
cli::CommandTable describe(const CLI::App& app) {
    const cli::CommandInfo whole = describe_command(app);
    const std::string what = whole.what.substr(whole.what.find(": ") + 2);  // without our name
    cli::CommandTable table{whole.name, what, THWART_VERSION, whole.options, {}};
    for (const CLI::App* command :
         app.get_subcommands([](const CLI::App* sub) { return !sub->get_group().empty(); }))
        table.commands.push_back(describe_command(*command));
    return table;
}

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
        add_solve();
        add_engine();
        add_match();
        add_analyse();
        add_record_commands();
        add_server_commands();
        add_descriptions();
    }

    int run(int argc, char** argv) {
        try {
            app_.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            std::ostringstream shown;
            if (app_.exit(error, shown, shown) == 0) return cli::print(shown.str());  // --help, --version
            return complain(is_unknown_command(argc, argv) ? "there is no command " + base::quote(argv[1])
                                                           : error.what());
        }
        words_.look.colours = words_.colours == "always"  ? cli::Colours::always
                              : words_.colours == "never" ? cli::Colours::never
                                                          : cli::Colours::automatic;
        return chosen_();
    }

private:
    bool is_unknown_command(int argc, char** argv) {
        if (argc < 2 || argv[1][0] == '-') return false;
        const auto known = app_.get_subcommands([&](CLI::App* sub) { return sub->get_name() == argv[1]; });
        return known.empty();
    }

    // One line, whatever the arguments were.
    static int complain(std::string what) {
        std::ranges::replace_if(what, [](unsigned char letter) { return letter < ' ' || letter > '~'; }, '?');
        std::fprintf(stderr, "thwart: usage: %s (see thwart --help)\n", what.c_str());
        return cli::kWrongUsage;
    }

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
        sub->add_option("--colour,--color", words_.colours, "auto, always or never")
            ->check(CLI::IsMember({"auto", "always", "never"}));
        return sub;
    }

    CLI::App* with_lang(CLI::App* sub) {
        sub->add_option("--lang", words_.lang, "en, de, fr, it, es, lt, zh-Hans or zh-Hant");
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
        with_lang(with_look(with_position(command("show", "Draw the board", [this] {
            return cli::show(words_.start, words_.look, words_.lang);
        }))));
    }

    void add_perft() {
        CLI::App* perft = with_position(command("perft", "Count the step sequences of a length", [this] {
            return cli::perft(words_.start, words_.depth, words_.divide);
        }));
        perft->add_option("DEPTH", words_.depth, "how many steps")->required()->check(kWholeNumber);
        perft->add_flag("--divide", words_.divide, "also count behind each first step");
    }

    void add_random() {
        CLI::App* random = with_setup(command("random", "Play random games, one a line", [this] {
            return cli::random_games(words_.start.setup, words_.games, words_.seed);
        }));
        random->add_option("--games", words_.games, "how many (1)")->check(kWholeNumber);
        random->add_option("--seed", words_.seed, "the same seed gives the same games (1)")
            ->check(kWholeNumber);
    }

    void add_bench() {
        command("bench", "Measure the speed, each figure beside that of the slow twin", [this] {
            return cli::bench(words_.filter);
        })->add_option("FILTER", words_.filter, "only figures with this in their name");
    }

    void add_play() {
        cli::PlayWords& play = words_.play;
        CLI::App* sub = with_lang(
            with_look(command("play", "Play in the terminal, against the computer or each other", [this] {
                words_.play.look = words_.look;
                words_.play.lang = words_.lang;
                return cli::play(words_.play);
            })));
        sub->add_option("SETUP", play.setup, "the game and its options; without it, a menu asks");
        sub->add_option("--seat", play.seats,
                        "N=you, N=human, N=human:NAME or N=LEVEL (1-8): who plays there")
            ->expected(1)
            ->take_all();
        sub->add_option("--clock", play.clock, "5:00, 5:00+3, 30/turn or 5:00+3,30/turn (none)");
        sub->add_option("--position", play.position, "a position instead of the usual start");
        sub->add_flag("--no-repetition", play.no_repetition, "the third occurrence of a position is no draw");
        sub->add_option("--on-leave", play.on_leave, "what becomes of a seat: computer or retire")
            ->check(CLI::IsMember({"computer", "retire"}));
        sub->add_option("--resume", play.resume, "go on with the newest unfinished match, or with this file")
            ->expected(0, 1)
            ->type_name("FILE")
            ->default_str("")
            ->excludes("SETUP");
        sub->add_option("--seed", play.seed, "the same seed gives the same throws and opponents, for tests")
            ->check(kWholeNumber);
    }

    void add_solve() {
        CLI::App* solve =
            with_position(command("solve", "Solve a puzzle for one: halma:players=1,men=10", [this] {
                words_.solve.start = words_.start;
                words_.solve.json = words_.json;
                return cli::solve(words_.solve);
            }));
        solve->add_option("--seconds", words_.solve.seconds, "give the best so far after that time (60)")
            ->check(number_from(1, kMostSeconds));
        solve->add_option("--memory", words_.solve.memory, "megabytes to use at most (1500)")
            ->check(number_from(1, kMostMegabytes));
        solve->add_option("--threads", words_.solve.threads, "how many work at it (1)")
            ->check(number_from(1, kMostThreads));
        solve->add_flag("--json", words_.json, "as JSON");
    }

    void add_engine() {
        command("engine", "Speak the engine protocol on standard input and output",
                [] { return cli::engine(); });
        CLI::App* check = command("engine-check", "Test whether a program keeps the engine protocol", [this] {
            return cli::engine_check(words_.command, words_.filter, words_.patience);
        });
        check->add_option("COMMAND", words_.command, "how the engine is started, as one word for the shell")
            ->required();
        check->add_option("FILTER", words_.filter, "only checks with this in their name");
        check->add_option("--patience", words_.patience, "milliseconds that an answer may be late (2000)")
            ->check(number_from(1, cli::kLongestTime));
    }

    void add_match() {
        cli::MatchWords& match = words_.match;
        CLI::App* sub = command("match", "Let computer players play against each other, many times",
                                [this] { return cli::match(words_.match); });
        sub->add_option("SETUP", match.setup, "the game and its options")->required();
        sub->add_option("--player", match.players,
                        "level=8, hand, uct, greedy, random or paranoid, with nodes=N, depth=D, time=MS, "
                        "threads=N, hash=MIB, "
                        "name=NAME; or cmd=COMMAND of an engine, last")
            ->required()
            ->expected(1)
            ->take_all();
        const auto number = [&](const char* name, auto& place, u64 least, u64 most, const char* what) {
            return sub->add_option(name, place, what)->check(number_from(least, most));
        };
        number("--games", match.games, 1, kMostGames,
               "how many, rounded up so that everybody plays every seat");
        number("--time", match.time, 1, cli::kLongestTime, "milliseconds per move");
        number("--nodes", match.nodes, 1, cli::kMostNodes, "nodes per move");
        number("--depth", match.depth, 1, cli::kDeepest, "turns to look ahead");
        number("--clock", match.clock, 1, kLongestClock, "milliseconds per seat and match");
        number("--inc", match.inc, 0, kLargestInc, "milliseconds that a turn adds to the clock (0)")
            ->needs("--clock");
        number("--concurrency", match.concurrency, 1, kMostThreads, "matches at the same time (1)");
        number("--opening-steps", match.opening_steps, 0, kMostSteps,
               "first moves made by lot, the same for every seating (0)");
        number("--max-steps", match.max_steps, 1, kMostSteps, "moves after which a match is a draw (2000)");
        number("--seed", match.seed, 0, ~u64{0}, "the same seed gives the same openings and throws (1)");
        number("--patience", match.patience, 0, cli::kLongestTime,
               "milliseconds that an engine may be late (1000)");
        sub->add_option("--sprt", match.sprt, "ELO0,ELO1: stop when one of these differences is refuted");
        sub->add_option("--save", match.save, "write the records to this file")->type_name("FILE");
        sub->add_option("--log", match.log, "write a line for each finished match to this file")
            ->type_name("FILE");
        sub->add_flag("--fair", match.fair, "deal so that the records can be checked with verify");
        sub->add_flag("--resume", match.resume, "go on with the log instead of playing its matches again");
        sub->add_flag("--json", match.json, "the result as JSON");
    }

    void add_analyse() {
        cli::AnalyseWords& analyse = words_.analyse;
        CLI::App* sub =
            command("analyse", "Show the best lines of a position, or the mistakes in recorded matches",
                    [this] { return cli::analyse(words_.analyse); });
        sub->add_option("SUBJECT", analyse.subject,
                        "a setup (quoridor:players=4), or a file of records; - for standard input")
            ->required();
        sub->add_option("--position", analyse.position, "a position instead of the usual start");
        sub->add_option("--moves", analyse.moves, "steps from there");
        const auto number = [&](const char* name, auto& place, u64 most, const char* what) {
            sub->add_option(name, place, what)->check(number_from(1, most));
        };
        number("--time", analyse.time, cli::kLongestTime, "milliseconds per position");
        number("--nodes", analyse.nodes, cli::kMostNodes, "nodes per position");
        number("--depth", analyse.depth, cli::kDeepest, "turns to look ahead");
        number("--lines", analyse.lines, kMostLines, "how many first moves to show (3)");
        number("--threads", analyse.threads, kMostThreads, "threads of the search (1)");
        sub->add_flag("--json", analyse.json, "as JSON");
    }

    CLI::App* with_record(CLI::App* sub, std::string& path) {
        sub->add_option("RECORD", path, "a file of records, as text or JSON; - for standard input")
            ->required();
        return sub;
    }

    void add_record_commands() {
        CLI::App* replay =
            with_lang(with_look(with_record(command("replay", "Step through a recorded match",
                                                    [this] {
                                                        words_.replay.lang = words_.lang;
                                                        return cli::replay(words_.replay, words_.look);
                                                    }),
                                            words_.replay.path)));
        replay->add_option("--match", words_.replay.match, "which one of the file (1)")->check(kWholeNumber);
        replay->add_option("--at", words_.replay.at, "begin after so many turns")->check(kWholeNumber);
        replay->add_flag("--all", words_.replay.all, "print every turn, also on a terminal");
        CLI::App* convert = with_record(command("convert", "Turn records from text into JSON or back",
                                                [this] { return cli::convert(words_.convert); }),
                                        words_.convert.input);
        convert->add_option("--to", words_.convert.to, "text or json")
            ->required()
            ->check(CLI::IsMember({"text", "json"}));
        convert->add_option("-o,--output", words_.convert.output, "write to this file")->type_name("FILE");
        CLI::App* verify = with_record(
            command("verify", "Check recorded matches: their steps, throws and draws, and results",
                    [this] { return cli::verify(words_.path, words_.fair); }),
            words_.path);
        verify->add_flag("--fair", words_.fair, "fail also where throws and draws cannot be checked");
    }

    // The flags are the settings, whose names the environment and the file use, too.
    void add_server_commands() {
        CLI::App* serve =
            command("serve", "Let people play against each other and the computer, over the network",
                    [this] { return cli::serve(words_.serve); });
        for (const server::Setting& setting : server::settings()) {
            const std::string name(setting.name);
            serve->add_option("--" + name, words_.serve[name], std::string(setting.what))
                ->type_name(std::string(setting.value))
                ->expected(1)
                ->multi_option_policy(setting.is_list ? CLI::MultiOptionPolicy::TakeAll
                                                      : CLI::MultiOptionPolicy::TakeLast);
        }
        CLI::App* backup = command("backup", "Copy the data of a server, also while it runs",
                                   [this] { return cli::backup(words_.path, words_.data); });
        backup->add_option("FILE", words_.path, "the copy; it must not be there yet")->required();
        backup->add_option("--data", words_.data, "the data of the server (the usual place)")
            ->type_name("FILE");
        add_load();
    }

    void add_load() {
        cli::LoadWords& load = words_.load;
        CLI::App* sub = command("load", "Measure how much a server carries on this machine",
                                [this] { return cli::load(words_.load); });
        sub->add_option("--folder", load.folder, "for the files of the run, on the disk to be measured (.)")
            ->type_name("DIR")
            ->check(CLI::ExistingDirectory);
        sub->add_option("--seconds", load.seconds, "for each step (10)")->check(CLI::PositiveNumber);
        const auto number = [&](const char* name, unsigned& place, const char* what) {
            sub->add_option(name, place, what)->check(kWholeNumber);
        };
        number("--sockets", load.sockets, "held at once, doing nothing (10000)");
        number("--matches", load.matches, "played at once (1000)");
        number("--storm", load.storm, "sockets that come back in ten seconds (5000)");
        number("--computer-matches", load.computer_matches,
               "with computers on a quarter of the seats (1000)");
        command("load-echo", "A bare echo server, to compare with", [] {
            return cli::load_echo();
        })->group("");
    }

    void add_descriptions() {
        command("completion", "Print a script that completes commands, options and setups",
                [this] { return cli::completion(words_.shell, describe(app_)); })
            ->add_option("SHELL", words_.shell, "bash, zsh or fish")
            ->required()
            ->check(CLI::IsMember({"bash", "zsh", "fish"}));
        command("man", "Print the manual page", [this] { return cli::man(describe(app_)); });
        CLI::App* setups = command("complete-setup", "List the setups that begin like this",
                                   [this] { return cli::print_setups(words_.filter); });
        setups->group("");
        setups->add_option("BEGINNING", words_.filter, "of a setup");
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
