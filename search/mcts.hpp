// Monte-Carlo tree search for any number of sides, with chance, on one tree and any number of threads.
//
// Each simulation walks down the tree, judges the position where it leaves it, and adds the scores to the nodes on its
// way. A seat goes where its own side does best, so this is max-n by sampling; at chance steps the outcomes are drawn
// by weight. Where the end is in sight, wins are proven instead of averaged, and then announced as certain.
//
// Selection adds up quotients only, never products, so there is nothing that a compiler could fuse and round in another
// way: one thread with the same seed finds the same on every machine.
#pragma once

#include "base/fixed_list.hpp"
#include "base/random.hpp"
#include "rules/game.hpp"
#include "search/leaf.hpp"
#include "search/logarithm.hpp"
#include "search/score.hpp"
#include "search/stop.hpp"
#include "search/task.hpp"
#include "search/tree.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace thwart::search {

// --- which child to look at next; averages lie between -1 and 1 ---

// Trusts the averages, and widens them the more the less often a child was visited.
struct Ucb1 {
    static constexpr bool kJudgesUnseen = false;
    double exploration = 1.0;

    [[nodiscard]] double scale(double visits) const { return exploration * std::sqrt(logarithm(visits)); }
    [[nodiscard]] static double bonus(double scale, double visits, float /*prior*/) {
        return visits == 0 ? std::numeric_limits<double>::infinity() : scale / std::sqrt(visits);
    }
};

// Trusts the priors until visits say otherwise.
struct Puct {
    static constexpr bool kJudgesUnseen = true;
    double exploration = 1.5;
    double caution = 0.1;  // an unseen child is expected to be so much worse than its siblings

    [[nodiscard]] double scale(double visits) const { return exploration * std::sqrt(visits); }
    [[nodiscard]] static double bonus(double scale, double visits, float prior) {
        return scale * prior / (1 + visits);
    }
    [[nodiscard]] double unseen(double average) const { return average - caution; }
};

template <rules::Game G, Leaf<G> L, class Policy>
class Mcts {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Progress = std::function<void(const Outlook<G>&)>;

    Mcts(const L& leaf, const Policy& policy, Tree& tree, const Task<G>& task, u64 seed)
        : leaf_(leaf), policy_(policy), tree_(tree), task_(task), seed_(seed) {
        our_side_ = task.sides.of[G::turn(task.root).seat.index()];
    }

    // A node is one simulation. The conditions are for the first thread; the others stop with it. They are asked
    // before every simulation, since one may take as long as some hundred nodes of other searches.
    Outlook<G> run(const std::vector<StopCondition>& conditions, unsigned threads, const Crew& crew,
                   const Progress& progress) {
        tree_.clear();
        Walker first(seed_, 0, task_.past);
        open(tree_[Tree::kRoot], task_.root, first);
        for (std::vector<std::atomic<i64>>& sums : root_sums_)
            sums = std::vector<std::atomic<i64>>(tree_[Tree::kRoot].child_count);
        if (threads <= 1 || !crew) {
            lead(first, conditions, progress);
        } else {
            crew(threads, [&](unsigned number) {
                if (number == 0) return lead(first, conditions, progress);
                Walker walker(seed_, number, task_.past);
                while (!is_done_.load(std::memory_order_relaxed)) simulate(walker);
            });
        }
        return outlook();
    }

private:
    static constexpr bool kChance = rules::HasChance<G>;
    using Kind = rules::Turn::Kind;

    struct Visit {
        u32 node;
        u8 side;  // to act; chance acts for it, too
        bool is_chance;
    };

    // What a thread needs for its simulations.
    struct Walker {
        Walker(u64 seed, unsigned number, std::span<const u64> past)
            : random(seed, number), hashes(past.begin(), past.end()) {}

        base::Random random;
        base::FixedList<Visit, kHighest + 1> path;
        std::vector<u64> hashes;  // of the positions that must not come again
    };

    // --- one thread ---

    void lead(Walker& walker, const std::vector<StopCondition>& conditions, const Progress& progress) {
        constexpr u64 kFirstReport = 1024;
        Stopper stopper(conditions);
        stopper.add({[](u64 /*nodes*/) { return u64{1}; }});
        u64 next_report = kFirstReport;
        for (u64 nodes = 0; !stopper.is_due(nodes) && !nothing_left_to_learn(nodes);) {
            simulate(walker);
            nodes = nodes_.load(std::memory_order_relaxed);
            if (nodes < next_report) continue;
            next_report = 2 * nodes;
            if (progress) progress(outlook());
        }
        is_done_.store(true, std::memory_order_relaxed);
    }

    [[nodiscard]] bool nothing_left_to_learn(u64 nodes) const {
        constexpr u64 kForced = 256;  // enough for a word on how the only move will end
        if (task_.lines > 1 || task_.handicap.is_on()) return false;
        const Node& root = tree_[Tree::kRoot];
        return root.proven().is_known() || (root.child_count == 1 && nodes >= kForced);
    }

    void simulate(Walker& walker) {
        walker.path.clear();
        walker.hashes.resize(task_.past.size());
        State state = task_.root;
        back_up(walker, descend(walker, state));
        nodes_.fetch_add(1, std::memory_order_relaxed);
    }

    // Down to a node that ends the simulation.
    Verdict descend(Walker& walker, State& state) {
        Node* node = &tree_[Tree::kRoot];
        for (unsigned height = 0;; ++height) {
            const rules::Turn turn = G::turn(state);
            const u8 side = task_.sides.of[turn.seat.index()];
            const bool is_chance = turn.kind == Kind::chance;
            walker.path.push({index_of(*node), side, is_chance});
            // Until the result is in, the visit counts as lost, which keeps other threads from following.
            const u32 visits = node->visits.fetch_add(1, std::memory_order_relaxed);
            node->sum.fetch_sub(kWin, std::memory_order_relaxed);

            // The root is never done: there may be more lines to look for.
            if (const Proof proof = node->proven(); proof.is_known() && height > 0) return {{}, proof};
            if (turn.kind == Kind::over) return final_verdict(G::outcome(state));
            if (!is_chance && height > 0 && is_repeated(walker, G::hash(state))) return {};
            const bool may_grow = visits > 0 && !tree_.is_full();
            if (height == kHighest ||
                (tree_.children(*node).empty() && !(may_grow && open(*node, state, walker))))
                return leaf_.judge(state, walker.random);

            if (!is_chance) walker.hashes.push_back(G::hash(state));
            node = &(is_chance ? draw(*node, state, walker) : select(*node));
            G::apply(state, Move::from_raw(node->move));
        }
    }

    [[nodiscard]] u32 index_of(const Node& node) const {
        return static_cast<u32>(&node - &tree_[Tree::kRoot]) + Tree::kRoot;
    }

    [[nodiscard]] static bool is_repeated(const Walker& walker, u64 hash) {
        return std::find(walker.hashes.rbegin(), walker.hashes.rend(), hash) != walker.hashes.rend();
    }

    [[nodiscard]] Verdict final_verdict(const rules::Outcome& outcome) const {
        Verdict verdict;
        for (unsigned side = 0; side < task_.sides.count; ++side) {
            verdict.scores[side] = final_score(outcome, task_.sides, side, 0);
            if (is_win(verdict.scores[side])) verdict.proof = Proof::won_by(side, 0);
        }
        return verdict;
    }

    // Gives a node its children. False when memory is used up, or another thread was faster.
    bool open(Node& node, const State& state, Walker& walker) {
        Choices<G> choices;
        const bool is_chance = G::turn(state).kind == Kind::chance;
        if (is_chance)
            G::moves(state, choices.moves);
        else
            leaf_.choices(state, walker.random, choices);
        return tree_.grow(node, choices.moves.size(), [&](Node& child, u32 number) {
            child.move = choices.moves[number].raw();
            if (!is_chance) child.prior = choices.priors[number];
        });
    }

    // --- the way down ---

    Node& draw(Node& node, const State& state, Walker& walker) {
        const std::span<Node> outcomes = tree_.children(node);
        if constexpr (kChance) {
            u32 total = 0;
            for (const Node& each : outcomes) total += G::weight(state, Move::from_raw(each.move));
            u32 ticket = walker.random.below(total);
            for (Node& each : outcomes) {
                const u32 weight = G::weight(state, Move::from_raw(each.move));
                if (ticket < weight) return each;
                ticket -= weight;
            }
        }
        return outcomes[0];
    }

    // The child that promises most to the side that acts. Where all is certain, there is nothing to look for.
    Node& select(Node& node) {
        constexpr double kSettled = -1e6;
        const std::span<Node> children = tree_.children(node);
        double unseen = 0;
        if constexpr (Policy::kJudgesUnseen) unseen = policy_.unseen(average_of(children));
        const double scale = policy_.scale(node.visited());
        Node* best = nullptr;
        double most = 0;
        for (Node& each : children) {
            const u32 visits = each.visited();
            double promise = kSettled;
            if (!each.proven().is_known()) {
                promise = Policy::bonus(scale, visits, each.prior);
                promise += visits == 0 ? unseen : each.mean() / kWin;
            }
            if (best != nullptr && promise <= most) continue;
            best = &each;
            most = promise;
        }
        return *best;
    }

    [[nodiscard]] static double average_of(std::span<const Node> children) {
        i64 sum = 0;
        i64 visits = 0;
        for (const Node& each : children) {
            sum += each.sum.load(std::memory_order_relaxed);
            visits += each.visited();
        }
        return visits == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(visits * kWin);
    }

    // --- the way back ---

    void back_up(Walker& walker, const Verdict& verdict) {
        const auto& path = walker.path;
        const auto last = static_cast<unsigned>(path.size() - 1);
        Scores scores = verdict.scores;
        if (verdict.proof.is_known()) {
            settle(tree_[path[last].node], verdict.proof);
            for (unsigned side = 0; side < task_.sides.count; ++side)
                scores[side] = verdict.proof.score(side, last);
        }
        for (unsigned i = last;; --i) {
            Node& node = tree_[path[i].node];
            const unsigned side = i == 0 ? our_side_ : path[i - 1].side;
            node.sum.fetch_add(Score{kWin} + scores[side], std::memory_order_relaxed);
            if (i < last && tree_[path[i + 1].node].proven().is_known()) prove(node, path[i]);
            if (i == 0) break;
        }
        if (last == 0) return;
        const u32 child = path[1].node - tree_[Tree::kRoot].children.load(std::memory_order_relaxed);
        for (unsigned side = 0; side < task_.sides.count; ++side)
            root_sums_[side][child].fetch_add(scores[side], std::memory_order_relaxed);
    }

    // A node is won where its seat has a winning move, or where the same side wins whatever happens.
    void prove(Node& node, const Visit& visit) {
        Proof agreed;
        bool all_agree = true;
        for (const Node& each : tree_.children(node)) {
            const Proof proof = each.proven();
            if (!visit.is_chance && proof.is_won_by(visit.side))
                return settle(node, Proof::won_by(visit.side, proof.steps() + 1));
            all_agree =
                all_agree && proof.is_known() && (!agreed.is_known() || agreed.winner() == proof.winner());
            if (all_agree) agreed = Proof::won_by(proof.winner(), std::max(agreed.steps(), proof.steps()));
        }
        if (all_agree) settle(node, Proof::won_by(agreed.winner(), agreed.steps() + 1));
    }

    static void settle(Node& node, Proof proof) {
        u16 unknown = 0;
        node.proof.compare_exchange_strong(unknown, proof.raw(), std::memory_order_relaxed);
    }

    // --- the answer ---

    Outlook<G> outlook() {
        Outlook<G> found;
        found.nodes = nodes_.load(std::memory_order_relaxed);
        const Node& root = tree_[Tree::kRoot];
        if (G::turn(task_.root).kind == Kind::chance) {
            found.lines.push_back({{}, root_scores(root)});
            return found;
        }
        // Other threads may go on while this one reports, so each node is read once.
        std::vector<std::pair<Standing, const Node*>> ranked;
        for (const Node& each : tree_.children(root)) ranked.emplace_back(standing(each, our_side_), &each);
        sort_best_first(std::span(ranked), [](const auto& each) { return each.first; });
        const std::size_t lines = std::min<std::size_t>(std::max(task_.lines, 1U), ranked.size());
        for (std::size_t i = 0; i < lines; ++i)
            found.lines.push_back({line_from(*ranked[i].second), scores_of(*ranked[i].second)});
        found.choice = task_.handicap.is_on() ? handicapped_choice() : found.lines[0].moves[0];
        found.depth = found.nodes == 0 ? 0 : turns_of(found.lines[0].moves);
        return found;
    }

    // How moves compare for the side that makes them: proven wins, the fastest first, the unknown, proven losses,
    // the slowest first; then by visits, which are a better guide than averages over few of them.
    using Standing = std::pair<Score, u32>;
    static Standing standing(const Node& node, unsigned side) {
        const Proof proof = node.proven();
        return {proof.is_known() ? proof.score(side) : 0, node.visited()};
    }

    [[nodiscard]] Scores root_scores(const Node& root) {
        Scores scores{};
        for (unsigned side = 0; side < task_.sides.count; ++side) {
            i64 sum = 0;
            for (const std::atomic<i64>& each : root_sums_[side]) sum += each.load(std::memory_order_relaxed);
            scores[side] = reported(sum, root.visited(), root.proven(), side, 0);
        }
        return scores;
    }

    [[nodiscard]] Scores scores_of(const Node& child) {
        const std::size_t number =
            index_of(child) - tree_[Tree::kRoot].children.load(std::memory_order_relaxed);
        Scores scores{};
        for (unsigned side = 0; side < task_.sides.count; ++side)
            scores[side] = reported(root_sums_[side][number].load(std::memory_order_relaxed), child.visited(),
                                    child.proven(), side, 1);
        return scores;
    }

    static Score reported(i64 sum, u32 visits, Proof proof, unsigned side, unsigned height) {
        if (proof.is_known()) return proof.score(side, height);
        return visits == 0 ? 0 : guess(static_cast<Score>(sum / i64{visits}));
    }

    [[nodiscard]] std::vector<Move> line_from(const Node& start) {
        std::vector<Move> moves;
        State state = task_.root;
        for (const Node* node = &start; node != nullptr;) {
            moves.push_back(Move::from_raw(node->move));
            G::apply(state, moves.back());
            const std::span<const Node> children = tree_.children(*node);
            const rules::Turn turn = G::turn(state);
            if (turn.kind != Kind::decision || children.empty()) break;
            const unsigned side = task_.sides.of[turn.seat.index()];
            const auto best = std::ranges::max_element(
                children, {}, [side](const Node& each) { return standing(each, side); });
            node = best->visited() == 0 ? nullptr : &*best;
        }
        return moves;
    }

    [[nodiscard]] unsigned turns_of(const std::vector<Move>& moves) const {
        State state = task_.root;
        unsigned turns = 0;
        unsigned last = rules::kMaxSeats;
        for (const Move move : moves) {
            const unsigned seat = G::turn(state).seat.index();
            if (seat != last || task_.sides.seats == 1) ++turns;
            last = seat;
            G::apply(state, move);
        }
        return turns;
    }

    // One more lost simulation for everybody, so that a lucky first one does not decide.
    Move handicapped_choice() {
        base::Random random(task_.handicap.seed, G::hash(task_.root));
        Move choice;
        double most = 0;
        for (const Node& each : tree_.children(tree_[Tree::kRoot])) {
            const Proof proof = each.proven();
            const double sum = static_cast<double>(each.sum.load(std::memory_order_relaxed) - kWin);
            const Score lot = task_.lot(Move::from_raw(each.move), random);
            const double value = proof.is_known() ? blurred(proof.score(our_side_, 1), lot)
                                                  : sum / (double{1} + each.visited()) + lot;
            if (choice != Move{} && value <= most) continue;
            choice = Move::from_raw(each.move);
            most = value;
        }
        return choice;
    }

    const L& leaf_;
    Policy policy_;
    Tree& tree_;
    Task<G> task_;
    u64 seed_;
    unsigned our_side_ = 0;
    std::array<std::vector<std::atomic<i64>>, rules::kMaxSeats> root_sums_;  // per side and child of the root
    std::atomic<u64> nodes_ = 0;
    std::atomic<bool> is_done_ = false;
};

}  // namespace thwart::search
