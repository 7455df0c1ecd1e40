#include "cli/match_player.hpp"

#include "base/text.hpp"
#include "cli/engine_client.hpp"
#include "cli/threads.hpp"

#include <algorithm>
#include <utility>

namespace thwart::cli {
namespace {

class ThinkerPlayer final : public MatchPlayer {
public:
    ThinkerPlayer(const PlayerSpec& spec, std::unique_ptr<catalog::Thinker> thinker)
        : threads_(spec.threads), thinker_(std::move(thinker)) {}

    base::Status begin(const std::atomic<bool>& /*stop*/) override { return base::Done{}; }

    Reply ask(const Ask& ask, const std::atomic<bool>& stop) override {
        catalog::Question question;
        if (ask.go.level) question.level = static_cast<unsigned>(*ask.go.level);
        question.limits = limits_of(ask.go, ask.session.turn().seat, ask.continues_turn);
        question.seed = ask.seed;
        question.threads = threads_;
        question.past = ask.past;
        question.idle = ask.idle;
        const catalog::Thought thought =
            thinker_->think(ask.session, question, {microseconds_now, &stop, crew_of_threads(), {}});
        return {thought.move, thought.nodes, thought.depth, Ending::rules, ""};
    }

private:
    unsigned threads_;
    std::unique_ptr<catalog::Thinker> thinker_;
};

// An engine is started when it is first needed, and again after it failed.
class EnginePlayer final : public MatchPlayer {
public:
    EnginePlayer(const PlayerSpec& spec, std::string setup, u64 patience_ms)
        : spec_(spec), setup_(std::move(setup)), patience_(static_cast<i64>(patience_ms) * 1'000) {}

    base::Status begin(const std::atomic<bool>& stop) override {
        if (client_) return base::Done{};
        const bool is_first = !std::exchange(was_started_, true);
        const auto started = start(stop);
        if (started) return base::Done{};
        const bool runs_on = client_ && !client_->process().wait(0);
        const bool is_unknown = client_ && client_->process().wait(0) == kNoSuchProgram;
        trouble_ = fail(runs_on ? Ending::stall : Ending::crash, started.error().what);
        if (!is_first || !is_unknown) return base::Done{};
        return base::not_allowed("player",
                                 base::cat(base::quote(spec_.name), " cannot be run: ", trouble_.detail));
    }

    Reply ask(const Ask& ask, const std::atomic<bool>& stop) override {
        if (!client_) return trouble_;
        Reply reply;
        const auto note = [&](const std::string& line) {
            if (!line.starts_with("info")) return;
            const auto words = words_of(line);
            const Info info = parse_info(words);
            reply.nodes = info.nodes.value_or(reply.nodes);
            reply.depth = info.depth.value_or(reply.depth);
        };
        client_->send(position(ask));
        client_->send(format_go(ask.go));
        const auto answer = client_->await({"bestmove", "error"}, longest(ask), note, &stop);
        if (stop) return {};
        if (answer.heard == Process::Heard::end) return fail(Ending::crash, client_->trouble());
        if (answer.heard == Process::Heard::nothing) return fail(Ending::stall, "does not answer");
        const auto words = words_of(answer.line);
        if (words.front() == "error") return fail(Ending::illegal, "answers " + base::quote(answer.line));
        reply.move = words.size() > 1 ? words[1] : "";
        return reply;
    }

private:
    base::Status start(const std::atomic<bool>& stop) {
        auto client = EngineClient::start(spec_.command, true);
        if (!client) return client.error();
        client_ = std::move(*client);
        bool has_threads = false;
        bool has_hash = false;
        client_->send("ugi");
        const auto note = [&](const std::string& line) {
            has_threads = has_threads || line.starts_with("option name Threads ");
            has_hash = has_hash || line.starts_with("option name Hash ");
        };
        const auto greeting = client_->await({"ugiok"}, kStartPatience, note, &stop);
        if (greeting.heard != Process::Heard::line) return base::not_allowed("engine", client_->trouble());
        const PlayerSpec usual;
        if (spec_.threads != usual.threads) {
            if (!has_threads) return base::not_allowed("threads", "the engine has no such option");
            client_->send(base::cat("setoption name Threads value ", spec_.threads));
        }
        if (spec_.table_bytes != usual.table_bytes) {
            if (!has_hash) return base::not_allowed("hash", "the engine has no such option");
            client_->send(base::cat("setoption name Hash value ", spec_.table_bytes / kMebibyte));
        }
        return client_->tell("setup " + setup_, kStartPatience, &stop);
    }

    static std::string position(const Ask& ask) {
        std::string line = "position start";
        if (!ask.steps.empty()) line += " moves";
        for (const std::string& step : ask.steps) line += ' ' + step;
        return line;
    }

    // With nothing but nodes or depth to go by, an engine may take a minute.
    [[nodiscard]] i64 longest(const Ask& ask) const {
        constexpr i64 kMinute = 60'000'000;
        if (ask.go.movetime) return static_cast<i64>(*ask.go.movetime) * 1'000 + patience_;
        if (ask.go.clock.empty()) return kMinute + patience_;
        return static_cast<i64>(ask.go.clock[ask.session.turn().seat.index()]) * 1'000 + patience_;
    }

    Reply fail(Ending ending, std::string detail) {
        client_.reset();
        return {"", 0, 0, ending, std::move(detail)};
    }

    static constexpr i64 kStartPatience = 10'000'000;
    static constexpr std::string_view kNoSuchProgram = "exit code 127";  // so says the shell

    PlayerSpec spec_;
    std::string setup_;
    i64 patience_;
    std::unique_ptr<EngineClient> client_;
    bool was_started_ = false;
    Reply trouble_;  // why there is no client
};

}  // namespace

std::unique_ptr<MatchPlayer> make_match_player(const PlayerSpec& spec, const catalog::Choice& choice,
                                               const MakeThinker& make, u64 patience_ms) {
    if (spec.command.empty())
        return std::make_unique<ThinkerPlayer>(spec, make(*choice.module, spec.style, spec.table_bytes));
    return std::make_unique<EnginePlayer>(spec, choice.module->start(choice.options)->setup(), patience_ms);
}

}  // namespace thwart::cli
