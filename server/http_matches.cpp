// Matches and players over HTTP, from the store alone: whether their rooms are in memory makes no difference.

#include "server/http_api.hpp"
#include "server/match_header.hpp"

#include <utility>

namespace thwart::server {
namespace {

namespace http = protocol::http;

Trouble no_match() { return {Refusal::not_found, "match", "there is no such match"}; }
Trouble damaged() { return {Refusal::unavailable, "match", "it cannot be read"}; }

protocol::Terms terms_of(const MatchHeader& header) {
    protocol::Terms terms;
    terms.position = header.terms.position;
    terms.clock = match::format_clock(header.terms.clock);
    terms.repetition = header.terms.repetition;
    terms.standstill = header.terms.standstill;
    terms.leaving = header.terms.leaving;
    terms.stand_in = header.terms.stand_in;
    terms.takebacks = header.terms.takebacks;
    terms.is_rated = header.is_rated;
    terms.is_public = header.is_public;
    return terms;
}

std::vector<http::MatchPlayer> players_of(const MatchHeader& header) {
    std::vector<http::MatchPlayer> players;
    for (std::size_t i = 0; i < header.terms.players.size(); ++i) {
        const match::Player& each = header.terms.players[i];
        http::MatchPlayer player;
        player.player = each.is_person() ? SeatPlayer::person : SeatPlayer::computer;
        player.name = each.name;
        if (!each.is_person()) player.level = each.level;
        player.rating = header.ratings[i];
        players.push_back(std::move(player));
    }
    return players;
}

std::optional<MatchSummary> summary_of(const store::MatchInfo& info) {
    if (!info.summary) return std::nullopt;
    auto summary = parse_summary(*info.summary);
    return summary ? std::optional(std::move(*summary)) : std::nullopt;
}

// The secret comes from the summary, which is written after the end; nothing here can read it before.
http::MatchView view_of(const store::StoredMatch& match, const MatchHeader& header) {
    http::MatchView view;
    view.id = match.info.id;
    if (header.is_public) view.room = header.room;
    view.setup = header.terms.setup;
    view.terms = terms_of(header);
    view.players = players_of(header);
    view.begins = header.begins;
    view.commitment = header.fairness;
    for (const store::Event& event : match.events) view.events.push_back({event.seq, event.at, event.text});
    const auto summary = summary_of(match.info);
    view.status = summary ? protocol::RoomStatus::over : protocol::RoomStatus::playing;
    if (!summary) return view;
    view.result = summary->result;
    if (!summary->reveal.empty()) view.reveal = summary->reveal;
    return view;
}

}  // namespace

void HttpApi::load_match(const Call& call, std::function<void(const store::StoredMatch&)> then) {
    if (!premises_.wrong_codes.has_one(call.address(), premises_.now()))
        return call.then(failure(too_many("match")));
    premises_.store.load(
        call.words[0], 1,
        [this, call, then = std::move(then)](const store::Result<store::StoredMatch>& found) {
            if (found) return then(*found);
            if (found.error().kind != store::Failure::not_found) return call.then(failure(not_stored()));
            premises_.wrong_codes.take(call.address(), premises_.now());
            call.then(failure(no_match()));
        });
}

void HttpApi::see_match(const Call& call) {
    load_match(call, [call](const store::StoredMatch& match) {
        const auto header = parse_header(match.info.header);
        call.then(header ? json(200, view_of(match, *header)) : failure(damaged()));
    });
}

void HttpApi::match_record(const Call& call, bool is_json) {
    load_match(call, [call, is_json](const store::StoredMatch& found) {
        const auto header = parse_header(found.info.header);
        if (!header) return call.then(failure(damaged()));
        const auto match = replayed(header->terms, header->begins, found.events);
        if (!match) return call.then(failure(damaged()));
        const auto summary = summary_of(found.info);
        const match::Record record =
            record_of(*match, summary && !summary->reveal.empty() ? summary->reveal : header->fairness);
        if (is_json)
            return call.then({200, "application/json", match::format_records_json({&record, 1}), "", {}});
        call.then({200, "text/plain; charset=utf-8", match::format_record(record), "", {}});
    });
}

void HttpApi::see_player(const Call& call) {
    identities_.find_account(call.words[0], [this, call](const Outcome<Account>& account) {
        if (!account) return call.then(failure(account.error()));
        const std::string key = account_key(account->name);
        ratings_.list(key, [this, call, key, account = *account](std::vector<http::RatingView> ratings) {
            http::PlayerView view{account.name, account.since, std::move(ratings), {}};
            store::MatchQuery query;
            query.player = key;
            query.limit = 50;
            premises_.store.list(
                query, [call, view = std::move(view)](
                           const store::Result<std::vector<store::MatchInfo>>& found) mutable {
                    if (!found) return call.then(failure(not_stored()));
                    for (const store::MatchInfo& info : *found) {
                        const auto header = parse_header(info.header);
                        const auto summary = summary_of(info);
                        if (!header || !summary)
                            continue;  // what is being played is the players' own business
                        view.matches.push_back({info.id, header->terms.setup, players_of(*header),
                                                header->begins, summary->result});
                    }
                    call.then(json(200, view));
                });
        });
    });
}

}  // namespace thwart::server
