#include "server/ratings.hpp"

#include "base/text.hpp"
#include "server/lines.hpp"

#include <cmath>
#include <utility>

namespace thwart::server {
namespace {

constexpr std::string_view kHeldKind = "thwart rating 1";
constexpr std::string_view kChangesKind = "thwart rated 1";
constexpr unsigned kMostAttempts = 8;  // when other matches of the same players end at the same time

std::string key_of(const std::string& account, const std::string& kind) {
    return base::cat(account, '/', kind);
}

std::string format_held(const HeldRating& held) {
    return LinesWriter(kHeldKind)
        .add("rating", match::format_rating(held.rating))
        .add("matches", held.matches)
        .add("last", held.last.count())
        .text();
}

HeldRating parse_held(const store::Document& document) {
    HeldRating held;
    held.version = document.version;
    const auto lines = Lines::parse(kHeldKind, document.value);
    if (!lines) return held;
    if (const auto rating = match::parse_rating(lines->value("rating"))) held.rating = *rating;
    held.matches = static_cast<unsigned>(lines->number("matches").value_or(0));
    held.last = Time{lines->number("last").value_or(0)};
    return held;
}

std::string format_changes(const std::vector<protocol::RatingChange>& changes) {
    LinesWriter writer(kChangesKind);
    for (const auto& each : changes)
        writer.add("change", base::cat(each.seat.number(), ' ', each.before, ' ', each.after));
    return writer.text();
}

std::vector<protocol::RatingChange> parse_changes(std::string_view text) {
    std::vector<protocol::RatingChange> changes;
    const auto lines = Lines::parse(kChangesKind, text);
    if (!lines) return changes;
    for (const std::string_view line : lines->values("change")) {
        const auto [seat, rest] = first_word(line);
        const auto [before, after] = first_word(rest);
        const i64 number = parse_whole(seat).value_or(0);
        if (number < 1 || number > rules::kMaxSeats) continue;
        changes.push_back({rules::Seat(static_cast<unsigned>(number - 1)),
                           static_cast<unsigned>(parse_whole(before).value_or(0)),
                           static_cast<unsigned>(parse_whole(after).value_or(0))});
    }
    return changes;
}

}  // namespace

void Ratings::get(const std::string& account, const std::string& kind,
                  std::function<void(Outcome<HeldRating>)> then) {
    premises_.store.get(
        std::string(kRatingKind), key_of(account, kind),
        [then = std::move(then)](const store::Result<store::Document>& found) {
            if (found) return then(parse_held(*found));
            const bool is_new = found.error().kind == store::Failure::not_found;
            then(is_new ? Outcome<HeldRating>(HeldRating{}) : Outcome<HeldRating>(not_stored()));
        });
}

void Ratings::list(const std::string& account,
                   std::function<void(std::vector<protocol::http::RatingView>)> then) {
    const std::string prefix = account + '/';
    premises_.store.list_documents(
        std::string(kRatingKind), prefix, "", 100,
        [prefix, then = std::move(then)](const store::Result<std::vector<store::Document>>& found) {
            std::vector<protocol::http::RatingView> views;
            if (found)
                for (const store::Document& document : *found) {
                    const HeldRating held = parse_held(document);
                    views.push_back({document.key.substr(prefix.size()), match::shown_rating(held.rating),
                                     static_cast<unsigned>(std::lround(held.rating.deviation)),
                                     held.matches});
                }
            then(std::move(views));
        });
}

struct Ratings::Task {
    Match match;
    std::function<void(Outcome<std::vector<protocol::RatingChange>>)> then;
    std::vector<HeldRating> held;
    unsigned attempts = 0;
};

void Ratings::apply(const Match& match,
                    std::function<void(Outcome<std::vector<protocol::RatingChange>>)> then) {
    auto task = std::make_shared<Task>(Task{match, std::move(then), {}, 0});
    premises_.store.get(std::string(kRatedKind), match.id,
                        [this, task](const store::Result<store::Document>& found) {
                            if (found) return task->then(parse_changes(found->value));
                            if (found.error().kind != store::Failure::not_found)
                                return task->then(not_stored());
                            gather(task);
                        });
}

// Reads one rating after the other, then writes them all.
void Ratings::gather(const TaskRef& task) {
    if (task->held.size() == task->match.accounts.size()) return write(task);
    get(task->match.accounts[task->held.size()], task->match.kind,
        [this, task](const Outcome<HeldRating>& held) {
            if (!held) return task->then(held.error());
            task->held.push_back(*held);
            gather(task);
        });
}

void Ratings::write(const TaskRef& task) {
    const Match& match = task->match;
    std::vector<match::Entrant> entrants;
    for (unsigned i = 0; i < match.accounts.size(); ++i) {
        const HeldRating& held = task->held[i];
        const Time idle = held.matches == 0 ? Time{0} : std::max(Time{0}, match.at - held.last);
        entrants.push_back({held.rating, match.sides.of[i], match.outcome.rank[i], idle});
    }
    const std::vector<match::Rating> after = match::rated(entrants);

    std::vector<protocol::RatingChange> changes;
    std::vector<store::Change> writes;
    for (unsigned i = 0; i < match.accounts.size(); ++i) {
        const HeldRating& held = task->held[i];
        changes.push_back({rules::Seat(i), match::shown_rating(held.rating), match::shown_rating(after[i])});
        writes.push_back({std::string(kRatingKind), key_of(match.accounts[i], match.kind),
                          format_held({after[i], held.matches + 1, match.at, 0}), held.version});
    }
    writes.push_back({std::string(kRatedKind), match.id, format_changes(changes), store::kNoVersion});
    premises_.store.write(std::move(writes),
                          [this, task, changes](const store::Result<std::vector<u64>>& written) {
                              if (written) return task->then(changes);
                              const bool is_conflict = written.error().kind == store::Failure::conflict;
                              if (!is_conflict || ++task->attempts == kMostAttempts)
                                  return task->then(not_stored());
                              apply(task->match, task->then);
                          });
}

}  // namespace thwart::server
