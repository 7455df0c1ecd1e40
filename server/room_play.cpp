// The match of a room, its end, and the one after it.

#include "server/match_header.hpp"
#include "server/room.hpp"
#include "server/rooms.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace thwart::server {
namespace {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

constexpr Time kSettleAgain{5'000};

match::Happening happening(Seat seat, const from_client::Move& message) {
    return match::Move{seat, message.step};
}
match::Happening happening(Seat seat, const from_client::Resign&) { return match::Resign{seat}; }
match::Happening happening(Seat seat, const from_client::OfferDraw&) { return match::OfferDraw{seat}; }
match::Happening happening(Seat seat, const from_client::AskTakeback&) { return match::AskTakeback{seat}; }
match::Happening happening(Seat seat, const from_client::Abort&) { return match::Abort{seat}; }
match::Happening happening(Seat seat, const from_client::AnswerDraw& message) {
    return match::AnswerDraw{seat, message.yes};
}
match::Happening happening(Seat seat, const from_client::AnswerTakeback& message) {
    return match::AnswerTakeback{seat, message.yes};
}

}  // namespace

// ---- during the match ----

// Opens the match of a table that has just begun; the members see the room when it is there.
void Room::start_play() {
    ++premises_.tally.matches_begun;
    play_ = std::make_shared<Play>(premises_, table_, secret_, static_cast<Play::Listener&>(*this));
    is_starting_ = true;
    deferred_.insert(deferred_.begin(), [this] {
        is_starting_ = false;
        for (const auto& [id, member] : members_) send_room(member, 0);
    });
    play_->open(false, [](const Outcome<store::Done>&) {});
}

bool Room::is_over() const { return play_ && play_->is_settled() && play_->match().result().has_value(); }

template <class Message>
void Room::take_play(Member& member, const Message& message) {
    const auto refuse_it = [&](const Trouble& trouble) { refuse(*member.client, trouble, message.id); };
    if constexpr (std::is_same_v<Message, from_client::Abort>)
        if (!table_.begins) return close_down(member, message.id);
    if (!play_) return refuse_it(not_allowed("start", "the match has not begun"));
    const auto seat = speaker(member, message.seat);
    if (!seat) return refuse_it(not_allowed("seat", "it is not yours"));
    Wish wish;
    wish.what = happening(*seat, message);
    wish.seat = *seat;
    wish.author = member.client->id;
    wish.id = message.id;
    wish.lag = member.client->lag;
    if constexpr (std::is_same_v<Message, from_client::Move>) wish.seen = message.seq;
    play_->submit(wish);
}

template void Room::take_play(Member&, const from_client::Move&);
template void Room::take_play(Member&, const from_client::Resign&);
template void Room::take_play(Member&, const from_client::OfferDraw&);
template void Room::take_play(Member&, const from_client::AskTakeback&);
template void Room::take_play(Member&, const from_client::Abort&);
template void Room::take_play(Member&, const from_client::AnswerDraw&);
template void Room::take_play(Member&, const from_client::AnswerTakeback&);

// An abort before the start: the host closes the room, and whoever is in it hears that it is gone.
void Room::close_down(const Member& member, const std::string& id) {
    if (!is_host(table_, member.person))
        return refuse(*member.client, not_allowed("host", "only the host may"), id);
    rooms_.remove(*this, version_,
                  [this, self = shared_from_this(), client = member.client, id](const Refused& trouble) {
                      if (trouble) return refuse(*client, *trouble, id);
                      premises_.send(client->id, from_server::Ack{id, std::nullopt});
                      for (const auto& [connection, each] : std::exchange(members_, {})) {
                          each.client->rooms.erase(table_.code);
                          refuse(*each.client, {Refusal::not_found, "room", "the host has closed it"});
                      }
                  });
}

// The seat named, the seat to move, or the first one that somebody has.
std::optional<Seat> Room::speaker(const Member& member, std::optional<Seat> wanted) const {
    const auto seats = seats_of(table_, member.person);
    const auto has = [&](Seat seat) { return std::ranges::count(seats, seat) > 0; };
    if (wanted) return has(*wanted) ? wanted : std::nullopt;
    if (seats.empty()) return std::nullopt;
    if (play_->is_open() && has(play_->match().turn().seat)) return play_->match().turn().seat;
    return seats.front();
}

void Room::stored(const Stored& event) {
    if (is_starting_) return;  // the members are about to see the whole room
    from_server::Event message;
    message.room = table_.code;
    message.seq = event.line.seq;
    message.at = event.line.at;
    message.text = event.line.text;
    message.clocks = event.clocks;
    for (const ConnectionId author : event.authors)
        if (members_.contains(author)) premises_.send(author, from_server::Ack{event.id, event.line.seq});

    // Two frames serve nearly everybody: without a snapshot, and with one that lists no steps.
    Frame plain;
    Frame watched;
    for (const auto& [id, member] : members_) {
        const bool wants_snapshot = event.snapshot && member.client->wants_snapshots;
        const bool is_author = std::ranges::count(event.authors, id) > 0;
        const bool is_theirs = wants_snapshot && event.snapshot->turn &&
                               std::ranges::count(seats_of(table_, member.person), *event.snapshot->turn) > 0;
        Frame own;
        Frame& frame = is_author || is_theirs ? own : wants_snapshot ? watched : plain;
        if (!frame) {
            message.by_id = is_author ? std::optional(event.id) : std::nullopt;
            message.snapshot = wants_snapshot ? event.snapshot : std::nullopt;
            if (wants_snapshot && !is_theirs) message.snapshot->legal.clear();
            frame = frame_of(message);
        }
        premises_.world.outbox.send(id, frame);
    }
}

void Room::acknowledged(ConnectionId author, const std::string& id, u64 seq) {
    premises_.send(author, from_server::Ack{id, seq});
}

void Room::refused(ConnectionId author, const std::string& id, const Trouble& trouble) {
    if (author != 0) premises_.send(author, server::refused(trouble, id, table_.code));
}

bool Room::wants_snapshots() const {
    return std::ranges::any_of(members_,
                               [](const auto& each) { return each.second.client->wants_snapshots; });
}

void Room::settled() {
    for (const auto& then : std::exchange(deferred_, {})) then();
    if (is_over() && end_ == End::none) {
        end_ = End::settling;
        premises_.is_lobby_stale |= table_.terms.is_public;
        settle();
    }
}

// ---- the end ----

void Room::settle() {
    if (is_settling_ || is_summary_stored_) return;
    is_settling_ = true;
    settle_at_.reset();
    const match::Match& match = play_->match();
    if (!is_rated(table_) || !match.result()->outcome) return settle_result({});
    Ratings::Match rated{table_.match,  rating_kind(table_.setup), {},
                         match.sides(), *match.result()->outcome,  play_->lines().back().at};
    for (const Chair& chair : table_.chairs) rated.accounts.push_back(chair.person.account);
    rooms_.ratings().apply(rated, [this, self = shared_from_this()](
                                      const Outcome<std::vector<protocol::RatingChange>>& changes) {
        if (changes) return settle_result(*changes);
        is_settling_ = false;
        settle_at_ = premises_.now() + kSettleAgain;
        reschedule();
    });
}

void Room::settle_result(std::vector<protocol::RatingChange> ratings) {
    rating_changes_ = std::move(ratings);
    if (end_ == End::settling) announce_result();
    MatchSummary summary{result_view(*play_->match().result()), ""};
    summary.result.ratings = rating_changes_;
    if (table_.has_chance) summary.reveal = match::format_fairness(play_->dealer().revealed());
    premises_.store.finish(table_.match, format_summary(summary), play_->lines().back().at,
                           [this, self = shared_from_this()](const store::Result<store::Done>& finished) {
                               is_settling_ = false;
                               is_summary_stored_ =
                                   finished || finished.error().kind == store::Failure::conflict;
                               if (!is_summary_stored_) settle_at_ = premises_.now() + kSettleAgain;
                               reschedule();
                           });
}

void Room::announce_result() {
    end_ = End::told;
    from_server::Over over;
    over.room = table_.code;
    over.seq = play_->stored();
    over.result = result_view(*play_->match().result());
    over.result.ratings = rating_changes_;
    if (table_.has_chance) over.reveal = match::format_fairness(play_->dealer().revealed());
    send_all(over);
}

// ---- once more ----

void Room::take(Member& member, const from_client::Rematch& message) {
    if (!is_over()) return refuse(*member.client, not_allowed("over", "the match is not over"), message.id);
    const auto seats = seats_of(table_, member.person);
    if (seats.empty()) return refuse(*member.client, not_allowed("seat", "you have none"), message.id);
    if (!table_.next.empty()) return tell_rematch(member.client->id);
    if (premises_.is_draining) return refuse(*member.client, not_stored(), message.id);
    agreed_.insert(seats.begin(), seats.end());
    tell_rematch();
    for (unsigned i = 0; i < table_.chairs.size(); ++i)
        if (table_.chairs[i].player == SeatPlayer::person && !agreed_.contains(Seat(i))) return;
    make_rematch();
}

void Room::make_rematch() {
    if (std::exchange(is_making_rematch_, true)) return;
    Table next = table_;
    for (const protocol::RatingChange& change : rating_changes_)
        next.chairs[change.seat.index()].rating = change.after;
    rooms_.make(rotated(next), [this, self = shared_from_this()](const Outcome<std::shared_ptr<Room>>& made) {
        if (!made) {
            is_making_rematch_ = false;
            agreed_.clear();
            for (const auto& [id, member] : members_) refuse(*member.client, made.error());
            return;
        }
        change(
            [code = (*made)->table().code](Table& table) -> Refused {
                table.next = code;
                return std::nullopt;
            },
            [this, self](const Refused& trouble) {
                is_making_rematch_ = false;
                if (!trouble) return tell_rematch();
                agreed_.clear();
                for (const auto& [id, member] : members_) refuse(*member.client, *trouble);
            });
    });
}

void Room::tell_rematch(std::optional<ConnectionId> only) {
    from_server::Rematch message{table_.code, {agreed_.begin(), agreed_.end()}, std::nullopt};
    if (!table_.next.empty()) message.next = table_.next;
    if (only)
        premises_.send(*only, message);
    else
        send_all(message);
}

}  // namespace thwart::server
