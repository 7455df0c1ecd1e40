// The files of the web board. All are read once, at the start: a request finds a name in a table and never a path on disk,
// so no request can ask for anything else.
#pragma once

#include "base/result.hpp"

#include <map>
#include <string>
#include <string_view>

namespace thwart::server::net {

struct File {
    std::string type;
    std::string body;
    std::string tag;        // for the header ETag
    bool is_fixed = false;  // its name changes with its content: may be kept for good
};

class Files {
public:
    // A plain page that says where the server is and what it offers, until there is a board.
    Files();
    // Everything in this folder.
    static base::Result<Files> read(const std::string& folder);

    // Paths of the board's own pages ("/", "/r/CODE") get its one page. Null: there is no such file.
    [[nodiscard]] const File* find(std::string_view path) const;

private:
    void add(std::string path, std::string body);

    std::map<std::string, File, std::less<>> files_;
};

}  // namespace thwart::server::net
