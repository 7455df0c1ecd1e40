#include "cli/play_rules.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"
#include "cli/tui/picture.hpp"
#include "texts/catalogue.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

constexpr int kWidth = 78;

class Writer {
public:
    explicit Writer(const Look& look) : look_(look) {}

    void operator()(const texts::Heading& heading) {
        const std::string text = plain_text(heading.text);
        const auto width = static_cast<std::size_t>(tui::width_of(text));
        out_ += base::cat(text, '\n', std::string(width, heading.level == 1 ? '=' : '-'), "\n\n");
    }
    void operator()(const texts::Paragraph& paragraph) {
        add(plain_text(paragraph.text), "", "");
        out_ += '\n';
    }
    void operator()(const texts::List& list) {
        for (std::size_t i = 0; i < list.items.size(); ++i)
            add(plain_text(list.items[i]), list.is_numbered ? base::cat(i + 1, ". ") : "- ",
                list.is_numbered ? "   " : "  ");
        out_ += '\n';
    }
    void operator()(const texts::Diagram& diagram) {
        if (const auto drawn = draw_diagram(diagram)) out_ += paint(drawn->canvas, look_) + '\n';
    }

    [[nodiscard]] const std::string& text() const { return out_; }

private:
    void add(const std::string& text, std::string lead, std::string_view indent) {
        for (const std::string& line : tui::wrap(text, kWidth - static_cast<int>(indent.size()))) {
            out_ += base::cat(lead, line, '\n');
            lead = indent;
        }
    }

    Look look_;
    std::string out_;
};

// A site by its label; where kinds share a label, the first.
void mark(const rules::Topology& board, std::string_view label, DrawnDiagram& drawn) {
    const auto found = std::ranges::find(board.sites, label, &rules::Site::label);
    if (found != board.sites.end())
        drawn.marks.push_back(static_cast<rules::SiteId>(found - board.sites.begin()));
}

// In the drawing itself, for where nothing else can show a mark.
void paint_marks(DrawnDiagram& drawn) {
    for (std::size_t y = 0; y < drawn.canvas.rows().size(); ++y)
        for (std::size_t x = 0; x < drawn.canvas.rows()[y].size(); ++x) {
            rules::Cell& cell = drawn.canvas.at(x, y);
            if (std::ranges::find(drawn.marks, cell.site) == drawn.marks.end()) continue;
            cell.paper = rules::Paper::marked;
            if (cell.ascii == ' ' || cell.ascii == '.' || cell.ascii == 'o') cell.ascii = '*';
        }
}

}  // namespace

std::string plain_text(std::string_view marked) {
    std::string text;
    for (const char letter : marked)
        if (letter != '*' && letter != '`') text += letter;
    return text;
}

std::optional<DrawnDiagram> draw_diagram(const texts::Diagram& diagram) {
    const auto session = catalog::start(diagram.setup);
    if (!session) return std::nullopt;
    if (!diagram.position.empty())
        if (const auto set = (*session)->set_position(diagram.position); !set) return std::nullopt;
    DrawnDiagram drawn{(*session)->draw(), {}};
    const rules::Topology board = (*session)->topology();
    for (const std::string& label : diagram.marks) mark(board, label, drawn);
    paint_marks(drawn);
    return drawn;
}

std::string rules_text_for(std::string_view game, texts::Language language, const Look& look) {
    const auto blocks = texts::parse_document(texts::rules_text(game, language));
    if (!blocks) return "";
    Writer writer(look);
    for (const texts::Block& block : *blocks) std::visit(writer, block);
    return writer.text();
}

}  // namespace thwart::cli
