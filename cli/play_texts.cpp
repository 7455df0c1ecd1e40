#include "cli/play_texts.hpp"

#include "base/text.hpp"

namespace thwart::cli {
namespace {

using match::Ending;
using match::Notice;
using rules::Seat;

// Ended by the rules because only one side was left.
bool is_last(const match::Match& match) {
    if (match.result()->ending != Ending::rules) return false;
    for (const match::Departure& each : match.departures())
        if (each.retired && each.after == match.line().size()) return true;
    return false;
}

}  // namespace

std::string game_of(std::string_view setup) { return std::string(setup.substr(0, setup.find(':'))); }

std::string format_left(match::Time left) {
    constexpr i64 kClose = 10'000;
    const i64 time = left.count();
    if (time < kClose) return base::cat("0:0", time / 1'000, '.', time / 100 % 10);
    const i64 seconds = time / 1'000;
    const auto two = [](i64 value) { return base::cat(value < 10 ? "0" : "", value); };
    if (seconds < 3'600) return base::cat(seconds / 60, ':', two(seconds % 60));
    return base::cat(seconds / 3'600, ':', two(seconds / 60 % 60), ':', two(seconds % 60));
}

std::string PlayTexts::game() const { return game_of(table_->match().terms().setup); }

std::string PlayTexts::game_name() const { return words_->text(game() + "-name"); }

std::string PlayTexts::seat_word(Seat seat) const {
    const match::Match& match = table_->match();
    if (const std::string& name = match.terms().players[seat.index()].name; !name.empty()) return name;
    return cli::seat_word(match.session(), seat, *words_);
}

SeatWords PlayTexts::seat_words() const {
    SeatWords seats;
    for (unsigned i = 0; i < table_->match().seats(); ++i) seats.push_back(seat_word(Seat(i)));
    return seats;
}

std::string PlayTexts::seat_label(Seat seat) const {
    return words_->text("seat-label", {{"seat", seat_word(seat)}});
}

std::string PlayTexts::player(Seat seat) const {
    const match::Player& player = table_->match().player(seat);
    if (!player.is_person()) return words_->text("player-computer-level", {{"level", player.level}});
    return player_briefly(seat);
}

std::string PlayTexts::player_briefly(Seat seat) const {
    const match::Player& player = table_->match().player(seat);
    if (!player.is_person()) return base::cat(words_->text("player-computer"), ' ', player.level);
    return table_->you() == seat ? words_->text("player-you") : "";
}

std::string PlayTexts::about(std::string_view key, Seat seat) const {
    if (const std::string you = base::cat(key, "-you"); table_->you() == seat && words_->has(you))
        return words_->text(you);
    return words_->text(base::cat(key, "-seat"), {{"seat", seat_word(seat)}});
}

std::string PlayTexts::notice(const Notice& notice) const {
    using Kind = Notice::Kind;
    const Seat seat = notice.seat.value_or(Seat());
    switch (notice.kind) {
        case Kind::draw_offered: return about("draw-offered", seat);
        case Kind::draw_refused: return about("draw-refused", seat);
        case Kind::draw_lapsed: return words_->text("draw-lapsed");
        case Kind::takeback_asked: return about("takeback-asked", seat);
        case Kind::takeback_refused: return about("takeback-refused", seat);
        case Kind::takeback_lapsed: return words_->text("takeback-lapsed");
        case Kind::taken_back: return words_->text("takeback-done");
        case Kind::retired: return about("event-retired", seat);
        case Kind::taken_over: return about("event-taken-over", seat);
        case Kind::returned: return about("event-returned", seat);
        case Kind::ended: return ending();
        case Kind::played: break;
    }
    return "";
}

std::string PlayTexts::notices(const std::vector<Notice>& notices) const {
    std::string text;
    for (const Notice& each : notices)
        if (std::string said = notice(each); !said.empty()) text = std::move(said);
    return text;
}

std::string PlayTexts::refusal(const base::Error& error, std::string_view typed) const {
    constexpr std::string_view kRule = "rule ";
    if (error.where.starts_with(kRule)) {
        const std::string key =
            base::cat(game(), "-rule-", std::string_view(error.where).substr(kRule.size()));
        return words_->has(key) ? words_->text(key) : words_->text("input-not-allowed");
    }
    if (const std::string key = "refuse-" + error.where; words_->has(key)) return words_->text(key);
    if (error.kind == base::Error::Kind::not_allowed) return words_->text("input-not-allowed");
    return words_->text("input-not-understood", {{"text", typed}});
}

std::string PlayTexts::storage_trouble() const {
    const auto& trouble = table_->storage_trouble();
    if (!trouble) return "";
    const std::string& path = table_->file().path();
    return words_->text("save-failed",
                        {{"file", path.empty() ? matches_folder() : path}, {"why", trouble->what}});
}

std::string PlayTexts::question(const Table::Asked& asked) const {
    return words_->text(asked.is_draw ? "draw-offered-seat" : "takeback-asked-seat",
                        {{"seat", seat_word(asked.by)}});
}

std::string PlayTexts::standstill() const {
    const auto turns = table_->match().standstill_warning();
    return turns ? words_->text("status-standstill", {{"count", *turns}}) : "";
}

std::string PlayTexts::ending() const {
    const match::Match& match = table_->match();
    const std::string why = is_last(match) ? "last" : std::string(ending_name(match.result()->ending));
    return ending_text(match.session(), {why, match.result()->outcome, table_->you(), match.moves(Seat(0))},
                       seat_words(), *words_);
}

std::string PlayTexts::chance(const match::Played& played) const {
    const auto number = base::parse_number(played.step, 99);
    const std::string key = number ? "status-threw" : "status-drew";
    if (table_->you() == played.turn.seat) return words_->text(key + "-you", {{"number", played.step}});
    return words_->text(key + "-seat", {{"seat", seat_word(played.turn.seat)}, {"number", played.step}});
}

}  // namespace thwart::cli
