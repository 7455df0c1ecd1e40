// Everything that comes from outside as text, through the door that all apps use. The input is lines: a setup, a
// position (empty: the usual start), then steps.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "fuzz/input.hpp"

namespace thwart::fuzz {
namespace {

using catalog::Session;

void check_error(const base::Error& error) {
    require(!error.where.empty() && !error.what.empty(), "an error without words");
    require(is_printable(error.text()), "an error that is not one printable line");
    require(error.text().size() < 1000, "an error as long as its cause");
}

// Whether two sessions are in the same position, as far as anyone can tell.
bool same(const Session& one, const Session& other) {
    return one.position() == other.position() && one.hash() == other.hash() && one.turn() == other.turn();
}

// The position read back is the position.
void check_round_trip(const Session& session, const std::string& position) {
    require(is_printable(position) && position.size() <= 4096, "a position that is not one printable line");
    const auto again = session.clone();
    require(again->set_position(position).ok(), "own position refused: ", position);
    require(same(session, *again), "reads back as another position: ", position);
}

void check_legal(const Session& session, const std::string& position) {
    const auto steps = session.legal();
    const bool over = session.turn().kind == rules::Turn::Kind::over;
    require(steps.empty() == over, "moves after the end, or none before: ", position);
    require(session.perft(1) == steps.size(), "perft 1 disagrees: ", position);
    const std::size_t sites = session.topology().sites.size();
    for (const catalog::Step& step : steps) {
        const auto next = session.clone();
        require(step.weight > 0, "no weight: ", position, ' ', step.text);
        require(next->play(step.text).ok(), "listed but refused: ", position, ' ', step.text);
        for (const rules::SiteId site : session.touches(step.text))
            require(site < sites, "touches beside the board: ", position, ' ', step.text);
    }
    if (over) require(session.outcome().seats == session.sides().seats, "ranks for other seats: ", position);
}

void check(const Session& session) {
    const std::string position = session.position();
    check_round_trip(session, position);
    check_legal(session, position);
    const std::string drawing = rules::to_ascii(session.draw());
    for (const std::string_view line : base::split(drawing, '\n'))
        require(is_printable(line), "a drawing that is not ASCII");
}

// Does something that may be refused; if it is, nothing may have changed.
template <class Change>
bool attempt(Session& session, Change change) {
    const auto before = session.clone();
    const base::Status status = change(session);
    if (status) return true;
    check_error(status.error());
    require(same(session, *before), "refused, but changed: ", before->position());
    return false;
}

void run(Input input) {
    constexpr int kMostSteps = 16;  // keeps one input short
    const auto started = catalog::start(input.line());
    if (!started) return check_error(started.error());
    Session& session = **started;
    const auto again = catalog::start(session.setup());
    require(again.ok() && (*again)->setup() == session.setup(), "own setup refused: ", session.setup());

    if (const std::string_view position = input.line(); !position.empty())
        attempt(session, [&](Session& s) { return s.set_position(position); });
    check(session);
    for (int i = 0; i < kMostSteps && !input.empty(); ++i) {
        const std::string_view step = input.line();
        if (attempt(session, [&](Session& s) { return s.play(step); })) check(session);
    }
}

}  // namespace
}  // namespace thwart::fuzz

extern "C" int LLVMFuzzerTestOneInput(const thwart::u8* data, std::size_t size) {
    thwart::fuzz::run({data, size});
    return 0;
}
