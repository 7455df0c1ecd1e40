// The texts of positions and moves, and the reasons for refusing positions.

#include "base/text.hpp"
#include "games/shibuya/names.hpp"
#include "games/shibuya/rules.hpp"

#include <optional>
#include <utility>

namespace thwart::shibuya {
namespace {

using base::cat;
using base::malformed;
using base::not_allowed;
using base::quote;

// A letter counted from `first` and a digit from 1 on, each below `size`: column and row.
std::optional<std::pair<unsigned, unsigned>> parse_pair(std::string_view text, char first, unsigned size) {
    if (text.size() != 2) return std::nullopt;
    const unsigned column = static_cast<unsigned char>(text[0]) - static_cast<unsigned>(first);
    const unsigned row = static_cast<unsigned char>(text[1]) - unsigned{'1'};
    if (column >= size || row >= size) return std::nullopt;
    return std::pair(column, row);
}

std::optional<unsigned> parse_cell(std::string_view text) {
    const auto pair = parse_pair(text, 'a', kSize);
    return pair ? std::optional(cell_at(pair->first, pair->second)) : std::nullopt;
}

std::optional<unsigned> parse_slot(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::size_t edge = kEdgeLetters.find(text[0]);
    const unsigned number = static_cast<unsigned char>(text[1]) - unsigned{'1'};
    if (edge == std::string_view::npos || number >= kSize) return std::nullopt;
    return slot_at(static_cast<Edge>(edge), number);
}

std::optional<unsigned> parse_site(std::string_view text) {
    if (const auto cell = parse_cell(text)) return cell;
    const auto slot = parse_slot(text);
    return slot ? std::optional(kSlotSites + *slot) : std::nullopt;
}

// The corner of a place.
std::optional<unsigned> parse_place(std::string_view text) {
    const auto pair = parse_pair(text, 'A', kSize / 2);
    return pair ? std::optional(cell_at(2 * pair->first, 2 * pair->second)) : std::nullopt;
}

// A tile of the table as it may lie.
std::optional<Tile> parse_tile(std::string_view text) {
    const auto tile = Tile::parse(text);
    return tile && kTiles.kind_of[tile->raw()] != kNoKind ? tile : std::nullopt;
}

// A kind as the table writes it.
std::optional<unsigned> parse_kind(std::string_view text) {
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (kTileKinds[kind].letters == text) return kind;
    return std::nullopt;
}

// --- writing ---

void append(std::string& list, const std::string& entry) { list += (list.empty() ? "" : ",") + entry; }

std::string or_dash(const std::string& list) { return list.empty() ? "-" : list; }

std::string format_cells(u64 cells) {
    // By file first, as all lists are sorted.
    std::string list;
    for (unsigned file = 0; file < kSize; ++file)
        base::for_each(cells & kFileA << file, [&](unsigned cell) { append(list, cell_name(cell)); });
    return or_dash(list);
}

std::string format_slots(u32 slots) {
    std::string list;
    base::for_each(u64{slots}, [&](unsigned slot) { append(list, slot_name(slot)); });
    return or_dash(list);
}

std::string format_tiles(const State& state) {
    std::string text;
    for (unsigned row = kSize / 2; row-- > 0;) {
        std::string entries;
        for (unsigned column = 0; column < kSize / 2; ++column) {
            const unsigned corner = cell_at(2 * column, 2 * row);
            const bool tiled = (tiled_places(state) & bit(corner)) != 0;
            const bool doubled = (doubled_places(state) & bit(corner)) != 0;
            append(entries, tiled ? cat(tile_name(tile_on(state, corner)), doubled ? "2" : "") : ".");
        }
        text += cat(entries, row == 0 ? "" : "/");
    }
    return text;
}

std::string format_pieces(const State& state, unsigned colour) {
    const FrameSets& frame = frame_of(state.mode);
    return cat(format_slots(state.slots & frame.starts[colour]), ';', format_cells(state.pieces[colour]), ';',
               format_slots(state.slots & frame.goals[colour]));
}

std::string format_phase(const State& state) {
    if (state.phase == kMoving) return "move";
    return state.phase == kDrawing ? "draw" : cat("lay:", kTileKinds[state.phase - kHolds].letters);
}

// --- reading ---

base::Status parse_entry(std::string_view entry, unsigned corner, State& state) {
    if (entry == ".") return base::Done{};
    const bool doubled = entry.size() == 5 && entry[4] == '2';
    const auto tile = parse_tile(doubled ? entry.substr(0, 4) : entry);
    if (!tile)
        return malformed("tiles", cat("expected '.', a tile of the table, or such a tile and 2 on ",
                                      place_name(corner), ", found ", quote(entry)));
    state.layers |= bit(corner) | (doubled ? bit(corner + 1) : 0);
    state.white |= tile->white() << corner;
    state.circle |= tile->circle() << corner;
    return base::Done{};
}

base::Status parse_tiles(std::string_view text, State& state) {
    const auto rows = base::split(text, '/');
    if (rows.size() != kSize / 2) return malformed("tiles", cat("expected 4 rows, found ", rows.size()));
    for (unsigned row = 0; row < rows.size(); ++row) {
        const auto entries = base::split(rows[row], ',');
        if (entries.size() != kSize / 2)
            return malformed("tiles", cat("expected 4 entries in row ", row + 1, " from the north, found ",
                                          entries.size()));
        for (unsigned column = 0; column < entries.size(); ++column)
            if (const auto read =
                    parse_entry(entries[column], cell_at(2 * column, kSize - 2 - 2 * row), state);
                !read)
                return read;
    }
    return base::Done{};
}

base::Status parse_slots(std::string_view text, unsigned colour, bool goals, State& state) {
    const std::string field(kColourNames[colour]);
    const std::string what = goals ? "goal" : "start";
    const FrameSets& frame = frame_of(state.mode);
    const u32 own = goals ? frame.goals[colour] : frame.starts[colour];
    if (text == "-") return base::Done{};
    for (const std::string_view entry : base::split(text, ',')) {
        const auto slot = parse_slot(entry);
        if (!slot) return malformed(field, cat("expected a ", what, " slot, found ", quote(entry)));
        if ((own & slot_bit(*slot)) == 0)
            return not_allowed(field, cat(entry, " is no ", what, " of ", field));
        if ((state.slots & slot_bit(*slot)) != 0) return malformed(field, cat(entry, " is given twice"));
        state.slots |= slot_bit(*slot);
    }
    return base::Done{};
}

base::Status parse_cells(std::string_view text, unsigned colour, State& state) {
    const std::string field(kColourNames[colour]);
    if (text == "-") return base::Done{};
    for (const std::string_view entry : base::split(text, ',')) {
        const auto cell = parse_cell(entry);
        if (!cell) return malformed(field, cat("unknown cell ", quote(entry)));
        if ((state.pieces[colour] & bit(*cell)) != 0) return malformed(field, cat(entry, " is given twice"));
        if ((state.pieces[1 - colour] & bit(*cell)) != 0)
            return not_allowed(field, cat("two pieces on ", entry));
        if ((tiled_cells(state) & bit(*cell)) == 0)
            return not_allowed(field, cat("a piece on ", entry, ", where no tile lies (rule 9)"));
        state.pieces[colour] |= bit(*cell);
    }
    return base::Done{};
}

base::Status parse_pieces(std::string_view text, unsigned colour, State& state) {
    const std::string field(kColourNames[colour]);
    const auto lists = base::split(text, ';');
    if (lists.size() != 3)
        return malformed(field, cat("expected 3 lists (starts;cells;goals), found ", lists.size()));
    if (const auto read = parse_slots(lists[0], colour, false, state); !read) return read;
    if (const auto read = parse_cells(lists[1], colour, state); !read) return read;
    if (const auto read = parse_slots(lists[2], colour, true, state); !read) return read;
    const FrameSets& frame = frame_of(state.mode);
    const u32 slots = state.slots & (frame.starts[colour] | frame.goals[colour]);
    const unsigned pieces = base::count(state.pieces[colour]) + base::count(u64{slots});
    if (pieces > kPieces)
        return not_allowed(field, cat(pieces, " pieces, and there are only ", kPieces, " (rule 1)"));
    return base::Done{};
}

base::Status parse_pile(std::string_view text, State& state) {
    const auto numbers = base::split(text, ',');
    if (numbers.size() != kKinds)
        return malformed("pile", cat("expected ", kKinds, " numbers, found ", numbers.size()));
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const auto number = base::parse_number(numbers[kind], kTileKinds[kind].copies);
        if (!number)
            return malformed("pile", cat("expected a number from 0 to ", kTileKinds[kind].copies, " for ",
                                         kTileKinds[kind].letters, ", found ", quote(numbers[kind])));
        state.pile[kind] = static_cast<u8>(*number);
    }
    return base::Done{};
}

base::Status parse_phase(std::string_view text, State& state) {
    if (text == "move") {
        state.phase = kMoving;
    } else if (text == "draw") {
        state.phase = kDrawing;
    } else {
        const auto kind = text.starts_with("lay:") ? parse_kind(text.substr(4)) : std::nullopt;
        if (!kind)
            return malformed(
                "phase",
                cat("expected draw, move or lay: and a tile as the table writes it, found ", quote(text)));
        state.phase = static_cast<u8>(kHolds + *kind);
    }
    return base::Done{};
}

base::Status check_tiles(const State& state) {
    const unsigned laid = base::count(tiled_places(state)) + base::count(doubled_places(state));
    const unsigned tiles = laid + tiles_left(state) + (state.phase >= kHolds ? 1 : 0);
    if (tiles > kTiles.tiles)
        return not_allowed(laid > kTiles.tiles ? "tiles" : "pile",
                           cat("with the ", laid, " on the field ", tiles,
                               " tiles in all, and there are only ", kTiles.tiles, " (rule 2)"));
    return base::Done{};
}

base::Status check_phase(const State& state) {
    if (state.phase == kMoving) {
        // Only a finished game may stand there: nobody can go on when the tiles do not fill the field.
        if (is_laying(state) && state.passes < seats_of(state.mode))
            return not_allowed("phase", "nobody moves before every place has a tile (rule 6)");
        return base::Done{};
    }
    if (state.phase == kDrawing && tiles_left(state) == 0)
        return not_allowed("phase", "the pile is empty (rule 14)");
    if (layable(state) == 0) return not_allowed("phase", "there is no place for a tile (rule 14)");
    return base::Done{};
}

base::Status parse_passes(std::string_view text, State& state) {
    const unsigned most = seats_of(state.mode);
    const auto number = base::parse_number(text, most);
    if (!number)
        return malformed("passes", cat("expected a number from 0 to ", most, ", found ", quote(text)));
    state.passes = static_cast<u8>(*number);
    return base::Done{};
}

base::Status parse_seat(std::string_view text, State& state) {
    const unsigned seats = seats_of(state.mode);
    const auto number = base::parse_number(text, seats);
    if (!number || *number == 0)
        return malformed("seat", cat("expected a number from 1 to ", seats, ", found ", quote(text)));
    state.seat = static_cast<u8>(*number - 1);
    return base::Done{};
}

}  // namespace

std::string Rules::format_state(const State& state) {
    std::string pile;
    for (const u8 left : state.pile) append(pile, cat(left));
    return cat(format_tiles(state), ' ', format_pieces(state, 0), ' ', format_pieces(state, 1), ' ', pile,
               ' ', format_phase(state), ' ', state.passes, ' ', state.seat + 1);
}

base::Result<State> Rules::parse_state(const Setup& setup, std::string_view text) {
    const auto fields = base::split(text, ' ');
    if (fields.size() != 7)
        return malformed(
            "position",
            cat("expected 7 fields (tiles red yellow pile phase passes seat), found ", fields.size()));
    State state;
    state.mode = setup.mode;
    state.first = setup.first;
    if (const auto read = parse_tiles(fields[0], state); !read) return read.error();
    if (const auto read = parse_pieces(fields[1], 0, state); !read) return read.error();
    if (const auto read = parse_pieces(fields[2], 1, state); !read) return read.error();
    if (const auto read = parse_pile(fields[3], state); !read) return read.error();
    if (const auto read = parse_phase(fields[4], state); !read) return read.error();
    if (const auto read = parse_passes(fields[5], state); !read) return read.error();
    if (const auto read = parse_seat(fields[6], state); !read) return read.error();
    if (const auto checked = check_tiles(state); !checked) return checked.error();
    if (const auto checked = check_phase(state); !checked) return checked.error();
    state.over = is_decided(state);
    return state;
}

std::string Rules::format_move(const State& /*state*/, Move move) {
    switch (move.kind()) {
        case Move::Kind::walk: return cat(site_name(move.from()), '-', site_name(move.to()));
        case Move::Kind::draw: return "draw";
        case Move::Kind::turn_up: return std::string(kTileKinds[move.tile_kind()].letters);
        case Move::Kind::lay: return cat(place_name(move.corner()), ':', tile_name(move.tile()));
        case Move::Kind::pass: return "pass";
        case Move::Kind::none: break;
    }
    return "none";
}

base::Result<Move> Rules::parse_move(const State& /*state*/, std::string_view text) {
    if (text == "pass") return Move::pass();
    if (text == "draw") return Move::draw();
    if (const auto kind = parse_kind(text)) return Move::turn_up(*kind);
    if (text.size() == 5 && text[2] == '-') {
        const auto from = parse_site(text.substr(0, 2));
        const auto to = parse_site(text.substr(3));
        if (from && to) return Move::walk(*from, *to);
    }
    if (text.size() == 7 && text[2] == ':') {
        const auto place = parse_place(text.substr(0, 2));
        const auto tile = parse_tile(text.substr(3));
        if (place && tile) return Move::lay(*place, *tile);
    }
    return malformed("move", cat("expected a walk (S4-d3), draw, a kind of tile (BWbw), a tile on its place "
                                 "(B3:wbWB) or pass, found ",
                                 quote(text)));
}

}  // namespace thwart::shibuya
