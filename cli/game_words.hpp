// What a game's own words (games/GAME/texts) need to know of a position: how many fences are left, what the die shows, in
// which phase a turn is. Read from the sites and the position's text, as everybody outside the game must. A game that is
// not named here is shown without these lines.
#pragma once

#include "catalog/session.hpp"
#include "rules/topology.hpp"
#include "texts/catalogue.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thwart::cli {

struct Tally {
    std::string text;
    rules::SiteId site = rules::kNoSite;  // what a click on it touches
};

class GameWords {
public:
    // Both must outlive this.
    GameWords(const catalog::Session& session, const texts::Catalogue& words);

    [[nodiscard]] std::vector<Tally> of_seat(rules::Seat seat) const;
    [[nodiscard]] std::vector<Tally> of_table() const;
    // Where the seat has to go; empty where the board shows it anyhow.
    [[nodiscard]] std::string goal(rules::Seat seat) const;
    // What the seat to act is to do, for the status line; empty where nothing is known.
    [[nodiscard]] std::string phase() const;
    // What the die of a seat shows; 0 when it shows nothing.
    [[nodiscard]] unsigned die(rules::Seat seat) const;

private:
    [[nodiscard]] std::optional<rules::SiteId> find(std::string_view kind, std::string_view label) const;
    [[nodiscard]] unsigned token(std::string_view kind, std::string_view label) const;
    [[nodiscard]] std::string count(std::string_view key, unsigned number) const;
    [[nodiscard]] std::string men_home(rules::Seat seat) const;
    [[nodiscard]] unsigned taken(std::string_view kind) const;
    [[nodiscard]] bool may(std::string_view step) const;
    [[nodiscard]] std::string barricade_phase() const;
    [[nodiscard]] std::string shibuya_phase() const;
    [[nodiscard]] std::string text(std::string_view key) const;

    const catalog::Session& session_;
    std::unique_ptr<catalog::Session> start_;  // the same setup before the first step
    const texts::Catalogue& words_;
    rules::Topology board_;
    std::string game_;
};

}  // namespace thwart::cli
