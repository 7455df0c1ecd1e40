#include "cli/load_wire.hpp"

#include "base/text.hpp"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace thwart::cli {
namespace {

constexpr std::string_view kHeadEnd = "\r\n\r\n";

sockaddr_in here(u16 port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int open_socket(u16 port, int flags) {
    const int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
    const int on = 1;
    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const sockaddr_in address = here(port);
    const bool is_begun = connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 ||
                          errno == EINPROGRESS;
    if (is_begun) return file;
    ::close(file);
    return -1;
}

void append_frame(std::string& out, char opcode, std::string_view text) {
    out += static_cast<char>(0x80 | opcode);
    if (text.size() < 126) {
        out += static_cast<char>(0x80 | text.size());
    } else {
        out += static_cast<char>(0x80 | 126);
        out += static_cast<char>(text.size() >> 8U);
        out += static_cast<char>(text.size() & 0xffU);
    }
    out.append(4, '\0');  // the mask
    out += text;
}

}  // namespace

std::string_view json_value(std::string_view text, std::string_view name) {
    constexpr std::string_view kAfter = "\":";
    std::size_t found = text.find(name);
    while (found != std::string_view::npos &&
           (found == 0 || text[found - 1] != '"' || !text.substr(found + name.size()).starts_with(kAfter)))
        found = text.find(name, found + 1);
    if (found == std::string_view::npos) return {};
    std::string_view value = text.substr(found + name.size() + kAfter.size());
    if (value.starts_with('"')) {
        value.remove_prefix(1);
        return value.substr(0, value.find('"'));
    }
    return value.substr(0, value.find_first_of(",}]"));
}

struct LoadWire::Line {
    Id id = 0;
    int file = -1;
    bool is_open = false;
    bool is_writing = false;
    std::string in;
    std::string out;
};

LoadWire::LoadWire(u16 port, std::string path, Events events)
    : port_(port), path_(std::move(path)), events_(std::move(events)), poll_(epoll_create1(EPOLL_CLOEXEC)) {}

LoadWire::~LoadWire() {
    for (const auto& line : lines_)
        if (line && line->file >= 0) ::close(line->file);
    ::close(poll_);
}

LoadWire::Id LoadWire::open() {
    auto line = std::make_unique<Line>();
    line->id = lines_.size();
    line->file = open_socket(port_, SOCK_NONBLOCK);
    line->out = base::cat("GET ", path_, " HTTP/1.1\r\nHost: localhost:", port_,
                          "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                          kHeadEnd);
    ++connecting_;
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT;
    event.data.u64 = line->id;
    line->is_writing = true;
    epoll_ctl(poll_, EPOLL_CTL_ADD, line->file, &event);
    lines_.push_back(std::move(line));
    return lines_.size() - 1;
}

void LoadWire::send(Id id, std::string_view text) {
    Line& line = *lines_[id];
    const bool was_empty = line.out.empty();
    append_frame(line.out, 1, text);
    if (was_empty) flush(line);
}

void LoadWire::close(Id id) {
    if (lines_[id]) end(*lines_[id]);
}

void LoadWire::end(Line& line) {
    if (!line.is_open) --connecting_;
    ::close(line.file);
    lines_[line.id].reset();
}

void LoadWire::turn(int milliseconds) {
    std::array<epoll_event, 512> events{};
    const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), milliseconds);
    for (int i = 0; i < count; ++i) {
        const auto& event = events[static_cast<std::size_t>(i)];
        if (lines_[event.data.u64]) ready(*lines_[event.data.u64], event.events);
    }
}

void LoadWire::ready(Line& line, u32 events) {
    const Id id = line.id;
    if ((events & EPOLLOUT) != 0) flush(line);
    if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0 && lines_[id]) read(line);
}

void LoadWire::flush(Line& line) {
    while (!line.out.empty()) {
        const ssize_t sent = ::send(line.file, line.out.data(), line.out.size(), MSG_NOSIGNAL);
        if (sent <= 0) break;  // whatever is wrong, reading tells
        line.out.erase(0, static_cast<std::size_t>(sent));
    }
    watch(line, !line.out.empty());
}

void LoadWire::watch(Line& line, bool is_writing) const {
    if (line.is_writing == is_writing) return;
    line.is_writing = is_writing;
    epoll_event event{};
    event.events = EPOLLIN | (is_writing ? EPOLLOUT : 0U);
    event.data.u64 = line.id;
    epoll_ctl(poll_, EPOLL_CTL_MOD, line.file, &event);
}

// What arrives whole, as nearly everything does, is handed on from where it was read; only a rest is kept.
void LoadWire::read(Line& line) {
    static std::array<char, 65536> block;
    const Id id = line.id;
    const ssize_t count = ::recv(line.file, block.data(), block.size(), 0);
    if (count < 0 && errno == EAGAIN) return;
    if (count <= 0) {
        end(line);
        return events_.closed(id);
    }
    std::string_view arrived(block.data(), static_cast<std::size_t>(count));
    std::string kept;
    if (!line.in.empty()) {
        kept = std::exchange(line.in, {}).append(arrived);
        arrived = kept;
    }
    if (!line.is_open) take_handshake(line, arrived);
    while (lines_[id] && line.is_open && take_frame(line, arrived)) continue;
    if (lines_[id]) line.in = arrived;
}

void LoadWire::take_handshake(Line& line, std::string_view& arrived) {
    const Id id = line.id;
    const std::size_t head = arrived.find(kHeadEnd);
    if (head == std::string_view::npos) return;
    if (!arrived.starts_with("HTTP/1.1 101")) {
        end(line);
        return events_.closed(id);
    }
    arrived.remove_prefix(head + kHeadEnd.size());
    line.is_open = true;
    --connecting_;
    events_.opened(id);
}

// Takes one frame off; false if there is no whole one.
bool LoadWire::take_frame(Line& line, std::string_view& arrived) {
    const auto byte = [&](std::size_t at) { return static_cast<u64>(static_cast<u8>(arrived[at])); };
    if (arrived.size() < 2) return false;
    u64 length = byte(1) & 0x7fU;
    std::size_t head = 2;
    if (length >= 126) {
        head += length == 126 ? 2 : 8;
        if (arrived.size() < head) return false;
        length = 0;
        for (std::size_t at = 2; at < head; ++at) length = length << 8U | byte(at);
    }
    if (arrived.size() < head + length) return false;
    const u64 opcode = byte(0) & 0x0fU;
    const std::string_view text = arrived.substr(head, length);
    arrived.remove_prefix(head + length);
    if (opcode == 1) events_.text(line.id, text);
    if (opcode == 9) {
        const bool was_empty = line.out.empty();
        append_frame(line.out, 10, text);
        if (was_empty) flush(line);
    }
    if (opcode != 8) return true;
    const Id id = line.id;
    end(line);
    events_.closed(id);
    return false;
}

// ---- requests ----

LoadHttp::~LoadHttp() {
    if (file_ >= 0) ::close(file_);
}

bool LoadHttp::connect() {
    if (file_ < 0) file_ = open_socket(port_, 0);
    return file_ >= 0;
}

base::Result<std::string> LoadHttp::ask(std::string_view method, std::string_view path,
                                        std::string_view body) {
    const std::string request = base::cat(method, ' ', path, " HTTP/1.1\r\nHost: localhost:", port_,
                                          "\r\nContent-Length: ", body.size(), kHeadEnd, body);
    for (int attempt = 0; attempt < 2; ++attempt) {  // the server may have closed an idle connection
        if (!connect()) break;
        const ssize_t sent = ::send(file_, request.data(), request.size(), MSG_NOSIGNAL);
        if (sent == static_cast<ssize_t>(request.size()))
            if (auto got = answer(); got || got.error().where != "connection") return got;
        ::close(std::exchange(file_, -1));
        received_.clear();
    }
    return base::not_allowed("connection", "the server does not answer");
}

base::Result<std::string> LoadHttp::answer() {
    constexpr std::string_view kLength = "Content-Length: ";
    for (;;) {
        const std::size_t head = received_.find(kHeadEnd);
        if (head != std::string::npos) {
            const std::size_t at = received_.find(kLength);
            std::size_t length = 0;
            if (at < head)
                std::from_chars(received_.data() + at + kLength.size(), received_.data() + head, length);
            const std::size_t whole = head + kHeadEnd.size() + length;
            if (received_.size() >= whole) {
                const std::string status = received_.substr(9, 3);
                std::string body = received_.substr(head + kHeadEnd.size(), length);
                received_.erase(0, whole);
                if (status >= "300") return base::not_allowed(status, body);
                return body;
            }
        }
        std::array<char, 65536> block{};
        const ssize_t count = ::recv(file_, block.data(), block.size(), 0);
        if (count <= 0) return base::not_allowed("connection", "it was closed");
        received_.append(block.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace thwart::cli
