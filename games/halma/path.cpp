// The hops of a move, for showing it.

#include "games/halma/rules.hpp"

namespace thwart::halma {
namespace {

// How many jumps lead from each point to `to`; kNowhere where none do.
std::array<u8, kPoints> jumps_left(const Set& taken, unsigned to) {
    std::array<u8, kPoints> left{};
    left.fill(kNowhere);
    left[to] = 0;
    Path queue;
    queue.push(static_cast<u8>(to));
    for (std::size_t first = 0; first < queue.size(); ++first) {
        const unsigned here = queue[first];
        for (unsigned d = 0; d < kDirections; ++d) {
            const u8 behind = kLanding[here][d];
            if (behind == kNowhere || !taken.has(kNext[here][d])) continue;
            if (taken.has(behind) || left[behind] != kNowhere) continue;
            left[behind] = static_cast<u8>(left[here] + 1);
            queue.push(behind);
        }
    }
    return left;
}

}  // namespace

Path hop_path(const State& state, Move move) {
    Path path;
    if (move.kind() != Move::Kind::walk) return path;
    path.push(static_cast<u8>(move.from()));
    if (is_next_to(move.from(), move.to())) {
        path.push(static_cast<u8>(move.to()));
        return path;
    }
    Set man;
    man.add(move.from());
    const Set others = occupied(state) & ~man;
    const std::array<u8, kPoints> left = jumps_left(others, move.to());
    if (left[move.from()] == kNowhere) return path;
    for (unsigned here = move.from(); here != move.to(); here = path[path.size() - 1])
        for (unsigned d = 0; d < kDirections; ++d) {
            const u8 behind = kLanding[here][d];
            if (behind == kNowhere || !others.has(kNext[here][d]) || left[behind] >= left[here]) continue;
            path.push(behind);
            break;
        }
    return path;
}

}  // namespace thwart::halma
