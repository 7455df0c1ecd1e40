// Searches a solution of the solo from both ends.
//
// Moves can be taken back, and half a turn of the board exchanges start and target. So one front grows from the
// position at hand, another from the start, and a position that lies in the first and, turned, in the second joins
// them to a solution. From the start itself one front does for both. All of it is done again and again with fronts
// four times as wide: the first answer comes within a fraction of a second, later ones are shorter or surer.
#pragma once

#include "games/halma/solo_front.hpp"
#include "games/halma/solo_rows.hpp"

#include <bit>
#include <optional>

namespace thwart::halma {

struct Walk {
    u8 from;
    u8 to;
    friend bool operator==(Walk, Walk) = default;
};

struct SoloAnswer {
    std::optional<std::vector<Walk>> walks;  // the best solution found
    unsigned at_least = 0;                   // no solution has fewer moves; kNever if there is none at all
};

template <int kOfRadius>
class SoloSearch {
public:
    using Board = Star<kOfRadius>;

    // The men want to fill the lowest `rows` rows of the star. From the start no solution has fewer than `known` moves.
    SoloSearch(Men position, unsigned rows, const SoloEffort& effort, unsigned known = 1)
        : position_(position), start_(Board::top(rows)), known_(known), effort_(effort), crew_(effort) {}

    SoloAnswer run() {
        if (base::count(position_) != base::count(start_)) return {std::nullopt, kNever};
        if (position_ == Board::turned(start_)) return {std::vector<Walk>{}, 0};
        answer_.at_least = from_start() ? known_ : 1;
        for (std::size_t width = kFirstWidth; !is_done(); width *= 4) {
            // The last width need not be four times the one before.
            const std::size_t last = widest();
            crew_.resize(width <= kSmallWidth);
            pass(std::min(width, last));
            if (width >= last) break;
        }
        return answer_;
    }

private:
    using Fan = Front<kOfRadius>;

    // A position where two fronts meet, and its layer in one of them.
    struct Joint {
        Men men = 0;
        unsigned depth = kNever;
    };

    static constexpr std::size_t kFirstWidth = 2048;
    static constexpr std::size_t kSmallWidth = 8192;
    static constexpr unsigned kDeepest = 100;  // no narrow front is followed further

    [[nodiscard]] bool from_start() const { return position_ == start_; }
    [[nodiscard]] unsigned best() const {
        return answer_.walks ? static_cast<unsigned>(answer_.walks->size()) : kNever;
    }
    [[nodiscard]] bool is_done() { return answer_.at_least == best() || crew_.stopped(); }

    // A front keeps every layer, has up to four slots for a position while it grows, and is turned to be compared.
    [[nodiscard]] std::size_t widest() const {
        const std::size_t layers = std::min(best(), 2 * kDeepest) / (from_start() ? 2 : 1) + 3;
        const std::size_t fitting = effort_.memory / (sizeof(Men) * (layers + 6));
        return std::bit_floor(std::max(std::min(fitting, effort_.width), kShards));
    }

    void report() { effort_.progress({answer_.walks ? best() : 0, answer_.at_least, positions_}); }
    void raise(unsigned at_least) {
        answer_.at_least = std::min(std::max(at_least, answer_.at_least), best());
    }

    void pass(std::size_t width);
    bool extend(Fan& front, const Fan& other);
    void compare(const Fan& front, const Fan& other);
    [[nodiscard]] Joint find_joint(const Shard& images, std::size_t shard, unsigned depth,
                                   const Fan& other) const;
    void join(const Fan& front, const Fan& other, const Joint& joint);
    [[nodiscard]] std::vector<Walk> walks_along(const std::vector<Men>& way) const;
    void bound(const Fan& mine, const Fan& theirs, std::size_t most);

    Men position_;
    Men start_;
    unsigned known_;
    const SoloEffort& effort_;
    Crew crew_;
    SoloAnswer answer_;
    u64 positions_ = 0;
};

template <int kOfRadius>
void SoloSearch<kOfRadius>::pass(std::size_t width) {
    Fan mine(position_, width);
    std::optional<Fan> far;
    if (!from_start()) far.emplace(start_, width);
    Fan& theirs = far ? *far : mine;
    while (!is_done() && mine.depth() + theirs.depth() + 1 < best() &&
           mine.depth() + theirs.depth() < kDeepest) {
        // The front that is smaller gets its next layer for less.
        const std::size_t my_size = size_of(mine.layer(mine.depth()));
        const std::size_t their_size = size_of(theirs.layer(theirs.depth()));
        const bool both_cut = !mine.is_exact() && !theirs.is_exact();
        const bool take_mine = both_cut ? mine.depth() <= theirs.depth() : my_size <= their_size;
        if (!(take_mine ? extend(mine, theirs) : extend(theirs, mine))) return;
    }
    bound(mine, theirs, 4 * width);
}

// One layer more; false if that was not possible.
template <int kOfRadius>
bool SoloSearch<kOfRadius>::extend(Fan& front, const Fan& other) {
    if (!front.extend(crew_)) return false;
    const std::size_t size = size_of(front.layer(front.depth()));
    positions_ += size;
    compare(front, other);
    if (crew_.stopped()) return false;  // perhaps in the middle of comparing
    if (front.is_exact() && other.is_exact()) raise(front.depth() + other.depth() + 1);
    report();
    return size > 0;
}

// Looks for members of a front's last layer that, turned, the other front has, too.
template <int kOfRadius>
void SoloSearch<kOfRadius>::compare(const Fan& front, const Fan& other) {
    // 1. Turn the layer.
    std::vector<Layer> turned(crew_.size());
    crew_.run([&](unsigned worker) {
        for (std::size_t i = worker; i < kShards && !crew_.stopped(worker); i += crew_.size())
            for (const Men men : front.layer(front.depth())[i]) {
                const Men image = Fan::upright(Board::turned(men));
                turned[worker][shard_of(hash_of(image))].push_back(image);
            }
    });
    // 2. Find in each shard the member that is nearest to the start of the other front.
    std::array<Joint, kShards> joints;
    crew_.run([&](unsigned worker) {
        for (std::size_t i = worker; i < kShards && !crew_.stopped(worker); i += crew_.size()) {
            Shard images;
            for (Layer& part : turned) {
                images.insert(images.end(), part[i].begin(), part[i].end());
                part[i] = {};
            }
            std::ranges::sort(images);
            joints[i] = find_joint(images, i, front.depth(), other);
        }
    });
    // 3. Take the nearest of all.
    const Joint& joint = *std::ranges::min_element(joints, {}, &Joint::depth);
    if (joint.depth != kNever && !crew_.stopped()) join(front, other, joint);
}

template <int kOfRadius>
typename SoloSearch<kOfRadius>::Joint SoloSearch<kOfRadius>::find_joint(const Shard& images,
                                                                        std::size_t shard, unsigned depth,
                                                                        const Fan& other) const {
    for (unsigned far = 0; far <= other.depth(); ++far) {
        if (depth + far < answer_.at_least || depth + far >= best()) continue;
        const Men men = first_common(images, other.layer(far)[shard]);
        if (men != 0) return {men, far};
    }
    return {};
}

template <int kOfRadius>
void SoloSearch<kOfRadius>::join(const Fan& front, const Fan& other, const Joint& joint) {
    const Men image = Fan::upright(Board::turned(joint.men));
    std::vector<Men> way = front.way_to(image, front.depth());
    std::vector<Men> rest = other.way_to(joint.men, joint.depth);
    if (way[0] != Fan::upright(position_)) way.swap(rest);
    for (std::size_t i = rest.size() - 1; i > 0; --i) way.push_back(Fan::upright(Board::turned(rest[i - 1])));
    answer_.walks = walks_along(way);
}

// The moves of the real men, where each position of a way may stand for its mirror image.
template <int kOfRadius>
std::vector<Walk> SoloSearch<kOfRadius>::walks_along(const std::vector<Men>& way) const {
    std::vector<Walk> walks;
    Men men = position_;
    for (std::size_t i = 1; i < way.size(); ++i) {
        Walk walk{};
        Board::for_each_move(men, [&](unsigned from, unsigned to) {
            if (Fan::upright(men ^ Board::bit(from) ^ Board::bit(to)) == way[i])
                walk = {static_cast<u8>(from), static_cast<u8>(to)};
        });
        men ^= Board::bit(walk.from) ^ Board::bit(walk.to);
        walks.push_back(walk);
    }
    return walks;
}

// A solution goes through the outermost exact layers of both fronts; between them its men need as many moves as
// simple men that only know their rows.
template <int kOfRadius>
void SoloSearch<kOfRadius>::bound(const Fan& mine, const Fan& theirs, std::size_t most) {
    const unsigned exact = mine.exact_depth() + theirs.exact_depth();
    if (is_done()) return;
    RowsBound<kOfRadius> rows(base::count(position_));
    for (const Shard& shard : mine.layer(mine.exact_depth())) {
        if (crew_.stopped()) return;
        for (const Men men : shard) rows.add_start(men);
    }
    for (const Shard& shard : theirs.layer(theirs.exact_depth())) {
        if (crew_.stopped()) return;
        for (const Men men : shard) rows.add_end(Board::turned(men));
    }
    raise(exact + rows.moves(most, crew_));
    report();
}

}  // namespace thwart::halma
