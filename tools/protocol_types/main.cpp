// protocol_types: writes what follows from the tables of the protocol, or says what is out of date.
//
//   protocol_types ROOT            write web/src/generated/protocol.ts, docs/openapi.json and the tables of docs/protocol.md
//   protocol_types --check ROOT    change nothing; fail if a file would change

#include "tools/protocol_types/writers.hpp"

#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <iterator>

namespace {

using namespace thwart;  // NOLINT(google-build-using-namespace)

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool write(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file << text;
    return file.flush().good();
}

// Whether the file is as it should be, now.
bool settle(const std::filesystem::path& path, const std::string& text, bool only_checks) {
    if (content_of(path) == text) return true;
    if (only_checks) {
        fmt::print(stderr, "protocol_types: {} is out of date; run `protocol_types .`\n", path.string());
        return false;
    }
    if (write(path, text)) return true;
    fmt::print(stderr, "protocol_types: cannot write {}\n", path.string());
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    const bool only_checks = argc == 3 && std::string_view(argv[1]) == "--check";
    if (argc != 2 && !only_checks) {
        fmt::print(stderr, "usage: protocol_types [--check] ROOT\n");
        return 2;
    }
    const std::filesystem::path root = argv[argc - 1];
    const auto all = protocol::describe();
    const auto routes = protocol::routes();
    bool good = settle(root / "web/src/generated/protocol.ts", tools::typescript(all), only_checks);
    good = settle(root / "docs/openapi.json", tools::openapi(all, routes), only_checks) && good;
    const std::filesystem::path page = root / "docs/protocol.md";
    good = settle(page, tools::page(all, routes, content_of(page)), only_checks) && good;
    return good ? 0 : 1;
}
