// The files of the web board. All are read once, at the start: a request finds a name in a table and never a path on disk,
// so no request can ask for anything else.
#pragma once

#include "base/result.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::server::net {

// A file as it goes over the wire: plain, or compressed beforehand.
struct FileBody {
    std::string bytes;
    std::string tag;            // for the header ETag
    std::string_view encoding;  // for the header Content-Encoding; empty: plain
};

struct File {
    std::string type;
    std::vector<FileBody> bodies;  // best first; the last one is plain
    bool is_fixed = false;         // its name changes with its content: may be kept for good

    // The best that a client takes, by its header Accept-Encoding.
    [[nodiscard]] const FileBody& body_for(std::string_view accept_encoding) const;
};

// Whether a client that sent this header If-None-Match has the body of this tag.
bool is_known(std::string_view if_none_match, std::string_view tag);

class Files {
public:
    // A plain page that says where the server is and what it offers, until there is a board.
    Files();
    // Everything in this folder. `x.js.br` and `x.js.gz` are other forms of `x.js`, which must be there.
    static base::Result<Files> read(const std::string& folder);

    // Paths of the board's own pages ("/", "/r/CODE") get its one page. Null: there is no such file.
    [[nodiscard]] const File* find(std::string_view path) const;

private:
    void add(std::string path, std::string bytes);
    // Takes the files that are compressed forms of others out of the table and gives them to those.
    void gather_forms();

    std::map<std::string, File, std::less<>> files_;
};

}  // namespace thwart::server::net
