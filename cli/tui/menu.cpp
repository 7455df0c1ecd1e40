#include "cli/tui/menu.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/play_start.hpp"
#include "cli/play_texts.hpp"
#include "cli/seat_look.hpp"
#include "cli/tui/pages.hpp"

#include <algorithm>

namespace thwart::cli::tui {
namespace {

using Kind = Key::Kind;
using match::Time;

const catalog::Module& module(std::size_t game) { return *catalog::modules()[game]; }

// The clocks that the menu offers; others come by the command line.
const std::array<match::ClockRule, 6> kClocks = {{
    {},
    {Time(300'000), Time(0), {}},
    {Time(300'000), Time(3'000), {}},
    {Time(900'000), Time(10'000), {}},
    {{}, Time(0), Time(30'000)},
    {Time(1'800'000), Time(0), Time(120'000)},
}};

std::size_t turned(std::size_t now, int by, std::size_t count) {
    const auto step = by < 0 ? count - 1 : std::size_t{1};
    return (now + step) % count;
}

}  // namespace

Menu::Menu(texts::Language language, std::function<std::vector<SavedMatch>()> saved)
    : words_(&texts::Catalogue::of(language)), saved_(std::move(saved)) {
    choose_game(0);
}

void Menu::reopen(texts::Language language, std::string message) {
    words_ = &texts::Catalogue::of(language);
    message_ = std::move(message);
    next_ = Next::stay;
}

void Menu::choose_game(std::size_t game) {
    game_ = game;
    options_ = {};
    fit_seats();
}

std::string Menu::setup() const {
    const std::string options = rules::format_options(module(game_).keys, options_);
    return base::cat(module(game_).name, options.empty() ? "" : ":", options);
}

// As many players as the setup has seats; who was chosen stays.
void Menu::fit_seats() {
    const auto session = catalog::start(setup());
    const std::size_t seats = session ? (*session)->sides().seats : 1;
    if (players_.empty()) players_ = usual_players(static_cast<unsigned>(seats));
    players_.resize(seats, match::Player::computer(kUsualLevel));
}

void Menu::change_option(std::size_t key, int by) {
    const rules::KeyTable& table = module(game_).keys;
    const unsigned open = table.open(options_, key);
    options_.choice[key] = static_cast<u8>(turned(options_.choice[key], by, open));
    for (std::size_t later = key + 1; later < table.keys.size(); ++later)
        if (options_.choice[later] >= std::max(table.open(options_, later), 1U)) options_.choice[later] = 0;
    fit_seats();
}

// A person, then the levels.
void Menu::change_player(std::size_t seat, int by) {
    match::Player& player = players_[seat];
    const auto level = turned(player.level, by, catalog::kLevels + 1);
    player = level == 0 ? match::Player::person() : match::Player::computer(static_cast<unsigned>(level));
}

match::Terms Menu::terms() const {
    match::Terms terms;
    terms.setup = setup();
    terms.players = players_;
    for (std::size_t i = 0; i < players_.size(); ++i)
        if (players_[i].is_person()) terms.players[i].name = names_[i];
    terms.clock = kClocks[clock_];
    terms.leaving = leaving_;
    terms.repetition = repetition_;
    terms.takebacks = takebacks_;
    return terms;
}

std::string Menu::player_text(const match::Player& player, bool is_only) const {
    if (player.is_person()) return words_->text(is_only ? "player-you" : "player-person");
    return words_->text("player-computer-level", {{"level", player.level}});
}

std::string Menu::clock_text() const {
    const match::ClockRule& rule = kClocks[clock_];
    if (rule == match::ClockRule{}) return words_->text("clock-none");
    const bool has_limit = rule.per_turn.has_value();
    const std::string_view key = !rule.per_seat ? "clock-turn"
                                 : rule.increment.count() > 0
                                     ? has_limit ? "clock-increment-turn" : "clock-increment"
                                 : has_limit ? "clock-total-turn"
                                             : "clock-total";
    return words_->text(key, {{"minutes", rule.per_seat.value_or(Time(0)).count() / 60'000},
                              {"seconds", rule.increment.count() / 1'000},
                              {"limit", rule.per_turn.value_or(Time(0)).count() / 1'000}});
}

void Menu::add_options(std::vector<Row>& rows) {
    const rules::KeyTable& table = module(game_).keys;
    const std::string game(module(game_).name);
    for (std::size_t key = 0; key < table.keys.size(); ++key) {
        if (table.open(options_, key) < 2) continue;
        const std::string_view name = table.keys[key].name;
        const std::string_view value = table.keys[key].values[options_.choice[key]];
        rows.push_back({words_->text(base::cat(game, "-option-", name)),
                        words_->text(base::cat(game, "-value-", name, '-', value)),
                        [this, key](int by) { change_option(key, by); },
                        {}});
    }
}

void Menu::add_seats(std::vector<Row>& rows) {
    const auto session = catalog::start(setup());
    std::optional<std::size_t> you;
    for (std::size_t i = 0; i < players_.size() && !you; ++i)
        if (players_[i].is_person()) you = i;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const unsigned hue = hue_of(**session, rules::Seat(static_cast<unsigned>(i)));
        const std::string shape = encode(kShapes[hue]) + ' ';
        rows.push_back({shape + words_->text("seat-label", {{"seat", kHues[hue]}}),
                        player_text(players_[i], you == i),
                        [this, i](int by) { change_player(i, by); },
                        {}});
        if (players_[i].is_person())
            rows.push_back(
                {shape + words_->text("menu-name"), names_[i].empty() ? "-" : names_[i], {}, [this, i] {
                     ask_name(i);
                 }});
    }
}

// What only several players have to agree on.
void Menu::add_terms(std::vector<Row>& rows) {
    const auto add = [&](std::string_view key, std::string_view value, std::function<void(int)> change) {
        rows.push_back({words_->text(key), words_->text(value), std::move(change), {}});
    };
    const bool takes_over = leaving_ == match::Leaving::takeover;
    if (players_.size() > 2)
        add("menu-leaving", takes_over ? "menu-leaving-computer" : "menu-leaving-retire",
            [this, takes_over](int) {
                leaving_ = takes_over ? match::Leaving::retire : match::Leaving::takeover;
            });
    if (players_.size() < 2) return;
    add("menu-repetition", repetition_ ? "menu-repetition-on" : "menu-repetition-off",
        [this](int) { repetition_ = !repetition_; });
    add("menu-takebacks", takebacks_ ? "menu-takebacks-on" : "menu-takebacks-off",
        [this](int) { takebacks_ = !takebacks_; });
}

void Menu::ask_name(std::size_t seat) {
    const auto keep = [this, seat](const std::string& name) { names_[seat] = name; };
    overlay_ = std::make_unique<Prompt>(words_->text("menu-name"), names_[seat], keep, match::kLongestName);
}

void Menu::add_ways_out(std::vector<Row>& rows) {
    const std::string game(module(game_).name);
    const std::string name = words_->text(game + "-name");
    rows.push_back({words_->text("menu-resume"), "", {}, [this] { choose_saved(); }});
    rows.push_back({words_->text("menu-rules-of", {{"game", name}}), "", {}, [this, game] {
                        overlay_ = rules_page(game, *words_);
                    }});
    rows.push_back(
        {words_->text("menu-language"), words_->text("language-name"), {}, [this] { choose_language(); }});
    rows.push_back({words_->text("menu-quit"), "", {}, [this] { next_ = Next::quit; }});
}

std::vector<Menu::Row> Menu::rows() {
    std::vector<Row> rows;
    rows.push_back({words_->text("menu-start"), "", {}, [this] { next_ = Next::start; }});
    rows.push_back({words_->text("menu-game"),
                    words_->text(base::cat(module(game_).name, "-name")),
                    [this](int by) { choose_game(turned(game_, by, catalog::modules().size())); },
                    {}});
    add_options(rows);
    add_seats(rows);
    rows.push_back({words_->text("menu-clock"),
                    clock_text(),
                    [this](int by) { clock_ = turned(clock_, by, kClocks.size()); },
                    {}});
    add_terms(rows);
    add_ways_out(rows);
    return rows;
}

Picture Menu::draw(Size size) {
    constexpr int kIndent = 3;
    Picture picture(size);
    const auto lines = rows();
    chosen_ = std::min(chosen_, lines.size() - 1);
    int label = 0;
    for (const Row& row : lines)
        if (!row.value.empty()) label = std::max(label, width_of(row.label));
    label = std::min(label, (size.columns - kIndent) / 2);
    const int room = size.rows - 1;
    const bool is_airy = room >= static_cast<int>(lines.size()) + 5;
    int y = 0;
    if (is_airy) {
        picture.write({1, 1}, words_->text("app-name"), kStrong);
        picture.write({2 + width_of(words_->text("app-name")), 1}, "· " + words_->text("menu-title"), kMuted,
                      size.columns - 10);
        y = 3;
    }
    const int shown = std::min(static_cast<int>(lines.size()), room - y);
    const int top =
        std::clamp(static_cast<int>(chosen_) - shown + 1, 0, static_cast<int>(lines.size()) - shown);
    first_row_ = y - top;
    for (int i = 0; i < shown; ++i) {
        const std::size_t index = static_cast<std::size_t>(top) + static_cast<std::size_t>(i);
        const Row& row = lines[index];
        const bool here = index == chosen_;
        if (here) picture.write({1, y + i}, "▸", kStrong);
        const Style style = here ? kStrong : kPlain;
        const int width = row.value.empty() ? size.columns - kIndent : label;
        picture.write({kIndent, y + i}, fit(row.label, width), style);
        if (row.value.empty()) continue;
        const int x = kIndent + label + 2;
        const std::string value = here && row.change ? base::cat("‹ ", row.value, " ›") : "  " + row.value;
        picture.write({x, y + i}, fit(value, size.columns - x - 1), style);
    }
    const std::string_view tagline = module(game_).name;
    if (is_airy)
        picture.write({kIndent, y + shown + 1},
                      fit(words_->text(base::cat(tagline, "-tagline")), size.columns - 4), kMuted);
    const Row& now = lines[chosen_];
    const bool is_cut =
        width_of(now.label) > label || width_of(now.value) > size.columns - kIndent - label - 7;
    const std::string bottom = !message_.empty()              ? message_
                               : is_cut && !now.value.empty() ? now.value
                                                              : words_->text("menu-keys");
    picture.write({1, size.rows - 1}, fit(bottom, size.columns - 2), message_.empty() ? kMuted : kStrong);
    if (overlay_) overlay_->draw(picture, *words_);
    return picture;
}

void Menu::handle(const Key& key) {
    if (key.kind == Kind::none || key.kind == Kind::resize) return;
    message_.clear();
    if (overlay_) {
        if (overlay_->handle(key)) return;
        const auto done = std::move(overlay_);
        done->finish();
        return;
    }
    const auto lines = rows();
    const std::size_t last = lines.size() - 1;
    const auto use = [&](int by) {
        if (lines[chosen_].change)
            lines[chosen_].change(by);
        else if (lines[chosen_].enter && by > 0)
            lines[chosen_].enter();
    };
    switch (key.kind) {
        case Kind::up: chosen_ = chosen_ == 0 ? last : chosen_ - 1; return;
        case Kind::down:
        case Kind::tab: chosen_ = chosen_ == last ? 0 : chosen_ + 1; return;
        case Kind::left:
            if (lines[chosen_].change) use(-1);
            return;
        case Kind::right:
            if (lines[chosen_].change) use(1);
            return;
        case Kind::enter: return use(1);
        case Kind::escape: next_ = Next::quit; return;
        case Kind::click: {
            const int index = key.spot.y - first_row_;
            if (index < 0 || index > static_cast<int>(last)) return;
            const bool again = chosen_ == static_cast<std::size_t>(index);
            chosen_ = static_cast<std::size_t>(index);
            if (again || !lines[chosen_].change) use(1);
            return;
        }
        case Kind::letter: break;
        default: return;
    }
    if (key.is(U' ')) return use(1);
    switch (lower(key.letter)) {
        case U'q': next_ = Next::quit; return;
        case U'?': overlay_ = help_page(*words_); return;
        case U'r': overlay_ = rules_page(std::string(module(game_).name), *words_); return;
        case U'l': choose_language(); return;
        default: return;
    }
}

void Menu::choose_saved() {
    const auto saved = saved_();
    if (saved.empty()) {
        message_ = words_->text("menu-saved-none");
        return;
    }
    std::vector<std::string> items;
    items.reserve(saved.size());
    for (const SavedMatch& each : saved)
        items.push_back(
            words_->text("menu-saved-entry", {{"game", words_->text(game_of(each.setup) + "-name")},
                                              {"date", each.date},
                                              {"count", each.turns}}));
    overlay_ =
        std::make_unique<Choice>(words_->text("menu-resume"), items, 0, [this, saved](std::size_t index) {
            path_ = saved[index].path;
            next_ = Next::resume;
        });
}

void Menu::choose_language() {
    std::vector<std::string> names;
    std::size_t now = 0;
    for (std::size_t i = 0; i < texts::kLanguages.size(); ++i) {
        names.push_back(texts::Catalogue::of(texts::kLanguages[i]).text("language-name"));
        if (texts::kLanguages[i] == words_->language()) now = i;
    }
    overlay_ = std::make_unique<Choice>(words_->text("menu-language"), names, now, [this](std::size_t index) {
        words_ = &texts::Catalogue::of(texts::kLanguages[index]);
    });
}

}  // namespace thwart::cli::tui
