#include "match/record_replay.hpp"

namespace thwart::match {
namespace {

void add_retirements(std::vector<RecordItem>& items, const std::vector<RecordText>& comments,
                     std::size_t turn) {
    for (const RecordText& comment : comments)
        if (const auto seat = retired_in(comment.text)) items.push_back({turn, "", seat, comment.place});
}

base::Error placed(base::Error error, TextPlace place) {
    error.what = error.text();
    error.where = place.text();
    return error;
}

}  // namespace

std::vector<RecordItem> items_of(const Record& record) {
    std::vector<RecordItem> items;
    add_retirements(items, record.comments, 0);
    for (std::size_t turn = 0; turn < record.turns.size(); ++turn) {
        for (const RecordText& step : record.turns[turn].steps)
            items.push_back({turn, step.text, std::nullopt, step.place});
        add_retirements(items, record.turns[turn].comments, turn);
    }
    return items;
}

base::Result<catalog::Choice> setup_of(const Record& record) {
    const RecordHeader* game = record.find("Game");
    if (game == nullptr)
        return base::malformed(record.headers.empty() ? "record" : record.headers.front().place.text(),
                               "there is no header Game here; an empty line ends the headers");
    auto choice = catalog::parse_setup(game->value);
    if (!choice) return placed(choice.error(), game->place);
    return choice;
}

base::Result<std::unique_ptr<catalog::Session>> start_of(const Record& record) {
    const auto choice = setup_of(record);
    if (!choice) return choice.error();
    auto session = choice->module->start(choice->options);
    if (const RecordHeader* position = record.find("Position"))
        if (const auto set = session->set_position(position->value); !set)
            return placed(set.error(), position->place);
    return session;
}

base::Status play(catalog::Session& session, const RecordItem& item) {
    const auto played = item.retires ? session.retire(*item.retires) : session.play(item.step);
    if (!played) return placed(played.error(), item.place);
    return base::Done{};
}

}  // namespace thwart::match
