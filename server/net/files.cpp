#include "server/net/files.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"

#include <algorithm>
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

// "name-DSDU1TKR.js" in the folder of assets: what stands before the ending comes from the content. A word in small letters is
// no such thing.
bool has_hash(std::string_view path) {
    constexpr std::size_t kHash = 8;
    if (!path.starts_with("/assets/")) return false;
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::string_view stem = name.substr(0, name.find('.'));
    if (stem.size() <= kHash || stem[stem.size() - kHash - 1] != '-') return false;
    const std::string_view hash = stem.substr(stem.size() - kHash);
    const auto is_upper_or_digit = [](char each) {
        return (each >= 'A' && each <= 'Z') || (each >= '0' && each <= '9');
    };
    return std::ranges::any_of(hash, is_upper_or_digit);
}

struct Form {
    std::string_view ending;
    std::string_view encoding;
};
constexpr std::array kForms = {Form{".br", "br"}, Form{".gz", "gzip"}};  // best first

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

// Calls `take` for each part of a list with commas, until it answers true; whether it did.
template <class Take>
bool any_item(std::string_view list, Take take) {
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        if (take(trimmed(list.substr(0, comma)))) return true;
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return false;
}

// "br", "br;q=0.5", but not "br;q=0" (RFC 9110, 12.5.3).
bool accepts(std::string_view accept_encoding, std::string_view encoding) {
    return any_item(accept_encoding, [&](std::string_view item) {
        const std::size_t semicolon = std::min(item.find(';'), item.size());
        if (trimmed(item.substr(0, semicolon)) != encoding) return false;
        const std::string_view weight = trimmed(item.substr(std::min(semicolon + 1, item.size())));
        return !weight.starts_with("q=") || weight.find_first_of("123456789") != std::string_view::npos;
    });
}

bool is_page(std::string_view path) {
    const std::string_view last = path.substr(path.rfind('/') + 1);
    return last.find('.') == std::string_view::npos && !path.starts_with("/assets/");
}

}  // namespace

Files::Files() { add(std::string(kPage), std::string(kStartPage)); }

const FileBody& File::body_for(std::string_view accept_encoding) const {
    for (const FileBody& each : bodies)
        if (each.encoding.empty() || accepts(accept_encoding, each.encoding)) return each;
    return bodies.back();
}

// Tags are compared without their mark of weakness, which proxies add.
bool is_known(std::string_view if_none_match, std::string_view tag) {
    return any_item(if_none_match, [&](std::string_view each) {
        if (each.starts_with("W/")) each.remove_prefix(2);
        return each == tag || each == "*";
    });
}

void Files::add(std::string path, std::string bytes) {
    File file{std::string(type_of(path)), {}, has_hash(path)};
    std::string tag = tag_of(bytes);
    file.bodies.push_back({std::move(bytes), std::move(tag), ""});
    files_.insert_or_assign(std::move(path), std::move(file));
}

void Files::gather_forms() {
    for (auto& [path, file] : files_) {
        std::vector<FileBody> bodies;
        for (const Form& form : kForms) {
            const auto found = files_.find(base::cat(path, form.ending));
            if (found == files_.end()) continue;
            bodies.push_back(std::move(found->second.bodies.front()));
            bodies.back().encoding = form.encoding;
            files_.erase(found);
        }
        bodies.push_back(std::move(file.bodies.front()));
        file.bodies = std::move(bodies);
    }
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
    files.gather_forms();
    if (!files.files_.contains(kPage)) return base::not_allowed(folder, "there is no index.html in it");
    return files;
}

const File* Files::find(std::string_view path) const {
    const auto found = files_.find(is_page(path) ? kPage : path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace thwart::server::net
