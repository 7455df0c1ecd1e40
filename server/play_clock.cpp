// The time of a match on the server, and who is charged for it.

#include "server/play.hpp"

#include <algorithm>

namespace thwart::server {
namespace {

// A move is forgiven the way it took, up to kMostLag; over a match the sum is bounded by a store that refills slowly, so
// that a client which lies about its lag gains little.
constexpr Time kMostLag{500};
constexpr Time kLagStore{1'500};
constexpr Time kLagRefill{100};

}  // namespace

Time Play::match_time() const { return std::max(match_->latest(), premises_.now() + shift_); }

Time Play::lag_credit(const Wish& wish) const {
    if (!wish.seat || !has_clock() || !std::holds_alternative<match::Move>(wish.what)) return Time{0};
    return std::max(Time{0}, std::min({wish.lag, kMostLag, lag_left_[wish.seat->index()],
                                       match_time() - match_->latest()}));
}

void Play::spend_lag(Seat seat, Time credit) {
    Time& left = lag_left_[seat.index()];
    left = std::min(kLagStore, left - credit + kLagRefill);
}

// From now on the match goes on where its last event was, after the grace.
void Play::stand_still(Time grace) { shift_ = match_->latest() - premises_.now() - grace; }

protocol::Clocks Play::clocks() const {
    protocol::Clocks clocks;
    const Time now = match_time();
    clocks.at = premises_.now();
    for (unsigned i = 0; i < match_->seats(); ++i) clocks.left.push_back(match_->remaining(Seat(i), now));
    clocks.turn_left = match_->turn_remaining(now);
    if (match_->flag_time()) clocks.runs = match_->turn().seat;
    return clocks;
}

// When a flag is due in the time of the house: not before a move that is still under way could have arrived.
std::optional<Time> Play::flag_wake() const {
    const auto flag = match_->flag_time();
    if (!flag) return std::nullopt;
    const Seat seat = match_->turn().seat;
    const Time patience =
        match_->player(seat).is_person() ? std::min(kMostLag, lag_left_[seat.index()]) : Time{0};
    return *flag - shift_ + patience;
}

std::optional<Time> Play::next_wake() const {
    std::optional<Time> next;
    const auto consider = [&](std::optional<Time> at) {
        if (at && (!next || *at < *next)) next = at;
    };
    consider(retry_at_);
    if (!match_ || match_->result()) return next;
    consider(ask_again_at_);
    consider(flag_wake());
    return next;
}

void Play::wake() {
    const Time now = premises_.now();
    if (retry_at_ && now >= *retry_at_) {
        retry_at_.reset();
        roll_back();
    }
    if (!match_ || match_->result()) return;
    if (const auto flag = flag_wake(); flag && now >= *flag) submit({match::Flag{}, {}, 0, "", {}, Time{0}});
    if (ask_again_at_ && now >= *ask_again_at_) {
        ask_again_at_.reset();
        ask_computer();
    }
}

}  // namespace thwart::server
