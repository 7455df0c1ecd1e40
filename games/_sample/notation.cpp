// The texts of positions and moves, and the reasons for refusing them.

#include "base/bits.hpp"
#include "base/text.hpp"
#include "games/_sample/rules.hpp"

#include <algorithm>
#include <optional>

namespace thwart::sample {
namespace {

using base::cat;
using base::malformed;
using base::not_allowed;
using base::quote;

std::string cell_name(unsigned cell) { return {static_cast<char>('a' + (cell - kFirstCell))}; }

std::string place_name(unsigned place) {
    if (place == kStart) return "start";
    if (place == kGoal) return "goal";
    return place == kGone ? "x" : cell_name(place);
}

std::optional<unsigned> parse_cell(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const unsigned cell = static_cast<unsigned char>(text[0]) - unsigned{'a'} + kFirstCell;
    return is_cell(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<unsigned> parse_place(std::string_view text) {
    if (text == "start") return kStart;
    if (text == "goal") return kGoal;
    return text == "x" ? std::optional<unsigned>(kGone) : parse_cell(text);
}

std::string format_stones(u16 stones) {
    std::string text;
    base::for_each(u64{stones}, [&](unsigned cell) { text += (text.empty() ? "" : ",") + cell_name(cell); });
    return text.empty() ? "-" : text;
}

base::Status parse_runners(std::string_view text, State& state) {
    const auto entries = base::split(text, ',');
    if (entries.size() != state.players)
        return malformed("runners", cat("expected ", state.players, " entries, found ", entries.size()));
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const auto place = parse_place(entries[seat]);
        if (!place) return malformed("runners", cat("unknown place ", quote(entries[seat])));
        if ((is_cell(*place) || *place == kGoal) && runner_on(state, *place))
            return not_allowed("runners", cat("two runners on ", entries[seat]));
        state.runner[seat] = static_cast<u8>(*place);
    }
    return base::Done{};
}

base::Status parse_hands(std::string_view text, State& state) {
    const auto entries = base::split(text, ',');
    if (entries.size() != state.players)
        return malformed("hands", cat("expected ", state.players, " numbers, found ", entries.size()));
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const auto number = base::parse_number(entries[seat], kStonesInHand);
        if (!number)
            return malformed("hands", cat("expected a number from 0 to ", kStonesInHand, ", found ",
                                          quote(entries[seat])));
        if (*number != 0 && state.runner[seat] == kGone)
            return not_allowed("hands", cat("seat ", seat + 1, " has retired and holds no stones (rule 11)"));
        state.hand[seat] = static_cast<u8>(*number);
    }
    return base::Done{};
}

base::Status parse_stones(std::string_view text, State& state) {
    if (text == "-") return base::Done{};
    for (const std::string_view entry : base::split(text, ',')) {
        const auto cell = parse_cell(entry);
        if (!cell) return malformed("stones", cat("unknown cell ", quote(entry)));
        if ((state.stones & bit(*cell)) != 0) return malformed("stones", cat(entry, " is given twice"));
        if (*cell < kFirstStoneCell)
            return not_allowed("stones", cat("no stone can lie on ", entry, " (rule 8)"));
        if (runner_on(state, *cell))
            return not_allowed("stones", cat("a runner stands on ", entry, " (rule 8)"));
        state.stones |= bit(*cell);
    }
    return base::Done{};
}

base::Status check_stones(const State& state) {
    unsigned stones = base::count(u64{state.stones});
    for (const u8 held : state.hand) stones += held;
    if (stones > kStonesInHand * state.players)
        return not_allowed("stones",
                           cat("there are ", kStonesInHand * state.players, " stones in all (rule 1)"));
    return base::Done{};
}

base::Status parse_phase(std::string_view text, State& state) {
    if (text == "roll") return base::Done{};
    const auto number =
        text.starts_with("go") ? base::parse_number(text.substr(2), kHighestThrow) : std::nullopt;
    if (!number || *number == 0)
        return malformed("phase", cat("expected roll or go1 to go", kHighestThrow, ", found ", quote(text)));
    state.thrown = static_cast<u8>(*number);
    return base::Done{};
}

base::Status parse_seat(std::string_view text, State& state) {
    const auto number = base::parse_number(text, state.players);
    if (!number || *number == 0)
        return malformed("seat", cat("expected a number from 1 to ", state.players, ", found ", quote(text)));
    state.seat = static_cast<u8>(*number - 1);
    if (state.runner[state.seat] == kGone) return not_allowed("seat", cat("seat ", *number, " has retired"));
    return base::Done{};
}

base::Error run_refusal(const State& state, unsigned target) {
    const unsigned reached = run_target(state);
    if (target != reached)
        return not_allowed("rule 5", cat("a throw of ", state.thrown, " leads to ", place_name(reached)));
    if (has_stone_between(state, state.runner[state.seat], target))
        return not_allowed("rule 6", cat("a stone bars the way to ", place_name(target)));
    return not_allowed("rule 7", cat("the partner's runner stands on ", place_name(target)));
}

base::Error put_refusal(const State& state, unsigned cell) {
    const std::string name = cell_name(cell);
    if (state.hand[state.seat] == 0)
        return not_allowed("rule 8", cat("seat ", state.seat + 1, " has no stone left"));
    if (cell < kFirstStoneCell) return not_allowed("rule 8", cat("no stone can lie on ", name));
    return not_allowed("rule 8",
                       cat(runner_on(state, cell) ? "a runner stands on " : "a stone lies on ", name));
}

}  // namespace

std::string Rules::format_state(const State& state) {
    std::string runners;
    std::string hands;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const std::string_view separator = seat == 0 ? "" : ",";
        runners += cat(separator, place_name(state.runner[seat]));
        hands += cat(separator, state.hand[seat]);
    }
    const std::string phase = state.thrown == 0 ? "roll" : cat("go", state.thrown);
    return cat(runners, ' ', hands, ' ', format_stones(state.stones), ' ', phase, ' ', state.seat + 1);
}

base::Result<State> Rules::parse_state(const Setup& setup, std::string_view text) {
    const auto fields = base::split(text, ' ');
    if (fields.size() != 5)
        return malformed("position",
                         cat("expected 5 fields (runners hands stones phase seat), found ", fields.size()));
    State state;
    state.players = setup.players;
    state.pairs = setup.pairs;
    if (const auto read = parse_runners(fields[0], state); !read) return read.error();
    if (const auto read = parse_hands(fields[1], state); !read) return read.error();
    if (const auto read = parse_stones(fields[2], state); !read) return read.error();
    if (const auto checked = check_stones(state); !checked) return checked.error();
    if (const auto read = parse_phase(fields[3], state); !read) return read.error();
    if (const auto read = parse_seat(fields[4], state); !read) return read.error();
    state.winner = winner_of(state);
    return state;
}

std::string Rules::format_move(const State& /*state*/, Move move) {
    switch (move.kind()) {
        case Move::Kind::roll: return cat(move.target());
        case Move::Kind::run: return place_name(move.target());
        case Move::Kind::put: return '*' + cell_name(move.target());
        case Move::Kind::pass: return "pass";
        case Move::Kind::none: break;
    }
    return "none";
}

base::Result<Move> Rules::parse_move(const State& /*state*/, std::string_view text) {
    if (text == "pass") return Move::pass();
    if (text == "goal") return Move::run(kGoal);
    if (const auto cell = parse_cell(text)) return Move::run(*cell);
    if (text.starts_with('*'))
        if (const auto cell = parse_cell(text.substr(1))) return Move::put(*cell);
    if (const auto number = base::parse_number(text, kHighestThrow); number && *number != 0)
        return Move::roll(*number);
    return malformed("move",
                     cat("expected a throw (1), a run (e, goal), a stone (*e) or pass, found ", quote(text)));
}

base::Error Rules::refusal(const State& state, Move move) {
    if (state.winner != 0) return not_allowed("rule 10", "the game is over");
    if (state.thrown == 0) return not_allowed("rule 3", cat("seat ", state.seat + 1, " has to throw first"));
    if (move.kind() == Move::Kind::roll)
        return not_allowed("rule 4", cat("seat ", state.seat + 1, " has thrown already"));
    if (move.kind() == Move::Kind::run) return run_refusal(state, move.target());
    if (move.kind() == Move::Kind::put) return put_refusal(state, move.target());
    return not_allowed("rule 9", "a seat may pass only when it can do nothing else");
}

}  // namespace thwart::sample
