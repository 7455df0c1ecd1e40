// A thread with a queue of tasks, which it takes in groups: all that wait, up to a limit. It never waits for a group to
// fill: while one group is at work the next one gathers, so groups grow with the load and vanish without it.
#pragma once

#include "base/integers.hpp"
#include "store/store.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace thwart::store {

// Something to do with a Target (a Writer, a Reader), and whom to tell.
template <class Target>
class Task {
public:
    virtual ~Task() = default;
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;

    // False if the target failed; the answer is an error then. A refusal is no failure.
    virtual bool run(Target& target) = 0;
    virtual void fail(const Error& error) = 0;
    virtual void answer() = 0;
    [[nodiscard]] std::size_t weight() const { return weight_; }

protected:
    explicit Task(std::size_t weight) : weight_(weight) {}

private:
    std::size_t weight_;
};

template <class Target, class T, class Work>
class TaskOf final : public Task<Target> {
public:
    TaskOf(std::size_t weight, Work work, Then<T> then)
        : Task<Target>(weight), work_(std::move(work)), then_(std::move(then)) {}

    bool run(Target& target) override {
        result_.emplace(work_(target));
        if (*result_) return true;
        const Failure kind = result_->error().kind;
        return kind != Failure::unavailable && kind != Failure::corrupt;
    }
    void fail(const Error& error) override { result_.emplace(error); }
    void answer() override { then_(std::move(*result_)); }

private:
    Work work_;
    Then<T> then_;
    std::optional<Result<T>> result_;
};

template <class Target>
class Worker {
public:
    using TaskPointer = std::unique_ptr<Task<Target>>;
    using Group = std::vector<TaskPointer>;
    using Handle = std::function<void(Group)>;

    Worker(std::size_t max_group, std::size_t max_waiting, Handle handle)
        : max_group_(max_group),
          max_waiting_(max_waiting),
          handle_(std::move(handle)),
          thread_([this] { loop(); }) {}
    // Does what is waiting first.
    ~Worker() {
        {
            const std::lock_guard lock(mutex_);
            is_stopping_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Gives the task back if too many are waiting.
    TaskPointer push(TaskPointer task) {
        {
            const std::lock_guard lock(mutex_);
            if (tasks_.size() >= max_waiting_) return task;
            tasks_.push_back(std::move(task));
        }
        wake_.notify_one();
        return nullptr;
    }

    // Tasks queued or at work.
    [[nodiscard]] std::size_t waiting() const {
        const std::lock_guard lock(mutex_);
        return tasks_.size() + at_work_;
    }

private:
    void loop() {
        for (Group group = take(); !group.empty(); group = take()) handle_(std::move(group));
    }

    // Empty only when stopping.
    Group take() {
        std::unique_lock lock(mutex_);
        at_work_ = 0;
        wake_.wait(lock, [this] { return is_stopping_ || !tasks_.empty(); });
        Group group;
        std::size_t weight = 0;
        while (!tasks_.empty() && (group.empty() || weight + tasks_.front()->weight() <= max_group_)) {
            weight += tasks_.front()->weight();
            group.push_back(std::move(tasks_.front()));
            tasks_.pop_front();
        }
        at_work_ = group.size();
        return group;
    }

    const std::size_t max_group_;
    const std::size_t max_waiting_;
    Handle handle_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<TaskPointer> tasks_;
    std::size_t at_work_ = 0;
    bool is_stopping_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace thwart::store
