// What Monte-Carlo search asks where its tree ends: how good the position is, and which moves to try from it.
#pragma once

#include "base/random.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "search/mind.hpp"
#include "search/score.hpp"
#include "search/tree.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <utility>

namespace thwart::search {

struct Verdict {
    Scores scores{};
    Proof proof;  // when known, it counts instead of the scores
};

// The moves to try, the most promising first, and how promising they are; the priors sum to 1.
template <rules::Game G>
struct Choices {
    rules::MoveList<G> moves;
    std::array<float, G::kMaxMoves> priors;
};

template <class L, class G>
concept Leaf = rules::Game<G> && requires(const L leaf, const typename G::State state, base::Random random,
                                          Choices<G> choices) {
    // A position that is not over.
    { leaf.judge(state, random) } -> std::same_as<Verdict>;
    // A position where a seat decides.
    { leaf.choices(state, random, choices) };
};

// Random play to the end, with all moves alike. What is not over after `limit` steps counts as a draw.
template <rules::Game G>
class Playouts {
public:
    Playouts(const rules::Sides& sides, u64 limit) : sides_(sides), limit_(limit) {}

    Verdict judge(const typename G::State& state, base::Random& random) const {
        Verdict verdict;
        typename G::State end = state;
        rules::playout<G>(end, random, limit_);
        if (G::turn(end).kind != rules::Turn::Kind::over) return verdict;
        const rules::Outcome outcome = G::outcome(end);
        for (unsigned side = 0; side < sides_.count; ++side)
            verdict.scores[side] = final_score(outcome, sides_, side, 0);
        return verdict;
    }

    // Shuffled: the order of the list means nothing, but the first moves are tried first.
    void choices(const typename G::State& state, base::Random& random, Choices<G>& choices) const {
        G::moves(state, choices.moves);
        const auto count = static_cast<u32>(choices.moves.size());
        for (u32 i = count - 1; i > 0; --i) std::swap(choices.moves[i], choices.moves[random.below(i + 1)]);
        std::fill_n(choices.priors.begin(), count, 1.0F / static_cast<float>(count));
    }

private:
    rules::Sides sides_;
    u64 limit_;
};

// What a mind thinks.
template <rules::Game G, Mind<G> M>
class Judgement {
public:
    Judgement(const M& mind, const rules::Sides& sides, const Pruning& pruning)
        : mind_(mind), sides_(sides), is_narrow_(pruning.narrow) {}

    Verdict judge(const typename G::State& state, base::Random& /*random*/) const {
        Verdict verdict;
        const typename M::Insight insight = mind_.look(state);
        if constexpr (Solves<M, G>) verdict.proof = solved(state, insight);
        if (!verdict.proof.is_known())
            for (unsigned side = 0; side < sides_.count; ++side)
                verdict.scores[side] = mind_.score(state, insight, side);
        return verdict;
    }

    // An order says which move is better, not how much: the prior falls with the place in it.
    void choices(const typename G::State& state, base::Random& /*random*/, Choices<G>& choices) const {
        const typename M::Insight insight = mind_.look(state);
        list_moves(state, insight, choices.moves);
        const std::size_t count = choices.moves.size();
        if constexpr (Orders<M, G>) {
            sort(state, insight, choices.moves);
            double sum = 0;
            for (std::size_t i = 0; i < count; ++i) sum += weight(i);
            for (std::size_t i = 0; i < count; ++i) choices.priors[i] = static_cast<float>(weight(i) / sum);
        } else {
            std::fill_n(choices.priors.begin(), count, 1.0F / static_cast<float>(count));
        }
    }

private:
    static double weight(std::size_t place) { return 1.0 / static_cast<double>(place + 2); }

    Proof solved(const typename G::State& state, const typename M::Insight& insight) const
        requires Solves<M, G>
    {
        const rules::Turn turn = G::turn(state);
        if (sides_.count != 2 || turn.kind != rules::Turn::Kind::decision) return {};
        const int steps = mind_.solved(state, insight);
        const unsigned side = sides_.of[turn.seat.index()];
        if (steps == 0) return {};
        return steps > 0 ? Proof::won_by(side, static_cast<unsigned>(steps))
                         : Proof::won_by(1 - side, static_cast<unsigned>(-steps));
    }

    void list_moves(const typename G::State& state, const typename M::Insight& insight,
                    rules::MoveList<G>& moves) const {
        if constexpr (Narrows<M, G>) {
            if (is_narrow_) {
                mind_.candidates(state, insight, moves);
                return;
            }
        }
        G::moves(state, moves);
    }

    void sort(const typename G::State& state, const typename M::Insight& insight,
              rules::MoveList<G>& moves) const {
        struct Ranked {
            i64 key;  // the rank, and among equals the place in the list
            typename G::Move move;
        };
        std::array<Ranked, G::kMaxMoves> ranked;
        const auto count = static_cast<i64>(moves.size());
        for (i64 i = 0; i < count; ++i) {
            const typename G::Move move = moves[static_cast<std::size_t>(i)];
            const i64 rank = mind_.order(state, insight, move);
            ranked[static_cast<std::size_t>(i)] = {rank * count - i, move};
        }
        std::sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Ranked& a, const Ranked& b) { return a.key > b.key; });
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = ranked[i].move;
    }

    const M& mind_;
    rules::Sides sides_;
    bool is_narrow_;
};

}  // namespace thwart::search
