// thwart show: the drawn board.

#include "cli/common.hpp"

namespace thwart::cli {

int show(const Start& start, const Look& look) {
    const auto session = open(start);
    if (!session) return refuse(session.error());
    return print(paint((*session)->draw(), look));
}

}  // namespace thwart::cli
