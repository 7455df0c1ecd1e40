#include "cli/thinkers.hpp"

#include <algorithm>

namespace thwart::cli {

MakeThinker registered_thinkers() {
    return [](const catalog::Module& module, catalog::Style style, std::size_t table_bytes) {
        return module.make_thinker(style, table_bytes);
    };
}

std::optional<catalog::Style> parse_style(std::string_view name) {
    const auto* const found = std::ranges::find(kStyleNames, name);
    if (found == kStyleNames.end()) return std::nullopt;
    return static_cast<catalog::Style>(found - kStyleNames.begin());
}

}  // namespace thwart::cli
