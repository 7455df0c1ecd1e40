// A lower bound for the moves between positions, from a simpler puzzle: men that only know which row they are in.
//
// A step changes a man's row by one or not at all. A jump by two rows needs somebody in the row between and room in
// the row where it ends; at which points of these rows is ignored. So simple men can do whatever real men can, and
// need no more moves. Their puzzle is small enough for breadth-first search from both ends.
#pragma once

#include "games/halma/solo_effort.hpp"
#include "games/halma/solo_layer.hpp"
#include "games/halma/solo_star.hpp"

namespace thwart::halma {

template <int kOfRadius>
class RowsBound {
public:
    using Board = Star<kOfRadius>;

    explicit RowsBound(unsigned men) : men_(men) {}

    // The position may begin (end) as `men` stand; only how many stand in each row counts.
    void add_start(Men men) { add(starts_, rows_of(men)); }
    void add_end(Men men) { add(ends_, rows_of(men)); }

    // No fewer moves lead from a start to an end. Counts on until `most` simple positions have been seen or the crew
    // is stopped.
    unsigned moves(std::size_t most, Crew& crew) {
        unsigned moves = 0;
        while (!meet()) {
            ++moves;
            Side& side = starts_.last.size() <= ends_.last.size() ? starts_ : ends_;
            if (starts_.seen.size() + ends_.seen.size() > most || !extend(side, crew)) break;
        }
        return moves;
    }

private:
    // Four bits for each row but the last, where all other men are. The last row has one point, so with two men or
    // more this is not 0.
    using Rows = u64;
    static constexpr unsigned kRowCount = 4 * kOfRadius + 1;
    using Counts = std::array<unsigned, kRowCount>;

    struct Side {
        FlatSet<Rows> seen;
        std::vector<Rows> last;  // the newest of them
    };

    static constexpr Counts kRoom = [] {
        Counts room{};
        for (const Place place : Board::kPlaces) ++room[static_cast<unsigned>(place.r + 2 * kOfRadius)];
        return room;
    }();

    static constexpr Rows one(unsigned row) { return row + 1 < kRowCount ? Rows{1} << 4 * row : 0; }

    static Rows rows_of(Men men) {
        Rows rows = 0;
        base::for_each(men, [&](unsigned point) {
            rows += one(static_cast<unsigned>(Board::kPlaces[point].r + 2 * kOfRadius));
        });
        return rows;
    }

    static void add(Side& side, Rows rows) {
        if (side.seen.insert(rows)) side.last.push_back(rows);
    }

    [[nodiscard]] bool meet() const {
        return std::ranges::any_of(starts_.last, [&](Rows rows) { return ends_.seen.has(rows); });
    }

    // Every move can be taken back, so both sides go the same way.
    bool extend(Side& side, Crew& crew) const {
        std::vector<Rows> last;
        last.swap(side.last);
        for (std::size_t i = 0; i < last.size(); ++i) {
            if (i % 128 == 0 && crew.stopped()) return false;
            for_each_move(last[i], [&](Rows next) { add(side, next); });
        }
        return true;
    }

    template <class Visit>
    void for_each_move(Rows rows, Visit visit) const {
        Counts counts{};
        unsigned left = men_;
        for (unsigned row = 0; row + 1 < kRowCount; ++row) left -= counts[row] = rows >> 4 * row & 15U;
        counts[kRowCount - 1] = left;
        u32 taken = 0;
        u32 open = 0;
        for (unsigned row = 0; row < kRowCount; ++row) {
            taken |= u32{counts[row] > 0} << row;
            open |= u32{counts[row] < kRoom[row]} << row;
        }
        base::for_each(u64{taken}, [&](unsigned from) {
            const u32 start = u32{1} << from;
            u32 ends = start;
            for (u32 before = 0; before != ends;) {
                before = ends;
                ends |= ((ends << 1 & taken) << 1 | (ends >> 1 & taken) >> 1) & open;
            }
            ends |= (start << 1 | start >> 1) & open;
            base::for_each(u64{ends & ~start}, [&](unsigned to) { visit(rows - one(from) + one(to)); });
        });
    }

    unsigned men_;
    Side starts_;
    Side ends_;
};

}  // namespace thwart::halma
