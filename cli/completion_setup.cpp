// What can follow the beginning of a setup, from the registry.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/command_table.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

bool names(std::string_view pair, std::string_view key) {
    return pair.starts_with(key) && pair.substr(key.size(), 1) == "=";
}

// `chosen` are the pairs that are complete, `part` is the one at the cursor.
std::vector<std::string> complete_pair(const catalog::Module& module, std::string_view chosen,
                                       std::string_view part) {
    const auto options = rules::parse_options(module.keys, chosen);
    if (!options) return {};
    const auto pairs = base::split(chosen, ',');
    std::vector<std::string> ends;
    for (std::size_t i = 0; i < module.keys.keys.size(); ++i) {
        const rules::Key& key = module.keys.keys[i];
        const unsigned open = module.keys.open(*options, i);
        const auto is_named = [&](std::string_view pair) { return names(pair, key.name); };
        if (open == 0 || std::ranges::any_of(pairs, is_named)) continue;
        if (part.find('=') == std::string_view::npos)
            ends.push_back(base::cat(key.name, '='));
        else if (names(part, key.name))
            for (const std::string_view value :
                 key.values.first(std::min<std::size_t>(open, key.values.size())))
                ends.push_back(base::cat(key.name, '=', value));
    }
    std::erase_if(ends, [&](const std::string& end) { return !end.starts_with(part); });
    return ends;
}

}  // namespace

std::vector<std::string> complete_setup(const std::string& beginning) {
    const std::size_t colon = beginning.find(':');
    std::vector<std::string> setups;
    for (const catalog::Module* module : catalog::modules()) {
        if (colon == std::string::npos && module->name.starts_with(beginning))
            setups.emplace_back(module->name);
        if (colon == std::string::npos || module->name != beginning.substr(0, colon)) continue;
        const std::size_t comma = beginning.rfind(',');
        const std::size_t part = comma == std::string::npos ? colon + 1 : comma + 1;
        const std::string chosen =
            comma == std::string::npos ? "" : beginning.substr(colon + 1, comma - colon - 1);
        for (const std::string& end :
             complete_pair(*module, chosen, std::string_view(beginning).substr(part)))
            setups.push_back(beginning.substr(0, part) + end);
    }
    return setups;
}

}  // namespace thwart::cli
