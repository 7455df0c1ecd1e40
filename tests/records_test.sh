#!/usr/bin/env bash
# replay, convert and verify as a user types them, over the records that ship with the project ($2) and over broken ones.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

program=$(readlink -f -- "${1:?usage: records_test.sh PROGRAM RECORDS}")
records=$(readlink -f -- "${2:?usage: records_test.sh PROGRAM RECORDS}")
cd -- "$scratch"
export LC_ALL=C

# shellcheck disable=SC2053
is_refused() { [[ $status == 1 && $(wc -l <err) == 1 && $(<err) == 'thwart: '$1 ]]; }

# ---- the samples ----
for file in "$records"/*.txt; do
    name=${file##*/}
    run verify --fair "$file"
    judge "verify: $name" test "$status:$(grep -c '^match [0-9]*: fits: ' out):$(grep -vc ': fits: ' out)" = \
        "0:$(grep -c '^\[Game ' "$file"):0"
    run convert "$file" --to json -o twin.json
    judge "convert: $name" is_done
    run convert twin.json --to text
    judge "convert and back: $name" cmp -s out "$file"
    run convert twin.json --to json
    judge "convert to the same: $name" cmp -s out twin.json
    run verify twin.json
    judge "verify the twin: $name" is_done
done

# ---- replay ----
sample=$records/halma-solo-10.txt
run replay "$sample" --ascii
turns=$(grep -c '^Turn ' out)
judge 'replay: every turn' test "$turns" = "$(grep -oE '[0-9]+\. ' "$sample" | wc -l)"
judge 'replay: the end' test "$(tail -n 2 out | head -n 1)" = "You reached the goal in $turns moves."
mv out whole
run replay "$sample" --ascii --all
judge 'replay --all' cmp -s out whole
run replay "$sample" --ascii --at "$turns"
judge 'replay --at the end' test "$(grep -c '^Turn ' out):$(head -n 1 out | cut -d ' ' -f 1-4)" = "1:Turn $turns of $turns,"
run replay "$sample" --ascii --at 3 --all
judge 'replay --at --all' test "$(grep -c '^Turn ' out)" = "$((turns - 2))"
run replay "$records/quoridor-4-retired.txt" --ascii
judge 'replay: a seat retired' says '^Turn 4 of 7, Yellow: g6 \{\[%clk 0:00:12\.250\]\}$'
run replay "$records/quoridor-2.txt" --ascii --at 2 --lang de
judge 'replay --lang' says '^Zug 2 von [0-9]+, Blau: '
judge 'replay --lang: the seats' says '^1 Rot: Noch [0-9]+ Wände \| Ziel: '
run replay "$sample" --at "$((turns + 1))"
judge 'replay: too late' is_refused "at: there are $turns turns in the match"
run replay "$sample" --match 2
judge 'replay: no such match' is_refused 'match: there are 1 in the record'
run replay no-such-file
judge 'replay: no such file' is_refused 'record: could not be read: *'
if command -v script >/dev/null; then
    status=0
    printf 'n\n\nP\n5\nx\nQ\n' | timeout 60 script -qec "'$program' replay '$sample' --ascii --colour never" typed >out 2>err || status=$?
    judge 'replay: on a terminal' test "$(grep -oE 'Turn [0-9]+ of' out | cut -d ' ' -f 2 | paste -sd ' ')" = '1 2 1 5'
fi

# ---- what is wrong is named with its place ----
bad() { # bad PATTERN TEXT: on reading
    printf '%s' "$2" >bad.txt
    run verify bad.txt
    judge "refused: $1" is_refused "$1"
}
bad 'line 1, column 1: there is no record in it' ''
bad 'line 2, column 4: this cannot be a step: *' $'[Game "quoridor"]\n1. e]'
bad 'line 1, column 2: expected a text in quotes' '{'
bad 'line 2, column 1: the record is of version 7, and this program reads up to version 1' $'[Game "quoridor"]\n[Version "7"]\n'
wrong() { # wrong PATTERN FILE: on checking
    run verify "$2"
    judge "does not fit: $1" test "$status:$(<err):$(grep -cE -e "^match 1: does not fit: $1" out)" = \
        "1:thwart: record: 1 of 1 matches do not fit:1"
}
first_match() { awk '/^\[Game / && seen++ { exit } { print }' "$1"; }
first_match "$records/barricade-2.txt" >fair.txt
run verify --fair fair.txt
judge 'a fair match' says '^match 1: fits: [0-9]+ turns, [0-9]+ steps; [0-9]+ throws and draws recomputed$'
sed -E 's/(secret=[0-9a-f]*).("\])/\1x\2/' fair.txt >changed.txt
wrong 'line 7, column 1: Fairness: expected secret= and 64 hexadecimal digits' changed.txt
sed -E 's/sha256=..../sha256=0000/' fair.txt >changed.txt
wrong 'line 7, column 1: the secret does not fit the commitment' changed.txt
sed 's/nonces=-/nonces=00/' fair.txt >changed.txt
wrong 'line 11, column [0-9]+: throw or draw [0-9]+ should be [1-6] by the secret, and is ' changed.txt
sed -E 's/^\[Result "(.)-(.)"\]/[Result "\2-\1"]/' fair.txt >changed.txt
wrong 'line 8, column 1: the result should be [12]-[12], and is ' changed.txt
sed -E 's/^1\. ([1-6]) ([1-6]),/1. \2 \1,/' fair.txt >changed.txt
wrong 'line 11, column 4: throw or draw 1 should be [1-6] by the secret, and is ' changed.txt
sed '/^\[Fairness/d' fair.txt >changed.txt
run verify changed.txt
judge 'unknown chance' says 'cannot be checked: no header Fairness$'
run verify --fair changed.txt
judge 'unknown chance is not enough' is_refused 'Fairness: the chance in 1 of 1 matches cannot be checked'

# ---- pipes ----
status=0
"$program" convert - --to json <"$sample" 2>err | "$program" convert - --to text >out 2>>err || status=$?
judge 'through pipes' cmp -s out "$sample"
run convert "$sample" --to json -o /no/such/folder/file
judge 'convert: no such folder' is_refused '/no/such/folder/file: cannot be written: *'
run match barricade:players=2 --player random --player random --games 2 --save dealt.txt --fair --max-steps 40
run verify --fair dealt.txt
judge 'match --fair' test "$status:$(grep -c 'throws and draws recomputed$' out)" = 0:2

finish
