// The header of a match in the store: its terms as match/event_log writes them, with what the server knows besides as
// notes. Written when a match begins, read by whoever shows a match without its room.
#pragma once

#include "base/result.hpp"
#include "match/dealer.hpp"
#include "match/event_log.hpp"
#include "match/match.hpp"
#include "match/record.hpp"
#include "protocol/http.hpp"
#include "server/table.hpp"
#include "store/store.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

struct MatchHeader {
    match::Terms terms;
    Time begins{0};
    std::string room;
    bool is_public = false;
    bool is_rated = false;
    std::string fairness;               // the dealer's commitment and the nonces; empty without chance
    std::vector<std::string> accounts;  // by seat; empty: none
    std::vector<std::optional<unsigned>> ratings;

    friend bool operator==(const MatchHeader&, const MatchHeader&) = default;
};

MatchHeader header_of(const Table& table, const match::Dealer& dealer);
std::string format_header(const MatchHeader& header);
base::Result<MatchHeader> parse_header(std::string_view text);

// The summary of a finished match.
struct MatchSummary {
    protocol::ResultView result;
    std::string reveal;  // empty without chance

    friend bool operator==(const MatchSummary&, const MatchSummary&) = default;
};
std::string format_summary(const MatchSummary& summary);
base::Result<MatchSummary> parse_summary(std::string_view text);

protocol::ResultView result_view(const match::Result& result);

// The match that the store has, played again.
base::Result<match::Match> replayed(const match::Terms& terms, Time begins,
                                    const std::vector<store::Event>& events);

// For download. `fairness` with the secret only when the match is over.
match::Record record_of(const match::Match& match, std::string_view fairness);

}  // namespace thwart::server
