// How long nothing has been achieved, in games where that ends a match (rules::Stalls). Used by matches, by series of
// them, and by whoever checks a record.
#pragma once

#include "catalog/session.hpp"

#include <utility>

namespace thwart::match {

class Idle {
public:
    explicit Idle(const catalog::Session& start) : progress_(start.progress()) {}

    // To be told of every step: the seat that acted, or for which chance did, and the game after it.
    void note(rules::Seat acted, const catalog::Session& now) {
        if (std::exchange(progress_, now.progress()) != now.progress()) is_idle_ = false;
        const rules::Turn next = now.turn();
        if (next.kind != rules::Turn::Kind::over && next.seat == acted) return;
        turns_ = is_idle_ ? turns_ + 1 : 0;
        is_idle_ = true;
    }

    // Whole turns since the last one that achieved something; none if that is the one being played.
    [[nodiscard]] unsigned turns() const { return is_idle_ ? turns_ : 0; }
    [[nodiscard]] bool is_standstill(const catalog::Session& now) const {
        return now.patience() != 0 && turns() >= now.patience();
    }

private:
    u32 progress_;
    unsigned turns_ = 0;
    bool is_idle_ = true;  // nothing yet in the turn that is being played
};

}  // namespace thwart::match
