#include "cli/thinking.hpp"

namespace thwart::cli {

Thinking::Thinking(std::unique_ptr<catalog::Thinker> thinker, search::Clock now)
    : thinker_(std::move(thinker)), now_(std::move(now)) {}

Thinking::~Thinking() { cancel(); }

void Thinking::start(const catalog::Session& session, catalog::Question question) {
    cancel();
    cancel_ = false;
    is_done_ = false;
    thread_ = std::thread([this, copy = std::shared_ptr(session.clone()), question = std::move(question)] {
        const auto report = [this](const catalog::Thought& thought) {
            const std::scoped_lock lock(mutex_);
            progress_ = thought;
        };
        answer_ = thinker_->think(*copy, question, {now_, &cancel_, {}, report});
        is_done_ = true;
    });
}

void Thinking::cancel() {
    if (!thread_.joinable()) return;
    cancel_ = true;
    cancel_.notify_all();
    thread_.join();
    progress_.reset();
}

std::optional<catalog::Thought> Thinking::take() {
    if (!thread_.joinable() || !is_done_) return std::nullopt;
    thread_.join();
    progress_.reset();
    return std::move(answer_);
}

std::optional<catalog::Thought> Thinking::progress() const {
    const std::scoped_lock lock(mutex_);
    return progress_;
}

catalog::Thought Thinking::ask(const catalog::Session& session, const catalog::Question& question) {
    cancel();
    return thinker_->think(session, question, {now_, nullptr, {}, {}});
}

}  // namespace thwart::cli
