// When whom to wake: every room has at most one alarm. A set in order of time, so that asking for the next one is free
// however many rooms there are.
#pragma once

#include "match/clock.hpp"

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace thwart::server {

class Alarms {
public:
    using Sleeper = u64;

    // Nothing: no alarm any more.
    void set(Sleeper sleeper, std::optional<match::Time> at) {
        if (const auto found = times_.find(sleeper); found != times_.end()) {
            if (found->second == at) return;
            order_.erase({found->second, sleeper});
            times_.erase(found);
        }
        if (!at) return;
        times_.emplace(sleeper, *at);
        order_.emplace(*at, sleeper);
    }

    [[nodiscard]] std::optional<match::Time> next() const {
        if (order_.empty()) return std::nullopt;
        return order_.begin()->first;
    }

    // Those whose time has come; their alarms are off.
    std::vector<Sleeper> take_due(match::Time now) {
        std::vector<Sleeper> due;
        while (!order_.empty() && order_.begin()->first <= now) {
            due.push_back(order_.begin()->second);
            times_.erase(due.back());
            order_.erase(order_.begin());
        }
        return due;
    }

private:
    std::map<Sleeper, match::Time> times_;
    std::set<std::pair<match::Time, Sleeper>> order_;
};

}  // namespace thwart::server
