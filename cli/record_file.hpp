// Records from files, as all commands that read them take them: text or JSON, "-" for standard input.
#pragma once

#include "base/result.hpp"
#include "match/record.hpp"

#include <string>
#include <vector>

namespace thwart::cli {

base::Result<std::vector<match::Record>> load_records(const std::string& path);

}  // namespace thwart::cli
