// What all parts of the house share. Owned by the house; lives as long as it does.
#pragma once

#include "protocol/codec.hpp"
#include "server/alarms.hpp"
#include "server/budget.hpp"
#include "server/counted_store.hpp"
#include "server/house.hpp"

#include <memory>
#include <string>
#include <type_traits>

namespace thwart::server {

template <class Message>
Frame frame_of(const Message& message) {
    return std::make_shared<const std::string>(protocol::format_message(message));
}

struct Premises {
    Premises(World outside, const Bounds& limits)
        : world(std::move(outside)),
          bounds(limits),
          store(world.store),
          wrong_codes(limits.wrong_codes_a_minute) {}

    [[nodiscard]] Time now() const { return world.now(); }
    template <class Message>
    void send(ConnectionId connection, const Message& message) {
        if constexpr (std::is_same_v<Message, protocol::from_server::Refused>) ++tally.refused;
        world.outbox.send(connection, frame_of(message));
    }

    World world;
    Bounds bounds;
    CountedStore store;
    Alarms alarms;  // of the rooms, by their numbers
    Budgets wrong_codes;
    Tally tally;
    bool is_draining = false;
    bool is_lobby_stale = false;  // public rooms have changed since the lobby was told
};

// Kinds of documents.
inline constexpr std::string_view kRoomKind = "room";        // code → table
inline constexpr std::string_view kWaitingKind = "waiting";  // code → nothing: rooms that have not begun
inline constexpr std::string_view kAccountKind = "account";
inline constexpr std::string_view kSessionKind = "session";       // digest → account
inline constexpr std::string_view kTokenKind = "token";           // digest → account and name of the token
inline constexpr std::string_view kTokenNameKind = "token-name";  // account/name → digest
inline constexpr std::string_view kRatingKind = "rating";         // account/game/sides → rating
inline constexpr std::string_view kRatedKind = "rated";           // match → what it did to the ratings

}  // namespace thwart::server
