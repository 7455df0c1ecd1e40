// Checks a record from end to end: every step is legal, every throw and draw is what the dealer's secret gives, and the
// result and the ending are what the steps lead to. Used by `thwart verify` and, with a browser's crypto, by the page.
#pragma once

#include "base/result.hpp"
#include "match/crypto.hpp"
#include "match/record.hpp"

#include <optional>

namespace thwart::match {

struct Verdict {
    // What is known of the throws and draws.
    enum class Chance : u8 {
        none,     // there are none
        unknown,  // no header Fairness: they are legal, and that is all
        sealed,   // the secret has not been revealed
        fair,     // recomputed, and all fit
    };
    std::optional<base::Error> trouble;  // the first thing that does not fit; `where` is its place
    Chance chance = Chance::none;
    u64 chance_steps = 0;
    u64 steps = 0;  // both up to the trouble
};

Verdict verify_record(const Record& record, const Crypto& crypto);

}  // namespace thwart::match
