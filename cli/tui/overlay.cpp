#include "cli/tui/overlay.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace thwart::cli::tui {
namespace {

using Kind = Key::Kind;

void clear_row(Picture& picture, int row) { picture.clear({0, row}, {picture.size().columns, 1}); }

}  // namespace

Page::Page(std::string title, Make make, bool at_end)
    : title_(std::move(title)), make_(std::move(make)), at_end_(at_end) {}

void Page::draw(Picture& picture, const texts::Catalogue& words) {
    constexpr int kWidestPage = 80;
    const Size size = picture.size();
    const int width = std::min(size.columns - 2, kWidestPage);
    const Picture content = make_(width);
    picture.clear({0, 0}, size);
    picture.write({1, 0}, fit(title_, width), kStrong);
    room_ = std::max(size.rows - 3, 1);
    most_ = std::max(content.size().rows - room_, 0);
    if (at_end_) top_ = most_;
    at_end_ = false;
    top_ = std::clamp(top_, 0, most_);
    for (int y = 0; y < room_ && top_ + y < content.size().rows; ++y)
        for (int x = 0; x < content.size().columns; ++x)
            picture.put({1 + x, 1 + y}, content.at({x, top_ + y}));
    const std::string more = words.text(most_ == 0 ? "help-close" : "help-more");
    picture.write({1, size.rows - 1}, fit(more, width), kMuted);
    if (most_ > 0) {
        const std::string where = base::cat((top_ + room_) * 100 / (most_ + room_), '%');
        picture.write({size.columns - 1 - width_of(where), size.rows - 1}, where, kMuted);
    }
    picture.caret.reset();
}

bool Page::handle(const Key& key) {
    switch (key.kind) {
        case Kind::up: top_ = std::max(top_ - 1, 0); return true;
        case Kind::down: top_ = std::min(top_ + 1, most_); return true;
        case Kind::page_up: top_ = std::max(top_ - room_, 0); return true;
        case Kind::page_down: top_ = std::min(top_ + room_, most_); return true;
        case Kind::home: top_ = 0; return true;
        case Kind::end: top_ = most_; return true;
        case Kind::none:
        case Kind::resize: return true;
        default: break;
    }
    if (!key.is(U' ') || top_ >= most_) return false;
    top_ = std::min(top_ + room_, most_);
    return true;
}

Question::Question(std::string text, std::function<void(bool)> answer)
    : text_(std::move(text)), answer_(std::move(answer)) {}

void Question::draw(Picture& picture, const texts::Catalogue& words) {
    const std::string yes = words.text("answer-yes");
    const std::string no = words.text("answer-no");
    yes_ = U"y" + decode(yes).substr(0, 1);
    no_ = U"n" + decode(no).substr(0, 1);
    const int columns = picture.size().columns;
    clear_row(picture, picture.size().rows - 2);
    clear_row(picture, picture.size().rows - 1);
    picture.write({1, picture.size().rows - 2}, fit(text_, columns - 2), kStrong);
    picture.write({1, picture.size().rows - 1}, fit(base::cat("y ", yes, "   n ", no), columns - 2), kMuted);
    picture.caret.reset();
}

bool Question::handle(const Key& key) {
    const auto is_in = [&](const std::u32string& letters) {
        return key.kind == Kind::letter &&
               std::ranges::any_of(letters, [&](char32_t each) { return lower(each) == lower(key.letter); });
    };
    if (key.kind == Kind::enter || is_in(yes_)) {
        agrees_ = true;
        return false;
    }
    return key.kind != Kind::escape && !is_in(no_);
}

Choice::Choice(std::string title, std::vector<std::string> items, std::size_t chosen,
               std::function<void(std::size_t)> pick)
    : title_(std::move(title)), items_(std::move(items)), chosen_(chosen), pick_(std::move(pick)) {}

void Choice::draw(Picture& picture, const texts::Catalogue& /*words*/) {
    int width = width_of(title_);
    for (const std::string& item : items_) width = std::max(width, width_of(item) + 3);
    const Size size = picture.size();
    width = std::min(width + 4, size.columns);
    shown_ = std::min(static_cast<int>(items_.size()), std::max(size.rows - 4, 1));
    const Spot corner{(size.columns - width) / 2, std::max((size.rows - shown_ - 4) / 2, 0)};
    const Style box{.ink = rules::Ink::plain, .paper = rules::Paper::asphalt};
    Style strong = box;
    strong.ink = rules::Ink::strong;
    strong.bold = true;
    picture.clear(corner, {width, shown_ + 3}, box);
    picture.write({corner.x + 2, corner.y}, fit(title_, width - 3), strong);
    first_ = {corner.x + 2, corner.y + 2};
    const auto room = static_cast<std::size_t>(shown_);
    top_ = std::min(top_, chosen_);
    if (chosen_ >= top_ + room) top_ = chosen_ + 1 - room;
    for (std::size_t i = 0; i < room; ++i) {
        Style style = top_ + i == chosen_ ? strong : box;
        style.reverse = top_ + i == chosen_;
        const std::string line = base::cat(' ', items_[top_ + i], ' ');
        picture.write({first_.x, first_.y + static_cast<int>(i)}, fit(line, width - 3), style);
    }
    picture.caret.reset();
}

bool Choice::handle(const Key& key) {
    const std::size_t last = items_.size() - 1;
    switch (key.kind) {
        case Kind::up: chosen_ = chosen_ == 0 ? last : chosen_ - 1; return true;
        case Kind::down:
        case Kind::tab: chosen_ = chosen_ == last ? 0 : chosen_ + 1; return true;
        case Kind::home: chosen_ = 0; return true;
        case Kind::end: chosen_ = last; return true;
        case Kind::enter: is_picked_ = true; return false;
        case Kind::escape: return false;
        case Kind::click:
            if (key.spot.y < first_.y || key.spot.y >= first_.y + shown_) return false;
            chosen_ = top_ + static_cast<std::size_t>(key.spot.y - first_.y);
            is_picked_ = true;
            return false;
        default: break;
    }
    if (key.is(U'q') || key.is(U'Q')) return false;
    is_picked_ = key.is(U' ');
    return !is_picked_;
}

void Choice::finish() {
    if (is_picked_) pick_(chosen_);
}

Prompt::Prompt(std::string label, const std::string& text, std::function<void(const std::string&)> enter,
               std::size_t longest)
    : label_(std::move(label)), text_(decode(text)), enter_(std::move(enter)), longest_(longest) {}

void Prompt::draw(Picture& picture, const texts::Catalogue& /*words*/) {
    const int row = picture.size().rows - 1;
    clear_row(picture, row);
    const int used = picture.write({1, row}, label_, kStrong) + 2;
    std::u32string tail = text_;  // what is being typed stays in sight
    while (width_of(encode(tail)) > std::max(picture.size().columns - used - 1, 1)) tail.erase(0, 1);
    const int typed = picture.write({used, row}, encode(tail), kPlain);
    picture.caret = Spot{used + typed, row};
}

bool Prompt::handle(const Key& key) {
    if (key.kind == Kind::escape) return false;
    if (key.kind == Kind::enter) {
        is_entered_ = true;
        return false;
    }
    if (key.kind == Kind::letter && encode(text_ + key.letter).size() <= longest_) text_ += key.letter;
    if (key.kind == Kind::backspace && !text_.empty()) text_.pop_back();
    return true;
}

void Prompt::finish() {
    if (is_entered_) enter_(encode(text_));
}

}  // namespace thwart::cli::tui
