// Tests whether a program keeps the engine protocol (docs/engine-protocol.md). Each check starts the engine anew, so that
// one failure does not cause the next, and says in a sentence what was expected.
#pragma once

#include "base/integers.hpp"
#include "cli/engine_client.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace thwart::cli {

struct CheckResult {
    enum class Kind : u8 { passed, failed, skipped };
    std::string name;
    Kind kind = Kind::passed;
    std::string why;  // unless it passed
};

class EngineCheck {
public:
    // `patience`: how late an answer may be, in microseconds. Only checks with `filter` in their names are made, after
    // the handshake.
    EngineCheck(std::string command, std::string filter, i64 patience)
        : command_(std::move(command)), filter_(std::move(filter)), patience_(patience) {}

    // Calls `tell` after every check. False when none of them has the filter in its name.
    bool run(const std::function<void(const CheckResult&)>& tell);

private:
    // A reason why the check fails; empty when it does not.
    using Why = std::string;
    using Check = Why (EngineCheck::*)();

    bool perform(const std::string& name, Check check);
    [[nodiscard]] bool is_wanted(const std::string& name) const;
    void perform_wanted(const std::string& name, Check check);
    std::vector<std::string> supported_games();
    void check_game(const std::string& game);
    void check_behaviour(const std::string& game);

    // Sends a line, and says what is wrong when it is not answered by this word; the rest of the answer is kept.
    Why ask(std::string_view line, std::string_view word);
    Why expect_response(std::string_view query, const std::string& expected);
    Why set_up();  // the handshake, and the game that is being checked
    Why search(const std::string& go, i64 longest);
    [[nodiscard]] i64 search_time() const;  // for searches without a limit of time
    Why expect_error(const std::string& line);

    Why check_handshake();
    Why check_ready();
    Why check_setup();
    Why check_positions();
    Why check_legal();
    Why check_turns();
    Why check_chance();
    Why check_moves();
    Why check_over();
    Why check_movetime();
    Why check_nodes();
    Why check_depth();
    Why check_clock();
    Why check_level();
    Why check_infinite();
    Why check_ready_in_search();
    Why check_idle_stop();
    Why check_again();
    Why check_info();
    Why check_garbage();
    Why check_long_line();
    Why check_illegal();
    Why check_quit();
    Why check_quit_in_search();
    Why check_end_of_input();

    std::string command_;
    std::string filter_;
    bool has_matched_ = false;  // the filter, some name
    i64 patience_;
    std::function<void(const CheckResult&)> tell_;
    std::unique_ptr<EngineClient> engine_;
    std::string game_;    // that is being checked; none before the first
    std::string answer_;  // what followed the word that was waited for
};

}  // namespace thwart::cli
