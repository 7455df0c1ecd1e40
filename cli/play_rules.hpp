// The rules of a game as its players read them, with the diagrams drawn by the board code.
#pragma once

#include "cli/commands.hpp"
#include "rules/canvas.hpp"
#include "texts/document.hpp"
#include "texts/language.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::cli {

// The document as lines of text.
std::string rules_text_for(std::string_view game, texts::Language language, const Look& look);

// The drawing of a diagram and the sites it marks; nothing when it cannot be drawn.
struct DrawnDiagram {
    rules::Canvas canvas;
    std::vector<rules::SiteId> marks;
};
std::optional<DrawnDiagram> draw_diagram(const texts::Diagram& diagram);

// Without the signs of emphasis.
std::string plain_text(std::string_view marked);

}  // namespace thwart::cli
