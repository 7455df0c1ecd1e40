// The form of the documents that the server keeps: lines of a key and a value, the first naming the kind and the version.
// Values are single lines, which the parser of messages has made sure of; keys may repeat and unknown ones are ignored.
#pragma once

#include "base/integers.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thwart::server {

class LinesWriter {
public:
    // `kind` is a line of its own: "thwart room 1".
    explicit LinesWriter(std::string_view kind) : text_(std::string(kind) + '\n') {}
    LinesWriter& add(std::string_view key, std::string_view value);
    LinesWriter& add(std::string_view key, i64 value) { return add(key, std::to_string(value)); }
    LinesWriter& add_switch(std::string_view key, bool is_on) { return add(key, is_on ? "on" : "off"); }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

class Lines {
public:
    // Nothing when the first line is not `kind`. Keeps views into `text`.
    static std::optional<Lines> parse(std::string_view kind, std::string_view text);

    [[nodiscard]] std::string_view value(std::string_view key) const;  // empty: there is none
    [[nodiscard]] std::optional<i64> number(std::string_view key) const;
    [[nodiscard]] bool is_on(std::string_view key) const { return value(key) == "on"; }
    [[nodiscard]] std::vector<std::string_view> values(std::string_view key) const;

private:
    std::vector<std::pair<std::string_view, std::string_view>> lines_;
};

// The text up to the first blank, and what follows it.
std::pair<std::string_view, std::string_view> first_word(std::string_view text);

// A whole number as std::to_string writes it.
std::optional<i64> parse_whole(std::string_view text);

}  // namespace thwart::server
