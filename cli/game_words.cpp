#include "cli/game_words.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace thwart::cli {
namespace {

std::string_view field(const std::vector<std::string_view>& fields, std::size_t index) {
    return index < fields.size() ? fields[index] : std::string_view();
}

}  // namespace

GameWords::GameWords(const catalog::Session& session, const texts::Catalogue& words)
    : session_(session),
      start_(std::move(*catalog::start(session.setup()))),
      words_(words),
      board_(session.topology()) {
    const std::string setup = session.setup();
    game_ = setup.substr(0, setup.find(':'));
}

std::optional<rules::SiteId> GameWords::find(std::string_view kind, std::string_view label) const {
    for (std::size_t i = 0; i < board_.sites.size(); ++i)
        if (board_.sites[i].kind == kind && board_.sites[i].label == label)
            return static_cast<rules::SiteId>(i);
    return std::nullopt;
}

unsigned GameWords::token(std::string_view kind, std::string_view label) const {
    const auto site = find(kind, label);
    return site ? session_.token(*site) : 0;
}

std::string GameWords::text(std::string_view key) const {
    const std::string full = base::cat(game_, '-', key);
    return words_.has(full) ? words_.text(full) : "";
}

std::string GameWords::count(std::string_view key, unsigned number) const {
    return words_.text(base::cat(game_, '-', key), {{"count", number}});
}

// The target lies opposite the start, through the middle of the star.
std::string GameWords::men_home(rules::Seat seat) const {
    const auto opposite = [&](const rules::Site& site) -> std::optional<rules::SiteId> {
        constexpr float kNear = 0.1F;
        for (std::size_t i = 0; i < board_.sites.size(); ++i)
            if (std::abs(board_.sites[i].x + site.x) < kNear && std::abs(board_.sites[i].y + site.y) < kNear)
                return static_cast<rules::SiteId>(i);
        return std::nullopt;
    };
    unsigned home = 0;
    unsigned total = 0;
    for (std::size_t i = 0; i < board_.sites.size(); ++i) {
        if (start_->token(static_cast<rules::SiteId>(i)) != seat.number()) continue;
        ++total;
        const auto target = opposite(board_.sites[i]);
        if (target && session_.token(*target) == seat.number()) ++home;
    }
    return words_.text("halma-men-home", {{"count", home}, {"total", total}});
}

unsigned GameWords::taken(std::string_view kind) const {
    unsigned number = 0;
    for (std::size_t i = 0; i < board_.sites.size(); ++i)
        if (board_.sites[i].kind == kind && session_.token(static_cast<rules::SiteId>(i)) != 0) ++number;
    return number;
}

std::vector<Tally> GameWords::of_seat(rules::Seat seat) const {
    const std::string number = base::cat(seat.number());
    if (game_ == "quoridor") return {{count("fences-left", token("stock", number)), rules::kNoSite}};
    if (game_ == "barricade")
        return {
            {count("pieces-home", token("house", number)), find("house", number).value_or(rules::kNoSite)}};
    if (game_ == "halma") return {{men_home(seat), rules::kNoSite}};
    if (game_ == "shibuya") {
        const bool is_red = session_.sides().of[seat.index()] == 0;
        return {{count("in-goal", taken(is_red ? "red_goal" : "yellow_goal")), rules::kNoSite}};
    }
    return {};
}

std::vector<Tally> GameWords::of_table() const {
    if (game_ != "shibuya") return {};
    std::vector<Tally> tallies = {
        {count("tiles-left", token("pile", "pile")), find("pile", "pile").value_or(rules::kNoSite)}};
    const std::string position = session_.position();
    const auto passes = base::parse_number(field(base::split(position, ' '), 5), rules::kMaxSeats);
    if (passes.value_or(0) > 0) tallies.push_back({count("passed", *passes), rules::kNoSite});
    return tallies;
}

// Quoridor's seats face their goals; in Halma the goal lies opposite the middle of the start camp, at one of six tips.
std::string GameWords::goal(rules::Seat seat) const {
    if (game_ == "quoridor") {
        constexpr std::array<std::string_view, 4> kSides = {"goal-top", "goal-right", "goal-bottom",
                                                            "goal-left"};
        const unsigned step = session_.sides().seats == 2 ? 2 : 1;
        return text(kSides[seat.index() * step]);
    }
    if (game_ != "halma") return "";
    float x = 0;
    float y = 0;
    for (std::size_t i = 0; i < board_.sites.size(); ++i) {
        if (start_->token(static_cast<rules::SiteId>(i)) != seat.number()) continue;
        x -= board_.sites[i].x;
        y -= board_.sites[i].y;
    }
    if (std::abs(x) < std::abs(y) / 2) return text(y > 0 ? "goal-top" : "goal-bottom");
    if (y > 0) return text(x > 0 ? "goal-upper-right" : "goal-upper-left");
    return text(x > 0 ? "goal-lower-right" : "goal-lower-left");
}

bool GameWords::may(std::string_view step) const {
    const auto legal = session_.legal();
    return std::ranges::find(legal, step, &catalog::Step::text) != legal.end();
}

std::string GameWords::barricade_phase() const {
    const std::string position = session_.position();
    const auto fields = base::split(position, ' ');
    const std::string_view phase = field(fields, fields.size() - 2);
    if (phase.starts_with("open")) return text("status-open");
    if (!phase.starts_with("go")) return text(phase == "roll" ? "status-roll" : "status-place");
    return words_.text(may("pass") ? "barricade-status-go-pass" : "barricade-status-go",
                       {{"number", phase.substr(2)}});
}

std::string GameWords::shibuya_phase() const {
    const std::string position = session_.position();
    const std::string_view phase = field(base::split(position, ' '), 4);
    if (phase == "move") return text(may("draw") ? "status-move" : "status-move-walk");
    if (phase == "draw") return text("status-draw");
    return base::cat(text("status-lay"), ' ', phase.substr(phase.find(':') + 1));
}

std::string GameWords::phase() const {
    if (session_.turn().kind == rules::Turn::Kind::over) return "";
    if (game_ == "barricade") return barricade_phase();
    if (game_ == "shibuya") return shibuya_phase();
    if (game_ == "quoridor" && token("stock", base::cat(session_.turn().seat.number())) == 0)
        return text("status-turn-pawn");
    return text("status-turn");
}

unsigned GameWords::die(rules::Seat seat) const { return token("die", base::cat(seat.number())); }

}  // namespace thwart::cli
