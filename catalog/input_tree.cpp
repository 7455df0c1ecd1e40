#include "catalog/input_tree.hpp"

#include <algorithm>
#include <tuple>

namespace thwart::catalog {
namespace {

using Sites = std::span<const rules::SiteId>;

bool begins_with(Sites whole, Sites start) {
    return whole.size() >= start.size() && std::ranges::equal(whole.first(start.size()), start);
}

InputTree::Progress progress_of(const InputTree::Answer& answer, Sites touched) {
    using Progress = InputTree::Progress;
    if (!answer.steps.empty()) return answer.next.empty() ? Progress::complete : Progress::stoppable;
    return touched.empty() || answer.next.empty() ? Progress::empty : Progress::partial;
}

}  // namespace

InputTree::InputTree(const Session& session) {
    if (session.turn().kind != rules::Turn::Kind::decision) return;
    for (Step& step : session.legal()) {
        auto sites = session.touches(step.text);
        entries_.push_back({std::move(sites), std::move(step.text)});
    }
    std::ranges::sort(entries_, [](const Entry& x, const Entry& y) {
        return std::tie(x.sites, x.step) < std::tie(y.sites, y.step);
    });
}

InputTree::Answer InputTree::at(std::span<const rules::SiteId> touched) const {
    Answer answer;
    for (const Entry& entry : entries_) {
        if (!begins_with(entry.sites, touched)) continue;
        if (entry.sites.size() == touched.size())
            answer.steps.push_back(entry.step);
        else if (const auto site = entry.sites[touched.size()];
                 answer.next.empty() || answer.next.back() != site)
            answer.next.push_back(site);
    }
    answer.progress = progress_of(answer, touched);
    return answer;
}

std::vector<rules::SiteId> InputTree::sites_of(std::string_view step) const {
    const auto found = std::ranges::find(entries_, step, &Entry::step);
    return found == entries_.end() ? std::vector<rules::SiteId>() : found->sites;
}

}  // namespace thwart::catalog
