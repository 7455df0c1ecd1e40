// What was agreed before a match began. Everything else follows from these terms and the events (event.hpp).
#pragma once

#include "base/integers.hpp"
#include "base/result.hpp"
#include "catalog/thinker.hpp"
#include "match/clock.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace thwart::match {

// Who sits on a seat. The name is what others see; it says nothing about who that is.
struct Player {
    enum class Kind : u8 { person, computer };
    Kind kind = Kind::person;
    std::string name;    // may be empty
    unsigned level = 0;  // of a computer, 1 to catalog::kLevels; 0 for a person

    static Player person(std::string name = "") { return {Kind::person, std::move(name), 0}; }
    static Player computer(unsigned level, std::string name = "") {
        return {Kind::computer, std::move(name), level};
    }
    [[nodiscard]] bool is_person() const { return kind == Kind::person; }
    friend bool operator==(const Player&, const Player&) = default;
};

inline constexpr std::size_t kLongestName = 64;  // bytes

// What happens to the seat of somebody who leaves while more than two sides play, or while a partner plays
// on.
enum class Leaving : u8 {
    takeover,  // a computer player goes on in its place
    retire,    // the seat drops out; in a team its side loses
};

struct Terms {
    std::string setup;     // any text that parse_setup reads; canonical in a match
    std::string position;  // to begin from; empty for the usual start
    ClockRule clock;
    bool repetition = true;  // the third occurrence of a position is a draw; off in a match for one
    // Many turns without progress end the match; off where the game knows no such end, and in matches from before it did.
    bool standstill = true;
    Leaving leaving = Leaving::takeover;
    unsigned stand_in = 4;  // the level of a computer that takes over
    bool takebacks = true;
    std::vector<Player> players;  // one per seat

    friend bool operator==(const Terms&, const Terms&) = default;
};

// The same terms with canonical texts, or what is wrong with them: "setup" or its key, a field of the
// position, "clock", "players" (their number), "name", "level".
base::Result<Terms> checked(Terms terms);

}  // namespace thwart::match
