#include "server/play.hpp"

#include "base/text.hpp"
#include "server/match_header.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace thwart::server {
namespace {

constexpr Time kFirstRetry{1'000};
constexpr Time kLongestRetry{30'000};
constexpr Time kLagAtFirst{1'000};

// Two people may choose the same id, so the log keeps it together with the seat.
std::string message_id(const Wish& wish) {
    return wish.id.empty() || !wish.seat ? "" : base::cat(wish.seat->number(), '.', wish.id);
}

struct Standing {
    std::size_t steps;
    u64 hash;
    rules::Turn turn;
    friend bool operator==(const Standing&, const Standing&) = default;
};
Standing standing(const match::Match& match) {
    return {match.line().size(), match.session().hash(), match.turn()};
}

}  // namespace

Play::Play(Premises& premises, const Table& table, const match::Secret& secret, Listener& listener)
    : premises_(premises),
      table_(table),
      listener_(&listener),
      dealer_(premises.world.secrets.crypto(), secret, nonces(table)) {
    lag_left_.fill(kLagAtFirst);
}

void Play::close() {
    cancel_computer();
    listener_ = nullptr;
}

// ---- reading the match ----

void Play::open(bool is_restart, std::function<void(Outcome<store::Done>)> then) {
    load([this, self = shared_from_this(), is_restart,
          then = std::move(then)](const Outcome<store::Done>& loaded) {
        if (loaded) {
            stand_still(is_restart ? premises_.bounds.restart_grace : Time{0});
            follow_up();
        } else {
            retry_later();
        }
        then(loaded);
        if (loaded && listener_) flush();
    });
}

void Play::load(std::function<void(Outcome<store::Done>)> then) {
    premises_.store.load(
        table_.match, 1,
        [this, self = shared_from_this(), then = std::move(then)](store::Result<store::StoredMatch> found) {
            if (!listener_) return;
            if (found) return then(rebuild(*found));
            if (found.error().kind != store::Failure::not_found) return then(not_stored());
            premises_.store.create(new_match(),
                                   [this, self, then](const store::Result<store::Done>& created) {
                                       if (!listener_) return;
                                       then(created ? rebuild({}) : Outcome<store::Done>(not_stored()));
                                   });
        });
}

store::NewMatch Play::new_match() const {
    const MatchHeader header = header_of(table_, dealer_);
    store::NewMatch match{table_.match, format_header(header), {}, header.begins};
    for (const std::string& account : header.accounts)
        if (!account.empty() && std::ranges::find(match.players, account) == match.players.end())
            match.players.push_back(account);
    return match;
}

Outcome<store::Done> Play::rebuild(const store::StoredMatch& found) {
    auto match = replayed(match_terms(table_), table_.begins.value_or(Time{0}), found.events);
    if (!match) return Trouble{Refusal::unavailable, "match", match.error().text()};
    match_.emplace(std::move(*match));
    lines_.clear();
    message_ids_.clear();
    id_hashes_.clear();
    for (const store::Event& event : found.events)
        note_stored({event.seq, event.at, event.text}, event.message_id);
    changed_at_ = lines_.size();
    return store::Done{};
}

void Play::note_stored(protocol::EventLine line, std::string message_id) {
    lines_.push_back(std::move(line));
    id_hashes_.push_back(std::hash<std::string>()(message_id));
    message_ids_.push_back(std::move(message_id));
}

u64 Play::number_of(const std::string& message_id) const {
    if (message_id.empty()) return 0;
    const std::size_t hash = std::hash<std::string>()(message_id);
    for (std::size_t i = 0; i < id_hashes_.size(); ++i)
        if (id_hashes_[i] == hash && message_ids_[i] == message_id) return lines_[i].seq;
    return 0;
}

// ---- accepting ----

void Play::submit(const Wish& wish) {
    if (!listener_) return;
    if (!match_) return listener_->refused(wish.author, wish.id, not_stored());
    if (is_resend(wish)) return;
    if (const auto trouble = accept(wish)) {
        listener_->refused(wish.author, wish.id, *trouble);
        if (trouble->where == "clock" && wish.author != 0) wake();
        return;
    }
    follow_up();
    flush();
}

bool Play::is_resend(const Wish& wish) {
    const std::string id = message_id(wish);
    if (id.empty()) return false;
    if (const u64 seq = number_of(id); seq != 0) {
        listener_->acknowledged(wish.author, wish.id, seq);
        return true;
    }
    for (auto* const list : {&flying_, &waiting_}) {
        const auto found = std::ranges::find(*list, id, &Pending::message_id);
        if (found == list->end()) continue;
        auto& authors = found->stored.authors;
        if (std::ranges::find(authors, wish.author) == authors.end()) authors.push_back(wish.author);
        return true;
    }
    return false;
}

// What the match itself does not know: who speaks, and what the speaker has seen.
std::optional<Trouble> Play::may(const Wish& wish) const {
    const u64 last = match_->events().size();
    if (wish.seen && (*wish.seen < changed_at_ || *wish.seen > last))
        return Trouble{Refusal::out_of_date, "seq", base::cat("the last event is ", lines_.size())};
    if (wish.seat && match_->is_stand_in(*wish.seat))
        return not_allowed("seat", "a computer has taken it over");
    return std::nullopt;
}

std::optional<Trouble> Play::accept(const Wish& wish) {
    if (auto trouble = may(wish)) return trouble;
    const Time credit = lag_credit(wish);
    shift_ -= credit;
    auto trouble = happen(wish.what, &wish);
    if (trouble)
        shift_ += credit;
    else if (wish.seat && std::holds_alternative<match::Move>(wish.what))
        spend_lag(*wish.seat, credit);
    return trouble;
}

std::optional<Trouble> Play::happen(const match::Happening& what, const Wish* wish) {
    const Standing before = standing(*match_);
    const match::Event event{match_time(), what};
    const auto notices = match_->apply(event);
    if (!notices) return trouble_of(notices.error());
    const u64 seq = match_->events().size();
    if (standing(*match_) != before) changed_at_ = seq;

    Pending pending;
    pending.stored = describe({seq, premises_.now(), match::format_event(event)});
    pending.is_move = std::holds_alternative<match::Move>(what);
    if (wish) {
        pending.message_id = message_id(*wish);
        pending.stored.id = wish->id;
    }
    if (wish && wish->author != 0) pending.stored.authors.push_back(wish->author);
    waiting_.push_back(std::move(pending));
    return std::nullopt;
}

// What follows of itself: chance acts, and computers answer offers.
void Play::follow_up() {
    while (!match_->result()) {
        std::optional<match::Happening> next;
        if (match_->turn().kind == rules::Turn::Kind::chance)
            next = match::Deal{dealer_.deal(match_->session(), match_->deals() + 1)};
        else
            next = computer_answer();
        if (!next || happen(*next, nullptr)) return;
    }
}

Stored Play::describe(protocol::EventLine line) const {
    Stored stored;
    stored.line = std::move(line);
    if (has_clock()) stored.clocks = clocks();
    if (listener_->wants_snapshots()) {
        stored.snapshot = snapshot();
        stored.snapshot->seq = stored.line.seq;
    }
    return stored;
}

protocol::Snapshot Play::snapshot() const {
    protocol::Snapshot snapshot;
    snapshot.seq = lines_.size();
    snapshot.position = match_->session().position();
    const rules::Turn turn = match_->turn();
    if (turn.kind != rules::Turn::Kind::decision) return snapshot;
    snapshot.turn = turn.seat;
    for (const catalog::Step& step : match_->legal()) snapshot.legal.push_back(step.text);
    return snapshot;
}

// ---- storing ----

void Play::flush() {
    if (!flying_.empty() || !match_) return;
    if (waiting_.empty()) return rest();
    flying_ = std::exchange(waiting_, {});
    std::vector<store::Event> events;
    events.reserve(flying_.size());
    for (const Pending& each : flying_)
        events.push_back({0, each.stored.line.text, each.message_id, each.stored.line.at});
    premises_.store.append(table_.match, lines_.size(), std::move(events),
                           [this, self = shared_from_this()](const store::Result<store::Appended>& result) {
                               if (listener_) landed(result);
                           });
}

void Play::landed(const store::Result<store::Appended>& result) {
    // A known message id among them means that an append that seemed to fail did not: what is stored must be read.
    if (!result || result->is_duplicate) return roll_back();
    retry_pause_ = Time{0};
    for (Pending& each : std::exchange(flying_, {})) {
        note_stored(each.stored.line, std::move(each.message_id));
        ++premises_.tally.events;
        if (each.is_move) ++premises_.tally.moves;
        listener_->stored(each.stored);
    }
    if (match_->result() && waiting_.empty()) ++premises_.tally.matches_ended;
    flush();
}

// Nothing is under way any more.
void Play::rest() {
    ask_computer();
    listener_->settled();
    if (listener_) listener_->rescheduled();
}

// ---- when the store failed ----

void Play::roll_back() {
    cancel_computer();
    std::ranges::move(flying_, std::back_inserter(lost_));
    std::ranges::move(waiting_, std::back_inserter(lost_));
    flying_.clear();
    waiting_.clear();
    match_.reset();
    const u64 told = lines_.size();
    load([this, told](const Outcome<store::Done>& reloaded) { rolled_back(told, reloaded); });
}

void Play::rolled_back(u64 told, const Outcome<store::Done>& reloaded) {
    if (!reloaded) {
        match_.reset();
        give_up_lost();
        return retry_later();
    }
    stand_still(Time{0});
    for (u64 i = told; i < lines_.size(); ++i) {
        Stored stored = describe(lines_[i]);
        if (i + 1 < lines_.size()) stored.snapshot.reset();  // a snapshot is of the last one only
        for (const Pending& each : lost_) {
            if (number_of(each.message_id) != lines_[i].seq) continue;
            stored.authors = each.stored.authors;
            stored.id = each.stored.id;
        }
        listener_->stored(stored);
    }
    give_up_lost();
    follow_up();
    flush();
}

void Play::retry_later() {
    retry_pause_ = std::clamp(retry_pause_ * 2, kFirstRetry, kLongestRetry);
    retry_at_ = premises_.now() + retry_pause_;
    listener_->rescheduled();
}

void Play::give_up_lost() {
    for (const Pending& each : std::exchange(lost_, {})) {
        if (match_ && number_of(each.message_id) != 0) continue;
        for (const ConnectionId author : each.stored.authors)
            listener_->refused(author, each.stored.id, not_stored());
    }
}

}  // namespace thwart::server
