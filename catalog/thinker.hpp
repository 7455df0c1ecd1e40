// A computer player with its type erased: what the terminal, the server, the match runner and the analysis ask.
#pragma once

#include "catalog/session.hpp"
#include "search/score.hpp"
#include "search/stop.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::catalog {

inline constexpr unsigned kLevels = 8;  // 1 is the weakest

// What a search may spend; whatever is used up first ends it.
struct Limits {
    u64 nodes = std::numeric_limits<u64>::max();
    unsigned depth = std::numeric_limits<unsigned>::max();  // in turns
    i64 microseconds = std::numeric_limits<i64>::max();

    friend constexpr Limits tighter(const Limits& a, const Limits& b) {
        return {std::min(a.nodes, b.nodes), std::min(a.depth, b.depth),
                std::min(a.microseconds, b.microseconds)};
    }
    friend constexpr bool operator==(const Limits&, const Limits&) = default;
};

struct Question {
    unsigned level = kLevels;  // weaker ones choose among near-best moves
    // Without limits the level's own hold; with some, those do, and a weaker level's remain in force.
    std::optional<Limits> limits;
    u64 seed = 1;          // of a weaker level's choices, and of searches that sample
    unsigned lines = 1;    // how many different first moves are wanted, best first
    unsigned threads = 1;  // the same question on one thread, limited by nodes or depth, gets the same answer
    std::vector<u64> past;  // hashes of the earlier decision positions of the match, for repetitions
    unsigned idle = 0;      // turns of the match without progress so far, where too many end it
};

struct Line {
    std::vector<std::string> steps;  // from the position asked about; chance steps end a line
    search::Scores scores{};         // one per side
};

struct Thought {
    std::string move;         // the choice; empty where chance acts
    std::vector<Line> lines;  // best first
    unsigned depth = 0;       // turns looked ahead
    u64 nodes = 0;
};

// What a thinker needs of the world. All may be left empty.
struct World {
    search::Clock now;
    const std::atomic<bool>* cancel = nullptr;
    search::Crew crew;
    std::function<void(const Thought&)> progress;
};

class Thinker {
public:
    virtual ~Thinker() = default;
    // About a position that is not over, of the game that the thinker was made for.
    virtual Thought think(const Session& session, const Question& question, const World& world) = 0;
};

// The players every game has: its own, and simple ones to measure it by.
enum class Style : u8 {
    best,      // the game's own player
    hand,      // the same with the hand-written score, where the best one has learned its own
    paranoid,  // alpha-beta with a plain evaluation, everybody else against oneself, looks five turns ahead unless told otherwise
    uct,       // Monte-Carlo tree search with uniformly random play
    greedy,    // looks one step ahead with a plain evaluation
    random,
};

}  // namespace thwart::catalog
