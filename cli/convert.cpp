// thwart convert: records from text to JSON and back.

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/match_log.hpp"
#include "cli/record_file.hpp"

namespace thwart::cli {

int convert(const ConvertWords& words) {
    const auto records = load_records(words.input);
    if (!records) return refuse(records.error());
    std::string text;
    if (words.to == "json")
        text = match::format_records_json(*records);
    else
        for (const match::Record& record : *records) text += match::format_record(record);
    if (words.output.empty() || words.output == "-") return print(text);
    auto file = GrowingFile::open(words.output, false);
    if (!file) return refuse(file.error());
    if (!file->write(text)) return refuse(base::not_allowed(words.output, "could not be written"));
    return kDone;
}

}  // namespace thwart::cli
