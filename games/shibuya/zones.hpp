// How many walks the pieces of a colour are away from its goals, as the field lies.
//
// Seen backwards: from the free goals one walk covers everything that hangs together in one colour or one shape; from
// the cells there on which a walk may end, the next one goes on. All four marks are flooded in one loop on 64-bit sets.
// A place without a tile counts as two walks, since somebody has to lay one and it may not fit; so distances mean
// something before the field is full, and a tile that fits is a gain.
#pragma once

#include "games/shibuya/rules.hpp"

#include <array>

namespace thwart::shibuya {

inline constexpr unsigned kZones = 12;  // what needs more walks counts as out of reach

struct Zones {
    std::array<u64, kZones>
        cells{};  // free cells from which a piece comes home in zone + 1 walks, but no fewer
    std::array<u64, kZones> pieces{};  // the same for the cells of the colour's own pieces
    std::array<u32, kZones> starts{};  // and for its start slots with a piece

    Zones() = default;
    Zones(const State& state, unsigned colour);

    [[nodiscard]] int count(unsigned zone) const {
        if ((pieces[zone] | starts[zone]) == 0) return 0;
        return static_cast<int>(base::count(pieces[zone]) + base::count(u64{starts[zone]}));
    }
};

// The same seen forwards: the front cells of the free goals that the nearest piece enters with zone + 1 walks.
std::array<u64, kZones> goal_zones(const State& state, unsigned colour);

// How many pieces could still come home, to a goal each, if every tile to come fitted and no piece were in the way: what
// two layers shut off is lost for good.
unsigned prospects(const State& state, unsigned colour);

// How many pieces the other colour can no longer keep from going home, each seen for itself. They stand beside cells on
// which it may not stop, and on tiles that it cannot cover: under a piece, or of the second layer.
unsigned sure_pieces(const State& state, unsigned colour);

}  // namespace thwart::shibuya
