// What a search is asked, and what those that keep a score for every side answer.
#pragma once

#include "rules/game.hpp"
#include "search/handicap.hpp"
#include "search/mind.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

namespace thwart::search {

inline constexpr unsigned kDeepest = 100;  // turns
inline constexpr unsigned kHighest = 250;  // steps above the root

template <rules::Game G>
struct Task {
    typename G::State root;  // not over
    rules::Sides sides;
    unsigned depth = kDeepest;
    unsigned lines = 1;
    bool best_reply = false;
    Pruning pruning;
    Handicap handicap;
    std::span<const u64> past;  // hashes of earlier decision positions: coming back to one is a draw
    unsigned idle = 0;          // turns without progress before the root (rules::Stalls)

    // What a weaker level adds to the worth of a root move. A way back to where the match has been gets the worst lot:
    // who errs need not shuffle.
    [[nodiscard]] Score lot(typename G::Move move, base::Random& random) const {
        const Score bonus = handicap.bonus(random);
        if (!handicap.is_on() || past.empty()) return bonus;
        typename G::State next = root;
        G::apply(next, move);
        return std::ranges::count(past, G::hash(next)) == 0 ? bonus : -handicap.most / 2;
    }
};

// A line with its worth to every side.
template <rules::Game G>
struct Prospect {
    std::vector<typename G::Move> moves;  // up to the first chance step
    Scores scores{};
};

template <rules::Game G>
struct Outlook {
    std::vector<Prospect<G>> lines;  // best first; at a chance root one line without moves
    typename G::Move choice{};       // the first move of the first line, unless a handicap chose another
    unsigned depth = 0;
    u64 nodes = 0;
};

// Puts root moves in order, larger keys first and equals as they were. Not std::stable_sort: in libstdc++ 12 it calls
// what the standard has deprecated, and clang says so.
template <class T>
void sort_best_first(std::span<T> list, const auto& key) {
    for (auto each = list.begin(); each != list.end(); ++each)
        std::rotate(std::ranges::upper_bound(list.begin(), each, key(*each), std::ranges::greater{}, key),
                    each, each + 1);
}

}  // namespace thwart::search
