#include "cli/play_texts.hpp"

#include "base/text.hpp"

#include <array>

namespace thwart::cli {
namespace {

using match::Ending;
using match::Notice;
using rules::Seat;

constexpr std::array<std::string_view, 4> kHues = {"red", "blue", "green", "yellow"};

bool has_teams(const match::Match& match) { return match.sides().count < match.sides().seats; }

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

// Shibuya's two sides are red and yellow, whoever plays for them; elsewhere every seat has a hue of its own.
unsigned hue_of(const match::Match& match, Seat seat) {
    if (game_of(match.terms().setup) != "shibuya") return seat.index();
    return match.sides().of[seat.index()] == 0 ? 0 : 3;
}

std::string PlayTexts::game() const { return game_of(table_->match().terms().setup); }

std::string PlayTexts::game_name() const { return words_->text(game() + "-name"); }

std::string PlayTexts::seat_word(Seat seat) const {
    const match::Match& match = table_->match();
    if (const std::string& name = match.terms().players[seat.index()].name; !name.empty()) return name;
    const std::string_view hue = kHues[hue_of(match, seat)];
    if (!has_teams(match)) return std::string(hue);
    return base::cat(words_->text("seat-label", {{"seat", hue}}), ' ', seat.number());
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

std::string PlayTexts::question(const Table::Asked& asked) const {
    return words_->text(asked.is_draw ? "draw-offered-seat" : "takeback-asked-seat",
                        {{"seat", seat_word(asked.by)}});
}

// "you", "your-team", "seat", "team", "draw", "none" or "solo", and the word for the seat or the team.
std::string PlayTexts::who_won(std::string& word) const {
    const match::Match& match = table_->match();
    if (match.seats() == 1) return "solo";
    const auto& outcome = match.result()->outcome;
    if (!outcome) return "none";
    std::vector<Seat> winners;
    for (unsigned i = 0; i < outcome->seats; ++i)
        if (outcome->rank[i] == 1) winners.emplace_back(i);
    const unsigned side = match.sides().of[winners.front().index()];
    const auto you = table_->you();
    for (const Seat seat : winners)
        if (match.sides().of[seat.index()] != side) return "draw";
    const bool is_yours = you && match.sides().of[you->index()] == side;
    if (has_teams(match)) {
        word = kHues[hue_of(match, winners.front())];
        return is_yours ? "your-team" : "team";
    }
    word = seat_word(winners.front());
    return is_yours ? "you" : "seat";
}

std::string PlayTexts::ending() const {
    const match::Match& match = table_->match();
    std::string word;
    const std::string who = who_won(word);
    const std::string why = is_last(match) ? "last" : std::string(ending_name(match.result()->ending));
    std::string key = base::cat("ending-", why, '-', who);
    if (!words_->has(key)) key = who == "draw" || who == "none" ? "result-" + who : "result-win-" + who;
    return words_->text(key, {{"seat", word}, {"team", word}, {"count", match.moves(Seat(0))}});
}

std::string PlayTexts::chance(const match::Played& played) const {
    const auto number = base::parse_number(played.step, 99);
    const std::string key = number ? "status-threw" : "status-drew";
    if (table_->you() == played.turn.seat) return words_->text(key + "-you", {{"number", played.step}});
    return words_->text(key + "-seat", {{"seat", seat_word(played.turn.seat)}, {"number", played.step}});
}

}  // namespace thwart::cli
