#include "cli/play_lines.hpp"

#include "base/text.hpp"
#include "cli/game_words.hpp"
#include "cli/play_rules.hpp"
#include "cli/tui/picture.hpp"

#include <algorithm>
#include <istream>
#include <map>

namespace thwart::cli {
namespace {

using rules::Seat;

class Lines {
public:
    Lines(Table& table, const texts::Catalogue& words, const Look& look, std::istream& in,
          const std::function<int(std::string_view)>& out)
        : table_(table), words_(words), texts_(table, words), look_(look), in_(in), out_(out) {}

    int run() {
        greet();
        while (code_ == kDone && !table_.match().result()) {
            if (const auto asked = table_.asked()) {
                if (!answer(*asked)) return code_;
            } else if (const auto notices = table_.advance(); !notices.empty()) {
                tell_chance();
                tell(notices);
            } else if (table_.awaits_computer()) {
                let_computer_move();
            } else if (!ask()) {
                return code_;
            }
        }
        say('\n' + board() + '\n');
        if (table_.match().result()) say(texts_.ending() + '\n');
        return code_;
    }

private:
    // After a failure, which has been reported, nothing more is written.
    void say(std::string_view text) {
        if (code_ == kDone) code_ = out_(text);
    }
    void say_line(const std::string& text) {
        if (!text.empty()) say(text + '\n');
    }
    [[nodiscard]] std::string board() const {
        return board_text(table_.session(), texts_.seat_words(), words_, look_);
    }

    void greet() {
        for (unsigned i = 0; i < table_.match().seats(); ++i) {
            const std::string player = texts_.player(Seat(i));
            say_line(base::cat(i + 1, ". ", texts_.seat_label(Seat(i)), player.empty() ? "" : ": ", player));
        }
        say_line(texts_.storage_trouble());
        say(words_.text("lines-greeting") + "\n\n");
    }

    void tell(const std::vector<match::Notice>& notices) {
        if (table_.match().result()) return;  // said at the end
        for (const match::Notice& each : notices) say_line(texts_.notice(each));
    }

    void tell_chance() {
        const match::Played* last = table_.match().line().last();
        if (last == nullptr || last->is_move()) return;
        const auto is_tile = base::parse_number(last->step, 99) ? "" : " " + last->step;
        say_line(texts_.chance(*last) + is_tile);
        is_drawn_ = false;
    }

    void let_computer_move() {
        const Seat seat = table_.match().turn().seat;
        const auto thought = table_.thinking().ask(table_.session(), table_.question(table_.level()));
        if (const auto notices = table_.play(thought)) tell(*notices);
        say_line(base::cat(texts_.seat_label(seat), ": ", thought.move));
        is_drawn_ = false;
    }

    bool read(std::string& line) {
        if (std::getline(in_, line)) return true;
        say("\n");
        return false;
    }

    static bool is_quit(std::string_view line) {
        return tui::is_same_word(line, "quit") || tui::is_same_word(line, "q");
    }

    // One line from a player; false when the player leaves.
    bool ask() {
        if (!is_drawn_) {
            say('\n' + board() + '\n');
            say_line(GameWords(table_.session(), words_).phase());
            say_line(texts_.standstill());
        }
        is_drawn_ = true;
        const Seat seat = table_.match().turn().seat;
        say(table_.you() == seat ? words_.text("input-prompt") + ' ' : texts_.seat_label(seat) + ": ");
        std::string line;
        if (!read(line) || is_quit(line)) return false;
        const std::string first = line.substr(0, line.find(' '));
        const auto word = std::ranges::find_if(
            commands(), [&](const auto& each) { return tui::is_same_word(first, each.first); });
        if (word != commands().end())
            (this->*word->second)(line);
        else if (!line.empty())
            move(line);
        return true;
    }

    using Command = void (Lines::*)(const std::string& line);
    static const std::map<std::string, Command>& commands() {
        static const std::map<std::string, Command> kCommands = {
            {"?", &Lines::help},      {"help", &Lines::help},   {"moves", &Lines::list_moves},
            {"undo", &Lines::undo},   {"hint", &Lines::hint},   {"board", &Lines::redraw},
            {"draw", &Lines::draw},   {"clock", &Lines::clock}, {"resign", &Lines::resign},
            {"rules", &Lines::rules}, {"save", &Lines::save},   {"offer", &Lines::offer},
        };
        return kCommands;
    }

    void help(const std::string& /*line*/) { say(words_.text("lines-help") + '\n'); }
    void redraw(const std::string& /*line*/) { is_drawn_ = false; }
    void rules(const std::string& /*line*/) { say(rules_text_for(texts_.game(), words_.language(), look_)); }

    void list_moves(const std::string& /*line*/) {
        std::string text;
        for (const catalog::Step& step : table_.match().legal()) text += step.text + ' ';
        say(text + '\n');
    }

    void hint(const std::string& /*line*/) {
        const auto thought = table_.thinking().ask(table_.session(), table_.question(Table::kHintLevel));
        say_line(words_.text("hint-try", {{"move", thought.move}}));
    }

    // In Shibuya `draw` is also a move, and moves come first; an offer is then `offer`.
    void draw(const std::string& line) {
        const std::string step = table_.step_meant(line);
        for (const catalog::Step& each : table_.match().legal())
            if (each.text == step) return move(step);
        offer(line);
    }
    void offer(const std::string& line) { happen(match::OfferDraw{table_.match().turn().seat}, line); }

    void undo(const std::string& line) { happen(match::AskTakeback{table_.match().turn().seat}, line); }
    void resign(const std::string& line) { happen(match::Resign{table_.match().turn().seat}, line); }

    void clock(const std::string& /*line*/) {
        const match::Match& match = table_.match();
        if (match.terms().clock == match::ClockRule{}) return say_line(words_.text("clock-none"));
        for (unsigned i = 0; i < match.seats(); ++i)
            if (const auto left = match.remaining(Seat(i), table_.now()))
                say_line(base::cat(texts_.seat_label(Seat(i)), ": ", format_left(*left)));
    }

    void save(const std::string& line) {
        const std::size_t blank = line.find(' ');
        const std::string path = blank == std::string::npos ? "" : line.substr(blank + 1);
        if (path.empty()) return say_line(words_.text("save-always"));
        const auto saved = table_.save(path);
        say_line(saved ? words_.text("save-done", {{"file", path}})
                       : words_.text("save-failed", {{"file", path}, {"why", saved.error().what}}));
    }

    void move(const std::string& text) {
        happen(match::Move{table_.match().turn().seat, table_.step_meant(text)}, text);
    }

    void happen(match::Happening what, const std::string& typed) {
        const bool is_move = std::holds_alternative<match::Move>(what);
        const auto notices = table_.apply(std::move(what));
        if (!notices) return say_line(texts_.refusal(notices.error(), typed));
        tell(*notices);
        tell(table_.let_computers_answer());
        if (!is_told_) say_line(texts_.storage_trouble());
        is_told_ = table_.storage_trouble().has_value();
        if (is_move || !table_.asked()) is_drawn_ = false;
    }

    bool answer(const Table::Asked& asked) {
        say(base::cat(texts_.question(asked), ' '));
        std::string line;
        if (!read(line) || is_quit(line)) return false;
        const bool agrees = tui::is_same_word(line, "yes") || tui::is_same_word(line, "y") ||
                            tui::is_same_word(line, words_.text("answer-yes"));
        if (!agrees && !tui::is_same_word(line, "no") && !tui::is_same_word(line, "n") &&
            !tui::is_same_word(line, words_.text("answer-no"))) {
            say_line(words_.text("input-yes-no"));
            return true;
        }
        if (asked.is_draw)
            happen(match::AnswerDraw{asked.seat, agrees}, line);
        else
            happen(match::AnswerTakeback{asked.seat, agrees}, line);
        return true;
    }

    Table& table_;
    const texts::Catalogue& words_;
    PlayTexts texts_;
    Look look_;
    std::istream& in_;
    std::function<int(std::string_view)> out_;
    bool is_drawn_ = false;
    bool is_told_ = false;
    int code_ = kDone;
};

}  // namespace

int play_lines(Table& table, const texts::Catalogue& words, const Look& look, std::istream& in,
               const std::function<int(std::string_view)>& out) {
    return Lines(table, words, look, in, out).run();
}

}  // namespace thwart::cli
