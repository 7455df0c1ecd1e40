// Positions layer by layer, away from a start: breadth-first search that keeps, once a layer grows too wide, only
// the positions of it that look best (a beam).
//
// Positions that are each other's mirror image count as one. As long as no layer had to be cut, the layers are exact:
// layer n holds all positions that are n moves away and no others. The layers do not depend on the number of workers.
#pragma once

#include "games/halma/solo_effort.hpp"
#include "games/halma/solo_layer.hpp"
#include "games/halma/solo_star.hpp"

#include <limits>

namespace thwart::halma {

template <int kOfRadius>
class Front {
public:
    using Board = Star<kOfRadius>;

    // `width` is what a layer may hold: a power of two, kShards or more.
    Front(Men start, std::size_t width)
        : keep_(width / kShards), batch_(std::clamp<std::size_t>(width / 32, 64, 4096)) {
        const Men men = upright(start);
        layers_.emplace_back();
        layers_[0][shard_of(hash_of(men))].push_back(men);
    }

    // Of a position and its mirror image always the same one.
    static Men upright(Men men) { return std::min(men, Board::mirrored(men)); }

    [[nodiscard]] unsigned depth() const { return static_cast<unsigned>(layers_.size()) - 1; }
    [[nodiscard]] unsigned exact_depth() const { return exact_depth_; }
    [[nodiscard]] const Layer& layer(unsigned depth) const { return layers_[depth]; }
    [[nodiscard]] bool is_exact() const { return exact_depth_ == depth(); }

    // Adds a layer, unless the crew is stopped meanwhile.
    bool extend(Crew& crew);

    // Positions of one layer after the other on a way from the start to a member of layer `depth`, both included.
    [[nodiscard]] std::vector<Men> way_to(Men men, unsigned depth) const {
        std::vector<Men> way = {men};
        while (depth > 0) {
            const Layer& before = layers_[--depth];
            Men parent = 0;
            Board::for_each_move(men, [&](unsigned from, unsigned to) {
                if (parent != 0) return;
                const Men candidate = upright(men ^ Board::bit(from) ^ Board::bit(to));
                if (has(before, candidate)) parent = candidate;
            });
            THWART_ASSERT(parent != 0);
            men = parent;
            way.push_back(men);
        }
        return {way.rbegin(), way.rend()};
    }

private:
    // How far the men still have to go, in rows and, at less weight, from the middle line: a small sum looks good.
    // The ratio was found by trying, see docs/halma-solo.md.
    static constexpr auto kWeight = [] {
        std::array<u16, Board::kPoints> weights{};
        for (unsigned point = 0; point < Board::kPoints; ++point) {
            const Place place = Board::kPlaces[point];
            const int aside = 2 * place.q + place.r;
            weights[point] =
                static_cast<u16>(8 * (2 * kOfRadius - place.r) + 3 * (aside < 0 ? -aside : aside));
        }
        return weights;
    }();

    static u64 weight_of(Men men) {
        u64 sum = 0;
        base::for_each(men, [&](unsigned point) { sum += kWeight[point]; });
        return sum;
    }

    // The order in which positions are kept: by weight, and drawn by lot among equals.
    static constexpr unsigned kLotBits = 48;
    static u64 rank(u64 weight, u64 hash) { return weight << kLotBits | hash >> (64 - kLotBits); }
    static u64 rank_of(Men men) { return rank(weight_of(men), hash_of(men)); }

    // What is known of a shard of the next layer.
    struct Growing {
        FlatSet<u128> found;
        u64 limit = std::numeric_limits<u64>::max();  // the first rank that is not kept
        bool cut = false;
    };
    using Found = std::array<std::vector<Men>, kShards>;  // by one worker, not yet sorted out

    void look_from(Men men, Found& found) const;
    void look_from_all(const std::vector<Men>& batch, Crew& crew);
    void sort_out(std::size_t shard);
    void keep_best(std::size_t shard, std::vector<Men>& list);
    [[nodiscard]] Shard finish(std::size_t shard);

    static constexpr std::size_t kAsk = 128;  // positions between two questions whether to stop

    std::size_t keep_;   // positions in each shard
    std::size_t batch_;  // positions between two meetings of the crew, after which limits are known better
    std::vector<Layer> layers_;
    std::array<Growing, kShards> growing_;
    std::vector<Found> found_;  // by each worker
    u64 widest_limit_ = std::numeric_limits<u64>::max();
    unsigned exact_depth_ = 0;
};

// Writes down what one move makes of a position.
template <int kOfRadius>
void Front<kOfRadius>::look_from(Men men, Found& found) const {
    const Men image = Board::mirrored(men);
    const u64 weight = weight_of(men);
    Board::for_each_move(men, [&](unsigned from, unsigned to) {
        const u64 next_weight = weight - kWeight[from] + kWeight[to];
        if (rank(next_weight, 0) >= widest_limit_) return;
        const Men next = std::min(men ^ Board::bit(from) ^ Board::bit(to),
                                  image ^ Board::bit(Board::kMirror[from]) ^ Board::bit(Board::kMirror[to]));
        const u64 hash = hash_of(next);
        const std::size_t shard = shard_of(hash);
        if (rank(next_weight, hash) < growing_[shard].limit) found[shard].push_back(next);
    });
}

// If a list holds too many positions, leaves the best of them.
template <int kOfRadius>
void Front<kOfRadius>::keep_best(std::size_t shard, std::vector<Men>& list) {
    if (list.size() <= keep_) return;
    std::vector<u64> ranks(list.size());
    std::ranges::transform(list, ranks.begin(), rank_of);
    std::vector<u64> ordered = ranks;
    const auto first_out = ordered.begin() + static_cast<std::ptrdiff_t>(keep_);
    std::ranges::nth_element(ordered, first_out);
    growing_[shard].limit = *first_out;
    growing_[shard].cut = true;
    auto rank = ranks.begin();
    std::erase_if(list, [&](Men) { return *rank++ >= *first_out; });
}

// Adds to a shard what the workers found for it.
template <int kOfRadius>
void Front<kOfRadius>::sort_out(std::size_t shard) {
    FlatSet<u128>& set = growing_[shard].found;
    for (const Found& part : found_)
        for (const Men men : part[shard]) {
            set.insert(men);
            if (set.size() < 3 * keep_) continue;  // three quarters of the slots: the set does not grow again
            std::vector<Men> list = set.take_all();
            keep_best(shard, list);
            for (const Men kept : list) set.insert(kept);
        }
}

// The best new positions of a shard, in order. A move can be taken back, so an old one is in the last two layers.
template <int kOfRadius>
Shard Front<kOfRadius>::finish(std::size_t shard) {
    Shard list = growing_[shard].found.take_all();
    growing_[shard].found = {};
    std::ranges::sort(list);
    for (std::size_t back = 1; back <= std::min<std::size_t>(2, layers_.size()); ++back)
        subtract(list, layers_[layers_.size() - back][shard]);
    keep_best(shard, list);
    list.shrink_to_fit();
    return list;
}

template <int kOfRadius>
void Front<kOfRadius>::look_from_all(const std::vector<Men>& batch, Crew& crew) {
    // The parts of the workers, one after the other, are in the order of the batch however many workers there are.
    crew.run([&](unsigned worker) {
        const std::size_t end = batch.size() * (worker + 1) / crew.size();
        for (std::size_t i = batch.size() * worker / crew.size(); i < end; ++i) {
            if (i % kAsk == 0 && crew.stopped(worker)) return;
            look_from(batch[i], found_[worker]);
        }
    });
    crew.run([&](unsigned worker) {
        for (std::size_t i = worker; i < kShards && !crew.stopped(worker); i += crew.size()) sort_out(i);
    });
    for (Found& part : found_)
        for (std::vector<Men>& list : part) list.clear();
    widest_limit_ = std::ranges::max(growing_, {}, &Growing::limit).limit;
}

template <int kOfRadius>
bool Front<kOfRadius>::extend(Crew& crew) {
    // 1. Begin with nothing found and everything worth keeping.
    growing_ = {};
    found_.resize(crew.size());
    widest_limit_ = std::numeric_limits<u64>::max();
    // 2. Look from all positions of the last layer.
    std::vector<Men> batch;
    batch.reserve(batch_);
    for (const Shard& shard : layers_.back())
        for (const Men men : shard) {
            batch.push_back(men);
            if (batch.size() < batch_) continue;
            look_from_all(batch, crew);
            if (crew.stopped()) return false;
            batch.clear();
        }
    look_from_all(batch, crew);
    // 3. What is left at the end is the next layer.
    Layer next;
    crew.run([&](unsigned worker) {
        for (std::size_t i = worker; i < kShards && !crew.stopped(worker); i += crew.size())
            next[i] = finish(i);
    });
    if (crew.stopped()) return false;
    if (is_exact() && std::ranges::none_of(growing_, &Growing::cut)) ++exact_depth_;
    layers_.push_back(std::move(next));
    return true;
}

}  // namespace thwart::halma
