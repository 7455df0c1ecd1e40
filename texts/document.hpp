// Reads a rules document, written in the part of Markdown that README.md names, into blocks that the terminal and the
// page lay out in their own ways. Emphasis inside a line stays as it is written: what becomes of it is for them to say.
#pragma once

#include "base/result.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thwart::texts {

struct Heading {
    int level = 1;  // 1 the title, 2 a section
    std::string text;
    friend bool operator==(const Heading&, const Heading&) = default;
};

struct Paragraph {
    std::string text;
    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

struct List {
    bool is_numbered = false;
    std::vector<std::string> items;
    friend bool operator==(const List&, const List&) = default;
};

// A position to draw; the texts are not checked here, because this folder knows no game.
struct Diagram {
    std::string setup;
    std::string position;  // empty: the start
    std::vector<std::string> marks;
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

using Block = std::variant<Heading, Paragraph, List, Diagram>;

// An error says where as "line 3".
base::Result<std::vector<Block>> parse_document(std::string_view text);

}  // namespace thwart::texts
