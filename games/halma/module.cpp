// Makes Halma known to the catalog.

#include "catalog/module.hpp"

#include "games/halma/eval.hpp"
#include "games/halma/mind.hpp"
#include "games/halma/race.hpp"
#include "games/halma/rules.hpp"
#include "games/halma/solo.hpp"
#include "games/halma/twin.hpp"

namespace thwart::halma {
namespace {

struct Recipe {
    using Mind = halma::Mind;
    class Plan;
    static catalog::Method method(const Setup& setup) {
        return setup.players == 3 ? catalog::Method::best_reply : catalog::Method::alpha_beta;
    }
    static const catalog::Levels& levels(const Setup& /*setup*/) {
        static constexpr catalog::Limits kSecond{.microseconds = 1'000'000};
        static constexpr catalog::Levels kLevels = {{
            {{.nodes = 2'000}, 2'775, 11'100},
            {{.nodes = 3'300}, 2'060, 8'240},
            {{.nodes = 6'600}, 1'430, 5'720},
            {{.nodes = 14'000}, 870, 3'480},
            {{.nodes = 37'000}, 510, 2'040},
            {{.nodes = 120'000}, 150, 600},
            {{.nodes = 400'000}},
            {kSecond},
        }};
        return kLevels;
    }
};

// Alone, and in a race, the way is solved: the search only knows what to do with others about.
class Recipe::Plan {
public:
    static bool is_ripe(const State& state) { return state.players == 1 || is_race(state); }

    std::optional<search::Outlook<Rules>> follow(const State& state, search::Stopper& stopper,
                                                 bool may_remember) {
        u64 asked = 0;
        u64 nodes = 0;
        SoloEffort effort;
        effort.memory = std::size_t{64} << 20U;
        effort.stop = [&] { return stopper.is_due(asked += kNodesPerAsk); };
        effort.progress = [&](const SoloProgress& each) { nodes = each.positions; };
        const unsigned seat = state.seat;
        SoloLine line = solve_alone(state, seat, effort);
        // A line that was found with more luck earlier is not given up for a longer one.
        if (may_remember && Rules::hash(state) == next_ && (!line.found || line.moves.size() > rest_.size()))
            line = {true, rest_, line.at_least};
        if (!line.found || line.moves.empty() || !Rules::is_legal(state, line.moves[0])) return std::nullopt;
        if (state.players > 1 && !line.is_proven()) return std::nullopt;
        remember(state, line);
        search::Outlook<Rules> found;
        found.lines.push_back({{line.moves[0]}, scores(state, line, effort)});
        if (state.players == 1) found.lines[0].moves = line.moves;
        found.choice = line.moves[0];
        found.depth = static_cast<unsigned>(line.moves.size());
        found.nodes = nodes;
        return found;
    }

private:
    static constexpr u64 kNodesPerAsk = 64;  // positions looked at, more or less

    void remember(const State& state, const SoloLine& line) {
        State next = state;
        Rules::apply(next, line.moves[0]);
        next_ = Rules::hash(next);
        rest_.assign(line.moves.begin() + 1, line.moves.end());
    }

    // The one who is home first wins. That is as sure as can be, but no forced win: others may come back to block. Where
    // time does not suffice to say who that is, the mind has to guess.
    static search::Scores scores(const State& state, const SoloLine& line, const SoloEffort& effort) {
        search::Scores scores{};
        if (state.players == 1) {
            scores[0] = search::win_in(static_cast<unsigned>(line.moves.size()));
            return scores;
        }
        unsigned first = state.seat;
        std::size_t fewest = line.moves.size();
        for (unsigned i = 1; i < state.players; ++i) {
            const unsigned seat = (state.seat + i) % state.players;
            if (has_left(state, seat)) continue;
            const SoloLine other = solve_alone(state, seat, effort);
            if (other.at_least >= fewest) continue;
            if (!other.found || other.moves.size() >= fewest) return guesses(state);
            first = seat;
            fewest = other.moves.size();
        }
        for (unsigned seat = 0; seat < state.players; ++seat)
            scores[seat] = seat == first ? search::kSurest : -search::kSurest;
        return scores;
    }

    static search::Scores guesses(const State& state) {
        const halma::Mind mind;
        const halma::Mind::Insight insight = mind.look(state);
        search::Scores scores{};
        for (unsigned seat = 0; seat < state.players; ++seat)
            scores[seat] = search::guess(mind.score(state, insight, seat));
        return scores;
    }

    u64 next_ = 0;  // the position after the last answer was followed, and what remains of the line
    std::vector<Move> rest_;
};

// The solver of the solo behind the catalog's face.
base::Result<catalog::Solution> solve(const catalog::Session& session, const catalog::SolverEffort& effort,
                                      const catalog::World& world) {
    const auto& typed = dynamic_cast<const catalog::GameSession<Rules>&>(session);
    if (typed.options().players != 1)
        return base::not_allowed("players", "only the game for one is a puzzle");
    SoloEffort solo;
    const i64 end = world.now() + effort.microseconds;
    solo.stop = [&] { return world.now() >= end || (world.cancel != nullptr && *world.cancel); };
    solo.progress = [&](const SoloProgress& each) {
        if (effort.progress) effort.progress({each.best, each.at_least, each.positions});
    };
    solo.memory = effort.memory;
    if (world.crew) {
        solo.workers = effort.threads;
        solo.spread = world.crew;
    }
    const SoloLine line = solve_solo(typed.state(), solo);
    catalog::Solution solution;
    solution.is_found = line.found;
    solution.is_possible = !line.is_unsolvable();
    solution.at_least = line.is_unsolvable() ? 0 : line.at_least;
    State state = typed.state();
    for (const Move move : line.moves) {
        solution.moves.push_back(Rules::format_move(state, move));
        Rules::apply(state, move);
    }
    return solution;
}

void measure(const bench::Stopwatch& stopwatch) {
    struct Table {
        u8 players;
        u8 men;
    };
    for (const Table table : {Table{2, 15}, Table{2, 10}, Table{3, 15}, Table{1, 15}}) {
        bench::Plan<Rules> plan;
        plan.label = base::cat("halma/", table.players, 'x', table.men);
        plan.setup.players = table.players;
        plan.setup.men = table.men;
        plan.perft_depth = 4;
        plan.twin_perft_depth = 3;
        plan.list_steps = 100;
        plan.playout_limit = 1000;  // random play hardly ever brings all men home
        bench::measure_speed<Rules, Twin>(plan, stopwatch);
    }
}

}  // namespace

static_assert(rules::Game<Rules> && rules::FastLegal<Rules> && rules::FastCount<Rules> &&
              rules::FastSample<Rules> && rules::Retirable<Rules>);

const catalog::Module& game_module();
const catalog::Module& game_module() {
    static const catalog::Module kModule = {
        Rules::kName, Rules::kKeys, catalog::start_session<Rules>, catalog::make_player<Rules, Eval, Recipe>,
        measure,      solve};
    return kModule;
}

}  // namespace thwart::halma
