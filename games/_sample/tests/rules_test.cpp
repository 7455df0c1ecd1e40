// One test for every numbered rule of README.md, then the texts. Every list of moves asked for here is made by Rules
// and by the slow twin, and must be the same.

#include "games/_sample/rules.hpp"

#include "base/text.hpp"
#include "games/_sample/eval.hpp"
#include "games/_sample/twin.hpp"

#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>

namespace thwart::sample {
namespace {

using rules::Seat;
using rules::Turn;

Setup setup_of(std::string_view options) {
    const auto parsed = rules::parse_options(Rules::kKeys, options);
    if (parsed) return Rules::make_setup(*parsed);
    ADD_FAILURE() << parsed.error().text();
    return {};
}

State start_of(std::string_view options) { return Rules::initial(setup_of(options)); }

State state_of(std::string_view text, std::string_view options = "") {
    const auto parsed = Rules::parse_state(setup_of(options), text);
    if (parsed) return *parsed;
    ADD_FAILURE() << text << ": " << parsed.error().text();
    return start_of(options);
}

template <class G>
std::string list_moves(const State& state) {
    rules::MoveList<G> moves;
    G::moves(state, moves);
    std::string texts;
    for (const Move move : moves) texts += (texts.empty() ? "" : " ") + Rules::format_move(state, move);
    return texts;
}

// All legal steps in the order of the list: "b *d *e".
std::string moves_of(const State& state) {
    EXPECT_EQ(list_moves<Rules>(state), list_moves<Twin>(state)) << Rules::format_state(state);
    return list_moves<Rules>(state);
}

// The reason against a step that is not legal: "rule 5". Empty for a legal one.
std::string refusal_of(const State& state, std::string_view text) {
    const auto move = Rules::parse_move(state, text);
    if (!move) return move.error().where;
    rules::MoveList<Rules> moves;
    Rules::moves(state, moves);
    if (moves.contains(*move)) return "";
    const base::Error refusal = Rules::refusal(state, *move);
    EXPECT_EQ(refusal.kind, base::Error::Kind::not_allowed);
    return refusal.where;
}

// The position after these steps, each of which must be legal.
State after(State state, std::initializer_list<std::string_view> steps) {
    for (const std::string_view text : steps) {
        EXPECT_EQ(refusal_of(state, text), "") << text << " in " << Rules::format_state(state);
        Rules::apply(state, *Rules::parse_move(state, text));
    }
    return state;
}
std::string text_after(const State& state, std::initializer_list<std::string_view> steps) {
    return Rules::format_state(after(state, steps));
}

State retired(State state, std::initializer_list<unsigned> seat_numbers) {
    for (const unsigned number : seat_numbers) {
        State twin = state;
        Rules::retire(state, Seat(number - 1));
        Twin::retire(twin, Seat(number - 1));
        EXPECT_EQ(Rules::format_state(state), Rules::format_state(twin));
    }
    return state;
}

// The ranks of a finished position: "1,2".
std::string ranks_of(const State& state) {
    if (Rules::turn(state) != Turn::over()) return "not over";
    EXPECT_EQ(Rules::outcome(state), Twin::outcome(state));
    std::string ranks;
    for (unsigned seat = 0; seat < state.players; ++seat)
        ranks += base::cat(seat == 0 ? "" : ",", Rules::outcome(state).rank[seat]);
    return ranks;
}

TEST(SampleRule01, EverySeatStartsWithARunnerAndTwoStones) {
    EXPECT_EQ(Rules::format_state(start_of("players=2")), "start,start 2,2 - roll 1");
    EXPECT_EQ(Rules::format_state(start_of("players=3")), "start,start,start 2,2,2 - roll 1");
    EXPECT_EQ(Rules::format_state(start_of("players=4")), "start,start,start,start 2,2,2,2 - roll 1");
}

TEST(SampleRule02, TheFirstSeatBeginsAndTheTurnGoesRound) {
    State state = start_of("players=3,first=2");
    EXPECT_EQ(Rules::turn(state).seat, Seat(1));
    state = after(state, {"1", "a"});
    EXPECT_EQ(Rules::turn(state).seat, Seat(2));
    state = after(state, {"2", "b"});
    EXPECT_EQ(Rules::turn(state).seat, Seat(0));
    state = after(state, {"3", "c"});
    EXPECT_EQ(Rules::turn(state).seat, Seat(1));
}

TEST(SampleRule03, TheThrowComesFirstAndIsNotFair) {
    const State state = start_of("");
    EXPECT_EQ(Rules::turn(state), Turn::chance(Seat(0)));
    EXPECT_EQ(moves_of(state), "1 2 3");
    for (const unsigned number : {1U, 2U, 3U}) {
        EXPECT_EQ(Rules::weight(state, Move::roll(number)), 4 - number);
        EXPECT_EQ(Twin::weight(state, Move::roll(number)), 4 - number);
    }
    EXPECT_EQ(refusal_of(state, "b"), "rule 3");
    EXPECT_EQ(refusal_of(state, "pass"), "rule 3");
}

TEST(SampleRule04, AfterTheThrowASeatRunsOrPutsDownAStone) {
    const State state = after(start_of(""), {"2"});
    EXPECT_EQ(Rules::turn(state), Turn::decision(Seat(0)));
    EXPECT_EQ(moves_of(state), "b *d *e *f *g *h *i *j *k *l");
    EXPECT_EQ(text_after(state, {"b"}), "b,start 2,2 - roll 2");
    EXPECT_EQ(text_after(state, {"*f"}), "start,start 1,2 f roll 2");
    EXPECT_EQ(refusal_of(state, "2"), "rule 4");
}

TEST(SampleRule05, ARunnerGoesExactlyAsFarAsThrown) {
    const State state = state_of("e,start 0,0 - go3 1");
    EXPECT_EQ(moves_of(state), "h");
    for (const std::string_view text : {"a", "e", "f", "g", "i", "goal"})
        EXPECT_EQ(refusal_of(state, text), "rule 5");
    EXPECT_EQ(moves_of(state_of("k,start 0,0 - go1 1")), "l");
    EXPECT_EQ(moves_of(state_of("k,start 0,0 - go2 1")), "goal");
    EXPECT_EQ(moves_of(state_of("k,start 0,0 - go3 1")), "goal");
}

TEST(SampleRule06, AStoneBarsTheWayUntilARunEndsOnIt) {
    EXPECT_EQ(moves_of(state_of("d,start 0,0 f go1 1")), "e");
    EXPECT_EQ(moves_of(state_of("d,start 0,0 f go2 1")), "f");
    EXPECT_EQ(refusal_of(state_of("d,start 0,0 f go3 1"), "g"), "rule 6");
    EXPECT_EQ(refusal_of(state_of("k,start 0,0 l go3 1"), "goal"), "rule 6");
    EXPECT_EQ(text_after(state_of("d,start 0,0 f,g go2 1"), {"f"}), "f,start 0,0 g roll 2");
}

TEST(SampleRule07, ARunSendsAnotherRunnerBackButNotThePartner) {
    EXPECT_EQ(text_after(state_of("c,e 2,1 - go2 1"), {"e"}), "e,start 2,1 - roll 2");
    EXPECT_EQ(text_after(state_of("c,d,start 2,2,2 - go2 1", "players=3"), {"e"}),
              "e,d,start 2,2,2 - roll 2");

    constexpr std::string_view kText = "c,d,e,start 0,0,0,0 - go2 1";
    EXPECT_EQ(moves_of(state_of(kText, "players=4")), "e");
    EXPECT_EQ(refusal_of(state_of(kText, "players=4,teams=pairs"), "e"), "rule 7");
    EXPECT_EQ(moves_of(state_of("c,d,e,start 0,0,0,0 - go1 1", "players=4,teams=pairs")), "d");
}

TEST(SampleRule08, AStoneGoesFromTheHandToAnEmptyCellFromD) {
    const State state = state_of("d,e 1,0 g,l go1 1");
    EXPECT_EQ(moves_of(state), "e *f *h *i *j *k");
    for (const std::string_view text : {"*a", "*c", "*d", "*e", "*g", "*l"})
        EXPECT_EQ(refusal_of(state, text), "rule 8");
    EXPECT_EQ(refusal_of(after(state, {"*f", "1"}), "*h"), "rule 8");
    EXPECT_EQ(text_after(state, {"*f"}), "d,e 0,0 f,g,l roll 2");
}

TEST(SampleRule09, ASeatPassesOnlyWhenItCanDoNothingElse) {
    const State stuck = state_of("d,start 0,2 e go2 1");
    EXPECT_EQ(moves_of(stuck), "pass");
    EXPECT_EQ(text_after(stuck, {"pass"}), "d,start 0,2 e roll 2");
    EXPECT_EQ(refusal_of(state_of("d,start 0,2 e go1 1"), "pass"), "rule 9");
    EXPECT_EQ(refusal_of(state_of("d,start 1,2 e go2 1"), "pass"), "rule 9");
}

TEST(SampleRule10, TheFirstRunnerInTheGoalWinsForItsSide) {
    const State two = after(state_of("c,l 2,2 - go1 2"), {"goal"});
    EXPECT_EQ(Rules::format_state(two), "c,goal 2,2 - roll 1");
    EXPECT_EQ(ranks_of(two), "2,1");
    EXPECT_EQ(moves_of(two), "");
    EXPECT_EQ(refusal_of(two, "1"), "rule 10");

    const State pairs = state_of("start,l,start,c 2,2,2,2 - go3 2", "players=4,teams=pairs");
    EXPECT_EQ(ranks_of(after(pairs, {"goal"})), "2,1,2,1");
    EXPECT_EQ(Rules::sides(setup_of("players=4,teams=pairs")).count, 2);
    EXPECT_EQ(Rules::sides(setup_of("players=4")).count, 4);
}

TEST(SampleRule11, ARetiredSeatLeavesNothingButItsStonesOnTheTrack) {
    const State three = state_of("c,start,e 1,2,2 g go2 1", "players=3");
    EXPECT_EQ(Rules::format_state(retired(three, {1})), "x,start,e 0,2,2 g roll 2");
    EXPECT_EQ(Rules::format_state(retired(three, {2})), "c,x,e 1,0,2 g go2 1");
    EXPECT_EQ(text_after(retired(three, {2}), {"e", "3"}), "e,x,start 1,0,2 g go3 3");
    EXPECT_TRUE(Rules::is_retired(retired(three, {2}), Seat(1)));
    EXPECT_FALSE(Rules::is_retired(three, Seat(1)));

    const State pairs = start_of("players=4,teams=pairs");
    EXPECT_EQ(ranks_of(retired(pairs, {1, 2})), "not over");
    EXPECT_EQ(ranks_of(retired(pairs, {1, 3})), "2,1,2,1");
    EXPECT_EQ(ranks_of(retired(start_of("players=4"), {1, 3})), "not over");
    EXPECT_EQ(ranks_of(retired(start_of(""), {2})), "1,2");
}

TEST(SampleRule12, RetiredSidesRankLast) {
    const State each = state_of("l,start,x,start 0,0,0,0 - go1 1", "players=4");
    EXPECT_EQ(ranks_of(after(each, {"goal"})), "1,2,3,2");
    const State pairs = state_of("l,start,x,x 0,0,0,0 - go1 1", "players=4,teams=pairs");
    EXPECT_EQ(ranks_of(after(pairs, {"goal"})), "1,2,1,2");
}

TEST(SampleSetup, KeysApplyWhereTheyMakeSense) {
    const auto where = [](std::string_view options) {
        const auto parsed = rules::parse_options(Rules::kKeys, options);
        return parsed ? rules::format_options(Rules::kKeys, *parsed) : parsed.error().where;
    };
    EXPECT_EQ(where(""), "players=2,first=1");
    EXPECT_EQ(where("first=3,players=3"), "players=3,first=3");
    EXPECT_EQ(where("players=4"), "players=4,teams=none,first=1");
    EXPECT_EQ(where("players=3,teams=pairs"), "teams");
    EXPECT_EQ(where("first=3"), "first");
    EXPECT_EQ(rules::all_options(Rules::kKeys).size(), 2 + 3 + 2 * 4);
}

TEST(SampleTexts, PositionsAreRefusedByField) {
    struct Case {
        std::string_view text;
        std::string_view field;
    };
    for (const auto& [text, field] : std::initializer_list<Case>{
             {"", "position"},
             {"start,start 2,2 - roll", "position"},
             {"start,start 2,2 - roll 1 ", "position"},
             {"start 2,2 - roll 1", "runners"},
             {"start,m 2,2 - roll 1", "runners"},
             {"start, 2,2 - roll 1", "runners"},
             {"e,e 2,2 - roll 1", "runners"},
             {"goal,goal 2,2 - roll 1", "runners"},
             {"start,start 2 - roll 1", "hands"},
             {"start,start 2,3 - roll 1", "hands"},
             {"start,start 2,02 - roll 1", "hands"},
             {"start,x 2,1 - roll 1", "hands"},
             {"start,start 0,0 m roll 1", "stones"},
             {"start,start 0,0 e,e roll 1", "stones"},
             {"start,start 0,0 c roll 1", "stones"},
             {"start,e 0,0 e roll 1", "stones"},
             {"start,start 2,2 e roll 1", "stones"},
             {"start,start 0,0 d,e,f,g,h roll 1", "stones"},
             {"start,start 2,2 - go 1", "phase"},
             {"start,start 2,2 - go0 1", "phase"},
             {"start,start 2,2 - go4 1", "phase"},
             {"start,start 2,2 - roll 0", "seat"},
             {"start,start 2,2 - roll 3", "seat"},
             {"start,x 2,0 - roll 2", "seat"},
         }) {
        const auto parsed = Rules::parse_state({}, text);
        EXPECT_EQ(parsed ? "accepted" : parsed.error().where, field) << text;
    }
}

TEST(SampleTexts, ListsAreSortedOnOutput) {
    EXPECT_EQ(Rules::format_state(state_of("start,x 1,0 l,d,g go1 1")), "start,x 1,0 d,g,l go1 1");
}

TEST(SampleTexts, OtherMovesAreNotUnderstood) {
    for (const std::string_view text :
         {"", "0", "4", "01", "m", "A", "start", "x", "*", "*m", "*goal", "e ", "none"})
        EXPECT_EQ(refusal_of(start_of(""), text), "move") << text;
}

TEST(SampleSites, FingersTellARunFromAStoneOnTheSameCell) {
    const State state = state_of("d,start 2,2 - go2 1");
    const auto touches_of = [&](Move move) {
        rules::TouchList touched;
        Rules::touches(state, move, touched);
        std::string labels;
        for (const rules::SiteId site : touched) {
            const rules::Site named = Rules::topology({}).sites[site];
            labels += base::cat(labels.empty() ? "" : " ", named.kind, ':', named.label);
        }
        return labels;
    };
    EXPECT_EQ(touches_of(Move::run(6)), "cell:d cell:f");
    EXPECT_EQ(touches_of(Move::put(6)), "hand:1 cell:f");
    EXPECT_EQ(touches_of(Move::pass()), "");
}

TEST(SampleEval, CountsForTheSide) {
    const State state = state_of("b,l,h,c 0,0,0,0 - roll 1", "players=4,teams=pairs");
    EXPECT_EQ(Eval::score(state, Seat(0)), Eval::score(state, Seat(2)));
    EXPECT_EQ(Eval::score(state, Seat(0)), -Eval::score(state, Seat(1)));
    EXPECT_LT(Eval::score(state, Seat(0)), 0);
}

}  // namespace
}  // namespace thwart::sample
