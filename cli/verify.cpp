// thwart verify: whether recorded matches are what they say, down to every throw and draw.

#include "match/verify.hpp"

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/record_file.hpp"
#include "match/crypto/openssl.hpp"

namespace thwart::cli {
namespace {

using Chance = match::Verdict::Chance;

std::string describe(const match::Record& record, const match::Verdict& verdict) {
    std::string text = base::cat("fits: ", record.turns.size(), " turns, ", verdict.steps, " steps");
    switch (verdict.chance) {
        case Chance::none: return text;
        case Chance::unknown:
            return text + base::cat("; ", verdict.chance_steps,
                                    " throws and draws cannot be checked: no header Fairness");
        case Chance::sealed:
            return text + base::cat("; ", verdict.chance_steps,
                                    " throws and draws cannot be checked yet: the secret is not revealed");
        case Chance::fair: break;
    }
    return text + base::cat("; ", verdict.chance_steps, " throws and draws recomputed");
}

}  // namespace

int verify(const std::string& path, bool needs_fairness) {
    const auto records = load_records(path);
    if (!records) return refuse(records.error());
    std::size_t misfits = 0;
    std::size_t unknown = 0;
    for (std::size_t i = 0; i < records->size(); ++i) {
        const match::Verdict verdict = match::verify_record((*records)[i], match::openssl_crypto());
        misfits += verdict.trouble ? 1 : 0;
        unknown += verdict.chance == Chance::unknown || verdict.chance == Chance::sealed ? 1 : 0;
        const std::string line =
            verdict.trouble ? "does not fit: " + verdict.trouble->text() : describe((*records)[i], verdict);
        if (const int code = print(base::cat("match ", i + 1, ": ", line, '\n')); code != kDone) return code;
    }
    if (misfits > 0)
        return refuse(
            base::not_allowed("record", base::cat(misfits, " of ", records->size(), " matches do not fit")));
    if (needs_fairness && unknown > 0)
        return refuse(base::not_allowed(
            "Fairness",
            base::cat("the chance in ", unknown, " of ", records->size(), " matches cannot be checked")));
    return kDone;
}

}  // namespace thwart::cli
