#include "base/text.hpp"
#include "protocol/messages.hpp"
#include "tools/protocol_types/writers.hpp"

namespace thwart::tools {
namespace {

using protocol::FieldInfo;
using protocol::ShapeInfo;
using protocol::TypeInfo;

std::string type_name(const TypeInfo& type) {
    switch (type.kind) {
        case TypeInfo::Kind::text: return "string";
        case TypeInfo::Kind::flag: return "boolean";
        case TypeInfo::Kind::number: return "number";
        case TypeInfo::Kind::seat: return "Seat";
        case TypeInfo::Kind::time: return "Milliseconds";
        case TypeInfo::Kind::choice:
        case TypeInfo::Kind::object: return std::string(type.name);
        case TypeInfo::Kind::list: break;
    }
    const std::string item = type_name(*type.item);
    return type.item->may_be_null ? base::cat("readonly (", item, " | null)[]")
                                  : base::cat("readonly ", item, "[]");
}

std::string field_line(const FieldInfo& field) {
    return base::cat("  /** ", field.about, " */\n  readonly ", field.name, field.is_optional ? "?" : "",
                     ": ", type_name(field.type), ";\n");
}

std::string interface_of(const ShapeInfo& shape) {
    std::string text = base::cat("\n/** ", shape.about, " */\nexport interface ", shape.name, " {\n");
    if (!shape.tag.empty()) text += base::cat("  readonly t: '", shape.tag, "';\n");
    for (const FieldInfo& field : shape.fields) text += field_line(field);
    return text + "}\n";
}

std::string union_of(std::string_view name, const std::vector<ShapeInfo>& shapes) {
    std::string text = base::cat("\nexport type ", name, " =");
    for (const ShapeInfo& shape : shapes) text += base::cat("\n  | ", shape.name);
    return text + ";\n";
}

template <class Words>
std::string quoted_list(const Words& words, std::string_view separator) {
    std::string text;
    for (const std::string_view word : words)
        text += base::cat(text.empty() ? "" : separator, '\'', word, '\'');
    return text;
}

}  // namespace

std::string typescript(const protocol::Description& all) {
    std::string text = base::cat(
        "// Written by tools/protocol_types from the tables in protocol/. Change those instead.\n\n"
        "export const protocolVersion = ",
        protocol::kVersion, ";\nexport const protocolFeatures = [", quoted_list(protocol::kFeatures, ", "),
        "] as const;\n\n/** Counted from 1. */\nexport type Seat = number;\n"
        "/** Of a moment: since the epoch of the server's clock. */\nexport type Milliseconds = number;\n");
    for (const protocol::ChoiceInfo& choice : all.choices)
        text += base::cat("\nexport type ", choice.name, " = ", quoted_list(choice.words, " | "), ";\n");
    for (const auto* shapes : {&all.parts, &all.from_client, &all.from_server, &all.bodies})
        for (const ShapeInfo& shape : *shapes) text += interface_of(shape);
    text += union_of("ClientMessage", all.from_client);
    text += union_of("ServerMessage", all.from_server);
    return text;
}

}  // namespace thwart::tools
