// The terminal through curses: shows pictures and reads keys. Curses sends only what has changed, which keeps a slow line
// quiet. The one file that knows curses is terminal.cpp.
#pragma once

#include "cli/commands.hpp"
#include "cli/tui/key.hpp"
#include "cli/tui/picture.hpp"

#include <map>
#include <optional>
#include <utility>

namespace thwart::cli::tui {

class Terminal {
public:
    // Takes over the whole screen until it is destroyed.
    explicit Terminal(Colours colours);
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    [[nodiscard]] Size size() const;
    void show(const Picture& picture);
    // Waits for a key, at most so many milliseconds; nothing: for ever.
    Key read(std::optional<int> patience_ms);

private:
    enum class Palette : u8 { none, eight, many };

    [[nodiscard]] unsigned attributes(const Style& style);
    [[nodiscard]] int pair(int ink, int paper);

    Palette palette_ = Palette::none;
    bool is_utf8_ = false;
    bool was_typing_ = false;
    std::map<std::pair<int, int>, int> pairs_;  // of colours, with their numbers
};

}  // namespace thwart::cli::tui
