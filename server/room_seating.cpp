// The table before the start: who sits where, who is ready.

#include "server/codes.hpp"
#include "server/room.hpp"
#include "server/rooms.hpp"

#include <utility>

namespace thwart::server {

using protocol::from_client::Nonce;
using protocol::from_client::Ready;
using protocol::from_client::SetSeat;
using protocol::from_client::Sit;
using protocol::from_client::Stand;
using protocol::from_client::Start;

// ---- changes, one after the other ----

void Room::change(std::function<Refused(Table&)> apply, std::function<void(Refused)> then) {
    changes_.push_back({std::move(apply), std::move(then)});
    if (changes_.size() == 1) next_change();
}

// The change at the front is under way; it leaves the queue when it is done.
void Room::next_change() {
    if (changes_.empty() || is_changing_) return;
    is_changing_ = true;
    const auto finish = [self = shared_from_this()](Refused trouble) {
        const auto then = std::move(self->changes_.front().then);
        self->changes_.pop_front();
        self->is_changing_ = false;
        then(std::move(trouble));
        self->reschedule();
        self->next_change();
    };
    if (is_stale_)
        return refresh([this, self = shared_from_this(), finish] {
            if (is_stale_) return finish(not_stored());
            is_changing_ = false;
            next_change();
        });
    Table changed = table_;
    if (auto trouble = changes_.front().apply(changed)) return finish(std::move(trouble));
    if (changed == table_) return finish(std::nullopt);
    store_change(std::move(changed), finish);
}

void Room::store_change(Table changed, std::function<void(Refused)> then) {
    std::vector<store::Change> writes = {
        {std::string(kRoomKind), table_.code, format_table(changed), version_}};
    if (changed.begins && !table_.begins)
        writes.push_back({std::string(kWaitingKind), table_.code, std::nullopt, std::nullopt});
    premises_.store.write(std::move(writes),
                          [this, self = shared_from_this(), changed = std::move(changed),
                           then = std::move(then)](const store::Result<std::vector<u64>>& written) {
                              if (written) {
                                  adopt(changed, written->front());
                                  return then(std::nullopt);
                              }
                              is_stale_ = true;
                              refresh([then] { then(not_stored()); });
                          });
}

// Reads what the store has, after a write of which nobody knows whether it was made.
void Room::refresh(std::function<void()> then) {
    premises_.store.get(std::string(kRoomKind), table_.code,
                        [this, self = shared_from_this(),
                         then = std::move(then)](const store::Result<store::Document>& found) {
                            if (found)
                                if (auto table = parse_table(table_.code, found->value)) {
                                    is_stale_ = false;
                                    adopt(std::move(*table), found->version);
                                }
                            then();
                        });
}

void Room::adopt(Table table, u64 version) {
    const bool has_changed = table != table_;
    const bool begins = table.begins && !table_.begins;
    table_ = std::move(table);
    version_ = version;
    if (!has_changed) return;
    if (table_.terms.is_public) premises_.is_lobby_stale = true;
    note_presence();
    if (begins)
        start_play();
    else
        tell_seats();
}

void Room::tell_seats() {
    for (const auto& [id, member] : members_)
        send(member, protocol::from_server::Seats{table_.code, seat_views(member.person), table_.host.name,
                                                  you(member.person, member.key), commitment()});
}

std::function<void(Refused)> Room::answering(const Member& member) {
    return [this, self = shared_from_this(), client = member.client](const Refused& trouble) {
        if (trouble && !client->is_gone) refuse(*client, *trouble);
    };
}

// ---- what people ask for ----

void Room::take(Member& member, const Sit& message) {
    const bool is_new = member.key.empty();
    const std::string key = is_new ? make_key(premises_.world.secrets) : member.key;
    Person person = member.person;
    person.digest = digest_of(premises_.world.secrets, key);
    if (message.name && person.account.empty()) person.name = *message.name;
    // Known from now on by what opens the seat, so that the answer says whose it is.
    const Person before = std::exchange(member.person, person);
    member.key = key;
    sit_down(
        message.seat, person,
        [this, self = shared_from_this(), client = member.client, before, is_new](const Refused& trouble) {
            if (!trouble || client->is_gone) return;
            const auto found = members_.find(client->id);
            if (is_new && found != members_.end() && seats_of(table_, found->second.person).empty()) {
                found->second.person = before;
                found->second.key.clear();
            }
            refuse(*client, *trouble);
        });
}

void Room::take_seat(Seat seat, const Person& person, std::function<void(Refused)> then) {
    sit_down(seat, person, std::move(then));
}

// An account sits down with its rating.
void Room::sit_down(Seat seat, const Person& person, std::function<void(Refused)> then) {
    const auto sit_with = [this, self = shared_from_this(), seat, person,
                           then = std::move(then)](std::optional<unsigned> rating) {
        change([seat, person, rating](Table& table) { return sit(table, seat, person, rating); }, then);
    };
    if (person.account.empty()) return sit_with(std::nullopt);
    rooms_.ratings().get(person.account, rating_kind(table_.setup),
                         [sit_with](const Outcome<HeldRating>& held) {
                             sit_with(held ? std::optional(match::shown_rating(held->rating)) : std::nullopt);
                         });
}

void Room::take(Member& member, const Stand&) {
    change([person = member.person](Table& table) { return stand(table, person); }, answering(member));
}

void Room::take(Member& member, const SetSeat& message) {
    change([person = member.person, message](
               Table& table) { return set_seat(table, person, message.seat, message.player, message.level); },
           answering(member));
}

void Room::take(Member& member, const Ready& message) {
    change([person = member.person, on = message.on](Table& table) { return set_ready(table, person, on); },
           answering(member));
}

void Room::take(Member& member, const Nonce& message) {
    change(
        [person = member.person, hex = message.hex](Table& table) { return set_nonce(table, person, hex); },
        answering(member));
}

void Room::take(Member& member, const Start&) {
    if (premises_.is_draining) return refuse(*member.client, not_stored());
    change([this, person = member.person](Table& table) { return begin(table, person, premises_.now()); },
           answering(member));
}

}  // namespace thwart::server
