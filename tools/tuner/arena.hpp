// Games between two settings of one mind, in pairs: both settings get both ends of the table, the same opening and the
// same luck, so that what is left is the difference between them.
#pragma once

#include "base/random.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "search/alpha_beta.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace thwart::tools {

struct Terms {
    u64 nodes = 2000;            // per move
    unsigned opening_steps = 6;  // drawn by lot
    unsigned longest = 600;      // steps; longer games are drawn
    bool best_reply = false;
};

template <rules::Game G, search::Mind<G> M>
class Arena {
public:
    using State = typename G::State;

    Arena(const typename G::Setup& setup, const Terms& terms)
        : setup_(setup), terms_(terms), table_(kTableBytes) {}

    // Two games with the same seed; what they were worth to the first mind: +1 for a won game, -1 for a lost one.
    int play_pair(const M& first, const M& second, u64 seed) {
        return play(first, second, seed) - play(second, first, seed);
    }

private:
    static constexpr std::size_t kTableBytes = std::size_t{1} << 22U;

    // For the mind on the first side; with more sides it plays every other one.
    int play(const M& even, const M& odd, u64 seed) {
        const rules::Sides sides = G::sides(setup_);
        State state = G::initial(setup_);
        std::vector<u64> past;
        unsigned decisions = 0;
        for (u64 step = 0; G::turn(state).kind != rules::Turn::Kind::over; ++step) {
            base::Random luck(seed, step);
            if (G::turn(state).kind == rules::Turn::Kind::chance) {
                G::apply(state, rules::sample_step<G>(state, luck));
                continue;
            }
            if (decisions >= terms_.longest || std::ranges::count(past, G::hash(state)) >= 2) return 0;
            const bool is_opening = decisions++ < terms_.opening_steps;
            const M& mind = sides.of[G::turn(state).seat.index()] % 2 == 0 ? even : odd;
            const typename G::Move move =
                is_opening ? rules::sample_step<G>(state, luck) : choose(mind, state, sides, past);
            past.push_back(G::hash(state));
            G::apply(state, move);
        }
        const rules::Outcome outcome = G::outcome(state);
        bool even_won = false;
        bool odd_won = false;
        for (unsigned seat = 0; seat < sides.seats; ++seat)
            if (outcome.rank[seat] == 1) (sides.of[seat] % 2 == 0 ? even_won : odd_won) = true;
        return static_cast<int>(even_won) - static_cast<int>(odd_won);
    }

    typename G::Move choose(const M& mind, const State& state, const rules::Sides& sides,
                            const std::vector<u64>& past) {
        search::Task<G> task;
        task.root = state;
        task.sides = sides;
        task.best_reply = terms_.best_reply;
        task.pruning = search::pruning_of<M>();
        task.past = past;
        table_.begin(false);
        search::Stopper stopper({search::stop_after_nodes(terms_.nodes)});
        return search::AlphaBeta<G, M>(mind, table_, std::move(stopper), task).run(1, nullptr).choice;
    }

    typename G::Setup setup_;
    Terms terms_;
    search::Table table_;
};

}  // namespace thwart::tools
