#include "cli/engine_check.hpp"

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/common.hpp"
#include "cli/engine_words.hpp"
#include "cli/threads.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

using rules::Turn;

// A line of play by lot: the steps so far and the position they lead to.
struct Story {
    std::unique_ptr<catalog::Session> session;
    std::string moves;

    [[nodiscard]] std::string line() const {
        return "position start" + (moves.empty() ? "" : " moves" + moves);
    }
    [[nodiscard]] bool is_over() const { return session->turn().kind == Turn::Kind::over; }
    void grow(base::Random& random) { moves += ' ' + session->play_random(random); }
};

Story new_story(const std::string& game) { return {std::move(*catalog::start(game)), ""}; }

// Some of the positions of a few games played by lot, the start included.
template <class Look>
std::string for_some_positions(const std::string& game, Turn::Kind kind, unsigned wanted, Look look) {
    constexpr unsigned kLongest = 400;
    for (u64 seed = 1; wanted > 0; ++seed) {
        base::Random random(seed);
        Story story = new_story(game);
        for (unsigned step = 0; step < kLongest && wanted > 0 && !story.is_over(); ++step) {
            if (story.session->turn().kind == kind && random.below(8) == 0) {
                if (const std::string why = look(story); !why.empty()) return why;
                --wanted;
            }
            story.grow(random);
        }
        if (seed > 50) break;  // the game has no such positions
    }
    return "";
}

Story finished_story(const std::string& game) {
    constexpr u64 kTries = 50;
    constexpr unsigned kLongest = 10'000;
    for (u64 seed = 1; seed <= kTries; ++seed) {
        base::Random random(seed);
        Story story = new_story(game);
        for (unsigned step = 0; step < kLongest && !story.is_over(); ++step) story.grow(random);
        if (story.is_over()) return story;
    }
    return new_story(game);
}

// A position of the game in which somebody decides.
Story decision_story(const std::string& game) {
    base::Random random(1);
    Story story = new_story(game);
    while (story.session->turn().kind != Turn::Kind::decision) story.grow(random);
    return story;
}

std::string legal_text(const catalog::Session& session) {
    std::vector<std::string> steps;
    for (catalog::Step& step : session.legal()) steps.push_back(std::move(step.text));
    std::ranges::sort(steps);
    std::string text;
    for (const std::string& step : steps) text += (text.empty() ? "" : " ") + step;
    return text;
}

bool is_legal(const catalog::Session& session, const std::string& step) {
    return session.clone()->play(step).ok();
}

// The first word in which two lists differ.
std::string difference(const std::string& found, const std::string& expected) {
    auto ours = words_of(expected);
    auto theirs = words_of(found);
    for (auto* words : {&ours, &theirs}) std::ranges::sort(*words);
    if (const auto twice = std::ranges::adjacent_find(theirs); twice != theirs.end())
        return base::cat("has ", *twice, " twice");
    std::vector<std::string_view> missing, extra;
    std::ranges::set_difference(ours, theirs, std::back_inserter(missing));
    std::ranges::set_difference(theirs, ours, std::back_inserter(extra));
    if (!missing.empty()) return base::cat("lacks ", missing.front());
    if (!extra.empty()) return base::cat("has ", extra.front(), ", which is not legal");
    return "is not sorted";
}

}  // namespace

bool EngineCheck::run(const std::function<void(const CheckResult&)>& tell) {
    tell_ = tell;
    has_matched_ = is_wanted("handshake") || is_wanted("isready");
    if (!perform("handshake", &EngineCheck::check_handshake)) return true;
    if (!perform("isready", &EngineCheck::check_ready)) return true;
    const auto games = supported_games();
    for (const std::string& game : games) check_game(game);
    if (games.empty()) {
        tell_({"setup", CheckResult::Kind::failed, "no game of ours is supported"});
        return true;
    }
    check_behaviour(games.front());
    return has_matched_;
}

bool EngineCheck::perform(const std::string& name, Check check) {
    auto engine = EngineClient::start(command_, false);
    Why why;
    if (engine) {
        engine_ = std::move(*engine);
        why = game_.empty() ? "" : set_up();
        if (why.empty()) why = (this->*check)();
        engine_.reset();
    } else {
        why = engine.error().what;
    }
    tell_({name, why.empty() ? CheckResult::Kind::passed : CheckResult::Kind::failed, why});
    return why.empty();
}

std::vector<std::string> EngineCheck::supported_games() {
    std::vector<std::string> supported;
    for (const catalog::Module* module : catalog::modules()) {
        auto engine = EngineClient::start(command_, false);
        if (!engine) continue;
        engine_ = std::move(*engine);
        game_ = module->name;
        if (const Why why = set_up(); why.empty())
            supported.push_back(game_);
        else
            tell_({base::cat(game_, "/setup"), CheckResult::Kind::skipped, why});
        engine_.reset();
    }
    return supported;
}

bool EngineCheck::is_wanted(const std::string& name) const { return name.find(filter_) != std::string::npos; }

void EngineCheck::perform_wanted(const std::string& name, Check check) {
    if (!is_wanted(name)) return;
    has_matched_ = true;
    perform(name, check);
}

void EngineCheck::check_game(const std::string& game) {
    game_ = game;
    perform_wanted(game + "/setup", &EngineCheck::check_setup);
    perform_wanted(game + "/position", &EngineCheck::check_positions);
    perform_wanted(game + "/legal", &EngineCheck::check_legal);
    perform_wanted(game + "/turn", &EngineCheck::check_turns);
    perform_wanted(game + "/chance", &EngineCheck::check_chance);
    perform_wanted(game + "/bestmove", &EngineCheck::check_moves);
    perform_wanted(game + "/over", &EngineCheck::check_over);
}

void EngineCheck::check_behaviour(const std::string& game) {
    game_ = game;
    perform_wanted("movetime", &EngineCheck::check_movetime);
    perform_wanted("nodes", &EngineCheck::check_nodes);
    perform_wanted("depth", &EngineCheck::check_depth);
    perform_wanted("clock", &EngineCheck::check_clock);
    perform_wanted("level", &EngineCheck::check_level);
    perform_wanted("stop", &EngineCheck::check_infinite);
    perform_wanted("isready-in-search", &EngineCheck::check_ready_in_search);
    perform_wanted("stop-when-idle", &EngineCheck::check_idle_stop);
    perform_wanted("search-again", &EngineCheck::check_again);
    perform_wanted("info", &EngineCheck::check_info);
    perform_wanted("garbage", &EngineCheck::check_garbage);
    perform_wanted("long-line", &EngineCheck::check_long_line);
    perform_wanted("illegal-step", &EngineCheck::check_illegal);
    perform_wanted("quit", &EngineCheck::check_quit);
    perform_wanted("quit-in-search", &EngineCheck::check_quit_in_search);
    perform_wanted("end-of-input", &EngineCheck::check_end_of_input);
}

// --- what checks are made of ---

EngineCheck::Why EngineCheck::ask(std::string_view line, std::string_view word) {
    if (!line.empty()) engine_->send(line);
    const auto answer = engine_->await({word}, patience_);
    if (answer.heard != Process::Heard::line)
        return base::cat("expected ", word, " after ", base::quote(line), ", but the engine ",
                         engine_->trouble());
    answer_ = answer.line.size() > word.size() ? answer.line.substr(word.size() + 1) : "";
    return "";
}

EngineCheck::Why EngineCheck::expect_response(std::string_view query, const std::string& expected) {
    if (Why why = ask(base::cat("query ", query), "response"); !why.empty()) return why;
    if (answer_ == expected) return "";
    return base::cat("query ", query, " says ", base::quote(answer_), " instead of ", base::quote(expected));
}

EngineCheck::Why EngineCheck::set_up() {
    if (Why why = ask("ugi", "ugiok"); !why.empty()) return why;
    const auto told = engine_->tell("setup " + game_, patience_);
    return told ? "" : base::cat("setup ", game_, ": ", told.error().what);
}

i64 EngineCheck::search_time() const { return 5 * patience_; }

EngineCheck::Why EngineCheck::search(const std::string& go, i64 longest) {
    engine_->send(go);
    const auto answer = engine_->await({"bestmove"}, longest + patience_);
    if (answer.heard != Process::Heard::line)
        return base::cat("no bestmove after ", go, ": the engine ", engine_->trouble());
    const auto words = words_of(answer.line);
    answer_ = words.size() > 1 ? words[1] : "";
    return words.size() == 2
               ? ""
               : base::cat("expected one move after bestmove, found ", base::quote(answer.line));
}

EngineCheck::Why EngineCheck::expect_error(const std::string& line) {
    const auto told = engine_->tell(line, patience_);
    if (told) return base::cat("expected an error after ", base::quote(line));
    return told.error().what.starts_with("answers error")
               ? ""
               : base::cat(base::quote(line), ": the engine ", told.error().what);
}

// --- the checks ---

EngineCheck::Why EngineCheck::check_handshake() {
    bool has_name = false;
    std::string strange;
    engine_->send("ugi");
    const auto answer = engine_->await({"ugiok"}, patience_, [&](const std::string& line) {
        has_name = has_name || line.starts_with("id name ");
        if (!line.starts_with("id ") && !line.starts_with("option ") && strange.empty()) strange = line;
    });
    if (answer.heard != Process::Heard::line)
        return "expected ugiok after ugi, but the engine " + engine_->trouble();
    if (!strange.empty()) return "expected id and option lines before ugiok, found " + base::quote(strange);
    return has_name ? "" : "there is no line id name";
}

EngineCheck::Why EngineCheck::check_ready() {
    if (Why why = ask("ugi", "ugiok"); !why.empty()) return why;
    for (int i = 0; i < 3; ++i)
        if (Why why = ask("isready", "readyok"); !why.empty()) return why;
    return "";
}

EngineCheck::Why EngineCheck::check_setup() {
    const Story story = new_story(game_);
    if (Why why = expect_response("position", story.session->position()); !why.empty()) return why;
    if (Why why = expect_error("setup no-such-game"); !why.empty()) return why;
    return expect_response("position", story.session->position());
}

EngineCheck::Why EngineCheck::check_positions() {
    constexpr unsigned kPositions = 12;
    const auto look = [this](const Story& story) {
        const std::string position = story.session->position();
        for (const std::string& line : {story.line(), "position " + position}) {
            if (const auto told = engine_->tell(line, patience_); !told)
                return base::cat(base::quote(line), ": the engine ", told.error().what);
            if (Why why = expect_response("position", position); !why.empty()) return why;
        }
        return Why();
    };
    Why why = for_some_positions(game_, Turn::Kind::decision, kPositions, look);
    return why.empty() ? for_some_positions(game_, Turn::Kind::chance, kPositions, look) : why;
}

EngineCheck::Why EngineCheck::check_legal() {
    constexpr unsigned kPositions = 30;
    const auto look = [this](const Story& story) {
        engine_->send("position " + story.session->position());
        if (Why why = ask("query legal", "response"); !why.empty()) return why;
        const std::string expected = legal_text(*story.session);
        if (answer_ == expected) return Why();
        return base::cat("the list for ", story.session->position(), ' ', difference(answer_, expected));
    };
    Why why = for_some_positions(game_, Turn::Kind::decision, kPositions, look);
    return why.empty() ? for_some_positions(game_, Turn::Kind::chance, kPositions, look) : why;
}

EngineCheck::Why EngineCheck::check_turns() {
    constexpr unsigned kPositions = 8;
    const auto look = [this](const Story& story) {
        const Turn turn = story.session->turn();
        engine_->send("position " + story.session->position());
        const std::string expected =
            turn.kind == Turn::Kind::chance ? "chance" : base::cat("decision ", turn.seat.number());
        Why why = expect_response("turn", expected);
        return why.empty() ? expect_response("result", "none") : why;
    };
    Why why = for_some_positions(game_, Turn::Kind::decision, kPositions, look);
    return why.empty() ? for_some_positions(game_, Turn::Kind::chance, kPositions, look) : why;
}

EngineCheck::Why EngineCheck::check_chance() {
    return for_some_positions(game_, Turn::Kind::chance, 2, [this](const Story& story) {
        engine_->send(story.line());
        return expect_error("go nodes 10");
    });
}

EngineCheck::Why EngineCheck::check_moves() {
    constexpr unsigned kPositions = 8;
    return for_some_positions(game_, Turn::Kind::decision, kPositions, [this](const Story& story) {
        engine_->send(story.line());
        if (Why why = search("go nodes 100", search_time()); !why.empty()) return why;
        if (is_legal(*story.session, answer_)) return Why();
        return base::cat("bestmove ", base::quote(answer_), " is not legal in ", story.session->position());
    });
}

EngineCheck::Why EngineCheck::check_over() {
    const Story story = finished_story(game_);
    if (!story.is_over()) return "";  // play by lot does not finish this game
    engine_->send("position " + story.session->position());
    if (Why why = expect_response("turn", "over"); !why.empty()) return why;
    if (Why why = expect_response("result", ranks(story.session->outcome())); !why.empty()) return why;
    if (Why why = expect_response("legal", ""); !why.empty()) return why;
    return expect_error("go nodes 10");
}

EngineCheck::Why EngineCheck::check_movetime() {
    constexpr i64 kTime = 300'000;
    engine_->send(decision_story(game_).line());
    return search(base::cat("go movetime ", kTime / 1'000), kTime);
}

EngineCheck::Why EngineCheck::check_nodes() {
    engine_->send(decision_story(game_).line());
    return search("go nodes 1000", search_time());
}

EngineCheck::Why EngineCheck::check_depth() {
    engine_->send(decision_story(game_).line());
    return search("go depth 1", search_time());
}

EngineCheck::Why EngineCheck::check_clock() {
    constexpr i64 kTime = 2'000'000;
    const Story story = decision_story(game_);
    engine_->send(story.line());
    std::string clock = " clock";
    std::string inc = " inc";
    for (unsigned seat = 0; seat < story.session->sides().seats; ++seat) {
        clock += base::cat(' ', kTime / 1'000);
        inc += " 10";
    }
    const i64 start = microseconds_now();
    if (Why why = search("go" + clock + inc, kTime); !why.empty()) return why;
    return microseconds_now() - start < kTime ? "" : "the clock has run out";
}

EngineCheck::Why EngineCheck::check_level() {
    engine_->send(decision_story(game_).line());
    return search("go level 1 nodes 1000", search_time());
}

EngineCheck::Why EngineCheck::check_infinite() {
    constexpr i64 kWhile = 300'000;
    const Story story = decision_story(game_);
    engine_->send(story.line());
    engine_->send("go infinite");
    const auto early = engine_->await({"bestmove"}, kWhile);
    if (early.heard == Process::Heard::line) return "bestmove came before stop";
    if (early.heard == Process::Heard::end) return "the engine " + engine_->trouble();
    if (Why why = search("stop", 0); !why.empty()) return why;
    return is_legal(*story.session, answer_) ? ""
                                             : base::cat("bestmove ", base::quote(answer_), " is not legal");
}

EngineCheck::Why EngineCheck::check_ready_in_search() {
    engine_->send(decision_story(game_).line());
    engine_->send("go infinite");
    if (Why why = ask("isready", "readyok"); !why.empty()) return why;
    return search("stop", 0);
}

EngineCheck::Why EngineCheck::check_idle_stop() {
    std::string said;
    engine_->send("stop");
    engine_->send("isready");
    const auto answer = engine_->await({"readyok"}, patience_, [&](const std::string& line) { said = line; });
    if (answer.heard != Process::Heard::line) return "after stop the engine " + engine_->trouble();
    return said.starts_with("bestmove") ? "stop is answered by a bestmove that nobody asked for" : "";
}

EngineCheck::Why EngineCheck::check_again() {
    constexpr int kTimes = 10;
    for (int i = 0; i < kTimes; ++i) {
        engine_->send(decision_story(game_).line());
        if (Why why = search("go nodes 10", search_time()); !why.empty())
            return base::cat("search ", i + 1, ": ", why);
        engine_->send("go infinite");
        if (Why why = search("stop", 0); !why.empty()) return base::cat("search ", i + 1, ": ", why);
    }
    return "";
}

EngineCheck::Why EngineCheck::check_info() {
    const Story story = decision_story(game_);
    engine_->send(story.line());
    Why why;
    bool any = false;
    engine_->send("go nodes 2000");
    const auto answer = engine_->await({"bestmove"}, search_time() + patience_, [&](const std::string& line) {
        if (!line.starts_with("info ") || !why.empty()) return;
        any = true;
        const auto words = words_of(line);
        const auto steps = std::ranges::find(words, "line");
        const Info info = parse_info(words);
        const std::size_t seats = story.session->sides().seats;
        if (!info.nodes || !info.depth)
            why = base::cat("expected depth and nodes in ", base::quote(line));
        else if (info.scores.value_or(seats) != seats)
            why = base::cat("expected a score for each of ", seats, " seats in ", base::quote(line));
        else if (steps != words.end() && steps + 1 != words.end() &&
                 !is_legal(*story.session, std::string(*(steps + 1))))
            why = base::cat("the line of ", base::quote(line), " begins with a step that is not legal");
    });
    if (answer.heard != Process::Heard::line) return "no bestmove: the engine " + engine_->trouble();
    if (!any && why.empty()) return "there is no info line before bestmove";
    return why;
}

EngineCheck::Why EngineCheck::check_garbage() {
    const Story story = decision_story(game_);
    engine_->send(story.line());
    for (const std::string& line :
         {std::string("hello"), std::string("\x01\x7f\xff"), std::string("go\0x", 4),
          std::string("query mood"), std::string("go nodes many"), std::string("setoption name"),
          std::string("position nonsense")}) {
        if (Why why = expect_error(line); !why.empty()) return why;
        if (Why why = expect_response("position", story.session->position()); !why.empty())
            return base::cat("after ", base::quote(line), ": ", why);
    }
    return "";
}

EngineCheck::Why EngineCheck::check_long_line() {
    constexpr std::size_t kLong = 200'000;
    if (Why why = expect_error(std::string(kLong, 'x')); !why.empty()) return why;
    return ask("isready", "readyok");
}

// The steps before it are not played either.
EngineCheck::Why EngineCheck::check_illegal() {
    constexpr int kSteps = 3;
    const Story story = decision_story(game_);
    base::Random random(1);
    Story longer = new_story(game_);
    for (int i = 0; i < kSteps; ++i) longer.grow(random);
    engine_->send(story.line());
    for (const std::string& line :
         {longer.line() + " nonsense", std::string("position start moves nonsense")}) {
        if (Why why = expect_error(line); !why.empty()) return why;
        if (Why why = expect_response("position", story.session->position()); !why.empty())
            return "after an illegal step: " + why;
    }
    return "";
}

EngineCheck::Why EngineCheck::check_quit() {
    engine_->send("quit");
    return engine_->process().wait(patience_) ? "" : "the engine goes on after quit";
}

EngineCheck::Why EngineCheck::check_quit_in_search() {
    engine_->send(decision_story(game_).line());
    engine_->send("go infinite");
    engine_->send("quit");
    return engine_->process().wait(patience_) ? "" : "the engine goes on after quit";
}

EngineCheck::Why EngineCheck::check_end_of_input() {
    if (Why why = ask("isready", "readyok"); !why.empty()) return why;
    engine_->process().close_input();
    return engine_->process().wait(patience_) ? "" : "the engine goes on when its input has ended";
}

}  // namespace thwart::cli
