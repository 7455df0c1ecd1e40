#!/usr/bin/env bash
# Plants violations in a small tree and checks that tools/layers finds each of them, and nothing else.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

layers=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../tools/layers
tree="$scratch/a tree"

plant() { # plant FILE TEXT: a fresh tree with a clean file and this one
    rm -rf -- "$tree"
    mkdir -p -- "$tree/tools" "$tree/base" "$tree/$(dirname -- "$1")"
    cp -- "$layers" "$tree/tools/layers"
    printf '#pragma once\n' >"$tree/base/clean.hpp"
    printf '%s\n' "$2" >"$tree/$1"
}

run_layers() {
    status=0
    output=$("$tree/tools/layers" 2>&1) || status=$?
}

is_found_at() { [[ $status == 1 && $output == "$1: "?* && $output != *$'\n'* ]]; }
is_accepted() { [[ $status == 0 && $output == 'layers: OK ('*' files)' ]]; }

forbid() { # forbid FILE TEXT: the last line of TEXT is the one violation
    plant "$1" "$2"
    run_layers
    judge "forbid $1 | $2" is_found_at "$1:$(printf '%s\n' "$2" | wc -l)"
}

allow() {
    plant "$1" "$2"
    run_layers
    judge "allow $1 | $2" is_accepted
}

# Ranks
allow rules/a.hpp '#include "base/clean.hpp"'
allow rules/a.hpp '#include "rules/b.hpp"'
allow server/a.cpp '#include "protocol/a.hpp"'
allow catalog/registry.cpp '#include "games/games.def"'
allow cli/main.cpp '#include "cli/tui/board.hpp"'
allow cli/tui/board.cpp '#include "match/match.hpp"'
forbid base/a.hpp '#include "rules/a.hpp"'
forbid base/a.hpp $'#pragma once\n\n  #  include <rules/a.hpp>'
forbid rules/a.hpp '#include "nets/a.hpp"'
allow games/halma/mind.hpp '#include "nets/a.hpp"'
forbid nets/a.cpp '#include "games/halma/rules.hpp"'
forbid bench/a.hpp '#include "search/a.hpp"'
forbid match/a.h '#include "store/a.hpp"'
forbid store/a.cpp '#include "protocol/a.hpp"'
forbid server/a.cpp '#include "cli/a.hpp"'
forbid wasm/a.cpp '#include "tools/a.hpp"'
forbid match/a.cpp '#include "tests/a.hpp"'

# Paths that would slip past the ranks
forbid search/a.cpp '#include "../nets/a.hpp"'
forbid search/a.cpp '#include "neighbour.hpp"'
forbid helpers/a.cpp 'int a;'

# Games are siblings; module.cpp is the junction
allow games/halma/rules.cpp '#include "games/halma/rules.hpp"'
forbid games/halma/rules.cpp '#include "games/quoridor/rules.hpp"'
forbid games/halma/rules.cpp '#include "search/mcts.hpp"'
forbid games/halma/rules.cpp '#include "catalog/session.hpp"'
for folder in catalog search nets bench rules base; do allow games/halma/module.cpp "#include \"$folder/a.hpp\""; done
forbid games/halma/module.cpp '#include "match/match.hpp"'
forbid games/halma/module.cpp '#include "games/quoridor/rules.hpp"'
forbid games/halma/parts/module.cpp '#include "search/mcts.hpp"'

# Tests
allow tests/end_to_end.cpp '#include "server/room.hpp"'
allow fuzz/parsers.cpp '#include "cli/a.hpp"'
allow search/mcts_test.cpp '#include "games/_sample/rules.hpp"'
allow search/mcts_test.cpp '#include "catalog/session.hpp"'
allow games/halma/tests/rules.cpp '#include "search/mcts.hpp"'
allow games/halma/tests/support.hpp '#include "tests/game_words.hpp"'
allow match/clock_test.cpp '#include <iostream>'
forbid search/mcts_test.cpp '#include "match/match.hpp"'

# Below the apps nothing prints, exits, reads a clock or makes its own randomness
forbid base/a.cpp '#include <iostream>'
forbid base/a.cpp '#include <cstdio>'
forbid base/a.cpp 'void f() { printf("%d", 1); }'
forbid base/a.cpp 'void f() { std::snprintf(text, 3, ""); }'
forbid rules/a.cpp 'void f() { fmt::print("x"); }'
forbid store/a.cpp 'void f() { std::exit(1); }'
forbid match/a.cpp 'void f() { abort(); }'
forbid match/a.cpp 'void f() { std::abort(); }'
forbid search/a.hpp 'int f() { return std::rand(); }'
forbid search/a.hpp 'std::random_device device;'
forbid match/a.cpp 'auto now = std::chrono::system_clock::now();'
forbid search/a.hpp 'using Clock = std::chrono::steady_clock;'
forbid match/a.cpp 'auto now = time(nullptr);'
forbid match/a.cpp $'/* a comment\n   that ends */ auto now = std::time(nullptr);'
allow base/assert.hpp '#define THWART_ASSERT(x) ((x) ? void() : std::abort())'
allow base/assert.cpp 'void f() { std::fprintf(stderr, "x"); std::abort(); }'
allow cli/main.cpp 'int main() { std::printf("x"); std::exit(1); }'

# Names and comments that only look like it
allow match/a.cpp 'auto left = clock.remaining_time(now) + thinking_time(3);'
allow match/a.cpp 'Result<Done> Match::abort(Seat seat) { return other.abort(seat); }'
allow match/a.cpp 'int a; // unlike std::time() or abort()'
allow match/a.cpp $'/* never\n   abort()\n*/ int a; /* nor exit(1) */'
allow match/a.cpp 'auto text = "printf(\"time(0)\")";'
allow match/a.cpp $'/*\n#include "server/room.hpp"\n*/'

# A tree without sources means that the search for them is broken
plant base/a.hpp ''
rm -- "$tree"/base/*
run_layers
judge 'no files' test "$status" = 1

finish
