#include "cli/engine_host.hpp"

#include "base/text.hpp"
#include "cli/common.hpp"
#include "cli/threads.hpp"

#include <algorithm>
#include <new>

namespace thwart::cli {
namespace {

constexpr std::string_view kFirstSetup = "quoridor";

std::string joined(Words words) {
    std::string text;
    for (const std::string_view word : words) text += base::cat(text.empty() ? "" : " ", word);
    return text;
}

std::string turn_text(rules::Turn turn) {
    switch (turn.kind) {
        case rules::Turn::Kind::decision: return base::cat("decision ", turn.seat.number());
        case rules::Turn::Kind::chance: return "chance";
        case rules::Turn::Kind::over: break;
    }
    return "over";
}

}  // namespace

EngineHost::EngineHost(Say say, MakeThinker make)
    : say_(std::move(say)),
      make_(std::move(make)),
      choice_(*catalog::parse_setup(kFirstSetup)),
      place_(choice_.module->start(choice_.options)) {}

EngineHost::~EngineHost() { finish_search(); }

const std::vector<EngineHost::Command>& EngineHost::commands() {
    static const std::vector<Command> kCommands = {
        {"ugi", &EngineHost::greet, false},
        {"isready", &EngineHost::say_ready, false},
        {"setoption", &EngineHost::set_option, true},
        {"setup", &EngineHost::set_setup, true},
        {"position", &EngineHost::set_position, true},
        {"go", &EngineHost::go, true},
        {"stop", &EngineHost::stop, false},
        {"query", &EngineHost::answer_query, false},
    };
    return kCommands;
}

bool EngineHost::hear(std::string_view line) {
    if (line.size() > kLongestLine) {
        say_error(base::malformed("line", base::cat("longer than ", kLongestLine, " characters")));
        return true;
    }
    const auto words = words_of(line);
    if (words.empty()) return true;
    if (words.front() == "quit" && words.size() == 1) {
        finish_search();
        return false;
    }
    const auto command = std::ranges::find(commands(), words.front(), &Command::name);
    if (command == commands().end())
        say_error(base::malformed("line", "unknown command " + base::quote(words.front())));
    else if (command->disturbs && is_searching())
        say_error(base::not_allowed(std::string(words.front()), "a search is running; stop it first"));
    else
        (this->*command->answer)(Words(words).subspan(1));
    return true;
}

void EngineHost::greet(Words /*words*/) {
    say(base::cat("id name Thwart ", THWART_VERSION));
    say("id author The Thwart authors");
    for (const std::string& option : EngineOptions::announced()) say(option);
    say("ugiok");
}

void EngineHost::say_ready(Words /*words*/) { say("readyok"); }

void EngineHost::set_option(Words words) {
    const std::size_t table = options_.table_bytes();
    const catalog::Style style = options_.style();
    if (const auto set = options_.set(words); !set) return say_error(set.error());
    if (table != options_.table_bytes() || style != options_.style()) thinker_.reset();
}

void EngineHost::set_setup(Words words) {
    const auto choice = catalog::parse_setup(joined(words));
    if (!choice) return say_error(choice.error());
    choice_ = *choice;
    place_ = Place(choice_.module->start(choice_.options));
    thinker_.reset();
}

// A place is built aside, so that a refusal changes nothing.
void EngineHost::set_position(Words words) {
    const auto moves = std::ranges::find(words, "moves");
    const std::string text = joined({words.begin(), moves});
    auto session = choice_.module->start(choice_.options);
    if (text != "start")
        if (const auto set = session->set_position(text); !set) return say_error(set.error());
    Place place(std::move(session));
    const Words steps = moves == words.end() ? Words() : Words(moves + 1, words.end());
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (const auto played = place.play(steps[i]); !played) {
            base::Error error = played.error();
            error.what = base::cat("step ", i + 1, ": ", error.what);
            return say_error(error);
        }
    place_ = std::move(place);
}

base::Status EngineHost::Place::play(std::string_view step) {
    const rules::Turn turn = session->turn();
    const u64 hash = session->hash();
    if (const auto played = session->play(step); !played) return played;
    if (turn.kind == rules::Turn::Kind::decision) past.push_back(hash);
    idle.note(turn.seat, *session);
    const rules::Turn next = session->turn();
    continues_turn = turn.kind == rules::Turn::Kind::decision && next == turn;
    return base::Done{};
}

void EngineHost::go(Words words) {
    const rules::Turn turn = place_.session->turn();
    if (turn.kind == rules::Turn::Kind::over) return say_error(base::not_allowed("go", "the game is over"));
    if (turn.kind == rules::Turn::Kind::chance)
        return say_error(base::not_allowed("go", "chance acts; add its step to the moves"));
    const auto order = parse_go(words, place_.session->sides().seats);
    if (!order) return say_error(order.error());
    if (const auto ready = prepare_thinker(); !ready) return say_error(ready.error());
    finish_search();  // the thread of the last one may still be there
    cancel_ = false;
    searching_ = true;
    searcher_ =
        std::thread([this, session = std::shared_ptr(place_.session->clone()), asked = question(*order),
                     hold = order->infinite] { search(*session, asked, hold); });
}

base::Status EngineHost::prepare_thinker() {
    if (thinker_) return base::Done{};
    try {
        thinker_ = make_(*choice_.module, options_.style(), options_.table_bytes());
    } catch (const std::bad_alloc&) {
        return base::not_allowed("Hash", "there is not enough memory");
    }
    return base::Done{};
}

catalog::Question EngineHost::question(const Go& go) const {
    catalog::Question question;
    question.level = go.level ? static_cast<unsigned>(*go.level) : options_.level();
    question.limits = limits_of(go, place_.session->turn().seat, place_.continues_turn);
    question.seed = options_.seed();
    question.lines = options_.lines();
    question.threads = options_.threads();
    question.past = place_.past;
    question.idle = place_.idle.turns();
    return question;
}

void EngineHost::search(const catalog::Session& session, const catalog::Question& question, bool hold) {
    const i64 start = microseconds_now();
    u64 told = ~u64{0};  // nodes of the last thought that was shown
    const auto show = [&](const catalog::Thought& thought) {
        if (thought.nodes == told) return;
        told = thought.nodes;
        for (const std::string& line :
             format_info(thought, session.sides(), microseconds_now() - start, question.lines > 1))
            say(line);
    };
    const catalog::Thought thought =
        thinker_->think(session, question, {microseconds_now, &cancel_, crew_of_threads(), show});
    show(thought);
    if (hold) cancel_.wait(false);
    const std::lock_guard lock(mutex_);
    searching_ = false;  // before the answer is seen, so that the next command is not refused
    say_("bestmove " + thought.move);
}

void EngineHost::finish_search() {
    cancel_ = true;
    cancel_.notify_all();
    if (searcher_.joinable()) searcher_.join();
}

// Returns with the answer said, so that whatever follows meets an idle engine.
void EngineHost::stop(Words /*words*/) { finish_search(); }

void EngineHost::answer_query(Words words) {
    const auto answer = response(words.size() == 1 ? words.front() : std::string_view());
    if (!answer) return say_error(answer.error());
    say(answer->empty() ? "response" : "response " + *answer);
}

base::Result<std::string> EngineHost::response(std::string_view what) const {
    const catalog::Session& session = *place_.session;
    if (what == "position") return session.position();
    if (what == "turn") return turn_text(session.turn());
    if (what == "result")
        return session.turn().kind == rules::Turn::Kind::over ? ranks(session.outcome()) : "none";
    if (what == "legal") {
        std::vector<std::string> steps;
        for (catalog::Step& step : session.legal()) steps.push_back(std::move(step.text));
        std::ranges::sort(steps);
        return joined(std::vector<std::string_view>(steps.begin(), steps.end()));
    }
    return base::malformed("query", "expected legal, turn, result or position");
}

bool EngineHost::is_searching() {
    const std::lock_guard lock(mutex_);
    return searching_;
}

void EngineHost::say(std::string_view line) {
    const std::lock_guard lock(mutex_);
    say_(line);
}

void EngineHost::say_error(const base::Error& error) { say("error " + error.text()); }

}  // namespace thwart::cli
