// For tests: a folder that vanishes, a thread that collects answers, and calls that wait for theirs.
#pragma once

#include "store/sqlite/sqlite_store.hpp"
#include "store/store.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <optional>
#include <stdlib.h>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace thwart::store {

class TestFolder {
public:
    TestFolder() {
        // In memory where that is possible: no test looks at the disk itself, and flushing one takes milliseconds.
        const bool has_memory = std::filesystem::exists("/dev/shm");
        std::string name = (has_memory ? "/dev/shm/" : testing::TempDir()) + "thwart-store-XXXXXX";
        if (mkdtemp(name.data())) path_ = name;
    }
    ~TestFolder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    [[nodiscard]] std::string file(const std::string& name = "thwart.db") const { return path_ + "/" + name; }

private:
    std::string path_;
};

// The owner's thread: answers wait here until they are run.
class Answers {
public:
    Post post() {
        return [this](std::function<void()> answer) {
            const std::lock_guard lock(mutex_);
            answers_.push_back(std::move(answer));
            arrived_.notify_one();
        };
    }

    template <class Condition>
    void run_until(Condition is_met) {
        while (!is_met()) run_one();
    }

private:
    void run_one() {
        std::function<void()> answer;
        {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return !answers_.empty(); });
            answer = std::move(answers_.front());
            answers_.pop_front();
        }
        answer();
    }

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> answers_;
};

// Hands out things to be held by callbacks, and counts those let go on another thread than its own.
class Witness {
public:
    std::shared_ptr<Witness> thing() {
        return {this, [](Witness* self) {
                    if (std::this_thread::get_id() != self->home_) ++self->elsewhere_;
                }};
    }
    [[nodiscard]] unsigned elsewhere() const { return elsewhere_; }

private:
    std::thread::id home_ = std::this_thread::get_id();
    std::atomic<unsigned> elsewhere_ = 0;
};

inline std::unique_ptr<SqliteStore> open_store(const std::string& path, Answers& answers,
                                               SqliteOptions options = {}) {
    options.post = answers.post();
    auto store = SqliteStore::open(path, std::move(options));
    if (store) return std::move(*store);
    ADD_FAILURE() << store.error().text();
    return nullptr;
}

// The operations of a store as plain functions.
class Calls {
public:
    Calls(Store& store, Answers& answers) : store_(store), answers_(answers) {}

    Result<Done> create(const NewMatch& match) {
        return wait<Done>([&](auto then) { store_.create(match, then); });
    }
    Result<Appended> append(const std::string& match, u64 expected_seq, const std::vector<Event>& events) {
        return wait<Appended>([&](auto then) { store_.append(match, expected_seq, events, then); });
    }
    Result<Done> finish(const std::string& match, const std::string& summary, Time at = Time(0)) {
        return wait<Done>([&](auto then) { store_.finish(match, summary, at, then); });
    }
    Result<StoredMatch> load(const std::string& match, u64 from_seq) {
        return wait<StoredMatch>([&](auto then) { store_.load(match, from_seq, then); });
    }
    Result<std::vector<MatchInfo>> list(const MatchQuery& query) {
        return wait<std::vector<MatchInfo>>([&](auto then) { store_.list(query, then); });
    }
    Result<std::vector<u64>> write(const std::vector<Change>& changes) {
        return wait<std::vector<u64>>([&](auto then) { store_.write(changes, then); });
    }
    Result<u64> put(const std::string& kind, const std::string& key, const std::string& value,
                    std::optional<u64> expected) {
        return wait<u64>([&](auto then) { store_.put(kind, key, value, expected, then); });
    }
    Result<Done> remove(const std::string& kind, const std::string& key, std::optional<u64> expected) {
        return wait<Done>([&](auto then) { store_.remove(kind, key, expected, then); });
    }
    Result<Document> get(const std::string& kind, const std::string& key) {
        return wait<Document>([&](auto then) { store_.get(kind, key, then); });
    }
    Result<std::vector<Document>> list_documents(const std::string& kind, const std::string& prefix,
                                                 const std::string& after, u32 limit) {
        return wait<std::vector<Document>>(
            [&](auto then) { store_.list_documents(kind, prefix, after, limit, then); });
    }

    // A match with this many events, "1", "2", …
    void create_with(const std::string& match, u64 count) {
        ASSERT_TRUE(create({match, "header", {}, {}}));
        for (u64 at = 0; at < count; ++at) {
            Event event;
            event.text = std::to_string(at + 1);
            ASSERT_TRUE(append(match, at, {event}));
        }
    }

private:
    template <class T, class Call>
    Result<T> wait(Call call) {
        std::optional<Result<T>> result;
        call(Then<T>([&result](Result<T> answer) { result.emplace(std::move(answer)); }));
        answers_.run_until([&result] { return result.has_value(); });
        return std::move(*result);
    }

    Store& store_;
    Answers& answers_;
};

inline Event event(std::string text, std::string message_id = "") {
    return {0, std::move(text), std::move(message_id), Time(61500)};
}

inline Event numbered(u64 seq, Event event) {
    event.seq = seq;
    return event;
}

// Also equal to a plain value, for short expectations.
template <class T>
bool operator==(const Result<T>& result, const T& value) {
    return result.ok() && *result == value;
}

template <class T>
std::optional<Failure> kind_of(const Result<T>& result) {
    return result ? std::nullopt : std::optional(result.error().kind);
}

inline std::string ids_of(const Result<std::vector<MatchInfo>>& list) {
    if (!list) return list.error().what;
    std::string text;
    for (const MatchInfo& info : *list) text += info.id + ' ';
    return text;
}

inline std::string keys_of(const Result<std::vector<Document>>& list) {
    if (!list) return list.error().what;
    std::string text;
    for (const Document& document : *list) text += document.key + ' ';
    return text;
}

}  // namespace thwart::store
