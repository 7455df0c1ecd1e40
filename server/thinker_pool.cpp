#include "server/thinker_pool.hpp"

#include "catalog/registry.hpp"

#include <algorithm>
#include <exception>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

namespace thwart::server {
namespace {

constexpr std::chrono::milliseconds kProgressPause{200};
// Those who answer the sockets and write to the disk go first.
constexpr int kMoveNiceness = 5;
constexpr int kAnalysisNiceness = 19;

std::unique_ptr<catalog::Thinker> registered_thinker(const std::string& setup, std::size_t table_bytes) {
    const auto choice = catalog::parse_setup(setup);
    return choice ? choice->module->make_thinker(catalog::Style::best, table_bytes) : nullptr;
}

i64 microseconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

}  // namespace

// ---- one lane of the queue ----

void ThinkerPool::Lane::push(AskedRef asked) {
    auto& mine = by_owner[asked->job.owner];
    if (mine.empty()) turns.push_back(asked->job.owner);
    mine.push_back(std::move(asked));
    ++size;
}

ThinkerPool::AskedRef ThinkerPool::Lane::pop() {
    if (turns.empty()) return nullptr;
    const std::string owner = std::move(turns.front());
    turns.pop_front();
    const auto mine = by_owner.find(owner);
    AskedRef asked = std::move(mine->second.front());
    mine->second.pop_front();
    --size;
    if (mine->second.empty())
        by_owner.erase(mine);
    else
        turns.push_back(owner);
    return asked;
}

bool ThinkerPool::Lane::remove(const Asked& asked) {
    const auto mine = by_owner.find(asked.job.owner);
    if (mine == by_owner.end()) return false;
    if (std::erase_if(mine->second, [&](const AskedRef& each) { return each.get() == &asked; }) == 0)
        return false;
    --size;
    if (mine->second.empty()) {
        std::erase(turns, asked.job.owner);
        by_owner.erase(mine);
    }
    return true;
}

std::size_t ThinkerPool::Lane::of(const std::string& owner) const {
    const auto mine = by_owner.find(owner);
    return mine == by_owner.end() ? 0 : mine->second.size();
}

// Of every owner as many go first as this one has before it; one more of those whose turn comes earlier.
std::optional<unsigned> ThinkerPool::Lane::ahead(const Asked& asked) const {
    const auto mine = by_owner.find(asked.job.owner);
    if (mine == by_owner.end()) return std::nullopt;
    const auto at = std::ranges::find(mine->second, &asked, &AskedRef::get);
    if (at == mine->second.end()) return std::nullopt;
    const auto round = static_cast<std::size_t>(at - mine->second.begin());
    std::size_t before = round;
    bool is_earlier = true;
    for (const std::string& owner : turns) {
        if (owner == asked.job.owner) {
            is_earlier = false;
            continue;
        }
        before += std::min(of(owner), round + (is_earlier ? 1 : 0));
    }
    return static_cast<unsigned>(before);
}

// ---- the thinkers of one thread ----

// One for each game, made when it is first needed.
class ThinkerPool::Desk {
public:
    explicit Desk(const ThinkerPool& pool) : pool_(pool) {}

    catalog::Thinker* thinker_for(const std::string& setup) {
        auto& thinker = thinkers_[setup.substr(0, setup.find(':'))];
        if (!thinker) thinker = pool_.make_(setup, pool_.options_.table_bytes);
        return thinker.get();
    }

private:
    const ThinkerPool& pool_;
    std::map<std::string, std::unique_ptr<catalog::Thinker>> thinkers_;
};

// ---- the pool ----

ThinkerPool::ThinkerPool(const PoolOptions& options, store::Post post, MakeThinker make)
    : options_(options), post_(std::move(post)), make_(make ? std::move(make) : registered_thinker) {
    for (unsigned i = 0; i < std::max(1U, options_.threads); ++i)
        threads_.emplace_back([this] { work(false); });
    for (unsigned i = 0; i < std::max(1U, options_.analysis_threads); ++i)
        threads_.emplace_back([this] { work(true); });
}

ThinkerPool::~ThinkerPool() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
        for (const auto& [id, asked] : jobs_) asked->cancel = true;
    }
    wake_moves_.notify_all();
    wake_analyses_.notify_all();
    for (std::thread& each : threads_) each.join();
}

JobId ThinkerPool::ask(Job job, Then then, Progress progress) {
    const auto asked = std::make_shared<Asked>();
    asked->job = std::move(job);
    asked->then = std::move(then);
    asked->progress = std::move(progress);
    const std::unique_lock lock(mutex_);
    asked->id = ++last_;
    Lane& lane = lane_of(asked->job.priority);
    if (lane.size >= options_.most_waiting || lane.of(asked->job.owner) >= options_.most_per_owner) {
        answer(asked, ThinkFailure::too_many);
        return asked->id;
    }
    jobs_.emplace(asked->id, asked);
    lane.push(asked);
    (asked->job.priority == Priority::analysis ? wake_analyses_ : wake_moves_).notify_one();
    return asked->id;
}

void ThinkerPool::cancel(JobId job) {
    const std::unique_lock lock(mutex_);
    const auto found = jobs_.find(job);
    if (found == jobs_.end()) return;
    const AskedRef asked = found->second;
    asked->cancel = true;
    if (!lane_of(asked->job.priority).remove(*asked)) return;  // it thinks, and stops soon
    jobs_.erase(found);
    answer(asked, ThinkFailure::cancelled);
}

std::optional<unsigned> ThinkerPool::ahead(JobId job) const {
    const std::unique_lock lock(mutex_);
    const auto found = jobs_.find(job);
    if (found == jobs_.end()) return std::nullopt;
    return lane_of(found->second->job.priority).ahead(*found->second);
}

void ThinkerPool::stop_overdue() {
    const auto now = Clock::now();
    const std::unique_lock lock(mutex_);
    for (const auto& [id, asked] : jobs_)
        if (asked->is_begun && now >= asked->deadline) asked->cancel = true;
}

ThinkerPool::Load ThinkerPool::load() const {
    const std::unique_lock lock(mutex_);
    Load load;
    for (std::size_t i = 0; i < lanes_.size(); ++i) load.waiting[i] = lanes_[i].size;
    load.thinking = thinking_;
    return load;
}

void ThinkerPool::work(bool is_analysis) {
    // In Linux a thread has a niceness of its own. Without permission it just stays as it is.
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()),
                      is_analysis ? kAnalysisNiceness : kMoveNiceness);
    Desk desk(*this);
    while (AskedRef asked = take(is_analysis)) think(std::move(asked), desk);
}

ThinkerPool::AskedRef ThinkerPool::take(bool is_analysis) {
    std::unique_lock lock(mutex_);
    AskedRef asked;
    const auto is_there = [&] {
        if (is_stopping_) return true;
        asked = is_analysis ? lane_of(Priority::analysis).pop() : lane_of(Priority::move).pop();
        if (!asked && !is_analysis) asked = lane_of(Priority::hint).pop();
        return asked != nullptr;
    };
    (is_analysis ? wake_analyses_ : wake_moves_).wait(lock, is_there);
    if (is_stopping_) return nullptr;
    asked->is_begun = true;
    asked->deadline = Clock::now() + asked->job.longest;
    ++thinking_;
    return asked;
}

void ThinkerPool::think(AskedRef asked, Desk& desk) {
    auto thought = thought_of(asked, desk);
    const std::unique_lock lock(mutex_);
    --thinking_;
    jobs_.erase(asked->id);
    answer(std::move(asked), std::move(thought));
}

base::Result<catalog::Thought, ThinkFailure> ThinkerPool::thought_of(const AskedRef& asked, Desk& desk) {
    catalog::World world;
    world.now = microseconds_now;
    world.cancel = &asked->cancel;
    if (asked->progress)
        world.progress = [this, &asked, last = Clock::time_point{}](const catalog::Thought& so_far) mutable {
            if (Clock::now() - last < kProgressPause) return;
            last = Clock::now();
            post_([asked, so_far] { asked->progress(so_far); });
        };
    try {
        catalog::Thinker* const thinker = desk.thinker_for(asked->job.session->setup());
        if (thinker == nullptr) return ThinkFailure::broken;
        auto thought = thinker->think(*asked->job.session, asked->job.question, world);
        if (thought.move.empty() && asked->cancel) return ThinkFailure::cancelled;
        return thought;
    } catch (const std::exception&) {  // no memory left: somebody is told, and the pool goes on
        return ThinkFailure::broken;
    }
}

// The question goes with its answer: what its callbacks hold may be let go only where they are called.
void ThinkerPool::answer(AskedRef asked, base::Result<catalog::Thought, ThinkFailure> thought) {
    post_([asked = std::move(asked), thought = std::move(thought)] { asked->then(thought); });
}

}  // namespace thwart::server
