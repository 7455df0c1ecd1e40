#include "cli/play_table.hpp"

#include "base/text.hpp"
#include "cli/tui/picture.hpp"
#include "match/crypto/openssl.hpp"
#include "match/record_of.hpp"

#include <algorithm>
#include <ranges>

namespace thwart::cli {
namespace {

using rules::Seat;
using rules::Turn;

constexpr std::size_t kTableBytes = 32 * kMebibyte;

std::unique_ptr<catalog::Thinker> thinker_for(const match::Match& match, const MakeThinker& make) {
    const auto choice = catalog::parse_setup(match.terms().setup);
    return make(*choice->module, catalog::Style::best, kTableBytes);
}

}  // namespace

Table::Table(match::Match match, PlayFile file, PlayHead head, TableWorld world)
    : match_(std::move(match)),
      file_(std::move(file)),
      head_(std::move(head)),
      world_(std::move(world)),
      dealer_(match::openssl_crypto(), head_.fairness.secret.value_or(match::Secret{}),
              head_.fairness.nonces),
      thinking_(std::make_unique<Thinking>(thinker_for(match_, world_.make_thinker),
                                           world_.is_timed ? world_.microseconds : search::Clock())),
      opened_(world_.microseconds()),
      resumed_(match_.latest()) {}

match::Time Table::now() const {
    const match::Time passed((world_.microseconds() - opened_) / 1'000);
    return std::max(resumed_ + passed, match_.latest());
}

base::Result<std::vector<match::Notice>> Table::apply(match::Happening what) {
    const match::Event event{now(), std::move(what)};
    auto notices = match_.apply(event);
    if (!notices) return notices;
    if (const auto written = file_.append(event); !written) trouble_ = written.error();
    if (match_.result() && !file_.path().empty())
        if (const auto written = write_file(file_.record_path(), record_text()); !written)
            trouble_ = written.error();
    return notices;
}

std::vector<match::Notice> Table::advance() {
    if (match_.result()) return {};
    if (const auto flag = match_.flag_time(); flag && now() >= *flag) {
        if (auto notices = apply(match::Flag{})) return *notices;
        return {};
    }
    if (match_.turn().kind != Turn::Kind::chance) return {};
    auto notices = apply(match::Deal{dealer_.deal(session(), match_.deals() + 1)});
    return notices ? *notices : std::vector<match::Notice>();
}

std::optional<match::Happening> Table::computer_answer() const {
    constexpr std::size_t kEarly = 10;  // turns before which nobody agrees to a draw
    const auto answers = [&](const std::optional<match::Offer>& offer) -> std::optional<Seat> {
        for (unsigned i = 0; offer && i < match_.seats(); ++i)
            if (offer->awaits(Seat(i)) && !is_person(Seat(i))) return Seat(i);
        return std::nullopt;
    };
    if (const auto seat = answers(match_.takeback_question())) return match::AnswerTakeback{*seat, true};
    if (const auto seat = answers(match_.draw_offer())) {
        const bool agrees = match_.line().turns().size() >= kEarly && outlook_[seat->index()] <= 0;
        return match::AnswerDraw{*seat, agrees};
    }
    return std::nullopt;
}

std::vector<match::Notice> Table::let_computers_answer() {
    std::vector<match::Notice> all;
    while (!match_.result()) {
        const auto answer = computer_answer();
        if (!answer) break;
        const auto notices = apply(*answer);
        if (!notices) break;
        all.insert(all.end(), notices->begin(), notices->end());
    }
    return all;
}

std::optional<Seat> Table::you() const {
    std::optional<Seat> found;
    for (unsigned i = 0; i < match_.seats(); ++i) {
        if (!match_.terms().players[i].is_person()) continue;
        if (found) return std::nullopt;
        found = Seat(i);
    }
    return found;
}

bool Table::awaits_person() const {
    const Turn turn = match_.turn();
    return turn.kind == Turn::Kind::decision && is_person(turn.seat);
}

bool Table::awaits_computer() const {
    const Turn turn = match_.turn();
    return turn.kind == Turn::Kind::decision && !is_person(turn.seat);
}

std::optional<Seat> Table::speaker() const {
    if (awaits_person()) return match_.turn().seat;
    const auto& steps = match_.line().steps();
    for (const match::Played& step : std::views::reverse(steps))
        if (is_person(step.turn.seat)) return step.turn.seat;
    for (unsigned i = 0; i < match_.seats(); ++i)
        if (is_person(Seat(i)) && !match_.is_retired(Seat(i))) return Seat(i);
    return std::nullopt;
}

std::string Table::step_meant(std::string_view typed) const {
    std::vector<std::string> alike;
    for (const catalog::Step& step : match_.legal()) {
        if (step.text == typed) return std::string(typed);
        if (tui::is_same_word(step.text, typed)) alike.push_back(step.text);
    }
    return alike.size() == 1 ? alike.front() : std::string(typed);
}

std::optional<Table::Asked> Table::asked() const {
    const auto find = [&](const std::optional<match::Offer>& offer, bool is_draw) -> std::optional<Asked> {
        for (unsigned i = 0; offer && i < match_.seats(); ++i)
            if (offer->awaits(Seat(i)) && is_person(Seat(i))) return Asked{Seat(i), offer->by, is_draw};
        return std::nullopt;
    };
    if (match_.result()) return std::nullopt;
    if (const auto takeback = find(match_.takeback_question(), false)) return takeback;
    return find(match_.draw_offer(), true);
}

catalog::Question Table::question(unsigned level) const {
    constexpr i64 kShortest = 50'000;
    constexpr i64 kLongest = 1'000'000;
    constexpr i64 kShare = 25;  // of the time left, for one move
    catalog::Question question;
    question.level = level;
    question.seed = head_.seed + match_.line().size();
    question.past = match_.past();
    question.idle = match_.idle();
    const auto left = match_.remaining(match_.turn().seat, now());
    if (left && world_.is_timed)
        question.limits = catalog::Limits{
            .microseconds = std::clamp<i64>(left->count() * 1'000 / kShare, kShortest, kLongest)};
    return question;
}

unsigned Table::level() const {
    const match::Player& player = match_.player(match_.turn().seat);
    return player.is_person() ? kHintLevel : player.level;
}

base::Result<std::vector<match::Notice>> Table::play(const catalog::Thought& thought) {
    const Seat seat = match_.turn().seat;
    if (!thought.lines.empty())
        outlook_[seat.index()] = thought.lines.front().scores[match_.sides().of[seat.index()]];
    return apply(match::Move{seat, thought.move});
}

std::string Table::record_text() const {
    const match::Fairness fairness = match_.result() ? dealer_.revealed() : dealer_.sealed();
    return match::format_record(match::record_of(match_, head_.date, match::format_fairness(fairness)));
}

base::Status Table::save(const std::string& path) const { return write_file(path, record_text()); }

}  // namespace thwart::cli
