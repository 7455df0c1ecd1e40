#include "games/halma/rules.hpp"

#include "games/halma/jumps.hpp"

namespace thwart::halma {
namespace {

using rules::Options;
using rules::Seat;

constexpr std::array<std::string_view, 3> kPlayers = {"2", "3", "1"};
constexpr std::array<std::string_view, 2> kMenValues = {"15", "10"};
constexpr std::array<std::string_view, 2> kSeating = {"opposite", "skip"};
constexpr std::array<std::string_view, 2> kWin = {"strict", "filled"};
constexpr std::array<std::string_view, 3> kFirst = {"1", "2", "3"};

constexpr std::array<rules::Key, 5> kKeyList = {{
    {"players", kPlayers, "how many play; one alone plays Halma Solo"},
    {"men", kMenValues, "how many men each has"},
    {"seating", kSeating, "how two sit: at opposite tips, or with one empty tip between them"},
    {"win", kWin,
     "what wins: all points of the target camp with own men, or the camp full with at least one"},
    {"first", kFirst, "the seat that begins"},
}};

constexpr unsigned players_of(const Options& options) {
    constexpr std::array<unsigned, 3> kCounts = {2, 3, 1};
    return kCounts[options.choice[0]];
}

constexpr unsigned open_values(const Options& options, std::size_t key) {
    const unsigned players = players_of(options);
    if (key == 2) return players == 2 ? 2 : 0;
    if (key == 4) return players == 1 ? 0 : players;
    return static_cast<unsigned>(kKeyList[key].values.size());
}

using Camps = std::array<Set, kTips>;
constexpr Camps make_camps(unsigned men) {
    Camps camps;
    for (unsigned tip = 0; tip < kTips; ++tip) camps[tip] = make_camp(tip, men);
    return camps;
}
constexpr Camps kCamps15 = make_camps(15);
constexpr Camps kCamps10 = make_camps(10);

const Set& camp_at(const State& state, unsigned tip) {
    return (state.men_each == 10 ? kCamps10 : kCamps15)[tip];
}

void next_seat(State& state) {
    do state.seat = static_cast<u8>(state.seat + 1 == state.players ? 0 : state.seat + 1);
    while (has_left(state, state.seat));
}

// Rule 13.
bool has_arrived(const State& state, unsigned seat) {
    return men_of(state, seat).contains(target_of(state, seat));
}
// Rule 14.
bool has_filled(const State& state, unsigned seat) {
    const Set& target = target_of(state, seat);
    return occupied(state).contains(target) && !(men_of(state, seat) & target).empty();
}
bool has_won(const State& state, unsigned mover) {
    return state.filled ? has_filled(state, mover) : has_arrived(state, mover);
}

// The board as the seat to act sees it.
struct View {
    Lanes own{};
    Lanes taken{};
    Lanes free{};

    explicit View(const State& state)
        : own(lanes_of(men_of(state, state.seat))), taken(lanes_of(occupied(state))) {
        for (unsigned family = 0; family < kFamilies; ++family)
            free[family] = kLanePoints[family] & ~taken[family];
    }
};

// For every direction the points of a family from which a step is possible.
template <unsigned kFamily>
std::array<u64, kDirections> open_ways(const View& view) {
    return {beside<kFamily, 0>(view.free), beside<kFamily, 1>(view.free), beside<kFamily, 2>(view.free),
            beside<kFamily, 3>(view.free), beside<kFamily, 4>(view.free), beside<kFamily, 5>(view.free)};
}

unsigned count_steps(const View& view) {
    unsigned steps = 0;
    for_each_family([&](auto family) {
        for (const u64 open : open_ways<family>(view)) steps += base::count(view.own[family] & open);
    });
    return steps;
}

// All chains of jumps of the men of a seat, and which of them a draw means.
class Chains {
public:
    explicit Chains(const View& view) {
        for_each_family([&](auto family) {
            const Jumps jumps = Jumps::of<family>(view.taken);
            base::for_each(jumps.able(view.own[family]), [&](unsigned index) {
                const u64 ends = jumps.chain(u64{1} << index);
                men_[men_count_] = {ends, count_, static_cast<u8>(family), static_cast<u8>(index)};
                ++men_count_;
                count_ += base::count(ends);
            });
        });
    }

    [[nodiscard]] unsigned count() const { return count_; }

    [[nodiscard]] Move nth(unsigned rank) const {
        unsigned i = men_count_ - 1;
        while (men_[i].before > rank) --i;
        const auto& [ends, before, family, index] = men_[i];
        return Move::walk(kPointOf[family][index], kPointOf[family][base::nth(ends, rank - before)]);
    }

private:
    struct Man {
        u64 ends;
        unsigned before;  // chains of the men before it
        u8 family;
        u8 index;
    };
    std::array<Man, kMostMen> men_;  // only those that can jump
    unsigned men_count_ = 0;
    unsigned count_ = 0;
};

unsigned nth_man(const View& view, unsigned rank) {
    unsigned family = 0;
    for (unsigned men = base::count(view.own[0]); rank >= men; men = base::count(view.own[family])) {
        rank -= men;
        ++family;
    }
    return kPointOf[family][base::nth(view.own[family], rank)];
}

// Rules 7 and 8 for a single man.
bool can_jump(const State& state, unsigned from, unsigned to) {
    const unsigned family = family_of(place_of(from));
    if (family != family_of(place_of(to))) return false;
    const Lanes taken = lanes_of(occupied(state));
    u64 ends = 0;
    for_each_family([&](auto each) {
        if (each == family) ends = Jumps::of<each>(taken).chain(u64{1} << lane_index(place_of(from)));
    });
    return (ends >> lane_index(place_of(to)) & 1U) != 0;
}

}  // namespace

constinit const rules::KeyTable Rules::kKeys = {kKeyList, open_values};

Setup Rules::make_setup(const Options& options) {
    return {static_cast<u8>(players_of(options)), static_cast<u8>(options.choice[1] == 0 ? 15 : 10),
            options.choice[2] == 1, options.choice[3] == 1, options.choice[4]};
}

State empty_board(const Setup& setup) {
    State state;
    state.players = setup.players;
    state.men_each = setup.men;
    state.skip = setup.skip;
    state.filled = setup.filled;
    state.seat = setup.first;
    return state;
}

void put(State& state, unsigned point, unsigned seat) {
    const unsigned slot = kSlot[point];
    const unsigned number = seat + 1;
    state.men[0].words[slot / 64] ^= u64{number & 1U} << slot % 64;
    state.men[1].words[slot / 64] ^= u64{number >> 1U} << slot % 64;
}

State Rules::initial(const Setup& setup) {
    State state = empty_board(setup);
    for (unsigned seat = 0; seat < setup.players; ++seat)
        for (unsigned point = 0; point < kPoints; ++point)
            if (camp_of(state, seat).has(point)) put(state, point, seat);
    return state;
}

const Set& camp_of(const State& state, unsigned seat) { return camp_at(state, tip_of(state, seat)); }
const Set& target_of(const State& state, unsigned seat) {
    return camp_at(state, opposite(tip_of(state, seat)));
}

void Rules::moves(const State& state, MoveList& list) {
    if (state.winner != 0) return;
    const View view(state);
    // Steps are written down whether open or not and kept by counting them, which saves a branch for each.
    Move* const begin = list.spare();
    Move* end = begin;
    for_each_family([&](auto family) {
        const std::array<u64, kDirections> open = open_ways<family>(view);
        base::for_each(view.own[family], [&](unsigned index) {
            const unsigned from = kPointOf[family][index];
            for (unsigned d = 0; d < kDirections; ++d) {
                *end = Move::walk(from, kNext[from][d]);
                end += open[d] >> index & 1U;
            }
        });
        const Jumps jumps = Jumps::of<family>(view.taken);
        base::for_each(jumps.able(view.own[family]), [&](unsigned index) {
            const unsigned from = kPointOf[family][index];
            base::for_each(jumps.chain(u64{1} << index),
                           [&](unsigned to) { *end++ = Move::walk(from, kPointOf[family][to]); });
        });
    });
    if (end == begin) *end++ = Move::pass();
    list.took(static_cast<std::size_t>(end - begin));
}

std::size_t Rules::count_moves(const State& state) {
    if (state.winner != 0) return 0;
    const View view(state);
    const unsigned moves = count_steps(view) + Chains(view).count();
    return moves == 0 ? 1 : moves;
}

bool Rules::is_legal(const State& state, Move move) {
    if (state.winner != 0) return false;
    switch (move.kind()) {
        case Move::Kind::none: return false;
        case Move::Kind::pass: {
            const View view(state);
            return count_steps(view) + Chains(view).count() == 0;
        }
        case Move::Kind::walk: break;
    }
    const unsigned from = move.from();
    const unsigned to = move.to();
    if (from >= kPoints || to >= kPoints || seat_on(state, from) != state.seat + 1 || seat_on(state, to) != 0)
        return false;
    return is_next_to(from, to) || can_jump(state, from, to);
}

void Rules::apply(State& state, Move move) {
    if (move.kind() == Move::Kind::walk) {
        put(state, move.from(), state.seat);
        put(state, move.to(), state.seat);
    }
    if (has_won(state, state.seat)) state.winner = static_cast<u8>(state.seat + 1);
    next_seat(state);
}

Move Rules::sample(const State& state, base::Random& random) {
    const View view(state);
    const Chains chains(view);
    if (chains.count() == 0 && count_steps(view) == 0) return Move::pass();

    // Drawing again when a step is not possible leaves all legal moves equally likely and saves counting the steps.
    const Set taken = occupied(state);
    const unsigned men = men_of(state, state.seat).count();
    for (;;) {
        const unsigned ticket = random.below(chains.count() + kDirections * men);
        if (ticket < chains.count()) return chains.nth(ticket);
        const unsigned step = ticket - chains.count();
        const unsigned from = nth_man(view, step / kDirections);
        const u8 to = kNext[from][step % kDirections];
        if (to != kNowhere && !taken.has(to)) return Move::walk(from, to);
    }
}

u8 winner_of(const State& state) {
    unsigned live = 0;
    u8 last = 0;
    for (unsigned back = 1; back <= state.players; ++back) {
        const unsigned seat = (state.seat + state.players - back) % state.players;
        if (has_left(state, seat)) continue;
        if (has_arrived(state, seat)) return static_cast<u8>(seat + 1);
        // The live seat before the one to act has just moved.
        if (live++ == 0 && state.filled && has_filled(state, seat)) return static_cast<u8>(seat + 1);
        last = static_cast<u8>(seat + 1);
    }
    return live == 1 && state.players > 1 ? last : 0;
}

rules::Outcome Rules::outcome(const State& state) {
    return rules::Outcome::won_by(Seat(state.winner - 1U), state.players, state.retired);
}

void Rules::retire(State& state, Seat seat) {
    const Set men = men_of(state, seat.index());
    state.men = {state.men[0] & ~men, state.men[1] & ~men};
    state.retired = static_cast<u8>(state.retired | 1U << seat.index());
    if (state.seat == seat.index()) next_seat(state);
    if (state.winner == 0) state.winner = winner_of(state);
}

}  // namespace thwart::halma
