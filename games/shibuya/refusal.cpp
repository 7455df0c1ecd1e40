// Which rule forbids a move.

#include "base/text.hpp"
#include "games/shibuya/names.hpp"
#include "games/shibuya/rules.hpp"

#include <optional>

namespace thwart::shibuya {
namespace {

using base::cat;
using base::not_allowed;

// Rules 8 and 13: why no walk can start here.
std::optional<base::Error> start_refusal(const State& state, unsigned from) {
    const unsigned colour = colour_of(state.seat);
    const std::string name = site_name(from);
    const auto none_here = [&] {
        return not_allowed("rule 8", cat("there is no ", kColourNames[colour], " piece on ", name));
    };
    if (from < kSlotSites) {
        if ((state.pieces[colour] & bit(from)) == 0) return none_here();
        return std::nullopt;
    }
    const unsigned slot = from - kSlotSites;
    const FrameSets& frame = frame_of(state.mode);
    if (((frame.starts[colour] | frame.goals[colour]) & state.slots & slot_bit(slot)) == 0)
        return none_here();
    if ((frame.goals[colour] & slot_bit(slot)) != 0)
        return not_allowed("rule 13", cat("the piece on ", name, " is in the goal and stays there"));
    if ((starts_of(state.mode, state.seat) & slot_bit(slot)) == 0)
        return not_allowed("rule 8", cat("only the player of its edge brings in the piece on ", name));
    const unsigned front = front_of(slot);
    if ((tiled_cells(state) & bit(front)) == 0)
        return not_allowed("rule 8", cat("no tile lies on ", cell_name(front), " before ", name));
    if (((state.pieces[0] | state.pieces[1]) & bit(front)) != 0)
        return not_allowed("rule 8", cat("a piece stands on ", cell_name(front), " before ", name));
    return std::nullopt;
}

// Why a walk along free cells may not end on this one (rules 10 to 12).
std::optional<base::Error> stop_refusal(const State& state, unsigned from, unsigned cell) {
    const unsigned colour = colour_of(state.seat);
    const FrameSets& frame = frame_of(state.mode);
    const std::string name = cell_name(cell);
    const u32 goals = slots_at(bit(cell)) & frame.goals[colour] & ~state.slots;
    if (goals != 0)
        return not_allowed("rule 10", cat("a walk that ends on ", name, " goes into the goal ",
                                          slot_name(base::lowest(u64{goals}))));
    const u64 others = from < kSlotSites ? state.pieces[colour] & ~bit(from) : state.pieces[colour];
    if ((cells_of(corners_of(others)) & bit(cell)) != 0)
        return not_allowed("rule 11",
                           cat("another ", kColourNames[colour], " piece is on the tile of ", name));
    if ((frame.barred[colour] & bit(cell)) != 0)
        return not_allowed("rule 12",
                           cat(name, " lies before a start or goal of ", kColourNames[1 - colour]));
    return std::nullopt;
}

base::Error walk_refusal(const State& state, unsigned from, unsigned to) {
    if (auto refused = start_refusal(state, from)) return *refused;
    const std::string name = site_name(to);
    const auto out_of_reach = [&] {
        return not_allowed("rule 9",
                           cat("no walk by colour or by shape leads from ", site_name(from), " to ", name));
    };
    if (to >= kSlotSites) {
        const u32 slot = slot_bit(to - kSlotSites);
        if ((frame_of(state.mode).goals[colour_of(state.seat)] & slot) == 0)
            return not_allowed("rule 10", cat(name, " is no goal of ", kColourNames[colour_of(state.seat)]));
        if ((state.slots & slot) != 0) return not_allowed("rule 10", cat("the goal ", name, " is taken"));
        return out_of_reach();
    }
    if (to == from) return not_allowed("rule 9", cat("the piece on ", name, " has to leave its cell"));
    if ((tiled_cells(state) & bit(to)) == 0) return not_allowed("rule 9", cat("no tile lies on ", name));
    if (((state.pieces[0] | state.pieces[1]) & bit(to)) != 0)
        return not_allowed("rule 9", cat("a piece stands on ", name));
    if (auto refused = stop_refusal(state, from, to)) return *refused;
    return out_of_reach();
}

base::Error draw_refusal(const State& state) {
    if (tiles_left(state) == 0) return not_allowed("rule 14", "the pile is empty");
    return not_allowed("rule 14", "there is no place for a tile");
}

base::Error lay_refusal(const State& state, Move move) {
    const unsigned kind = state.phase - kHolds;
    const std::string name = place_name(move.corner());
    if (kTiles.kind_of[move.tile().raw()] != kind)
        return not_allowed("rule 6", cat(tile_name(move.tile()), " is no turn of the tile in the hand, ",
                                         kTileKinds[kind].letters));
    if (is_laying(state)) return not_allowed("rule 6", cat("there is a tile on ", name, " already"));
    if ((doubled_places(state) & bit(move.corner())) != 0)
        return not_allowed("rule 14", cat("there are two tiles on ", name, " already"));
    return not_allowed("rule 14", cat("a piece stands on the tile on ", name));
}

}  // namespace

base::Error Rules::refusal(const State& state, Move move) {
    if (state.over) return not_allowed("rule 17", "the game is over");
    if (state.phase == kDrawing)
        return move.kind() == Move::Kind::turn_up
                   ? not_allowed("rule 2", cat("no ", kTileKinds[move.tile_kind()].letters, " is left"))
                   : not_allowed("rule 6", "a tile is to be turned up first");
    if (state.phase >= kHolds)
        return move.kind() == Move::Kind::lay
                   ? lay_refusal(state, move)
                   : not_allowed("rule 6", cat("seat ", state.seat + 1, " has a tile to lay"));
    switch (move.kind()) {
        case Move::Kind::walk: return walk_refusal(state, move.from(), move.to());
        case Move::Kind::draw: return draw_refusal(state);
        case Move::Kind::pass:
            return not_allowed("rule 16", "a seat may pass only when it can do nothing else");
        case Move::Kind::turn_up:
        case Move::Kind::lay:
        case Move::Kind::none: break;
    }
    return not_allowed("rule 7", cat("seat ", state.seat + 1, " has to walk or to draw first"));
}

}  // namespace thwart::shibuya
