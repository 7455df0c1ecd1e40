#!/usr/bin/env bash
# Shell completion as a shell uses it, and the manual page: bash for real; zsh, fish and groff check the rest where they
# are installed.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

program=$(readlink -f -- "${1:?usage: completion_test.sh PROGRAM}")
cd -- "$scratch"
export LC_ALL=C

for shell in bash zsh fish; do "$program" completion "$shell" >"script.$shell"; done
"$program" man >thwart.1
touch match.txt 'other.txt'

# What bash would offer at the end of this line.
offers() { # offers LINE
    PATH=$(dirname -- "$program"):$PATH bash --norc -c '
        source ./script.bash
        COMP_LINE=$1 COMP_POINT=${#1}
        mapfile -t COMP_WORDS < <(sed -E "s/([:=])/ \1 /g" <<<"$1" | tr -s " " "\n") # broken as bash breaks it
        [[ $1 != *" " ]] || COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _thwart thwart "${COMP_WORDS[COMP_CWORD]}" ""
        printf "%s\n" "${COMPREPLY[*]-}"' - "$1"
}
expect() { # expect LINE OFFERS
    output=$(offers "$1")
    judge "complete: $1" test "$output" = "$2"
}

mapfile -t commands < <("$program" --help | sed -n '/^Subcommands:/,$p' | sed -nE 's/^  ([a-z-]+) .*/\1/p')
expect 'thwart ' "${commands[*]} -h --help --version"
expect 'thwart sh' 'show'
expect 'thwart --v' '--version'
expect 'thwart show --col' '--colour --color'
expect 'thwart show --colour ' 'auto always never'
expect 'thwart show --color=a --colour n' 'never'
expect 'thwart show quo' 'quoridor'
expect 'thwart show quoridor:' 'players= sidestep= first='
expect 'thwart show quoridor:players=' '2 4'
expect 'thwart show quoridor:players=4,f' '4,first='
expect 'thwart show --ascii shi' 'shibuya'
expect 'thwart show --position x shi' 'shibuya'
expect 'thwart show --position ' ''
expect 'thwart show quoridor ' ''
expect 'thwart verify m' 'match.txt'
expect 'thwart convert match.txt --to ' 'text json'
expect 'thwart match quoridor --save o' 'other.txt'
expect 'thwart analyse mat' 'match.txt'
expect 'thwart play --resume mat' 'match.txt'
expect 'thwart replay --lang de mat' 'match.txt'
expect 'thwart completion ' 'bash zsh fish'
expect 'thwart nonsense ' ''

# Every option that --help shows is offered, and stands in the manual page.
for command in "${commands[@]}"; do
    mapfile -t options < <("$program" "$command" --help | grep -oE '^  (-[a-z],)?--[a-z-]+(,--[a-z-]+)*' | tr -d ' ' |
        tr ',' '\n' | sort)
    output=$(offers "thwart $command -" | tr ' ' '\n' | sort | paste -sd ' ')
    judge "all options of $command" test "$output" = "${options[*]}"
    output=$(sed 's/\\-/-/g' "thwart.1")
    judge "manual: $command" grep -qF "\\fBthwart $command\\fR" <<<"$output"
    for option in "${options[@]}"; do judge "manual: $command $option" grep -qF "\\fB$option\\fR" <<<"$output"; done
    for shell in zsh fish; do judge "$shell: $command" grep -qw -e "$command" "script.$shell"; done
done

check() { # check NAME COMMAND...: silent and done, where the program is installed
    command -v "$2" >/dev/null || return 0
    if output=$("${@:2}" 2>&1 >/dev/null); then judge "$1" test "$output" = ''; else judge "$1" false; fi
}
check 'bash: syntax' bash -n script.bash
check 'bash: shellcheck' shellcheck script.bash
check 'zsh: syntax' zsh -n script.zsh
check 'fish: syntax' fish --no-execute script.fish
check 'manual: groff' groff -ww -man -Tutf8 thwart.1
check 'manual: man' man --warnings -l thwart.1

finish
