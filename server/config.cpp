#include "server/config.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>
#include <unistd.h>
#include <utility>

namespace thwart::server {
namespace {

constexpr u32 kMostConnections = 1'000'000;
constexpr u32 kMostPerMinute = 100'000'000;

constexpr std::array kSettings = {
    Setting{"address", "ADDRESS", "", "listen only here (all addresses of this machine)"},
    Setting{"port", "N", "8080", "listen on this port (8080, or the next that is free); 0: any"},
    Setting{"data", "FILE", "", "keep matches and accounts in this file"},
    Setting{"web", "DIR", "", "the files of the web board (the page that is built in)"},
    Setting{"threads", "N", "", "threads for computer players (one less than there are cores)"},
    Setting{"durability", "MODE", "full", "full: on disk before it is acknowledged; memory: nothing is kept"},
    Setting{"origin", "URL", "", "the address of our own pages, https://play.example.org", true},
    Setting{"trusted-proxy", "ADDRESS", "",
            "believe what this proxy says about clients: 127.0.0.1, 10.0.0.0/8", true},
    Setting{"connections", "N", "20000", "at the same time"},
    Setting{"connections-per-address", "N", "256", "from one address (IPv6: from one /64)"},
    Setting{"requests", "N", "600", "over HTTP, a minute and address"},
    Setting{"messages", "N", "600", "a minute and socket; ten times as many for an address"},
    Setting{"new-rooms", "N", "20", "a minute and address"},
    Setting{"rooms", "N", "20000", "in memory"},
    Setting{"log", "LEVEL", "info", "debug, info, warning, error or off, to standard error"},
    Setting{"metrics-token", "TOKEN", "", "who shows it may read /metrics from afar", false, true},
    Setting{"config", "FILE", "", "more settings, one a line: port = 8080"},
};

std::string variable_name(std::string_view setting) {
    std::string name = "THWART_";
    for (const char letter : setting)
        name += letter == '-' ? '_' : static_cast<char>(letter >= 'a' ? letter - 'a' + 'A' : letter);
    return name;
}

std::string_view trim(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r";
    const std::size_t begin = text.find_first_not_of(kSpace);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

const Setting* find_setting(std::string_view name) {
    const auto* const found = std::ranges::find(kSettings, name, &Setting::name);
    return found == kSettings.end() ? nullptr : found;
}

base::Result<Given> parse_file(std::string_view text) {
    Given given;
    unsigned number = 0;
    for (std::string_view line : base::split(text, '\n')) {
        ++number;
        line = trim(line);
        if (line.empty() || line.starts_with('#')) continue;
        const std::string where = base::cat("line ", number);
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) return base::malformed(where, "write it as \"name = value\"");
        const std::string_view name = trim(line.substr(0, equals));
        if (!find_setting(name) || name == "config")
            return base::malformed(where, base::cat("there is no setting ", base::quote(name)));
        given[std::string(name)].emplace_back(trim(line.substr(equals + 1)));
    }
    return given;
}

// The settings as texts, from whoever said something first.
class Reader {
public:
    Reader(const Given& flags, const Surroundings& around) : flags_(flags), around_(around) {}

    base::Status open_file() {
        const auto path = text("config");
        if (path.empty()) return base::Done{};
        const auto content = around_.read_file(path);
        if (!content) return content.error();
        auto given = parse_file(*content);
        if (!given) return base::malformed(path, given.error().text());
        file_ = std::move(*given);
        return base::Done{};
    }

    [[nodiscard]] std::pair<std::vector<std::string>, std::string> find(std::string_view name) const {
        if (const auto flag = flags_.find(name); flag != flags_.end() && !flag->second.empty())
            return {flag->second, "flag"};
        if (const auto variable = around_.variable(variable_name(name))) return {{*variable}, "environment"};
        if (const auto line = file_.find(name); line != file_.end()) return {line->second, "file"};
        return {{}, "default"};
    }
    [[nodiscard]] std::string text(std::string_view name) const {
        const auto values = find(name).first;
        return values.empty() ? std::string(find_setting(name)->usual) : values.back();
    }
    [[nodiscard]] std::vector<std::string> list(std::string_view name) const {
        std::vector<std::string> all;
        for (const std::string& value : find(name).first)
            for (const std::string_view part : base::split(value, ','))
                if (!trim(part).empty()) all.emplace_back(trim(part));
        return all;
    }
    // Into `place`; the first number that is none is remembered.
    template <class Number>
    void number(std::string_view name, u32 most, Number& place) {
        const auto value = base::parse_number(text(name), most);
        if (value)
            place = static_cast<Number>(*value);
        else
            complain(name, base::cat("it must be a whole number up to ", most));
    }
    void complain(std::string_view name, std::string what) {
        if (!error_) error_ = base::malformed(std::string(name), std::move(what));
    }
    [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

private:
    const Given& flags_;
    const Surroundings& around_;
    Given file_;
    std::optional<base::Error> error_;
};

void read_gate(Reader& reader, Config& config, const std::string& host_name) {
    config.gate.origins = reader.list("origin");
    for (const std::string& origin : config.gate.origins)
        if (!origin.starts_with("http://") && !origin.starts_with("https://"))
            reader.complain("origin", "write it as https://play.example.org");
    if (!host_name.empty()) config.gate.names = {host_name, host_name + ".local"};
    for (const std::string& proxy : reader.list("trusted-proxy")) {
        const auto network = net::Network::parse(proxy);
        if (network)
            config.gate.proxies.push_back(*network);
        else
            reader.complain("trusted-proxy", base::cat(base::quote(proxy), " is no address"));
    }
}

void read_limits(Reader& reader, Config& config) {
    reader.number("connections", kMostConnections, config.crowd.connections);
    reader.number("connections-per-address", kMostConnections, config.crowd.connections_per_place);
    reader.number("requests", kMostPerMinute, config.crowd.requests_a_minute);
    reader.number("messages", kMostPerMinute, config.crowd.messages_a_minute);
    config.crowd.messages_a_minute_per_place = config.crowd.messages_a_minute * 10;
    reader.number("new-rooms", kMostPerMinute, config.bounds.new_rooms_a_minute);
    reader.number("rooms", kMostConnections, config.bounds.rooms);
}

void read_words(Reader& reader, Config& config) {
    const std::string durability = reader.text("durability");
    if (durability != "full" && durability != "memory") reader.complain("durability", "it is full or memory");
    config.durability = durability == "memory" ? Durability::memory : Durability::full;
    const auto level = parse_log_level(reader.text("log"));
    if (!level) reader.complain("log", "it is debug, info, warning, error or off");
    config.log = level.value_or(LogLevel::info);
}

void show(const Reader& reader, Config& config) {
    for (const Setting& setting : kSettings) {
        const auto [values, source] = reader.find(setting.name);
        std::string value = values.empty() ? std::string(setting.usual) : "";
        for (const std::string& each : values) value += (value.empty() ? "" : ",") + each;
        if (setting.name == "data") value = config.data;
        if (setting.name == "threads") value = std::to_string(config.threads);
        if (setting.is_secret && !value.empty()) value = "***";
        config.shown.push_back({std::string(setting.name), value, source});
    }
}

}  // namespace

std::span<const Setting> settings() { return kSettings; }

std::string usual_data_file(const Surroundings& surroundings) {
    const auto share = surroundings.variable("XDG_DATA_HOME");
    if (share && share->starts_with('/')) return *share + "/thwart/thwart.db";
    return surroundings.variable("HOME").value_or(".") + "/.local/share/thwart/thwart.db";
}

base::Result<Config> read_config(const Given& flags, const Surroundings& surroundings) {
    constexpr u32 kLastPort = 65'535;
    constexpr u32 kMostThreads = 256;
    Reader reader(flags, surroundings);
    if (const auto opened = reader.open_file(); !opened) return opened.error();
    Config config;
    config.address = reader.text("address");
    if (!config.address.empty() && !net::Address::parse(config.address))
        reader.complain("address", "it is no address");
    reader.number("port", kLastPort, config.port);
    config.is_port_chosen = reader.find("port").second != "default";
    config.data = reader.text("data");
    if (config.data.empty()) config.data = usual_data_file(surroundings);
    config.web = reader.text("web");
    config.threads = std::max(2U, surroundings.cores) - 1;
    if (!reader.text("threads").empty()) reader.number("threads", kMostThreads, config.threads);
    if (config.threads == 0) reader.complain("threads", "there must be one");
    config.metrics_token = reader.text("metrics-token");
    read_gate(reader, config, surroundings.host_name);
    read_limits(reader, config);
    read_words(reader, config);
    if (reader.error()) return *reader.error();
    show(reader, config);
    return config;
}

Surroundings real_surroundings() {
    Surroundings around;
    around.variable = [](const std::string& name) -> std::optional<std::string> {
        const char* const value = std::getenv(name.c_str());
        if (!value || *value == '\0') return std::nullopt;
        return value;
    };
    around.read_file = [](const std::string& path) -> base::Result<std::string> {
        std::ifstream file(path, std::ios::binary);
        std::stringstream content;
        if (!(content << file.rdbuf())) return base::not_allowed(path, "the file cannot be read");
        return content.str();
    };
    around.cores = std::thread::hardware_concurrency();
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) == 0) around.host_name = name.data();
    return around;
}

}  // namespace thwart::server
