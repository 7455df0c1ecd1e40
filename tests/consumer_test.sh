#!/usr/bin/env bash
# Installs a built tree into an empty folder and uses it from there as somebody else would: find_package(Thwart),
# compile, run. The installed files must not know where they were built.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

source_dir=$(readlink -f -- "${1:?usage: consumer_test.sh SOURCE_DIR BINARY_DIR}")
binary_dir=$(readlink -f -- "${2:?usage: consumer_test.sh SOURCE_DIR BINARY_DIR}")
prefix=$scratch/prefix

is_done() { [[ $status == 0 ]]; }
contains() { [[ $status == 0 && $'\n'$output$'\n' == *$'\n'$1$'\n'* ]]; }
setting() { sed -nE "s/^$1:[A-Z]+=//p" "$binary_dir/CMakeCache.txt"; } # of the build under test

capture cmake --install "$binary_dir" --prefix "$prefix"
judge 'install' is_done
for file in bin/thwart include/thwart/rules/game.hpp include/thwart/games/quoridor/rules.hpp; do
    judge "installed: $file" test -f "$prefix/$file"
done
capture find "$prefix" -name '*_test.cpp' -o -name 'tests' -o -name 'golden' -o -name '_sample'
judge 'nothing of the tests is installed' test "$output" = ''

# Compilers write paths into debugging information and assertions, so libraries and programs are searched only where
# they were built without either.
mapfile -t texts < <(find "$prefix" -type f \( -name '*.cmake' -o -name '*.hpp' \))
judge 'package files are there' test "${#texts[@]}" -ge 3
[[ $(setting CMAKE_BUILD_TYPE) != Release ]] || mapfile -t texts < <(find "$prefix" -type f)
capture grep -lF -e "$source_dir" -e "$binary_dir" -- "${texts[@]}"
judge 'no installed file names the build or the source' test "$output" = ''

capture cmake -S "$source_dir/tests/consumer" -B "$scratch/build" -G "$(setting CMAKE_GENERATOR)" \
    -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$(setting CMAKE_CXX_COMPILER)" \
    -DCMAKE_CXX_COMPILER_LAUNCHER="$(setting CMAKE_CXX_COMPILER_LAUNCHER)" -DCMAKE_CXX_FLAGS="$(setting CMAKE_CXX_FLAGS)" \
    -DCMAKE_EXE_LINKER_FLAGS="$(setting CMAKE_EXE_LINKER_FLAGS)"
judge 'configure' is_done
capture cmake --build "$scratch/build"
judge 'build' is_done

capture "$scratch/build/consumer"
judge 'typed play' contains 'typed: a whole game, the winner gets 1, the other -1'
judge 'session' contains 'session: quoridor:players=4,sidestep=barred,first=1 has 1 winner'
judge 'match' contains 'match: refused is takeback-none'
judge 'refusal' contains "refused: players: unknown value '3'; known are 2, 4"

finish
