#include "server/table.hpp"

#include "base/random.hpp"
#include "base/text.hpp"
#include "catalog/registry.hpp"

#include <algorithm>
#include <utility>

namespace thwart::server {
namespace {

bool is_person(const Chair& chair) { return chair.player == SeatPlayer::person; }

Chair chair_for(const Person& person, std::optional<unsigned> rating) {
    Chair chair;
    chair.player = SeatPlayer::person;
    chair.person = person;
    chair.rating = rating;
    return chair;
}

Chair computer(unsigned level) {
    Chair chair;
    chair.player = SeatPlayer::computer;
    chair.level = level;
    return chair;
}

Refused not_after_start(const Table& table) {
    if (table.begins) return not_allowed("start", "the match has begun");
    return std::nullopt;
}

Refused no_seat(const Table& table, Seat seat) {
    if (seat.index() < table.chairs.size()) return std::nullopt;
    return Trouble{Refusal::not_found, "seat", "there is no such seat"};
}

// Whether chance ever acts in this game: no game says so beforehand, but random play meets it soon if it does.
bool meets_chance(const std::string& setup, const std::string& position) {
    constexpr unsigned kSteps = 300;
    auto session = catalog::start(setup);
    if (!session) return false;
    if (!position.empty() && !(*session)->set_position(position)) return false;
    base::Random random(1);
    for (unsigned i = 0; i < kSteps; ++i) {
        const auto kind = (*session)->turn().kind;
        if (kind == rules::Turn::Kind::chance) return true;
        if (kind == rules::Turn::Kind::over) return false;
        (*session)->play_random(random);
    }
    return false;
}

std::vector<Chair> usual_chairs(unsigned seats, const Person& you, std::optional<unsigned> rating) {
    std::vector<Chair> chairs(seats);
    chairs.front() = chair_for(you, rating);
    return chairs;
}

std::vector<Chair> wished_chairs(const std::vector<protocol::http::ChairWish>& wishes, const Person& you,
                                 std::optional<unsigned> rating) {
    std::vector<Chair> chairs;
    for (const auto& wish : wishes) {
        switch (wish.player) {
            case protocol::http::Chair::you: chairs.push_back(chair_for(you, rating)); break;
            case protocol::http::Chair::open: chairs.emplace_back(); break;
            case protocol::http::Chair::computer:
                chairs.push_back(computer(wish.level.value_or(kUsualLevel)));
                break;
        }
    }
    return chairs;
}

match::Player player_of(const Chair& chair) {
    if (chair.player == SeatPlayer::computer) return match::Player::computer(chair.level);
    return match::Player::person(chair.person.name);
}

}  // namespace

base::Result<Table> table_of(const protocol::http::NewRoom& wish, const Person& you,
                             std::optional<unsigned> rating) {
    Table table;
    table.setup = wish.setup;
    table.terms = protocol::http::terms_of(wish);
    const auto session = catalog::start(wish.setup);
    if (!session) return session.error();
    const unsigned seats = (*session)->sides().seats;
    table.chairs = wish.chairs ? wished_chairs(*wish.chairs, you, rating) : usual_chairs(seats, you, rating);
    if (const auto clock = match::parse_clock(table.terms.clock); !clock) return clock.error();

    const auto match = match::Match::create(match_terms(table), Time{0});
    if (!match) return match.error();
    table.setup = match->terms().setup;
    table.terms.position = match->terms().position;
    table.terms.repetition = match->terms().repetition;
    table.terms.standstill = match->terms().standstill;
    table.has_chance = meets_chance(table.setup, table.terms.position);
    return table;
}

// ---- who is who ----

std::vector<Seat> seats_of(const Table& table, const Person& person) {
    std::vector<Seat> seats;
    for (unsigned i = 0; i < table.chairs.size(); ++i)
        if (is_person(table.chairs[i]) && table.chairs[i].person.is(person)) seats.emplace_back(i);
    return seats;
}

bool is_host(const Table& table, const Person& person) { return table.host.is(person); }

unsigned open_seats(const Table& table) {
    return static_cast<unsigned>(std::ranges::count(table.chairs, SeatPlayer::open, &Chair::player));
}

std::string game_of(const Table& table) { return table.setup.substr(0, table.setup.find(':')); }

std::string rating_kind(std::string_view setup) {
    const auto session = catalog::start(setup);
    if (!session) return "";
    return base::cat(setup.substr(0, setup.find(':')), '/', (*session)->sides().count);
}

bool is_rated(const Table& table) {
    if (!table.terms.is_rated || table.chairs.size() < 2 || !table.terms.position.empty()) return false;
    return std::ranges::all_of(table.chairs, [&](const Chair& chair) {
        return is_person(chair) && !chair.person.account.empty() && seats_of(table, chair.person).size() == 1;
    });
}

// ---- before the start ----

Refused sit(Table& table, Seat seat, const Person& person, std::optional<unsigned> rating) {
    if (auto trouble = not_after_start(table)) return trouble;
    if (auto trouble = no_seat(table, seat)) return trouble;
    Chair& chair = table.chairs[seat.index()];
    if (chair.player != SeatPlayer::open) return Trouble{Refusal::taken, "seat", "somebody sits there"};
    chair = chair_for(person, rating);
    return std::nullopt;
}

Refused stand(Table& table, const Person& person) {
    if (auto trouble = not_after_start(table)) return trouble;
    const auto seats = seats_of(table, person);
    if (seats.empty()) return not_allowed("seat", "you have none");
    for (const Seat seat : seats) table.chairs[seat.index()] = Chair{};
    return std::nullopt;
}

Refused set_seat(Table& table, const Person& by, Seat seat, SeatPlayer player,
                 std::optional<unsigned> level) {
    if (auto trouble = not_after_start(table)) return trouble;
    if (!is_host(table, by)) return not_allowed("host", "only the host may");
    if (auto trouble = no_seat(table, seat)) return trouble;
    Chair& chair = table.chairs[seat.index()];
    chair = player == SeatPlayer::computer ? computer(level.value_or(kUsualLevel)) : Chair{};
    return std::nullopt;
}

Refused set_ready(Table& table, const Person& person, bool on) {
    if (auto trouble = not_after_start(table)) return trouble;
    const auto seats = seats_of(table, person);
    if (seats.empty()) return not_allowed("seat", "you have none");
    for (const Seat seat : seats) table.chairs[seat.index()].is_ready = on;
    return std::nullopt;
}

Refused set_nonce(Table& table, const Person& person, const std::string& hex) {
    if (auto trouble = not_after_start(table)) return trouble;
    const auto seats = seats_of(table, person);
    if (seats.empty()) return not_allowed("seat", "you have none");
    table.chairs[seats.front().index()].nonce = hex;  // one for each person
    return std::nullopt;
}

Refused begin(Table& table, const Person& by, Time now) {
    if (auto trouble = not_after_start(table)) return trouble;
    if (!is_host(table, by)) return not_allowed("host", "only the host may");
    if (open_seats(table) > 0) return not_allowed("seats", "a seat is open");
    for (const Chair& chair : table.chairs)
        if (is_person(chair) && !chair.is_ready && !chair.person.is(table.host))
            return not_allowed("ready", "somebody is not ready");
    table.begins = now;
    return std::nullopt;
}

// ---- the match that follows from it ----

match::Terms match_terms(const Table& table) {
    match::Terms terms;
    terms.setup = table.setup;
    terms.position = table.terms.position;
    if (const auto clock = match::parse_clock(table.terms.clock)) terms.clock = *clock;
    terms.repetition = table.terms.repetition;
    terms.standstill = table.terms.standstill;
    terms.leaving = table.terms.leaving;
    terms.stand_in = table.terms.stand_in;
    terms.takebacks = table.terms.takebacks;
    for (const Chair& chair : table.chairs) terms.players.push_back(player_of(chair));
    return terms;
}

std::vector<match::Nonce> nonces(const Table& table) {
    std::vector<match::Nonce> found;
    for (const Chair& chair : table.chairs) {
        auto nonce = match::parse_hex(chair.nonce);
        if (nonce && !nonce->empty()) found.push_back(std::move(*nonce));
    }
    return found;
}

Table rotated(const Table& table) {
    Table next = table;
    std::ranges::rotate(next.chairs, next.chairs.end() - 1);
    for (Chair& chair : next.chairs) {
        chair.nonce.clear();
        chair.is_ready = is_person(chair);
    }
    next.begins.reset();
    next.next.clear();
    return next;
}

}  // namespace thwart::server
