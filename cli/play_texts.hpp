// What is said about a match, in the player's language: whose turn it is, what just happened, why something was refused,
// how it ended. Shared by the line mode and the full screen.
#pragma once

#include "base/result.hpp"
#include "cli/play_table.hpp"
#include "cli/position_text.hpp"
#include "texts/catalogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

class PlayTexts {
public:
    // Both must outlive this.
    PlayTexts(const Table& table, const texts::Catalogue& words) : table_(&table), words_(&words) {}

    [[nodiscard]] const texts::Catalogue& words() const { return *words_; }
    [[nodiscard]] std::string game() const;       // as in keys: "quoridor"
    [[nodiscard]] std::string game_name() const;  // as people call it

    // What $seat stands for in messages: a colour, or a name.
    [[nodiscard]] std::string seat_word(rules::Seat seat) const;
    [[nodiscard]] SeatWords seat_words() const;
    [[nodiscard]] std::string seat_label(rules::Seat seat) const;
    [[nodiscard]] std::string player(rules::Seat seat) const;          // "You", "Computer, level 4: steady"
    [[nodiscard]] std::string player_briefly(rules::Seat seat) const;  // "You", "Computer 4"

    // The message with KEY-you or KEY-seat.
    [[nodiscard]] std::string about(std::string_view key, rules::Seat seat) const;

    // Empty where there is nothing to say.
    [[nodiscard]] std::string notice(const match::Notice& notice) const;
    [[nodiscard]] std::string notices(const std::vector<match::Notice>& notices) const;
    [[nodiscard]] std::string refusal(const base::Error& error, std::string_view typed) const;
    // Why the match cannot be kept on the disk; empty where it can.
    [[nodiscard]] std::string storage_trouble() const;
    [[nodiscard]] std::string question(const Table::Asked& asked) const;
    // A warning that the match will end as it stands; empty as long as that is far away.
    [[nodiscard]] std::string standstill() const;
    [[nodiscard]] std::string ending() const;  // only when the match is over
    // A throw or a tile that was just turned up.
    [[nodiscard]] std::string chance(const match::Played& played) const;

private:
    const Table* table_;
    const texts::Catalogue* words_;
};

std::string game_of(std::string_view setup);

// "4:59", "1:02:03"; the last ten seconds with tenths.
std::string format_left(match::Time left);

}  // namespace thwart::cli
