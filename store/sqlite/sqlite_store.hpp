// The store in one SQLite file. Writes wait in a queue for one thread, which takes all that is there, up to a limit, into
// one transaction: under load many matches share one flush of the disk, and a lone move never waits for company. Reads have
// a thread and a connection of their own, so that a long list does not delay a move.
//
// The file is in WAL mode with synchronous=FULL: a transaction is on disk when its commit returns, and what a crash leaves
// behind a whole transaction is ignored when the file is opened again. docs/storage.md says more.
#pragma once

#include "base/result.hpp"
#include "store/store.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace thwart::store {

// One transaction as the writer made it, for metrics.
struct Commit {
    std::size_t writes = 0;
    std::size_t events = 0;
    std::chrono::nanoseconds took{0};  // 0 without SqliteOptions::now
    bool is_ok = true;
};

struct SqliteOptions {
    Post post;                          // without it, answers come on the store's own threads
    std::size_t max_group = 512;        // events of one commit; a single larger write still is one
    std::size_t max_waiting = 1 << 16;  // writes, and as many reads; more are answered `unavailable`
    bool check_at_start = true;         // read the whole file and refuse a damaged one
    u64 max_pages = 0;                  // of 4 KiB: how large the file may grow; 0: as the disk allows
    std::function<std::chrono::nanoseconds()> now;  // a steady clock, called by the writing thread
    std::function<void(const Commit&)> on_commit;   // called by the writing thread, before the answers
};

class SqliteStore final : public Store {
public:
    // Opens the file, creates it where there is none (readable by its owner only), and brings an older schema up to date.
    // Refused: a file of a newer version, of another program, damaged, or open in another server.
    static base::Result<std::unique_ptr<SqliteStore>> open(const std::string& path,
                                                           SqliteOptions options = {});

    // Makes what is waiting and posts the answers, then closes the file.
    ~SqliteStore() override;

    // Writes that nobody has been answered yet. From any thread.
    [[nodiscard]] std::size_t waiting() const;

    void create(NewMatch match, Then<Done> then) override;
    void append(std::string match, u64 expected_seq, std::vector<Event> events, Then<Appended> then) override;
    void finish(std::string match, std::string summary, Time at, Then<Done> then) override;
    void load(std::string match, u64 from_seq, Then<StoredMatch> then) override;
    void list(MatchQuery query, Then<std::vector<MatchInfo>> then) override;
    void write(std::vector<Change> changes, Then<std::vector<u64>> then) override;
    void get(std::string kind, std::string key, Then<Document> then) override;
    void list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                        Then<std::vector<Document>> then) override;

private:
    struct Threads;
    explicit SqliteStore(std::unique_ptr<Threads> threads);

    std::unique_ptr<Threads> threads_;
};

}  // namespace thwart::store
