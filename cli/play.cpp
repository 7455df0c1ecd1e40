// thwart play: a game in the terminal against a simple opponent, line by line.

#include "base/random.hpp"
#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"

#include <cstdio>
#include <iostream>

namespace thwart::cli {
namespace {

constexpr std::string_view kHelp =
    "Type a move, or one of these words:\n"
    "  moves   list your moves\n"
    "  undo    take back your last move\n"
    "  hint    let the computer propose a move\n"
    "  board   draw the board again\n"
    "  quit    leave the game\n";

constexpr std::size_t kTableBytes = std::size_t{16} << 20;
constexpr unsigned kLevel = 4;

class Table {
public:
    Table(const catalog::Choice& choice, u64 seed, const Look& look)
        : session_(choice.module->start(choice.options)),
          thinker_(choice.module->make_thinker(catalog::Style::best, kTableBytes)),
          seed_(seed),
          chance_(seed),
          look_(look) {}

    int run() {
        say("You are seat 1. Type a move, ? for help, quit to leave.\n\n");
        while (code_ == kDone && session_->turn().kind != rules::Turn::Kind::over) {
            if (session_->turn().kind == rules::Turn::Kind::chance)
                let_chance_decide();
            else if (session_->turn().seat.index() != 0)
                let_computer_move();
            else if (!ask())
                return code_;
        }
        say(paint(session_->draw(), look_) + '\n');
        if (code_ == kDone) say(result());
        return code_;
    }

private:
    // After a failure, which has been reported, nothing more is written.
    void say(std::string_view text) {
        if (code_ == kDone) code_ = print(text);
    }

    [[nodiscard]] std::string result() const {
        const rules::Outcome outcome = session_->outcome();
        if (outcome.seats == 1) return base::cat("Done in ", past_.size(), " moves.\n");
        std::vector<unsigned> winners;
        for (unsigned seat = 0; seat < outcome.seats; ++seat)
            if (outcome.rank[seat] == 1) winners.push_back(seat + 1);
        if (winners.size() == outcome.seats) return "A draw.\n";
        if (outcome.rank[0] == 1) return "You win.\n";
        return winners.size() == 1 ? base::cat("Seat ", winners[0], " wins.\n")
                                   : base::cat("Seats ", winners[0], " and ", winners[1], " win.\n");
    }

    void let_chance_decide() {
        const unsigned seat = session_->turn().seat.number();
        say(base::cat("Seat ", seat, " gets ", session_->play_random(chance_), ".\n"));
        is_drawn_ = false;
    }

    void let_computer_move() {
        const unsigned seat = session_->turn().seat.number();
        const std::string move = propose();
        if (!session_->play(move)) return;
        say(base::cat("Seat ", seat, " plays ", move, ".\n"));
        is_drawn_ = false;
    }

    std::string propose() {
        catalog::Question question;
        question.level = kLevel;
        question.seed = seed_;
        return thinker_->think(*session_, question, {}).move;
    }

    // One line from the player; false when the player leaves.
    bool ask() {
        if (!is_drawn_) say('\n' + paint(session_->draw(), look_) + '\n');
        is_drawn_ = true;
        say("Your move: ");
        std::string line;
        if (!std::getline(std::cin, line)) {
            say("\n");
            return false;
        }
        if (line == "quit" || line == "q") return false;
        if (line == "?" || line == "help")
            say(kHelp);
        else if (line == "moves")
            list_moves();
        else if (line == "undo")
            undo();
        else if (line == "hint")
            say(base::cat("How about ", propose(), "?\n"));
        else if (line == "board")
            is_drawn_ = false;
        else if (!line.empty())
            move(line);
        return true;
    }

    void move(const std::string& text) {
        auto before = session_->clone();
        if (const auto played = session_->play(text); !played) {
            say(base::cat("That is not possible. ", played.error().text(), ".\n"));
            return;
        }
        past_.push_back(std::move(before));
        is_drawn_ = false;
    }

    void undo() {
        if (past_.empty()) {
            say("There is nothing to take back.\n");
            return;
        }
        session_ = std::move(past_.back());
        past_.pop_back();
        is_drawn_ = false;
    }

    void list_moves() {
        std::string text;
        for (const catalog::Step& step : session_->legal()) text += step.text + ' ';
        say(text + '\n');
    }

    std::unique_ptr<catalog::Session> session_;
    std::unique_ptr<catalog::Thinker> thinker_;
    u64 seed_;
    base::Random chance_;
    Look look_;
    std::vector<std::unique_ptr<catalog::Session>> past_;  // before each move of the player
    bool is_drawn_ = false;
    int code_ = kDone;
};

}  // namespace

int play(const std::string& setup, u64 seed, const Look& look) {
    const auto choice = catalog::parse_setup(setup);
    if (!choice) return refuse(choice.error());
    return Table(*choice, seed, look).run();
}

}  // namespace thwart::cli
