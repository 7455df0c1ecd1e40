// Who is there, how long somebody who is gone is waited for, and when the room wants to be woken.

#include "server/room.hpp"
#include "server/rooms.hpp"

#include <algorithm>
#include <utility>

namespace thwart::server {
namespace {

constexpr Time kSpectatorPause{1'000};  // they come in crowds, and nobody counts them

constexpr Time seconds(i64 count) { return Time{count * 1'000}; }
constexpr Time minutes(i64 count) { return seconds(count * 60); }

}  // namespace

std::optional<Time> patience_with(const match::ClockRule& clock) {
    constexpr i64 kTurns = 40;  // of a usual match
    if (clock == match::ClockRule{}) return minutes(5);
    const Time length =
        clock.per_seat ? *clock.per_seat + clock.increment * kTurns : *clock.per_turn * kTurns;
    if (length <= minutes(3)) return seconds(30);
    if (length <= minutes(10)) return minutes(1);
    if (length <= minutes(60)) return minutes(2);
    if (length <= minutes(24 * 60)) return minutes(10);
    return std::nullopt;
}

bool Room::is_online(Seat seat) const {
    const Person& person = table_.chairs[seat.index()].person;
    return std::ranges::any_of(members_, [&](const auto& each) { return person.is(each.second.person); });
}

unsigned Room::spectators() const {
    return static_cast<unsigned>(std::ranges::count_if(
        members_, [&](const auto& each) { return seats_of(table_, each.second.person).empty(); }));
}

void Room::note_presence() {
    const Time now = premises_.now();
    bool has_changed = false;
    for (unsigned i = 0; i < table_.chairs.size(); ++i) {
        const bool is_there = table_.chairs[i].player == SeatPlayer::person && is_online(Seat(i));
        if (is_there == online_[i]) continue;
        online_[i] = is_there;
        since_[i] = std::max(now, is_there ? now : since_[i]);
        has_changed = true;
    }
    const bool has_host =
        std::ranges::any_of(members_, [&](const auto& each) { return is_host(table_, each.second.person); });
    if (std::exchange(has_host_, has_host) || has_host) host_gone_since_ = now;
    empty_since_ = now;
    if (has_changed)
        tell_presence();
    else if (!presence_at_)
        presence_at_ = now + kSpectatorPause;
    reschedule();
}

void Room::tell_presence() {
    presence_at_.reset();
    protocol::from_server::Presence message;
    message.room = table_.code;
    for (unsigned i = 0; i < table_.chairs.size(); ++i)
        message.seats.push_back(
            {online_[i] || table_.chairs[i].player == SeatPlayer::computer, leaves_at(Seat(i))});
    message.spectators = spectators();
    send_all(message);
}

void Room::welcome_back(const Person& person) {
    if (!play_ || !play_->is_open()) return;
    for (const Seat seat : seats_of(table_, person))
        if (play_->is_open() && !play_->match().result() && play_->match().may_return(seat))
            play_->submit({match::Return{seat}, std::nullopt, 0, "", std::nullopt, Time{0}});
}

// Only somebody who waits makes patience end: a match that everybody has left can go on tomorrow.
std::optional<Time> Room::leaves_at(Seat seat) const {
    const Chair& chair = table_.chairs[seat.index()];
    if (!play_ || !play_->is_open() || chair.player != SeatPlayer::person || online_[seat.index()])
        return std::nullopt;
    const match::Match& match = play_->match();
    if (match.result() || match.is_stand_in(seat) || match.is_retired(seat)) return std::nullopt;
    const auto patience = patience_with(match.terms().clock);
    if (!patience) return std::nullopt;
    std::optional<Time> waits_since;
    for (unsigned i = 0; i < table_.chairs.size(); ++i)
        if (online_[i] && !table_.chairs[i].person.is(chair.person))
            waits_since = std::min(waits_since.value_or(since_[i]), since_[i]);
    if (!waits_since) return std::nullopt;
    return std::max(since_[seat.index()], *waits_since) + *patience;
}

void Room::dismiss_the_gone(Time now) {
    for (unsigned i = 0; i < table_.chairs.size(); ++i)
        if (const auto at = leaves_at(Seat(i)); at && now >= *at)
            play_->submit({match::Leave{Seat(i)}, std::nullopt, 0, "", std::nullopt, Time{0}});
}

// Before the start, a host who does not come back would keep everybody waiting.
void Room::replace_host(Time now) {
    if (table_.begins || has_host_ || now < host_gone_since_ + premises_.bounds.host_patience) return;
    for (unsigned i = 0; i < table_.chairs.size(); ++i) {
        if (!online_[i]) continue;
        host_gone_since_ = now;
        change(
            [person = table_.chairs[i].person](Table& table) -> Refused {
                table.host = person;
                return std::nullopt;
            },
            [](const Refused&) {});
        return;
    }
}

std::optional<Time> Room::next_wake() const {
    std::optional<Time> next;
    const auto consider = [&](std::optional<Time> at) {
        if (at && (!next || *at < *next)) next = at;
    };
    const Bounds& bounds = premises_.bounds;
    consider(presence_at_);
    consider(settle_at_);
    if (play_) consider(play_->next_wake());
    for (unsigned i = 0; i < table_.chairs.size(); ++i) consider(leaves_at(Seat(i)));
    const bool is_anybody_seated = std::ranges::count(online_, true) > 0;
    if (!table_.begins && !has_host_ && is_anybody_seated) consider(host_gone_since_ + bounds.host_patience);
    if (!is_empty()) return next;
    if (!table_.begins) consider(empty_since_ + bounds.empty_room);
    if (is_summary_stored_) consider(empty_since_ + bounds.over_room);
    if (play_ && play_->is_settled() && !is_over()) consider(empty_since_ + bounds.deserted_match);
    return next;
}

void Room::reschedule() { premises_.alarms.set(number_, next_wake()); }

void Room::wake() {
    const auto self = shared_from_this();
    const Time now = premises_.now();
    const Bounds& bounds = premises_.bounds;
    if (presence_at_ && now >= *presence_at_) tell_presence();
    if (settle_at_ && now >= *settle_at_) settle();
    if (play_) play_->wake();
    if (play_) dismiss_the_gone(now);
    replace_host(now);
    if (is_empty() && !table_.begins && now >= empty_since_ + bounds.empty_room)
        return rooms_.put_away(*this);
    if (is_empty() && is_summary_stored_ && now >= empty_since_ + bounds.over_room)
        return rooms_.put_away(*this);
    const bool is_deserted = members_.empty() && now >= empty_since_ + bounds.deserted_match;
    if (is_deserted && play_ && play_->is_settled() && !play_->match().result())
        play_->submit({match::Abort{}, std::nullopt, 0, "", std::nullopt, Time{0}});
    reschedule();
}

}  // namespace thwart::server
