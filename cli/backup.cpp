// thwart backup: a copy of the server's data, also while it runs.

#include "store/sqlite/backup.hpp"

#include "base/text.hpp"
#include "cli/common.hpp"
#include "server/config.hpp"

namespace thwart::cli {

int backup(const std::string& target, const std::string& data) {
    const std::string source = data.empty() ? server::usual_data_file(server::real_surroundings()) : data;
    if (const auto done = store::back_up(source, target); !done) return refuse(done.error());
    return print(
        base::cat(source, " was copied to ", target, ". To restore it: thwart serve --data ", target, "\n"));
}

}  // namespace thwart::cli
