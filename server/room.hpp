// A room: one match and the people around it. Before the start they sit down and get ready; then the match is played
// (server/play.hpp) and everybody who is here hears of it; after the end they see the result and may play once more.
//
// Files: room.cpp coming and going, and what is told to whom · room_seating.cpp the table before the start · room_play.cpp
// the match and its end · room_chat.cpp · room_presence.cpp who is there, patience, and the alarm.
//
// The table (server/table.hpp) changes one step at a time: a change is made to a copy, stored, and then it is true.
#pragma once

#include "server/client.hpp"
#include "server/play.hpp"
#include "server/premises.hpp"
#include "server/table.hpp"

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace thwart::server {

class Rooms;

class Room final : public std::enable_shared_from_this<Room>, private Play::Listener {
public:
    // `number` is its own among all rooms of this run of the program: whom an alarm wakes.
    Room(Premises& premises, Rooms& rooms, u64 number, Table table, u64 version, const match::Secret& secret);
    ~Room() override;
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    // A room that the store had: brings its match back. Nothing else before `then`.
    void restore(std::function<void(Outcome<store::Done>)> then);

    [[nodiscard]] u64 number() const { return number_; }
    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] protocol::RoomStatus status() const;
    [[nodiscard]] bool is_empty() const { return members_.empty() && deferred_.empty() && changes_.empty(); }
    [[nodiscard]] protocol::LobbyRoom lobby_view() const;
    [[nodiscard]] bool is_turn_of(const Person& person) const;
    // Whether advice on this position would be help in a rated match: for its players that is every position of the game,
    // for everybody else the one on the board.
    [[nodiscard]] bool is_rated_now(const Person& person, const catalog::Session& session) const;

    // --- people ---
    void enter(const std::shared_ptr<Client>& client, std::optional<u64> since,
               const std::optional<std::string>& key);
    void leave(ConnectionId connection);
    // A message of somebody who has entered.
    void receive(Client& client, const protocol::ClientMessage& message);
    // Over HTTP: `person` has the digest of a new key. `then` gets the reason why not.
    void take_seat(Seat seat, const Person& person, std::function<void(Refused)> then);
    // As somebody sees it who has not entered; waits until what is under way is stored.
    void look(const Person& person, std::function<void(protocol::from_server::Room)> then);

    void wake();
    void close();  // nobody uses it any more

private:
    struct Member {
        std::shared_ptr<Client> client;
        Person person;
        std::string key;  // that it came with or got here; empty: none
        std::set<Seat> muted_seats;
        std::set<std::string> muted_names;
    };
    struct Change {
        std::function<Refused(Table&)> apply;
        std::function<void(Refused)> then;
    };

    // --- room.cpp ---
    void admit(const std::shared_ptr<Client>& client, std::optional<u64> since, const Person& person,
               const std::string& key);
    void when_settled(std::function<void()> then);
    void send(const Member& member, const protocol::ServerMessage& message);
    void send_all(const protocol::ServerMessage& message);
    void refuse(const Client& client, const Trouble& trouble, std::optional<std::string> id = {});
    void send_room(const Member& member, u64 since);
    [[nodiscard]] protocol::from_server::Room view_for(const Person& person, const std::string& key,
                                                       u64 since, bool wants_snapshot) const;
    [[nodiscard]] protocol::You you(const Person& person, const std::string& key) const;
    [[nodiscard]] std::vector<protocol::SeatView> seat_views(const Person& person) const;
    [[nodiscard]] std::string commitment() const;

    // --- room_seating.cpp ---
    void take(Member& member, const protocol::from_client::Sit& message);
    void take(Member& member, const protocol::from_client::Stand& message);
    void take(Member& member, const protocol::from_client::SetSeat& message);
    void take(Member& member, const protocol::from_client::Ready& message);
    void take(Member& member, const protocol::from_client::Nonce& message);
    void take(Member& member, const protocol::from_client::Start& message);
    void sit_down(Seat seat, const Person& person, std::function<void(Refused)> then);
    void change(std::function<Refused(Table&)> apply, std::function<void(Refused)> then);
    // The answer to a change that a member wanted: nothing but a refusal, since all hear of what has changed.
    std::function<void(Refused)> answering(const Member& member);
    void next_change();
    void store_change(Table changed, std::function<void(Refused)> then);
    void adopt(Table table, u64 version);
    void refresh(std::function<void()> then);
    void tell_seats();

    // --- room_play.cpp ---
    template <class Message>
    void take_play(Member& member, const Message& message);
    void take(Member& member, const protocol::from_client::Rematch& message);
    void close_down(const Member& member, const std::string& id);
    [[nodiscard]] std::optional<Seat> speaker(const Member& member, std::optional<Seat> wanted) const;
    void start_play();
    void settle();
    void settle_result(std::vector<protocol::RatingChange> ratings);
    void announce_result();
    void make_rematch();
    void tell_rematch(std::optional<ConnectionId> only = {});
    [[nodiscard]] bool is_over() const;
    void stored(const Stored& event) override;
    void acknowledged(ConnectionId author, const std::string& id, u64 seq) override;
    void refused(ConnectionId author, const std::string& id, const Trouble& trouble) override;
    void settled() override;
    void rescheduled() override { reschedule(); }
    [[nodiscard]] bool wants_snapshots() const override;

    // --- room_chat.cpp ---
    void take(Member& member, const protocol::from_client::Chat& message);
    void take(Member& member, const protocol::from_client::Mute& message);
    void take(Member& member, const protocol::from_client::ChatSwitch& message);

    // --- room_presence.cpp ---
    void note_presence();
    [[nodiscard]] bool is_online(Seat seat) const;
    [[nodiscard]] unsigned spectators() const;
    void tell_presence();
    void welcome_back(const Person& person);
    [[nodiscard]] std::optional<Time> leaves_at(Seat seat) const;
    void dismiss_the_gone(Time now);
    void replace_host(Time now);
    [[nodiscard]] std::optional<Time> next_wake() const;
    void reschedule();

    Premises& premises_;
    Rooms& rooms_;
    u64 number_;
    Table table_;
    u64 version_;
    match::Secret secret_;
    std::map<ConnectionId, Member> members_;

    std::deque<Change> changes_;
    bool is_changing_ = false;
    bool is_stale_ = false;  // a write failed: what the store has must be read before the next change

    std::shared_ptr<Play> play_;
    bool is_starting_ = false;                     // the members have not seen the match yet
    std::vector<std::function<void()>> deferred_;  // until all is stored

    // The end: the result is known, is being settled, has been told.
    enum class End : u8 { none, settling, told };
    End end_ = End::none;
    bool is_settling_ = false;
    std::optional<Time> settle_at_;  // again, after the store failed
    bool is_summary_stored_ = false;
    std::vector<protocol::RatingChange> rating_changes_;
    std::set<Seat> agreed_;  // to a rematch
    bool is_making_rematch_ = false;

    std::deque<protocol::ChatLine> chat_;
    std::deque<std::string> chat_ids_;

    std::array<bool, rules::kMaxSeats> online_{};
    std::array<Time, rules::kMaxSeats> since_{};  // when the seat came or went
    std::optional<Time> presence_at_;             // when to tell how many spectators there are
    Time empty_since_{0};
    bool has_host_ = false;  // is here
    Time host_gone_since_{0};
};

// How long a seat that has lost its connection is waited for, by the speed of the match; nothing: for ever.
std::optional<Time> patience_with(const match::ClockRule& clock);

}  // namespace thwart::server
