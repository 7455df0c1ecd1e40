#include "cli/tui/play_screen.hpp"

#include "base/text.hpp"
#include "cli/tui/pages.hpp"

#include <algorithm>

namespace thwart::cli::tui {
namespace {

using Kind = Key::Kind;

constexpr i64 kPause = 300'000;      // microseconds that a computer takes at least, to be seen
constexpr i64 kNewsEvery = 200'000;  // between two progress lines

}  // namespace

PlayScreen::PlayScreen(Table& table, texts::Language language, std::function<i64()> microseconds)
    : table_(table), words_(&texts::Catalogue::of(language)), microseconds_(std::move(microseconds)) {
    message_ = texts().storage_trouble();
    refresh();
}

void PlayScreen::handle(const Key& key) {
    if (key.kind == Kind::none || key.kind == Kind::resize) return;
    if (overlay_) {
        if (overlay_->handle(key)) return;
        const auto done = std::move(overlay_);
        done->finish();
        return;
    }
    message_.clear();
    if (type(key)) return;
    switch (key.kind) {
        case Kind::up: return move_cursor(Direction::up);
        case Kind::down: return move_cursor(Direction::down);
        case Kind::left: return move_cursor(Direction::left);
        case Kind::right: return move_cursor(Direction::right);
        case Kind::tab: return next_target(true);
        case Kind::back_tab: return next_target(false);
        case Kind::enter: return commit();
        case Kind::escape: return cancel();
        case Kind::click: return click(key.spot);
        case Kind::letter: break;
        default: return;
    }
    if (key.letter == U' ') return commit();
    if (command(key.letter) || !may_enter()) return;
    is_typing_ = true;
    if (key.letter != U':' && key.letter != U'/') typed_ = key.letter;
}

bool PlayScreen::command(char32_t letter) {
    switch (letter) {
        case U'?': open(help_page(*words_)); return true;
        case U'R': open(rules_page(texts().game(), *words_)); return true;
        case U'm': open(moves_page(table_, *words_)); return true;
        case U'l': choose_language(); return true;
        case U's': ask_where_to_save(); return true;
        case U'q': ask_to_leave(); return true;
        case U'h': ask_hint(); return true;
        case U'u': take_back(); return true;
        case U'r': ask_to_resign(); return true;
        case U'o':
            if (const auto seat = table_.speaker()) happen(match::OfferDraw{*seat});
            return true;
        case U'n':
            if (!match().result()) return false;
            next_ = Next::again;
            return true;
        default: return false;
    }
}

void PlayScreen::happen(match::Happening what, const std::string& typed) {
    const auto notices = table_.apply(std::move(what));
    if (!notices) {
        message_ = texts().refusal(notices.error(), typed);
        return;
    }
    after(*notices);
    after(table_.let_computers_answer());
}

void PlayScreen::after(const std::vector<match::Notice>& notices) {
    if (notices.empty()) return;
    table_.thinking().cancel();
    purpose_ = Purpose::none;
    if (const std::string said = texts().notices(notices); !said.empty() && !match().result())
        message_ = said;
    if (match().result()) message_.clear();
    if (table_.storage_trouble()) message_ = texts().storage_trouble();
    refresh();
}

void PlayScreen::ask_hint() {
    if (!may_enter()) {
        message_ = words_->text("hint-none");
        return;
    }
    purpose_ = Purpose::hint;
    progress_.clear();
    thinking_since_ = microseconds_();
    table_.thinking().start(table_.session(), table_.question(Table::kHintLevel));
}

void PlayScreen::take_back() {
    if (const auto seat = table_.speaker()) happen(match::AskTakeback{*seat});
}

void PlayScreen::ask_to_resign() {
    const auto seat = table_.speaker();
    if (!seat || match().result()) return;
    open(std::make_unique<Question>(words_->text("resign-ask"), [this, seat](bool agrees) {
        if (agrees) happen(match::Resign{*seat});
    }));
}

void PlayScreen::ask_to_leave() {
    if (match().result()) {
        next_ = Next::leave;
        return;
    }
    open(std::make_unique<Question>(words_->text("quit-ask"), [this](bool agrees) {
        if (agrees) next_ = Next::leave;
    }));
}

void PlayScreen::ask_where_to_save() {
    const auto save = [this](const std::string& path) {
        if (path.empty()) return;
        const auto saved = table_.save(path);
        message_ = saved ? words_->text("save-done", {{"file", path}})
                         : words_->text("save-failed", {{"file", path}, {"why", saved.error().what}});
    };
    open(std::make_unique<Prompt>(words_->text("save-ask-name"), texts().game() + ".record", save));
}

void PlayScreen::choose_language() {
    std::vector<std::string> names;
    std::size_t now = 0;
    for (std::size_t i = 0; i < texts::kLanguages.size(); ++i) {
        names.push_back(texts::Catalogue::of(texts::kLanguages[i]).text("language-name"));
        if (texts::kLanguages[i] == words_->language()) now = i;
    }
    open(std::make_unique<Choice>(words_->text("menu-language"), names, now, [this](std::size_t index) {
        words_ = &texts::Catalogue::of(texts::kLanguages[index]);
    }));
}

// A person at the table has to answer somebody else's offer.
void PlayScreen::ask_for_answer() {
    const auto asked = *table_.asked();
    open(std::make_unique<Question>(texts().question(asked), [this, asked](bool agrees) {
        if (asked.is_draw)
            happen(match::AnswerDraw{asked.seat, agrees});
        else
            happen(match::AnswerTakeback{asked.seat, agrees});
    }));
}

bool PlayScreen::let_computer_think() {
    purpose_ = Purpose::move;
    progress_.clear();
    thinking_since_ = microseconds_();
    table_.thinking().start(table_.session(), table_.question(table_.level()));
    return true;
}

bool PlayScreen::take_thought() {
    const i64 now = microseconds_();
    if (purpose_ == Purpose::move && table_.is_timed() && now - thinking_since_ < kPause) return false;
    const auto thought = table_.thinking().take();
    if (!thought) {
        if (now - progress_shown_ < kNewsEvery || now - thinking_since_ < kPause) return false;
        progress_shown_ = now;
        const std::string before = std::exchange(progress_, progress_text());
        return before != progress_;
    }
    if (std::exchange(purpose_, Purpose::none) == Purpose::hint) {
        message_ = words_->text("hint-try", {{"move", thought->move}});
        hint_ = tree_.sites_of(thought->move);
        if (!hint_.empty()) cursor_ = hint_[std::min(touched_.size(), hint_.size() - 1)];
        return true;
    }
    if (const auto notices = table_.play(*thought)) {
        after(*notices);
        after(table_.let_computers_answer());
    }
    return true;
}

bool PlayScreen::tick() {
    if (match().result()) return false;
    if (const auto notices = table_.advance(); !notices.empty()) {
        const match::Played* last = match().line().last();
        after(notices);
        if (last != nullptr && !last->is_move() && !match().result()) message_.clear();
        return true;
    }
    if (table_.asked() && !overlay_) {
        ask_for_answer();
        return true;
    }
    if (purpose_ != Purpose::none) return take_thought();
    if (table_.awaits_computer() && !table_.asked()) return let_computer_think();
    return match().terms().clock != match::ClockRule{};
}

std::optional<int> PlayScreen::patience_ms() const {
    constexpr int kThinking = 40;
    constexpr int kHurry = 4;  // where nobody looks on: a match that is only repeated
    constexpr int kClock = 250;
    if (match().result()) return std::nullopt;
    if (purpose_ != Purpose::none || table_.awaits_computer()) return table_.is_timed() ? kThinking : kHurry;
    if (match().turn().kind == rules::Turn::Kind::chance) return 0;
    if (match().flag_time()) return kClock;
    return std::nullopt;
}

}  // namespace thwart::cli::tui
