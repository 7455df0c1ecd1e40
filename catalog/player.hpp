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
#include "search/max_n.hpp"
#include "search/mcts.hpp"

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
    max_n,       // every side for itself
    mcts,        // the same by sampling
};

template <class R, class G>
concept Recipe = requires(const typename G::Setup setup) {
    requires search::Mind<typename R::Mind, G>;
    { R::method(setup) } -> std::same_as<Method>;
    { R::levels(setup) } -> std::convertible_to<const Levels&>;
};

// A recipe may know for some positions how play will go, by a plan of its own in place of the search. The plan is asked
// whether the moment has come, then for what it found before the stopper was due; it may remember earlier answers where
// the same question need not get the same answer.
template <class R, class G>
concept Plans = requires(typename R::Plan plan, const typename G::State state, search::Stopper stopper) {
    { R::Plan::is_ripe(state) } -> std::same_as<bool>;
    { plan.follow(state, stopper, true) } -> std::same_as<std::optional<search::Outlook<G>>>;
};

template <class R>
struct PlanOf {
    struct Type {};
};
template <class R>
    requires requires { typename R::Plan; }
struct PlanOf<R> {
    using Type = typename R::Plan;
};

namespace detail {

inline std::vector<search::StopCondition> conditions(const Limits& limits, const World& world) {
    constexpr u64 kNodesForTime = 300'000;  // where there is no clock
    std::vector<search::StopCondition> list;
    if (limits.nodes != Limits{}.nodes) list.push_back(search::stop_after_nodes(limits.nodes));
    if (limits.microseconds != Limits{}.microseconds)
        list.push_back(world.now ? search::stop_after_time(world.now, limits.microseconds)
                                 : search::stop_after_nodes(kNodesForTime));
    if (world.cancel != nullptr) list.push_back(search::stop_when(*world.cancel));
    return list;
}

template <rules::Game G>
Thought thought(const typename G::State& root, const search::Outlook<G>& found) {
    Thought result;
    if (G::turn(root).kind == rules::Turn::Kind::decision) result.move = G::format_move(root, found.choice);
    for (const search::Prospect<G>& line : found.lines) {
        typename G::State state = root;
        Line text{{}, line.scores};
        for (const typename G::Move move : line.moves) {
            text.steps.push_back(G::format_move(state, move));
            G::apply(state, move);
        }
        result.lines.push_back(std::move(text));
    }
    result.depth = found.depth;
    result.nodes = found.nodes;
    return result;
}

}  // namespace detail

template <rules::Game G, Recipe<G> R>
class Player final : public Thinker {
public:
    using Mind = typename R::Mind;
    using Plan = typename PlanOf<R>::Type;

    explicit Player(std::size_t table_bytes) : table_bytes_(table_bytes), table_(table_bytes) {}

    Thought think(const Session& session, const Question& question, const World& world) override {
        const auto& typed = dynamic_cast<const GameSession<G>&>(session);
        const Level& level = R::levels(typed.options())[std::clamp(question.level, 1U, kLevels) - 1];
        Limits limits = limits_of(level, question);
        search::Task<G> task;
        task.root = typed.state();
        task.sides = typed.sides();
        task.depth = std::min(limits.depth, search::kDeepest);
        task.lines = question.lines;
        task.pruning = search::pruning_of<Mind>(task.root);
        task.handicap = {level.temperature, level.most_loss, question.seed};
        task.past = question.past;
        task.idle = question.idle;
        if constexpr (Plans<R, G>)
            // Who asks for a depth wants to know what can be seen from there, and a plan has no depth to stop at. Who draws
            // lots among what is seen has no use for one either.
            if (!task.handicap.is_on() && question.lines == 1 && limits.depth == Limits{}.depth &&
                Plan::is_ripe(task.root)) {
                limits = half(limits);  // the rest is for the search, should the plan fail
                search::Stopper stopper(detail::conditions(limits, world));
                if (const auto found = plan_.follow(task.root, stopper, is_timed(limits)))
                    return detail::thought<G>(task.root, *found);
            }
        switch (R::method(typed.options())) {
            case Method::best_reply: task.best_reply = true; [[fallthrough]];
            case Method::alpha_beta: return alpha_beta(task, limits, question, world);
            case Method::max_n: return max_n(task, limits, world);
            case Method::mcts: return mcts(task, limits, question, world);
        }
        return {};
    }

private:
    // Only a search limited by time may profit from earlier ones: the others promise the same answer every time.
    static bool is_timed(const Limits& limits) {
        return limits.nodes == Limits{}.nodes && limits.depth == Limits{}.depth;
    }
    static Limits half(Limits limits) {
        if (limits.nodes != Limits{}.nodes) limits.nodes /= 2;
        if (limits.microseconds != Limits{}.microseconds) limits.microseconds /= 2;
        return limits;
    }

    static Limits limits_of(const Level& level, const Question& question) {
        if (!question.limits) return level.limits;
        return question.level == kLevels ? *question.limits : tighter(level.limits, *question.limits);
    }

    Thought alpha_beta(const search::Task<G>& task, const Limits& limits, const Question& question,
                       const World& world) {
        auto conditions = detail::conditions(limits, world);  // from now on time is counted
        table_.begin(is_timed(limits));
        const auto show = [&](const search::Finding<G>& found) {
            return detail::thought<G>(task.root, outlook(task, found));
        };
        return show(search::alpha_beta<G, Mind>(mind_, table_, conditions, task, question.threads, world.crew,
                                                reporter(world, show)));
    }

    Thought max_n(const search::Task<G>& task, const Limits& limits, const World& world) {
        const auto show = [&](const search::Outlook<G>& found) {
            return detail::thought<G>(task.root, found);
        };
        search::Stopper stopper(detail::conditions(limits, world));
        return show(search::MaxN<G, Mind>(mind_, std::move(stopper), task).run(reporter(world, show)));
    }

    Thought mcts(const search::Task<G>& task, const Limits& limits, const Question& question,
                 const World& world) {
        using Leaf = search::Judgement<G, Mind>;
        if (!tree_) tree_ = std::make_unique<search::Tree>(table_bytes_);
        const Leaf leaf(mind_, task.sides, task.pruning);
        const auto show = [&](const search::Outlook<G>& found) {
            return detail::thought<G>(task.root, found);
        };
        search::Mcts<G, Leaf, search::Puct> search(leaf, {}, *tree_, task, question.seed);
        return show(search.run(detail::conditions(limits, world), question.threads, world.crew,
                               reporter(world, show)));
    }

    static auto reporter(const World& world, const auto& show) {
        return [&world, &show](const auto& found) {
            if (world.progress) world.progress(show(found));
        };
    }

    // Alpha-beta knows the score of its own party. With two sides that says all; with more, the others share the rest as the
    // mind thinks of them at the end of the line.
    search::Outlook<G> outlook(const search::Task<G>& task, const search::Finding<G>& found) const {
        search::Outlook<G> result{{}, found.choice, found.depth, found.nodes};
        for (const search::Variation<G>& line : found.lines)
            result.lines.push_back({line.moves, scores(task, line)});
        return result;
    }

    search::Scores scores(const search::Task<G>& task, const search::Variation<G>& line) const {
        search::Scores scores{};
        const unsigned side = task.sides.of[G::turn(task.root).seat.index()];
        if (task.sides.count == 2) {
            scores[1 - side] = -line.score;
        } else {
            share_rest(task, line, side, scores);
        }
        scores[side] = line.score;
        return scores;
    }

    void share_rest(const search::Task<G>& task, const search::Variation<G>& line, unsigned side,
                    search::Scores& scores) const {
        typename G::State state = task.root;
        for (const typename G::Move move : line.moves) G::apply(state, move);
        const auto steps = static_cast<unsigned>(line.moves.size());
        const bool is_over = G::turn(state).kind == rules::Turn::Kind::over;
        if (is_over && search::is_certain(line.score)) {
            for (unsigned each = 0; each < task.sides.count; ++each)
                scores[each] = search::final_score(G::outcome(state), task.sides, each, steps);
            return;
        }
        std::array<i64, rules::kMaxSeats> shares{};
        i64 all = 0;
        for (unsigned each = 0; each < task.sides.count; ++each) {
            if (each == side || has_left(task, each)) continue;
            const search::Score score = is_over
                                            ? search::final_score(G::outcome(state), task.sides, each, steps)
                                            : mind_.score(state, mind_.look(state), each);
            shares.at(each) = search::guess(score) + search::kWin;
            all += shares.at(each);
        }
        const i64 rest = search::kWin - search::guess(line.score);
        for (unsigned each = 0; each < task.sides.count; ++each)
            scores[each] =
                shares.at(each) == 0
                    ? search::loss_in(0)
                    : search::guess(static_cast<search::Score>(shares.at(each) * rest / all - search::kWin));
    }

    // Whether nobody plays for that side any more.
    static bool has_left(const search::Task<G>& task, unsigned side) {
        if constexpr (rules::Retirable<G>) {
            for (u8 seat = 0; seat < task.sides.seats; ++seat)
                if (task.sides.of[seat] == side && !G::is_retired(task.root, rules::Seat(seat))) return false;
            return true;
        }
        return false;
    }

    Mind mind_;
    Plan plan_;
    std::size_t table_bytes_;
    search::Table table_;
    std::unique_ptr<search::Tree> tree_;  // made when first needed
};

// --- the players for comparison ---

// A recipe whose mind has learned its score may name the one that has not.
template <class R>
struct HandRecipe : R {
    using Mind = typename R::HandMind;
};

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

// Monte-Carlo tree search as it is usually written first: all moves alike, played out at random.
template <rules::Game G>
class UctPlayer final : public Thinker {
public:
    explicit UctPlayer(std::size_t tree_bytes) : tree_(tree_bytes) {}

    Thought think(const Session& session, const Question& question, const World& world) override {
        using Leaf = search::Playouts<G>;
        constexpr u64 kLongestPlayout = 1000;  // random play need not end
        constexpr Limits kUsualLimits{.nodes = 1000};
        const auto& typed = dynamic_cast<const GameSession<G>&>(session);
        search::Task<G> task;
        task.root = typed.state();
        task.sides = typed.sides();
        task.lines = question.lines;
        task.past = question.past;
        const Leaf leaf(task.sides, kLongestPlayout);
        Limits limits = question.limits.value_or(kUsualLimits);
        // Samples have no depth, so a limit of depth alone would be none.
        if (limits == Limits{.depth = limits.depth} && limits.depth != Limits{}.depth) limits = kUsualLimits;
        const auto conditions = detail::conditions(limits, world);
        search::Mcts<G, Leaf, search::Ucb1> search(leaf, {}, tree_, task, question.seed);
        return detail::thought<G>(task.root, search.run(conditions, question.threads, world.crew, nullptr));
    }

private:
    search::Tree tree_;
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
        case Style::hand:
            if constexpr (requires { typename R::HandMind; })
                return std::make_unique<Player<G, HandRecipe<R>>>(table_bytes);
            [[fallthrough]];
        case Style::best: return std::make_unique<Player<G, R>>(table_bytes);
        case Style::paranoid: return std::make_unique<Player<G, ParanoidRecipe<G, Eval>>>(table_bytes);
        case Style::uct: return std::make_unique<UctPlayer<G>>(table_bytes);
        case Style::greedy:
        case Style::random: return std::make_unique<SimplePlayer<G, Eval>>(style);
    }
    return nullptr;
}

}  // namespace thwart::catalog
