// Where the pieces of the seat to act may walk (rules 8 to 13). A walk is a flood over the free cells of one colour
// or one shape, done for all directions at once on a 64-bit set.
#pragma once

#include "games/shibuya/rules.hpp"

namespace thwart::shibuya {

// Where walks of one piece may end.
struct Ends {
    u64 cells = 0;
    u32 goals = 0;  // slots

    [[nodiscard]] constexpr bool any() const { return (cells | goals) != 0; }
};

// The cells that can be reached from `seed` through either of two regions, without changing over, and `seed`. Both
// floods run in one loop: they keep the processor's units busier and end with one branch instead of two.
constexpr u64 flood(u64 seed, u64 region, u64 other_region) {
    region |= seed;
    other_region |= seed;
    u64 one = seed;
    u64 other = seed;
    for (;;) {
        const u64 next = grown(one) & region;
        const u64 other_next = grown(other) & other_region;
        if (((next ^ one) | (other_next ^ other)) == 0) return one | other;
        one = next;
        other = other_next;
    }
}

// What all walks of one position have in common.
class Walks {
public:
    explicit constexpr Walks(const State& state)
        : white_(state.white),
          circle_(state.circle),
          mine_(state.pieces[colour_of(state.seat)]),
          open_(tiled_cells(state) & ~(state.pieces[0] | state.pieces[1])),
          starts_(state.slots & starts_of(state.mode, state.seat) & slots_at(open_)),
          goals_(frame_of(state.mode).goals[colour_of(state.seat)] & ~state.slots),
          stops_(open_ & ~frame_of(state.mode).barred[colour_of(state.seat)] & ~fronts_of(goals_)) {}

    // The pieces that are on the field, and the slots of those that can come in.
    [[nodiscard]] constexpr u64 on_field() const { return mine_; }
    [[nodiscard]] constexpr u32 entering() const { return starts_; }

    // Trusts its caller: `from` is the site of one of these pieces.
    [[nodiscard]] constexpr Ends ends(unsigned from) const {
        const bool enters = from >= kSlotSites;
        const unsigned origin = enters ? front_of(from - kSlotSites) : from;
        const u64 here = bit(origin);
        const u64 left_behind = enters ? mine_ : mine_ & ~here;
        // Without the cell that a piece on the field leaves.
        const u64 reached =
            flood(here, open_ & alike(white_, origin), open_ & alike(circle_, origin)) & open_;
        return {reached & stops_ & ~cells_of(corners_of(left_behind)), slots_at(reached) & goals_};
    }

private:
    // The cells that are, or are not, in `marks` like the cell `origin`.
    static constexpr u64 alike(u64 marks, unsigned origin) {
        return marks ^ ((marks >> origin & 1U) - u64{1});
    }

    u64 white_;
    u64 circle_;
    u64 mine_;
    u64 open_;  // cells that can be walked on
    u32 starts_;
    u32 goals_;  // free ones of the own colour
    u64 stops_;  // where a walk may end as far as the frame is concerned
};

}  // namespace thwart::shibuya
