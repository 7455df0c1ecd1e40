// The texts of positions and moves, and the reasons for refusing them.

#include "base/bits.hpp"
#include "base/text.hpp"
#include "games/barricade/paths.hpp"
#include "games/barricade/rules.hpp"

#include <algorithm>
#include <optional>

namespace thwart::barricade {
namespace {

using base::cat;
using base::malformed;
using base::not_allowed;
using base::quote;

constexpr std::string_view kHome = "home";
constexpr std::string_view kOpen = "open:";

std::string cell_name(unsigned cell) {
    return cat(static_cast<char>('a' + column_of(cell)), row_of(cell) + 1);
}
std::string node_name(unsigned node) { return is_cell(node) ? cell_name(node) : std::string(kHome); }

std::optional<unsigned> parse_cell(std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    const unsigned column = static_cast<unsigned char>(text[0]) - unsigned{'a'};
    const auto row = base::parse_number(text.substr(1), kRows);
    if (column >= kColumns || !row || *row == 0) return std::nullopt;
    const unsigned cell = cell_at(column, *row - 1);
    return cell == kNoCell ? std::nullopt : std::optional(cell);
}

std::string format_cells(Cells cells) {
    std::string text;
    base::for_each(cells, [&](unsigned cell) { text += (text.empty() ? "" : ",") + cell_name(cell); });
    return text;
}

std::string format_pieces(const State& state, unsigned seat) {
    if (!is_live(state, seat)) return "x";
    const std::string cells = format_cells(cells_of(state.pieces[seat]));
    return cat(count_home(state, seat), cells.empty() ? "" : "+", cells);
}

std::string format_phase(const State& state) {
    switch (state.phase) {
        case Phase::open: break;
        case Phase::roll: return "roll";
        case Phase::go: return cat("go", state.thrown);
        case Phase::place: return "place";
    }
    std::string text(kOpen);
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const u8 number = state.opening[seat];
        text += seat == 0 ? "" : ",";
        text += number == kToThrow ? "?" : number == 0 ? "-" : cat(number);
    }
    return text;
}

base::Status parse_pieces(std::string_view text, unsigned seat, State& state) {
    const std::string field = cat("seat ", seat + 1);
    if (text == "x") return base::Done{};
    const std::size_t plus = text.find('+');
    const std::string_view home = text.substr(0, plus);
    const auto at_home = base::parse_number(home, 99);
    if (!at_home)
        return malformed(field, cat("expected x or the number of pieces in the house, found ", quote(home)));
    Cells cells = 0;
    if (plus != std::string_view::npos) {
        for (const std::string_view entry : base::split(text.substr(plus + 1), ',')) {
            const auto cell = parse_cell(entry);
            if (!cell) return malformed(field, cat("unknown cell ", quote(entry)));
            if (has(cells, *cell)) return malformed(field, cat(entry, " is given twice"));
            if (seat_on(state, *cell)) return not_allowed(field, cat("two pieces on ", entry));
            cells |= bit(*cell);
        }
    }
    if (const unsigned pieces = *at_home + base::count(cells); pieces != kPieces)
        return not_allowed(field, cat("has ", pieces, " pieces instead of five (rule 2)"));
    const unsigned house = house_of(state, seat);
    state.pieces[seat].fill(static_cast<u8>(house));
    base::for_each(cells, [&](unsigned cell) { replace(state.pieces[seat], house, cell); });
    return base::Done{};
}

base::Status parse_blockers(std::string_view text, State& state) {
    if (text == "-") return base::Done{};
    const Cells pieces = occupied(state);
    for (const std::string_view entry : base::split(text, ',')) {
        const auto cell = parse_cell(entry);
        if (!cell) return malformed("blockers", cat("unknown cell ", quote(entry)));
        if (has(state.blockers, *cell)) return malformed("blockers", cat(entry, " is given twice"));
        if (!has(kPlaceable, *cell))
            return not_allowed("blockers", cat("no blocker can lie on ", entry, " (rule 13)"));
        if (has(pieces, *cell))
            return not_allowed("blockers", cat("a piece stands on ", entry, " (rule 13)"));
        state.blockers |= bit(*cell);
    }
    return base::Done{};
}

base::Status parse_opening(std::string_view text, State& state) {
    const auto entries = base::split(text, ',');
    if (entries.size() != state.players)
        return malformed("phase", cat("expected ", state.players, " throws, found ", entries.size()));
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const std::string_view entry = entries[seat];
        if (entry == "-") continue;
        const auto number = base::parse_number(entry, kHighestThrow);
        if (entry != "?" && (!number || *number == 0))
            return malformed("phase", cat("expected ?, - or a number from 1 to ", kHighestThrow, ", found ",
                                          quote(entry)));
        if (!is_live(state, seat))
            return not_allowed("phase", cat("seat ", seat + 1, " has retired and throws no more (rule 18)"));
        state.opening[seat] = entry == "?" ? kToThrow : static_cast<u8>(*number);
    }
    if (std::ranges::count(state.opening, kToThrow) == 0)
        return not_allowed("phase", "nobody is left to throw in this round (rule 4)");
    return base::Done{};
}

base::Status parse_phase(std::string_view text, State& state) {
    if (text.starts_with(kOpen)) {
        state.phase = Phase::open;
        return parse_opening(text.substr(kOpen.size()), state);
    }
    if (text == "roll" || text == "place") {
        state.phase = text == "roll" ? Phase::roll : Phase::place;
        return base::Done{};
    }
    const auto number =
        text.starts_with("go") ? base::parse_number(text.substr(2), kHighestThrow) : std::nullopt;
    if (!number || *number == 0)
        return malformed("phase", cat("expected open:..., roll, place or go1 to go", kHighestThrow,
                                      ", found ", quote(text)));
    state.phase = Phase::go;
    state.thrown = static_cast<u8>(*number);
    return base::Done{};
}

base::Status parse_seat(std::string_view text, State& state) {
    const auto number = base::parse_number(text, state.players);
    if (!number || *number == 0)
        return malformed("seat", cat("expected a number from 1 to ", state.players, ", found ", quote(text)));
    state.seat = static_cast<u8>(*number - 1);
    if (!is_live(state, state.seat)) return not_allowed("seat", cat("seat ", *number, " has retired"));
    if (state.phase != Phase::open) return base::Done{};
    const auto next = std::ranges::find(state.opening, kToThrow) - state.opening.begin();
    if (next != state.seat)
        return not_allowed("seat", cat("seat ", next + 1, " throws before seat ", *number, " (rule 4)"));
    return base::Done{};
}

base::Status check_blockers(const State& state) {
    const bool in_hand = state.phase == Phase::place;
    const unsigned blockers = base::count(state.blockers) + (in_hand ? 1 : 0);
    if (blockers > kBlockers)
        return not_allowed("blockers", cat("there are ", kBlockers, " blockers in all",
                                           in_hand ? ", and one is in the hand" : "", " (rule 3)"));
    return base::Done{};
}

base::Error walk_refusal(const State& state, unsigned from, unsigned cell) {
    const Pieces& mine = state.pieces[state.seat];
    const std::string name = cell_name(cell);
    if (!contains(mine, from))
        return is_cell(from)
                   ? not_allowed("rule 7", cat("seat ", state.seat + 1, " has no piece on ", node_name(from)))
                   : not_allowed("rule 8", cat("seat ", state.seat + 1, " has no piece in its house"));
    const auto ways = paths_from(from, state.thrown);
    if (std::ranges::find(ways, cell, &Path::target) == ways.end())
        return not_allowed("rule 7", cat("a throw of ", state.thrown, " does not lead from ", node_name(from),
                                         " to ", name));
    if (contains(mine, cell)) return not_allowed("rule 10", cat("a piece of one's own stands on ", name));
    return not_allowed("rule 9", cat("a blocker bars the way to ", name));
}

base::Error put_refusal(const State& state, unsigned cell) {
    const std::string name = cell_name(cell);
    if (!has(kPlaceable, cell)) return not_allowed("rule 13", cat("no blocker can lie on ", name));
    return not_allowed("rule 13",
                       cat(seat_on(state, cell) ? "a piece stands on " : "a blocker lies on ", name));
}

}  // namespace

std::string Rules::format_state(const State& state) {
    std::string text;
    for (unsigned seat = 0; seat < state.players; ++seat) text += format_pieces(state, seat) + ' ';
    const std::string blockers = format_cells(state.blockers);
    return cat(text, blockers.empty() ? "-" : blockers, ' ', format_phase(state), ' ', state.seat + 1);
}

base::Result<State> Rules::parse_state(const Setup& setup, std::string_view text) {
    const unsigned players = setup.players;
    const auto fields = base::split(text, ' ');
    if (fields.size() != players + 3)
        return malformed("position", cat("expected ", players + 3, " fields (pieces of ", players,
                                         " seats, blockers phase seat), found ", fields.size()));
    State state;
    state.players = setup.players;
    for (unsigned seat = 0; seat < players; ++seat)
        if (const auto read = parse_pieces(fields[seat], seat, state); !read) return read.error();
    if (const auto read = parse_blockers(fields[players], state); !read) return read.error();
    if (const auto read = parse_phase(fields[players + 1], state); !read) return read.error();
    if (const auto checked = check_blockers(state); !checked) return checked.error();
    if (const auto read = parse_seat(fields[players + 2], state); !read) return read.error();
    state.winner = winner_of(state);
    return state;
}

std::string Rules::format_move(const State& /*state*/, Move move) {
    switch (move.kind()) {
        case Move::Kind::roll: return cat(move.target());
        case Move::Kind::walk: return cat(node_name(move.from()), '-', cell_name(move.target()));
        case Move::Kind::put: return '*' + cell_name(move.target());
        case Move::Kind::pass: return "pass";
        case Move::Kind::none: break;
    }
    return "none";
}

base::Result<Move> Rules::parse_move(const State& state, std::string_view text) {
    if (text == "pass") return Move::pass();
    if (const auto number = base::parse_number(text, kHighestThrow); number && *number != 0)
        return Move::roll(*number);
    if (text.starts_with('*'))
        if (const auto cell = parse_cell(text.substr(1))) return Move::put(*cell);
    if (const std::size_t dash = text.find('-'); dash != std::string_view::npos) {
        const std::string_view origin = text.substr(0, dash);
        const auto from = origin == kHome ? house_of(state, state.seat) : parse_cell(origin);
        const auto cell = parse_cell(text.substr(dash + 1));
        if (from && cell) return Move::walk(*from, *cell);
    }
    return malformed(
        "move",
        cat("expected a throw (1), a walk (home-c1, c1-e1), a blocker (*h13) or pass, found ", quote(text)));
}

base::Error Rules::refusal(const State& state, Move move) {
    const std::string seat = cat("seat ", state.seat + 1);
    if (state.winner != 0) return not_allowed("rule 16", "the game is over");
    if (state.phase == Phase::open) return not_allowed("rule 4", cat(seat, " has to throw first"));
    if (state.phase == Phase::roll) return not_allowed("rule 6", cat(seat, " has to throw first"));
    if (state.phase == Phase::place)
        return move.kind() == Move::Kind::put
                   ? put_refusal(state, move.target())
                   : not_allowed("rule 12", cat(seat, " has to put down the blocker first"));
    if (move.kind() == Move::Kind::roll) return not_allowed("rule 6", cat(seat, " has thrown already"));
    if (move.kind() == Move::Kind::put) return not_allowed("rule 12", cat(seat, " holds no blocker"));
    if (move.kind() == Move::Kind::walk) return walk_refusal(state, move.from(), move.target());
    return not_allowed("rule 15", "a seat may pass only when it can do nothing else");
}

}  // namespace thwart::barricade
