// What the searches have to find, written as plainly as it can be said. Tests compare them; nobody plays with this.
//
// Every legal move is looked at to the full depth. Depth counts turns: a turn begins when another seat acts, and where
// only one seat plays, with every step. Without chance a forced move is free and a position that was there before is
// a draw; with chance neither holds, since a line of forced moves could have any number of outcomes.
#pragma once

#include "rules/game.hpp"
#include "search/mind.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace thwart::search {

template <rules::Game G, Mind<G> M>
class Reference {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Line = std::span<const Move>;

    Reference(const M& mind, const rules::Sides& sides, std::vector<u64> past = {})
        : mind_(mind), sides_(sides), path_(std::move(past)) {}

    // Two parties, the side that acts at the root and all others against it: what the root is worth to that side after
    // a line (maybe an empty one), seen `depth` turns ahead of the root.
    Score minimax(const State& root, Line line, int depth) {
        const unsigned side = sides_.of[G::turn(root).seat.index()];
        return after(root, line, depth, [&](const Place& place) { return minimax(place, side); });
    }

    // The same with every side for itself, and what it is worth to each.
    Scores max_n(const State& root, Line line, int depth) {
        return after(root, line, depth, [&](const Place& place) { return max_n(place); });
    }

private:
    static constexpr bool kChance = rules::HasChance<G>;
    using Kind = rules::Turn::Kind;

    struct Place {
        State state;
        int depth;  // turns still to look ahead
        unsigned height;
    };

    Place next(const Place& place, Move move, bool is_forced) const {
        Place next = {place.state, place.depth, place.height + 1};
        G::apply(next.state, move);
        const rules::Turn before = G::turn(place.state);
        const rules::Turn now = G::turn(next.state);
        if (is_forced && !kChance && place.height > 0) ++next.depth;
        if (now.kind != Kind::over && (now.seat != before.seat || sides_.seats == 1)) --next.depth;
        return next;
    }

    auto after(const State& root, Line line, int depth, const auto& ask) {
        const std::size_t past = path_.size();
        Place place = {root, depth, 0};
        for (const Move move : line) {
            path_.push_back(G::hash(place.state));
            place = next(place, move, rules::count_moves<G>(place.state) == 1);
        }
        const auto answer = ask(place);
        path_.resize(past);
        return answer;
    }

    // What `ask` says of every place that comes next.
    auto all_after(const Place& place, const rules::MoveList<G>& moves, const auto& ask) {
        std::vector<decltype(ask(place))> answers;
        path_.push_back(G::hash(place.state));
        for (const Move move : moves) answers.push_back(ask(next(place, move, moves.size() == 1)));
        path_.pop_back();
        return answers;
    }

    [[nodiscard]] bool is_draw_by_repetition(const Place& place) const {
        return G::turn(place.state).kind == Kind::decision && place.height > 0 &&
               std::ranges::count(path_, G::hash(place.state)) != 0;
    }

    Score minimax(const Place& place, unsigned side) {
        const rules::Turn turn = G::turn(place.state);
        if (turn.kind == Kind::over) return final_score(G::outcome(place.state), sides_, side, place.height);
        if (is_draw_by_repetition(place)) return 0;
        if (place.depth <= 0) return mind_.score(place.state, mind_.look(place.state), side);

        rules::MoveList<G> moves;
        G::moves(place.state, moves);
        const std::vector<Score> scores =
            all_after(place, moves, [&](const Place& each) { return minimax(each, side); });
        if (turn.kind == Kind::chance) return average_of(place.state, moves, scores);
        return sides_.of[turn.seat.index()] == side ? std::ranges::max(scores) : std::ranges::min(scores);
    }

    Scores max_n(const Place& place) {
        const rules::Turn turn = G::turn(place.state);
        Scores result{};
        if (turn.kind != Kind::over && is_draw_by_repetition(place)) return result;
        if (turn.kind == Kind::over || place.depth <= 0) {
            for (unsigned side = 0; side < sides_.count; ++side)
                result[side] = turn.kind == Kind::over
                                   ? final_score(G::outcome(place.state), sides_, side, place.height)
                                   : mind_.score(place.state, mind_.look(place.state), side);
            return result;
        }

        rules::MoveList<G> moves;
        G::moves(place.state, moves);
        const std::vector<Scores> all =
            all_after(place, moves, [&](const Place& each) { return max_n(each); });
        if (turn.kind == Kind::chance) {
            for (unsigned side = 0; side < sides_.count; ++side) {
                std::vector<Score> scores;
                std::ranges::transform(all, std::back_inserter(scores),
                                       [side](const Scores& each) { return each[side]; });
                result[side] = average_of(place.state, moves, scores);
            }
            return result;
        }
        // The first of the best.
        const unsigned side = sides_.of[turn.seat.index()];
        return *std::ranges::max_element(all, {}, [side](const Scores& each) { return each[side]; });
    }

    static Score average_of(const State& state, const rules::MoveList<G>& outcomes,
                            const std::vector<Score>& scores) {
        i64 sum = 0;
        i64 total = 1;
        if constexpr (kChance) {
            total = 0;
            for (std::size_t i = 0; i < scores.size(); ++i) {
                const i64 weight = G::weight(state, outcomes[i]);
                sum += weight * scores[i];
                total += weight;
            }
        }
        return average(sum, total, std::ranges::min(scores), std::ranges::max(scores));
    }

    const M& mind_;
    rules::Sides sides_;
    std::vector<u64> path_;
};

}  // namespace thwart::search
