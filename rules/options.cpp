#include "rules/options.hpp"

#include "base/assert.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace thwart::rules {
namespace {

using Wishes = std::array<std::optional<u8>, kMaxKeys>;

std::string list_names(const KeyTable& table) {
    std::string names;
    for (const Key& key : table.keys) names += (names.empty() ? "" : ", ") + std::string(key.name);
    return names;
}

std::string list_values(const Key& key, std::size_t open) {
    std::string values;
    for (const std::string_view value : key.values.first(open))
        values += (values.empty() ? "" : ", ") + std::string(value);
    return values;
}

base::Status read_wish(const KeyTable& table, std::string_view entry, Wishes& wishes) {
    const std::size_t equals = entry.find('=');
    if (equals == std::string_view::npos)
        return base::malformed("setup", base::cat("expected key=value, found ", base::quote(entry)));
    const std::string_view name = entry.substr(0, equals);
    const std::string_view wanted = entry.substr(equals + 1);
    const auto key = std::ranges::find(table.keys, name, &Key::name);
    if (key == table.keys.end())
        return base::malformed(
            "setup", base::cat("unknown key ", base::quote(name), "; known are ", list_names(table)));
    std::optional<u8>& wish = wishes[static_cast<std::size_t>(key - table.keys.begin())];
    if (wish) return base::malformed(std::string(name), "given twice");
    const auto value = std::ranges::find(key->values, wanted);
    if (value == key->values.end())
        return base::malformed(std::string(name),
                               base::cat("unknown value ", base::quote(wanted), "; known are ",
                                         list_values(*key, key->values.size())));
    wish = static_cast<u8>(value - key->values.begin());
    return base::Done{};
}

void extend(const KeyTable& table, std::size_t key, Options options, std::vector<Options>& all) {
    if (key == table.keys.size()) {
        all.push_back(options);
        return;
    }
    const unsigned choices = std::max(1U, table.open(options, key));
    for (unsigned choice = 0; choice < choices; ++choice) {
        options.choice[key] = static_cast<u8>(choice);
        extend(table, key + 1, options, all);
    }
}

}  // namespace

base::Result<Options> parse_options(const KeyTable& table, std::string_view text) {
    THWART_ASSERT(table.keys.size() <= kMaxKeys);
    Wishes wishes;
    if (!text.empty())
        for (const std::string_view entry : base::split(text, ','))
            if (const base::Status read = read_wish(table, entry, wishes); !read) return read.error();

    Options options;
    for (std::size_t i = 0; i < table.keys.size(); ++i) {
        if (!wishes[i]) continue;
        const Key& key = table.keys[i];
        const unsigned open = table.open(options, i);
        if (open == 0) return base::not_allowed(std::string(key.name), "does not apply to this setup");
        if (*wishes[i] >= open)
            return base::not_allowed(std::string(key.name),
                                     base::cat("must be one of ", list_values(key, open), " here"));
        options.choice[i] = *wishes[i];
    }
    return options;
}

std::string format_options(const KeyTable& table, const Options& options) {
    std::string text;
    for (std::size_t i = 0; i < table.keys.size(); ++i) {
        if (table.open(options, i) == 0) continue;
        if (!text.empty()) text += ',';
        text += base::cat(table.keys[i].name, '=', table.keys[i].values[options.choice[i]]);
    }
    return text;
}

std::vector<Options> all_options(const KeyTable& table) {
    std::vector<Options> all;
    extend(table, 0, {}, all);
    return all;
}

}  // namespace thwart::rules
