#include "base/text.hpp"
#include "match/dealer.hpp"
#include "match/event_log.hpp"
#include "match/match.hpp"
#include "match/record_of.hpp"
#include "wasm/calls.hpp"
#include "wasm/sha256.hpp"

#include <array>
#include <map>

namespace thwart::wasm {
namespace {

using match::Match;
using rules::Seat;

// A match with the notes of its file, which are the page's own.
struct Kept {
    Match match;
    std::vector<std::string> notes;
};
struct Keeper {
    std::map<u32, Kept> matches;
    u32 last = 0;
};
Keeper& keeper() {
    static Keeper all;
    return all;
}

Kept* find(std::string_view number) {
    const auto id = base::parse_number(number, ~u32{0});
    const auto found = id ? keeper().matches.find(*id) : keeper().matches.end();
    return found == keeper().matches.end() ? nullptr : &found->second;
}
base::Error no_match() { return base::malformed("match", "there is none of this number"); }

// In the order of Notice::Kind.
constexpr std::array<std::string_view, 12> kNotices = {
    "played",          "draw_offered", "draw_refused", "draw_lapsed", "takeback_asked", "takeback_refused",
    "takeback_lapsed", "taken_back",   "retired",      "taken_over",  "returned",       "ended"};

void write_notices(Json& out, const std::vector<match::Notice>& notices) {
    out.list_of(notices, [&](const match::Notice& notice) {
        out.object([&] {
            out.key("kind").value(kNotices[static_cast<std::size_t>(notice.kind)]);
            if (notice.seat) out.key("seat").value(notice.seat->number());
        });
    });
}

void write_seats(Json& out, const Match& match) {
    out.key("seats").list([&] {
        for (unsigned i = 0; i < match.seats(); ++i) {
            const Seat seat(i);
            const match::Player& player = match.player(seat);
            out.object([&] {
                out.key("kind").value(player.is_person() ? "person" : "computer");
                out.key("name").value(match.terms().players[i].name);
                out.key("level").value(player.level);
                out.key("is_stand_in").value(match.is_stand_in(seat));
                out.key("may_return").value(match.may_return(seat));
                out.key("is_retired").value(match.is_retired(seat));
                out.key("moves").value(match.moves(seat));
                out.key("may_offer_draw").value(match.may_offer_draw(seat).ok());
                out.key("may_take_back").value(match.may_ask_takeback(seat).ok());
                out.key("may_abort").value(match.may_abort(seat).ok());
            });
        }
    });
}

void write_line(Json& out, const Match& match) {
    out.key("line").list_of(match.line().steps(), [&](const match::Played& played) {
        out.object([&] {
            out.key("seat").value(played.turn.seat.number());
            out.key("is_move").value(played.is_move());
            out.key("step").value(played.step);
            out.key("turn").value(played.number);
        });
    });
}

void write_time(Json& out, std::optional<match::Time> time) {
    if (time)
        out.value(time->count());
    else
        out.null();
}

void write_clocks(Json& out, const Match& match, match::Time now) {
    out.key("clocks").object([&] {
        out.key("at").value(now.count());
        out.key("left").list([&] {
            for (unsigned i = 0; i < match.seats(); ++i) write_time(out, match.remaining(Seat(i), now));
        });
        write_time(out.key("turn_left"), match.turn_remaining(now));
        write_time(out.key("flag_at"), match.flag_time());
    });
}

void write_offer(Json& out, std::string_view name, const std::optional<match::Offer>& offer, unsigned seats) {
    if (!offer) return;
    out.key(name).object([&] {
        out.key("by").value(offer->by.number());
        out.key("awaits").list([&] {
            for (unsigned i = 0; i < seats; ++i)
                if (offer->awaits(Seat(i))) out.value(Seat(i).number());
        });
    });
}

void write_result(Json& out, const Match& match) {
    if (!match.result()) return;
    const match::Result& result = *match.result();
    out.key("result").object([&] {
        out.key("ending").value(match::ending_name(result.ending));
        if (result.outcome) write_ranks(out.key("ranks"), *result.outcome);
        if (result.seat) out.key("seat").value(result.seat->number());
        bool is_last = false;
        for (const match::Departure& each : match.departures())
            is_last = is_last || (each.retired && each.after == match.line().size());
        out.key("is_last").value(is_last && result.ending == match::Ending::rules);
    });
}

void write_view(Json& out, const Match& match, match::Time now) {
    out.object([&] {
        out.key("setup").value(match.terms().setup);
        out.key("takebacks").value(match.terms().takebacks);
        out.key("latest").value(match.latest().count());
        out.key("events").value(match.events().size());
        out.key("deals").value(match.deals());
        write_position(out, match.session(), !match.result());
        write_turn(out.key("acts"), match.turn());
        write_seats(out, match);
        write_line(out, match);
        write_clocks(out, match, now);
        write_offer(out, "draw_offer", match.draw_offer(), match.seats());
        write_offer(out, "takeback", match.takeback_question(), match.seats());
        if (const auto turns = match.standstill_warning()) out.key("standstill").value(*turns);
        write_result(out, match);
        out.key("idle").value(match.idle());
        out.key("past").list_of(match.past(), [&](u64 hash) { out.value(std::to_string(hash)); });
    });
}

// match-open LOG: a match as it is stored (match/event_log.hpp), under a number from now on.
Answer open(const Arguments& arguments, Json& out) {
    auto log = match::parse_log(arguments[0]);
    if (!log) return log.error();
    auto match = Match::replay(std::move(log->terms), log->begins, log->events);
    if (!match) return match.error();
    const u32 id = ++keeper().last;
    const Kept& kept =
        keeper().matches.emplace(id, Kept{std::move(*match), std::move(log->notes)}).first->second;
    out.object([&] {
        out.key("match").value(id);
        out.key("notes").list_of(kept.notes, [&](const std::string& note) { out.value(note); });
        write_view(out.key("view"), kept.match, kept.match.latest());
    });
    return base::Done{};
}

Answer close(const Arguments& arguments, Json& out) {
    if (find(arguments[0]) == nullptr) return no_match();
    keeper().matches.erase(*base::parse_number(arguments[0], ~u32{0}));
    out.null();
    return base::Done{};
}

// match-apply NUMBER EVENT: "61500 move 2 e8". A time before the latest event counts as that event's.
Answer apply(const Arguments& arguments, Json& out) {
    Kept* kept = find(arguments[0]);
    if (kept == nullptr) return no_match();
    auto event = match::parse_event(arguments[1]);
    if (!event) return event.error();
    event->at = std::max(event->at, kept->match.latest());
    const auto notices = kept->match.apply(*event);
    if (!notices) return notices.error();
    out.object([&] {
        out.key("event").value(match::format_event(*event));
        write_notices(out.key("notices"), *notices);
        write_view(out.key("view"), kept->match, event->at);
    });
    return base::Done{};
}

// match-log NUMBER: what match-open reads.
Answer write_log(const Arguments& arguments, Json& out) {
    const Kept* kept = find(arguments[0]);
    if (kept == nullptr) return no_match();
    const Match& match = kept->match;
    out.value(match::format_log({match.terms(), kept->notes, match.begins(), match.events()}));
    return base::Done{};
}

// match-before NUMBER STEP: the position before a step of the line, counted from 0.
Answer before(const Arguments& arguments, Json& out) {
    const Kept* kept = find(arguments[0]);
    if (kept == nullptr) return no_match();
    const auto step = base::parse_number(arguments[1], ~u32{0});
    if (!step || *step >= kept->match.line().size())
        return base::malformed("step", "there is none of this number");
    out.object([&] { write_position(out, kept->match.line().before(*step), false); });
    return base::Done{};
}

base::Result<match::Dealer> dealer_of(std::string_view secret, std::string_view nonces) {
    static const Sha256Crypto kCrypto;
    const auto bytes = match::parse_hex(secret);
    if (!bytes || bytes->size() != match::Secret{}.size())
        return base::malformed("secret", "expected 64 hexadecimal digits");
    match::Secret key{};
    std::copy(bytes->begin(), bytes->end(), key.begin());
    std::vector<match::Nonce> all;
    if (!nonces.empty())
        for (const std::string_view each : base::split(nonces, ',')) {
            const auto nonce = match::parse_hex(each);
            if (!nonce || nonce->empty() || nonce->size() > match::kLongestNonce)
                return base::malformed("nonces", "expected hexadecimal digits");
            all.push_back(*nonce);
        }
    return match::Dealer(kCrypto, key, std::move(all));
}

// match-deal NUMBER SECRET NONCES: the step that chance takes now.
Answer deal(const Arguments& arguments, Json& out) {
    const Kept* kept = find(arguments[0]);
    if (kept == nullptr) return no_match();
    const auto dealer = dealer_of(arguments[1], arguments[2]);
    if (!dealer) return dealer.error();
    if (kept->match.turn().kind != rules::Turn::Kind::chance)
        return base::not_allowed("turn", "chance does not act now");
    out.value(dealer->deal(kept->match.session(), kept->match.deals() + 1));
    return base::Done{};
}

// match-record NUMBER DATE SECRET NONCES: the secret is told only when the match is over.
Answer record(const Arguments& arguments, Json& out) {
    const Kept* kept = find(arguments[0]);
    if (kept == nullptr) return no_match();
    std::string fairness;
    if (!arguments[2].empty()) {
        const auto dealer = dealer_of(arguments[2], arguments[3]);
        if (!dealer) return dealer.error();
        fairness = match::format_fairness(kept->match.result() ? dealer->revealed() : dealer->sealed());
    }
    out.value(match::format_record(match::record_of(kept->match, arguments[1], fairness)));
    return base::Done{};
}

constexpr std::array kCalls = {NamedCall{"match-open", open},     NamedCall{"match-close", close},
                               NamedCall{"match-apply", apply},   NamedCall{"match-log", write_log},
                               NamedCall{"match-before", before}, NamedCall{"match-deal", deal},
                               NamedCall{"match-record", record}};

}  // namespace

std::span<const NamedCall> match_calls() { return kCalls; }

}  // namespace thwart::wasm
