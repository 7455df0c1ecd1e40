#!/usr/bin/env bash
# The engine as a controller meets it, through pipes; and engine-check against engines that are broken on purpose: it must
# say what is wrong with each.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

program=$(readlink -f -- "${1:?usage: engine_test.sh PROGRAM}")
cd -- "$scratch"
export LC_ALL=C

talk() { # talk LINE...: what the engine says to these lines
    status=0
    printf '%s\n' "$@" | timeout 60 "$program" engine >out 2>err || status=$?
}

# ---- the engine ----
talk ugi isready
judge 'ugi' says '^id name Thwart [0-9]+\.'
judge 'ugi: options' says '^option name Hash type spin default 64 min 1 max 4096$'
judge 'isready' test "$(tail -n 2 out | paste -sd ' ')" = 'ugiok readyok'
talk 'setup quoridor' 'position e1,e9 0,0 - - 1' 'query legal' 'query turn' 'query result' 'query position' \
    'position start moves e2 e8' 'query position' quit isready
judge 'queries' prints 'response d1 e2 f1
response decision 1
response none
response e1,e9 0,0 - - 1
response e2,e8 10,10 - - 1'
talk 'setup barricade:players=2' 'query turn' 'position start moves 3 5' 'query turn' 'go nodes 50'
judge 'chance is fed' test "$(head -n 2 out | paste -sd ' ')" = 'response chance response decision 2'
judge 'a search' says '^info depth [0-9]+ nodes [0-9]+ time [0-9]+ nps [0-9]+ score -?[0-9]+ -?[0-9]+ line home-'
judge 'its answer' says '^bestmove home-'
talk 'go infinite' stop 'position start moves e2' 'go nodes 10' stop
judge 'stop, and on at once' test "$(grep -c '^bestmove ' out):$(grep -c '^error' out)" = 2:0
talk 'go infinite'
judge 'the end of the input ends a search' says '^bestmove '
talk 'position start moves e2 e8 e9' 'query position'
judge 'an illegal step changes nothing' prints 'error rule 6: step 3: the pawn on e2 cannot reach e9 in one move
response e1,e9 10,10 - - 1'
{
    printf 'hello\0world\n\n  \n'
    head -c 5000000 /dev/zero | tr '\0' a
    printf '\nisready\r\n'
    head -c 100000 /bin/sh | tr -d '\n'
} >in
status=0
timeout 60 "$program" engine <in >out 2>err || status=$?
judge 'garbage: one error each' test "$status:$(grep -c '^error ' out):$(grep -c '^readyok$' out):$(wc -l <out)" = 0:3:1:4
judge 'garbage: errors are printable' test "$(grep -c '[^ -~]' out)" = 0
for ((i = 0; i < 300; ++i)); do printf ' e2 e8 e1 e9'; done >story
talk "position start moves$(<story)" 'query position' 'go nodes 20'
judge 'a long story' says '^response e1,e9 10,10 - - 1$'
status=0
printf 'ugi\ngo nodes 50\n' | timeout 20 "$program" engine >/dev/full 2>err || status=$?
: >out
judge 'full disk' test "$status:$(grep -c 'could not be written' err)" = 1:1

# ---- engine-check ----
check() { # check COMMAND [FILTER]
    status=0
    timeout 200 "$program" engine-check "$@" --patience "${patience:-400}" >out 2>err </dev/null || status=$?
}
has_failed() { [[ $status == 1 && $(wc -l <err) == 1 ]] && grep -qE '^thwart: engine: [1-9][0-9]* of [0-9]+ checks failed$' err; }
reports() { has_failed && grep -qE -e "$1" out && grep -qE '^[0-9]+ passed, [1-9][0-9]* failed$' out; }

patience=8000 check "$program engine"
judge 'our own engine passes' test "$status:$(grep -cE '^(FAIL|skip)' out)" = 0:0
judge 'all games are checked' test "$(grep -cE '^ok   [a-z]+/legal$' out)" = "$("$program" games | grep -c '^[^ ]')"

check "$program engine" no/such/check
judge 'no such check' test "$status:$(<err)" = '1:thwart: filter: no check of this engine has that in its name'
check "$program engine" handshake
judge 'a check that is always made' test "$status:$(wc -l <err)" = 0:0

# engine ANSWERS: an engine in a few lines of shell; the words it hears are in $word and $rest.
# shellcheck disable=SC2016
engine() {
    printf '%s\n' 'while read -r word rest; do case "$word" in' "$1" \
        'ugi) echo id name Shell; echo ugiok ;; isready) echo readyok ;; quit) exit ;; esac; done' >engine.sh
    echo 'exec sh ./engine.sh'
}
check 'cat >/dev/null'
judge 'silent' reports '^FAIL handshake: expected ugiok after ugi, but the engine does not answer$'
check 'exit 3'
judge 'gone' reports '^FAIL handshake: expected ugiok after ugi, but the engine ended with exit code 3$'
check ./no-such-engine
judge 'no such program' reports 'ended with exit code 127$'
check "$(engine 'ugi) echo hello; echo ugiok ;;')"
judge 'talks out of turn' reports "^FAIL handshake: expected id and option lines before ugiok, found 'hello'$"
check "$(engine 'ugi) echo ugiok ;;')"
judge 'has no name' reports '^FAIL handshake: there is no line id name$'
check "$(engine 'isready) ;;')"
judge 'never ready' reports "^FAIL isready: expected readyok after 'isready', but the engine does not answer$"
check "$(engine 'setup) echo error not mine ;;')"
judge 'knows no game' reports '^FAIL setup: no game of ours is supported$'
judge 'and says which' reports '^skip halma/setup: setup halma: answers error not mine$'
# shellcheck disable=SC2016
check "$(engine 'go) kill -9 $$ ;;')" nodes
judge 'crashes in a search' reports '^FAIL nodes: no bestmove after go nodes 1000: the engine ended with signal 9$'
check "$(engine 'go) echo bestmove e2 ;;')" stop
judge 'does not wait for stop' reports '^FAIL stop: bestmove came before stop$'
check "$(engine 'stop) echo bestmove e2 ;;')" stop
judge 'answers when nobody asked' reports '^FAIL stop-when-idle: stop is answered by a bestmove that nobody asked for$'
judge 'but stops' test "$(grep -c '^ok   stop$' out)" = 1
check "$(engine 'query) echo response e1,e9 10,10 - - 1 ;;')" illegal
judge 'takes illegal steps' reports "^FAIL illegal-step: expected an error after 'position start moves .* nonsens.*'$"
check "sed -u '/ nonsense/{h;s/ nonsense//p;g}' | $program engine" illegal
judge 'plays up to an illegal step' reports '^FAIL illegal-step: after an illegal step: query position says '
check "$(engine 'quit) while :; do sleep 1; done ;;')" quit
judge 'does not quit' reports '^FAIL quit: the engine goes on after quit$'

check "$program engine | sed -u 's/^bestmove/move/'" quoridor/bestmove
judge 'wrong word' reports '^FAIL quoridor/bestmove: no bestmove after go nodes 100: the engine does not answer$'
check "$program engine | sed -u 's/^bestmove .*/bestmove z9/'" quoridor/bestmove
judge 'illegal move' reports "^FAIL quoridor/bestmove: bestmove 'z9' is not legal in [a-i]"
check "$program engine | sed -u 's/^bestmove .*/& and more/'" depth
judge 'more than a move' reports "^FAIL depth: expected one move after bestmove, found 'bestmove .* and more'$"
check "sed -u '/^stop$/d' | $program engine" stop
judge 'never stops' reports '^FAIL stop: no bestmove after stop: the engine does not answer$'
check "$program engine | sed -u '/^response/s/ a1h / /'" quoridor/legal
judge 'forgets a move' reports '^FAIL quoridor/legal: the list for [^:]* lacks a1h$'
check "$program engine | sed -u '/^response/s/ a1h / a1h z9 /'" quoridor/legal
judge 'invents a move' reports '^FAIL quoridor/legal: the list for [^:]* has z9, which is not legal$'
check "$program engine | sed -u '/^response/s/ a1h / a1h a1h /'" quoridor/legal
judge 'says a move twice' reports '^FAIL quoridor/legal: the list for [^:]* has a1h twice$'
check "$program engine | sed -u 's/^response decision 1/response decision 2/'" quoridor/turn
judge 'wrong turn' reports "^FAIL quoridor/turn: query turn says 'decision 2' instead of 'decision 1'$"
check "$program engine | sed -u '/^info/d'" info
judge 'no info' reports '^FAIL info: there is no info line before bestmove$'
check "$program engine | sed -u 's/ score .* line / score 12 line /'" info
judge 'one score' reports '^FAIL info: expected a score for each of 2 seats in '
check "$program engine | sed -u '/^error/d'" garbage
judge 'no errors' reports "^FAIL garbage: expected an error after 'hello'$"

finish
