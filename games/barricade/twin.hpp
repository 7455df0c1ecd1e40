// The slow twin of Rules: the same game said in the plainest way, on a board of squares where pieces really walk,
// step by step. It shares the values (Setup, State, Move) and the texts with Rules and none of its tables. The tests
// and the fuzzers hold Rules against it; `thwart bench` times both and prints the ratio.
//
// Private inheritance with a list of what is taken over keeps the shortcuts of Rules out of reach, so templates
// over a game build every list, count and playout of the twin from moves() and apply() alone.
#pragma once

#include "games/barricade/rules.hpp"

namespace thwart::barricade {

struct Twin : private Rules {
    using Rules::Move;
    using Rules::MoveList;
    using Rules::Setup;
    using Rules::State;

    using Rules::kKeys;
    using Rules::kMaxMoves;
    using Rules::kName;
    using Rules::make_setup;
    using Rules::sides;

    using Rules::hash;
    using Rules::is_retired;
    using Rules::turn;

    static State initial(const Setup& setup);
    static void moves(const State& state, MoveList& list);
    static u32 weight(const State& state, Move roll);
    static void apply(State& state, Move move);
    static rules::Outcome outcome(const State& state);
    static void retire(State& state, rules::Seat seat);

    using Rules::format_move;
    using Rules::format_state;
    using Rules::parse_move;
    using Rules::parse_state;
    using Rules::refusal;

    using Rules::draw;
    using Rules::effects;
    using Rules::token;
    using Rules::topology;
    using Rules::touches;
};

static_assert(rules::Game<Twin> && rules::HasChance<Twin> && rules::Retirable<Twin>);
static_assert(!rules::FastLegal<Twin> && !rules::FastCount<Twin>);
static_assert(!rules::FastSample<Twin> && !rules::FastPlayout<Twin>);

}  // namespace thwart::barricade
