// The texts of positions and moves, and the reasons for refusing them.

#include "base/text.hpp"
#include "games/halma/rules.hpp"

#include <algorithm>
#include <optional>

namespace thwart::halma {
namespace {

using base::cat;
using base::malformed;
using base::not_allowed;
using base::quote;

char letter_of(unsigned row) { return static_cast<char>('a' + row); }

std::optional<unsigned> parse_point(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const unsigned row = static_cast<unsigned char>(text[0]) - unsigned{'a'};
    if (row >= kRows) return std::nullopt;
    const auto number = base::parse_number(text.substr(1), kStar.length[row]);
    if (!number || *number == 0) return std::nullopt;
    return kStar.first[row] + *number - 1;
}

std::string format_row(const State& state, unsigned row) {
    std::string text;
    unsigned empty = 0;
    const auto end_run = [&] {
        if (empty > 0) text += cat(empty);
        empty = 0;
    };
    for (unsigned i = 0; i < kStar.length[row]; ++i) {
        const u8 number = seat_on(state, kStar.first[row] + i);
        if (number == 0) {
            ++empty;
        } else {
            end_run();
            text += static_cast<char>('A' + number - 1);
        }
    }
    end_run();
    return text;
}

base::Error wrong_length(unsigned row) {
    return malformed("rows", cat("row ", letter_of(row), " must have ", kStar.length[row], " points"));
}

base::Status parse_row(std::string_view text, unsigned row, State& state) {
    const unsigned length = kStar.length[row];
    unsigned at = 0;
    while (!text.empty()) {
        const char letter = text.front();
        if (letter >= '0' && letter <= '9') {
            const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
            const auto run = base::parse_number(text.substr(0, digits), length - at);
            if (!run) return wrong_length(row);
            if (*run == 0) return malformed("rows", cat("a run of 0 points in row ", letter_of(row)));
            at += *run;
            text.remove_prefix(digits);
            continue;
        }
        const unsigned seat = static_cast<unsigned char>(letter) - unsigned{'A'};
        if (seat >= state.players)
            return malformed("rows",
                             cat("unknown man ", quote(text.substr(0, 1)), " in row ", letter_of(row)));
        if (at == length) return wrong_length(row);
        put(state, kStar.first[row] + at, seat);
        ++at;
        text.remove_prefix(1);
    }
    if (at != length) return wrong_length(row);
    return base::Done{};
}

base::Status parse_rows(std::string_view text, State& state) {
    const auto rows = base::split(text, '/');
    if (rows.size() != kRows) return malformed("rows", cat("expected ", kRows, " rows, found ", rows.size()));
    for (unsigned row = 0; row < kRows; ++row)
        if (const auto read = parse_row(rows[row], row, state); !read) return read.error();
    return base::Done{};
}

base::Result<unsigned> parse_seat(std::string_view field, std::string_view text, const State& state) {
    const auto number = base::parse_number(text, state.players);
    if (!number || *number == 0)
        return malformed(std::string(field),
                         cat("expected a number from 1 to ", state.players, ", found ", quote(text)));
    return *number - 1;
}

base::Status parse_retired(std::string_view text, State& state) {
    if (text == "-") return base::Done{};
    for (const std::string_view entry : base::split(text, ',')) {
        const auto seat = parse_seat("retired", entry, state);
        if (!seat) return seat.error();
        if (has_left(state, *seat)) return malformed("retired", cat(*seat + 1, " is given twice"));
        state.retired = static_cast<u8>(state.retired | 1U << *seat);
    }
    return base::Done{};
}

base::Status check_men(const State& state) {
    for (unsigned seat = 0; seat < state.players; ++seat) {
        const unsigned men = men_of(state, seat).count();
        if (men > state.men_each)
            return not_allowed("rows", cat("seat ", seat + 1, " has ", men, " men, more than ",
                                           state.men_each, " (rule 2)"));
        if (has_left(state, seat) && men > 0)
            return not_allowed("rows", cat("seat ", seat + 1, " has retired but still has men (rule 16)"));
        if (!has_left(state, seat) && men == 0)
            return not_allowed("rows", cat("seat ", seat + 1, " has no men"));
    }
    return base::Done{};
}

// Whether the man could jump and then step there, if the two could be mixed.
bool needs_both(const State& state, unsigned from, unsigned to) {
    for (const u8 next : kNext[to])
        if (next != kNowhere && !is_next_to(from, next) && Rules::is_legal(state, Move::walk(from, next)))
            return true;
    return false;
}

base::Error walk_refusal(const State& state, unsigned from, unsigned to) {
    const std::string start = point_name(from);
    const std::string end = point_name(to);
    if (seat_on(state, from) != state.seat + 1)
        return not_allowed("rule 5", cat("seat ", state.seat + 1, " has no man on ", start));
    if (from == to) return not_allowed("rule 8", cat("the man has to end on another point than ", start));
    if (seat_on(state, to) != 0) return not_allowed("rule 6", cat("a man stands on ", end));
    for (unsigned d = 0; d < kDirections; ++d)
        if (kLanding[from][d] == to && seat_on(state, kNext[from][d]) == 0)
            return not_allowed("rule 7",
                               cat("there is no man on ", point_name(kNext[from][d]), " to jump over"));
    if (needs_both(state, from, to))
        return not_allowed("rule 9", cat("the man on ", start, " cannot jump and then step to ", end));
    return not_allowed("rule 8", cat("no step and no chain of jumps leads from ", start, " to ", end));
}

}  // namespace

std::string point_name(unsigned point) {
    const unsigned row = row_of(point);
    return cat(letter_of(row), point - kStar.first[row] + 1);
}

std::string Rules::format_state(const State& state) {
    std::string text;
    for (unsigned row = 0; row < kRows; ++row) text += cat(row == 0 ? "" : "/", format_row(state, row));
    text += cat(' ', state.seat + 1, ' ');
    std::string retired;
    for (unsigned seat = 0; seat < state.players; ++seat)
        if (has_left(state, seat)) retired += cat(retired.empty() ? "" : ",", seat + 1);
    return text + (retired.empty() ? "-" : retired);
}

base::Result<State> Rules::parse_state(const Setup& setup, std::string_view text) {
    const auto fields = base::split(text, ' ');
    if (fields.size() != 3)
        return malformed("position", cat("expected 3 fields (rows seat retired), found ", fields.size()));
    State state = empty_board(setup);
    if (const auto read = parse_rows(fields[0], state); !read) return read.error();
    const auto seat = parse_seat("seat", fields[1], state);
    if (!seat) return seat.error();
    state.seat = static_cast<u8>(*seat);
    if (const auto read = parse_retired(fields[2], state); !read) return read.error();
    if (has_left(state, *seat)) return not_allowed("seat", cat("seat ", *seat + 1, " has retired"));
    if (const auto checked = check_men(state); !checked) return checked.error();
    state.winner = winner_of(state);
    return state;
}

std::string Rules::format_move(const State& /*state*/, Move move) {
    switch (move.kind()) {
        case Move::Kind::walk: return cat(point_name(move.from()), '-', point_name(move.to()));
        case Move::Kind::pass: return "pass";
        case Move::Kind::none: break;
    }
    return "none";
}

base::Result<Move> Rules::parse_move(const State& /*state*/, std::string_view text) {
    if (text == "pass") return Move::pass();
    if (const std::size_t dash = text.find('-'); dash != std::string_view::npos) {
        const auto from = parse_point(text.substr(0, dash));
        const auto to = parse_point(text.substr(dash + 1));
        if (from && to) return Move::walk(*from, *to);
    }
    return malformed("move", cat("expected two points (e5-g5) or pass, found ", quote(text)));
}

base::Error Rules::refusal(const State& state, Move move) {
    if (state.winner != 0) return not_allowed("rule 15", "the game is over");
    if (move.kind() == Move::Kind::walk) return walk_refusal(state, move.from(), move.to());
    return not_allowed("rule 12", "a seat may pass only when none of its men can move");
}

}  // namespace thwart::halma
