// What a search knows about a game beyond its rules.
//
// A mind is an object, so that weights can be tuned and a network can take the place of a hand-written evaluation. It
// looks at a position once and answers everything from that insight.
#pragma once

#include "rules/game.hpp"
#include "search/score.hpp"

#include <concepts>

namespace thwart::search {

template <class M, class G>
concept Mind = rules::Game<G> && requires(const M mind, const typename G::State state,
                                          const typename M::Insight insight, unsigned side) {
    // Only for positions that are not over.
    { mind.look(state) } -> std::same_as<typename M::Insight>;
    // How good the position is for a side; what exceeds kSurest is cut off. With two sides the scores are opposite numbers.
    { mind.score(state, insight, side) } -> std::same_as<Score>;
};

// --- what a mind may know besides ---

// A position whose result is certain: the seat to act wins in so many steps (> 0), loses in so many (< 0), or 0 when
// nothing is known. Two sides only.
template <class M, class G>
concept Solves = requires(const M mind, const typename G::State state, const typename M::Insight insight) {
    { mind.solved(state, insight) } -> std::same_as<int>;
};

// Which moves to look at first: larger is better.
template <class M, class G>
concept Orders = requires(const M mind, const typename G::State state, const typename M::Insight insight,
                          const typename G::Move move) {
    { mind.order(state, insight, move) } -> std::convertible_to<int>;
};

// Appends the moves worth looking at, at least one, in place of all legal ones.
template <class M, class G>
concept Narrows = requires(const M mind, const typename G::State state, const typename M::Insight insight,
                           rules::MoveList<G> moves) {
    { mind.candidates(state, insight, moves) };
};

// Hands the turn to the next seat unused, for best-reply search and null moves.
template <class M, class G>
concept Skips = requires(const M mind, typename G::State state) {
    { mind.skip(state) };
};

// How boldly alpha-beta prunes. A mind overrides some of it with a member `kPruning`, or for some roots with a function
// `pruning(root)`, of any type with members of these names, since the games do not know the searches.
struct Pruning {
    unsigned reduce_from = 4;  // late moves, counted from 1, are looked at less deeply; 0: never
    unsigned reduce_per = 30;  // tenths of the product of two logarithms, of depth and number, per turn less
    Score futility = 0;        // hope that a turn of depth can add to a static score; 0: no such pruning
    Score hopeless = 0;        // who is so far behind for each turn of depth tries few moves; 0: all
    unsigned late_moves = 0;   // at depth d only the first late_moves * d * d moves are looked at; 0: all
    bool null_move = false;  // a party that could skip its turn and still be too good is not looked at closer
    bool narrow = true;      // only the candidates of the mind are looked at
    bool reduce_with_chance = false;  // late moves also in a game with chance, there by one turn
    Score spread = 0;  // how far an outcome of chance lies from the average of others; 0: anywhere
};
inline constexpr Pruning kExact = {0, 30, 0, 0, 0, false, false};

template <class M, class State>
constexpr Pruning pruning_of(const State& root) {
    Pruning pruning;
    const auto adopt = [&](const auto& wish) {
        if constexpr (requires { wish.reduce_from; }) pruning.reduce_from = wish.reduce_from;
        if constexpr (requires { wish.reduce_per; }) pruning.reduce_per = wish.reduce_per;
        if constexpr (requires { wish.futility; }) pruning.futility = wish.futility;
        if constexpr (requires { wish.hopeless; }) pruning.hopeless = wish.hopeless;
        if constexpr (requires { wish.late_moves; }) pruning.late_moves = wish.late_moves;
        if constexpr (requires { wish.null_move; }) pruning.null_move = wish.null_move;
        if constexpr (requires { wish.narrow; }) pruning.narrow = wish.narrow;
        if constexpr (requires { wish.reduce_with_chance; })
            pruning.reduce_with_chance = wish.reduce_with_chance;
        if constexpr (requires { wish.spread; }) pruning.spread = wish.spread;
    };
    if constexpr (requires { M::kPruning; }) adopt(M::kPruning);
    if constexpr (requires { M::pruning(root); }) adopt(M::pruning(root));
    return pruning;
}

}  // namespace thwart::search
