#include "server/lines.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <charconv>

namespace thwart::server {

LinesWriter& LinesWriter::add(std::string_view key, std::string_view value) {
    text_ += key;
    text_ += ' ';
    // A line end in a value would be a line of its own; no text that was checked has one.
    for (const char letter : value) text_ += letter == '\n' ? ' ' : letter;
    text_ += '\n';
    return *this;
}

std::optional<Lines> Lines::parse(std::string_view kind, std::string_view text) {
    Lines lines;
    bool is_first = true;
    for (const std::string_view line : base::split(text, '\n')) {
        if (is_first && line != kind) return std::nullopt;
        if (!is_first && !line.empty()) lines.lines_.push_back(first_word(line));
        is_first = false;
    }
    return lines;
}

std::string_view Lines::value(std::string_view key) const {
    const auto found = std::ranges::find(lines_, key, [](const auto& line) { return line.first; });
    return found == lines_.end() ? std::string_view() : found->second;
}

std::optional<i64> Lines::number(std::string_view key) const { return parse_whole(value(key)); }

std::vector<std::string_view> Lines::values(std::string_view key) const {
    std::vector<std::string_view> found;
    for (const auto& [each, value] : lines_)
        if (each == key) found.push_back(value);
    return found;
}

std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return {text, {}};
    return {text.substr(0, blank), text.substr(blank + 1)};
}

std::optional<i64> parse_whole(std::string_view text) {
    i64 value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace thwart::server
