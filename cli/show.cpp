// thwart show: the drawn board, and in words how it stands.

#include "cli/common.hpp"
#include "cli/play_start.hpp"
#include "cli/position_text.hpp"

namespace thwart::cli {

int show(const Start& start, const Look& look, const std::optional<std::string>& lang) {
    const auto language = language_for(lang);
    if (!language) return refuse(language.error());
    const auto session = open(start);
    if (!session) return refuse(session.error());
    const texts::Catalogue& words = texts::Catalogue::of(*language);
    const SeatWords seats = seat_words(**session, words);
    return print(board_text(**session, seats, words, look) + standing_text(**session, seats, words));
}

}  // namespace thwart::cli
