#include "store/sqlite/bare_loop.hpp"

#include "base/text.hpp"
#include "store/sqlite/schema.hpp"

#include <filesystem>
#include <utility>

namespace thwart::store {
namespace {

constexpr u64 kSomeTime = 1'700'000'000'000;  // as many digits as the times of a server have

void remove_files(const std::string& path) {
    std::error_code ignored;
    for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending, ignored);
}

base::Error failed(const Error& error) { return base::not_allowed("bare loop", error.what); }

}  // namespace

class BareLoop::Body {
public:
    Body(std::string path, std::size_t matches, Database database)
        : path_(std::move(path)),
          matches_(matches),
          database_(std::move(database)),
          begin_(database_, "BEGIN IMMEDIATE"),
          insert_(database_, kInsertEvent),
          commit_(database_, "COMMIT") {}
    ~Body() { remove_files(path_); }
    Body(const Body&) = delete;
    Body& operator=(const Body&) = delete;

    Result<Done> commit(std::size_t group) {
        if (auto begun = Query(begin_).run(); !begun) return begun;
        for (std::size_t at = 0; at < group; ++at)
            if (auto done = insert(); !done) return done;
        return Query(commit_).run();
    }

private:
    Result<Done> insert() {
        const u64 match = events_ % matches_ + 1;
        const u64 seq = events_ / matches_ + 1;
        const u64 seat = seq % 2 + 1;
        ++events_;
        const std::string text = base::cat(seq * 100, " move ", seat, " e8");
        const std::string message_id = base::cat(seat, ".m", seq);
        return Query(insert_, match, seq, kSomeTime + seq, text, message_id).run();
    }

    std::string path_;
    std::size_t matches_;
    Database database_;
    Statement begin_, insert_, commit_;
    u64 events_ = 0;
};

base::Result<BareLoop> BareLoop::open(const std::string& path, std::size_t matches) {
    remove_files(path);
    auto database = connect(path, Database::Access::create);
    if (!database) return failed(database.error());
    if (auto done = migrate(*database); !done) return failed(done.error());
    return BareLoop(std::make_unique<Body>(path, matches, std::move(*database)));
}

BareLoop::BareLoop(std::unique_ptr<Body> body) : body_(std::move(body)) {}
BareLoop::BareLoop(BareLoop&&) noexcept = default;
BareLoop::~BareLoop() = default;

base::Result<BareLoop::Ran> BareLoop::run(std::size_t group, std::chrono::nanoseconds time,
                                          const std::function<std::chrono::nanoseconds()>& now) {
    Ran ran;
    const auto start = now();
    for (; now() - start < time; ran.commits += 1)
        if (auto done = body_->commit(group); !done) return failed(done.error());
    ran.events = ran.commits * static_cast<double>(group);
    ran.seconds = std::chrono::duration<double>(now() - start).count();
    return ran;
}

}  // namespace thwart::store
