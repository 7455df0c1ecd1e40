#include "server/room.hpp"

#include "server/codes.hpp"
#include "server/match_header.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace thwart::server {

using protocol::RoomStatus;

Room::Room(Premises& premises, Rooms& rooms, u64 number, Table table, u64 version,
           const match::Secret& secret)
    : premises_(premises),
      rooms_(rooms),
      number_(number),
      table_(std::move(table)),
      version_(version),
      secret_(secret) {
    since_.fill(premises_.now());
    empty_since_ = premises_.now();
    host_gone_since_ = premises_.now();
    reschedule();
}

Room::~Room() = default;

void Room::restore(std::function<void(Outcome<store::Done>)> then) {
    if (!table_.begins) return then(store::Done{});
    since_.fill(premises_.now() + premises_.bounds.restart_grace);
    play_ = std::make_shared<Play>(premises_, table_, secret_, static_cast<Play::Listener&>(*this));
    play_->open(true, std::move(then));
}

void Room::close() {
    if (play_) play_->close();
    premises_.alarms.set(number_, std::nullopt);
}

RoomStatus Room::status() const {
    if (!table_.begins) return RoomStatus::waiting;
    return is_over() ? RoomStatus::over : RoomStatus::playing;
}

// ---- coming and going ----

void Room::enter(const std::shared_ptr<Client>& client, std::optional<u64> since,
                 const std::optional<std::string>& key) {
    Person person{client->name, client->account, ""};
    if (key) {
        person.digest = digest_of(premises_.world.secrets, *key);
        const auto seats = seats_of(table_, {"", "", person.digest});
        if (seats.empty() && table_.host.digest != person.digest) {
            premises_.wrong_codes.take(client->visitor.address, premises_.now());
            return refuse(*client, {Refusal::not_found, "key", "it opens no seat here"});
        }
        person.name = seats.empty() ? table_.host.name : table_.chairs[seats.front().index()].person.name;
    }
    when_settled([this, client, since, person, key] { admit(client, since, person, key.value_or("")); });
}

void Room::admit(const std::shared_ptr<Client>& client, std::optional<u64> since, const Person& person,
                 const std::string& key) {
    if (client->is_gone) return;
    if (!members_.contains(client->id) && members_.size() >= premises_.bounds.members)
        return refuse(*client, too_many("room"));
    Member& member = members_[client->id];
    member.client = client;
    member.person = person;
    member.key = key;
    client->rooms[table_.code] = shared_from_this();
    send_room(member, since.value_or(0));
    note_presence();
    welcome_back(person);
}

void Room::leave(ConnectionId connection) {
    const auto found = members_.find(connection);
    if (found == members_.end()) return;
    found->second.client->rooms.erase(table_.code);
    members_.erase(found);
    note_presence();
}

void Room::receive(Client& client, const protocol::ClientMessage& message) {
    const auto found = members_.find(client.id);
    if (found == members_.end()) return refuse(client, no_room());
    std::visit(
        [&]<class Message>(const Message& each) {
            if constexpr (requires { take(found->second, each); })
                take(found->second, each);
            else if constexpr (requires {
                                   each.seat;
                                   each.id;
                               })
                take_play(found->second, each);
        },
        message);
}

// What is shown is what is stored: whoever comes while something is being written waits for it.
void Room::when_settled(std::function<void()> then) {
    if (!table_.begins || (play_ && play_->is_settled())) return then();
    deferred_.push_back(std::move(then));
}

void Room::look(const Person& person, std::function<void(protocol::from_server::Room)> then) {
    when_settled([this, person, then = std::move(then)] { then(view_for(person, "", 0, true)); });
}

// ---- what is told to whom ----

void Room::send(const Member& member, const protocol::ServerMessage& message) {
    premises_.send(member.client->id, message);
}

void Room::send_all(const protocol::ServerMessage& message) {
    const Frame frame = frame_of(message);
    for (const auto& [id, member] : members_) premises_.world.outbox.send(id, frame);
}

void Room::refuse(const Client& client, const Trouble& trouble, std::optional<std::string> id) {
    premises_.send(client.id, server::refused(trouble, std::move(id), table_.code));
}

void Room::send_room(const Member& member, u64 since) {
    send(member, view_for(member.person, member.key, since, member.client->wants_snapshots));
}

protocol::You Room::you(const Person& person, const std::string& key) const {
    protocol::You you;
    you.seats = seats_of(table_, person);
    you.is_host = is_host(table_, person);
    if (!key.empty() && (!you.seats.empty() || you.is_host)) you.key = key;
    return you;
}

std::vector<protocol::SeatView> Room::seat_views(const Person& person) const {
    std::vector<protocol::SeatView> views;
    for (unsigned i = 0; i < table_.chairs.size(); ++i) {
        const Chair& chair = table_.chairs[i];
        protocol::SeatView view;
        view.player = chair.player;
        if (chair.player == SeatPlayer::computer) view.level = chair.level;
        view.is_ready = chair.is_ready || chair.player == SeatPlayer::computer;
        view.is_online = chair.player == SeatPlayer::computer || online_[i];
        if (chair.player == SeatPlayer::person) {
            view.name = chair.person.name;
            view.is_you = chair.person.is(person);
            view.rating = chair.rating;
        }
        views.push_back(std::move(view));
    }
    return views;
}

std::string Room::commitment() const {
    if (!table_.has_chance) return "";
    return match::format_fairness(
        match::Dealer(premises_.world.secrets.crypto(), secret_, nonces(table_)).sealed());
}

// Built up field by field from what this person may know; nothing is taken out of something larger.
protocol::from_server::Room Room::view_for(const Person& person, const std::string& key, u64 since,
                                           bool wants_snapshot) const {
    protocol::from_server::Room view;
    view.code = table_.code;
    view.setup = table_.setup;
    view.terms = table_.terms;
    view.seats = seat_views(person);
    view.host = table_.host.name;
    view.status = status();
    view.commitment = commitment();
    if (!table_.next.empty()) view.next = table_.next;
    view.chat.assign(chat_.begin(), chat_.end());
    view.is_chat_on = table_.is_chat_on;
    view.spectators = spectators();
    view.you = you(person, key);
    if (!play_ || !play_->is_settled()) return view;

    view.match = table_.match;
    view.begins = play_->match().begins();
    view.seq = play_->stored();
    if (since > view.seq) since = 0;  // from another past: everything is sent
    view.events.assign(play_->lines().begin() + static_cast<std::ptrdiff_t>(since), play_->lines().end());
    if (play_->has_clock()) view.clocks = play_->clocks();
    if (wants_snapshot) {
        view.snapshot = play_->snapshot();
        const bool is_theirs =
            view.snapshot->turn && std::ranges::count(view.you.seats, *view.snapshot->turn) > 0;
        if (!is_theirs) view.snapshot->legal.clear();
    }
    if (!is_over()) return view;
    view.result = result_view(*play_->match().result());
    view.result->ratings = rating_changes_;
    if (table_.has_chance) view.reveal = match::format_fairness(play_->dealer().revealed());
    return view;
}

protocol::LobbyRoom Room::lobby_view() const {
    protocol::LobbyRoom view;
    view.code = table_.code;
    view.setup = table_.setup;
    view.clock = table_.terms.clock;
    view.host = table_.host.name;
    view.seats = static_cast<unsigned>(table_.chairs.size());
    view.open_seats = open_seats(table_);
    view.spectators = spectators();
    view.is_rated = table_.terms.is_rated;
    view.status = status();
    return view;
}

bool Room::is_turn_of(const Person& person) const {
    if (!play_ || !play_->is_open()) return false;
    const rules::Turn turn = play_->match().turn();
    return turn.kind == rules::Turn::Kind::decision &&
           std::ranges::count(seats_of(table_, person), turn.seat) > 0;
}

bool Room::is_rated_now(const Person& person, const catalog::Session& session) const {
    if (!table_.terms.is_rated || status() != protocol::RoomStatus::playing || !play_ || !play_->is_open())
        return false;
    const match::Match& match = play_->match();
    const std::string setup = match.session().setup();
    const auto game_of = [](const std::string& text) { return text.substr(0, text.find(':')); };
    if (!seats_of(table_, person).empty() && game_of(setup) == game_of(session.setup())) return true;
    return !match.line().turns().empty() && setup == session.setup() &&
           match.session().hash() == session.hash();
}

}  // namespace thwart::server
