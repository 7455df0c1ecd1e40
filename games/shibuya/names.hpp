// How cells, slots, places and tiles are called in texts and messages.
#pragma once

#include "games/shibuya/rules.hpp"

#include <string>
#include <string_view>

namespace thwart::shibuya {

inline constexpr std::string_view kEdgeLetters = "ENSW";
inline constexpr std::array<std::string_view, kColours> kColourNames = {"red", "yellow"};

inline std::string cell_name(unsigned cell) {
    return {static_cast<char>('a' + file_of(cell)), static_cast<char>('1' + rank_of(cell))};
}
inline std::string slot_name(unsigned slot) {
    return {kEdgeLetters[slot / kSize], static_cast<char>('1' + slot % kSize)};
}
inline std::string site_name(unsigned site) {
    return site < kSlotSites ? cell_name(site) : slot_name(site - kSlotSites);
}
inline std::string place_name(unsigned corner) {
    return {static_cast<char>('A' + file_of(corner) / 2), static_cast<char>('1' + rank_of(corner) / 2)};
}
inline std::string tile_name(Tile tile) {
    const auto letters = tile.letters();
    return {letters.begin(), letters.end()};
}

}  // namespace thwart::shibuya
