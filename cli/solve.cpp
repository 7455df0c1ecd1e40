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

std::string moves_text(std::size_t count) { return base::cat(count, count == 1 ? " move" : " moves"); }

// One line that is written over and over, for people only.
void show_progress(const catalog::SolverProgress& progress) {
    if (isatty(STDERR_FILENO) == 0) return;
    const std::string best = progress.best == 0 ? "none yet" : moves_text(progress.best);
    fmt::print(stderr, "\r\x1b[Kbest: {}, at least {}; {:.1f} million positions", best, progress.at_least,
               static_cast<double>(progress.positions) / 1e6);
}
void clear_progress() {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\x1b[K");
}

std::string why_unsolved(const catalog::Solution& solution) {
    if (!solution.is_possible) return "there is no solution";
    return base::cat("no solution was found; none has fewer than ", moves_text(solution.at_least));
}

std::string verdict(const catalog::Solution& solution) {
    const std::string moves = moves_text(solution.moves.size());
    if (solution.is_proven()) return moves + ", and none has fewer";
    return base::cat(moves, "; none has fewer than ", solution.at_least);
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
    if (words.json || solution->is_found)
        if (const int code = print(words.json ? as_json(*solution) : as_text(*solution)); code != kDone)
            return code;
    return solution->is_found ? kDone : refuse(base::not_allowed("solve", why_unsolved(*solution)));
}

}  // namespace thwart::cli
