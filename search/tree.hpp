// The tree that Monte-Carlo search grows: nodes in one block of memory, shared by its threads without a lock.
//
// A node knows the step that leads to it and what that step brought, but no position: positions are played again from
// the root, which is cheaper than remembering them. A node's children lie side by side and are made all at once.
#pragma once

#include "base/assert.hpp"
#include "base/integers.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <limits>
#include <memory>
#include <span>

namespace thwart::search {

// A side that wins for certain, and within how many steps.
class Proof {
public:
    constexpr Proof() = default;
    static constexpr Proof won_by(unsigned side, unsigned steps) {
        Proof proof;
        proof.raw_ = static_cast<u16>(std::min<unsigned>(steps, kLongest) << 3U | (side + 1));
        return proof;
    }
    static constexpr Proof from_raw(u16 raw) {
        Proof proof;
        proof.raw_ = raw;
        return proof;
    }

    [[nodiscard]] constexpr u16 raw() const { return raw_; }
    [[nodiscard]] constexpr bool is_known() const { return raw_ != 0; }
    [[nodiscard]] constexpr unsigned winner() const { return (raw_ & 7U) - 1U; }
    [[nodiscard]] constexpr unsigned steps() const { return unsigned{raw_} >> 3U; }
    [[nodiscard]] constexpr bool is_won_by(unsigned side) const { return is_known() && winner() == side; }
    [[nodiscard]] constexpr bool is_lost_by(unsigned side) const { return is_known() && winner() != side; }

    // What it is worth to a side, seen from so many steps before.
    [[nodiscard]] constexpr Score score(unsigned side, unsigned before = 0) const {
        const unsigned all = std::min<unsigned>(steps() + before, kLongest);
        return winner() == side ? win_in(all) : loss_in(all);
    }

    friend constexpr bool operator==(Proof, Proof) = default;

private:
    u16 raw_ = 0;  // steps and side + 1; 0: unknown
};

struct Node {
    std::atomic<i64> sum{0};  // of the scores, for the side that acts at the parent
    std::atomic<u32> visits{0};
    std::atomic<u32> children{0};  // index of the first; 0: none yet
    u32 move = 0;                  // raw
    float prior = 0;
    std::atomic<u16> proof{0};
    u16 child_count = 0;  // set before `children`

    [[nodiscard]] Proof proven() const { return Proof::from_raw(proof.load(std::memory_order_relaxed)); }
    [[nodiscard]] u32 visited() const { return visits.load(std::memory_order_relaxed); }
    // The average score; only when visited.
    [[nodiscard]] double mean() const {
        return static_cast<double>(sum.load(std::memory_order_relaxed)) / visited();
    }
};
static_assert(sizeof(Node) == 32);

class Tree {
public:
    static constexpr u32 kRoot = 1;

    // Memory is touched only where the tree grows, so a large one costs nothing by itself.
    explicit Tree(std::size_t bytes)
        : capacity_(static_cast<u32>(std::clamp<std::size_t>(bytes / sizeof(Node), kLeast, kBusy))),
          memory_(std::make_unique_for_overwrite<std::byte[]>(capacity_ * sizeof(Node))) {  // NOLINT
        clear();
    }

    // Only the root is left. Not while a search runs.
    void clear() {
        used_ = kRoot + 1;
        is_full_ = false;
        std::construct_at(&(*this)[kRoot]);
    }

    Node& operator[](u32 index) {
        return reinterpret_cast<Node*>(memory_.get())[index];  // NOLINT
    }
    const Node& operator[](u32 index) const {
        return reinterpret_cast<const Node*>(memory_.get())[index];  // NOLINT
    }

    [[nodiscard]] std::span<Node> children(const Node& node) {
        const u32 first = node.children.load(std::memory_order_acquire);
        return first == 0 || first == kBusy ? std::span<Node>()
                                            : std::span(&(*this)[first], node.child_count);
    }

    // Gives a node without children `count` of them, filled in by fill(Node&, number). Fails when memory is used up
    // or another thread is at it.
    bool grow(Node& node, std::size_t count, const auto& fill) {
        u32 none = 0;
        if (!node.children.compare_exchange_strong(none, kBusy, std::memory_order_acquire)) return false;
        const u32 first = reserve(static_cast<u32>(count));
        if (first != 0) {
            for (u32 i = 0; i < count; ++i) fill(*std::construct_at(&(*this)[first + i]), i);
            node.child_count = static_cast<u16>(count);
        }
        node.children.store(first, std::memory_order_release);
        return first != 0;
    }

    // Once true, there is no point in trying to grow.
    [[nodiscard]] bool is_full() const { return is_full_.load(std::memory_order_relaxed); }
    [[nodiscard]] u32 size() const { return used_.load(std::memory_order_relaxed) - kRoot; }

private:
    static constexpr u32 kBusy = std::numeric_limits<u32>::max();  // in place of an index: being filled in
    static constexpr std::size_t kLeast = 1024;  // room for the root's children, whatever the game

    u32 reserve(u32 count) {
        u32 first = used_.load(std::memory_order_relaxed);
        do {
            if (count > capacity_ - first) {
                is_full_.store(true, std::memory_order_relaxed);
                return 0;
            }
        } while (!used_.compare_exchange_weak(first, first + count, std::memory_order_relaxed));
        return first;
    }

    u32 capacity_;
    std::unique_ptr<std::byte[]> memory_;  // NOLINT(modernize-avoid-c-arrays)
    std::atomic<u32> used_{0};
    std::atomic<bool> is_full_{false};
};

}  // namespace thwart::search
