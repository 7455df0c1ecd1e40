// A match on the full screen: what to show, and what keys and clicks mean. Knows no terminal, so a test can play on it.
//
// Moves are entered by touching sites, with the pointer or the mouse, through one prefix tree; or they are typed. A letter
// that is a command acts at once; a colon, or any other letter that could begin a move, begins a typed one.
#pragma once

#include "catalog/input_tree.hpp"
#include "cli/play_table.hpp"
#include "cli/play_texts.hpp"
#include "cli/tui/board.hpp"
#include "cli/tui/key.hpp"
#include "cli/tui/layout.hpp"
#include "cli/tui/overlay.hpp"
#include "texts/catalogue.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli::tui {

class PlayScreen {
public:
    enum class Next : u8 { stay, again, leave };

    // The table must outlive the screen. `microseconds` never goes back.
    PlayScreen(Table& table, texts::Language language, std::function<i64()> microseconds);

    [[nodiscard]] Picture draw(Size size);
    void handle(const Key& key);
    // Lets computers, chance and clocks act. True when there is something new to show.
    bool tick();
    // How long nothing will happen unless somebody presses a key; nothing: for ever.
    [[nodiscard]] std::optional<int> patience_ms() const;

    [[nodiscard]] Next next() const { return next_; }
    [[nodiscard]] texts::Language language() const { return words_->language(); }
    void say(std::string message) { message_ = std::move(message); }

private:
    enum class Purpose : u8 { none, move, hint };

    // --- drawing (play_draw.cpp) ---
    void draw_title(Picture& picture) const;
    void draw_panel(const Layout& layout, const BoardLook& look, Picture& picture) const;
    int draw_seat(rules::Seat seat, Spot spot, Size room, bool is_brief, Picture& picture) const;
    int draw_die(Spot spot, Size room, Picture& picture) const;
    void draw_turns(Spot spot, Size room, Picture& picture) const;
    void draw_bottom(const Layout& layout, Picture& picture) const;
    void draw_too_small(Picture& picture) const;
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::string progress_text() const;
    [[nodiscard]] std::string clock_text() const;
    [[nodiscard]] std::string key_bar() const;
    [[nodiscard]] Marks marks() const;
    [[nodiscard]] std::unique_ptr<Board> ghost(std::vector<rules::SiteId>& kept) const;

    // --- entering moves (play_input.cpp) ---
    void refresh();  // after the position has changed
    void place_cursor();
    [[nodiscard]] bool may_enter() const;
    [[nodiscard]] std::vector<rules::SiteId> clear_targets() const;
    void move_cursor(Direction direction);
    void next_target(bool forward);
    void touch(rules::SiteId site);
    void commit();
    // By value: what they are given may belong to the answer that they replace.
    void choose(std::vector<std::string> steps);
    void click(Spot spot);
    void cancel();
    bool type(const Key& key);
    void complete();
    void enter_typed();
    void play(const std::string& step);

    // --- commands ---
    bool command(char32_t letter);
    void open(std::unique_ptr<Overlay> overlay) { overlay_ = std::move(overlay); }
    void happen(match::Happening what, const std::string& typed = "");
    void after(const std::vector<match::Notice>& notices);
    void ask_hint();
    void take_back();
    void ask_to_resign();
    void ask_to_leave();
    void ask_where_to_save();
    void choose_language();
    void ask_for_answer();
    bool let_computer_think();
    bool take_thought();

    [[nodiscard]] const match::Match& match() const { return table_.match(); }
    [[nodiscard]] PlayTexts texts() const { return {table_, *words_}; }

    Table& table_;
    const texts::Catalogue* words_;
    std::function<i64()> microseconds_;

    catalog::InputTree tree_;
    catalog::InputTree::Answer answer_;  // for what has been touched
    std::vector<rules::SiteId> touched_;
    std::vector<rules::SiteId> last_;  // the sites of the last move
    std::vector<rules::SiteId> hint_;
    std::optional<rules::SiteId> cursor_;
    std::unique_ptr<Board> board_;
    std::optional<Picture> shown_;  // what a click refers to

    bool is_typing_ = false;
    std::u32string typed_;
    std::string message_;
    std::unique_ptr<Overlay> overlay_;
    Next next_ = Next::stay;

    Purpose purpose_ = Purpose::none;
    i64 thinking_since_ = 0;
    i64 progress_shown_ = 0;
    std::string progress_;
};

}  // namespace thwart::cli::tui
