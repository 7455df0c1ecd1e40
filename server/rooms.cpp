#include "server/rooms.hpp"

#include "server/codes.hpp"
#include "server/match_header.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace thwart::server {
namespace {

constexpr std::size_t kLobbyRooms = 100;  // that the lobby shows
constexpr u32 kPage = 500;

std::optional<match::Secret> parse_secret(const std::string& text) {
    const auto bytes = match::parse_hex(text);
    match::Secret secret{};
    if (!bytes || bytes->size() != secret.size()) return std::nullopt;
    std::ranges::copy(*bytes, secret.begin());
    return secret;
}

// Takes everything out of the store that make() wrote.
std::vector<store::Change> removal(const Table& table, std::optional<u64> version) {
    return {{std::string(kRoomKind), table.code, std::nullopt, version},
            {std::string(kWaitingKind), table.code, std::nullopt, std::nullopt},
            {std::string(store::kSecretKind), table.match, std::nullopt, std::nullopt}};
}

}  // namespace

Rooms::~Rooms() {
    for (const auto& [number, room] : by_number_) room->close();
}

// ---- making ----

void Rooms::make(Table table, Then then) {
    if (size() >= premises_.bounds.rooms)
        return then(Trouble{Refusal::unavailable, "rooms", "there are too many, try again later"});
    Secrets& secrets = premises_.world.secrets;
    table.code = make_room_code(secrets);
    table.match = make_id(secrets);
    table.made = premises_.now();
    match::Secret secret{};
    secrets.fill(secret);
    std::vector<store::Change> writes = {
        {std::string(kRoomKind), table.code, format_table(table), store::kNoVersion},
        {std::string(kWaitingKind), table.code, std::to_string(table.made.count()), store::kNoVersion},
        {std::string(store::kSecretKind), table.match, match::format_hex(secret), store::kNoVersion}};
    premises_.store.write(std::move(writes), [this, table = std::move(table), secret, then = std::move(then)](
                                                 const store::Result<std::vector<u64>>& written) {
        if (!written) return then(not_stored());
        if (table.terms.is_public) premises_.is_lobby_stale = true;
        then(add(table, written->front(), secret));
    });
}

std::shared_ptr<Room> Rooms::add(Table table, u64 version, const match::Secret& secret) {
    const u64 number = ++last_number_;
    const std::string code = table.code;
    auto room = std::make_shared<Room>(premises_, *this, number, std::move(table), version, secret);
    by_code_[code] = room;
    by_number_[number] = room;
    return room;
}

void Rooms::put_away(Room& room) {
    const auto kept = room.shared_from_this();
    if (!room.table().begins)
        premises_.store.write(removal(room.table(), std::nullopt),
                              [](const store::Result<std::vector<u64>>&) {});
    forget(room);
}

void Rooms::remove(Room& room, u64 version, std::function<void(Refused)> then) {
    premises_.store.write(removal(room.table(), version),
                          [this, kept = room.shared_from_this(),
                           then = std::move(then)](const store::Result<std::vector<u64>>& written) {
                              if (!written) return then(not_stored());
                              forget(*kept);
                              then(std::nullopt);
                          });
}

void Rooms::forget(Room& room) {
    room.close();
    if (room.table().terms.is_public) premises_.is_lobby_stale = true;
    by_number_.erase(room.number());
    by_code_.erase(room.table().code);
}

// ---- finding ----

void Rooms::visit(const std::string& address, const std::string& code, const Then& then) {
    if (!premises_.wrong_codes.has_one(address, premises_.now())) return then(too_many("room"));
    fetch(code, [this, address, then](const Outcome<std::shared_ptr<Room>>& room) {
        if (!room && room.error().code == Refusal::not_found)
            premises_.wrong_codes.take(address, premises_.now());
        then(room);
    });
}

void Rooms::fetch(const std::string& code, const Then& then) {
    if (const auto found = fetching_.find(code); found != fetching_.end())
        return found->second.push_back(then);
    if (const auto found = by_code_.find(code); found != by_code_.end()) {
        const auto room = found->second;
        return then(room);
    }
    fetching_[code].push_back(then);
    premises_.store.get(std::string(kRoomKind), code,
                        [this, code](const store::Result<store::Document>& found) {
                            if (found) return load(code, *found);
                            const bool is_unknown = found.error().kind == store::Failure::not_found;
                            arrived(code, is_unknown ? no_room() : not_stored());
                        });
}

void Rooms::load(const std::string& code, const store::Document& document) {
    auto table = parse_table(code, document.value);
    if (!table) return arrived(code, Trouble{Refusal::unavailable, "room", "it is damaged"});
    const std::string match = table->match;
    premises_.store.get(std::string(store::kSecretKind), match,
                        [this, code, table = std::move(*table),
                         version = document.version](const store::Result<store::Document>& found) {
                            const auto secret = found ? parse_secret(found->value) : std::nullopt;
                            if (!secret) return arrived(code, not_stored());
                            auto room = add(table, version, *secret);
                            room->restore([this, code, room](const Outcome<store::Done>& restored) {
                                if (restored) return arrived(code, room);
                                room->close();
                                by_number_.erase(room->number());
                                by_code_.erase(code);
                                arrived(code, restored.error());
                            });
                        });
}

void Rooms::arrived(const std::string& code, const Outcome<std::shared_ptr<Room>>& room) {
    const auto node = fetching_.extract(code);
    if (node.empty()) return;
    for (const Then& then : node.mapped()) then(room);
}

// ---- at the start of the program ----

struct Rooms::Restoring {
    std::function<void(store::Result<House::Restored>)> then;
    std::vector<std::string> codes;
    House::Restored restored;
};

void Rooms::restore(std::function<void(store::Result<House::Restored>)> then) {
    restore_page(std::make_shared<Restoring>(Restoring{std::move(then), {}, {}}), 0);
}

void Rooms::restore_page(const std::shared_ptr<Restoring>& work, u64 before) {
    store::MatchQuery query;
    query.which = store::MatchQuery::Which::unfinished;
    query.before = before;
    query.limit = kPage;
    premises_.store.list(query, [this, work](const store::Result<std::vector<store::MatchInfo>>& found) {
        if (!found) return work->then(found.error());
        for (const store::MatchInfo& info : *found) {
            const auto header = parse_header(info.header);
            if (header)
                work->codes.push_back(header->room);
            else
                work->restored.broken.push_back(info.id);
        }
        if (found->size() == kPage) return restore_page(work, found->back().number);
        restore_waiting(work, "");
    });
}

void Rooms::restore_waiting(const std::shared_ptr<Restoring>& work, const std::string& after) {
    premises_.store.list_documents(std::string(kWaitingKind), "", after, kPage,
                                   [this, work](const store::Result<std::vector<store::Document>>& found) {
                                       if (!found) return work->then(found.error());
                                       for (const store::Document& each : *found)
                                           work->codes.push_back(each.key);
                                       if (found->size() == kPage)
                                           return restore_waiting(work, found->back().key);
                                       restore_next(work);
                                   });
}

void Rooms::restore_next(const std::shared_ptr<Restoring>& work) {
    if (work->codes.empty()) return work->then(work->restored);
    const std::string code = work->codes.back();
    work->codes.pop_back();
    fetch(code, [this, work, code](const Outcome<std::shared_ptr<Room>>& room) {
        if (!room)
            work->restored.broken.push_back(code);
        else if ((*room)->table().begins)
            ++work->restored.matches;
        restore_next(work);
    });
}

// ---- how it stands ----

void Rooms::wake(Time now) {
    for (const Alarms::Sleeper number : premises_.alarms.take_due(now))
        if (const auto found = by_number_.find(number); found != by_number_.end()) {
            const auto room = found->second;
            room->wake();
        }
}

std::vector<protocol::LobbyRoom> Rooms::lobby() const {
    std::vector<protocol::LobbyRoom> views;
    for (const auto& [number, room] : by_number_ | std::views::reverse) {
        if (!room->table().terms.is_public || room->status() == protocol::RoomStatus::over) continue;
        views.push_back(room->lobby_view());
        if (views.size() == kLobbyRooms) break;
    }
    return views;
}

std::vector<protocol::http::MyRoom> Rooms::rooms_of(const Person& person) const {
    std::vector<protocol::http::MyRoom> mine;
    for (const auto& [number, room] : by_number_ | std::views::reverse)
        if (!seats_of(room->table(), person).empty())
            mine.push_back(
                {room->table().code, room->table().setup, room->status(), room->is_turn_of(person)});
    return mine;
}

bool Rooms::is_rated_now(const Person& person, const catalog::Session& session) const {
    return std::ranges::any_of(by_number_,
                               [&](const auto& each) { return each.second->is_rated_now(person, session); });
}

std::size_t Rooms::playing() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        by_number_, [](const auto& each) { return each.second->status() == protocol::RoomStatus::playing; }));
}

}  // namespace thwart::server
