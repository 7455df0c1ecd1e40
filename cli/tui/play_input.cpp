// How moves are entered: by the pointer, the mouse, or typed.

#include "base/text.hpp"
#include "cli/tui/play_screen.hpp"

#include <algorithm>
#include <functional>

namespace thwart::cli::tui {
namespace {

using rules::SiteId;
using Kind = Key::Kind;
using Progress = catalog::InputTree::Progress;

// Where so many sites of a kind are possible, marking them says nothing.
constexpr std::size_t kCrowd = 30;

}  // namespace

bool PlayScreen::may_enter() const { return table_.awaits_person() && !table_.asked(); }

void PlayScreen::refresh() {
    tree_ = may_enter() ? catalog::InputTree(table_.session()) : catalog::InputTree();
    touched_.clear();
    hint_.clear();
    answer_ = tree_.at(touched_);
    board_ = std::make_unique<Board>(table_.session().draw());
    last_.clear();
    const match::Line& line = match().line();
    for (std::size_t i = line.size(); i > 0; --i) {
        if (!line.steps()[i - 1].is_move()) continue;
        last_ = line.before(i - 1).touches(line.steps()[i - 1].step);
        break;
    }
    place_cursor();
}

// Possible sites that are worth marking: of kinds that are not crowded.
std::vector<SiteId> PlayScreen::clear_targets() const {
    const rules::Topology board = table_.session().topology();
    std::map<std::string_view, std::size_t> counts;
    for (const SiteId site : answer_.next) ++counts[board.sites[site].kind];
    std::vector<SiteId> clear;
    for (const SiteId site : answer_.next)
        if (counts[board.sites[site].kind] <= kCrowd) clear.push_back(site);
    return clear;
}

void PlayScreen::place_cursor() {
    if (answer_.next.empty()) {
        if (touched_.empty()) cursor_.reset();
        return;
    }
    if (cursor_ && std::ranges::binary_search(answer_.next, *cursor_)) return;
    const auto targets = clear_targets();
    const auto& sites = targets.empty() ? answer_.next : targets;
    std::optional<Spot> from;
    if (!touched_.empty()) from = board_->place_of(touched_.back());
    if (!from && cursor_) from = board_->place_of(*cursor_);
    const Size size = board_->size();
    cursor_ = nearest(*board_, from.value_or(Spot{size.columns / 2, size.rows / 2}), sites);
    if (!cursor_) cursor_ = sites.front();
}

void PlayScreen::move_cursor(Direction direction) {
    if (!cursor_ || !may_enter()) return;
    if (const auto site = neighbour(*board_, *cursor_, direction, answer_.next)) cursor_ = site;
}

void PlayScreen::next_target(bool forward) {
    auto sites = clear_targets();
    if (sites.empty()) sites = answer_.next;
    if (sites.empty()) return;
    const auto place = [&](SiteId site) {
        const Spot spot = board_->place_of(site).value_or(Spot{});
        return std::pair(spot.y, spot.x);
    };
    std::ranges::sort(sites, {}, place);
    const auto here = cursor_ ? std::ranges::find(sites, *cursor_) : sites.end();
    if (here == sites.end())
        cursor_ = sites.front();
    else if (forward)
        cursor_ = here + 1 == sites.end() ? sites.front() : *(here + 1);
    else
        cursor_ = here == sites.begin() ? sites.back() : *(here - 1);
}

void PlayScreen::touch(SiteId site) {
    if (!touched_.empty() && touched_.back() == site) {
        if (answer_.steps.empty())
            cancel();
        else
            choose(answer_.steps);
        return;
    }
    auto sites = touched_;
    sites.push_back(site);
    auto answer = tree_.at(sites);
    if (answer.progress == Progress::empty && !touched_.empty()) {
        sites = {site};  // another beginning
        answer = tree_.at(sites);
    }
    if (answer.progress == Progress::empty) {
        message_ = words_->text("input-nothing-there");
        return;
    }
    hint_.clear();
    touched_ = std::move(sites);
    answer_ = std::move(answer);
    if (answer_.progress == Progress::complete) return choose(answer_.steps);
    cursor_.reset();
    place_cursor();
}

// Enter: touches what is under the cursor, or makes the move that needs no touch.
void PlayScreen::commit() {
    if (!may_enter()) return;
    if (touched_.empty() && answer_.progress == Progress::complete) return choose(answer_.steps);
    if (cursor_) touch(*cursor_);
}

void PlayScreen::choose(std::vector<std::string> steps) {
    if (steps.size() == 1) return play(steps.front());
    open(std::make_unique<Choice>(words_->text("input-prompt"), steps, 0,
                                  [this, steps](std::size_t index) { play(steps[index]); }));
}

// What is marked is done at once; elsewhere the first click shows what the second would do.
void PlayScreen::click(Spot spot) {
    if (!shown_ || !shown_->contains(spot) || !may_enter()) return;
    const SiteId site = shown_->at(spot).site;
    if (site == rules::kNoSite) return cancel();
    const auto targets = clear_targets();
    const bool is_marked = std::ranges::find(targets, site) != targets.end();
    const bool is_possible = std::ranges::binary_search(answer_.next, site);
    if (is_marked || !is_possible || cursor_ == site) return touch(site);
    cursor_ = site;
}

void PlayScreen::cancel() {
    is_typing_ = false;
    typed_.clear();
    hint_.clear();
    if (touched_.empty()) return;
    const SiteId first = touched_.front();
    touched_.clear();
    answer_ = tree_.at(touched_);
    cursor_ = first;
    place_cursor();
}

void PlayScreen::play(const std::string& step) {
    const match::Move move{match().turn().seat,
                           step};  // the step may lie in the answer that is replaced next
    touched_.clear();
    answer_ = tree_.at(touched_);
    happen(move, move.step);
}

// True when the key belonged to the line being typed.
bool PlayScreen::type(const Key& key) {
    if (!is_typing_) return false;
    switch (key.kind) {
        case Kind::letter: typed_ += key.letter; return true;
        case Kind::backspace:
            if (typed_.empty())
                is_typing_ = false;
            else
                typed_.pop_back();
            return true;
        case Kind::tab: complete(); return true;
        case Kind::enter: enter_typed(); return true;
        case Kind::escape: cancel(); return true;
        default: return false;
    }
}

// As far as all legal moves that begin like this agree.
void PlayScreen::complete() {
    std::string typed;
    for (const char32_t letter : typed_) typed += encode(letter);
    std::vector<std::string> fitting;
    for (const catalog::Step& step : match().legal())
        if (is_same_word(step.text.substr(0, typed.size()), typed)) fitting.push_back(step.text);
    const auto begins = [&](const std::string& step) { return step.starts_with(typed); };
    if (std::ranges::any_of(fitting, begins)) std::erase_if(fitting, std::not_fn(begins));
    if (fitting.empty()) {
        message_ = words_->text("input-not-a-move");
        return;
    }
    std::string common = fitting.front();
    for (const std::string& each : fitting)
        common.erase(std::ranges::mismatch(common, each).in1, common.end());
    typed_ = decode(common);
    if (fitting.size() == 1) return;
    message_ = words_->text("input-several", {{"count", fitting.size()}});
    for (const std::string& each : fitting) message_ += ' ' + each;
}

void PlayScreen::enter_typed() {
    std::string typed;
    for (const char32_t letter : typed_) typed += encode(letter);
    is_typing_ = false;
    typed_.clear();
    if (!typed.empty()) play(table_.step_meant(typed));
}

}  // namespace thwart::cli::tui
