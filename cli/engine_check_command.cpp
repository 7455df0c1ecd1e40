// thwart engine-check: whether a program keeps the engine protocol.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/engine_check.hpp"

namespace thwart::cli {

int engine_check(const std::string& command, const std::string& filter, u64 patience_ms) {
    unsigned passed = 0;
    unsigned failed = 0;
    int code = kDone;
    const auto tell = [&](const CheckResult& result) {
        if (code != kDone) return;
        using Kind = CheckResult::Kind;
        passed += result.kind == Kind::passed;
        failed += result.kind == Kind::failed;
        const std::string_view word = result.kind == Kind::passed   ? "ok   "
                                      : result.kind == Kind::failed ? "FAIL "
                                                                    : "skip ";
        code = print(base::cat(word, result.name, result.why.empty() ? "" : ": ", result.why, '\n'));
    };
    const bool has_matched = EngineCheck(command, filter, static_cast<i64>(patience_ms) * 1'000).run(tell);
    if (code == kDone) code = print(base::cat(passed, " passed, ", failed, " failed\n"));
    if (code != kDone) return code;
    if (failed > 0)
        return refuse(
            base::not_allowed("engine", base::cat(failed, " of ", passed + failed, " checks failed")));
    if (!has_matched)
        return refuse(base::not_allowed("filter", "no check of this engine has that in its name"));
    return kDone;
}

}  // namespace thwart::cli
