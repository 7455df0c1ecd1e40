// thwart engine: the engine protocol on standard input and output.

#include "cli/common.hpp"
#include "cli/engine_host.hpp"

#include <atomic>
#include <cstdio>

namespace thwart::cli {
namespace {

// Reads a line of any length but keeps only its beginning, one character more than is allowed: enough to refuse it, and
// a hostile input cannot fill the memory. False at the end of the input.
bool read_line(std::string& line) {
    line.clear();
    int letter = std::getc(stdin);
    if (letter == EOF) return false;
    for (; letter != EOF && letter != '\n'; letter = std::getc(stdin))
        if (line.size() <= kLongestLine) line += static_cast<char>(letter);
    return true;
}

}  // namespace

int engine() {
    std::atomic<int> code = kDone;
    const auto say = [&code](std::string_view line) {
        if (code == kDone) code = print(std::string(line) + '\n');
    };
    {
        EngineHost host(say, registered_thinkers());
        for (std::string line; code == kDone && read_line(line) && host.hear(line);) {
        }
    }
    return code;
}

}  // namespace thwart::cli
