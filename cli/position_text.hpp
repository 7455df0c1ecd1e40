// A position for people who read line by line: the board, and below it in their language what the drawing does not say.
// Used by the line mode, replay and show; the full screen has the same words in its panel.
#pragma once

#include "catalog/session.hpp"
#include "cli/commands.hpp"
#include "texts/catalogue.hpp"

#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

// What $seat stands for in messages: a colour, in a team with the number of the seat.
std::string seat_word(const catalog::Session& session, rules::Seat seat, const texts::Catalogue& words);

// By seats, as $seat stands for them.
using SeatWords = std::vector<std::string>;
SeatWords seat_words(const catalog::Session& session, const texts::Catalogue& words);

// The board, then a line for each seat: what it has and where it goes.
std::string board_text(const catalog::Session& session, const SeatWords& seats, const texts::Catalogue& words,
                       const Look& look);
// Whose turn it is and what there is to do, or who has won.
std::string standing_text(const catalog::Session& session, const SeatWords& seats,
                          const texts::Catalogue& words);

// How a match ended. `why` is an ending's name (match/ending.hpp), "last" when nobody else was left, or empty.
struct Closing {
    std::string why;
    std::optional<rules::Outcome> outcome;
    std::optional<rules::Seat> you;
    std::size_t moves = 0;  // of the first seat
};
std::string ending_text(const catalog::Session& session, const Closing& closing, const SeatWords& seats,
                        const texts::Catalogue& words);

}  // namespace thwart::cli
