// How often somebody may do something: a bucket of tokens that fills with time. Time is an argument.
#pragma once

#include "match/clock.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>

namespace thwart::server {

class Budget {
public:
    explicit Budget(unsigned a_minute) : a_minute_(a_minute), level_(most()) {}

    // Whether one is left, without using it.
    [[nodiscard]] bool has_one(match::Time now) {
        fill(now);
        return level_ >= kOne;
    }
    bool take(match::Time now) {
        if (!has_one(now)) return false;
        level_ -= kOne;
        return true;
    }
    [[nodiscard]] bool is_full(match::Time now) {
        fill(now);
        return level_ == most();
    }

private:
    static constexpr i64 kOne = 60'000;  // so that every millisecond adds a whole number

    [[nodiscard]] i64 most() const { return a_minute_ * kOne; }
    void fill(match::Time now) {
        const i64 passed = std::clamp<i64>((now - since_).count(), 0, kOne);
        level_ = std::min(most(), level_ + passed * a_minute_);
        since_ = now;
    }

    i64 a_minute_;
    i64 level_;
    match::Time since_{0};
};

// One for each address or name.
class Budgets {
public:
    explicit Budgets(unsigned a_minute) : a_minute_(a_minute) {}

    bool has_one(const std::string& who, match::Time now) { return of(who, now).has_one(now); }
    bool take(const std::string& who, match::Time now) { return of(who, now).take(now); }

private:
    // Those who have done nothing for a minute are as good as unknown.
    static constexpr std::size_t kMany = 10'000;

    Budget& of(const std::string& who, match::Time now) {
        if (budgets_.size() >= kMany) forget_idle(now);
        return budgets_.try_emplace(who, a_minute_).first->second;
    }

    void forget_idle(match::Time now) {
        for (auto each = budgets_.begin(); each != budgets_.end();)
            each = each->second.is_full(now) ? budgets_.erase(each) : std::next(each);
    }

    unsigned a_minute_;
    std::unordered_map<std::string, Budget> budgets_;
};

}  // namespace thwart::server
