#include "server/app.hpp"

#include "base/text.hpp"
#include "server/house.hpp"
#include "server/metrics.hpp"
#include "server/net/front.hpp"
#include "server/steady_wall.hpp"
#include "server/system_secrets.hpp"
#include "server/thinker_pool.hpp"
#include "server/timed_store.hpp"
#include "store/memory/memory_store.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <filesystem>
#include <memory>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace thwart::server {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kSweep{1};
constexpr std::chrono::milliseconds kDrainStep{20};
constexpr std::chrono::seconds kLongestDrain{10};
constexpr unsigned kOtherPorts = 20;  // tried where nobody chose one
constexpr std::size_t kSpareFiles = 64;

// Every connection is a file; the usual limit of 1024 is a courtesy to old programs.
std::size_t raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1'024;
    limit.rlim_cur = limit.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
    (void)getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}

// The address of this machine as others on its network see it. Connecting a datagram socket sends nothing.
std::optional<std::string> local_address() {
    const int socket_file = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket_file < 0) return std::nullopt;
    sockaddr_in far{};
    far.sin_family = AF_INET;
    far.sin_port = htons(9);
    inet_pton(AF_INET, "192.0.2.1", &far.sin_addr);
    sockaddr_in here{};
    socklen_t length = sizeof here;
    const bool is_known = connect(socket_file, reinterpret_cast<const sockaddr*>(&far), sizeof far) == 0 &&
                          getsockname(socket_file, reinterpret_cast<sockaddr*>(&here), &length) == 0;
    ::close(socket_file);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (!is_known || !inet_ntop(AF_INET, &here.sin_addr, text.data(), text.size())) return std::nullopt;
    return text.data();
}

class App {
public:
    explicit App(const AppOptions& options);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    base::Status start();
    base::Status run();

private:
    base::Status open_store();
    base::Status listen();
    void restored(const store::Result<House::Restored>& result);
    void greet() const;
    void log_settings() const;
    void sweep();
    void arm();
    void wait_for_signal();
    void drain();
    void wait_until_settled();
    [[nodiscard]] std::string metrics() const;

    const AppOptions& options_;
    const Config& config_;
    SteadyWall<> wall_;
    asio::io_context io_{1};
    store::Post post_ = [this](std::function<void()> work) { asio::post(io_, std::move(work)); };
    SystemSecrets secrets_{post_};
    Log log_;
    StoreFigures store_figures_;
    std::unique_ptr<store::SqliteStore> sqlite_;
    std::unique_ptr<store::MemoryStore> memory_;
    std::unique_ptr<TimedStore> store_;
    std::unique_ptr<ThinkerPool> thinkers_;
    std::unique_ptr<net::Front> front_;
    std::unique_ptr<House> house_;
    asio::signal_set signals_{io_};
    asio::steady_timer sweep_{io_};
    asio::steady_timer wake_{io_};
    asio::steady_timer settle_{io_};
    std::optional<Time> armed_for_;
    Clock::time_point drain_until_;
    u16 port_ = 0;
    std::optional<base::Error> failure_;
    bool is_over_ = false;
};

App::App(const AppOptions& options)
    : options_(options), config_(options.config), log_(config_.log, secrets_, options.log) {}

// The house first: what answers it must outlive it. Then the rest, while answers that are still under way find nobody, and
// timers that have gone off meanwhile do nothing.
App::~App() {
    is_over_ = true;
    if (front_) front_->close_all();
    house_.reset();
    thinkers_.reset();
    store_.reset();
    sqlite_.reset();
    io_.restart();
    io_.poll();
    front_.reset();
}

// ---- the start ----

base::Status App::open_store() {
    if (config_.durability == Durability::memory) {
        memory_ = std::make_unique<store::MemoryStore>();
        store_ = std::make_unique<TimedStore>(*memory_, store_figures_.append);
        return base::Done{};
    }
    std::error_code failed;
    const auto folder = std::filesystem::path(config_.data).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, failed);
    if (failed) return base::not_allowed(folder.string(), failed.message());
    store::SqliteOptions sqlite;
    sqlite.post = post_;
    sqlite.now = [] { return std::chrono::nanoseconds(Clock::now().time_since_epoch()); };
    sqlite.on_commit = [this](const store::Commit& commit) {
        store_figures_.commit.add(commit.took);
        ++store_figures_.commits;
        store_figures_.events += commit.events;
        if (!commit.is_ok) ++store_figures_.failed_commits;
    };
    auto opened = store::SqliteStore::open(config_.data, std::move(sqlite));
    if (!opened) return opened.error();
    sqlite_ = std::move(*opened);
    store_ = std::make_unique<TimedStore>(*sqlite_, store_figures_.append);
    return base::Done{};
}

base::Status App::start() {
    net::FrontOptions front;
    front.gate = config_.gate;
    front.crowd = config_.crowd;
    front.crowd.connections = static_cast<unsigned>(
        std::min<std::size_t>(front.crowd.connections, raise_file_limit() - kSpareFiles));
    front.metrics_token = config_.metrics_token;
    front.now = [this] { return wall_.now(); };
    front.metrics = [this] { return metrics(); };
    if (!config_.web.empty()) {
        auto files = net::Files::read(config_.web);
        if (!files) return files.error();
        front.files = std::move(*files);
    }
    front_ = std::make_unique<net::Front>(io_, std::move(front), log_);
    if (auto done = listen(); !done) return done;
    if (auto done = open_store(); !done) return done;
    PoolOptions pool;
    pool.threads = config_.threads;
    pool.analysis_threads = std::max(1U, config_.threads / 2);
    thinkers_ = std::make_unique<ThinkerPool>(pool, post_);
    house_ = std::make_unique<House>(
        World{*front_, *store_, *thinkers_, secrets_, [this] { return wall_.now(); }, options_.version},
        config_.bounds);
    house_->restore([this](const auto& result) { restored(result); });
    return base::Done{};
}

base::Status App::listen() {
    auto port = front_->listen(config_.address, config_.port);
    for (unsigned other = 1; !port && !config_.is_port_chosen && other <= kOtherPorts; ++other)
        port = front_->listen(config_.address, static_cast<u16>(config_.port + other));
    if (!port) return port.error();
    port_ = *port;
    return base::Done{};
}

void App::restored(const store::Result<House::Restored>& result) {
    if (!result) {
        failure_ = base::not_allowed(config_.data, result.error().what);
        is_over_ = true;
        return;
    }
    log_settings();
    log_.write(LogLevel::info, "restored", {{"matches", std::to_string(result->matches)}});
    for (const std::string& id : result->broken)
        log_.write(LogLevel::error, "a match cannot be replayed", {{"match", id}});
    front_->open(*house_);
    wait_for_signal();
    sweep();
    log_.write(LogLevel::info, "listening", {{"port", std::to_string(port_)}});
    greet();
}

void App::log_settings() const {
    for (const Config::Shown& each : config_.shown)
        log_.write(LogLevel::info, "setting",
                   {{"name", each.name}, {"value", each.value}, {"source", each.source}});
}

void App::greet() const {
    const bool is_all = config_.address.empty();
    const bool is_v6 = config_.address.find(':') != std::string::npos;
    const std::string host = is_all  ? "localhost"
                             : is_v6 ? base::cat('[', config_.address, ']')
                                     : config_.address;
    std::string text = base::cat("Thwart ", options_.version, "\n  open   http://", host, ":", port_, "/\n");
    const auto near = is_all ? local_address() : std::nullopt;
    if (near) text += base::cat("  share  http://", *near, ":", port_, "/ (on your network)\n");
    text += base::cat("  data   ", memory_ ? "in memory: nothing is kept" : config_.data, "\n");
    options_.tell(text + "Stop it with Ctrl-C.\n");
}

// ---- running ----

base::Status App::run() {
    constexpr unsigned kAtOnce = 64;  // what is said in between waits to be sent
    const auto alive = asio::make_work_guard(io_);
    while (!is_over_) {
        io_.run_one();
        for (unsigned i = 0; i < kAtOnce && io_.poll_one() != 0; ++i) continue;
        front_->flush();
        arm();
    }
    if (failure_) return *failure_;
    return base::Done{};
}

// The one timer for all rooms.
void App::arm() {
    const auto next = house_->next_wake();
    if (!next || (armed_for_ && *armed_for_ <= *next)) return;
    armed_for_ = next;
    wake_.expires_after(std::max(*next - wall_.now(), Time{0}));
    wake_.async_wait([this](const boost::system::error_code& cancelled) {
        if (cancelled || is_over_) return;
        armed_for_.reset();
        house_->wake();
    });
}

void App::sweep() {
    front_->sweep();
    thinkers_->stop_overdue();
    sweep_.expires_after(kSweep);
    sweep_.async_wait([this](const boost::system::error_code& cancelled) {
        if (!cancelled && !is_over_) sweep();
    });
}

// ---- the end ----

void App::wait_for_signal() {
    boost::system::error_code ignored;
    signals_.add(SIGINT, ignored);
    signals_.add(SIGTERM, ignored);
    signals_.async_wait([this](const boost::system::error_code& cancelled, int) {
        if (!cancelled) drain();
    });
}

void App::drain() {
    log_.write(LogLevel::info, "draining");
    signals_.clear();
    std::signal(SIGINT, SIG_DFL);  // a second one ends it at once
    std::signal(SIGTERM, SIG_DFL);
    front_->stop_listening();
    house_->drain();
    drain_until_ = Clock::now() + kLongestDrain;
    wait_until_settled();
}

void App::wait_until_settled() {
    const bool is_settled = house_->is_settled() && front_->figures().sockets == 0;
    if (is_settled || Clock::now() >= drain_until_) {
        log_.write(is_settled ? LogLevel::info : LogLevel::warning,
                   is_settled ? "stopped" : "stopped in a hurry");
        is_over_ = true;
        return;
    }
    settle_.expires_after(kDrainStep);
    settle_.async_wait([this](const boost::system::error_code&) { wait_until_settled(); });
}

// ---- figures ----

std::string App::metrics() const {
    std::string out;
    const Tally tally = house_->tally();
    write_counter(out, "moves_total", "moves that were stored and acknowledged", tally.moves);
    write_counter(out, "events_total", "events that were stored", tally.events);
    write_counter(out, "messages_total", "messages of clients", tally.messages);
    write_counter(out, "refused_total", "messages that were refused", tally.refused);
    write_counter(out, "matches_begun_total", "matches begun", tally.matches_begun);
    write_counter(out, "matches_ended_total", "matches ended", tally.matches_ended);
    write_counter(out, "thoughts_total", "moves asked of computer players", tally.thoughts);
    write_counter(out, "store_failures_total", "answers of the store that were failures",
                  tally.store_failures);
    write_gauge(out, "rooms", "rooms in memory", tally.rooms);
    write_gauge(out, "matches", "matches being played", tally.matches);
    write_gauge(out, "analyses", "analyses in memory", tally.analyses);

    const NetFigures& net = front_->figures();
    write_gauge(out, "connections", "connections now", net.connections);
    write_gauge(out, "sockets", "WebSockets now", net.sockets);
    write_gauge(out, "queued_bytes", "bytes waiting for clients to read them", net.queued_bytes);
    write_counter(out, "accepted_total", "connections accepted", net.accepted);
    write_counter(out, "turned_away_total", "connections and requests turned away", net.turned_away);
    write_counter(out, "slow_closed_total", "sockets cut off because they did not read", net.slow_closed);
    write_counter(out, "idle_closed_total", "connections cut off because they were silent", net.idle_closed);
    write_counter(out, "paused_total", "times that a socket said too much", net.paused);
    write_counter(out, "received_bytes_total", "bytes of messages received", net.bytes_in);
    write_counter(out, "sent_bytes_total", "bytes of messages sent", net.bytes_out);
    out += "# HELP thwart_http_answers_total answers over HTTP\n# TYPE thwart_http_answers_total counter\n";
    for (const auto& [status, count] : net.answers)
        out += base::cat("thwart_http_answers_total{status=\"", status, "\"} ", count, '\n');

    const ThinkerPool::Load load = thinkers_->load();
    out += "# HELP thwart_thinkers_waiting questions in the queue\n# TYPE thwart_thinkers_waiting gauge\n";
    constexpr std::array<std::string_view, 3> kPriorities = {"move", "hint", "analysis"};
    for (std::size_t i = 0; i < kPriorities.size(); ++i)
        out += base::cat("thwart_thinkers_waiting{for=\"", kPriorities[i], "\"} ", load.waiting[i], '\n');
    write_gauge(out, "thinkers_thinking", "questions being thought about", load.thinking);

    write_counter(out, "store_commits_total", "transactions", store_figures_.commits);
    write_counter(out, "store_events_total", "events and documents written", store_figures_.events);
    write_counter(out, "store_failed_commits_total", "transactions that failed",
                  store_figures_.failed_commits);
    write_gauge(out, "store_waiting", "writes that wait for the disk", sqlite_ ? sqlite_->waiting() : 0);
    store_figures_.append.write(out, "append_seconds", "from a move to its place on the disk");
    store_figures_.commit.write(out, "commit_seconds", "of one transaction");
    return out;
}

}  // namespace

base::Status serve(const AppOptions& options) {
    App app(options);
    if (auto started = app.start(); !started) return started;
    return app.run();
}

}  // namespace thwart::server
