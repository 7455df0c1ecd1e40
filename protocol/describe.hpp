// The tables of shapes.hpp as plain data, for the generators of documents and TypeScript types and for tests that walk
// over everything that travels.
#pragma once

#include "protocol/shape.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace thwart::protocol {

struct TypeInfo {
    enum class Kind : u8 { text, number, flag, seat, time, choice, list, object };
    Kind kind = Kind::text;
    std::string_view name;     // of a choice or an object
    Limit limit;               // of a list: also of its items
    bool may_be_null = false;  // an item of a list
    std::shared_ptr<const TypeInfo> item;
};

struct FieldInfo {
    std::string_view name;
    TypeInfo type;
    bool is_optional = false;
    std::string_view about;
};

struct ShapeInfo {
    std::string_view name;
    std::string_view tag;
    std::string_view about;
    std::vector<FieldInfo> fields;
};

struct ChoiceInfo {
    std::string_view name;
    std::vector<std::string_view> words;
};

struct Description {
    std::vector<ShapeInfo> from_client;
    std::vector<ShapeInfo> from_server;
    std::vector<ShapeInfo> bodies;  // of HTTP
    std::vector<ShapeInfo> parts;   // of all of these, each before those that contain it
    std::vector<ChoiceInfo> choices;
};

Description describe();

// "a text of 1 to 32 letters, digits, '-' or '_'": the rule that a value of this type must follow.
std::string rule_of(const TypeInfo& type);

}  // namespace thwart::protocol
