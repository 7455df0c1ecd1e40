#include "base/text.hpp"
#include "catalog/input_tree.hpp"
#include "catalog/registry.hpp"
#include "wasm/calls.hpp"

#include <array>

namespace thwart::wasm {
namespace {

using rules::Turn;

std::string_view turn_name(Turn::Kind kind) {
    switch (kind) {
        case Turn::Kind::decision: return "decision";
        case Turn::Kind::chance: return "chance";
        case Turn::Kind::over: break;
    }
    return "over";
}

void write_topology(Json& out, const rules::Topology& board) {
    out.key("sites").list_of(board.sites, [&](const rules::Site& site) {
        out.object([&] {
            out.key("kind").value(site.kind);
            out.key("label").value(site.label);
            out.key("x").decimal(site.x);
            out.key("y").decimal(site.y);
        });
    });
    out.key("links").list_of(board.links, [&](const auto& link) {
        out.list([&] {
            out.value(link.first);
            out.value(link.second);
        });
    });
}

// All games with their keys and every setup that makes sense.
Answer games(const Arguments& /*arguments*/, Json& out) {
    out.list_of(catalog::modules(), [&](const catalog::Module* module) {
        out.object([&] {
            out.key("name").value(module->name);
            out.key("solves").value(module->solve != nullptr);
            out.key("keys").list_of(module->keys.keys, [&](const rules::Key& key) {
                out.object([&] {
                    out.key("name").value(key.name);
                    out.key("values").list_of(key.values, [&](std::string_view each) { out.value(each); });
                });
            });
            out.key("setups").list_of(rules::all_options(module->keys), [&](const rules::Options& options) {
                out.value(module->start(options)->setup());
            });
        });
    });
    return base::Done{};
}

// board SETUP: what never changes during a match.
Answer board(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], "");
    if (!session) return session.error();
    const rules::Sides sides = (*session)->sides();
    out.object([&] {
        out.key("setup").value((*session)->setup());
        out.key("sides").list([&] {
            for (unsigned seat = 0; seat < sides.seats; ++seat) out.value(sides.of[seat]);
        });
        write_topology(out, (*session)->topology());
        out.key("start").object([&] { write_position(out, **session, false); });
    });
    return base::Done{};
}

// position SETUP POSITION
Answer position(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    out.object([&] { write_position(out, **session, true); });
    return base::Done{};
}

// play SETUP POSITION STEP: the position after it, or why not.
Answer play(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    if (const auto played = (*session)->play(arguments[2]); !played) return played.error();
    out.object([&] { write_position(out, **session, true); });
    return base::Done{};
}

// touch SETUP POSITION SITES: what the input tree says after these touches ("3,17").
Answer touch(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    std::vector<rules::SiteId> touched;
    if (!arguments[2].empty())
        for (const std::string_view each : base::split(arguments[2], ',')) {
            const auto site = base::parse_number(each, 0xffff);
            if (!site) return base::malformed("sites", "expected numbers with commas between them");
            touched.push_back(static_cast<rules::SiteId>(*site));
        }
    constexpr std::array<std::string_view, 4> kProgress = {"empty", "partial", "stoppable", "complete"};
    const catalog::InputTree::Answer answer = catalog::InputTree(**session).at(touched);
    out.object([&] {
        out.key("progress").value(kProgress[static_cast<std::size_t>(answer.progress)]);
        out.key("steps").list_of(answer.steps, [&](const std::string& step) { out.value(step); });
        out.key("next").list_of(answer.next, [&](rules::SiteId site) { out.value(site); });
    });
    return base::Done{};
}

// routes SETUP POSITION: for every seat a shortest way to its goal, where the game knows one.
Answer routes(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    out.list_of((*session)->routes(), [&](const rules::Route& route) {
        out.object([&] {
            out.key("seat").value(route.seat.number());
            out.key("sites").list_of(route.sites, [&](rules::SiteId site) { out.value(site); });
        });
    });
    return base::Done{};
}

void write_sites(Json& out, const std::vector<rules::SiteId>& sites) {
    out.list_of(sites, [&](rules::SiteId site) { out.value(site); });
}

// way SETUP POSITION STEP: the sites that the step's piece visits.
Answer way(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    write_sites(out, (*session)->way(arguments[2]));
    return base::Done{};
}

// obstacle SETUP POSITION STEP: what stands against a step that is refused.
Answer obstacle(const Arguments& arguments, Json& out) {
    const auto session = session_at(arguments[0], arguments[1]);
    if (!session) return session.error();
    const rules::Obstacle found = (*session)->obstacle(arguments[2]);
    out.object([&] {
        write_sites(out.key("sites"), found.sites);
        if (found.shuts_in) out.key("shuts_in").value(found.shuts_in->number());
    });
    return base::Done{};
}

constexpr std::array kCalls = {NamedCall{"games", games},       NamedCall{"board", board},
                               NamedCall{"position", position}, NamedCall{"play", play},
                               NamedCall{"touch", touch},       NamedCall{"routes", routes},
                               NamedCall{"way", way},           NamedCall{"obstacle", obstacle}};

}  // namespace

std::span<const NamedCall> catalog_calls() { return kCalls; }

base::Result<std::unique_ptr<catalog::Session>> session_at(std::string_view setup,
                                                           std::string_view position) {
    auto session = catalog::start(setup);
    if (!session || position.empty()) return session;
    if (const auto set = (*session)->set_position(position); !set) return set.error();
    return session;
}

void write_turn(Json& out, Turn turn) {
    out.object([&] {
        out.key("kind").value(turn_name(turn.kind));
        if (turn.kind != Turn::Kind::over) out.key("seat").value(turn.seat.number());
    });
}

void write_ranks(Json& out, const rules::Outcome& outcome) {
    out.list([&] {
        for (unsigned seat = 0; seat < outcome.seats; ++seat) out.value(outcome.rank[seat]);
    });
}

void write_position(Json& out, const catalog::Session& session, bool is_live) {
    const Turn turn = session.turn();
    const std::size_t sites = session.topology().sites.size();
    out.key("position").value(session.position());
    out.key("hash").value(std::to_string(session.hash()));
    write_turn(out.key("turn"), turn);
    if (turn.kind == Turn::Kind::over) write_ranks(out.key("ranks"), session.outcome());
    out.key("tokens").list([&] {
        for (std::size_t site = 0; site < sites; ++site)
            out.value(session.token(static_cast<rules::SiteId>(site)));
    });
    out.key("legal").list([&] {
        if (!is_live || turn.kind == Turn::Kind::over) return;
        for (const catalog::Step& step : session.legal())
            out.object([&] {
                out.key("text").value(step.text);
                out.key("weight").value(step.weight);
                out.key("sites").list_of(session.touches(step.text),
                                         [&](rules::SiteId site) { out.value(site); });
            });
    });
}

void write_error(Json& out, const base::Error& error) {
    out.object([&] {
        out.key("kind").value(error.kind == base::Error::Kind::malformed ? "malformed" : "not_allowed");
        out.key("where").value(error.where);
        out.key("what").value(error.what);
    });
}

}  // namespace thwart::wasm
