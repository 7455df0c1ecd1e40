// The one implementation of Thinker: a typed search behind the erased face.
//
// A game's module.cpp describes its player as a recipe: what it knows (a mind), which search fits which setup, and what
// its levels may spend. The simple players that every game has for comparison are recipes, too.
#pragma once

#include "base/assert.hpp"
#include "base/random.hpp"
#include "catalog/game_session.hpp"
#include "catalog/thinker.hpp"
#include "rules/playout.hpp"
#include "search/alpha_beta.hpp"
#include "search/greedy.hpp"
#include "search/handicap.hpp"

#include <array>
#include <memory>
#include <utility>

namespace thwart::catalog {

// What a level may spend, and how much of what it sees it throws away.
struct Level {
    Limits limits;
    search::Score temperature = 0;  // see search/handicap.hpp
    search::Score most_loss = 0;
};
using Levels = std::array<Level, kLevels>;

enum class Method : u8 {
    alpha_beta,  // two sides, or everybody else against oneself
    best_reply,  // of the others only one answers
};

template <class R, class G>
concept Recipe = requires(const typename G::Setup setup) {
    requires search::Mind<typename R::Mind, G>;
    { R::method(setup) } -> std::same_as<Method>;
    { R::levels(setup) } -> std::convertible_to<const Levels&>;
};

template <rules::Game G, Recipe<G> R>
class Player final : public Thinker {
public:
    using Mind = typename R::Mind;

    explicit Player(std::size_t table_bytes) : table_(table_bytes) {}

    Thought think(const Session& session, const Question& question, const World& world) override {
        const auto& typed = dynamic_cast<const GameSession<G>&>(session);
        const Level& level = R::levels(typed.options())[std::clamp(question.level, 1U, kLevels) - 1];
        const Limits limits = limits_of(level, question);
        // Only a search limited by time may profit from earlier ones: the others promise the same answer every time.
        table_.begin(limits.nodes == Limits{}.nodes && limits.depth == Limits{}.depth);
        search::Task<G> task;
        task.root = typed.state();
        task.sides = typed.sides();
        task.depth = std::min(limits.depth, search::kDeepest);
        task.lines = question.lines;
        task.best_reply = R::method(typed.options()) == Method::best_reply;
        task.pruning = search::pruning_of<Mind>();
        task.handicap = {level.temperature, level.most_loss, question.seed};
        task.past = question.past;
        const auto progress = [&](const search::Finding<G>& found) {
            if (world.progress) world.progress(thought(task, found));
        };
        return thought(task, search::alpha_beta<G, Mind>(mind_, table_, conditions(limits, world), task,
                                                         question.threads, world.crew, progress));
    }

private:
    static Limits limits_of(const Level& level, const Question& question) {
        if (!question.limits) return level.limits;
        return question.level == kLevels ? *question.limits : tighter(level.limits, *question.limits);
    }

    static std::vector<search::StopCondition> conditions(const Limits& limits, const World& world) {
        std::vector<search::StopCondition> list;
        if (limits.nodes != Limits{}.nodes) list.push_back(search::stop_after_nodes(limits.nodes));
        if (limits.microseconds != Limits{}.microseconds && world.now)
            list.push_back(search::stop_at(world.now, world.now() + limits.microseconds));
        if (world.cancel != nullptr) list.push_back(search::stop_when(*world.cancel));
        return list;
    }

    Thought thought(const search::Task<G>& task, const search::Finding<G>& found) const {
        Thought result;
        const rules::Turn turn = G::turn(task.root);
        if (turn.kind == rules::Turn::Kind::decision) result.move = G::format_move(task.root, found.choice);
        for (const search::Variation<G>& line : found.lines)
            result.lines.push_back(
                {texts(task.root, line.moves), scores(task, task.sides.of[turn.seat.index()], line)});
        result.depth = found.depth;
        result.nodes = found.nodes;
        return result;
    }

    static std::vector<std::string> texts(typename G::State state,
                                          const std::vector<typename G::Move>& moves) {
        std::vector<std::string> list;
        for (const typename G::Move move : moves) {
            list.push_back(G::format_move(state, move));
            G::apply(state, move);
        }
        return list;
    }

    // The search knows the score of its own party. With two sides that says all; with more, the others' scores are
    // what the mind thinks of them at the end of the line.
    search::Scores scores(const search::Task<G>& task, unsigned side,
                          const search::Variation<G>& line) const {
        search::Scores scores{};
        if (task.sides.count == 2) {
            scores[1 - side] = -line.score;
        } else {
            typename G::State state = task.root;
            for (const typename G::Move move : line.moves) G::apply(state, move);
            const bool is_over = G::turn(state).kind == rules::Turn::Kind::over;
            for (unsigned each = 0; each < task.sides.count; ++each)
                scores[each] = is_over ? search::final_score(G::outcome(state), task.sides, each, 0)
                                       : search::guess(mind_.score(state, mind_.look(state), each));
        }
        scores[side] = line.score;
        return scores;
    }

    Mind mind_;
    search::Table table_;
};

// --- the players for comparison ---

// The plain evaluation of a game as a mind.
template <rules::Game G, class Eval>
struct PlainMind {
    struct Insight {};
    static constexpr search::Pruning kPruning = search::kExact;

    Insight look(const typename G::State& /*state*/) const { return {}; }
    search::Score score(const typename G::State& state, const Insight& /*insight*/, unsigned side) const {
        return search::guess(Eval::score(state, rules::Seat(side)));
    }
};

template <rules::Game G, class Eval>
struct ParanoidRecipe {
    using Mind = PlainMind<G, Eval>;
    static Method method(const typename G::Setup& /*setup*/) { return Method::alpha_beta; }
    static const Levels& levels(const typename G::Setup& /*setup*/) {
        constexpr unsigned kUsualDepth = 5;
        static const Levels kAll = [] {
            Levels levels;
            levels.fill({Limits{.depth = kUsualDepth}});
            return levels;
        }();
        return kAll;
    }
};

// Looks one step ahead, or nowhere.
template <rules::Game G, class Eval>
class SimplePlayer final : public Thinker {
public:
    explicit SimplePlayer(Style style) : style_(style) {}

    Thought think(const Session& session, const Question& question, const World& /*world*/) override {
        const auto& typed = dynamic_cast<const GameSession<G>&>(session);
        Thought thought;
        if (session.turn().kind != rules::Turn::Kind::decision) return thought;
        base::Random random(question.seed, G::hash(typed.state()));
        thought.move = G::format_move(typed.state(), style_ == Style::greedy
                                                         ? search::greedy<G, Eval>(typed.state(), random)
                                                         : rules::sample_step<G>(typed.state(), random));
        thought.lines.push_back({{thought.move}, {}});
        thought.nodes = 1;
        return thought;
    }

private:
    Style style_;
};

template <rules::Game G, class Eval, Recipe<G> R>
std::unique_ptr<Thinker> make_player(Style style, std::size_t table_bytes) {
    switch (style) {
        case Style::best: return std::make_unique<Player<G, R>>(table_bytes);
        case Style::paranoid: return std::make_unique<Player<G, ParanoidRecipe<G, Eval>>>(table_bytes);
        case Style::uct: return std::make_unique<SimplePlayer<G, Eval>>(Style::random);
        case Style::greedy:
        case Style::random: return std::make_unique<SimplePlayer<G, Eval>>(style);
    }
    return nullptr;
}

}  // namespace thwart::catalog
