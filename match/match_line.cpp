#include "match/match_line.hpp"

#include <algorithm>
#include <utility>

namespace thwart::match {

std::vector<PlayedTurn> Line::turns() const {
    std::vector<PlayedTurn> turns;
    for (const Played& played : steps_) {
        if (played.number == turns.size()) turns.push_back({played.turn.seat, {}, {}});
        turns.back().steps.push_back(played.step);
        turns.back().left = played.left;
    }
    return turns;
}

std::size_t Line::turn_number(rules::Turn turn, unsigned seats) const {
    if (steps_.empty()) return 0;
    const Played& last = steps_.back();
    const bool goes_on = last.turn.seat == turn.seat && seats > 1;
    return goes_on ? last.number : last.number + 1;
}

std::size_t Line::moves(rules::Seat seat) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        steps_, [&](const Played& played) { return played.is_move() && played.turn.seat == seat; }));
}

std::size_t Line::deals() const {
    return static_cast<std::size_t>(std::ranges::count(steps_, false, &Played::is_move));
}

std::vector<u64> Line::past() const {
    std::vector<u64> hashes;
    for (std::size_t i = 0; i < size(); ++i)
        if (steps_[i].is_move()) hashes.push_back(before_[i].hash);
    return hashes;
}

std::size_t Line::occurrences(const catalog::Session& now) const {
    const u64 hash = now.hash();
    const std::string position = now.position();
    std::size_t count = 0;
    for (std::size_t i = 0; i < size(); ++i)
        count += steps_[i].is_move() && before_[i].hash == hash && before(i).position() == position ? 1 : 0;
    return count;
}

Idle Line::idle(const catalog::Session& now) const {
    Idle idle(empty() ? now : before(0));
    for (std::size_t i = 0; i < size(); ++i)
        idle.note(steps_[i].turn.seat, i + 1 < size() ? before(i + 1) : now);
    return idle;
}

base::Result<std::size_t> Line::takeback_target(rules::Seat seat, std::size_t fixed) const {
    std::size_t target = size();
    while (target > 0 && !(steps_[target - 1].is_move() && steps_[target - 1].turn.seat == seat)) --target;
    if (target == 0) return base::not_allowed("takeback-none", "the seat has not moved yet");
    --target;
    for (std::size_t i = target; i < size(); ++i)
        if (!steps_[i].is_move())
            return base::not_allowed("takeback-chance", "a throw or a turned-up tile cannot be taken back");
    if (target < fixed) return base::not_allowed("takeback-retired", "a seat has retired since");
    while (target > fixed && steps_[target - 1].is_move() &&
           steps_[target - 1].number == steps_[target].number)
        --target;
    return target;
}

void Line::add(Played played, Snapshot before, const Clock& clock) {
    const u64 hash = before->hash();
    steps_.push_back(std::move(played));
    before_.push_back({std::move(before), hash, clock});
}

Line::Stand Line::cut(std::size_t step) {
    Stand stand = before_[step];
    steps_.resize(step);
    before_.resize(step);
    return stand;
}

bool operator==(const Line& a, const Line& b) {
    return a.steps_ == b.steps_ && std::ranges::equal(a.before_, b.before_, [](const auto& x, const auto& y) {
               return x.clock == y.clock && x.session->position() == y.session->position();
           });
}

}  // namespace thwart::match
