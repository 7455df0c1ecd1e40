// Who takes part in a match: a thinker of ours or an engine of anybody's, asked for one move at a time.
#pragma once

#include "base/result.hpp"
#include "catalog/session.hpp"
#include "cli/engine_words.hpp"
#include "cli/match_spec.hpp"
#include "cli/thinkers.hpp"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace thwart::cli {

// Why a match ended. The last four are somebody's fault.
enum class Ending : u8 { rules, standstill, repetition, length, time, illegal, crash, stall };
inline constexpr std::array<std::string_view, 8> kEndingNames = {
    "rules", "standstill", "repetition", "length", "time", "illegal", "crash", "stall"};
constexpr bool is_fault(Ending ending) { return ending >= Ending::time; }

struct Ask {
    const catalog::Session& session;
    const std::vector<std::string>& steps;  // since the usual start
    const std::vector<u64>& past;           // hashes of the earlier decision positions
    unsigned idle;                          // turns without progress so far (match/idle.hpp)
    Go go;
    bool continues_turn = false;
    u64 seed = 1;
};

struct Reply {
    std::string move;
    u64 nodes = 0;
    u64 depth = 0;
    Ending failure = Ending::rules;  // or illegal, crash or stall, without a move
    std::string detail;              // of a failure
};

class MatchPlayer {
public:
    virtual ~MatchPlayer() = default;
    // Before each match. An error says that nothing will ever come of this player; other faults show when it is asked.
    virtual base::Status begin(const std::atomic<bool>& stop) = 0;
    // A reply after `stop` was set is worth nothing.
    virtual Reply ask(const Ask& ask, const std::atomic<bool>& stop) = 0;
};

std::unique_ptr<MatchPlayer> make_match_player(const PlayerSpec& spec, const catalog::Choice& choice,
                                               const MakeThinker& make, u64 patience_ms);

}  // namespace thwart::cli
