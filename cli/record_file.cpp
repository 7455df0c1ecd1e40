#include "cli/record_file.hpp"

#include "base/text.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace thwart::cli {
namespace {

constexpr std::size_t kLargest = std::size_t{256}
                                 << 20;  // bytes, so that an endless input cannot fill the memory

base::Result<std::string> content_of(std::FILE* file) {
    std::string content;
    std::array<char, 65536> part{};
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), file)) {
        content.append(part.data(), count);
        if (content.size() > kLargest) return base::malformed("record", "the file is too large");
    }
    if (std::ferror(file) != 0)
        return base::malformed("record", base::cat("could not be read: ", std::strerror(errno)));
    return content;
}

base::Result<std::string> content_of(const std::string& path) {
    if (path == "-") return content_of(stdin);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    if (!file) return base::malformed("record", base::cat("could not be read: ", std::strerror(errno)));
    return content_of(file.get());
}

}  // namespace

base::Result<std::vector<match::Record>> load_records(const std::string& path) {
    const auto content = content_of(path);
    if (!content) return content.error();
    return match::read_records(*content);
}

}  // namespace thwart::cli
