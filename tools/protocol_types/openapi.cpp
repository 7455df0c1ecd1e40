#include "base/text.hpp"
#include "protocol/messages.hpp"
#include "tools/protocol_types/writers.hpp"

#include <algorithm>
#include <vector>

namespace thwart::tools {
namespace {

using protocol::Content;
using protocol::FieldInfo;
using protocol::Route;
using protocol::ShapeInfo;
using protocol::TypeInfo;

// Indented JSON, piece by piece. What is written comes from our own tables, so only quotes need care.
class Writer {
public:
    void open(std::string_view key = "", char bracket = '{') {
        begin(key);
        text_ += bracket;
        ++depth_;
        is_first_ = true;
    }
    void close(char bracket = '}') {
        --depth_;
        if (!is_first_) new_line();
        text_ += bracket;
        is_first_ = false;
    }
    void add(std::string_view key, std::string_view value) {
        begin(key);
        text_ += quoted(value);
    }
    void add_number(std::string_view key, u64 value) {
        begin(key);
        text_ += std::to_string(value);
    }
    void add_flag(std::string_view key, bool value) {
        begin(key);
        text_ += value ? "true" : "false";
    }
    [[nodiscard]] std::string text() const { return text_ + '\n'; }

private:
    static std::string quoted(std::string_view value) {
        std::string text = "\"";
        for (const char letter : value) {
            if (letter == '"' || letter == '\\') text += '\\';
            text += letter;
        }
        return text + '"';
    }
    void new_line() { text_ += '\n' + std::string(2 * depth_, ' '); }
    void begin(std::string_view key) {
        if (!is_first_) text_ += ',';
        if (depth_ > 0) new_line();
        if (!key.empty()) text_ += quoted(key) + ": ";
        is_first_ = false;
    }

    std::string text_;
    std::size_t depth_ = 0;
    bool is_first_ = true;
};

std::string reference(std::string_view name) { return base::cat("#/components/schemas/", name); }

void write_nullable_type(Writer& out, std::string_view name, bool may_be_null) {
    if (!may_be_null) return out.add("type", name);
    out.open("type", '[');
    out.add("", name);
    out.add("", "null");
    out.close(']');
}

void write_text_type(Writer& out, const TypeInfo& type) {
    using protocol::Letters;
    out.add("type", "string");
    if (type.limit.letters == Letters::any) return;
    out.add_number("minLength", type.limit.least);
    out.add_number("maxLength", type.limit.most);
    if (type.limit.letters == Letters::word) out.add("pattern", "^[A-Za-z0-9_-]+$");
    if (type.limit.letters == Letters::hex) out.add("pattern", "^([0-9a-f]{2})+$");
}

void write_number_type(Writer& out, const TypeInfo& type) {
    write_nullable_type(out, "integer", type.may_be_null);
    if (type.limit.least > 0) out.add_number("minimum", type.limit.least);
    if (type.limit.most < protocol::kLargestNumber) out.add_number("maximum", type.limit.most);
}

void write_type(Writer& out, const TypeInfo& type) {
    switch (type.kind) {
        case TypeInfo::Kind::text: return write_text_type(out, type);
        case TypeInfo::Kind::flag: return out.add("type", "boolean");
        case TypeInfo::Kind::number:
        case TypeInfo::Kind::seat:
        case TypeInfo::Kind::time: return write_number_type(out, type);
        case TypeInfo::Kind::choice:
        case TypeInfo::Kind::object: return out.add("$ref", reference(type.name));
        case TypeInfo::Kind::list: break;
    }
    out.add("type", "array");
    if (type.limit.most_items < protocol::kLargestNumber) out.add_number("maxItems", type.limit.most_items);
    out.open("items");
    write_type(out, *type.item);
    out.close();
}

void write_shape(Writer& out, const ShapeInfo& shape) {
    out.open(shape.name);
    out.add("type", "object");
    out.add("description", shape.about);
    out.open("properties");
    for (const FieldInfo& field : shape.fields) {
        out.open(field.name);
        write_type(out, field.type);
        out.add("description", field.about);
        out.close();
    }
    out.close();
    if (!std::ranges::all_of(shape.fields, &FieldInfo::is_optional)) {
        out.open("required", '[');
        for (const FieldInfo& field : shape.fields)
            if (!field.is_optional) out.add("", field.name);
        out.close(']');
    }
    out.close();
}

void write_choice(Writer& out, const protocol::ChoiceInfo& choice) {
    out.open(choice.name);
    out.add("type", "string");
    out.open("enum", '[');
    for (const std::string_view word : choice.words) out.add("", word);
    out.close(']');
    out.close();
}

void write_content(Writer& out, std::string_view kind, std::string_view schema) {
    out.open("content");
    out.open(kind);
    if (!schema.empty()) {
        out.open("schema");
        out.add("$ref", reference(schema));
        out.close();
    }
    out.close();
    out.close();
}

void write_responses(Writer& out, const Route& route) {
    out.open("responses");
    out.open(std::to_string(route.status));
    out.add("description", "Done");
    if (route.content != Content::none)
        write_content(out, route.content == Content::json ? "application/json" : "text/plain", route.answer);
    out.close();
    for (const std::string_view status : base::split(route.failures, ' ')) {
        out.open(status);
        out.add("description", "Refused");
        write_content(out, "application/json", "Failure");
        out.close();
    }
    out.close();
}

std::vector<std::string_view> parameters(std::string_view path) {
    std::vector<std::string_view> names;
    for (std::size_t at = path.find('{'); at != std::string_view::npos; at = path.find('{', at + 1))
        names.push_back(path.substr(at + 1, path.find('}', at) - at - 1));
    return names;
}

void write_parameters(Writer& out, std::string_view path) {
    const auto names = parameters(path);
    if (names.empty()) return;
    out.open("parameters", '[');
    for (const std::string_view name : names) {
        out.open();
        out.add("name", name);
        out.add("in", "path");
        out.add_flag("required", true);
        out.open("schema");
        if (name == "seat") {
            out.add("type", "integer");
            out.add_number("minimum", 1);
        } else {
            out.add("type", "string");
            out.add("pattern", "^[A-Za-z0-9_-]+$");
        }
        out.close();
        out.close();
    }
    out.close(']');
}

void write_route(Writer& out, const Route& route) {
    std::string method(protocol::method_name(route.method));
    std::ranges::transform(method, method.begin(),
                           [](char letter) { return static_cast<char>(letter + 32); });
    out.open(method);
    out.add("summary", route.summary);
    write_parameters(out, route.path);
    if (!route.request.empty()) {
        out.open("requestBody");
        out.add_flag("required", true);
        write_content(out, "application/json", route.request);
        out.close();
    }
    write_responses(out, route);
    out.close();
}

void write_paths(Writer& out, std::span<const Route> routes) {
    std::vector<std::string_view> paths;  // in the order of their first route
    for (const Route& route : routes)
        if (std::ranges::find(paths, route.path) == paths.end()) paths.push_back(route.path);
    out.open("paths");
    for (const std::string_view path : paths) {
        out.open(path);
        for (const Route& route : routes)
            if (route.path == path) write_route(out, route);
        out.close();
    }
    out.close();
}

void write_security(Writer& out) {
    out.open("securitySchemes");
    out.open("session");
    out.add("type", "apiKey");
    out.add("in", "cookie");
    out.add("name", "session");
    out.close();
    out.open("token");
    out.add("type", "http");
    out.add("scheme", "bearer");
    out.close();
    out.close();
}

// A guest needs none of them.
void write_security_choice(Writer& out) {
    out.open("security", '[');
    out.open();
    out.close();
    for (const std::string_view scheme : {"session", "token"}) {
        out.open();
        out.open(scheme, '[');
        out.close(']');
        out.close();
    }
    out.close(']');
}

}  // namespace

std::string openapi(const protocol::Description& all, std::span<const Route> routes) {
    Writer out;
    out.open();
    out.add("openapi", "3.1.0");
    out.open("info");
    out.add("title", "Thwart");
    out.add("version", std::to_string(protocol::kVersion));
    out.add("description",
            "Rooms, records and analyses. Live play goes over the WebSocket: docs/protocol.md. Lengths of "
            "texts are "
            "counted in bytes of UTF-8. Unknown fields are ignored.");
    out.close();
    write_security_choice(out);
    write_paths(out, routes);
    out.open("components");
    write_security(out);
    out.open("schemas");
    for (const protocol::ChoiceInfo& choice : all.choices) write_choice(out, choice);
    for (const ShapeInfo& shape : all.parts) write_shape(out, shape);
    write_shape(out, *std::ranges::find(all.from_server, "ServerRoom", &ShapeInfo::name));
    for (const ShapeInfo& shape : all.bodies) write_shape(out, shape);
    out.close();
    out.close();
    out.close();
    return out.text();
}

}  // namespace thwart::tools
