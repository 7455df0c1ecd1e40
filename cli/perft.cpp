// thwart perft: how many step sequences of a length there are.

#include "base/text.hpp"
#include "cli/common.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

// The count behind each first step, sorted like the list of `legal`.
std::string divided(const catalog::Session& session, unsigned depth) {
    std::vector<std::string> lines;
    for (const catalog::Step& step : session.legal()) {
        const auto next = session.clone();
        if (next->play(step.text)) lines.push_back(base::cat(step.text, ' ', next->perft(depth - 1), '\n'));
    }
    std::ranges::sort(lines);
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

}  // namespace

int perft(const Start& start, unsigned depth, bool divide) {
    const auto session = open(start);
    if (!session) return refuse(session.error());
    if (depth > kDeepestPerft)
        return refuse(base::not_allowed("depth", base::cat("must be at most ", kDeepestPerft)));
    const std::string parts = divide && depth > 0 ? divided(**session, depth) : "";
    return print(base::cat(parts, "nodes ", (*session)->perft(depth), '\n'));
}

}  // namespace thwart::cli
