// Every way of one to six steps on the board, computed by the compiler. What a throw allows is then a matter of
// looking: a way is open when the blockers and the cells it passes have nothing in common.
#pragma once

#include "games/barricade/board.hpp"

#include <span>

namespace thwart::barricade {

// One way of a certain number of steps from some node.
//
// 128 bits:  d ttt tttt  0000 0000  112 bits for the cells strictly between; d: a detour, t: the target
class Path {
public:
    constexpr Path() = default;
    constexpr Path(unsigned target, Cells between) : bits_(between | Cells{target} << kTargetShift) {}

    [[nodiscard]] constexpr unsigned target() const {
        return static_cast<unsigned>(bits_ >> kTargetShift) & 0x7fU;
    }
    // The path just before this one in its list leads to the same target, too.
    [[nodiscard]] constexpr bool is_detour() const { return bits_ >> kDetourShift != 0; }
    constexpr void mark_detour() { bits_ |= Cells{1} << kDetourShift; }
    [[nodiscard]] constexpr bool is_open(Cells blockers) const { return (bits_ & blockers) == 0; }

private:
    static constexpr unsigned kTargetShift = 120;
    static constexpr unsigned kDetourShift = 127;
    Cells bits_ = 0;
};

// Where the paths of a node and a number of steps stand among all paths.
struct PathList {
    u16 first = 0;
    u16 count = 0;
};

namespace detail {

inline constexpr unsigned kLists = kHighestThrow * kNodes;
constexpr unsigned list_index(unsigned node, unsigned steps) { return (steps - 1) * kNodes + node; }

template <std::size_t kSize>
struct PathTable {
    std::array<PathList, kLists> lists{};
    std::array<Path, kSize> paths{};
    unsigned size = 0;

    // Sorted by target; the second way to a target is a detour. Only lists at the end can grow.
    constexpr void insert(PathList& list, Path path) {
        unsigned place = list.first + list.count;
        for (; place > list.first && paths[place - 1].target() > path.target(); --place)
            paths[place] = paths[place - 1];
        if (place > list.first && paths[place - 1].target() == path.target()) path.mark_detour();
        paths[place] = path;
        ++list.count;
        ++size;
    }

    // Never straight back: no loop of the board is short enough to come round to a cell again in six steps.
    constexpr void extend(PathList& list, unsigned from, unsigned here, Cells between, unsigned steps) {
        for (const unsigned next : kNeighbours[here]) {
            if (next == from) continue;
            if (steps == 1)
                insert(list, {next, between});
            else
                extend(list, here, next, between | bit(next), steps - 1);
        }
    }
};

template <std::size_t kSize>
constexpr PathTable<kSize> make_paths() {
    PathTable<kSize> table;
    for (unsigned steps = 1; steps <= kHighestThrow; ++steps)
        for (unsigned node = 0; node < kNodes; ++node) {
            PathList& list = table.lists[list_index(node, steps)];
            list.first = static_cast<u16>(table.size);
            table.extend(list, kNodes, node, 0, steps);
        }
    return table;
}

inline constexpr std::size_t kPaths = 2562;
inline constexpr PathTable<kPaths> kPathTable = make_paths<kPaths>();
static_assert(kPathTable.size == kPaths);

}  // namespace detail

constexpr PathList path_list(unsigned node, unsigned steps) {
    return detail::kPathTable.lists[detail::list_index(node, steps)];
}
constexpr Path path_at(unsigned index) { return detail::kPathTable.paths[index]; }

// All ways of exactly this many steps from a node, sorted by target.
constexpr std::span<const Path> paths_from(unsigned node, unsigned steps) {
    const PathList list = path_list(node, steps);
    return std::span(detail::kPathTable.paths).subspan(list.first, list.count);
}

}  // namespace thwart::barricade
