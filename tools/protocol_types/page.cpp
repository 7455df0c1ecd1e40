#include "base/text.hpp"
#include "protocol/codec.hpp"
#include "tools/protocol_types/writers.hpp"

namespace thwart::tools {
namespace {

using protocol::FieldInfo;
using protocol::ShapeInfo;

std::string shape_text(const ShapeInfo& shape) {
    const std::string_view title = shape.tag.empty() ? shape.name : shape.tag;
    std::string text =
        base::cat("\n### ", title, "\n\n", shape.about, "\n\n| field | value | meaning |\n|---|---|---|\n");
    for (const FieldInfo& field : shape.fields)
        text += base::cat("| `", field.name, '`', field.is_optional ? " (optional)" : "", " | ",
                          protocol::rule_of(field.type), " | ", field.about, " |\n");
    return text;
}

std::string shapes_text(const std::vector<ShapeInfo>& shapes) {
    std::string text;
    for (const ShapeInfo& shape : shapes) text += shape_text(shape);
    return text + '\n';
}

std::string choices_text(const protocol::Description& all) {
    std::string text = "\n| type | words |\n|---|---|\n";
    for (const protocol::ChoiceInfo& choice : all.choices) {
        text += base::cat("| `", choice.name, "` |");
        for (const std::string_view word : choice.words) text += base::cat(" `", word, '`');
        text += " |\n";
    }
    return text + '\n';
}

std::string limits_text() {
    std::string features;
    for (const std::string_view feature : protocol::kFeatures) features += base::cat(" `", feature, '`');
    return base::cat("\n| what | number |\n|---|---|\n| version of the protocol | ", protocol::kVersion,
                     " |\n| oldest version that is served | ", protocol::kOldestVersion, " |\n| features |",
                     features, " |\n| longest message of a client | ", protocol::kLongestFrame,
                     " bytes |\n| longest body of a request | ", protocol::kLongestBody,
                     " bytes |\n| deepest nesting of JSON | ", protocol::kDeepest, " |\n\n");
}

std::string routes_text(std::span<const protocol::Route> routes) {
    std::string text = "\n| request | body | answer | |\n|---|---|---|---|\n";
    const auto code = [](std::string_view name) {
        return name.empty() ? std::string() : base::cat('`', name, '`');
    };
    for (const protocol::Route& route : routes)
        text += base::cat("| `", protocol::method_name(route.method), ' ', route.path, "` | ",
                          code(route.request), " | ", route.status, ' ', code(route.answer), " | ",
                          route.summary, " |\n");
    return text + '\n';
}

}  // namespace

std::string page(const protocol::Description& all, std::span<const protocol::Route> routes,
                 std::string_view written) {
    const std::pair<std::string_view, std::string> parts[] = {
        {"limits", limits_text()},
        {"client", shapes_text(all.from_client)},
        {"server", shapes_text(all.from_server)},
        {"parts", shapes_text(all.parts)},
        {"choices", choices_text(all)},
        {"routes", routes_text(routes)},
    };
    std::string text(written);
    for (const auto& [name, made] : parts) {
        const std::string mark = base::cat("<!-- generated ", name, " -->\n");
        const std::size_t begin = text.find(mark);
        const std::size_t end = text.find("<!-- end -->", begin);
        if (begin == std::string::npos || end == std::string::npos) continue;
        text.replace(begin + mark.size(), end - begin - mark.size(), made);
    }
    return text;
}

}  // namespace thwart::tools
