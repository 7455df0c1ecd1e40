#!/usr/bin/env bash
# The one entry point for people and for the build machine: installs what is missing, builds, and runs or checks Thwart.
# Every failure ends in one line that says what happened and what to do; longer output is in a log under build/.
set -euo pipefail

caller=$PWD
root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
cd -- "$root"

build_packages=(g++ cmake ninja-build ccache mold libfmt-dev libcli11-dev libssl-dev libsqlite3-dev libboost1.81-dev libboost-json1.81-dev libargon2-dev libncurses-dev)
test_packages=("${build_packages[@]}" libgtest-dev clang-19 libclang-rt-19-dev clang-format-19 shellcheck python3 python3-pyte)
lint_packages=("${test_packages[@]}" clang-tidy-19)
page_packages=(clang-19 lld-19 llvm-19 libclang-rt-19-dev-wasm32 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc cmake ninja-build ccache)
browser_packages=("${build_packages[@]}" "${page_packages[@]}" chromium)
coverage_packages=("${build_packages[@]}" libgtest-dev gcovr python3 python3-pyte)

os_release=${THWART_OS_RELEASE:-/etc/os-release} # another file here lets the tests pretend to be another system
install_log=build/install.log
stage=''   # the stage that is running, so that a failure can name it
summary='' # finished stages with their times
bold='' plain=''
if [[ -t 1 && -z ${NO_COLOR-} ]]; then bold=$'\e[1m' plain=$'\e[0m'; fi

print_help() {
    cat <<'TEXT'
Usage: ./thwart.sh COMMAND

  play [ARGS]      build everything and serve it on this machine; prints the address to open (ARGS: "run serve --help")
  run ARGS         build the program and run it with ARGS ("run --help" lists its commands, "run play" is the terminal)
  page [test]      build the web board into web/dist; with "test", also try it in Node and in a browser
  bench [FILTER]   build the program and measure it
  test             check layers, format and scripts; build; run all tests, a short fuzz run, and the page in a browser
  lint             check layers, format and scripts; build with clang and clang-tidy
  fmt              format all C++ files in place
  coverage         run the tests and show which lines they reach
  soak [SECONDS]   kill a server under load again and again (600), then measure what it carries
  help             show this text

Missing Debian packages are installed first (with sudo unless you are root).
TEXT
}

die() { # die MESSAGE [STATUS]
    stage='' # one line is enough: the exit trap stays silent
    printf 'thwart: %s\n' "$1" >&2
    exit "${2:-1}"
}

report_failure() { # runs on every exit; 130 is Ctrl-C
    [[ -z $stage || $1 == 0 || $1 == 130 ]] || printf 'thwart: "%s" failed; the reason is above.\n' "$stage" >&2
}
trap 'report_failure $?' EXIT

# The command must not be part of a condition: that would switch off `set -e` inside it.
run_stage() { # run_stage NAME COMMAND...
    local started=$SECONDS
    stage=$1
    printf '%s== %s ==%s\n' "$bold" "$stage" "$plain"
    "${@:2}"
    summary+="${summary:+, }$stage $((SECONDS - started)) s"
    stage=''
}

print_summary() { printf '%sAll passed in %s s:%s %s\n' "$bold" "$SECONDS" "$plain" "$summary"; }

os_field() ( # in a subshell, because os-release sets many variables
    unset ID VERSION_ID PRETTY_NAME
    # shellcheck source=/dev/null
    if [[ -r $os_release ]]; then . "$os_release"; fi
    printf '%s' "${!1-}"
)

is_supported_system() { # Debian 12 or newer; Debian's testing and unstable carry no version
    [[ $(os_field ID) == debian && $(os_field VERSION_ID) != @([1-9]|1[01]) ]]
}

is_tool_there() { # libraries are left to CMake, whose message names them
    case $1 in
        lib* | wasi-libc) true ;;
        ninja-build) command -v ninja ;;
        clang-19) command -v clang++-19 ;;
        lld-19) command -v wasm-ld-19 ;;
        llvm-19) command -v llvm-ar-19 ;;
        python3-*) python3 -c "import ${1#*-}" 2>&1 ;;
        *) command -v "$1" ;;
    esac >/dev/null
}

list_missing_packages() { # elsewhere than on Debian, what counts is that the tools are there
    local package installed
    if is_supported_system; then
        installed=$(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null | sed -n 's/^.i.//p') || true
        printf '%s\n' "$@" | sort -u | grep -vxF -e "${installed:-none}" || true
    else
        for package; do is_tool_there "$package" || printf '%s\n' "$package"; done
    fi
}

require_space() { # require_space MEGABYTES FOLDER...
    local free
    free=$(df -k --output=avail -- "${@:2}" 2>/dev/null | sed 1d | sort -n | head -n 1) || return 0
    ((free / 1024 >= $1)) ||
        die "only $((free / 1024)) MB of disk space are free and about $1 MB are needed; free some space and try again."
}

run_apt() { # LC_ALL=C because explain_apt_failure reads the messages
    local -a as_root=()
    [[ $(id -u) == 0 ]] || as_root=(sudo)
    "${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
        apt-get -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120 "$@" </dev/null 2>&1 | follow_apt
}

follow_apt() { # keeps the log, and on a terminal one line that counts
    local line doing='' total='?' ready=0
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$install_log"
        case $line in
            *' newly installed, '*) total=${line#*, } total=${total%% *} ;;
            Get:*) doing=downloading ;;
            Unpacking*) doing=${line%% (*} ;;
            'Setting up '*) doing=${line%% (*} ready=$((ready + 1)) ;;
        esac
        if [[ -t 2 ]]; then printf '\r\e[K  %s of %s ready  %.50s' "$ready" "$total" "$doing" >&2; fi
    done
    if [[ -t 2 ]]; then printf '\r\e[K' >&2; fi
}

explain_apt_failure() {
    case $(grep -E '^ *(E:|W:|sudo:)' "$install_log") in
        *'No space left'* | *'enough free space'*) echo 'the disk is full; free some space' ;;
        *sudo:*) echo 'sudo refused; become root' ;;
        *'Failed to fetch'*) echo 'the package sources cannot be reached; check the network' ;;
        *'Unable to locate'* | *'no installation candidate'*)
            echo 'the package sources of this machine lack them; enable the main section of Debian' ;;
        *'Could not get lock'*) echo 'another package manager is running; wait for it' ;;
        *'remove is disabled'* | *'held broken'*) echo 'they conflict with installed packages; solve that with apt-get' ;;
        *) echo 'apt-get reported an error; correct it' ;;
    esac
}

ensure_packages() {
    local -a missing
    mkdir -p build 2>/dev/null || die 'the folder build cannot be created; make the checkout writable and try again.'
    mapfile -t missing < <(list_missing_packages "$@")
    if ((${#missing[@]} == 0)); then require_space 500 . && return; fi

    local yourself="install these yourself and try again: ${missing[*]}"
    is_supported_system ||
        die "packages can be installed on Debian 12 and newer only, and this is $(os_field PRETTY_NAME); $yourself"
    command -v apt-get >/dev/null || die "packages are missing and apt-get is not there; $yourself"
    [[ $(id -u) == 0 ]] || command -v sudo >/dev/null || die "packages are missing and sudo is not there; $yourself"
    require_space 2000 . /usr

    printf 'Installing missing packages (%d): %s\n' "${#missing[@]}" "${missing[*]}"
    : >"$install_log"
    run_apt update || true # an unreachable source need not matter: installing will tell
    run_apt install -y --no-install-recommends --no-remove "${missing[@]}" ||
        die "packages were not installed: $(explain_apt_failure), then try again (details in $install_log)."
}

set_build_environment() {
    export NINJA_STATUS='[%f/%t %es] '
    # Paths relative to the checkout let another checkout on this machine use the same cache.
    export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
    [[ -w ${HOME-} ]] || export CCACHE_DIR="${CCACHE_DIR:-$root/build/.ccache}"
}

is_configured() { # a moved or copied checkout is not: its build files name the old place
    [[ -f build/$1/build.ninja ]] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "build/$1/CMakeCache.txt"
}

build() { # build PRESET [TARGET...]
    is_configured "$1" || cmake --fresh --preset "$1" >"build/configure-$1.log" # errors still reach the terminal
    (cd "build/$1" && ninja -j "$(nproc)" "${@:2}")
}

is_program_current() {
    is_configured release && [[ $(cd build/release && ninja -n thwart 2>&1) == *'no work to do'* ]]
}

run_program() { # only the program writes to standard output, which may be a pipe
    ensure_packages "${build_packages[@]}" >&2
    is_program_current || run_stage 'Build' build release thwart >&2
    cd -- "$caller" # file names among the arguments are the caller's
    exec "$root/build/release/thwart" "$@"
}

format_sources() { # format_sources CLANG_FORMAT_OPTION...
    find . \( -path ./build -o -name node_modules -o -name '.?*' \) -prune -o \
        -type f \( -name '*.[ch]pp' -o -name '*.h' \) -print0 | xargs -0 -r clang-format-19 "$@"
}

check_scripts() {
    local -a scripts
    mapfile -t scripts < <(find thwart.sh .ci tools tests -type f \
        -exec awk 'FNR > 1 { nextfile } /^#!.*sh$/ { print FILENAME }' {} +)
    shellcheck "${scripts[@]}"
}

run_tests() { ctest --no-tests=error --output-on-failure -j "$(nproc)" "$@"; }

check_sources() {
    run_stage 'Layers' tools/layers
    run_stage 'Format' format_sources --dry-run --Werror
    run_stage 'Scripts' check_scripts
}

test_all() {
    ensure_packages "${test_packages[@]}" "${browser_packages[@]}"
    ensure_node
    check_sources
    run_stage 'Build' build dev
    run_stage 'Tests' run_tests --preset dev
    run_stage 'Fuzz build' build fuzz fuzzers
    run_stage 'Fuzz runs' run_tests --preset fuzz
    run_stage 'Program' build release thwart # as `play` builds it: other warnings, no assertions
    run_stage 'Page' build_page
    run_stage 'Page tests' test_page
    print_summary
}

# clang-tidy counts what it hid in system headers, for each file; nobody needs that.
build_with_tidy() { build lint 2>&1 | sed -u '/^[0-9]* warnings generated\.$/d'; }

lint_all() {
    ensure_packages "${lint_packages[@]}"
    check_sources
    run_stage 'Clang and clang-tidy' build_with_tidy
    print_summary
}

format_all() {
    ensure_packages clang-format-19
    run_stage 'Format' format_sources -i
}

measure_coverage() {
    ensure_packages "${coverage_packages[@]}"
    run_stage 'Build' build coverage
    find build/coverage -name '*.gcda' -delete # counts of an earlier run would add up
    run_stage 'Tests' run_tests --test-dir build/coverage
    run_stage 'Coverage' gcovr --root . --object-directory build/coverage \
        --exclude-directories '.*/CompilerIdCXX' --exclude build/ --exclude '.*_test\.cpp' --exclude '(.*/)?tests/' --print-summary
}

# The end-to-end tests with long runs, and the load report.
soak() { # soak [SECONDS]
    ensure_packages "${build_packages[@]}" python3
    run_stage 'Build' build release thwart
    run_stage 'Kills under load' env THWART_SOAK="${1:-600}" \
        python3 -B tests/server/run.py build/release/thwart kill_under_load slow_disk_and_kills slow_disk disk_stuck \
        disk_full damaged_tail clock_jumps drain hostile_clients never_reading
    run_stage 'Load' build/release/thwart load --folder build
    print_summary
}

# Vite wants a newer Node than Debian 12 has. Debian's npm can fetch one, with an npm to match.
ensure_node() {
    local place=build/node/node_modules version
    version=$(node --version 2>/dev/null || true)
    if [[ $version =~ ^v([0-9]+) && ${BASH_REMATCH[1]} -ge 20 ]] && command -v npm >/dev/null; then return; fi
    if [[ ! -x $place/.bin/npm ]]; then
        ensure_packages nodejs npm
        printf '{"private": true}\n' | install -D -m 644 /dev/stdin build/node/package.json
        npm install --prefix build/node --no-audit --no-fund --ignore-scripts --loglevel=error \
            "node-linux-$(node -p process.arch)@24.21.0" npm@11.19.1 >"$install_log" 2>&1 ||
            die "a newer Node was not installed; check the network and try again (details in $install_log)."
    fi
    PATH=$root/$(dirname -- "$(ls -d $place/node-linux-*/bin/node)"):$root/$place/.bin:$PATH
}

is_page_current() {
    [[ -f web/dist/index.html && -z $(find web texts games/*/texts build/wasm/thwart.wasm \
        \( -name node_modules -o -name dist \) -prune -o -newer web/dist/index.html -type f -print -quit) ]]
}

build_page() {
    build wasm thwart_wasm
    if is_page_current; then return; fi
    if [[ ! web/node_modules/.package-lock.json -nt web/package-lock.json ]]; then
        # Not `npm ci`: it wants the bundler's parts for every other system in the lock file, too. The locked versions hold
        # all the same.
        (cd web && npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error)
    fi
    (cd web && npm run --silent build)
}

test_page() { # the native program is what the browser's core is compared with
    (cd web && THWART_PROGRAM=$root/build/release/thwart npm run --silent test && npm run --silent sizes && npm run --silent browser)
}

make_page() { # make_page [test]
    [[ $# == 0 || ($# == 1 && $1 == test) ]] || die '"page" takes nothing or "test"; see ./thwart.sh help.' 2
    ensure_packages "${page_packages[@]}"
    ensure_node
    run_stage 'Page' build_page
    if [[ $# == 1 ]]; then
        ensure_packages "${browser_packages[@]}"
        run_stage 'Program' build release thwart
        run_stage 'Page tests' test_page
    fi
    print_summary
}

play() {
    ensure_packages "${build_packages[@]}" "${page_packages[@]}"
    ensure_node
    run_stage 'Program' build release thwart
    run_stage 'Page' build_page
    cd -- "$caller"
    export THWART_LOG=${THWART_LOG:-warning} # the address shall not drown in settings
    exec "$root/build/release/thwart" serve --web "$root/web/dist" "$@"
}

main() {
    local command=${1:-help}
    shift || true
    if [[ $command == @(test|lint|fmt|coverage) && $# != 0 ]]; then
        die "\"$command\" takes no arguments; see ./thwart.sh help." 2
    fi
    set_build_environment
    case $command in
        play) play "$@" ;;
        bench) run_program bench "$@" ;;
        run) run_program "$@" ;;
        page) make_page "$@" ;;
        test) test_all ;;
        lint) lint_all ;;
        fmt) format_all ;;
        coverage) measure_coverage ;;
        soak) soak "$@" ;;
        help | -h | --help) print_help ;;
        *) die "there is no command \"$command\"; see ./thwart.sh help (the program's own: ./thwart.sh run)." 2 ;;
    esac
}

main "$@"
