#include "rules/canvas.hpp"

namespace thwart::rules {

Cell& Canvas::at(std::size_t column, std::size_t row) {
    if (rows_.size() <= row) rows_.resize(row + 1);
    if (rows_[row].size() <= column) rows_[row].resize(column + 1);
    return rows_[row][column];
}

void Canvas::write(std::size_t column, std::size_t row, std::string_view text, Ink ink) {
    for (const char letter : text) {
        Cell& cell = at(column++, row);
        cell.glyph = static_cast<unsigned char>(letter);
        cell.ascii = letter;
        cell.ink = ink;
    }
}

std::string to_ascii(const Canvas& canvas) {
    std::string text;
    for (const std::vector<Cell>& row : canvas.rows()) {
        std::string line;
        for (const Cell& cell : row) line += cell.ascii;
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

}  // namespace thwart::rules
