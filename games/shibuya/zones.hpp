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
        return static_cast<int>(base::count(pieces[zone]) + base::count(u64{starts[zone]}));
    }
};

}  // namespace thwart::shibuya
