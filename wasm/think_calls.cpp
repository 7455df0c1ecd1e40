#include "catalog/registry.hpp"
#include "wasm/calls.hpp"
#include "wasm/host.hpp"
#include "wasm/thinking.hpp"

#include <array>
#include <atomic>
#include <string>

namespace thwart::wasm {
namespace {

void write_thought(Json& out, const catalog::Thought& thought, unsigned sides) {
    out.object([&] {
        out.key("move").value(thought.move);
        out.key("depth").value(thought.depth);
        out.key("nodes").value(thought.nodes);
        out.key("lines").list_of(thought.lines, [&](const catalog::Line& line) {
            out.object([&] {
                out.key("steps").list_of(line.steps, [&](const std::string& step) { out.value(step); });
                out.key("scores").list([&] {
                    for (unsigned side = 0; side < sides; ++side) out.value(line.scores[side]);
                });
            });
        });
    });
}

// think SETUP POSITION WORDS
Answer think(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    const auto wish = parse_wish(arguments[2]);
    if (!wish) return wish.error();
    if ((*session)->turn().kind == rules::Turn::Kind::over)
        return base::not_allowed("over", "the game is over");
    std::atomic<bool> cancel{false};
    const unsigned sides = (*session)->sides().count;
    catalog::World world = world_of(cancel);
    world.progress = [sides](const catalog::Thought& thought) {
        Json json;
        write_thought(json, thought, sides);
        host_progress(std::move(json).take());
    };
    catalog::Thinker& thinker = thinker_of(*catalog::parse_setup(arguments[0])->module, wish->table);
    write_thought(out, thinker.think(**session, wish->question, world), sides);
    return base::Done{};
}

// solve SETUP POSITION WORDS: ms, table (megabytes). The best solution of a puzzle for one that is found in time.
Answer solve(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    const auto wish = parse_wish(arguments[2]);
    if (!wish) return wish.error();
    const catalog::Module& module = *catalog::parse_setup(arguments[0])->module;
    if (module.solve == nullptr) return base::not_allowed("setup", "there is nothing to solve in this game");
    std::atomic<bool> cancel{false};
    catalog::SolverEffort effort;
    effort.microseconds = static_cast<i64>(wish->milliseconds) * 1000;
    effort.memory = wish->table;
    effort.progress = [](const catalog::SolverProgress& progress) {
        Json json;
        json.object([&] {
            json.key("best").value(progress.best);
            json.key("at_least").value(progress.at_least);
            json.key("positions").value(progress.positions);
        });
        host_progress(std::move(json).take());
    };
    const auto solution = module.solve(**session, effort, world_of(cancel));
    if (!solution) return solution.error();
    out.object([&] {
        out.key("is_found").value(solution->is_found);
        out.key("is_possible").value(solution->is_possible);
        out.key("is_proven").value(solution->is_proven());
        out.key("at_least").value(solution->at_least);
        out.key("moves").list_of(solution->moves, [&](const std::string& move) { out.value(move); });
    });
    return base::Done{};
}

constexpr std::array kCalls = {NamedCall{"think", think}, NamedCall{"solve", solve}};

}  // namespace

std::span<const NamedCall> think_calls() { return kCalls; }

}  // namespace thwart::wasm
