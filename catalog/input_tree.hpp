// Moves as touches of the board: every legal move is a short list of sites, and all lists together are a prefix tree.
// One controller over this tree serves the keyboard, the mouse and, in the browser, the finger, for every game; none of
// them knows any rules.
//
// The tree is a sorted list, searched anew for every question: a position has at most some hundreds of moves.
#pragma once

#include "base/integers.hpp"
#include "catalog/session.hpp"
#include "rules/topology.hpp"

#include <span>
#include <string>
#include <vector>

namespace thwart::catalog {

class InputTree {
public:
    enum class Progress : u8 {
        empty,  // nothing has been touched, or nothing that begins a move: then there is no next site, either
        partial,    // some moves begin like this
        stoppable,  // a move is finished, and others go on
        complete,   // a move is finished, and none goes on
    };
    struct Answer {
        Progress progress = Progress::empty;
        // Finished by exactly these touches. Several moves may share their sites; then somebody has to choose.
        std::vector<std::string> steps;
        std::vector<rules::SiteId> next;  // sorted, each once
    };

    InputTree() = default;
    // Of the position's legal moves; empty unless a seat is to decide.
    explicit InputTree(const Session& session);

    // Moves that touch nothing, such as pass, are finished before the first touch.
    [[nodiscard]] Answer at(std::span<const rules::SiteId> touched) const;

    // The sites of a legal move; empty for anything else, and for moves that touch nothing.
    [[nodiscard]] std::vector<rules::SiteId> sites_of(std::string_view step) const;

private:
    struct Entry {
        std::vector<rules::SiteId> sites;
        std::string step;
    };
    std::vector<Entry> entries_;  // sorted by sites, then by text
};

}  // namespace thwart::catalog
