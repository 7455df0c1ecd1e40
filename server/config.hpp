// What the server is told: flags, then the environment (THWART_PORT), then one file, each under the same names; the first
// that says something wins. The table of names is the source of the flags, of this reader and of what is printed at the
// start.
#pragma once

#include "base/result.hpp"
#include "server/log.hpp"
#include "server/net/crowd.hpp"
#include "server/net/gate.hpp"
#include "server/world.hpp"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server {

struct Setting {
    std::string_view name;   // "port": the flag --port, the variable THWART_PORT, the line "port = 8080"
    std::string_view value;  // what follows: "N", "FILE"
    std::string_view usual;  // the default; empty: none
    std::string_view what;
    bool is_list = false;    // several, also separated by commas
    bool is_secret = false;  // never printed
};
std::span<const Setting> settings();

// By name; what was given, in order.
using Given = std::map<std::string, std::vector<std::string>, std::less<>>;

enum class Durability : u8 { full, memory };

struct Config {
    std::string address;  // to listen on; empty: all
    u16 port = 0;
    bool is_port_chosen = false;  // by somebody: then no other will do
    std::string data;             // the file
    std::string web;              // a folder; empty: the page that is built in
    unsigned threads = 1;
    Durability durability = Durability::full;
    LogLevel log = LogLevel::info;
    std::string metrics_token;
    net::GateRules gate;
    net::CrowdLimits crowd;
    Bounds bounds;
    // For the start: every setting with its value and where it comes from, secrets masked.
    struct Shown {
        std::string name, value, source;
    };
    std::vector<Shown> shown;
};

// The world as the reader sees it, so that a test can make one up.
struct Surroundings {
    std::function<std::optional<std::string>(const std::string&)> variable;  // of the environment
    std::function<base::Result<std::string>(const std::string&)> read_file;
    unsigned cores = 1;
    std::string host_name;
};
Surroundings real_surroundings();

// `flags` may name a file under "config". Errors name the setting.
base::Result<Config> read_config(const Given& flags, const Surroundings& surroundings);

// Where data lies if nobody says otherwise.
std::string usual_data_file(const Surroundings& surroundings);

}  // namespace thwart::server
