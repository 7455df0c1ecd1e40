#include "catalog/registry.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <string>

// Named by hand instead of registering themselves: a linker drops statics that nobody mentions.
#define GAME(name)                        \
    namespace thwart::name {              \
    const catalog::Module& game_module(); \
    }
#include "games/games.def"
#undef GAME

namespace thwart::catalog {

std::span<const Module* const> modules() {
    static const std::array kModules = {
#define GAME(name) &name::game_module(),
#include "games/games.def"
#undef GAME
    };
    return kModules;
}

base::Result<Choice> parse_setup(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const auto module = std::ranges::find(modules(), name, &Module::name);
    if (module == modules().end()) {
        std::string known;
        for (const Module* each : modules()) known += (known.empty() ? "" : ", ") + std::string(each->name);
        return base::malformed("setup", base::cat("unknown game ", base::quote(name), "; known are ", known));
    }
    if (colon == text.size() - 1) return base::malformed("setup", "expected key=value after the colon");
    const std::string_view options = colon == std::string_view::npos ? "" : text.substr(colon + 1);
    const auto parsed = rules::parse_options((*module)->keys, options);
    if (!parsed) return parsed.error();
    return Choice{*module, *parsed};
}

base::Result<std::unique_ptr<Session>> start(std::string_view setup) {
    const auto choice = parse_setup(setup);
    if (!choice) return choice.error();
    return choice->module->start(choice->options);
}

}  // namespace thwart::catalog
