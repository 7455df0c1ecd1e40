// A table at which a match is played: the match with its dealer, its computer players and its file. The line mode and the
// full screen sit at the same table. Whatever happens goes through apply(), which puts it on the disk before anybody
// sees it.
#pragma once

#include "base/result.hpp"
#include "cli/play_file.hpp"
#include "cli/thinkers.hpp"
#include "cli/thinking.hpp"
#include "match/dealer.hpp"
#include "match/match.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

// What a table needs of the world.
struct TableWorld {
    std::function<i64()> microseconds;  // never goes back
    MakeThinker make_thinker;
    bool is_timed = true;  // searches may look at the clock; without that they can be repeated
};

class Table {
public:
    Table(match::Match match, PlayFile file, PlayHead head, TableWorld world);

    [[nodiscard]] const match::Match& match() const { return match_; }
    [[nodiscard]] const catalog::Session& session() const { return match_.session(); }
    // The time of the match; it stands still while the program is closed.
    [[nodiscard]] match::Time now() const;
    [[nodiscard]] bool is_timed() const { return world_.is_timed; }

    // On refusal nothing changes and nothing is written.
    base::Result<std::vector<match::Notice>> apply(match::Happening what);
    // Why the match cannot be kept on the disk, if so; play goes on.
    [[nodiscard]] const std::optional<base::Error>& storage_trouble() const { return trouble_; }
    void set_storage_trouble(base::Error error) { trouble_ = std::move(error); }

    // Lets chance act if it is its turn, and time run out if it has; what happened, otherwise nothing.
    std::vector<match::Notice> advance();
    // Computers agree to takebacks, and to draws when they do not think that they are ahead.
    std::vector<match::Notice> let_computers_answer();

    // --- seats ---
    // The one person at the table, if there is just one: "you" in all messages.
    [[nodiscard]] std::optional<rules::Seat> you() const;
    [[nodiscard]] bool is_person(rules::Seat seat) const { return match_.player(seat).is_person(); }
    // Whether a person, a computer, or neither is to move.
    [[nodiscard]] bool awaits_person() const;
    [[nodiscard]] bool awaits_computer() const;
    // The person whom a command means: the one to move, otherwise the last who moved, otherwise the first.
    [[nodiscard]] std::optional<rules::Seat> speaker() const;
    // The legal step that somebody means who does not care about large and small letters; otherwise what was typed.
    [[nodiscard]] std::string step_meant(std::string_view typed) const;
    // A person who has to answer an offer.
    struct Asked {
        rules::Seat seat;
        rules::Seat by;
        bool is_draw = true;
    };
    [[nodiscard]] std::optional<Asked> asked() const;

    // --- computers ---
    [[nodiscard]] Thinking& thinking() { return *thinking_; }
    [[nodiscard]] catalog::Question question(unsigned level) const;
    // The level that plays for the seat to move; hints are asked of the strongest that answers soon.
    [[nodiscard]] unsigned level() const;
    static constexpr unsigned kHintLevel = 6;
    // Plays a computer's choice and remembers what it thought.
    base::Result<std::vector<match::Notice>> play(const catalog::Thought& thought);

    // --- files ---
    [[nodiscard]] const PlayFile& file() const { return file_; }
    base::Status save(const std::string& path) const;

private:
    [[nodiscard]] std::string record_text() const;
    [[nodiscard]] std::optional<match::Happening> computer_answer() const;

    match::Match match_;
    PlayFile file_;
    PlayHead head_;
    TableWorld world_;
    match::Dealer dealer_;
    std::unique_ptr<Thinking> thinking_;
    std::optional<base::Error> trouble_;
    i64 opened_ = 0;                                         // by the world's clock
    match::Time resumed_{};                                  // the time of the match then
    std::array<search::Score, rules::kMaxSeats> outlook_{};  // what the computer on a seat thought last
};

}  // namespace thwart::cli
