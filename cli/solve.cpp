// thwart solve: the shortest solution of a puzzle for one, and how short it could be at best.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/threads.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace thwart::cli {
namespace {

constexpr std::size_t kMegabyte = 1'000'000;
constexpr i64 kSecond = 1'000'000;

// One line that is written over and over, for people only.
void show_progress(const catalog::SolverProgress& progress) {
    if (isatty(STDERR_FILENO) == 0) return;
    const std::string best = progress.best == 0 ? "none yet" : std::to_string(progress.best) + " moves";
    fmt::print(stderr, "\r\x1b[Kbest: {}, at least {}; {:.1f} million positions", best, progress.at_least,
               static_cast<double>(progress.positions) / 1e6);
}
void clear_progress() {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\x1b[K");
}

std::string verdict(const catalog::Solution& solution) {
    if (!solution.is_possible) return "there is no solution";
    if (!solution.is_found)
        return fmt::format("no solution found; none has fewer than {} moves", solution.at_least);
    if (solution.is_proven()) return fmt::format("{} moves, and none has fewer", solution.moves.size());
    return fmt::format("{} moves; none has fewer than {}", solution.moves.size(), solution.at_least);
}

std::string as_text(const catalog::Solution& solution) {
    constexpr std::size_t kPerLine = 10;
    std::string text = verdict(solution) + '\n';
    for (std::size_t i = 0; i < solution.moves.size(); ++i)
        text += solution.moves[i] + ((i + 1) % kPerLine == 0 || i + 1 == solution.moves.size() ? '\n' : ' ');
    return text;
}

std::string as_json(const catalog::Solution& solution) {
    std::vector<std::string> moves;
    moves.reserve(solution.moves.size());
    for (const std::string& move : solution.moves) moves.push_back(json_text(move));
    return JsonObject()
               .add("possible", solution.is_possible ? "true" : "false")
               .add("found", solution.is_found ? "true" : "false")
               .add("proven", solution.is_proven() ? "true" : "false")
               .add("at_least", std::to_string(solution.at_least))
               .add("moves", json_list(moves))
               .text() +
           '\n';
}

}  // namespace

int solve(const SolveWords& words) {
    const auto session = open(words.start);
    if (!session) return refuse(session.error());
    const auto choice = catalog::parse_setup(words.start.setup);
    if (choice->module->solve == nullptr)
        return refuse(base::not_allowed("setup", "this game has no puzzle for one"));
    catalog::SolverEffort effort;
    effort.microseconds = static_cast<i64>(words.seconds) * kSecond;
    effort.memory = words.memory * kMegabyte;
    effort.threads = words.threads;
    effort.progress = show_progress;
    catalog::World world;
    world.now = microseconds_now;
    world.crew = crew_of_threads();
    const auto solution = choice->module->solve(**session, effort, world);
    clear_progress();
    if (!solution) return refuse(solution.error());
    if (const int code = print(words.json ? as_json(*solution) : as_text(*solution)); code != kDone)
        return code;
    return solution->is_found ? kDone : kFailed;
}

}  // namespace thwart::cli
