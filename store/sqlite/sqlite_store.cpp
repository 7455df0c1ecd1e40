#include "store/sqlite/sqlite_store.hpp"

#include "base/text.hpp"
#include "store/sqlite/database.hpp"
#include "store/sqlite/files.hpp"
#include "store/sqlite/reader.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/worker.hpp"
#include "store/sqlite/writer.hpp"

#include <numeric>
#include <utility>

namespace thwart::store {
namespace {

base::Error refusal(const std::string& path, const Error& error) {
    return base::not_allowed(path, error.what);
}

Result<Done> prepare(Database& database, const SqliteOptions& options) {
    if (options.check_at_start)
        if (auto done = check_integrity(database); !done) return done;
    if (auto done = migrate(database); !done) return done;
    if (options.max_pages == 0) return Done{};
    return database.run(base::cat("PRAGMA max_page_count = ", options.max_pages));
}

}  // namespace

struct SqliteStore::Threads {
    Threads(FileLock file_lock, Database for_writing, Database for_reading, SqliteOptions chosen)
        : lock(std::move(file_lock)),
          options(std::move(chosen)),
          writer(std::move(for_writing)),
          reader(std::move(for_reading)),
          writes(options.max_group, options.max_waiting, [this](auto group) { commit(std::move(group)); }),
          reads(1, options.max_waiting, [this](auto group) { read(std::move(group)); }) {}

    template <class T, class Work>
    void write(std::size_t events, Work work, Then<T> then) {
        submit<Writer>(writes,
                       std::make_unique<TaskOf<Writer, T, Work>>(events, std::move(work), std::move(then)));
    }
    template <class T, class Work>
    void read(Work work, Then<T> then) {
        submit<Reader>(reads, std::make_unique<TaskOf<Reader, T, Work>>(1, std::move(work), std::move(then)));
    }

    FileLock lock;
    SqliteOptions options;
    Writer writer;
    Reader reader;
    Worker<Writer> writes;
    Worker<Reader> reads;

private:
    using WriteGroup = Worker<Writer>::Group;

    template <class Target>
    void submit(Worker<Target>& worker, std::unique_ptr<Task<Target>> task) {
        auto refused = worker.push(std::move(task));
        if (!refused) return;
        refused->fail({Failure::unavailable, "too much is waiting for the disk"});
        std::vector<std::unique_ptr<Task<Target>>> group;
        group.push_back(std::move(refused));
        answer<Target>(std::move(group));
    }

    // One call of `post` for the whole group: handing work to another thread costs more than the work. The group goes
    // with it: what a callback holds may be let go only where it is called.
    template <class Target>
    void answer(std::vector<std::unique_ptr<Task<Target>>> group) {
        auto tell = [tasks = std::make_shared<decltype(group)>(std::move(group))] {
            for (auto& task : *tasks) task->answer();
        };
        if (options.post)
            options.post(std::move(tell));
        else
            tell();
    }

    void read(Worker<Reader>::Group group) {
        for (auto& task : group) (void)task->run(reader);
        answer<Reader>(std::move(group));
    }

    // If one write fails, each gets a transaction of its own: the others must not suffer from it.
    void commit(WriteGroup group) {
        if (!try_commit(group) && group.size() > 1) {
            for (auto& task : group) {
                WriteGroup alone;
                alone.push_back(std::move(task));
                (void)try_commit(alone);
                task = std::move(alone.front());
            }
        }
        answer<Writer>(std::move(group));
    }

    // False if a write failed. A commit that fails is not tried again: it may have reached the disk.
    bool try_commit(WriteGroup& group) {
        const auto start = now();
        const auto begun = writer.begin();
        bool is_run = begun.ok();
        if (!begun) fail_all(group, begun.error());
        for (std::size_t at = 0; is_run && at < group.size(); ++at) is_run = group[at]->run(writer);
        bool is_ok = is_run;
        if (is_run) {
            const auto done = writer.commit();
            is_ok = done.ok();
            if (!done) fail_all(group, done.error());
        }
        if (!is_ok) writer.roll_back();
        report(group, start, is_ok);
        return is_run || !begun.ok();
    }

    static void fail_all(WriteGroup& group, const Error& error) {
        for (auto& task : group) task->fail(error);
    }

    [[nodiscard]] std::chrono::nanoseconds now() const {
        return options.now ? options.now() : std::chrono::nanoseconds(0);
    }

    void report(const WriteGroup& group, std::chrono::nanoseconds start, bool is_ok) const {
        if (!options.on_commit) return;
        const std::size_t events =
            std::accumulate(group.begin(), group.end(), std::size_t{0},
                            [](std::size_t sum, auto& task) { return sum + task->weight(); });
        options.on_commit({group.size(), events, now() - start, is_ok});
    }
};

base::Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path, SqliteOptions options) {
    auto lock = FileLock::take(path + ".lock");
    if (!lock) return lock.error();
    if (auto made = create_private_file(path); !made) return made.error();
    auto for_writing = connect(path, Database::Access::existing);
    if (!for_writing) return refusal(path, for_writing.error());
    if (auto ready = prepare(*for_writing, options); !ready) return refusal(path, ready.error());
    auto for_reading = connect(path, Database::Access::existing);
    if (!for_reading) return refusal(path, for_reading.error());
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::make_unique<Threads>(
        std::move(*lock), std::move(*for_writing), std::move(*for_reading), std::move(options))));
}

SqliteStore::SqliteStore(std::unique_ptr<Threads> threads) : threads_(std::move(threads)) {}
SqliteStore::~SqliteStore() = default;

std::size_t SqliteStore::waiting() const { return threads_->writes.waiting(); }

void SqliteStore::create(NewMatch match, Then<Done> then) {
    auto work = [match = std::move(match)](Writer& writer) { return writer.create(match); };
    threads_->write<Done>(1, std::move(work), std::move(then));
}

void SqliteStore::append(std::string match, u64 expected_seq, std::vector<Event> events,
                         Then<Appended> then) {
    const std::size_t count = events.size();
    auto work = [match = std::move(match), expected_seq, events = std::move(events)](Writer& writer) {
        return writer.append(match, expected_seq, events);
    };
    threads_->write<Appended>(count, std::move(work), std::move(then));
}

void SqliteStore::finish(std::string match, std::string summary, Time at, Then<Done> then) {
    auto work = [match = std::move(match), summary = std::move(summary), at](Writer& writer) {
        return writer.finish(match, summary, at);
    };
    threads_->write<Done>(1, std::move(work), std::move(then));
}

void SqliteStore::load(std::string match, u64 from_seq, Then<StoredMatch> then) {
    auto work = [match = std::move(match), from_seq](Reader& reader) { return reader.load(match, from_seq); };
    threads_->read<StoredMatch>(std::move(work), std::move(then));
}

void SqliteStore::list(MatchQuery query, Then<std::vector<MatchInfo>> then) {
    auto work = [query = std::move(query)](Reader& reader) { return reader.list(query); };
    threads_->read<std::vector<MatchInfo>>(std::move(work), std::move(then));
}

void SqliteStore::write(std::vector<Change> changes, Then<std::vector<u64>> then) {
    const std::size_t count = changes.size();
    auto work = [changes = std::move(changes)](Writer& writer) { return writer.write(changes); };
    threads_->write<std::vector<u64>>(count, std::move(work), std::move(then));
}

void SqliteStore::get(std::string kind, std::string key, Then<Document> then) {
    auto work = [kind = std::move(kind), key = std::move(key)](Reader& reader) {
        return reader.get(kind, key);
    };
    threads_->read<Document>(std::move(work), std::move(then));
}

void SqliteStore::list_documents(std::string kind, std::string prefix, std::string after, u32 limit,
                                 Then<std::vector<Document>> then) {
    auto work = [kind = std::move(kind), prefix = std::move(prefix), after = std::move(after),
                 limit](Reader& reader) { return reader.list_documents(kind, prefix, after, limit); };
    threads_->read<std::vector<Document>>(std::move(work), std::move(then));
}

}  // namespace thwart::store
