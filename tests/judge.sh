# shellcheck shell=bash
# How the shell tests judge; each sources it first. It gives them a folder of their own, $scratch, and counts.
# A test of the program sets $program and uses run, which leaves the exit code in status and the streams in the files out
# and err of the current folder. A test of other commands uses capture, which leaves both streams in output.
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
passed=0 failed=0 status=0 output=''

judge() { # judge NAME CONDITION...
    if "${@:2}"; then
        passed=$((passed + 1))
        return
    fi
    failed=$((failed + 1))
    printf 'FAILED: %s\n  status %s\n' "$1" "$status"
    [[ -z $output ]] || printf '  output: %.900s\n' "$output"
    local file
    for file in out err; do [[ ! -s $file ]] || printf '  %s: %.900s\n' "$file" "$(tr -d '\0' <"$file")"; done
}

# A program that runs away is stopped by the clock or by the size of what it writes.
run() { # run ARGUMENT...
    status=0
    (ulimit -f 20000 && exec timeout "${patience:-60}" "${program:?}" "$@") >out 2>err </dev/null || status=$?
}
is_done() { [[ $status == 0 && ! -s err ]]; }
# Exactly these lines, or nothing at all when the text is empty.
prints() { is_done && printf '%s' "${1:+$1$'\n'}" | cmp -s - out; }
says() { is_done && grep -qE -e "$1" out; } # says PATTERN

capture() { # capture COMMAND...
    status=0
    output=$("$@" 2>&1) || status=$?
}

finish() { # the verdict, as the last command of a test
    printf '%d passed, %d failed\n' "$passed" "$failed"
    ((failed == 0))
}
