// thwart bench: speed figures, one per line.

#include "catalog/registry.hpp"
#include "cli/common.hpp"

#include <chrono>
#include <fmt/format.h>

namespace thwart::cli {

int bench(const std::string& filter) {
    bool any = false;
    int code = kDone;
    bench::Stopwatch stopwatch;
    stopwatch.seconds = [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    stopwatch.wanted = [&](const std::string& name) { return name.find(filter) != std::string::npos; };
    stopwatch.show = [&](const std::string& name, double value, const std::string& unit) {
        any = true;
        const int digits = value < 100 && unit == "x" ? 1 : 0;
        if (code == kDone) code = print(fmt::format("{:<32} {:>14.{}f} {}\n", name, value, digits, unit));
    };
    for (const catalog::Module* module : catalog::modules()) module->measure(stopwatch);
    if (!any) return refuse(base::not_allowed("filter", "no figure has that in its name"));
    return code;
}

}  // namespace thwart::cli
