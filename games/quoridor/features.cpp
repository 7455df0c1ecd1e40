#include "games/quoridor/features.hpp"

namespace thwart::quoridor {
namespace {

unsigned mirrored_square(unsigned square) { return square_at(kSize - 1 - column_of(square), row_of(square)); }
unsigned mirrored_point(unsigned point) { return point ^ 7U; }

// Within the facts of one pawn.
unsigned mirrored_place(unsigned place) {
    using Block = Features::Block;
    if (place < Block::kSteps) return mirrored_square(place);
    if (place < Block::kTrail) return place;
    if (place < Block::kCuts) return Block::kTrail + mirrored_square(place - Block::kTrail);
    if (place < Block::kDetour) return Block::kCuts + mirrored_point(place - Block::kCuts);
    if (place < Block::kExits || place >= Block::kArea) return place;
    const unsigned exits = place - Block::kExits;
    return Block::kExits + ((exits & 0b0101U) | (exits & 2U) << 2U | (exits >> 2U & 2U));
}

}  // namespace

unsigned Features::mirrored(unsigned fact) {
    if (fact < kOwn) return kFences + mirrored_point(fact - kFences);
    if (fact < kTheirs) return kOwn + mirrored_place(fact - kOwn);
    if (fact < kStocks) return kTheirs + mirrored_place(fact - kTheirs);
    if (fact < kApart) return fact;
    const unsigned place = fact - kApart;
    return kApart + place / 17 * 17 + 16 - place % 17;
}

}  // namespace thwart::quoridor
