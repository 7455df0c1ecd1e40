// A mind plays against itself, so that a network can learn from it. The first moves, and a few later ones, are drawn by
// lot: otherwise all games would be the same.
#pragma once

#include "base/random.hpp"
#include "rules/playout.hpp"
#include "search/alpha_beta.hpp"
#include "tools/trainer/games_file.hpp"

#include <algorithm>
#include <vector>

namespace thwart::tools {

struct PlayTerms {
    u64 nodes = 1500;       // per move, more or less by lot
    unsigned opening = 10;  // fewer moves than this are played by lot at the start
    unsigned longest = 300;
};

template <rules::Game G, search::Mind<G> M>
class SelfPlay {
public:
    SelfPlay(const typename G::Setup& setup, const M& mind, const PlayTerms& terms)
        : setup_(setup), sides_(G::sides(setup)), mind_(mind), terms_(terms), table_(kTableBytes) {}

    PlayedGame play(u64 seed) {
        base::Random random(seed);
        PlayedGame game;
        State state = G::initial(setup_);
        std::vector<u64> past;
        const unsigned opening = random.below(terms_.opening);
        for (unsigned moves = 0;;) {
            const rules::Turn turn = G::turn(state);
            if (turn.kind == rules::Turn::Kind::over) {
                game.result = result_of(search::final_score(G::outcome(state), sides_, 0, 0));
                return game;
            }
            Played step;
            if (turn.kind == rules::Turn::Kind::chance) {
                step.move = rules::sample_step<G>(state, random).raw();
            } else {
                if (moves >= terms_.longest || std::ranges::count(past, G::hash(state)) >= 2) return game;
                step = choose(state, past, way_to_choose(moves++ < opening, random), random);
                past.push_back(G::hash(state));
            }
            game.steps.push_back(step);
            if (step.score != kUnknown && search::is_certain(step.score)) {  // the rest teaches nothing
                game.result = result_of(sides_.of[turn.seat.index()] == 0 ? step.score : -step.score);
                return game;
            }
            G::apply(state, G::Move::from_raw(step.move));
        }
    }

private:
    using State = typename G::State;
    enum class Way : u8 { best, loosely, by_lot };
    static constexpr std::size_t kTableBytes = std::size_t{1} << 21U;
    static constexpr search::Handicap kLoosely = {600, 2400, 0};

    static Way way_to_choose(bool is_opening, base::Random& random) {
        const u32 lot = random.below(100);
        if (is_opening) return lot < 40 ? Way::by_lot : Way::loosely;
        return lot < 2 ? Way::by_lot : lot < 5 ? Way::loosely : Way::best;
    }
    static i16 result_of(search::Score score) { return static_cast<i16>(score > 0 ? 1 : score < 0 ? -1 : 0); }

    Played choose(const State& state, const std::vector<u64>& past, Way way, base::Random& random) {
        if (way == Way::by_lot) return {candidate(state, random).raw(), kUnknown};
        search::Task<G> task;
        task.root = state;
        task.sides = sides_;
        task.pruning = search::pruning_of<M>(state);
        task.past = past;
        u64 nodes = terms_.nodes * (60 + random.below(80)) / 100;
        if (way == Way::loosely) {
            task.handicap = kLoosely;
            task.handicap.seed = random.next();
            nodes /= 3;
        }
        table_.begin(false);
        search::Stopper stopper({search::stop_after_nodes(nodes)});
        const auto found = search::AlphaBeta<G, M>(mind_, table_, std::move(stopper), task).run(1, nullptr);
        return {found.choice.raw(), way == Way::best ? static_cast<i16>(found.lines[0].score) : kUnknown};
    }

    typename G::Move candidate(const State& state, base::Random& random) const {
        if constexpr (search::Narrows<M, G>) {
            rules::MoveList<G> moves;
            mind_.candidates(state, mind_.look(state), moves);
            return moves[random.below(static_cast<u32>(moves.size()))];
        } else {
            return rules::sample_step<G>(state, random);
        }
    }

    typename G::Setup setup_;
    rules::Sides sides_;
    M mind_;
    PlayTerms terms_;
    search::Table table_;
};

}  // namespace thwart::tools
