// The pages that a player can read during a match: help, the rules of the game, the moves so far.
#pragma once

#include "cli/play_texts.hpp"
#include "cli/tui/overlay.hpp"

#include <memory>
#include <string>

namespace thwart::cli::tui {

std::unique_ptr<Overlay> help_page(const texts::Catalogue& words);
std::unique_ptr<Overlay> rules_page(const std::string& game, const texts::Catalogue& words);
// The table must outlive the page.
std::unique_ptr<Overlay> moves_page(const Table& table, const texts::Catalogue& words);

// One turn of the log: its number, whose it was, its steps.
std::string turn_text(const match::PlayedTurn& turn);

}  // namespace thwart::cli::tui
