// The slow twin of Rules: the same game said in the plainest way, with letters on a grid and a walk that tries one
// cell after the other. It shares the values (Setup, State, Move), the tables and the texts with Rules and none of
// its arithmetic. The tests and the fuzzers hold Rules against it; `thwart bench` times both and prints the ratio.
//
// Private inheritance with a list of what is taken over keeps the shortcuts of Rules out of reach, so templates
// over a game build every list, count and playout of the twin from moves() and apply() alone.
#pragma once

#include "games/shibuya/rules.hpp"

namespace thwart::shibuya {

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
    using Rules::initial;
    using Rules::turn;

    static void moves(const State& state, MoveList& list);
    static u32 weight(const State& state, Move move);
    static void apply(State& state, Move move);
    static rules::Outcome outcome(const State& state);

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

static_assert(rules::Game<Twin> && rules::HasChance<Twin>);
static_assert(!rules::FastLegal<Twin> && !rules::FastCount<Twin>);
static_assert(!rules::FastSample<Twin> && !rules::FastPlayout<Twin>);

}  // namespace thwart::shibuya
