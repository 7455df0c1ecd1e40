// The speed figures that every game gets for free, each beside that of its slow twin in the same run.
#pragma once

#include "base/random.hpp"
#include "base/text.hpp"
#include "rules/game.hpp"
#include "rules/perft.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace thwart::bench {

// How the app measures and shows. Time is an argument here as everywhere below the apps.
struct Stopwatch {
    std::function<double()> seconds;                      // since some moment
    std::function<bool(const std::string& name)> wanted;  // whether a figure was asked for
    std::function<void(const std::string& name, double value, const std::string& unit)> show;
};

template <rules::Game G>
struct Plan {
    std::string label;
    typename G::Setup setup;
    unsigned perft_depth = 3;
    unsigned twin_perft_depth = 2;
    u64 playout_limit = ~u64{0};  // for games that random play does not end
    unsigned list_steps = 16;     // positions after 1 to this many random steps make up the corpus for lists
};

// Units of work per second: the best of several short runs, since other programs only ever slow one down.
template <class Work>
double rate(const Stopwatch& stopwatch, Work work) {
    constexpr double kRun = 0.02;
    constexpr double kAllRuns = 2;
    const double first = stopwatch.seconds();
    double best = 0;
    double now = first;
    while (now - first < kAllRuns) {
        const double start = now;
        double done = 0;
        do {
            done += static_cast<double>(work());
            now = stopwatch.seconds();
        } while (now - start < kRun);
        best = std::max(best, done / (now - start));
    }
    return best;
}

template <rules::Game G>
double playouts_per_second(const typename G::State& start, u64 limit, const Stopwatch& stopwatch) {
    base::Random random(1);
    return rate(stopwatch, [&] {
        constexpr u64 kBatch = rules::FastPlayout<G> ? 1000 : 10;
        for (u64 i = 0; i < kBatch; ++i) {
            typename G::State state = start;
            rules::playout<G>(state, random, limit);
        }
        return kBatch;
    });
}

template <rules::Game G>
double steps_per_second(const typename G::State& start, u64 limit, const Stopwatch& stopwatch) {
    base::Random random(1);
    return rate(stopwatch, [&] {
        typename G::State state = start;
        return rules::playout<G>(state, random, limit);
    });
}

// Random play that builds the whole list at every step, as a player or a search has to.
template <rules::Game G>
double listed_steps_per_second(const typename G::State& start, u64 limit, const Stopwatch& stopwatch) {
    base::Random random(1);
    return rate(stopwatch, [&] {
        typename G::State state = start;
        u64 steps = 0;
        for (; steps < limit && G::turn(state).kind != rules::Turn::Kind::over; ++steps)
            G::apply(state, rules::sample_from_list<G>(state, random));
        return steps;
    });
}

template <rules::Game G>
double lists_per_second(const std::vector<typename G::State>& corpus, const Stopwatch& stopwatch) {
    u64 moves_seen = 0;
    const double lists = rate(stopwatch, [&] {
        for (const typename G::State& state : corpus) {
            rules::MoveList<G> moves;
            G::moves(state, moves);
            moves_seen += moves.size();
        }
        return corpus.size();
    });
    return moves_seen == 0 ? 0 : lists;
}

// Early and middle positions of seeded random games, the same in every run.
template <rules::Game G>
std::vector<typename G::State> make_corpus(const Plan<G>& plan) {
    constexpr u64 kGames = 20;
    std::vector<typename G::State> corpus;
    for (u64 game = 0; game < kGames; ++game) {
        base::Random random(2026, game);
        typename G::State state = G::initial(plan.setup);
        for (unsigned step = 0; step < plan.list_steps && G::turn(state).kind != rules::Turn::Kind::over;
             ++step) {
            corpus.push_back(state);
            G::apply(state, rules::sample_step<G>(state, random));
        }
    }
    return corpus;
}

template <rules::Game G, rules::Game Twin>
void measure_speed(const Plan<G>& plan, const Stopwatch& stopwatch) {
    const typename G::State start = G::initial(plan.setup);
    const auto compare = [&](const std::string& what, const std::string& unit, auto fast, auto slow) {
        const std::string name = base::cat(plan.label, '/', what);
        if (!stopwatch.wanted(name)) return;
        const double mine = fast();
        const double twins = slow();
        stopwatch.show(name, mine, unit);
        stopwatch.show(name + "/twin", twins, unit);
        stopwatch.show(name + "/ratio", mine / twins, "x");
    };
    compare(
        "playouts", "playouts/s",
        [&] { return playouts_per_second<G>(start, plan.playout_limit, stopwatch); },
        [&] { return playouts_per_second<Twin>(start, plan.playout_limit, stopwatch); });
    compare(
        "steps", "steps/s", [&] { return steps_per_second<G>(start, plan.playout_limit, stopwatch); },
        [&] { return steps_per_second<Twin>(start, plan.playout_limit, stopwatch); });
    compare(
        "listed", "steps/s", [&] { return listed_steps_per_second<G>(start, plan.playout_limit, stopwatch); },
        [&] { return listed_steps_per_second<Twin>(start, plan.playout_limit, stopwatch); });
    compare(
        base::cat("perft", plan.perft_depth), "nodes/s",
        [&] { return rate(stopwatch, [&] { return rules::perft<G>(start, plan.perft_depth); }); },
        [&] { return rate(stopwatch, [&] { return rules::perft<Twin>(start, plan.twin_perft_depth); }); });
    const std::vector<typename G::State> corpus = make_corpus(plan);
    compare(
        "lists", "lists/s", [&] { return lists_per_second<G>(corpus, stopwatch); },
        [&] { return lists_per_second<Twin>(corpus, stopwatch); });
    if (const std::string name = plan.label + "/state"; stopwatch.wanted(name))
        stopwatch.show(name, sizeof(typename G::State), "bytes");
}

}  // namespace thwart::bench
