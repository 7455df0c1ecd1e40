// Reading and building the one-line texts of setups, positions and moves.
#pragma once

#include "base/integers.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::base {

// The parts of a text between separators; n separators give n + 1 parts, empty ones included.
std::vector<std::string_view> split(std::string_view text, char separator);

// A decimal number as we write it ourselves: digits only, no leading zero, at most `limit`.
std::optional<u32> parse_number(std::string_view text, u32 limit);

// A short printable excerpt in quotes, fit for a one-line message whatever the input was.
std::string quote(std::string_view text);

namespace detail {
inline void append(std::string& out, std::string_view part) { out += part; }
inline void append(std::string& out, char part) { out += part; }
template <std::integral T>
    requires(!std::same_as<T, char> && !std::same_as<T, bool>)
void append(std::string& out, T part) {
    out += std::to_string(part);
}
}  // namespace detail

// Joins texts, characters and whole numbers.
template <class... Parts>
std::string cat(const Parts&... parts) {
    std::string out;
    (detail::append(out, parts), ...);
    return out;
}

}  // namespace thwart::base
