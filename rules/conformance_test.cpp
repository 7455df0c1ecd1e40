// A suite is worth what it finds: here every promise of a game is broken once, and the suite must say so.

#include "rules/conformance.hpp"

#include "games/_sample/rules.hpp"
#include "games/_sample/twin.hpp"

#include <gtest/gtest.h>
#include <string_view>

namespace thwart::rules {
namespace {

using sample::Move;
using sample::Rules;
using sample::Setup;
using sample::State;

enum class Fault : u8 {
    none,
    // lists, and whose they are
    loses_a_move,
    allows_too_much,
    plays_on,
    gets_stuck,
    asks_a_stranger,
    lets_others_throw,
    counts_wrong,
    allows_all,
    allows_nothing,
    samples_wrong,
    gives_no_reason,
    blames_the_text,
    // steps and outcomes
    forgets_to_take_stones,
    is_moody,
    keeps_ghosts,
    waits_for_ghosts,
    keeps_the_hand,
    impossible_throw,
    even_throws,
    no_effects,
    wrong_from,
    effect_off_the_board,
    nobody_first,
    mates_differ,
    rank_zero,
    rank_five,
    all_first,
    // texts
    refuses_itself,
    reads_another,
    writes_less,
    counts_hashes,
    same_text,
    reads_another_move,
    refuses_its_move,
    lists_no_move,
    repeats_a_move,
    // the setup and the board
    no_seats,
    third_side,
    same_sites,
    loose_link,
    self_link,
    touches_nothing,
    touches_the_table,
    draws_nothing,
    draws_noise,
    draws_beside,
};

// The sample game with all shortcuts, one fault at a time. One type instead of one per fault: the suite is large, and
// every game that it is made for takes the compiler seconds.
struct Broken : Rules {
    static inline Fault fault = Fault::none;
    static bool has(Fault which) { return fault == which; }

    static void moves(const State& state, MoveList& list) {
        if (has(Fault::gets_stuck) && state.thrown == 3) return;
        Rules::moves(state, list);
        if (has(Fault::loses_a_move)) lose(Move::put(8), list);
        if (has(Fault::plays_on) && state.winner != 0) list.push(Move::roll(1));
        if (has(Fault::allows_too_much) && state.thrown != 0 && list.size() < 4) add(Move::pass(), list);
        if (has(Fault::lists_no_move) && state.thrown == 1) list[0] = Move{};
        if (has(Fault::repeats_a_move) && state.thrown == 1 && list.size() > 1) list[1] = list[0];
    }
    static void lose(Move lost, MoveList& list) {
        const MoveList all = list;
        list.clear();
        for (const Move move : all)
            if (move != lost) list.push(move);
    }
    static void add(Move move, MoveList& list) {
        if (!list.empty() && !list.contains(move)) list.push(move);
    }
    static std::size_t count_moves(const State& state) {
        return rules::count_moves<Rules>(state) + (has(Fault::counts_wrong) && state.thrown == 2 ? 1 : 0);
    }
    static bool is_legal(const State& state, Move move) {
        MoveList list;
        Rules::moves(state, list);
        return has(Fault::allows_all) || (list.contains(move) && !has(Fault::allows_nothing));
    }
    static Move sample(const State& state, base::Random& random) {
        return has(Fault::samples_wrong) && state.thrown != 0 ? Move::roll(1)
                                                              : sample_step<Rules>(state, random);
    }
    static base::Error refusal(const State& state, Move move) {
        if (has(Fault::gives_no_reason)) return base::not_allowed("rule 4", "");
        if (has(Fault::blames_the_text)) return base::malformed("move", "wrong");
        return Rules::refusal(state, move);
    }

    static Turn turn(const State& state) {
        const Turn turn = Rules::turn(state);
        if (has(Fault::asks_a_stranger) && turn.kind == Turn::Kind::decision) return Turn::decision(Seat(3));
        if (has(Fault::lets_others_throw) && turn.kind == Turn::Kind::chance) return Turn::chance(Seat(0));
        return turn;
    }
    static void apply(State& state, Move move) {
        static u8 mood = 0;
        const u16 stones = state.stones;
        Rules::apply(state, move);
        if (has(Fault::is_moody)) state.spare = ++mood;
        if (has(Fault::forgets_to_take_stones) && move.kind() == Move::Kind::run) state.stones = stones;
    }
    static void retire(State& state, Seat seat) {
        if (has(Fault::keeps_ghosts)) return;
        const State before = state;
        Rules::retire(state, seat);
        if (has(Fault::waits_for_ghosts)) state.seat = before.seat;
        if (has(Fault::keeps_the_hand)) state.hand = before.hand;
    }
    static u32 weight(const State& state, Move roll) {
        if (has(Fault::even_throws)) return 2;
        return Rules::weight(state, roll) - (has(Fault::impossible_throw) ? 1 : 0);
    }
    template <class Sink>
    static void effects(const State& before, Move move, Sink&& sink) {
        if (has(Fault::no_effects)) return;
        Rules::effects(before, move, [&](Effect effect) {
            if (has(Fault::wrong_from)) effect.from ^= 1U;
            sink(effect);
        });
        if (has(Fault::effect_off_the_board)) sink(Effect{999, 0, 1});
    }
    static Outcome outcome(const State& state) {
        switch (fault) {
            case Fault::nobody_first: return {4, {2, 3, 2, 3}};
            case Fault::mates_differ: return {4, {1, 2, 2, 2}};
            case Fault::rank_zero: return {4, {1, 0, 1, 0}};
            case Fault::rank_five: return {4, {1, 5, 1, 5}};
            case Fault::all_first: return {4, {1, 1, 1, 1}};
            default: return Rules::outcome(state);
        }
    }

    static std::string format_state(const State& state) {
        State other = state;
        if (has(Fault::writes_less)) other.stones = 0;
        return Rules::format_state(other);
    }
    static base::Result<State> parse_state(const Setup& setup, std::string_view text) {
        if (has(Fault::refuses_itself) && text.find("go2") != std::string_view::npos)
            return base::malformed("phase", "no such phase");
        auto state = Rules::parse_state(setup, text);
        if (state && has(Fault::reads_another)) state->thrown = 0;
        return state;
    }
    static u64 hash(const State& state) {
        static u64 calls = 0;
        return has(Fault::counts_hashes) ? ++calls : Rules::hash(state);
    }
    static std::string format_move(const State& state, Move move) {
        return Rules::format_move(state, has(Fault::same_text) && move == Move::put(5) ? Move::put(4) : move);
    }
    static base::Result<Move> parse_move(const State& state, std::string_view text) {
        if (has(Fault::refuses_its_move) && text == "goal") return base::malformed("move", "no such move");
        return Rules::parse_move(state, has(Fault::reads_another_move) && text == "*e" ? "*d" : text);
    }

    static Sides sides(const Setup& setup) {
        if (has(Fault::no_seats)) return {};
        return has(Fault::third_side) ? Sides{4, 2, {0, 1, 0, 2}} : Rules::sides(setup);
    }
    static Topology topology(const Setup& setup) {
        Topology board = Rules::topology(setup);
        if (has(Fault::same_sites)) board.sites[1] = board.sites[0];
        if (has(Fault::loose_link)) board.links.emplace_back(0, static_cast<SiteId>(board.sites.size()));
        if (has(Fault::self_link)) board.links.emplace_back(3, 3);
        return board;
    }
    static void touches(const State& state, Move move, TouchList& touched) {
        if (!has(Fault::touches_nothing)) Rules::touches(state, move, touched);
        if (has(Fault::touches_the_table)) touched.push(999);
    }
    static void draw(const State& state, Canvas& canvas) {
        if (has(Fault::draws_nothing)) return canvas.write(3, 3, " ");
        Rules::draw(state, canvas);
        if (has(Fault::draws_noise)) canvas.at(0, 0).ascii = '\x80';
        if (has(Fault::draws_beside)) canvas.at(0, 0).site = 999;
    }
};

template <Game G, Game Twin>
ConformanceReport check(std::string_view options) {
    const auto parsed = parse_options(G::kKeys, options);
    EXPECT_TRUE(parsed.ok()) << options;
    return Conformance<G, Twin>::check(*parsed, 8, 300, 1);
}

void expect_among(const ConformanceReport& report, std::string_view message) {
    const bool found = std::ranges::any_of(report.failures, [&](const std::string& failure) {
        return failure.find(message) != std::string::npos;
    });
    EXPECT_TRUE(found) << '"' << message << "\" is not among the " << report.failures.size()
                       << " failures, first: "
                       << (report.failures.empty() ? "none" : report.failures.front());
}

struct Case {
    Fault fault;
    std::string_view message;
    std::string_view options = "players=4,teams=pairs";
};

const Case kCases[] = {
    {Fault::loses_a_move, "the twin finds "},
    {Fault::loses_a_move, "only the twin allows *h"},
    {Fault::allows_too_much, "the twin finds "},
    {Fault::plays_on, "moves after the end"},
    {Fault::gets_stuck, "no move while play goes on"},
    {Fault::asks_a_stranger, "a seat that does not exist is to act", "players=2"},
    {Fault::asks_a_stranger, "the twin lets another seat act", "players=2"},
    {Fault::lets_others_throw, "the twin lets another seat act"},
    {Fault::counts_wrong, "count_moves disagrees"},
    {Fault::allows_all, "is_legal disagrees about "},
    {Fault::allows_nothing, "is_legal disagrees about "},
    {Fault::samples_wrong, "random play makes a move that is not in the list"},
    {Fault::gives_no_reason, "no reason why not "},
    {Fault::blames_the_text, "no reason why not "},

    {Fault::forgets_to_take_stones, "the twin plays "},
    {Fault::is_moody, " does not always have the same result"},
    {Fault::keeps_ghosts, "a seat that retired is still in play"},
    {Fault::waits_for_ghosts, "a seat that retired is to act"},
    {Fault::keeps_the_hand, "the twin retires a seat differently"},
    {Fault::impossible_throw, "a chance step without weight"},
    {Fault::even_throws, "the twin weighs a step differently"},
    {Fault::no_effects, " lead to another board"},
    {Fault::wrong_from, " starts from what is not there"},
    {Fault::effect_off_the_board, " beside the board"},
    {Fault::nobody_first, "nobody ranks first"},
    {Fault::mates_differ, "team mates with different ranks"},
    {Fault::rank_zero, "an impossible rank"},
    {Fault::rank_five, "an impossible rank"},
    {Fault::all_first, "the twin ranks the seats differently"},

    {Fault::refuses_itself, "own position text refused: phase: no such phase"},
    {Fault::reads_another, "the position text reads back as another position"},
    {Fault::writes_less, "the position text reads back as another position"},
    {Fault::counts_hashes, "equal positions with different hashes"},
    {Fault::same_text, "two moves are written *d"},
    {Fault::reads_another_move, "*e reads back as another move"},
    {Fault::refuses_its_move, "goal reads back as another move"},
    {Fault::lists_no_move, "the raw code of none is not its own"},
    {Fault::repeats_a_move, "two moves are written "},

    {Fault::no_seats, "an impossible number of seats"},
    {Fault::third_side, "a seat plays for a side that does not exist"},
    {Fault::same_sites, "two sites are called "},
    {Fault::loose_link, "a link to nowhere"},
    {Fault::self_link, "a link to nowhere"},
    {Fault::touches_nothing, "touched like another move: "},
    {Fault::touches_the_table, "a touch beside the board"},
    {Fault::draws_nothing, "an empty drawing"},
    {Fault::draws_noise, "a drawing that is not ASCII"},
    {Fault::draws_beside, "a drawn site beside the board"},
};

TEST(Conformance, PassesASoundGame) {
    Broken::fault = Fault::none;
    for (const std::string_view options : {"players=2", "players=3,first=2", "players=4,teams=pairs"}) {
        const ConformanceReport report = check<Broken, sample::Twin>(options);
        EXPECT_EQ(report.failures, std::vector<std::string>{}) << options;
        EXPECT_EQ(report.games, 8U);
        EXPECT_GT(report.steps, 100U);
        EXPECT_GT(report.longest_list, 3U);
        EXPECT_LE(report.longest_list, Rules::kMaxMoves);
    }
}

TEST(Conformance, FindsEveryFault) {
    for (const Case& each : kCases) {
        Broken::fault = each.fault;
        expect_among(check<Broken, sample::Twin>(each.options), each.message);
    }
    Broken::fault = Fault::none;
}

TEST(Conformance, FindsAFaultyTwin) {
    Broken::fault = Fault::loses_a_move;
    expect_among(check<Rules, Broken>("players=2"), "the twin finds ");
    Broken::fault = Fault::none;
}

struct Unweighted : Rules {
    static u32 weight(const State& state, Move move) = delete;
};

TEST(Conformance, FindsChanceWithoutWeights) {
    expect_among(check<Unweighted, sample::Twin>("players=2"), "a chance step in a game without weights");
}

TEST(Conformance, SaysWhichSetupAndPosition) {
    Broken::fault = Fault::gets_stuck;
    const ConformanceReport report = check<Broken, sample::Twin>("players=2,first=2");
    Broken::fault = Fault::none;
    ASSERT_FALSE(report.failures.empty());
    EXPECT_TRUE(report.failures.front().starts_with("sample:players=2,first=2 | "))
        << report.failures.front();
    EXPECT_NE(report.failures.front().find(" go3 "), std::string::npos) << report.failures.front();
}

TEST(Conformance, FindsOptionsThatTheTextForgets) {
    Options options;
    options.choice[1] = 1;  // teams, with two players
    const auto report = Conformance<Rules, Broken>::check(options, 1, 1, 1);
    ASSERT_FALSE(report.failures.empty());
    EXPECT_EQ(report.failures.front(),
              "sample:players=2,first=1 | setup | the setup text reads back as something else");
    EXPECT_EQ(report.games, 0U);
}

}  // namespace
}  // namespace thwart::rules
