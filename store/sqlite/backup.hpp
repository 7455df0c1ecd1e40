// A copy of a store while it is in use, also by another process: `thwart backup` calls it beside a running server.
#pragma once

#include "base/result.hpp"

#include <string>

namespace thwart::store {

// Copies the store at `source` as it is at one moment to the new file `target`, checks the copy, and only then gives it
// its name: a file of that name is complete. Nothing is overwritten. To restore, start a server on the copy.
base::Status back_up(const std::string& source, const std::string& target);

}  // namespace thwart::store
