// How many are here and how much they do, by place (Address::place): the caps on connections and the budgets for
// requests and messages.
#pragma once

#include "server/budget.hpp"

#include <string>
#include <unordered_map>

namespace thwart::server::net {

struct CrowdLimits {
    unsigned connections = 20'000;
    unsigned connections_per_place = 256;
    unsigned requests_a_minute = 600;  // over HTTP, per place
    unsigned messages_a_minute = 600;  // per socket
    unsigned messages_a_minute_per_place = 6'000;
};

class Crowd {
public:
    explicit Crowd(const CrowdLimits& limits)
        : limits_(limits),
          requests_(limits.requests_a_minute),
          messages_(limits.messages_a_minute_per_place) {}

    // Another connection from there; false when there are too many.
    bool admit(const std::string& place) {
        unsigned& here = counts_[place];
        if (here >= limits_.connections_per_place) return false;
        ++here;
        return true;
    }
    void leave(const std::string& place) {
        const auto found = counts_.find(place);
        if (found != counts_.end() && --found->second == 0) counts_.erase(found);
    }

    bool may_request(const std::string& place, match::Time now) { return requests_.take(place, now); }
    bool may_speak(const std::string& place, match::Time now) { return messages_.take(place, now); }

    [[nodiscard]] const CrowdLimits& limits() const { return limits_; }

private:
    CrowdLimits limits_;
    std::unordered_map<std::string, unsigned> counts_;
    Budgets requests_;
    Budgets messages_;
};

}  // namespace thwart::server::net
