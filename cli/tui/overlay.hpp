// What lies over a screen for a while: a page to read, a question, a list to choose from, a line to type.
#pragma once

#include "cli/tui/key.hpp"
#include "cli/tui/picture.hpp"
#include "texts/catalogue.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace thwart::cli::tui {

class Overlay {
public:
    virtual ~Overlay() = default;
    virtual void draw(Picture& picture, const texts::Catalogue& words) = 0;
    // False when it has done its work. What it leads to is done by the caller, after it has gone.
    virtual bool handle(const Key& key) = 0;
    virtual void finish() {}
};

// Lines to scroll through, on the whole screen; any other key closes it. `make` lays them out for a width.
class Page final : public Overlay {
public:
    using Make = std::function<Picture(int width)>;
    // Begins at the end instead of the top: for a list that grows.
    Page(std::string title, Make make, bool at_end = false);
    void draw(Picture& picture, const texts::Catalogue& words) override;
    bool handle(const Key& key) override;

private:
    std::string title_;
    Make make_;
    bool at_end_;
    int top_ = 0;
    int room_ = 1;
    int most_ = 0;  // the last line that may be at the top
};

// A yes or no in the status line. Enter means yes, Esc means no.
class Question final : public Overlay {
public:
    Question(std::string text, std::function<void(bool)> answer);
    void draw(Picture& picture, const texts::Catalogue& words) override;
    bool handle(const Key& key) override;
    void finish() override { answer_(agrees_); }

private:
    std::string text_;
    std::function<void(bool)> answer_;
    std::u32string yes_ = U"y";
    std::u32string no_ = U"n";
    bool agrees_ = false;
};

// A list in the middle of the screen. Esc leaves it without a choice.
class Choice final : public Overlay {
public:
    Choice(std::string title, std::vector<std::string> items, std::size_t chosen,
           std::function<void(std::size_t)> pick);
    void draw(Picture& picture, const texts::Catalogue& words) override;
    bool handle(const Key& key) override;
    void finish() override;

private:
    std::string title_;
    std::vector<std::string> items_;
    std::size_t chosen_;
    std::function<void(std::size_t)> pick_;
    bool is_picked_ = false;
    Spot first_;  // of the items, as last drawn
    int shown_ = 0;
    std::size_t top_ = 0;
};

// A line of text in the input line, of so many bytes at most. Esc leaves it.
class Prompt final : public Overlay {
public:
    Prompt(std::string label, const std::string& text, std::function<void(const std::string&)> enter,
           std::size_t longest = 4096);
    void draw(Picture& picture, const texts::Catalogue& words) override;
    bool handle(const Key& key) override;
    void finish() override;

private:
    std::string label_;
    std::u32string text_;
    std::function<void(const std::string&)> enter_;
    std::size_t longest_;
    bool is_entered_ = false;
};

}  // namespace thwart::cli::tui
