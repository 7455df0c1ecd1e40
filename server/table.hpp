// What the store keeps of a room: the terms, who sits where, and which match is played. A plain value with the rules of
// sitting down; a room applies a change to a copy, stores it, and only then believes it.
//
// A person is known by the digest of a secret key, by an account, or by both: a guest keeps the key, an account needs
// none. One room holds one match; a rematch is another room.
#pragma once

#include "match/dealer.hpp"
#include "match/match.hpp"
#include "protocol/http.hpp"
#include "server/trouble.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

using match::Time;
using protocol::SeatPlayer;
using rules::Seat;

struct Person {
    std::string name;     // what others see
    std::string account;  // its key; empty for a guest
    std::string digest;   // of the key to the seats of this room; may be empty

    // Whether somebody who shows this is the one. What is empty is never the same.
    [[nodiscard]] bool is(const Person& other) const {
        return (!digest.empty() && digest == other.digest) || (!account.empty() && account == other.account);
    }
    friend bool operator==(const Person&, const Person&) = default;
};

struct Chair {
    SeatPlayer player = SeatPlayer::open;
    unsigned level = 0;  // of a computer
    Person person;
    bool is_ready = false;
    std::string nonce;               // hexadecimal; empty: none given
    std::optional<unsigned> rating;  // of an account, when it sat down

    friend bool operator==(const Chair&, const Chair&) = default;
};

struct Table {
    std::string code;
    std::string match;  // the id that its match has or will have; the dealer's secret is stored under it
    std::string setup;  // canonical
    protocol::Terms terms;
    bool has_chance = false;
    std::vector<Chair> chairs;
    Person host;
    bool is_chat_on = true;
    Time made{0};
    std::optional<Time> begins;  // of the match, once it has begun
    std::string next;            // the code of the room of the rematch; empty: none

    friend bool operator==(const Table&, const Table&) = default;
};

inline constexpr unsigned kUsualLevel = 3;  // of a computer where nobody said which

std::string format_table(const Table& table);
base::Result<Table> parse_table(std::string code, std::string_view text);

// A new table as wished, without code, match and host; what is wrong with the wish as match::checked says it. `you` sits
// on the chairs that are yours.
base::Result<Table> table_of(const protocol::http::NewRoom& wish, const Person& you,
                             std::optional<unsigned> rating);

// ---- who is who ----

std::vector<Seat> seats_of(const Table& table, const Person& person);
bool is_host(const Table& table, const Person& person);
unsigned open_seats(const Table& table);
// "quoridor", and the kind of its ratings, "quoridor/2".
std::string game_of(const Table& table);
std::string rating_kind(std::string_view setup);
// Whether the match counts: it was meant to, and only accounts play, each on one seat.
bool is_rated(const Table& table);

// ---- before the start; each says why not, and then nothing has changed ----

using Refused = std::optional<Trouble>;

Refused sit(Table& table, Seat seat, const Person& person, std::optional<unsigned> rating);
Refused stand(Table& table, const Person& person);
Refused set_seat(Table& table, const Person& by, Seat seat, SeatPlayer player, std::optional<unsigned> level);
Refused set_ready(Table& table, const Person& person, bool on);
Refused set_nonce(Table& table, const Person& person, const std::string& hex);
Refused begin(Table& table, const Person& by, Time now);

// ---- the match that follows from it ----

match::Terms match_terms(const Table& table);
std::vector<match::Nonce> nonces(const Table& table);
// The seats move on by one and nothing has begun; code, match and times are the caller's.
Table rotated(const Table& table);

}  // namespace thwart::server
