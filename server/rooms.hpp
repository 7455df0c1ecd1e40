// All rooms: those in memory, and the way to those that only the store has.
#pragma once

#include "server/premises.hpp"
#include "server/ratings.hpp"
#include "server/room.hpp"
#include "server/table.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace thwart::server {

class Rooms {
public:
    Rooms(Premises& premises, Ratings& ratings) : premises_(premises), ratings_(ratings) {}
    ~Rooms();
    Rooms(const Rooms&) = delete;
    Rooms& operator=(const Rooms&) = delete;

    using Then = std::function<void(Outcome<std::shared_ptr<Room>>)>;

    // Gives the table a code, a match and a secret, and stores the room. The host is in it already.
    void make(Table table, Then then);
    // From memory or from the store.
    void fetch(const std::string& code, const Then& then);
    // The same for somebody who may be guessing: codes that are wrong are counted.
    void visit(const std::string& address, const std::string& code, const Then& then);
    // At the start of the program: what was being played, and the rooms that had not begun.
    void restore(std::function<void(store::Result<House::Restored>)> then);

    void wake(Time now);
    // A room that nobody needs in memory; it stays in the store, unless it never began.
    void put_away(Room& room);
    // A room that has not begun, from the store, too; refused if it is not of this version any more.
    void remove(Room& room, u64 version, std::function<void(Refused)> then);

    [[nodiscard]] std::vector<protocol::LobbyRoom> lobby() const;  // newest first
    [[nodiscard]] std::vector<protocol::http::MyRoom> rooms_of(const Person& person) const;
    // See Room.
    [[nodiscard]] bool is_rated_now(const Person& person, const catalog::Session& session) const;
    [[nodiscard]] std::size_t size() const { return by_code_.size(); }
    [[nodiscard]] std::size_t playing() const;
    Ratings& ratings() { return ratings_; }

private:
    struct Restoring;
    void forget(Room& room);
    void load(const std::string& code, const store::Document& document);
    void arrived(const std::string& code, const Outcome<std::shared_ptr<Room>>& room);
    std::shared_ptr<Room> add(Table table, u64 version, const match::Secret& secret);
    void restore_page(const std::shared_ptr<Restoring>& work, u64 before);
    void restore_waiting(const std::shared_ptr<Restoring>& work, const std::string& after);
    void restore_next(const std::shared_ptr<Restoring>& work);

    Premises& premises_;
    Ratings& ratings_;
    std::unordered_map<std::string, std::shared_ptr<Room>> by_code_;
    std::map<u64, std::shared_ptr<Room>> by_number_;
    std::unordered_map<std::string, std::vector<Then>> fetching_;
    u64 last_number_ = 0;
};

}  // namespace thwart::server
