// thwart engine-check: whether a program keeps the engine protocol.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/engine_check.hpp"

namespace thwart::cli {

int engine_check(const std::string& command, const std::string& filter, u64 patience_ms) {
    unsigned passed = 0;
    unsigned failed = 0;
    int code = kDone;
    EngineCheck(command, filter, static_cast<i64>(patience_ms) * 1'000).run([&](const CheckResult& result) {
        if (code != kDone) return;
        using Kind = CheckResult::Kind;
        passed += result.kind == Kind::passed;
        failed += result.kind == Kind::failed;
        const std::string_view word = result.kind == Kind::passed   ? "ok   "
                                      : result.kind == Kind::failed ? "FAIL "
                                                                    : "skip ";
        code = print(base::cat(word, result.name, result.why.empty() ? "" : ": ", result.why, '\n'));
    });
    if (code != kDone) return code;
    code = print(base::cat(passed, " passed, ", failed, " failed\n"));
    return failed == 0 ? code : kFailed;
}

}  // namespace thwart::cli
