// The options of a setup ("players=4,first=2") as data. A game declares its keys once; reading, canonical
// writing, listing for the user and walking through every setup in the tests all follow from that table.
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::rules {

inline constexpr std::size_t kMaxKeys = 6;

struct Key {
    std::string_view name;
    std::span<const std::string_view> values;  // the default first
    std::string_view meaning;
};

// For every key the index of its chosen value.
struct Options {
    std::array<u8, kMaxKeys> choice{};
    friend bool operator==(const Options&, const Options&) = default;
};

struct KeyTable {
    std::span<const Key> keys;
    // How many of a key's values, counted from the first, the choices for the keys before it leave open;
    // 0 when the key does not apply to them.
    unsigned (*open)(const Options& chosen, std::size_t key);
};

// Reads "key=value,key=value" (empty: all defaults). Errors name the key.
base::Result<Options> parse_options(const KeyTable& table, std::string_view text);

// Names every key that applies, in the table's order: equal options have equal texts.
std::string format_options(const KeyTable& table, const Options& options);

// Every combination that makes sense.
std::vector<Options> all_options(const KeyTable& table);

}  // namespace thwart::rules
