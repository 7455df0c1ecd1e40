#!/usr/bin/env bash
# Adding a game touches one folder and one line, shown for real: in a copy of the checkout ($1) tools/new_game adds a
# game, which then builds, passes the suite of all games and appears in the program.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

source_dir=$(readlink -f -- "${1:?usage: new_game_test.sh SOURCE_DIR}")
before=$scratch/before # stays as it is, to compare with
tree=$scratch/tree
game=tic_tac9 # every kind of character that a name may have

list_sources() { # what is or may be committed and is still there; outside git, all but build/
    if git -C "$source_dir" rev-parse >/dev/null 2>&1; then
        git -C "$source_dir" ls-files -z --cached --others --exclude-standard
    else
        (cd -- "$source_dir" && find . \( -path ./build -o -name node_modules -o -name .git \) -prune -o -type f -print0)
    fi | (cd -- "$source_dir" && while IFS= read -r -d '' file; do [[ ! -f $file ]] || printf '%s\0' "$file"; done)
}

is_tree_unchanged() { diff -r -- "$before" "$tree"; }
is_refused() { [[ $status == "$1" && $output == 'new_game: '?* && $output != *$'\n'* ]] && is_tree_unchanged; }
refuse() { # refuse STATUS ARGUMENT...
    capture "$tree/tools/new_game" "${@:2}"
    judge "refuse: ${*:2}" is_refused "$1"
}

is_done() { [[ $status == 0 ]]; }
prints() { [[ $status == 0 && $output == "$1" ]]; }
contains() { [[ $status == 0 && $output == *"$1"* ]]; }

mkdir -p -- "$before"
list_sources | tar -C "$source_dir" --null -T - -cf - | tar -C "$before" -xf -
cp -R -- "$before" "$tree"

# Refusals leave the tree as it was
refuse 2
refuse 2 one two
refuse 2 --help
for name in '' Chess 9men 'two words' ../chess tic-tac tic__tac tic_; do refuse 2 "$name"; done
for name in quoridor sample base tests all class std u8; do refuse 1 "$name"; done

# One folder and one line
capture "$tree/tools/new_game" "$game"
judge 'three lines of advice' test "$status:$(wc -l <<<"$output")" = 0:3
capture diff -rq -- "$before" "$tree"
output=${output//"$scratch/"/}
judge 'one folder and one file' test "$output" = "Files before/games/games.def and tree/games/games.def differ
Only in tree/games: $game"
capture diff -- "$before/games/games.def" "$tree/games/games.def"
judge 'one line' test "$(sed 1d <<<"$output")" = "> GAME($game)"
refuse_again() { capture "$tree/tools/new_game" "$game" && [[ $status == 1 && $output == *taken* ]]; }
judge 'refuse the same name again' refuse_again

# The folder is a whole game under its own name
capture diff <(cd -- "$before/games/_sample" && find . | sort) <(cd -- "$tree/games/$game" && find . | sort)
judge 'the same files' is_done
capture grep -rniE '_sample\b|\bsample\b|Sample[A-Z]' "$tree/games/$game"
judge 'no trace of the old name' test "$status" = 1
capture "$tree/tools/layers"
judge 'layers' is_done
if command -v clang-format-19 >/dev/null; then
    capture find "$tree/games/$game" -name '*.[ch]pp' -exec clang-format-19 --dry-run --Werror {} +
    judge 'format' is_done
fi

# It builds, passes its suite, has its words and is part of the program
export CCACHE_BASEDIR=$tree CCACHE_NOHASHDIR=1 # share the cache with other checkouts
cd -- "$tree"
capture cmake --preset dev
judge 'configure' is_done
capture cmake --build build/dev --target thwart "${game}_suite" "${game}_rules" texts_test -j 2
judge 'build' is_done
capture ctest --test-dir build/dev --output-on-failure -R "^(${game}_(suite|rules)|texts_test)\$"
judge 'suite' contains '100% tests passed, 0 tests failed out of 3'
capture build/dev/thwart games
judge 'thwart games' contains "$game"
capture build/dev/thwart legal "$game"
judge 'thwart legal' prints $'1 3\n2 2\n3 1'

finish
