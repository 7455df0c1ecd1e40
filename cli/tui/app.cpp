#include "cli/tui/app.hpp"

#include "cli/threads.hpp"
#include "cli/tui/menu.hpp"
#include "cli/tui/play_screen.hpp"
#include "cli/tui/terminal.hpp"

#include <filesystem>

namespace thwart::cli::tui {
namespace {

// Without its folders: a message has one line.
std::string file_name(const std::string& path) { return std::filesystem::path(path).filename().string(); }

}  // namespace

// Returns when the player leaves; true to play the same again.
bool App::play(Terminal& terminal, Resumed& resumed) {
    Table& table = *resumed.table;
    PlayScreen screen(table, language_, microseconds_now);
    const texts::Catalogue& words = texts::Catalogue::of(language_);
    if (resumed.was_torn)
        screen.say(words.text("file-damaged", {{"file", file_name(table.file().path())}}));
    else if (!table.match().events().empty())
        screen.say(words.text("status-resumed"));
    bool is_new = true;
    while (screen.next() == PlayScreen::Next::stay) {
        is_new = screen.tick() || is_new;
        if (is_new) terminal.show(screen.draw(terminal.size()));
        const Key key = terminal.read(screen.patience_ms());
        is_new = key.kind != Key::Kind::none;
        screen.handle(key);
    }
    table.thinking().cancel();
    language_ = screen.language();
    return screen.next() == PlayScreen::Next::again;
}

// The same match again and again, until the player has had enough.
std::string App::play_on(Terminal& terminal, Resumed resumed) {
    while (play(terminal, resumed)) {
        auto table = lay_table(resumed.table->match().terms(), words_.seed);
        if (!table) return why_not(table.error());
        resumed = {std::move(*table), false};
    }
    return "";
}

int App::run(Resumed resumed) {
    Terminal terminal(words_.look.colours);
    play_on(terminal, std::move(resumed));
    return kDone;
}

int App::run_menu() {
    Terminal terminal(words_.look.colours);
    Menu menu(language_, [] { return unfinished_matches(matches_folder()); });
    while (menu.next() != Menu::Next::quit) {
        terminal.show(menu.draw(terminal.size()));
        menu.handle(terminal.read(std::nullopt));
        if (menu.next() != Menu::Next::start && menu.next() != Menu::Next::resume) continue;
        language_ = menu.language();
        auto opened =
            open(menu.next() == Menu::Next::start ? std::optional(menu.terms()) : std::nullopt, menu.path());
        std::string message =
            opened ? play_on(terminal, std::move(*opened)) : why_not(opened.error(), menu.path());
        menu.reopen(language_, std::move(message));
    }
    return kDone;
}

std::string App::why_not(const base::Error& error, const std::string& path) const {
    const texts::Catalogue& words = texts::Catalogue::of(language_);
    if (error.where != "file") return words.text("error-unexpected", {{"what", error.text()}});
    const std::string file = file_name(path);
    if (error.kind == base::Error::Kind::not_allowed) return words.text("file-in-use", {{"file", file}});
    return words.text("file-unreadable", {{"file", file}, {"why", error.what}});
}

base::Result<Resumed> App::open(std::optional<match::Terms> terms, const std::string& path) const {
    if (!terms) return resume_table(path, !words_.seed);
    auto table = lay_table(std::move(*terms), words_.seed);
    if (!table) return table.error();
    return Resumed{std::move(*table), false};
}

}  // namespace thwart::cli::tui
