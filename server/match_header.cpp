#include "server/match_header.hpp"

#include "base/text.hpp"
#include "server/lines.hpp"

#include <utility>

namespace thwart::server {
namespace {

constexpr std::string_view kSummaryKind = "thwart result 1";

// "1 anna": a seat and what belongs to it.
std::optional<std::pair<Seat, std::string_view>> parse_seated(std::string_view text, std::size_t seats) {
    const auto [number, rest] = first_word(text);
    const auto seat = parse_whole(number);
    if (!seat || *seat < 1 || *seat > static_cast<i64>(seats)) return std::nullopt;
    return std::pair{Seat(static_cast<unsigned>(*seat - 1)), rest};
}

void read_note(MatchHeader& header, std::string_view note) {
    const auto [key, value] = first_word(note);
    if (key == "room") header.room = value;
    if (key == "public") header.is_public = value == "on";
    if (key == "rated") header.is_rated = value == "on";
    if (key == "fairness") header.fairness = value;
    const auto seated = parse_seated(value, header.terms.players.size());
    if (!seated) return;
    if (key == "account") header.accounts[seated->first.index()] = seated->second;
    if (key == "rating")
        if (const auto rating = parse_whole(seated->second))
            header.ratings[seated->first.index()] = static_cast<unsigned>(*rating);
}

std::optional<protocol::RatingChange> parse_change(std::string_view text) {
    const auto seated = parse_seated(text, rules::kMaxSeats);
    if (!seated) return std::nullopt;
    const auto [before, after] = first_word(seated->second);
    const auto first = parse_whole(before);
    const auto second = parse_whole(after);
    if (!first || !second) return std::nullopt;
    return protocol::RatingChange{seated->first, static_cast<unsigned>(*first),
                                  static_cast<unsigned>(*second)};
}

}  // namespace

MatchHeader header_of(const Table& table, const match::Dealer& dealer) {
    MatchHeader header;
    header.terms = match_terms(table);
    header.begins = table.begins.value_or(Time{0});
    header.room = table.code;
    header.is_public = table.terms.is_public;
    header.is_rated = is_rated(table);
    if (table.has_chance) header.fairness = match::format_fairness(dealer.sealed());
    for (const Chair& chair : table.chairs) {
        header.accounts.push_back(chair.person.account);
        header.ratings.push_back(chair.rating);
    }
    return header;
}

std::string format_header(const MatchHeader& header) {
    match::EventLog log;
    log.terms = header.terms;
    log.begins = header.begins;
    log.notes = {base::cat("room ", header.room), base::cat("public ", header.is_public ? "on" : "off"),
                 base::cat("rated ", header.is_rated ? "on" : "off")};
    if (!header.fairness.empty()) log.notes.push_back(base::cat("fairness ", header.fairness));
    for (std::size_t i = 0; i < header.accounts.size(); ++i) {
        if (!header.accounts[i].empty())
            log.notes.push_back(base::cat("account ", i + 1, ' ', header.accounts[i]));
        if (header.ratings[i]) log.notes.push_back(base::cat("rating ", i + 1, ' ', *header.ratings[i]));
    }
    return match::format_log(log);
}

base::Result<MatchHeader> parse_header(std::string_view text) {
    auto log = match::parse_log(text);
    if (!log) return log.error();
    MatchHeader header;
    header.terms = std::move(log->terms);
    header.begins = log->begins;
    header.accounts.resize(header.terms.players.size());
    header.ratings.resize(header.terms.players.size());
    for (const std::string& note : log->notes) read_note(header, note);
    return header;
}

protocol::ResultView result_view(const match::Result& result) {
    protocol::ResultView view;
    view.ending = result.ending;
    view.seat = result.seat;
    if (result.outcome)
        for (unsigned i = 0; i < result.outcome->seats; ++i) view.ranks.push_back(result.outcome->rank[i]);
    return view;
}

std::string format_summary(const MatchSummary& summary) {
    LinesWriter writer(kSummaryKind);
    writer.add("ending", match::ending_name(summary.result.ending));
    for (const unsigned rank : summary.result.ranks) writer.add("rank", rank);
    if (summary.result.seat) writer.add("seat", summary.result.seat->number());
    for (const protocol::RatingChange& change : summary.result.ratings)
        writer.add("rating", base::cat(change.seat.number(), ' ', change.before, ' ', change.after));
    if (!summary.reveal.empty()) writer.add("reveal", summary.reveal);
    return writer.text();
}

base::Result<MatchSummary> parse_summary(std::string_view text) {
    const auto lines = Lines::parse(kSummaryKind, text);
    const auto ending = lines ? match::parse_ending(lines->value("ending")) : std::nullopt;
    if (!ending) return base::malformed("summary", "cannot be read");
    MatchSummary summary;
    summary.result.ending = *ending;
    for (const std::string_view rank : lines->values("rank"))
        summary.result.ranks.push_back(static_cast<unsigned>(parse_whole(rank).value_or(1)));
    if (const auto seat = parse_seated(lines->value("seat"), rules::kMaxSeats))
        summary.result.seat = seat->first;
    for (const std::string_view change : lines->values("rating"))
        if (const auto read = parse_change(change)) summary.result.ratings.push_back(*read);
    summary.reveal = lines->value("reveal");
    return summary;
}

base::Result<match::Match> replayed(const match::Terms& terms, Time begins,
                                    const std::vector<store::Event>& events) {
    std::vector<match::Event> read;
    read.reserve(events.size());
    for (const store::Event& event : events) {
        auto one = match::parse_event(event.text);
        if (!one) return one.error();
        read.push_back(std::move(*one));
    }
    return match::Match::replay(terms, begins, read);
}

}  // namespace thwart::server
