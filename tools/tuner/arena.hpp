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

// How well a contestant plays, as the levels of a player define it.
struct Strength {
    u64 nodes = 2000;  // per move
    unsigned depth = search::kDeepest;
    search::Score temperature = 0;
    search::Score most_loss = 0;
};

struct Terms {
    unsigned opening_steps = 6;  // drawn by lot
    unsigned longest = 600;      // steps; longer games are drawn
    bool best_reply = false;
};

template <rules::Game G, search::Mind<G> M>
class Arena {
public:
    using State = typename G::State;
    struct Contestant {
        M mind;
        Strength strength;
    };

    Arena(const typename G::Setup& setup, const Terms& terms)
        : setup_(setup), terms_(terms), table_(kTableBytes) {}

    // Two games with the same seed; what they were worth to the first: +1 for a won game, -1 for a lost one.
    int play_pair(const Contestant& first, const Contestant& second, u64 seed) {
        return play(first, second, seed) - play(second, first, seed);
    }

private:
    static constexpr std::size_t kTableBytes = std::size_t{1} << 22U;

    // For the contestant on the first side; with more sides it plays every other one.
    int play(const Contestant& even, const Contestant& odd, u64 seed) {
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
            const Contestant& acting = sides.of[G::turn(state).seat.index()] % 2 == 0 ? even : odd;
            const typename G::Move move = is_opening ? rules::sample_step<G>(state, luck)
                                                     : choose(acting, state, sides, past, luck.next());
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

    typename G::Move choose(const Contestant& acting, const State& state, const rules::Sides& sides,
                            const std::vector<u64>& past, u64 seed) {
        search::Task<G> task;
        task.root = state;
        task.sides = sides;
        task.best_reply = terms_.best_reply;
        task.pruning = search::pruning_of<M>(state);
        task.past = past;
        task.depth = acting.strength.depth;
        task.handicap = {acting.strength.temperature, acting.strength.most_loss, seed};
        table_.begin(false);
        search::Stopper stopper({search::stop_after_nodes(acting.strength.nodes)});
        return search::AlphaBeta<G, M>(acting.mind, table_, std::move(stopper), task).run(1, nullptr).choice;
    }

    typename G::Setup setup_;
    Terms terms_;
    search::Table table_;
};

}  // namespace thwart::tools
