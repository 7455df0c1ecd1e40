#include "games/shibuya/twin.hpp"

#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace thwart::shibuya {
namespace {

struct Spot {
    int x = 0;
    int y = 0;
    friend auto operator<=>(const Spot&, const Spot&) = default;
};

bool on_field(Spot spot) { return spot.x >= 0 && spot.x < 8 && spot.y >= 0 && spot.y < 8; }
unsigned number_of(Spot spot) { return static_cast<unsigned>(spot.y * 8 + spot.x); }
Spot spot_of(unsigned cell) { return {static_cast<int>(cell) % 8, static_cast<int>(cell) / 8}; }
bool on_same_place(Spot one, Spot other) { return one.x / 2 == other.x / 2 && one.y / 2 == other.y / 2; }

bool has(u64 set, unsigned member) { return (set >> member & 1U) != 0; }

// A slot of the frame as the frame's table has it.
struct Slot {
    unsigned site = 0;  // as moves name it
    char edge = 'S';
    Spot front;
    char role = '.';
};

std::vector<Slot> list_slots(Mode mode) {
    const Frame& frame = mode == Mode::teams ? kTeamFrame : kTwoPlayerFrame;
    std::vector<Slot> slots;
    for (int i = 0; i < 8; ++i) {
        const auto number = static_cast<unsigned>(i);
        slots.push_back({64 + number, 'E', {7, i}, frame.east[number]});
        slots.push_back({72 + number, 'N', {i, 7}, frame.north[number]});
        slots.push_back({80 + number, 'S', {i, 0}, frame.south[number]});
        slots.push_back({88 + number, 'W', {0, i}, frame.west[number]});
    }
    return slots;
}

unsigned count_seats(const State& state) { return state.mode == Mode::teams ? 4 : 2; }
bool is_red(unsigned seat) { return seat == 0 || seat == 2; }

// A position spread out over letters.
class Table {
public:
    explicit Table(const State& state) : state_(state), slots_(list_slots(state.mode)) {
        for (unsigned cell = 0; cell < 64; ++cell) {
            const Spot spot = spot_of(cell);
            marks_[cell] = layers(spot) == 0        ? '.'
                           : has(state.white, cell) ? (has(state.circle, cell) ? 'w' : 'W')
                                                    : (has(state.circle, cell) ? 'b' : 'B');
            if (has(state.pieces[0], cell)) pieces_[cell] = 'r';
            if (has(state.pieces[1], cell)) pieces_[cell] = 'y';
        }
    }

    [[nodiscard]] int layers(Spot spot) const {
        const unsigned corner = number_of({spot.x / 2 * 2, spot.y / 2 * 2});
        return has(state_.layers, corner) ? (has(state_.layers, corner + 1) ? 2 : 1) : 0;
    }

    // Rules 6, 14 and 15, place by place.
    [[nodiscard]] std::vector<Spot> places() const {
        std::vector<Spot> empty;
        std::vector<Spot> coverable;
        for (int y = 0; y < 8; y += 2)
            for (int x = 0; x < 8; x += 2) {
                if (layers({x, y}) == 0) empty.push_back({x, y});
                if (layers({x, y}) == 1 && !has_piece_on_place({x, y})) coverable.push_back({x, y});
            }
        if (state_.mode != Mode::open) return empty.empty() ? coverable : empty;
        coverable.insert(coverable.end(), empty.begin(), empty.end());
        return coverable;
    }

    // Rules 8 to 13.
    void list_walks(Twin::MoveList& list) const {
        for (const Slot& slot : slots_) {
            if (slot.role != mine() || !has(state_.slots, slot.site - 64)) continue;
            if (state_.mode == Mode::teams && slot.edge != "SWNE"[state_.seat]) continue;
            if (mark(slot.front) == '.' || piece(slot.front) != ' ') continue;
            list_ends(slot.site, slot.front, list);
        }
        for (unsigned cell = 0; cell < 64; ++cell)
            if (pieces_[cell] == mine()) list_ends(cell, spot_of(cell), list);
    }

private:
    [[nodiscard]] char mine() const { return is_red(state_.seat) ? 'r' : 'y'; }
    [[nodiscard]] char mark(Spot spot) const { return marks_[number_of(spot)]; }
    [[nodiscard]] char piece(Spot spot) const { return pieces_[number_of(spot)]; }

    [[nodiscard]] bool has_piece_on_place(Spot place) const {
        for (unsigned cell = 0; cell < 64; ++cell)
            if (pieces_[cell] != ' ' && on_same_place(spot_of(cell), place)) return true;
        return false;
    }

    // Whether two marks have the colour or the shape in common.
    static bool agree(char one, char other, bool by_colour) {
        const auto is_white = [](char mark) { return mark == 'W' || mark == 'w'; };
        const auto is_circle = [](char mark) { return mark == 'b' || mark == 'w'; };
        return by_colour ? is_white(one) == is_white(other) : is_circle(one) == is_circle(other);
    }

    void visit(Spot spot, char wanted, bool by_colour, std::set<Spot>& seen) const {
        for (const Spot step : {Spot{0, 1}, Spot{1, 0}, Spot{0, -1}, Spot{-1, 0}}) {
            const Spot next = {spot.x + step.x, spot.y + step.y};
            if (!on_field(next) || mark(next) == '.' || piece(next) != ' ') continue;
            if (!agree(mark(next), wanted, by_colour) || !seen.insert(next).second) continue;
            visit(next, wanted, by_colour, seen);
        }
    }

    void list_ends(unsigned from, Spot origin, Twin::MoveList& list) const {
        std::set<Spot> ends;
        if (from >= 64) ends.insert(origin);
        for (const bool by_colour : {true, false}) {
            std::set<Spot> seen;
            visit(origin, mark(origin), by_colour, seen);
            ends.merge(seen);
        }
        for (const Spot end : ends) {
            const std::vector<unsigned> goals = free_goals(end);
            for (const unsigned goal : goals) list.push(Move::walk(from, goal));
            if (goals.empty() && may_stop(from, end)) list.push(Move::walk(from, number_of(end)));
        }
    }

    [[nodiscard]] std::vector<unsigned> free_goals(Spot end) const {
        std::vector<unsigned> goals;
        for (const Slot& slot : slots_)
            if (slot.front == end && slot.role == (mine() == 'r' ? 'R' : 'Y') &&
                !has(state_.slots, slot.site - 64))
                goals.push_back(slot.site);
        return goals;
    }

    [[nodiscard]] bool may_stop(unsigned from, Spot end) const {
        for (const Slot& slot : slots_) {
            const bool is_theirs =
                mine() == 'r' ? slot.role == 'y' || slot.role == 'Y' : slot.role == 'r' || slot.role == 'R';
            if (slot.front == end && is_theirs) return false;
        }
        for (unsigned cell = 0; cell < 64; ++cell)
            if (cell != from && pieces_[cell] == mine() && on_same_place(spot_of(cell), end)) return false;
        return true;
    }

    const State& state_;
    std::vector<Slot> slots_;
    std::string marks_ = std::string(64, '.');
    std::string pieces_ = std::string(64, ' ');
};

bool can_still_draw(const State& state) {
    for (const u8 left : state.pile)
        if (left > 0) return !Table(state).places().empty();
    return false;
}

void list_all_lays(const State& state, Twin::MoveList& list) {
    for (const Spot place : Table(state).places()) {
        std::set<std::string> seen;
        std::string tile(kTileKinds[state.phase - kHolds].letters);
        for (int turn = 0; turn < 4; ++turn) {
            if (seen.insert(tile).second) list.push(Move::lay(number_of(place), *Tile::parse(tile)));
            tile = {tile[2], tile[0], tile[3], tile[1]};
        }
    }
}

void put_mark(State& state, Spot spot, char mark) {
    const u64 cell = u64{1} << number_of(spot);
    state.white &= ~cell;
    state.circle &= ~cell;
    if (mark == 'W' || mark == 'w') state.white |= cell;
    if (mark == 'b' || mark == 'w') state.circle |= cell;
}

void put_tile(State& state, Move move) {
    const auto letters = move.tile().letters();
    const Spot place = spot_of(move.corner());
    const int layers = Table(state).layers(place);
    state.layers |= u64{1} << (move.corner() + (layers == 0 ? 0U : 1U));
    put_mark(state, {place.x, place.y + 1}, letters[0]);
    put_mark(state, {place.x + 1, place.y + 1}, letters[1]);
    put_mark(state, place, letters[2]);
    put_mark(state, {place.x + 1, place.y}, letters[3]);
}

bool has_empty_place(const State& state) {
    for (int y = 0; y < 8; y += 2)
        for (int x = 0; x < 8; x += 2)
            if (Table(state).layers({x, y}) == 0) return true;
    return false;
}

int count_home(const State& state, char role) {
    int home = 0;
    for (const Slot& slot : list_slots(state.mode))
        if (slot.role == role && has(state.slots, slot.site - 64)) ++home;
    return home;
}

// Rules 17 and 18.
bool has_ended(const State& state) {
    const int red = count_home(state, 'R');
    const int yellow = count_home(state, 'Y');
    if (state.passes >= count_seats(state)) return true;
    if (state.mode == Mode::open) return red >= 4 || yellow >= 4;
    return red >= 6 || yellow >= 6 || std::abs(red - yellow) >= 3;
}

void pass_turn(State& state) {
    state.seat = static_cast<u8>(state.seat + 1U == count_seats(state) ? 0 : state.seat + 1);
}

void lay_tile(State& state, Move move) {
    const bool was_laying = state.mode != Mode::open && has_empty_place(state);
    put_tile(state, move);
    pass_turn(state);
    state.phase = kMoving;
    if (!was_laying) return;
    if (!has_empty_place(state)) {
        state.seat = state.first;
    } else if (can_still_draw(state)) {
        state.phase = kDrawing;
    } else {
        state.passes = static_cast<u8>(count_seats(state));
    }
}

void take(State& state, unsigned site) {
    if (site >= 64)
        state.slots &= ~(u32{1} << (site - 64));
    else
        for (u64& pieces : state.pieces) pieces &= ~(u64{1} << site);
}

void put(State& state, unsigned site) {
    if (site >= 64)
        state.slots |= u32{1} << (site - 64);
    else
        state.pieces[is_red(state.seat) ? 0 : 1] |= u64{1} << site;
}

}  // namespace

void Twin::moves(const State& state, MoveList& list) {
    if (has_ended(state)) return;
    if (state.phase == kDrawing) {
        for (unsigned kind = 0; kind < kKinds; ++kind)
            if (state.pile[kind] > 0) list.push(Move::turn_up(kind));
    } else if (state.phase == kMoving) {
        Table(state).list_walks(list);
        if (can_still_draw(state)) list.push(Move::draw());
        if (list.empty()) list.push(Move::pass());
    } else {
        list_all_lays(state, list);
    }
}

u32 Twin::weight(const State& state, Move move) { return state.pile[move.tile_kind()]; }

void Twin::apply(State& state, Move move) {
    const u8 passed = state.passes;
    if (move.kind() != Move::Kind::turn_up) state.passes = 0;
    switch (move.kind()) {
        case Move::Kind::walk:
            take(state, move.from());
            put(state, move.to());
            pass_turn(state);
            break;
        case Move::Kind::draw: state.phase = kDrawing; break;
        case Move::Kind::turn_up:
            state.pile[move.tile_kind()] = static_cast<u8>(state.pile[move.tile_kind()] - 1);
            state.phase = static_cast<u8>(kHolds + move.tile_kind());
            break;
        case Move::Kind::lay: lay_tile(state, move); break;
        case Move::Kind::pass:
            state.passes = static_cast<u8>(passed + 1);
            pass_turn(state);
            break;
        case Move::Kind::none: break;
    }
    state.over = has_ended(state);
}

rules::Outcome Twin::outcome(const State& state) {
    const int red = count_home(state, 'R');
    const int yellow = count_home(state, 'Y');
    rules::Outcome outcome;
    outcome.seats = static_cast<u8>(count_seats(state));
    for (unsigned seat = 0; seat < outcome.seats; ++seat) {
        const bool is_behind = is_red(seat) ? red < yellow : yellow < red;
        outcome.rank[seat] = is_behind ? 2 : 1;
    }
    return outcome;
}

}  // namespace thwart::shibuya
