// thwart legal: the legal steps of one position, or of every position read from standard input.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"

#include <algorithm>
#include <cstdio>

namespace thwart::cli {
namespace {

std::vector<catalog::Step> sorted_steps(const catalog::Session& session) {
    auto steps = session.legal();
    std::ranges::sort(steps, {}, &catalog::Step::text);
    return steps;
}

// Reads a line of any length but keeps only its beginning, one character more than any text may have: enough to
// refuse it, and a hostile input cannot fill the memory. False at the end of the input.
bool read_line(std::string& line) {
    constexpr std::size_t kKept = 8192;
    line.clear();
    int letter = std::getc(stdin);
    if (letter == EOF) return false;
    for (; letter != EOF && letter != '\n'; letter = std::getc(stdin))
        if (line.size() < kKept) line += static_cast<char>(letter);
    return true;
}

}  // namespace

int legal(const Start& start) {
    const auto session = open(start);
    if (!session) return refuse(session.error());
    const bool chance = (*session)->turn().kind == rules::Turn::Kind::chance;
    std::string text;
    for (const catalog::Step& step : sorted_steps(**session))
        text += chance ? base::cat(step.text, ' ', step.weight, '\n') : step.text + '\n';
    return print(text);
}

int legal_lines(const std::string& setup) {
    const auto session = catalog::start(setup);
    if (!session) return refuse(session.error());
    for (std::string line; read_line(line);) {
        std::string answer;
        if (const auto set = (*session)->set_position(line); set) {
            for (const catalog::Step& step : sorted_steps(**session))
                answer += (answer.empty() ? "" : " ") + step.text;
        } else {
            answer = "error: " + set.error().text();
        }
        if (const int code = print(answer + '\n'); code != kDone) return code;
    }
    if (std::ferror(stdin) != 0) return refuse(base::malformed("input", "could not be read"));
    return kDone;
}

}  // namespace thwart::cli
