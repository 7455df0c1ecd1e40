// Iterative-deepening principal-variation search for two parties, with chance.
//
// The parties are the two sides of a game, or with more sides the one to act and everybody else: paranoid search, or
// best-reply search, where only one of the others answers and the rest skip their turns. Scores belong to the party
// that acts at a node; whether to change the sign is asked of the seats, never of the parity of the depth, since one
// seat may do several steps in a row. Depth counts turns for the same reason. At chance steps the windows are those of
// the Star1 algorithm: an outcome is left as soon as the best or worst of the rest cannot bring the average back. Where a
// mind takes outcomes to be worth much the same, a few of them speak for the rest.
#pragma once

#include "base/hash.hpp"
#include "base/random.hpp"
#include "rules/game.hpp"
#include "search/handicap.hpp"
#include "search/mind.hpp"
#include "search/score.hpp"
#include "search/stop.hpp"
#include "search/table.hpp"
#include "search/task.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace thwart::search {

template <rules::Game G>
struct Variation {
    std::vector<typename G::Move> moves;  // up to the first chance step
    Score score = 0;                      // for the party to act at the root
};

template <rules::Game G>
struct Finding {
    std::vector<Variation<G>> lines;  // best first; at a chance root one line without moves
    typename G::Move choice{};        // the first move of the first line, unless a handicap chose another
    unsigned depth = 0;
    u64 nodes = 0;
};

template <rules::Game G, Mind<G> M>
class AlphaBeta {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Progress = std::function<void(const Finding<G>&)>;

    // The table may be shared by several searches that run at the same time. The mind is copied, so that it may keep
    // what it has worked out in caches of its own.
    AlphaBeta(const M& mind, Table& table, Stopper stopper, const Task<G>& task)
        : mind_(mind),
          table_(table),
          stopper_(std::move(stopper)),
          task_(task),
          lots_(task.handicap.seed, G::hash(task.root)) {
        our_side_ = task.sides.of[G::turn(task.root).seat.index()];
        if (task.sides.count > 2)
            party_key_ = base::mix(our_side_ + 1 + (task.best_reply ? rules::kMaxSeats : 0));
        if constexpr (rules::Stalls<G>) {
            // What an earlier search found since the same achievement, with about as many idle turns, is still good.
            constexpr unsigned kMuchAlike = 4;
            if (const u64 idle = task.idle / kMuchAlike; idle != 0)
                party_key_ ^= base::mix(~(idle << 32U | G::progress(task.root)));
        }
        for (const u64 hash : task.past) enter(hash);
        history_.assign(2 * kHistory, 0);
        counters_.assign(2 * kHistory, Move{});
    }

    // Looks deeper and deeper until the depth is reached or the stopper says so. Stopped before anything was seen, it
    // chooses the move that is ordered first.
    Finding<G> run(unsigned first_depth, const Progress& progress) {
        if (G::turn(task_.root).kind == rules::Turn::Kind::chance) return run_chance(progress);
        list_root_moves();
        Finding<G> found = finding(0);
        for (unsigned depth = first_depth; depth <= task_.depth; ++depth) {
            const u64 before = nodes_;
            const bool finished = search_root(static_cast<int>(depth));
            effort_.add(nodes_ - before);
            // Lines that were looked at less deeply cannot be compared with those of the look that was cut short.
            if (finished || task_.lines == 1 || depth == first_depth)
                found = finding(finished ? depth : depth - 1);
            found.nodes = nodes_;
            if (!finished) break;
            if (is_loss(root_[0].score) && add_moves_left_out()) {
                --depth;
                continue;
            }
            if (progress) progress(found);
            if (nothing_left_to_learn(depth) || is_late_for_another_look()) break;
        }
        return found;
    }

    [[nodiscard]] u64 nodes() const { return nodes_; }

private:
    static constexpr bool kChance = rules::HasChance<G>;
    static constexpr std::size_t kHistory = 1U << 12U;
    static constexpr int kMostHistory = 1 << 14;

    struct RootMove {
        Move move;
        Score score = 0;
        Score bonus = 0;         // of the handicap
        std::vector<Move> line;  // what follows
        bool is_known = false;   // the score is from the last look, and no mere bound
    };

    // How many nodes the last looks took.
    struct Effort {
        std::array<u64, 3> nodes{};

        void add(u64 more) { nodes = {nodes[1], nodes[2], more}; }
        // Looks grow about as the last ones did, and more and less by turns: the lesser growth counts. 0 without any.
        [[nodiscard]] double of_next() const {
            if (nodes[0] == 0 || nodes[1] == 0) return 0;
            const std::array<double, 3> of = {static_cast<double>(nodes[0]), static_cast<double>(nodes[1]),
                                              static_cast<double>(nodes[2])};
            return of[2] * std::min(of[1] / of[0], of[2] / of[1]);
        }
    };

    // The moves of one node, taken best first.
    struct Ranked {
        rules::MoveList<G> moves;
        std::array<i32, G::kMaxMoves> rank;

        Move take(std::size_t next) {
            std::size_t best = next;
            for (std::size_t i = next + 1; i < moves.size(); ++i)
                if (rank[i] > rank[best]) best = i;
            std::swap(moves[next], moves[best]);
            std::swap(rank[next], rank[best]);
            return moves[next];
        }
        [[nodiscard]] bool has(Move move) const { return std::ranges::find(moves, move) != moves.end(); }
    };

    // --- the root ---

    void list_root_moves() {
        const typename M::Insight insight = mind_.look(task_.root);
        rules::MoveList<G> moves;
        list_moves(task_.root, insight, moves);
        for (const Move move : moves) add_root_move(move);
        rules::MoveList<G> all;
        G::moves(task_.root, all);
        is_forced_ = all.size() == 1;
        if constexpr (Orders<M, G>)
            sort_best_first(std::span(root_), [&](const RootMove& each) {
                return mind_.order(task_.root, insight, each.move);
            });
    }

    void add_root_move(Move move) { root_.push_back({move, 0, task_.lot(move, lots_), {}, false}); }

    // Where all candidates lose, another move may not; false when there is none.
    bool add_moves_left_out() {
        rules::MoveList<G> moves;
        G::moves(task_.root, moves);
        const std::size_t before = root_.size();
        for (const Move move : moves)
            if (std::ranges::find(root_, move, &RootMove::move) == root_.end()) add_root_move(move);
        return root_.size() != before;
    }

    [[nodiscard]] std::size_t wanted_lines() const {
        return std::min<std::size_t>(task_.lines, root_.size());
    }

    // One look at all root moves; false when it was cut short. Each wanted line is looked for among the moves that the
    // lines before it left over.
    bool search_root(int depth) {
        for (RootMove& each : root_) each.is_known = false;
        for (std::size_t done = 0; done < wanted_lines(); ++done) {
            const bool finished = search_line(done, depth);
            if (done == 0 || finished) settle(done);
            if (!finished) return false;
        }
        return true;
    }

    // The best move becomes number `done`, the others keep their order.
    void settle(std::size_t done) {
        const auto from = root_.begin() + static_cast<std::ptrdiff_t>(done);
        const auto better = [](const RootMove& a, const RootMove& b) {
            if (a.is_known != b.is_known) return b.is_known;
            return blurred(a.score, a.bonus) < blurred(b.score, b.bonus);
        };
        const auto best = std::max_element(from, root_.end(), better);
        if (!best->is_known) return;
        std::rotate(from, best, best + 1);
        // What the lines before it left in the table may make it better than these.
        const auto place = std::upper_bound(root_.begin(), from, *from,
                                            [&](const auto& a, const auto& b) { return better(b, a); });
        std::rotate(place, from, from + 1);
    }

    bool search_line(std::size_t from, int depth) {
        Score best = -kWin - kClear;
        const Score hope = root_[from].score;
        for (std::size_t i = from; i < root_.size(); ++i) {
            RootMove& each = root_[i];
            const bool is_first = i == from;
            Score score = 0;
            if (is_first) {
                score = aspire(each, depth, hope);
            } else {
                // With a handicap a move has to beat the best by less, or by more.
                const Score alpha = to_beat(best, each.bonus);
                score = child_of_root(each, depth, alpha, alpha + 1);
                if (score > alpha && !stopped_) score = child_of_root(each, depth, alpha, kWin);
                if (score <= alpha && !stopped_) continue;
            }
            if (stopped_) return false;
            each.score = score;
            each.is_known = true;
            each.line.assign(lines_[1].begin(), lines_[1].end());
            best = std::max(best, blurred(score, each.bonus));
        }
        return !stopped_;
    }

    // A narrow window around the last score first: it is usually right, and narrow windows are quick.
    Score aspire(RootMove& each, int depth, Score hope) {
        constexpr Score kWindow = 150;
        if (depth >= 4 && !is_certain(hope)) {
            const Score score = child_of_root(each, depth, hope - kWindow, hope + kWindow);
            if (stopped_ || (score > hope - kWindow && score < hope + kWindow)) return score;
        }
        return child_of_root(each, depth, -kWin, kWin);
    }

    Score child_of_root(const RootMove& each, int depth, Score alpha, Score beta) {
        enter(G::hash(task_.root));
        State next = task_.root;
        G::apply(next, each.move);
        const Score score = value(next, seat_of(task_.root), each.move, depth, 1, alpha, beta);
        leave();
        return score;
    }

    [[nodiscard]] bool nothing_left_to_learn(unsigned depth) const {
        if (task_.lines > 1 || task_.handicap.is_on()) return false;
        const Score score = root_[0].score;
        return is_forced_ || (is_proven(score) && steps_to_end(score) <= depth);
    }

    // With more than two sides the others are not really one party, and a best reply leaves out what the rest would do:
    // then only a win against all of them together, or at once, is more than likely.
    [[nodiscard]] bool is_proven(Score score) const {
        if (is_certain(score) && outlasts_patience(score)) return false;
        if (task_.sides.count <= 2) return is_certain(score);
        return is_win(score) && (!task_.best_reply || steps_to_end(score) == 1);
    }

    // Whether the match may stand still before that end. What is achieved on the way is not asked, so now and then what is
    // certain counts as a guess.
    [[nodiscard]] bool outlasts_patience(Score score) const {
        if constexpr (rules::Stalls<G>)
            return task_.idle + steps_to_end(score) > G::kPatience;
        else
            return false;
    }

    // A look goes through the moves in the order that the last one left, so one that is cut short before half of it is
    // done hardly ever finds anything new. Who waits for the move is glad of the time.
    [[nodiscard]] bool is_late_for_another_look() const {
        return !stopper_.has_time_for(effort_.of_next() / 2, nodes_);
    }

    Finding<G> finding(unsigned depth) {
        Finding<G> found;
        found.depth = depth;
        found.nodes = nodes_;
        found.choice = root_[0].move;
        for (std::size_t i = 0; i < wanted_lines(); ++i) {
            const Score score = root_[i].score;
            Variation<G> line{{root_[i].move}, is_proven(score) ? score : guess(score)};
            line.moves.insert(line.moves.end(), root_[i].line.begin(), root_[i].line.end());
            found.lines.push_back(std::move(line));
        }
        return found;
    }

    // Nothing to choose: only the value is asked for.
    Finding<G> run_chance(const Progress& progress) {
        Finding<G> found;
        if constexpr (kChance) {
            found.lines.resize(1);
            for (unsigned depth = 1; depth <= task_.depth && !is_late_for_another_look(); ++depth) {
                const u64 before = nodes_;
                const Score score = chance(task_.root, true, static_cast<int>(depth), 0, -kWin, kWin);
                effort_.add(nodes_ - before);
                found.nodes = nodes_;
                if (stopped_) break;
                found.lines[0].score = score;
                found.depth = depth;
                if (progress) progress(found);
            }
        }
        return found;
    }

    // --- below the root ---

    [[nodiscard]] static unsigned seat_of(const State& state) { return G::turn(state).seat.index(); }
    [[nodiscard]] bool is_ours(unsigned seat) const { return task_.sides.of[seat] == our_side_; }

    // What a position is worth to the party of `seat`, who made the last move.
    Score value(const State& state, unsigned seat, Move last, int depth, unsigned height, Score alpha,
                Score beta) {
        const rules::Turn turn = G::turn(state);
        const bool ours = is_ours(seat);
        if (turn.kind == rules::Turn::Kind::over) {
            lines_[height].clear();
            const Score score = final_score(G::outcome(state), task_.sides, our_side_, height);
            return ours ? score : -score;
        }
        if (turn.seat.index() != seat || task_.sides.seats == 1) --depth;
        if constexpr (kChance)
            if (turn.kind == rules::Turn::Kind::chance)
                return chance(state, ours, depth, height, alpha, beta);
        if (is_ours(turn.seat.index()) == ours) return decision(state, last, depth, height, alpha, beta);
        return -decision(state, last, depth, height, -beta, -alpha);
    }

    [[nodiscard]] Score static_score(const State& state, const typename M::Insight& insight,
                                     bool ours) const {
        const Score score = patient(state, guess(mind_.score(state, insight, our_side_)));
        return ours ? score : -score;
    }

    // The longer nothing has been achieved, the more likely the match ends as it stands, unless something is achieved on
    // the way here. How many turns that took is not asked, so that in one search a position is worth the same wherever it
    // is found; of what comes too late only the last turns before the end could be deceived.
    [[nodiscard]] Score patient(const State& state, Score score) const {
        if constexpr (rules::Stalls<G>) {
            if (task_.idle == 0 || G::progress(state) != G::progress(task_.root)) return score;
            constexpr i64 kPatience = G::kPatience;
            const i64 idle = std::min<i64>(task_.idle, kPatience);
            const i64 end = guess(final_score(G::outcome(state), task_.sides, our_side_, 0));
            return static_cast<Score>((score * (kPatience - idle) + end * idle) / kPatience);
        }
        return score;
    }

    // The average over the outcomes, for our party or the others'.
    Score chance(const State& state, bool ours, int depth, unsigned height, Score alpha, Score beta) {
        lines_[height].clear();
        if (stopped_ || stopper_.is_due(++nodes_)) return stop();
        if (depth <= 0 || height >= kHighest) return static_score(state, mind_.look(state), ours);
        // Averages do not follow the count of steps to a certain end: no cuts by that.
        if (is_loss(alpha)) alpha = -kWin;
        if (is_win(beta)) beta = kWin;
        rules::MoveList<G> outcomes;
        G::moves(state, outcomes);
        i64 total = 0;
        for (const Move outcome : outcomes) total += G::weight(state, outcome);
        const unsigned seat = seat_of(state);
        const bool same = is_ours(seat) == ours;
        constexpr i64 kAnywhere = 3 * kWin;  // wider than scores can lie apart, and room for rounding
        const i64 spread = task_.pruning.spread == 0 ? kAnywhere : task_.pruning.spread;
        i64 sum = 0;
        i64 rest = total;
        Score lowest = kWin;
        Score highest = -kWin;
        for (const Move outcome : outcomes) {
            const i64 weight = G::weight(state, outcome);
            rest -= weight;
            // What this outcome must reach for the average to reach alpha or beta if all the rest go best or worst, or
            // if they stray from the average so far as much as they may.
            const i64 seen = total - rest;
            const i64 stray = spread * rest / total;
            const Score low = bounded(std::max(floor_divide(alpha * total - sum - rest * kWin, weight),
                                               floor_divide((alpha - stray) * seen - sum, weight)));
            const Score high = bounded(std::min(-floor_divide(-(beta * total - sum + rest * kWin), weight),
                                                -floor_divide(sum - (beta + stray) * seen, weight)));
            State next = state;
            G::apply(next, outcome);
            const Score score = same ? value(next, seat, Move{}, depth, height + 1, low, high)
                                     : -value(next, seat, Move{}, depth, height + 1, -high, -low);
            if (stopped_) return 0;
            sum += weight * score;
            if (score <= low && low > -kWin)
                return bounded(
                    std::max<i64>(std::min((sum + rest * kWin) / total, sum / seen + stray), -kSurest));
            if (score >= high && high < kWin)
                return bounded(
                    std::min<i64>(std::max((sum - rest * kWin) / total, sum / seen - stray), kSurest));
            lowest = std::min(lowest, score);
            highest = std::max(highest, score);
        }
        return average(sum, total, lowest, highest);
    }

    static constexpr i64 floor_divide(i64 a, i64 b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }
    static constexpr Score bounded(i64 score) {
        return static_cast<Score>(std::clamp<i64>(score, -kWin, kWin));
    }

    // --- the positions between the root and a node ---

    static constexpr std::size_t kMarks = 1U << 12U;

    void enter(u64 hash) {
        path_.push_back(hash);
        ++marks_[hash % kMarks];
    }
    void leave() {
        --marks_[path_.back() % kMarks];
        path_.pop_back();
    }
    // Asked at every node: the marks say at once that nearly all positions are new.
    [[nodiscard]] bool is_on_path(u64 hash) const {
        return marks_[hash % kMarks] != 0 && std::find(path_.rbegin(), path_.rend(), hash) != path_.rend();
    }

    // What a position is worth to the party that acts in it.
    Score decision(const State& state, Move last, int depth, unsigned height, Score alpha, Score beta) {
        lines_[height].clear();
        if (stopped_ || stopper_.is_due(++nodes_)) return stop();

        // 1. What was seen before: on the way here, or elsewhere in the tree.
        const u64 hash = G::hash(state);
        if (is_on_path(hash)) return 0;
        const bool is_narrow = beta - alpha == 1;
        const u64 key = hash ^ party_key_;
        Entry entry;
        if (depth > 0 && table_.find(key, entry)) {
            const Score score = from_table(entry.score, height);
            if (is_narrow && entry.depth >= depth &&
                (entry.bound == Bound::exact || (entry.bound == Bound::at_least && score >= beta) ||
                 (entry.bound == Bound::at_most && score <= alpha)))
                return score;
        }

        // 2. What is known without looking further: solved positions, the horizon.
        const unsigned seat = seat_of(state);
        const bool ours = is_ours(seat);
        const typename M::Insight insight = mind_.look(state);
        if constexpr (Solves<M, G>) {
            if (const int solved = mind_.solved(state, insight); solved != 0) {
                const unsigned steps = height + static_cast<unsigned>(std::abs(solved));
                return solved > 0 ? win_in(steps) : loss_in(steps);
            }
        }
        if (depth <= 0 || height >= kHighest) return static_score(state, insight, ours);

        // 3. Positions so good that the other party will avoid them, or so bad that few moves are worth a look.
        bool is_hopeless = false;
        if (is_narrow && asks_static_score(depth)) {
            const Score now = static_score(state, insight, ours);
            if (depth <= kNearHorizon && !is_certain(beta)) {
                const Score safe = now - task_.pruning.futility * depth;
                if (task_.pruning.futility != 0 && safe >= beta) return safe;
            }
            if constexpr (Skips<M, G>) {
                if (task_.pruning.null_move && depth >= kNullDepth && !is_certain(beta) && last != Move{} &&
                    now >= beta) {
                    State next = state;
                    mind_.skip(next);
                    const int less = depth >= 5 ? 3 : 2;
                    const Score score = value(next, seat, Move{}, depth - less, height + 1, beta - 1, beta);
                    if (stopped_) return 0;
                    if (score >= beta && !is_certain(score)) return score;
                }
            }
            is_hopeless = task_.pruning.hopeless != 0 && depth <= kNearHorizon && !is_certain(alpha) &&
                          now + task_.pruning.hopeless * depth <= alpha;
        }

        // 4. The moves, most promising first.
        enter(hash);
        const Score score = task_.best_reply && !ours ? best_reply(state, depth, height, alpha, beta)
                                                      : try_moves(state, insight, last, entry, depth, height,
                                                                  alpha, beta, is_hopeless);
        leave();
        if (stopped_) return 0;

        // 5. Remember.
        const Bound bound = score <= alpha ? Bound::at_most : score >= beta ? Bound::at_least : Bound::exact;
        const Move best =
            score > alpha && !lines_[height].empty() ? lines_[height][0] : Move::from_raw(entry.move);
        table_.store(key,
                     {best.raw(), to_table(score, height), static_cast<u8>(std::min(depth, 255)), bound});
        return score;
    }

    Score try_moves(const State& state, const typename M::Insight& insight, Move last, const Entry& entry,
                    int depth, unsigned height, Score alpha, Score beta, bool is_hopeless) {
        const unsigned seat = seat_of(state);
        const bool is_narrow = beta - alpha == 1;
        Ranked ranked;
        list_moves(state, insight, ranked.moves);
        rank(ranked, state, insight, Move::from_raw(entry.move), last, height);
        // A forced move costs nothing to look behind; with chance a line of them could have any number of outcomes.
        if (!kChance && ranked.moves.size() == 1) ++depth;
        Score best = -kWin - 1;
        std::size_t most = limit_of_moves(depth, is_narrow, ranked.moves.size());
        if (is_hopeless) {
            constexpr std::size_t kFew = 3;
            most = std::min(most, kFew * static_cast<std::size_t>(depth));
        }
        for (std::size_t i = 0;; ++i) {
            // Only all moves together prove a loss.
            if (i == most && is_loss(best)) most = with_moves_left_out(state, ranked, most);
            if (i == most) break;
            const Move move = ranked.take(i);
            State next = state;
            G::apply(next, move);
            Score score = 0;
            if (i == 0) {
                score = value(next, seat, move, depth, height + 1, alpha, beta);
            } else {
                const int less = reduction(depth, i, is_narrow);
                score = value(next, seat, move, depth - less, height + 1, alpha, alpha + 1);
                if (less > 0 && score > alpha)
                    score = value(next, seat, move, depth, height + 1, alpha, alpha + 1);
                if (score > alpha && score < beta)
                    score = value(next, seat, move, depth, height + 1, alpha, beta);
            }
            if (stopped_) return 0;
            best = std::max(best, score);
            if (score <= alpha) continue;
            alpha = score;
            remember_line(height, move);
            if (score < beta) continue;
            reward(ranked, i, seat, depth, height, last);
            break;
        }
        return best;
    }

    // First the late moves, then those that are no candidates.
    std::size_t with_moves_left_out(const State& state, Ranked& ranked, std::size_t tried) const {
        if (tried == ranked.moves.size() && Narrows<M, G> && task_.pruning.narrow) {
            rules::MoveList<G> moves;
            G::moves(state, moves);
            for (const Move move : moves) {
                if (ranked.has(move)) continue;
                ranked.rank[ranked.moves.size()] = 0;
                ranked.moves.push(move);
            }
        }
        return ranked.moves.size();
    }

    // Best-reply search: one of the others answers, the rest skip.
    Score best_reply(const State& state, int depth, unsigned height, Score alpha, Score beta) {
        Score best = -kWin - 1;
        if constexpr (Skips<M, G>) {
            for (State from = state; !is_ours(seat_of(from)); mind_.skip(from)) {
                const unsigned seat = seat_of(from);
                const typename M::Insight insight = mind_.look(from);
                Ranked ranked;
                list_moves(from, insight, ranked.moves);
                rank(ranked, from, insight, Move{}, Move{}, height);
                for (std::size_t i = 0; i < ranked.moves.size(); ++i) {
                    const Move move = ranked.take(i);
                    State next = from;
                    G::apply(next, move);
                    while (G::turn(next).kind == rules::Turn::Kind::decision && !is_ours(seat_of(next)))
                        mind_.skip(next);
                    const int less = reduction(depth, i, beta - alpha == 1);
                    Score score = value(next, seat, Move{}, depth - less, height + 1, alpha, beta);
                    if (less > 0 && score > alpha)
                        score = value(next, seat, Move{}, depth, height + 1, alpha, beta);
                    if (stopped_) return 0;
                    best = std::max(best, score);
                    if (score <= alpha) continue;
                    alpha = score;
                    lines_[height].clear();  // a line with skipped turns would mislead
                    if (score < beta) continue;
                    reward(ranked, i, seat, depth, height, Move{});
                    return best;
                }
            }
        }
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

    // --- the order of moves ---

    [[nodiscard]] static std::size_t history_index(unsigned party, Move move) {
        return party * kHistory + (move.raw() * u32{0x9e3779b1} >> 20U);
    }

    void rank(Ranked& ranked, const State& state, const typename M::Insight& insight, Move from_table,
              Move last, unsigned height) const {
        constexpr i32 kFirst = 1 << 28;
        constexpr i32 kKiller = 1 << 16;
        const unsigned party = is_ours(seat_of(state)) ? 0 : 1;
        const Move counter = counters_[history_index(party, last)];
        for (std::size_t i = 0; i < ranked.moves.size(); ++i) {
            const Move move = ranked.moves[i];
            i32 rank = history_[history_index(party, move)];
            if constexpr (Orders<M, G>) rank += mind_.order(state, insight, move);
            if (move == killers_[height][0]) rank += kKiller;
            if (move == killers_[height][1] || move == counter) rank += kKiller / 2;
            if (move == from_table) rank = kFirst;
            ranked.rank[i] = rank;
        }
    }

    // The move that refuted the last one is tried earlier elsewhere, those tried in vain before it later.
    void reward(const Ranked& ranked, std::size_t count, unsigned seat, int depth, unsigned height,
                Move last) {
        const unsigned party = is_ours(seat) ? 0 : 1;
        const Move move = ranked.moves[count];
        if (killers_[height][0] != move) {
            killers_[height][1] = killers_[height][0];
            killers_[height][0] = move;
        }
        counters_[history_index(party, last)] = move;
        const int weight = std::min(depth * depth, 400);
        adjust(party, move, weight);
        for (std::size_t i = 0; i < count; ++i) adjust(party, ranked.moves[i], -weight);
    }
    // Keeps the entry within +-kMostHistory: the nearer, the less is added.
    void adjust(unsigned party, Move move, int weight) {
        i32& entry = history_[history_index(party, move)];
        entry += weight - entry * std::abs(weight) / kMostHistory;
    }

    [[nodiscard]] int reduction(int depth, std::size_t number, bool is_narrow) const {
        if (task_.pruning.reduce_from == 0 || number + 1 < task_.pruning.reduce_from) return 0;
        if (kChance) return task_.pruning.reduce_with_chance && depth >= 2 ? 1 : 0;
        if (depth < 3) return 0;
        // Grows with the logarithms of both.
        const int by_depth = static_cast<int>(std::bit_width(static_cast<unsigned>(depth))) - 1;
        const int by_number = static_cast<int>(std::bit_width(number));
        const int less =
            by_depth * by_number * 10 / static_cast<int>(task_.pruning.reduce_per) - (is_narrow ? 0 : 1);
        return std::clamp(less, 0, depth - 2);
    }

    [[nodiscard]] std::size_t limit_of_moves(int depth, bool is_narrow, std::size_t all) const {
        if (task_.pruning.late_moves == 0 || !is_narrow || depth > 3) return all;
        const auto some = task_.pruning.late_moves * static_cast<std::size_t>(depth * depth);
        return std::clamp<std::size_t>(some, 1, all);
    }

    [[nodiscard]] bool asks_static_score(int depth) const {
        const Pruning& pruning = task_.pruning;
        return (depth <= kNearHorizon && (pruning.futility != 0 || pruning.hopeless != 0)) ||
               (depth >= kNullDepth && pruning.null_move);
    }

    void remember_line(unsigned height, Move move) {
        auto& line = lines_[height];
        const auto& rest = lines_[height + 1];
        line.clear();
        line.push_back(move);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    // --- the end of the search ---

    Score stop() {
        stopped_ = true;
        return 0;
    }

    static Score to_table(Score score, unsigned height) {
        const auto steps = static_cast<Score>(height);
        return is_win(score) ? score + steps : is_loss(score) ? score - steps : score;
    }
    static Score from_table(Score score, unsigned height) {
        const auto steps = static_cast<Score>(height);
        return is_win(score) ? score - steps : is_loss(score) ? score + steps : score;
    }

    static constexpr int kNearHorizon = 3;
    static constexpr int kNullDepth = 3;
    M mind_;
    Table& table_;
    Stopper stopper_;
    Task<G> task_;
    unsigned our_side_ = 0;
    u64 party_key_ = 0;  // with more than two sides the value of a position depends on who is against whom
    std::vector<RootMove> root_;
    base::Random lots_;       // of the handicap, for the moves of the root
    bool is_forced_ = false;  // there is nothing to choose at the root
    std::vector<u64> path_;
    std::array<u16, kMarks> marks_{};  // how many of them have a hash with these low bits
    std::vector<i32> history_;
    std::vector<Move> counters_;
    std::array<std::array<Move, 2>, kHighest + 2> killers_{};
    std::array<std::vector<Move>, kHighest + 2> lines_;
    u64 nodes_ = 0;
    Effort effort_;
    bool stopped_ = false;
};

// The same on several threads, which share the table and so find out for each other. The conditions are for the first
// thread; the others stop with it.
template <rules::Game G, Mind<G> M>
Finding<G> alpha_beta(const M& mind, Table& table, const std::vector<StopCondition>& conditions,
                      const Task<G>& task, unsigned threads, const Crew& crew,
                      const typename AlphaBeta<G, M>::Progress& progress) {
    if (threads <= 1 || !crew)
        return AlphaBeta<G, M>(mind, table, Stopper(conditions), task).run(1, progress);
    Finding<G> found;
    std::atomic<bool> done = false;
    std::atomic<u64> nodes = 0;
    crew(threads, [&](unsigned number) {
        AlphaBeta<G, M> search(mind, table, number == 0 ? Stopper(conditions) : Stopper({stop_when(done)}),
                               task);
        Finding<G> mine = search.run(1 + number % 2, number == 0 ? progress : nullptr);
        if (number == 0) {
            done = true;
            found = std::move(mine);
        }
        nodes += search.nodes();
    });
    found.nodes = nodes;
    return found;
}

}  // namespace thwart::search
