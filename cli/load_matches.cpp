#include "cli/load_matches.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace thwart::cli {
namespace {

constexpr std::array<std::string_view, 4> kWalk = {"e2", "e8", "e1", "e9"};
constexpr double kPatience = 300;  // seconds
constexpr std::size_t kConnectingAtOnce = 256;

constexpr std::string_view kWalkRoom =
    R"({"setup":"quoridor","repetition":false,"chairs":[{"player":"you"},{"player":"you"}]})";

// Four seats, one of them a computer's: the first in every fourth match, the second in the next.
std::string computer_room(std::size_t number) {
    std::string chairs;
    for (std::size_t seat = 0; seat < 4; ++seat)
        chairs += base::cat(seat == 0 ? "" : ",", seat == number % 4 ? R"({"player":"computer","level":1})"
                                                                     : R"({"player":"you"})");
    return base::cat(R"({"setup":"quoridor:players=4","repetition":false,"chairs":[)", chairs, "]}");
}

u64 number_in(std::string_view message, std::string_view name) {
    const std::string_view value = json_value(message, name);
    u64 number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

}  // namespace

double LoadTimes::quantile(double part) {
    if (milliseconds.empty()) return 0;
    std::ranges::sort(milliseconds);
    const auto last = static_cast<double>(milliseconds.size() - 1);
    return milliseconds[static_cast<std::size_t>(part * last)];
}

LoadMatches::LoadMatches(u16 port, Kind kind)
    : kind_(kind),
      http_(port),
      wire_(port, "/socket",
            {[this](LoadWire::Id id) { opened(id); },
             [this](LoadWire::Id id, std::string_view message) { text(id, message); },
             [this](LoadWire::Id id) { closed(id); }}) {}

// ---- the start ----

base::Status LoadMatches::begin(std::size_t count, std::size_t sockets) {
    const std::size_t first = matches_.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto made =
            http_.ask("POST", "/api/rooms", kind_ == Kind::walk ? std::string(kWalkRoom) : computer_room(i));
        if (!made) return made.error();
        Match match;
        match.room = json_value(*made, "room");
        match.key = json_value(*made, "key");
        match.sockets.resize(sockets);
        matches_.push_back(std::move(match));
        for (std::size_t socket = 0; socket < sockets; ++socket) enter(first + i, socket);
        while (wire_.connecting() > kConnectingAtOnce) wire_.turn(1);
        wire_.turn(0);
    }
    const bool is_begun = wait_until(kPatience, [&] { return in_ == sockets_ && begun_ == matches_.size(); });
    if (!is_begun) return base::not_allowed("matches", base::cat("only ", begun_, " began"));
    return base::Done{};
}

void LoadMatches::enter(std::size_t match, std::size_t socket) {
    const LoadWire::Id id = wire_.open();
    matches_[match].sockets[socket] = id;
    places_.resize(std::max(places_.size(), id + 1));
    places_[id] = {match, socket, LoadClock::now(), false, false};
    ++sockets_;
}

void LoadMatches::opened(LoadWire::Id id) {
    const Match& match = matches_[places_[id].match];
    const std::string_view features = kind_ == Kind::walk ? "" : "\"snapshots\"";
    wire_.send(id, base::cat(R"({"t":"hello","version":1,"features":[)", features, "]}"));
    wire_.send(id, base::cat(R"({"t":"enter","room":")", match.room, R"(","key":")", match.key,
                             R"(","since":)", match.seq, "}"));
}

void LoadMatches::closed(LoadWire::Id id) {
    if (std::exchange(places_[id].is_left, true)) return;
    --sockets_;
    ++losses_;
}

bool LoadMatches::wait_until(double seconds, const std::function<bool()>& is_done) {
    const auto until = LoadClock::now() + std::chrono::duration_cast<LoadClock::duration>(
                                              std::chrono::duration<double>(seconds));
    while (!is_done()) {
        if (LoadClock::now() >= until) return false;
        wire_.turn(10);
    }
    return true;
}

// ---- what the server says ----

// Nearly everything is the answer to a move or the event of one. Of the first only the number is needed, and of the second
// nothing at all where both seats are ours.
void LoadMatches::text(LoadWire::Id id, std::string_view message) {
    Place& place = places_[id];
    if (place.is_left) return;
    Match& match = matches_[place.match];
    const std::string_view kind = json_value(message.substr(0, 32), "t");
    if (kind == "ack") return take_ack(place.match, number_in(message, "seq"));
    if (kind == "event") return kind_ == Kind::walk ? void() : take_event(place, message);
    if (kind == "room") return take_room(match, place, id, message);
    if (kind == "over") match.is_over = true;
    if (kind == "refused") take_refusal(match, message);
}

// What is late is not sent again: every refusal of a legal request is a fault to be seen.
void LoadMatches::take_refusal(Match& match, std::string_view message) {
    match.is_waiting = false;
    ++refusals_;
    if (first_refusal_.empty()) first_refusal_ = message;
}

void LoadMatches::take_room(Match& match, Place& place, LoadWire::Id id, std::string_view message) {
    if (!place.is_in) {
        place.is_in = true;
        ++in_;
        if (returns_) returns_->add(LoadClock::now() - place.since);
    }
    const bool is_playing = json_value(message, "status") == "playing";
    if (place.socket != 0) return;
    if (!is_playing) return wire_.send(id, base::cat(R"({"t":"start","room":")", match.room, "\"}"));
    if (!match.is_begun) ++begun_;
    match.is_begun = true;
    match.id = json_value(message, "match");
    note_snapshot(match, message);
}

void LoadMatches::take_event(const Place& place, std::string_view message) {
    if (place.socket != 0) return;
    Match& match = matches_[place.match];
    match.seq = std::max(match.seq, number_in(message, "seq"));
    note_snapshot(match, message);
    if (playing_ && message.find("\"by_id\":") == std::string_view::npos) ++playing_->by_computers;
    if (!playing_ || !may_move(match)) return;
    if (rate_)
        play_late(place.match);
    else
        move(place.match, LoadClock::now());
}

// The first step that is offered, and whose turn it is.
void LoadMatches::note_snapshot(Match& match, std::string_view message) {
    const std::size_t at = message.find("\"snapshot\":");
    if (at == std::string_view::npos) return;
    constexpr std::string_view kLegal = "\"legal\":[\"";
    const std::string_view snapshot = message.substr(at);
    const std::size_t legal = snapshot.find(kLegal);
    match.legal.clear();
    if (legal == std::string_view::npos) return;
    const std::string_view first = snapshot.substr(legal + kLegal.size());
    match.legal = first.substr(0, first.find('"'));
    match.turn = json_value(snapshot, "turn");
    match.free = LoadClock::now();
}

void LoadMatches::take_ack(std::size_t index, u64 seq) {
    Match& match = matches_[index];
    if (!match.is_waiting) return;
    match.is_waiting = false;
    ++match.acknowledged;
    match.seq = std::max(match.seq, seq);
    if (!playing_) return;
    ++playing_->moves;
    playing_->waits.add(LoadClock::now() - match.due);
    if (rate_) return play_late(index);
    if (kind_ == Kind::walk) move(index, LoadClock::now());
}

// ---- playing ----

bool LoadMatches::may_move(const Match& match) const {
    if (match.is_waiting || match.is_over) return false;
    return kind_ == Kind::walk || !match.legal.empty();
}

void LoadMatches::move(std::size_t index, LoadClock::time_point due) {
    Match& match = matches_[index];
    const std::string_view step =
        kind_ == Kind::walk ? kWalk[match.seq % kWalk.size()] : std::string_view(match.legal);
    const std::string_view seat = kind_ != Kind::walk  ? std::string_view(match.turn)
                                  : match.seq % 2 == 0 ? "1"
                                                       : "2";
    const LoadWire::Id socket = match.sockets[match.seq % match.sockets.size()];
    match.is_waiting = true;
    match.due = std::max(due, match.free);  // waiting for a computer's turn is not waiting for an answer
    wire_.send(socket, base::cat(R"({"t":"move","room":")", match.room, R"(","id":"m)", match.acknowledged,
                                 R"(","seq":)", match.seq, R"(,"step":")", step, R"(","seat":)", seat, "}"));
    match.legal.clear();
}

// A move waits from the moment it was due, also when its match could not go on: a server that stands still must not hide
// behind clients that wait for it. What is late is made as soon as its match can, and costs nothing until then.
LoadClock::time_point LoadMatches::due_at(u64 number) const {
    return start_ + std::chrono::duration_cast<LoadClock::duration>(
                        std::chrono::duration<double>(static_cast<double>(number) / *rate_));
}

void LoadMatches::play_paced(u64& due) {
    for (const auto now = LoadClock::now(); due_at(due) <= now; ++due) {
        Match& match = matches_[due % matches_.size()];
        if (match.late++ == 0) match.first_late = due;
        play_late(due % matches_.size());
    }
}

void LoadMatches::play_late(std::size_t index) {
    Match& match = matches_[index];
    if (match.late == 0 || !may_move(match)) return;
    move(index, due_at(match.first_late));
    match.first_late += matches_.size();
    --match.late;
}

LoadMatches::Played LoadMatches::play(double seconds, std::optional<double> rate) {
    Played played;
    playing_ = &played;
    rate_ = rate;
    start_ = LoadClock::now();
    const auto passed = [&] { return std::chrono::duration<double>(LoadClock::now() - start_).count(); };
    if (!rate)
        for (std::size_t i = 0; i < matches_.size(); ++i)
            if (may_move(matches_[i])) move(i, LoadClock::now());
    u64 due = 0;
    while (passed() < seconds) {
        wire_.turn(rate ? 1 : 10);
        if (rate) play_paced(due);
    }
    played.seconds = passed();
    playing_ = nullptr;
    for (Match& match : matches_) match.late = 0;
    wait_until(kPatience, [&] { return std::ranges::none_of(matches_, &Match::is_waiting); });
    return played;
}

LoadTimes LoadMatches::reconnect(double seconds) {
    LoadTimes times;
    returns_ = &times;
    std::vector<Place> everybody;
    everybody.reserve(places_.size());
    for (const Place& place : places_)
        if (!place.is_left) everybody.push_back(place);
    const auto start = LoadClock::now();
    std::size_t done = 0;
    while (done < everybody.size()) {
        const double passed = std::chrono::duration<double>(LoadClock::now() - start).count();
        const auto due =
            std::min(everybody.size(),
                     static_cast<std::size_t>(passed / seconds * static_cast<double>(everybody.size())) + 1);
        for (; done < due; ++done) {
            const Place& place = everybody[done];
            const LoadWire::Id old = matches_[place.match].sockets[place.socket];
            places_[old].is_left = true;
            --sockets_;
            --in_;
            wire_.close(old);
            enter(place.match, place.socket);
        }
        wire_.turn(1);
    }
    wait_until(kPatience, [&] { return in_ == sockets_; });
    returns_ = nullptr;
    return times;
}

// ---- the checker ----

base::Status LoadMatches::verify() {
    for (const Match& match : matches_)
        if (auto done = verify_one(http_, match); !done) return done;
    return base::Done{};
}

base::Status LoadMatches::verify_one(LoadHttp& http, const Match& match) {
    constexpr std::string_view kText = "\"text\":\"";
    const auto view = http.ask("GET", base::cat("/api/matches/", match.id));
    if (!view) return view.error();
    u64 count = 0;
    for (std::size_t at = view->find(kText); at != std::string::npos;
         at = view->find(kText, at + 1), ++count) {
        const std::string_view rest = std::string_view(*view).substr(at + kText.size());
        const std::string_view line = rest.substr(0, rest.find('"'));
        if (kind_ == Kind::walk && !line.ends_with(kWalk[count % kWalk.size()]))
            return base::not_allowed(match.id, base::cat("event ", count + 1, " is ", line));
    }
    if (count < match.acknowledged || (kind_ == Kind::walk && count != match.acknowledged))
        return base::not_allowed(
            match.id, base::cat(match.acknowledged, " moves were acknowledged and ", count, " are there"));
    return base::Done{};
}

}  // namespace thwart::cli
