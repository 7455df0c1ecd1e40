#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "wasm/calls.hpp"
#include "wasm/host.hpp"

#include <array>
#include <atomic>
#include <charconv>
#include <map>
#include <string>

namespace thwart::wasm {
namespace {

// A word of the last argument: "level=3 seed=5 nodes=1000".
struct Word {
    std::string_view name;
    std::string_view value;
};
std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    for (const std::string_view each : base::split(text, ' ')) {
        const std::size_t equal = std::min(each.find('='), each.size());
        words.push_back(
            {each.substr(0, equal), equal < each.size() ? each.substr(equal + 1) : std::string_view()});
    }
    return words;
}

base::Result<u64> number(const Word& word, u64 most = ~u64{0}) {
    u64 value = 0;
    const char* end = word.value.data() + word.value.size();
    const auto [rest, error] = std::from_chars(word.value.data(), end, value);
    if (error != std::errc{} || rest != end || value > most)
        return base::malformed(std::string(word.name), "expected a number in its range");
    return value;
}

struct Wish {
    catalog::Question question;
    std::size_t table = std::size_t{16} << 20U;
    u64 milliseconds = 0;  // 0: no limit of time
};

base::Status read_word(const Word& word, Wish& wish) {
    constexpr u64 kLongest = 86'400'000;
    const auto with = [&](u64 most, const auto& set) -> base::Status {
        const auto value = number(word, most);
        if (!value) return value.error();
        set(*value);
        return base::Done{};
    };
    catalog::Question& question = wish.question;
    const auto limits = [&]() -> catalog::Limits& {
        if (!question.limits) question.limits.emplace();
        return *question.limits;
    };
    if (word.name == "level")
        return with(catalog::kLevels, [&](u64 value) { question.level = static_cast<unsigned>(value); });
    if (word.name == "seed") return with(~u64{0}, [&](u64 value) { question.seed = value; });
    if (word.name == "lines")
        return with(64, [&](u64 value) { question.lines = static_cast<unsigned>(value); });
    if (word.name == "nodes") return with(~u64{0} - 1, [&](u64 value) { limits().nodes = value; });
    if (word.name == "depth")
        return with(1000, [&](u64 value) { limits().depth = static_cast<unsigned>(value); });
    if (word.name == "ms")
        return with(kLongest, [&](u64 value) {
            wish.milliseconds = value;
            limits().microseconds = static_cast<i64>(value) * 1000;
        });
    if (word.name == "table")
        return with(512, [&](u64 value) { wish.table = static_cast<std::size_t>(value) << 20U; });
    if (word.name == "past") {
        for (const std::string_view each : base::split(word.value, ',')) {
            const auto hash = number({word.name, each});
            if (!hash) return hash.error();
            question.past.push_back(*hash);
        }
        return base::Done{};
    }
    return base::malformed(std::string(word.name), "is not known here");
}

base::Result<Wish> parse_wish(std::string_view text) {
    Wish wish;
    if (text.empty()) return wish;
    for (const Word& word : words_of(text))
        if (const auto read = read_word(word, wish); !read) return read.error();
    return wish;
}

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

// The clock is asked every few hundred nodes; that is also where the page's wish to stop is heard.
catalog::World world_of(std::atomic<bool>& cancel) {
    catalog::World world;
    world.cancel = &cancel;
    world.now = [&cancel] {
        if (host_wants_stop()) cancel = true;
        return host_now();
    };
    return world;
}

// A thinker for each game, which may profit from what it has seen. A new one where the table shall be another.
catalog::Thinker& thinker_of(const catalog::Module& module, std::size_t table) {
    struct Kept {
        std::size_t table = 0;
        std::unique_ptr<catalog::Thinker> thinker;
    };
    static std::map<std::string_view, Kept> all;
    Kept& kept = all[module.name];
    if (!kept.thinker || kept.table != table) {
        kept.thinker.reset();
        kept = {table, module.make_thinker(catalog::Style::best, table)};
    }
    return *kept.thinker;
}

// think SETUP POSITION WORDS: level, seed, lines, nodes, depth, ms, past (hashes), table (megabytes).
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
