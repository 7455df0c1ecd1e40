// thwart games: every game with its keys, values and defaults.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"

namespace thwart::cli {
namespace {

// All names, values and meanings are plain ASCII words of ours without quotes or backslashes.
std::string in_quotes(std::string_view text) { return base::cat('"', text, '"'); }

template <class Range, class Format>
std::string joined(const Range& range, std::string_view separator, Format format) {
    std::string text;
    for (const auto& item : range) text += base::cat(text.empty() ? "" : separator, format(item));
    return text;
}

std::string key_as_json(const rules::Key& key) {
    return base::cat(R"({"name":)", in_quotes(key.name), R"(,"values":[)", joined(key.values, ",", in_quotes),
                     R"(],"default":)", in_quotes(key.values.front()), R"(,"meaning":)",
                     in_quotes(key.meaning), '}');
}

std::string as_json(const catalog::Module& module) {
    return base::cat(R"({"name":)", in_quotes(module.name), R"(,"keys":[)",
                     joined(module.keys.keys, ",", key_as_json), "]}");
}

std::string as_text(const catalog::Module& module) {
    std::string text = base::cat(module.name, '\n');
    for (const rules::Key& key : module.keys.keys) {
        std::string values =
            base::cat(key.name, '=', joined(key.values, "|", [](auto value) { return value; }));
        values.resize(std::max<std::size_t>(values.size() + 2, 28), ' ');
        text += base::cat("  ", values, key.meaning, " (default ", key.values.front(), ")\n");
    }
    return text;
}

}  // namespace

int games(bool json) {
    const auto modules = catalog::modules();
    if (json)
        return print(
            base::cat('[', joined(modules, ",", [](auto* module) { return as_json(*module); }), "]\n"));
    return print(joined(modules, "", [](auto* module) { return as_text(*module); }));
}

}  // namespace thwart::cli
