// The slow twin of Rules: the same game said in the plainest way, walking along a written-out track. It shares the
// values (Setup, State, Move) and the texts with Rules and none of its reasoning; the tests hold Rules against it.
//
// Private inheritance with a list of what is taken over keeps shortcuts that Rules may get out of the twin's reach.
#pragma once

#include "games/_sample/rules.hpp"

namespace thwart::sample {

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
    using Rules::is_retired;
    using Rules::turn;

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

static_assert(rules::HasChance<Twin> && rules::Retirable<Twin>);

}  // namespace thwart::sample
