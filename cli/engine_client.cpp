#include "cli/engine_client.hpp"

#include "cli/threads.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

constexpr i64 kWritePatience = 2'000'000;

bool begins_with_word(std::string_view line, std::string_view word) {
    return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

}  // namespace

base::Result<std::unique_ptr<EngineClient>> EngineClient::start(const std::string& command,
                                                                bool show_errors) {
    auto process = Process::start(command, show_errors);
    if (!process) return process.error();
    return std::unique_ptr<EngineClient>(new EngineClient(std::move(*process)));
}

bool EngineClient::send(std::string_view line) {
    return process_->write(std::string(line) + '\n', kWritePatience);
}

EngineClient::Answer EngineClient::await(std::initializer_list<std::string_view> words, i64 microseconds,
                                         const std::function<void(const std::string&)>& aside,
                                         const std::atomic<bool>* stop) {
    constexpr i64 kLook = 50'000;  // how often the flag is looked at
    const i64 deadline = microseconds_now() + microseconds;
    Answer answer;
    for (;;) {
        const i64 left = std::max<i64>(deadline - microseconds_now(), 0);
        answer.heard = process_->read_line(answer.line, std::min(left, kLook));
        if (answer.heard == Process::Heard::end) return answer;
        if (answer.heard == Process::Heard::line) {
            const auto is_begun_by = [&](std::string_view word) {
                return begins_with_word(answer.line, word);
            };
            if (std::ranges::any_of(words, is_begun_by)) return answer;
            if (aside) aside(answer.line);
        }
        const bool stopped = stop != nullptr && *stop;
        if (stopped || microseconds_now() >= deadline) return {Process::Heard::nothing, ""};
    }
}

base::Status EngineClient::tell(std::string_view line, i64 microseconds, const std::atomic<bool>* stop) {
    std::string error;
    send(line);
    send("isready");
    const auto note = [&](const std::string& other) {
        if (begins_with_word(other, "error")) error = other;
    };
    const Answer answer = await({"readyok"}, microseconds, note, stop);
    if (answer.heard != Process::Heard::line) return base::not_allowed("engine", trouble());
    if (!error.empty()) return base::not_allowed("engine", "answers " + error);
    return base::Done{};
}

std::string EngineClient::trouble() {
    constexpr i64 kMoment = 200'000;  // the output closes a little before the program has ended
    const auto ended = process_->wait(kMoment);
    return ended ? "ended with " + *ended : "does not answer";
}

}  // namespace thwart::cli
