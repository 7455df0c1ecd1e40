// solo_bound: shows that Halma Solo has no solution of so many moves or fewer. For whoever doubts docs/halma-solo.md.
//
//   solo_bound RADIUS MEN MOVES [FIRST [LAST]]
//   solo_bound 4 15 30                            the star, 15 men: is there a solution of 30 moves or fewer?
//
// Not part of the build: it needs a graphics processor of compute capability 9.0 or more, for its 16-byte atomics, and
// for 15 men and 30 moves 140 GB of memory on it. To build it, in the root of the checkout:
//
//   nvcc -O3 -std=c++20 -arch=sm_90 -I. -o solo_bound tools/solo_bound/solo_bound.cu
//
// Why the answer can be trusted:
//
// 1. Layer d holds the positions to which exactly d moves lead from the start, old ones included; mirror images are
//    one. A move can be taken back, and half a turn of the board exchanges start and target. So for every solution
//    and every b the position b moves before the end, turned by half, is in layer b.
// 2. Simple men only know their row. They may do whatever real men may: a step changes the row by one at most, a
//    jump by two rows needs somebody in the row between and room in the row where it ends, and nothing else is
//    asked. Let H be the row counts of the positions of layer b, turned by half. With m >= b moves left, a position
//    of a solution is at most m - b simple moves away from H. Breadth-first search from H finds all these distances,
//    since simple moves can be taken back, too.
// 3. So layer d may lose all positions that are more than MOVES - d - b simple moves away from H. Every solution of
//    MOVES or of MOVES - 1 moves keeps its position there, as long as b moves are left of it; for b < MOVES / 2 they
//    are.
// 4. What is left of layer b + 1 has fewer row counts than the whole layer has. They are the next H. In this way
//    each layer from FIRST - 1 to LAST - 1 sharpens the bound, for itself and for those after it. It need not be
//    grown again for that: a move changes the distance from H by one at most, so whatever stays in a layer had its
//    ancestors stay.
// 5. The middle of a solution of n moves is in the layer of n / 2, rounded up, and turned by half in that of n / 2,
//    rounded down. If there is no such position for n = MOVES and n = MOVES - 1, there is no solution of that many
//    moves. Nor is there a shorter one: the man that moved first can waste two moves (there and back), three (around
//    a triangle) and hence any number from two on, until it is one of MOVES.
//
// When a table is full the program says so and gives up; it never leaves out a position for want of room.

#include "tools/solo_bound/tables.cuh"

#include <algorithm>
#include <chrono>
#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>

namespace thwart::solo_bound {
namespace {

constexpr unsigned kThreads = 128;      // in a block
constexpr unsigned kMostMeetings = 16;  // to be shown

// What a kernel has to say.
struct Tally {
    u64 count = 0;
    u64 lost = 0;
    Men meetings[kMostMeetings] = {};
};

// A kernel's threads share the elements of an array like this.
template <class Visit>
__device__ void for_my_share(u64 size, Visit visit) {
    const u64 stride = u64{gridDim.x} * blockDim.x;
    for (u64 i = u64{blockIdx.x} * blockDim.x + threadIdx.x; i < size; i += stride) visit(i);
}

// The next layer of a list, as far as the bound allows.
__global__ void __launch_bounds__(kThreads)
    grow(Positions list, Positions next, RowTable table, unsigned limit, Tally* tally) {
    const Star& star = shared_star();
    u64 added = 0;
    u64 lost = 0;
    for_my_share(list.size, [&](u64 i) {
        const Men men = list.slots[i];
        const Men image = mirrored(star, men);
        Prospects prospects(star, men, table, limit);
        for_each_move(star, men, [&](unsigned from, unsigned to) {
            if (!prospects.allow(star.row[from], star.row[to])) return;
            const Men child = men ^ bit(from) ^ bit(to);
            const Men child_image = image ^ bit(star.mirror[from]) ^ bit(star.mirror[to]);
            const Insertion insertion = insert(next, smaller(child, child_image));
            added += insertion == Insertion::added;
            lost += insertion == Insertion::lost;
        });
    });
    if (added > 0) atomicAdd(&tally->count, added);
    if (lost > 0) atomicAdd(&tally->lost, lost);
}

// Puts the row counts of the layer after this one, turned by half, into a new table.
__global__ void __launch_bounds__(kThreads)
    seed(Positions layer, RowTable table, unsigned limit, RowTable sharper, unsigned moves, Tally* tally) {
    const Star& star = shared_star();
    u64 added = 0;
    for_my_share(layer.size, [&](u64 i) {
        const Men men = layer.slots[i];
        if (men == 0) return;
        Prospects prospects(star, men, table, limit);
        for_each_move(star, men, [&](unsigned from_point, unsigned to_point) {
            const unsigned from = star.row[from_point];
            const unsigned to = star.row[to_point];
            if (prospects.asked(from, to) || !prospects.allow(from, to)) return;
            added += sharper.add(turned_rows(star, prospects.after(from, to)), moves);
        });
    });
    if (added > 0) atomicAdd(&tally->count, added);
}

// One round of breadth-first search of the simple puzzle.
__global__ void __launch_bounds__(kThreads) spread(RowTable table, unsigned moves, Tally* tally) {
    const Star& star = shared_star();
    u64 added = 0;
    for_my_share(RowTable::kSlots, [&](u64 i) {
        if (table.moves[i] != moves) return;
        for_each_simple_move(star, table.keys[i], [&](Rows rows) { added += table.add(rows, moves + 1); });
    });
    if (added > 0) atomicAdd(&tally->count, added);
}

// Makes a list of a part of a set, without what the bound excludes.
__global__ void __launch_bounds__(kThreads)
    collect(Positions part, RowTable table, unsigned limit, Men* list, Tally* tally) {
    const Star& star = shared_star();
    for_my_share(part.size, [&](u64 i) {
        const Men men = part.slots[i];
        if (men == 0) return;
        if (limit != kNoLimit && table.moves_from(rows_of(star, men)) > limit) return;
        const auto group = cooperative_groups::coalesced_threads();
        u64 end = 0;
        if (group.thread_rank() == 0) end = atomicAdd(&tally->count, u64{group.size()});
        list[group.shfl(end, 0) + group.thread_rank()] = men;
    });
}

// Finds the positions of a list or set that are, turned by half, in a set.
__global__ void __launch_bounds__(kThreads) meet(Positions one, Positions other, Tally* tally) {
    const Star& star = shared_star();
    for_my_share(one.size, [&](u64 i) {
        const Men men = one.slots[i];
        if (men == 0 || !has(other, upright(star, turned(star, men)))) return;
        const u64 number = atomicAdd(&tally->count, 1);
        if (number < kMostMeetings) tally->meetings[number] = men;
    });
}

[[noreturn]] void fail(const char* why) {
    std::printf("solo_bound: %s\n", why);
    std::exit(1);
}

void check(cudaError_t error) {
    if (error != cudaSuccess) fail(cudaGetErrorString(error));
}

template <class T>
T* allocate(u64 count) {
    T* memory = nullptr;
    check(cudaMalloc(&memory, count * sizeof(T)));
    return memory;
}

template <class T>
void fill(T* memory, int byte, u64 count) {
    check(cudaMemset(memory, byte, count * sizeof(T)));
}

class Proof {
public:
    Proof(const Star& star, unsigned moves, unsigned first, unsigned last)
        : star_(star), moves_(moves), first_(first), last_(last) {
        check(cudaMemcpyToSymbol(the_star, &star_, sizeof star_));
        int processors = 0;
        check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
        blocks_ = kBlocksEach * static_cast<unsigned>(processors);
        tally_ = allocate<Tally>(1);
        chunk_ = allocate<Men>(kChunk);
        for (RowTable* table : {&table_, &sharper_})
            *table = {allocate<Rows>(RowTable::kSlots), allocate<u8>(RowTable::kSlots)};
        std::size_t free = 0;
        std::size_t total = 0;
        check(cudaMemGetInfo(&free, &total));
        memory_.size = (free - kSpared) / sizeof(Men);
        memory_.slots = allocate<Men>(memory_.size);
        check(cudaMemcpy(memory_.slots, &star_.start, sizeof(Men), cudaMemcpyHostToDevice));
    }

    // How many positions are in the middle of solutions.
    u64 run() {
        u64 meetings = 0;
        for (unsigned depth = 1; depth <= (moves_ + 1) / 2; ++depth) {
            const Positions list = {memory_.slots, listed_};
            const Positions layer = {memory_.slots + listed_,
                                     std::min(memory_.size - listed_, kGrowth * listed_ + kSmallest)};
            fill(layer.slots, 0, layer.size);
            const Tally grown = launch(grow, list, layer, table_, limit(depth));
            if (grown.lost > 0) fail("there is no room for all positions");
            say("layer %u: %llu positions", depth, grown.count);
            for (const unsigned length : {2 * depth - 1, 2 * depth})
                if (length == moves_ - 1 || length == moves_)
                    meetings += look_for_meetings(length % 2 == 1 ? list : layer, layer, length);
            if (depth + 1 >= first_ && depth + 1 <= last_) sharpen(layer, depth + 1);
            listed_ = make_list(layer, limit(depth));
            if (listed_ < grown.count) say("    %llu of them left", listed_);
        }
        return meetings;
    }

private:
    static constexpr unsigned kBlocksEach = 16;          // for each processor
    static constexpr std::size_t kSpared = 500'000'000;  // bytes that the driver may want
    static constexpr u64 kChunk = u64{1} << 26;          // slots to be listed at a time
    static constexpr u64 kGrowth = 24;      // slots for each position of the layer before, if there is room;
    static constexpr u64 kSmallest = 4096;  // small sets are cleared and listed faster

    template <class... Args>
    void say(const char* format, Args... args) const {
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin_;
        std::printf("%7.1f s  ", time.count());
        std::printf(format, args...);
        std::printf("\n");
        std::fflush(stdout);
    }

    template <class Kernel, class... Args>
    Tally launch(Kernel kernel, Args... args) {
        Tally tally;
        fill(tally_, 0, 1);
        kernel<<<blocks_, kThreads>>>(args..., tally_);
        check(cudaGetLastError());
        check(cudaMemcpy(&tally, tally_, sizeof tally, cudaMemcpyDeviceToHost));
        return tally;
    }

    // How many moves a position of this layer may still need.
    [[nodiscard]] unsigned limit(unsigned depth) const { return sharpened_ ? moves_ - depth : kNoLimit; }

    // Takes H from layer `depth`, the one after `layer`.
    void sharpen(Positions layer, unsigned depth) {
        fill(sharper_.keys, 0xff, RowTable::kSlots);
        fill(sharper_.moves, 0xff, RowTable::kSlots);
        const u64 seeds = launch(seed, layer, table_, limit(depth), sharper_, depth).count;
        u64 total = seeds;
        u64 added = seeds;
        for (unsigned moves = depth; added > 0; ++moves) {
            added = launch(spread, sharper_, moves).count;
            total += added;
            if (total > RowTable::kSlots / 10 * 9) fail("there is no room for all row counts");
        }
        std::swap(table_, sharper_);
        sharpened_ = true;
        say("    %llu row counts in layer %u, %llu in all", seeds, depth, total);
    }

    // The list begins where the memory begins, before the set, and so never overtakes it.
    u64 make_list(Positions layer, unsigned limit) {
        u64 size = 0;
        for (u64 at = 0; at < layer.size; at += kChunk) {
            const Positions part = {layer.slots + at, std::min(kChunk, layer.size - at)};
            const u64 count = launch(collect, part, table_, limit, chunk_).count;
            check(cudaMemcpy(memory_.slots + size, chunk_, count * sizeof(Men), cudaMemcpyDeviceToDevice));
            size += count;
        }
        return size;
    }

    u64 look_for_meetings(Positions one, Positions other, unsigned length) {
        const Tally tally = launch(meet, one, other);
        say("    %llu positions in the middle of %u moves", tally.count, length);
        for (unsigned i = 0; i < std::min<u64>(tally.count, kMostMeetings); ++i)
            say("    %s", text_of(star_, tally.meetings[i]).c_str());
        return tally.count;
    }

    Star star_;
    unsigned moves_;
    unsigned first_;
    unsigned last_;
    unsigned blocks_ = 0;
    Tally* tally_ = nullptr;
    Men* chunk_ = nullptr;
    RowTable table_;
    RowTable sharper_;
    bool sharpened_ = false;  // whether table_ holds anything
    Positions memory_;        // in front the list of a layer, behind it the set of the next
    u64 listed_ = 1;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace
}  // namespace thwart::solo_bound

int main(int argc, char** argv) {
    using namespace thwart::solo_bound;  // NOLINT(google-build-using-namespace)
    const auto number = [&](int i, unsigned otherwise) {
        return i < argc ? static_cast<unsigned>(std::atoi(argv[i])) : otherwise;
    };
    const unsigned radius = number(1, 0);
    const unsigned men = number(2, 0);
    const unsigned moves = number(3, 0);
    const unsigned first = number(4, moves * 3 / 10);  // layers before are small
    const unsigned middle = moves > 0 ? (moves - 1) / 2 : 0;
    const unsigned last = number(5, middle);
    const bool camp = men == radius * (radius + 1) / 2 || men == (radius + 1) * (radius + 2) / 2;
    if (radius < 2 || radius > 4 || !camp || moves < 4 || first < 2 || last > middle) {
        std::printf("Usage: solo_bound RADIUS MEN MOVES [FIRST [LAST]]\n");
        return 2;
    }
    const u64 meetings = Proof(make_star(static_cast<int>(radius), men), moves, first, last).run();
    if (meetings > 0)
        std::printf("There is a solution of %u moves or one less.\n", moves);
    else
        std::printf("There is no solution of %u moves or fewer.\n", moves);
    return 0;
}
