// The menu before a match: which game, its options in its own words, who sits where, the clock and the other terms. Like the match's screen,
// it knows no terminal.
#pragma once

#include "cli/play_file.hpp"
#include "cli/tui/key.hpp"
#include "cli/tui/overlay.hpp"
#include "cli/tui/picture.hpp"
#include "match/terms.hpp"
#include "rules/options.hpp"
#include "texts/catalogue.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli::tui {

class Menu {
public:
    enum class Next : u8 { stay, start, resume, quit };

    // `saved` lists the matches that can be resumed, when it is asked.
    Menu(texts::Language language, std::function<std::vector<SavedMatch>()> saved);

    [[nodiscard]] Picture draw(Size size);
    void handle(const Key& key);

    [[nodiscard]] Next next() const { return next_; }
    [[nodiscard]] match::Terms terms() const;
    [[nodiscard]] const std::string& path() const { return path_; }  // of the match to resume
    [[nodiscard]] texts::Language language() const { return words_->language(); }
    // After a match, or when it could not begin.
    void reopen(texts::Language language, std::string message);

private:
    // A line of the menu: a label, a value where there is one, and what the keys do.
    struct Row {
        std::string label;
        std::string value;
        std::function<void(int)> change;  // to the next or the one before
        std::function<void()> enter;
    };
    [[nodiscard]] std::vector<Row> rows();
    void add_options(std::vector<Row>& rows);
    void add_seats(std::vector<Row>& rows);
    void add_terms(std::vector<Row>& rows);
    void add_ways_out(std::vector<Row>& rows);
    void choose_game(std::size_t game);
    void change_option(std::size_t key, int by);
    void change_player(std::size_t seat, int by);
    void ask_name(std::size_t seat);
    void choose_saved();
    void choose_language();
    [[nodiscard]] std::string setup() const;
    [[nodiscard]] std::string player_text(const match::Player& player, bool is_only) const;
    [[nodiscard]] std::string clock_text() const;
    void fit_seats();

    const texts::Catalogue* words_;
    std::function<std::vector<SavedMatch>()> saved_;
    std::size_t game_ = 0;
    rules::Options options_;
    std::vector<match::Player> players_;
    std::array<std::string, rules::kMaxSeats> names_;  // of people; kept while a computer has the seat
    std::size_t clock_ = 0;
    match::Leaving leaving_ = match::Leaving::takeover;
    bool repetition_ = true;
    bool takebacks_ = true;
    std::size_t chosen_ = 0;
    std::string path_;
    std::string message_;
    std::unique_ptr<Overlay> overlay_;
    Next next_ = Next::stay;
    int first_row_ = 0;  // of the lines, as last drawn
};

}  // namespace thwart::cli::tui
