// The board as sites, for hands and eyes.

#include "base/text.hpp"
#include "games/shibuya/rules.hpp"

namespace thwart::shibuya {
namespace {

using rules::SiteId;
using rules::Token;

constexpr SiteId id(unsigned site) { return static_cast<SiteId>(site); }

std::string name_at(char letter, unsigned column, unsigned row) {
    return {static_cast<char>(letter + static_cast<char>(column)), static_cast<char>('1' + row)};
}

std::string_view slot_kind(const FrameSets& frame, unsigned slot) {
    if ((frame.starts[0] >> slot & 1U) != 0) return "red_start";
    if ((frame.starts[1] >> slot & 1U) != 0) return "yellow_start";
    if ((frame.goals[0] >> slot & 1U) != 0) return "red_goal";
    return (frame.goals[1] >> slot & 1U) != 0 ? "yellow_goal" : "slot";
}

void add_cells(rules::Topology& board) {
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const unsigned file = file_of(cell);
        const unsigned rank = rank_of(cell);
        board.sites.push_back(
            {"cell", name_at('a', file, rank), static_cast<float>(file), static_cast<float>(rank)});
        if (file < kSize - 1) board.links.emplace_back(id(cell), id(cell + 1));
        if (rank < kSize - 1) board.links.emplace_back(id(cell), id(cell + kSize));
    }
}

void add_slots(const FrameSets& frame, rules::Topology& board) {
    struct Way {
        char letter;
        float x;
        float y;
    };
    constexpr std::array<Way, 4> kOutwards = {{{'E', 1, 0}, {'N', 0, 1}, {'S', 0, -1}, {'W', -1, 0}}};
    for (unsigned slot = 0; slot < kSlots; ++slot) {
        const Way& way = kOutwards[slot / kSize];
        const unsigned front = front_of(slot);
        board.sites.push_back({slot_kind(frame, slot), name_at(way.letter, 0, slot % kSize),
                               static_cast<float>(file_of(front)) + way.x,
                               static_cast<float>(rank_of(front)) + way.y});
        board.links.emplace_back(id(front), id(kSlotSites + slot));
    }
}

// Where the first letter of a kind, as the table writes it, comes to lie when the tile is laid like this.
unsigned first_cell(Move lay) {
    constexpr std::array<unsigned, 4> kOffsets = {8, 9, 1, 0};  // NW, NE, SE, SW: where quarter turns take NW
    const unsigned kind = kTiles.kind_of[lay.tile().raw()];
    unsigned turn = 0;
    while (!(kTiles.turned[kind][turn] == lay.tile())) ++turn;
    return lay.corner() + kOffsets[turn];
}

Token piece_token(bool red, bool yellow) { return red ? Token{1} : yellow ? Token{2} : Token{0}; }

}  // namespace

rules::Topology Rules::topology(const Setup& setup) {
    rules::Topology board;
    add_cells(board);
    add_slots(frame_of(setup.mode), board);
    for (unsigned place = 0; place < kPlaces; ++place) {
        const unsigned column = place % 4;
        const unsigned row = place / 4;
        board.sites.push_back({"place", name_at('A', column, row), static_cast<float>(2 * column) + 0.5F,
                               static_cast<float>(2 * row) + 0.5F});
    }
    // Beside the board: what is left in the pile, the pile itself, and the tile that was turned up.
    for (unsigned kind = 0; kind < kKinds; ++kind)
        board.sites.push_back({"kind", std::string(kTileKinds[kind].letters), 10, static_cast<float>(kind)});
    board.sites.push_back({"pile", "pile", 10, static_cast<float>(kKinds)});
    board.sites.push_back({"hand", "hand", 10, static_cast<float>(kKinds) + 1});
    return board;
}

rules::Token Rules::token(const State& state, SiteId site) {
    if (site < kSlotSites)
        return piece_token((state.pieces[0] & bit(site)) != 0, (state.pieces[1] & bit(site)) != 0);
    if (site < kPlaceSites) {
        const FrameSets& frame = frame_of(state.mode);
        const u32 taken = state.slots & slot_bit(site - kSlotSites);
        return piece_token((taken & (frame.starts[0] | frame.goals[0])) != 0, taken != 0);
    }
    if (site < kKindSites) {
        const unsigned place = site - kPlaceSites;
        const unsigned corner = cell_at(2 * (place % 4), 2 * (place / 4));
        if ((tiled_places(state) & bit(corner)) == 0) return 0;
        return place_token(tile_on(state, corner), (doubled_places(state) & bit(corner)) != 0);
    }
    if (site < kPileSite) return state.pile[site - kKindSites];
    if (site == kPileSite) return static_cast<Token>(tiles_left(state));
    return static_cast<Token>(state.phase < kHolds ? 0 : state.phase - kHolds + 1);
}

// One touch lays a tile: the cell where its first letter goes says both where and how it lies.
void Rules::touches(const State& /*state*/, Move move, rules::TouchList& touched) {
    switch (move.kind()) {
        case Move::Kind::walk:
            touched.push(id(move.from()));
            touched.push(id(move.to()));
            break;
        case Move::Kind::draw: touched.push(id(kPileSite)); break;
        case Move::Kind::turn_up: touched.push(id(kKindSites + move.tile_kind())); break;
        case Move::Kind::lay: touched.push(id(first_cell(move))); break;
        case Move::Kind::pass:
        case Move::Kind::none: break;
    }
}

}  // namespace thwart::shibuya
