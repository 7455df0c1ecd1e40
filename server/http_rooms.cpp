// Rooms over HTTP.

#include "base/text.hpp"
#include "server/codes.hpp"
#include "server/http_api.hpp"
#include "server/lines.hpp"

#include <utility>

namespace thwart::server {
namespace {

namespace http = protocol::http;

// The key stands behind the '#', which a browser sends to nobody.
http::Place place_of(const Table& table, const Person& person, const std::string& key) {
    return {table.code, seats_of(table, person), key, base::cat("/r/", table.code, "#", key)};
}

}  // namespace

void HttpApi::make_room(const Call& call) {
    if (premises_.is_draining) return call.then(failure(not_stored()));
    const auto wish = protocol::from_json<http::NewRoom>(call.request.body);
    if (!wish) return call.then(failure(trouble_of(wish.error())));
    if (!new_rooms_.take(call.address(), premises_.now())) return call.then(failure(too_many("room")));
    const std::string key = make_key(premises_.world.secrets);
    Person host = call.person();
    host.digest = digest_of(premises_.world.secrets, key);
    if (wish->name && host.account.empty()) host.name = *wish->name;

    const auto make = [this, call, wish = *wish, host, key](std::optional<unsigned> rating) {
        auto table = table_of(wish, host, rating);
        if (!table) return call.then(failure(trouble_of(table.error())));
        table->host = host;
        rooms_.make(std::move(*table), [call, host, key](const Outcome<std::shared_ptr<Room>>& room) {
            if (!room) return call.then(failure(room.error()));
            call.then(json(201, place_of((*room)->table(), host, key)));
        });
    };
    if (host.account.empty()) return make(std::nullopt);
    ratings_.get(host.account, rating_kind(wish->setup), [make](const Outcome<HeldRating>& held) {
        make(held ? std::optional(match::shown_rating(held->rating)) : std::nullopt);
    });
}

void HttpApi::list_rooms(const Call& call) { call.then(json(200, http::RoomList{rooms_.lobby()})); }

void HttpApi::see_room(const Call& call) {
    rooms_.visit(call.address(), call.words[0], [call](const Outcome<std::shared_ptr<Room>>& room) {
        if (!room) return call.then(failure(room.error()));
        (*room)->look(call.person(),
                      [call](const protocol::from_server::Room& view) { call.then(json(200, view)); });
    });
}

void HttpApi::take_seat(const Call& call) {
    const auto number = parse_whole(call.words[1]);
    if (!number || *number < 1 || *number > rules::kMaxSeats)
        return call.then(failure({Refusal::not_found, "seat", "there is no such seat"}));
    const auto wish =
        protocol::from_json<http::TakeSeat>(call.request.body.empty() ? "{}" : call.request.body);
    if (!wish) return call.then(failure(trouble_of(wish.error())));
    const Seat seat(static_cast<unsigned>(*number - 1));
    const std::string key = make_key(premises_.world.secrets);
    Person person = call.person();
    person.digest = digest_of(premises_.world.secrets, key);
    if (wish->name && person.account.empty()) person.name = *wish->name;
    rooms_.visit(
        call.address(), call.words[0], [call, seat, person, key](const Outcome<std::shared_ptr<Room>>& room) {
            if (!room) return call.then(failure(room.error()));
            (*room)->take_seat(seat, person, [call, room = *room, person, key](const Refused& trouble) {
                call.then(trouble ? failure(*trouble) : json(201, place_of(room->table(), person, key)));
            });
        });
}

}  // namespace thwart::server
