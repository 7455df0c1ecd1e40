// The texts of positions and moves, and the reasons for refusing them.

#include "base/text.hpp"
#include "games/quoridor/rules.hpp"

#include <algorithm>
#include <optional>

namespace thwart::quoridor {
namespace {

using base::cat;
using base::malformed;
using base::not_allowed;
using base::quote;

std::string name_at(unsigned column, unsigned row) {
    return {static_cast<char>('a' + column), static_cast<char>('1' + row)};
}
std::string square_name(unsigned square) { return name_at(column_of(square), row_of(square)); }
std::string point_name(unsigned point) { return name_at(point % 8, point / 8); }

struct Place {
    unsigned column;
    unsigned row;
};
std::optional<Place> parse_place(std::string_view text, unsigned size) {
    if (text.size() != 2) return std::nullopt;
    const unsigned column = static_cast<unsigned char>(text[0]) - unsigned{'a'};
    const unsigned row = static_cast<unsigned char>(text[1]) - unsigned{'1'};
    if (column >= size || row >= size) return std::nullopt;
    return Place{column, row};
}

std::string format_points(u64 points) {
    if (points == 0) return "-";
    // By file first, as all lists of squares are sorted.
    std::string text;
    for (unsigned column = 0; column < 8; ++column)
        base::for_each(points & kWestFile << column,
                       [&](unsigned point) { text += (text.empty() ? "" : ",") + point_name(point); });
    return text;
}

bool is_taken(const State& state, unsigned square) {
    return std::ranges::find(state.pawn, square) != state.pawn.end();
}

base::Status parse_pawns(std::string_view text, State& state) {
    const auto entries = base::split(text, ',');
    if (entries.size() != state.players)
        return malformed("pawns", cat("expected ", state.players, " entries, found ", entries.size()));
    for (unsigned seat = 0; seat < state.players; ++seat) {
        if (entries[seat] == "x") continue;
        const auto place = parse_place(entries[seat], kSize);
        if (!place) return malformed("pawns", cat("unknown square ", quote(entries[seat])));
        const unsigned square = square_at(place->column, place->row);
        if (is_taken(state, square)) return not_allowed("pawns", cat("two pawns on ", square_name(square)));
        state.pawn[seat] = static_cast<u8>(square);
    }
    return base::Done{};
}

base::Status parse_stocks(std::string_view text, State& state) {
    const auto entries = base::split(text, ',');
    if (entries.size() != state.players)
        return malformed("stocks", cat("expected ", state.players, " numbers, found ", entries.size()));
    const unsigned most = starting_stock(state.players);
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const auto number = base::parse_number(entries[seat], most);
        if (!number)
            return malformed("stocks",
                             cat("expected a number from 0 to ", most, ", found ", quote(entries[seat])));
        state.stock[seat] = static_cast<u8>(*number);
    }
    return base::Done{};
}

base::Status parse_points(std::string_view field, std::string_view text, u64& points) {
    if (text == "-") return base::Done{};
    for (const std::string_view entry : base::split(text, ',')) {
        const auto place = parse_place(entry, kSize - 1);
        if (!place) return malformed(std::string(field), cat("no fence can lie at ", quote(entry)));
        const u64 point = u64{1} << (8 * place->row + place->column);
        if ((points & point) != 0) return malformed(std::string(field), cat(entry, " is given twice"));
        points |= point;
    }
    return base::Done{};
}

base::Status check_fences(const Fences& fences) {
    if (const u64 overlap = fences.h & shift_east(fences.h); overlap != 0)
        return not_allowed("horizontal", cat("the fence at ", point_name(base::lowest(overlap)),
                                             " overlaps the one west of it (rule 11)"));
    if (const u64 overlap = fences.v & shift_north(fences.v); overlap != 0)
        return not_allowed("vertical", cat("the fence at ", point_name(base::lowest(overlap)),
                                           " overlaps the one south of it (rule 11)"));
    if (const u64 crossing = fences.h & fences.v; crossing != 0)
        return not_allowed("vertical", cat("the fence at ", point_name(base::lowest(crossing)),
                                           " crosses the horizontal one there (rule 12)"));
    return base::Done{};
}

base::Status parse_seat(std::string_view text, State& state) {
    const auto number = base::parse_number(text, state.players);
    if (!number || *number == 0)
        return malformed("seat", cat("expected a number from 1 to ", state.players, ", found ", quote(text)));
    state.seat = static_cast<u8>(*number - 1);
    if (state.pawn[state.seat] == kGone) return not_allowed("seat", cat("seat ", *number, " has retired"));
    return base::Done{};
}

// The first seat whose pawn these fences shut off from its goal.
std::optional<unsigned> shut_off(const State& state, const Fences& fences) {
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.pawn[seat] != kGone && !has_way(fences, state.pawn[seat], goal_of(seat, state.players)))
            return seat;
    return std::nullopt;
}

base::Status check_pawns(const State& state) {
    if (const auto seat = shut_off(state, state.fences))
        return not_allowed("pawns", cat("the pawn of seat ", *seat + 1, " has no way to its goal (rule 13)"));
    unsigned arrived = 0;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (state.pawn[seat] != kGone && (kRims[state.pawn[seat]] & bit(goal_of(seat, state.players))) != 0)
            ++arrived;
    if (arrived > 1) return not_allowed("pawns", "two pawns are at their goals (rule 17)");
    return base::Done{};
}

// Why a pawn cannot pass the one next to it: straight on, or to a square beside it.
base::Error passing_refusal(const State& state, unsigned faced, Side ahead, unsigned target) {
    const std::string name = square_name(target);
    if (!is_open(state.fences, state.pawn[state.seat], ahead))
        return not_allowed("rule 7",
                           cat("a fence stands between the pawn and the one it would pass to ", name));
    const bool at_edge = (kRims[faced] & bit(ahead)) != 0;
    if (!at_edge && neighbour(faced, ahead) == target)
        return not_allowed("rule 7", cat("a fence bars the jump to ", name));
    if (at_edge || !is_open(state.fences, faced, ahead) || state.sidestep_at_pawn)
        return not_allowed("rule 8", cat("a fence stands between the faced pawn and ", name));
    if (is_taken(state, neighbour(faced, ahead)))
        return not_allowed("rule 9", cat("a pawn behind the faced one does not open the way to ", name));
    return not_allowed("rule 8", cat("the pawn can jump straight on, so it cannot step sideways to ", name));
}

base::Error walk_refusal(const State& state, unsigned target) {
    const unsigned here = state.pawn[state.seat];
    const std::string name = square_name(target);
    if (target == here) return not_allowed("rule 6", cat("the pawn stands on ", name, " already"));
    if (is_taken(state, target)) return not_allowed("rule 6", cat("a pawn stands on ", name));
    for (const Side side : kSides) {
        if ((kRims[here] & bit(side)) != 0) continue;
        const unsigned next = neighbour(here, side);
        if (next == target) return not_allowed("rule 6", cat("a fence bars the way to ", name));
        if (!is_taken(state, next)) continue;
        for (const Side onward : {left_of(side), side, right_of(side)})
            if ((kRims[next] & bit(onward)) == 0 && neighbour(next, onward) == target)
                return passing_refusal(state, next, side, target);
        // Two pawns in a row, and the target behind both.
        if ((kRims[next] & bit(side)) != 0 || !is_taken(state, neighbour(next, side))) continue;
        const unsigned second = neighbour(next, side);
        if ((kRims[second] & bit(side)) == 0 && neighbour(second, side) == target)
            return not_allowed("rule 9", cat("the pawn cannot jump over two pawns to ", name));
    }
    for (const Side side : {Side::north, Side::south})
        for (const Side aside : {Side::east, Side::west})
            if ((kRims[here] & (bit(side) | bit(aside))) == 0 &&
                neighbour(neighbour(here, side), aside) == target)
                return not_allowed("rule 8",
                                   cat("the pawn can step sideways to ", name, " only past a pawn it faces"));
    return not_allowed("rule 6",
                       cat("the pawn on ", square_name(here), " cannot reach ", name, " in one move"));
}

base::Error fence_refusal(const State& state, Move move) {
    const Fences& f = state.fences;
    const bool horizontal = move.kind() == Move::Kind::fence_h;
    const u64 point = u64{1} << move.target();
    const std::string name = point_name(move.target()) + (horizontal ? 'h' : 'v');
    if (state.stock[state.seat] == 0)
        return not_allowed("rule 14", cat("seat ", state.seat + 1, " has no fence left"));
    const u64 overlapping =
        horizontal ? f.h | shift_east(f.h) | shift_west(f.h) : f.v | shift_north(f.v) | shift_south(f.v);
    if ((overlapping & point) != 0) return not_allowed("rule 11", cat(name, " would overlap a fence"));
    if (((horizontal ? f.v : f.h) & point) != 0)
        return not_allowed("rule 12", cat(name, " would cross a fence"));
    const auto seat = shut_off(state, {f.h | (horizontal ? point : 0), f.v | (horizontal ? 0 : point)});
    return not_allowed("rule 13",
                       cat(name, " would leave seat ", seat.value_or(state.seat) + 1, " no way to its goal"));
}

}  // namespace

std::string Rules::format_state(const State& state) {
    std::string pawns;
    std::string stocks;
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const std::string_view separator = seat == 0 ? "" : ",";
        pawns += cat(separator, state.pawn[seat] == kGone ? "x" : square_name(state.pawn[seat]));
        stocks += cat(separator, state.stock[seat]);
    }
    return cat(pawns, ' ', stocks, ' ', format_points(state.fences.h), ' ', format_points(state.fences.v),
               ' ', state.seat + 1);
}

base::Result<State> Rules::parse_state(const Setup& setup, std::string_view text) {
    const auto fields = base::split(text, ' ');
    if (fields.size() != 5)
        return malformed("position", cat("expected 5 fields (pawns stocks horizontal vertical seat), found ",
                                         fields.size()));
    State state;
    state.players = setup.players;
    state.sidestep_at_pawn = setup.sidestep_at_pawn;
    if (const auto read = parse_pawns(fields[0], state); !read) return read.error();
    if (const auto read = parse_stocks(fields[1], state); !read) return read.error();
    if (const auto read = parse_points("horizontal", fields[2], state.fences.h); !read) return read.error();
    if (const auto read = parse_points("vertical", fields[3], state.fences.v); !read) return read.error();
    if (const auto read = parse_seat(fields[4], state); !read) return read.error();
    if (const auto checked = check_fences(state.fences); !checked) return checked.error();
    if (const auto checked = check_pawns(state); !checked) return checked.error();
    state.winner = winner_of(state);
    return state;
}

std::string Rules::format_move(const State& /*state*/, Move move) {
    switch (move.kind()) {
        case Move::Kind::walk: return square_name(move.target());
        case Move::Kind::fence_h: return point_name(move.target()) + 'h';
        case Move::Kind::fence_v: return point_name(move.target()) + 'v';
        case Move::Kind::pass: return "pass";
        case Move::Kind::none: break;
    }
    return "none";
}

base::Result<Move> Rules::parse_move(const State& /*state*/, std::string_view text) {
    if (text == "pass") return Move::pass();
    if (const auto place = parse_place(text, kSize)) return Move::walk(square_at(place->column, place->row));
    if (text.size() == 3 && (text[2] == 'h' || text[2] == 'v'))
        if (const auto place = parse_place(text.substr(0, 2), kSize - 1))
            return Move::fence(text[2] == 'v' ? 1 : 0, 8 * place->row + place->column);
    return malformed("move", cat("expected a square (e2), a fence (e3h, e3v) or pass, found ", quote(text)));
}

base::Error Rules::refusal(const State& state, Move move) {
    if (state.winner != 0) return not_allowed("rule 17", "the game is over");
    if (move.kind() == Move::Kind::walk) return walk_refusal(state, move.target());
    if (move.is_fence()) return fence_refusal(state, move);
    return not_allowed("rule 16", "a seat may pass only when it can do nothing else");
}

}  // namespace thwart::quoridor
