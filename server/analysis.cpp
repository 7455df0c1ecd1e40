#include "server/analysis.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "server/codes.hpp"

#include <algorithm>
#include <utility>

namespace thwart::server {
namespace {

using protocol::http::AnalysisStatus;

constexpr Time kKept{10 * 60'000};
constexpr std::size_t kMost = 10'000;  // in memory

bool is_busy(AnalysisStatus status) {
    return status == AnalysisStatus::waiting || status == AnalysisStatus::thinking;
}

base::Result<std::unique_ptr<catalog::Session>> session_of(const protocol::http::NewAnalysis& question) {
    auto session = catalog::start(question.setup);
    if (!session) return session;
    if (question.position)
        if (const auto set = (*session)->set_position(*question.position); !set) return set.error();
    if (question.steps)
        for (std::size_t i = 0; i < question.steps->size(); ++i)
            if (const auto played = (*session)->play((*question.steps)[i]); !played)
                return base::Error{played.error().kind, base::cat("steps[", i, "]"), played.error().text()};
    if ((*session)->turn().kind == rules::Turn::Kind::over)
        return base::not_allowed("position", "the game is over in it");
    return session;
}

Job job_of(const protocol::http::NewAnalysis& question, std::unique_ptr<catalog::Session> session,
           const std::string& owner, Time longest) {
    Job job;
    job.longest = std::min(question.time_ms.value_or(longest), longest);
    job.session = std::move(session);
    job.priority = Priority::analysis;
    job.owner = owner;
    job.question.level = question.level.value_or(catalog::kLevels);
    job.question.lines = question.lines.value_or(1);
    job.question.limits = catalog::Limits{};
    job.question.limits->microseconds = std::chrono::microseconds(job.longest).count();
    if (question.nodes) job.question.limits->nodes = *question.nodes;
    if (question.depth) job.question.limits->depth = *question.depth;
    return job;
}

}  // namespace

Analyses::~Analyses() {
    for (const auto& [id, each] : analyses_)
        if (is_busy(each->status)) premises_.world.thinkers.cancel(each->job);
}

unsigned Analyses::busy(const std::string& owner) const {
    return static_cast<unsigned>(std::ranges::count_if(analyses_, [&](const auto& each) {
        return each.second->owner == owner && is_busy(each.second->status);
    }));
}

Outcome<protocol::http::AnalysisView> Analyses::ask(
    const std::string& owner, const protocol::http::NewAnalysis& question,
    const std::function<bool(const catalog::Session&)>& is_forbidden) {
    if (busy(owner) >= premises_.bounds.analyses_per_visitor) return too_many("analysis");
    if (analyses_.size() >= kMost) return Trouble{Refusal::unavailable, "analysis", "try again later"};
    auto session = session_of(question);
    if (!session) return trouble_of(session.error());
    if (is_forbidden(**session)) return not_allowed("position", "a rated match of it is being played");
    auto analysis = std::make_shared<Analysis>();
    analysis->owner = owner;
    analysis->asked = premises_.now();
    analysis->sides = (*session)->sides().count;
    const std::string id = make_id(premises_.world.secrets);
    analyses_.emplace(id, analysis);
    const std::weak_ptr<Analysis> weak = analysis;
    analysis->job = premises_.world.thinkers.ask(
        job_of(question, std::move(*session), owner, premises_.bounds.longest_analysis),
        [weak](const base::Result<catalog::Thought, ThinkFailure>& thought) {
            const auto self = weak.lock();
            if (!self) return;
            if (thought) self->thought = *thought;
            self->status = thought ? AnalysisStatus::done : AnalysisStatus::cancelled;
        },
        [weak](const catalog::Thought& thought) {
            const auto self = weak.lock();
            if (!self || !is_busy(self->status)) return;
            self->thought = thought;
            self->status = AnalysisStatus::thinking;
        });
    return see(id);
}

Outcome<protocol::http::AnalysisView> Analyses::see(const std::string& id) const {
    const auto found = analyses_.find(id);
    if (found == analyses_.end()) return Trouble{Refusal::not_found, "analysis", "there is no such analysis"};
    const Analysis& analysis = *found->second;
    protocol::http::AnalysisView view;
    view.id = id;
    view.status = analysis.status;
    if (is_busy(analysis.status)) view.ahead = premises_.world.thinkers.ahead(analysis.job);
    if (analysis.status == AnalysisStatus::waiting && !view.ahead) view.status = AnalysisStatus::thinking;
    view.depth = analysis.thought.depth;
    view.nodes = analysis.thought.nodes;
    for (const catalog::Line& line : analysis.thought.lines)
        view.lines.push_back({line.steps, {line.scores.begin(), line.scores.begin() + analysis.sides}});
    return view;
}

bool Analyses::stop(const std::string& id) {
    const auto found = analyses_.find(id);
    if (found == analyses_.end()) return false;
    const auto analysis = found->second;
    analyses_.erase(found);
    if (is_busy(analysis->status)) premises_.world.thinkers.cancel(analysis->job);
    return true;
}

void Analyses::forget(Time now) {
    if (now < forget_at_) return;
    forget_at_ = now + kKept / 10;
    std::erase_if(analyses_, [&](const auto& each) {
        return !is_busy(each.second->status) && now >= each.second->asked + kKept;
    });
}

}  // namespace thwart::server
