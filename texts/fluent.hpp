// Reads files of messages in the part of Project Fluent's syntax that README.md names, and refuses the rest. The
// catalogue formats what is read here, and the tests compare it between languages. A parser of our own, because the
// part is small, the web's library is JavaScript, and no C++ one is kept up.
#pragma once

#include "base/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thwart::texts {

struct Element;

struct Pattern {
    std::vector<Element> elements;
};

struct Text {
    std::string text;
};

struct Variable {
    std::string name;
};

// To another message, which sees the same variables.
struct Reference {
    std::string key;
};

struct Case {
    std::string key;           // a word, a plural category, or the digits of a number
    std::optional<i64> exact;  // the number, where the key is one
    Pattern value;
};

struct Choice {
    std::string variable;
    std::vector<Case> cases;
    std::size_t fallback = 0;  // the case marked *
};

struct Element {
    std::variant<Text, Variable, Reference, Choice> content;
};

struct Message {
    std::string key;
    Pattern value;
};

// The messages of a file in its order, each key once; an error says where as "line 3, column 5".
base::Result<std::vector<Message>> parse_messages(std::string_view source);

}  // namespace thwart::texts
