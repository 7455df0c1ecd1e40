// The full screen: owns the terminal and shows one screen after the other, the menu and matches.
#pragma once

#include "cli/commands.hpp"
#include "cli/play_start.hpp"
#include "texts/language.hpp"

namespace thwart::cli::tui {

class Terminal;

class App {
public:
    App(const PlayWords& words, texts::Language language) : words_(words), language_(language) {}

    // Both return the exit code of the program.
    int run_menu();
    int run(Resumed resumed);

private:
    bool play(Terminal& terminal, Resumed& resumed);
    std::string play_on(Terminal& terminal, Resumed resumed);
    [[nodiscard]] base::Result<Resumed> open(std::optional<match::Terms> terms,
                                             const std::string& path) const;
    // For the player; the path is that of a match to be resumed.
    [[nodiscard]] std::string why_not(const base::Error& error, const std::string& path = "") const;

    PlayWords words_;
    texts::Language language_;
};

}  // namespace thwart::cli::tui
