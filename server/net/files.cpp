#include "server/net/files.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace thwart::server::net {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{64} << 20U;
constexpr std::string_view kPage = "/index.html";

constexpr std::string_view kStartPage = R"(<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thwart</title></head>
<body>
<h1>Thwart</h1>
<p>The server is running. This build has no web board; programs play over <code>/socket</code> and <code>/api</code>.</p>
<p><a href="/health">How it is</a> · <a href="/api/rooms">Open rooms</a></p>
</body>
</html>
)";

constexpr std::array kTypes = {
    std::pair{std::string_view(".html"), std::string_view("text/html; charset=utf-8")},
    std::pair{std::string_view(".js"), std::string_view("text/javascript; charset=utf-8")},
    std::pair{std::string_view(".css"), std::string_view("text/css; charset=utf-8")},
    std::pair{std::string_view(".json"), std::string_view("application/json")},
    std::pair{std::string_view(".webmanifest"), std::string_view("application/manifest+json")},
    std::pair{std::string_view(".wasm"), std::string_view("application/wasm")},
    std::pair{std::string_view(".svg"), std::string_view("image/svg+xml")},
    std::pair{std::string_view(".png"), std::string_view("image/png")},
    std::pair{std::string_view(".ico"), std::string_view("image/x-icon")},
    std::pair{std::string_view(".woff2"), std::string_view("font/woff2")},
    std::pair{std::string_view(".mp3"), std::string_view("audio/mpeg")},
    std::pair{std::string_view(".ogg"), std::string_view("audio/ogg")},
    std::pair{std::string_view(".txt"), std::string_view("text/plain; charset=utf-8")},
};

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : kTypes)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

std::string tag_of(std::string_view body) {
    u64 hash = body.size();
    for (const char letter : body) hash = base::mix(hash ^ static_cast<u8>(letter));
    return base::cat('"', hash, '"');
}

bool is_page(std::string_view path) {
    const std::string_view last = path.substr(path.rfind('/') + 1);
    return last.find('.') == std::string_view::npos && !path.starts_with("/assets/");
}

}  // namespace

Files::Files() { add(std::string(kPage), std::string(kStartPage)); }

void Files::add(std::string path, std::string body) {
    File file{std::string(type_of(path)), std::move(body), "", path.starts_with("/assets/")};
    file.tag = tag_of(file.body);
    files_.insert_or_assign(std::move(path), std::move(file));
}

base::Result<Files> Files::read(const std::string& folder) {
    Files files;
    files.files_.clear();
    std::error_code failed;
    std::size_t bytes = 0;
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(folder, failed)) {
        if (!each.is_regular_file(failed)) continue;
        std::ifstream file(each.path(), std::ios::binary);
        std::string body((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        bytes += body.size();
        if (!file) return base::not_allowed(each.path().string(), "cannot be read");
        if (bytes > kMostBytes) return base::not_allowed(folder, "the files are larger than 64 MiB together");
        files.add("/" + fs::relative(each.path(), folder).generic_string(), std::move(body));
    }
    if (failed) return base::not_allowed(folder, failed.message());
    if (!files.files_.contains(kPage)) return base::not_allowed(folder, "there is no index.html in it");
    return files;
}

const File* Files::find(std::string_view path) const {
    const auto found = files_.find(is_page(path) ? kPage : path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace thwart::server::net
