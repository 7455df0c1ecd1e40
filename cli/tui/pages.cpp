#include "cli/tui/pages.hpp"

#include "base/text.hpp"
#include "cli/play_rules.hpp"
#include "cli/seat_look.hpp"
#include "cli/tui/board.hpp"

#include <algorithm>
#include <array>

namespace thwart::cli::tui {
namespace {

struct HelpLine {
    std::string_view keys;
    std::string_view text;
};
constexpr std::array kBoardKeys = {
    HelpLine{"← ↑ ↓ →", "help-arrows"}, HelpLine{"Enter", "help-enter"}, HelpLine{"Esc", "help-escape"},
    HelpLine{"Tab", "help-tab"},        HelpLine{":", "help-typing"},
};
constexpr std::array kMatchKeys = {
    HelpLine{"h", "help-hint"},   HelpLine{"u", "help-takeback"}, HelpLine{"o", "help-draw"},
    HelpLine{"r", "help-resign"}, HelpLine{"s", "help-save"},     HelpLine{"m", "help-moves"},
    HelpLine{"R", "help-rules"},  HelpLine{"l", "help-language"}, HelpLine{"?", "help-help"},
    HelpLine{"q", "help-quit"},
};

// Grows downwards; the rest of the picture is cut off at the end.
class Sheet {
public:
    explicit Sheet(int width) : width_(width), picture_({width, kRows}) {}

    void add(std::string_view text, const Style& style = kPlain, int indent = 0) {
        for (const std::string& line : wrap(text, width_ - indent))
            picture_.write({indent, row_++}, line, style);
    }
    void skip() { ++row_; }
    void add_help(const HelpLine& line, const texts::Catalogue& words) {
        constexpr int kColumn = 12;
        picture_.write({2, row_}, line.keys, kStrong);
        add(words.text(line.text), kPlain, kColumn);
    }
    void add_board(const DrawnDiagram& diagram) {
        const Board board(diagram.canvas);
        BoardLook look{board, nullptr, {}, {}};
        for (const rules::SiteId site : diagram.marks) look.marks[site] = Mark::target;
        const Board::Box all{{0, 0}, {std::min(board.size().columns, width_ - 2), board.size().rows}};
        draw_board(look, all, {2, row_}, picture_);
        row_ += board.size().rows;
    }

    [[nodiscard]] Picture finish() const {
        Picture cut({width_, std::min(row_, kRows)});
        for (int y = 0; y < cut.size().rows; ++y)
            for (int x = 0; x < width_; ++x) cut.put({x, y}, picture_.at({x, y}));
        return cut;
    }

private:
    static constexpr int kRows = 2'000;  // the longest page has some hundreds

    int width_;
    Picture picture_;
    int row_ = 0;
};

class RulesWriter {
public:
    explicit RulesWriter(Sheet& sheet) : sheet_(sheet) {}

    void operator()(const texts::Heading& heading) const {
        if (heading.level == 1) return;  // the title of the page
        sheet_.add(plain_text(heading.text), kStrong);
        sheet_.skip();
    }
    void operator()(const texts::Paragraph& paragraph) const {
        sheet_.add(plain_text(paragraph.text));
        sheet_.skip();
    }
    void operator()(const texts::List& list) const {
        for (std::size_t i = 0; i < list.items.size(); ++i)
            sheet_.add(base::cat(list.is_numbered ? base::cat(i + 1, ". ") : "• ", plain_text(list.items[i])),
                       kPlain, 2);
        sheet_.skip();
    }
    void operator()(const texts::Diagram& diagram) const {
        if (const auto drawn = draw_diagram(diagram)) sheet_.add_board(*drawn);
        sheet_.skip();
    }

private:
    Sheet& sheet_;
};

Picture lay_out_rules(const std::string& game, texts::Language language, int width) {
    Sheet sheet(width);
    sheet.skip();
    if (const auto blocks = texts::parse_document(texts::rules_text(game, language)))
        for (const texts::Block& block : *blocks) std::visit(RulesWriter(sheet), block);
    return sheet.finish();
}

}  // namespace

std::unique_ptr<Overlay> help_page(const texts::Catalogue& words) {
    return std::make_unique<Page>(words.text("help-title"), [&words](int width) {
        Sheet sheet(width);
        sheet.skip();
        sheet.add(words.text("help-board"), kStrong);
        for (const HelpLine& line : kBoardKeys) sheet.add_help(line, words);
        sheet.add(words.text("help-mouse"), kPlain, 12);
        sheet.skip();
        sheet.add(words.text("help-match"), kStrong);
        for (const HelpLine& line : kMatchKeys) sheet.add_help(line, words);
        return sheet.finish();
    });
}

std::unique_ptr<Overlay> rules_page(const std::string& game, const texts::Catalogue& words) {
    const std::string title = words.text(game + "-name");
    return std::make_unique<Page>(title, [game, language = words.language()](int width) {
        return lay_out_rules(game, language, width);
    });
}

std::string turn_text(const match::PlayedTurn& turn) {
    std::string text;
    for (const std::string& step : turn.steps) text += base::cat(text.empty() ? "" : " ", step);
    return text;
}

std::unique_ptr<Overlay> moves_page(const Table& table, const texts::Catalogue& words) {
    const auto make = [&table, &words](int width) {
        Sheet sheet(width);
        sheet.skip();
        const auto turns = table.match().line().turns();
        if (turns.empty()) sheet.add(words.text("panel-moves-none"));
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const std::string left = turns[i].left ? "   " + format_left(*turns[i].left) : "";
            sheet.add(base::cat(i + 1, ". ", encode(shape_of(table.session(), turns[i].seat)), ' ',
                                turn_text(turns[i]), left));
        }
        return sheet.finish();
    };
    return std::make_unique<Page>(words.text("panel-moves"), make, true);
}

}  // namespace thwart::cli::tui
