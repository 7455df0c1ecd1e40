#!/usr/bin/env bash
# Runs thwart.sh in a copied checkout on a pretended machine: PATH holds only harmless tools and the stand-ins planted
# here, so nothing is installed or compiled, and every way to fail can be reached.
# shellcheck disable=SC2016  # the bodies of the stand-ins expand when they run, not here
set -euo pipefail

script=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../thwart.sh
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
checkout="$scratch/check out" # the space is part of the test
bin=$scratch/bin
passed=0 failed=0

fake() { # fake COMMAND BODY
    rm -f -- "$bin/$1"
    printf '#!%s\n%s\n' "$BASH" "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}

# A Debian 12 where we are root, there is room on the disk and all packages are installed.
set_up_machine() {
    rm -rf -- "$checkout" "$bin"
    mkdir -p -- "$checkout" "$bin" "$scratch/home"
    cp -- "$script" "$checkout/thwart.sh"
    local tool
    for tool in bash cat chmod dirname env grep head mkdir nproc readlink sed sort; do
        ln -s -- "$(type -P "$tool")" "$bin/$tool"
    done
    printf 'ID=debian\nVERSION_ID="12"\nPRETTY_NAME="Debian 12"\n' >"$scratch/os-release"
    fake id 'echo 0'
    fake df 'printf "Avail\n90000000\n"'
    fake dpkg-query 'for name; do [[ $name == -* || $name == *Status* ]] || echo "ii $name"; done'
    fake cmake 'folder=build/$3; mkdir -p "$folder"; : >"$folder/build.ninja"
        echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" >"$folder/CMakeCache.txt"; echo chatter; echo configured >&2'
    fake ninja '[[ -f thwart ]] && { echo "ninja: no work to do."; exit; }
        [[ $1 == -n ]] && exit
        { echo "#!$BASH"; echo "printf \"<%s>\" \"\$PWD\" \"\$@\"; exit 7"; } >thwart
        chmod +x thwart; echo compiled'
}

lose_package() { # lose_package NAME
    fake dpkg-query 'for name; do [[ $name == -* || $name == *Status* || $name == '"$1"' ]] || echo "ii $name"; done
        echo "no packages found matching '"$1"'" >&2; exit 1'
}

thwart() { # thwart ARGS: leaves status, output (standard output) and errors
    status=0
    output=$(cd -- "$scratch" && env -i HOME="$scratch/home" PATH="$bin" THWART_OS_RELEASE="$scratch/os-release" \
        bash "$checkout/thwart.sh" "$@" 2>"$scratch/errors" </dev/null) || status=$?
    errors=$(<"$scratch/errors")
}

expect() { # expect NAME CONDITION...
    if "${@:2}"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  status %s\n  output: %s\n  errors: %s\n' "$1" "$status" "$output" "$errors"
    fi
}

# fails_with STATUS PATTERN: nothing but one line of error, which matches the pattern
fails_with() {
    # shellcheck disable=SC2053
    [[ $status == "$1" && $errors != *$'\n'* && $errors == 'thwart: '$2 ]]
}

succeeds_with() { # succeeds_with PATTERN
    # shellcheck disable=SC2053
    [[ $status == 0 && -z $errors && $output == $1 ]]
}

for word in help -h --help; do
    set_up_machine
    thwart "$word"
    expect "$word" succeeds_with 'Usage: ./thwart.sh COMMAND'*
done
thwart
expect 'no argument' succeeds_with 'Usage: ./thwart.sh COMMAND'*

thwart plya
expect 'unknown command' fails_with 2 '*"plya"*help*'
thwart test everything
expect 'argument too many' fails_with 2 '"test" takes no arguments*'

# ---- the program is built once, and gets its arguments, the caller's folder and a clean standard output ----
set_up_machine
thwart run show 'a b' '' '*'
expect 'run: first time' test "$status:$output" = "7:<$scratch><show><a b><><*>"
expect 'run: first time builds' test "$errors" = $'== Build ==\nconfigured\ncompiled'
thwart run perft
expect 'run: second time' test "$status:$output:$errors" = "7:<$scratch><perft>:"
thwart bench halma
expect 'bench' test "$status:$output:$errors" = "7:<$scratch><bench><halma>:"

mv -- "$checkout" "$scratch/moved"
checkout=$scratch/moved
rm -- "$checkout/build/release/thwart"
thwart run perft
expect 'moved checkout is configured again' test "$errors" = $'== Build ==\nconfigured\ncompiled'
rm -rf -- "$checkout"
checkout="$scratch/check out"

set_up_machine
fake ninja 'echo "x.cpp:1: error" >&2; exit 1'
thwart run perft
expect 'broken build' test "$status:${errors##*$'\n'}" = '1:thwart: "Build" failed; the reason is above.'

# ---- the page ----
set_up_page() {
    set_up_machine
    ln -s -- "$(type -P find)" "$bin/find"
    mkdir -p -- "$checkout/web/src" "$checkout/texts" "$checkout/games/g/texts"
    mkdir -p -- "$checkout/build/wasm"
    : >"$checkout/build/wasm/thwart.wasm"
    : >"$checkout/web/package-lock.json"
    fake node 'echo v24.1.0'
    fake npm 'echo "npm $1 ${!#}"
        case $1 in
            install) mkdir -p node_modules; : >node_modules/.package-lock.json ;;
            run) mkdir -p dist; : >dist/index.html ;;
        esac'
}
set_up_page
thwart play --port 9
served="<$scratch><serve><--web><$checkout/web/dist><--port><9>"
expect 'play: first time' test "$status:$output" = "7:== Program ==
compiled
== Page ==
compiled
npm install --loglevel=error
npm run build
$served"
thwart play --port 9
idle=$'== Program ==\nninja: no work to do.\n== Page ==\nninja: no work to do.'
expect 'play: second time' test "$status:$output:$errors" = "7:$idle"$'\n'"$served:"
touch "$checkout/texts/en.ftl"
thwart play --port 9
expect 'play: a changed text' test "$status:$output" = "7:$idle"$'\nnpm run build\n'"$served"
fake npm 'exit 1'
rm -rf -- "$checkout/web/dist"
thwart play
expect 'play: the page cannot be built' test "$status:${errors##*$'\n'}" = '1:thwart: "Page" failed; the reason is above.'
thwart page everything
expect 'page: a strange word' fails_with 2 '"page" takes nothing or "test"*'

# ---- the stages of a test run ----
set_up_page
mkdir -p -- "$checkout/tools" "$checkout/tests" "$checkout/.ci"
printf '#!%s\necho layers\n' "$BASH" >"$checkout/tools/layers"
chmod +x "$checkout/tools/layers"
for tool in awk xargs; do ln -s -- "$(type -P "$tool")" "$bin/$tool"; done
: >"$checkout/a file.cpp"
fake clang-format-19 'echo "format ${!#}"'
fake shellcheck 'echo "scripts $*"'
fake ctest 'echo "tests ${*: -2}"'
thwart test
expect 'test passes' test "$status:$errors" = $'0:configured\nconfigured\nconfigured\nconfigured'
for text in layers 'format ./a file.cpp' 'scripts thwart.sh tools/layers' 'tests --preset dev' 'tests --preset fuzz' \
    'All passed in [0-9]* s: Layers [0-9]* s, Format .*, Scripts .*, Build .*, Tests .*, Fuzz build .*, Fuzz runs .*, Program .*, Page .*, Page tests .* s'; do
    expect "test prints $text" grep -qx -e "$text" <<<"$output"
done
fake ctest 'exit 8'
thwart test
expect 'failing tests' fails_with 8 '"Tests" failed; the reason is above.'
expect 'failing tests stop the run' test "${output##*$'\n'}" = '== Tests =='
fake clang-format-19 'exit 1'
thwart test
expect 'bad format' fails_with 123 '"Format" failed; the reason is above.'

# ---- systems ----
set_up_machine
lose_package mold
printf 'ID=ubuntu\nVERSION_ID="24.04"\nPRETTY_NAME="Ubuntu 24.04"\n' >"$scratch/os-release"
thwart run play
expect 'other system' fails_with 1 '*Debian 12 and newer only*Ubuntu 24.04*mold*'
for tool in g++ ccache mold; do fake "$tool" ''; done
thwart run play
expect 'other system with all tools' test "$status" = 7

set_up_machine
printf 'ID=debian\nVERSION_ID="11"\nPRETTY_NAME="Debian 11"\n' >"$scratch/os-release"
thwart run play
expect 'old system' fails_with 1 '*Debian 12 and newer only*Debian 11*'
printf 'ID=debian\nVERSION_ID="13"\n' >"$scratch/os-release"
thwart run play
expect 'newer system' test "$status" = 7
printf 'ID=debian\n' >"$scratch/os-release"
thwart run play
expect 'system without a version' test "$status" = 7
rm -- "$scratch/os-release"
thwart run play
expect 'unknown system' fails_with 1 '*Debian 12 and newer only*'

# ---- installing ----
set_up_machine
lose_package mold
thwart run play
expect 'no apt-get' fails_with 1 '*apt-get is not there*mold'

fake apt-get 'exit 0'
fake id 'echo 1000'
thwart run play
expect 'no sudo' fails_with 1 '*sudo is not there*: mold'
fake sudo 'echo "sudo $*" >&2; exec "$@"'
fake apt-get 'echo "apt-get $*"'
thwart run play
expect 'with sudo' test "$status" = 7
expect 'says what it installs' test "${errors%%$'\n'*}" = 'Installing missing packages (1): mold'
expect 'updates first' grep -q '^apt-get .*update$' "$checkout/build/install.log"
expect 'removes nothing' grep -q '^apt-get .*install -y .*--no-remove mold$' "$checkout/build/install.log"
expect 'through sudo' grep -q '^sudo env .*DEBIAN_FRONTEND=noninteractive apt-get' "$checkout/build/install.log"

refuse() { # refuse NAME APT_MESSAGE PATTERN
    set_up_machine
    lose_package mold
    fake apt-get "echo '$2' >&2; exit 100"
    thwart run play
    errors=${errors#Installing*$'\n'}
    expect "$1" fails_with 1 "packages were not installed: $3, then try again (details in build/install.log)."
}
refuse 'no network' 'W: Failed to fetch lists: Temporary failure resolving' '*check the network'
refuse 'unknown package' 'E: Unable to locate package mold' '*package sources*lack them*'
refuse 'disk fills up' 'E: You do not have enough free space' 'the disk is full*'
refuse 'locked' 'E: Could not get lock' 'another package manager*'
refuse 'conflict' 'E: Packages need to be removed but remove is disabled.' '*conflict*'
refuse 'anything else' 'strange' 'apt-get reported an error*'
refuse 'sudo refuses' 'sudo: a password is required' 'sudo refused*'

# ---- the disk ----
set_up_machine
fake df 'printf "Avail\n 409600\n"'
thwart run play
expect 'no room to build' fails_with 1 'only 400 MB*500 MB are needed*'
fake df 'printf "Avail\n 90000000\n  1536000\n"'
lose_package mold
fake apt-get 'exit 0'
thwart run play
expect 'no room to install' fails_with 1 'only 1500 MB*2000 MB are needed*'
set_up_machine
fake df 'exit 1'
thwart run play
expect 'free space unknown' test "$status" = 7

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
