// thwart play: a game in the terminal against a simple opponent, line by line.

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

class Table {
public:
    Table(std::unique_ptr<catalog::Session> session, std::unique_ptr<catalog::Thinker> thinker,
          const Look& look)
        : session_(std::move(session)), thinker_(std::move(thinker)), look_(look) {}

    int run() {
        print(base::cat("You are seat 1. Type a move (e2, e3h), ? for help, quit to leave.\n\n"));
        draw();
        while (session_->turn().kind != rules::Turn::Kind::over) {
            if (session_->turn().seat.index() != 0)
                let_computer_move();
            else if (!ask())
                return kDone;
        }
        const bool won = session_->outcome().rank[0] == 1;
        return print(won ? "You win.\n" : base::cat("Seat ", winner(), " wins.\n"));
    }

private:
    void draw() { print(paint(session_->draw(), look_) + '\n'); }

    [[nodiscard]] unsigned winner() const {
        unsigned seat = 0;
        while (session_->outcome().rank[seat] != 1) ++seat;
        return seat + 1;
    }

    void let_computer_move() {
        const unsigned seat = session_->turn().seat.number();
        const std::string move = thinker_->choose(*session_);
        if (!session_->play(move)) return;
        print(base::cat("Seat ", seat, " plays ", move, ".\n\n"));
        draw();
    }

    // One line from the player; false when the player leaves.
    bool ask() {
        print("Your move: ");
        std::string line;
        if (!std::getline(std::cin, line)) return print("\n"), false;
        if (line == "quit" || line == "q") return false;
        if (line == "?" || line == "help")
            print(kHelp);
        else if (line == "moves")
            list_moves();
        else if (line == "undo")
            undo();
        else if (line == "hint")
            print(base::cat("How about ", thinker_->choose(*session_), "?\n"));
        else if (line == "board")
            draw();
        else if (!line.empty())
            move(line);
        return true;
    }

    void move(const std::string& text) {
        auto before = session_->clone();
        if (const auto played = session_->play(text); !played) {
            print(base::cat("That is not possible. ", played.error().text(), ".\n"));
            return;
        }
        past_.push_back(std::move(before));
    }

    void undo() {
        if (past_.empty()) {
            print("There is nothing to take back.\n");
            return;
        }
        session_ = std::move(past_.back());
        past_.pop_back();
        draw();
    }

    void list_moves() {
        std::string text;
        for (const catalog::Step& step : session_->legal()) text += step.text + ' ';
        print(text + '\n');
    }

    std::unique_ptr<catalog::Session> session_;
    std::unique_ptr<catalog::Thinker> thinker_;
    Look look_;
    std::vector<std::unique_ptr<catalog::Session>> past_;
};

}  // namespace

int play(const std::string& setup, u64 seed, const Look& look) {
    const auto choice = catalog::parse_setup(setup);
    if (!choice) return refuse(choice.error());
    return Table(choice->module->start(choice->options), choice->module->make_thinker(seed), look).run();
}

}  // namespace thwart::cli
