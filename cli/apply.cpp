// thwart apply: the position after some steps. thwart status: whose turn it is in a position, or how it came out.

#include "base/text.hpp"
#include "cli/common.hpp"

namespace thwart::cli {

int apply(const Start& start, const std::vector<std::string>& steps) {
    const auto session = open(start);
    if (!session) return refuse(session.error());
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (const auto played = (*session)->play(steps[i]); !played) {
            base::Error error = played.error();
            error.what = base::cat("step ", i + 1, ": ", error.what);
            return refuse(error);
        }
    return print((*session)->position() + '\n');
}

int status(const Start& start) {
    const auto session = open(start);
    if (!session) return refuse(session.error());
    const rules::Turn turn = (*session)->turn();
    switch (turn.kind) {
        case rules::Turn::Kind::decision: return print(base::cat("decision ", turn.seat.number(), '\n'));
        case rules::Turn::Kind::chance: return print("chance\n");
        case rules::Turn::Kind::over: break;
    }
    return print(base::cat("over ", ranks((*session)->outcome()), '\n'));
}

}  // namespace thwart::cli
