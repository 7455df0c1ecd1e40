// Max-n: every seat plays for its own side, and the search keeps a score for each.
//
// The honest way to look ahead with more than two sides. It looks at every move: what is bad for one side is not good
// for another, so the bounds of alpha-beta do not hold, and deep lines are left to the other searches. Turns, forced
// moves and repetitions count as in alpha-beta; with two sides both find the same.
#pragma once

#include "base/random.hpp"
#include "rules/game.hpp"
#include "search/mind.hpp"
#include "search/score.hpp"
#include "search/stop.hpp"
#include "search/task.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace thwart::search {

template <rules::Game G, Mind<G> M>
class MaxN {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Progress = std::function<void(const Outlook<G>&)>;

    MaxN(const M& mind, Stopper stopper, const Task<G>& task)
        : mind_(mind), stopper_(std::move(stopper)), task_(task) {
        path_.assign(task.past.begin(), task.past.end());
    }

    // Looks deeper and deeper until the depth is reached or the stopper says so. Stopped before anything was seen, it
    // chooses the move that is ordered first.
    Outlook<G> run(const Progress& progress) {
        if (G::turn(task_.root).kind == rules::Turn::Kind::chance)
            root_.push_back({});
        else
            list_root_moves();
        Outlook<G> found = outlook(0);
        for (unsigned depth = 1; depth <= task_.depth; ++depth) {
            const bool finished = search_root(static_cast<int>(depth));
            // Lines that were looked at less deeply cannot be compared with those of the look that was cut short.
            if (finished || task_.lines == 1 || depth == 1) found = outlook(finished ? depth : depth - 1);
            found.nodes = nodes_;
            if (!finished) break;
            if (progress) progress(found);
            if (nothing_left_to_learn(depth)) break;
        }
        return found;
    }

private:
    static constexpr bool kChance = rules::HasChance<G>;

    struct RootMove {
        Move move;
        Scores scores{};
        Score bonus = 0;         // of the handicap
        std::vector<Move> line;  // what follows
    };

    // --- the root ---

    [[nodiscard]] unsigned our_side() const { return task_.sides.of[G::turn(task_.root).seat.index()]; }

    void list_root_moves() {
        const typename M::Insight insight = mind_.look(task_.root);
        rules::MoveList<G> moves;
        list_moves(task_.root, insight, moves);
        base::Random random(task_.handicap.seed, G::hash(task_.root));
        for (const Move move : moves) root_.push_back({move, {}, task_.lot(move, random), {}});
        if constexpr (Orders<M, G>)
            sort_best_first(std::span(root_), [&](const RootMove& each) {
                return mind_.order(task_.root, insight, each.move);
            });
    }

    // One look at all root moves; false when it was cut short. The best of the last look comes first, so what was
    // seen until then is worth having: those moves are compared, the others stay behind them.
    bool search_root(int depth) {
        std::size_t seen = 0;
        for (; seen < root_.size(); ++seen) {
            Scores scores;
            std::vector<Move> line;
            search_root_move(root_[seen], depth, scores, line);
            if (stopped_) break;
            root_[seen].scores = scores;
            root_[seen].line = std::move(line);
        }
        const unsigned side = our_side();
        sort_best_first(std::span(root_).first(seen),
                        [side](const RootMove& each) { return blurred(each.scores[side], each.bonus); });
        return !stopped_;
    }

    void search_root_move(const RootMove& each, int depth, Scores& scores, std::vector<Move>& line) {
        if (each.move == Move{}) {  // chance acts at the root
            if constexpr (kChance) scores = chance(task_.root, depth, 0);
            return;
        }
        path_.push_back(G::hash(task_.root));
        State next = task_.root;
        G::apply(next, each.move);
        scores = value(next, G::turn(task_.root).seat, depth, 1);
        path_.pop_back();
        line = lines_[1];
    }

    [[nodiscard]] bool nothing_left_to_learn(unsigned depth) const {
        if (root_[0].move == Move{} || task_.lines > 1 || task_.handicap.is_on()) return false;
        const Score score = root_[0].scores[our_side()];
        return root_.size() == 1 || (is_certain(score) && steps_to_end(score) <= depth);
    }

    Outlook<G> outlook(unsigned depth) const {
        Outlook<G> found;
        found.choice = root_[0].move;
        found.depth = depth;
        found.nodes = nodes_;
        const std::size_t lines = std::min<std::size_t>(task_.lines, root_.size());
        for (std::size_t i = 0; i < lines; ++i) {
            Prospect<G> line;
            if (root_[i].move != Move{}) line.moves.push_back(root_[i].move);
            line.moves.insert(line.moves.end(), root_[i].line.begin(), root_[i].line.end());
            line.scores = root_[i].scores;
            found.lines.push_back(std::move(line));
        }
        return found;
    }

    // --- below the root ---

    // `seat` made the last step.
    Scores value(const State& state, rules::Seat seat, int depth, unsigned height) {
        lines_[height].clear();
        const rules::Turn turn = G::turn(state);
        if (turn.kind == rules::Turn::Kind::over) {
            const rules::Outcome outcome = G::outcome(state);
            return for_each_side(
                [&](unsigned side) { return final_score(outcome, task_.sides, side, height); });
        }
        if (turn.seat != seat || task_.sides.seats == 1) --depth;
        if constexpr (kChance)
            if (turn.kind == rules::Turn::Kind::chance) return chance(state, depth, height);
        return decision(state, depth, height);
    }

    // The average over the outcomes.
    Scores chance(const State& state, int depth, unsigned height) {
        if (stopped_ || stopper_.is_due(++nodes_)) return stop();
        if (depth <= 0 || height >= kHighest) return static_scores(state, mind_.look(state));
        rules::MoveList<G> outcomes;
        G::moves(state, outcomes);
        i64 total = 0;
        std::array<i64, rules::kMaxSeats> sum{};
        Scores lowest;
        Scores highest;
        lowest.fill(kWin);
        highest.fill(-kWin);
        for (const Move outcome : outcomes) {
            State next = state;
            G::apply(next, outcome);
            const Scores scores = value(next, G::turn(state).seat, depth, height + 1);
            if (stopped_) return {};
            const i64 weight = G::weight(state, outcome);
            total += weight;
            for (unsigned side = 0; side < task_.sides.count; ++side) {
                sum[side] += weight * scores[side];
                lowest[side] = std::min(lowest[side], scores[side]);
                highest[side] = std::max(highest[side], scores[side]);
            }
        }
        return for_each_side(
            [&](unsigned side) { return average(sum[side], total, lowest[side], highest[side]); });
    }

    Scores decision(const State& state, int depth, unsigned height) {
        if (stopped_ || stopper_.is_due(++nodes_)) return stop();
        const u64 hash = G::hash(state);
        if (std::find(path_.rbegin(), path_.rend(), hash) != path_.rend()) return {};
        const typename M::Insight insight = mind_.look(state);
        if (depth <= 0 || height >= kHighest) return static_scores(state, insight);

        rules::MoveList<G> moves;
        list_moves(state, insight, moves);
        if (!kChance && moves.size() == 1) ++depth;
        const rules::Seat seat = G::turn(state).seat;
        const unsigned side = task_.sides.of[seat.index()];
        Scores best;
        best.fill(-kWin - 1);
        path_.push_back(hash);
        for (const Move move : moves) {
            State next = state;
            G::apply(next, move);
            const Scores scores = value(next, seat, depth, height + 1);
            if (stopped_) break;
            if (scores[side] <= best[side]) continue;
            best = scores;
            remember_line(height, move);
            if (best[side] == win_in(height + 1)) break;  // nothing can be better
        }
        path_.pop_back();
        return best;
    }

    void list_moves(const State& state, const typename M::Insight& insight, rules::MoveList<G>& moves) const {
        if constexpr (Narrows<M, G>) {
            if (task_.pruning.narrow) {
                mind_.candidates(state, insight, moves);
                return;
            }
        }
        G::moves(state, moves);
    }

    [[nodiscard]] Scores static_scores(const State& state, const typename M::Insight& insight) const {
        return for_each_side([&](unsigned side) { return mind_.score(state, insight, side); });
    }

    [[nodiscard]] Scores for_each_side(const auto& score_of) const {
        Scores scores{};
        for (unsigned side = 0; side < task_.sides.count; ++side) scores[side] = score_of(side);
        return scores;
    }

    void remember_line(unsigned height, Move move) {
        lines_[height].assign(1, move);
        lines_[height].insert(lines_[height].end(), lines_[height + 1].begin(), lines_[height + 1].end());
    }

    Scores stop() {
        stopped_ = true;
        return {};
    }

    const M& mind_;
    Stopper stopper_;
    Task<G> task_;
    std::vector<RootMove> root_;  // at a chance root one without a move
    std::vector<u64> path_;
    std::array<std::vector<Move>, kHighest + 2> lines_;
    u64 nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace thwart::search
