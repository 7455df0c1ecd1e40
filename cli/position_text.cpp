#include "cli/position_text.hpp"

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/game_words.hpp"
#include "cli/seat_look.hpp"
#include "match/ending.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

using rules::Seat;

bool has_teams(const rules::Sides& sides) { return sides.count < sides.seats; }

// The sign of a seat's pieces, as the drawing shows them.
std::string sign(const catalog::Session& session, Seat seat, const Look& look) {
    rules::Canvas canvas;
    rules::Cell& cell = canvas.at(0, 0);
    cell.glyph = shape_of(session, seat);
    cell.ascii = letter_of(session, seat);
    cell.ink = ink_of(session, seat);
    std::string text = paint(canvas, look);
    text.pop_back();  // the end of the line
    return text;
}

bool is_retired(const catalog::Session& session, Seat seat) {
    if (session.turn().kind == rules::Turn::Kind::over) return false;
    const auto missing = match::missing_seats(session);
    return std::ranges::find(missing, seat) != missing.end();
}

std::string seat_line(const catalog::Session& session, const GameWords& game, Seat seat,
                      const std::string& word, const texts::Catalogue& words) {
    if (is_retired(session, seat)) return words.text("event-retired-seat", {{"seat", word}});
    std::string text;
    for (const Tally& tally : game.of_seat(seat)) text += base::cat(text.empty() ? "" : " | ", tally.text);
    if (const std::string goal = game.goal(seat); !goal.empty())
        text += base::cat(text.empty() ? "" : " | ", goal);
    if (text.empty()) return words.text("seat-label", {{"seat", word}});
    return words.text("seat-line", {{"seat", word}, {"text", text}});
}

// "you", "your-team", "seat", "team", "draw", "none" or "solo", and the word for the seat or the team.
std::string who_won(const catalog::Session& session, const Closing& closing, const SeatWords& seats,
                    std::string& word) {
    const rules::Sides sides = session.sides();
    if (sides.seats == 1) return "solo";
    if (!closing.outcome) return "none";
    std::vector<Seat> winners;
    for (unsigned i = 0; i < closing.outcome->seats; ++i)
        if (closing.outcome->rank[i] == 1) winners.emplace_back(i);
    if (winners.empty()) return "none";
    const unsigned side = sides.of[winners.front().index()];
    for (const Seat seat : winners)
        if (sides.of[seat.index()] != side) return "draw";
    const bool is_yours = closing.you && sides.of[closing.you->index()] == side;
    if (has_teams(sides)) {
        word = kHues[hue_of(session, winners.front())];
        return is_yours ? "your-team" : "team";
    }
    word = seats[winners.front().index()];
    return is_yours ? "you" : "seat";
}

}  // namespace

std::string seat_word(const catalog::Session& session, Seat seat, const texts::Catalogue& words) {
    const std::string_view hue = kHues[hue_of(session, seat)];
    if (!has_teams(session.sides())) return std::string(hue);
    return base::cat(words.text("seat-label", {{"seat", hue}}), ' ', seat.number());
}

SeatWords seat_words(const catalog::Session& session, const texts::Catalogue& words) {
    SeatWords seats;
    for (unsigned i = 0; i < session.sides().seats; ++i) seats.push_back(seat_word(session, Seat(i), words));
    return seats;
}

std::string board_text(const catalog::Session& session, const SeatWords& seats, const texts::Catalogue& words,
                       const Look& look) {
    const GameWords game(session, words);
    std::string text = paint(session.draw(), look) + '\n';
    for (unsigned i = 0; i < seats.size(); ++i)
        text += base::cat(sign(session, Seat(i), look), ' ',
                          seat_line(session, game, Seat(i), seats[i], words), '\n');
    for (const Tally& tally : game.of_table()) text += tally.text + '\n';
    return text;
}

std::string standing_text(const catalog::Session& session, const SeatWords& seats,
                          const texts::Catalogue& words) {
    const rules::Turn turn = session.turn();
    if (turn.kind == rules::Turn::Kind::over) {
        if (seats.size() == 1) return words.text("status-over") + '\n';
        return ending_text(session, {"", session.outcome(), {}, 0}, seats, words) + '\n';
    }
    const std::string phase = GameWords(session, words).phase();
    return base::cat(words.text("status-seat-turn", {{"seat", seats[turn.seat.index()]}}), '\n', phase,
                     phase.empty() ? "" : "\n");
}

std::string ending_text(const catalog::Session& session, const Closing& closing, const SeatWords& seats,
                        const texts::Catalogue& words) {
    std::string word;
    const std::string who = who_won(session, closing, seats, word);
    const std::string setup = session.setup();
    const std::string common = base::cat("ending-", closing.why, '-', who);
    std::string key = base::cat(setup.substr(0, setup.find(':')), '-', common);
    if (!words.has(key)) key = common;
    if (!words.has(key))
        key = who == "draw" ? "result-draw" : who == "none" ? "result-none" : "result-win-" + who;
    return words.text(key, {{"seat", word}, {"team", word}, {"count", closing.moves}});
}

}  // namespace thwart::cli
