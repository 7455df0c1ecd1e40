// Records that strangers made, in either form: the whole input is a file. Whatever is read must read back the same from
// both forms; whatever is refused must be refused with a place; and what can be played is played.

#include "fuzz/input.hpp"
#include "match/record.hpp"
#include "match/record_replay.hpp"

namespace thwart::fuzz {
namespace {

using match::Record;

void check_error(const base::Error& error) {
    require(error.where.starts_with("line ") && !error.what.empty(),
            "an error without a place: ", error.text());
    require(error.text().size() < 1000, "an error as long as its cause");
    require(error.text().find('\n') == std::string::npos, "an error of several lines: ", error.text());
}

void check_round_trip(const std::vector<Record>& records) {
    std::string text;
    for (const Record& record : records) text += match::format_record(record);
    const auto again = match::parse_records(text);
    require(again.ok() && *again == records, "own text is not read back: ", text);
    const std::string json = match::format_records_json(records);
    const auto twin = match::parse_records_json(json);
    require(twin.ok() && *twin == records, "own JSON is not read back: ", json);
    require(match::format_records_json(*again) == json, "written in two ways: ", json);
}

void check_play(const Record& record) {
    constexpr int kMostItems = 64;  // keeps one input short
    const auto session = match::start_of(record);
    if (!session) return check_error(session.error());
    int played = 0;
    for (const match::RecordItem& item : match::items_of(record)) {
        const std::string before = (*session)->position();
        const auto done = match::play(**session, item);
        if (done && ++played < kMostItems) continue;
        if (done) return;
        check_error(done.error());
        return require((*session)->position() == before, "refused, but changed: ", before);
    }
}

void run(std::string_view file) {
    const auto records = match::read_records(file);
    if (!records) return check_error(records.error());
    require(!records->empty(), "no record, and no error");
    check_round_trip(*records);
    check_play(records->front());
}

}  // namespace
}  // namespace thwart::fuzz

extern "C" int LLVMFuzzerTestOneInput(const thwart::u8* data, std::size_t size) {
    thwart::fuzz::run({reinterpret_cast<const char*>(data), size});
    return 0;
}
