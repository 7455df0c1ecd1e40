#!/usr/bin/env bash
# Series of matches and the analysis of their records, as a user would type them.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

program=$(readlink -f -- "${1:?usage: match_test.sh PROGRAM}")
cd -- "$scratch"
export LC_ALL=C
patience=120

# shellcheck disable=SC2053
is_refused() { [[ $status == 1 && ! -s out && $(wc -l <err) == 1 && $(<err) == 'thwart: '$1 ]]; }
refuse() { # refuse PATTERN ARGUMENT...
    run "${@:2}"
    judge "refuse: ${*:2}" is_refused "$1"
}
without_times() { sed -E 's/"(nodes_per_second|ms_per_move)":[^,]*,//g' "$1"; }
pair=(--player greedy --player random)

# ---- what is refused ----
refuse "setup: unknown game 'chess'*" match chess "${pair[@]}"
refuse 'setup: there is nobody to play against' match halma:players=1 "${pair[@]}"
refuse 'player: expected 2 to 16 players' match quoridor --player greedy
refuse "player: cannot read 'bold'*" match quoridor --player bold --player greedy
refuse "level: expected a number from 1 to 8, found '9'" match quoridor --player level=9 --player greedy
refuse 'sprt: expected two Elo differences*' match quoridor "${pair[@]}" --sprt 5
for bounds in 10,0 5,5 inf,inf -inf,0 0,inf nan,5 0,5,9; do
    refuse 'sprt: expected two Elo differences*' match quoridor "${pair[@]}" --sprt="$bounds"
done
refuse 'sprt: is for two players' match quoridor "${pair[@]}" --player uct --sprt 0,10
refuse 'resume: needs the log*' match quoridor "${pair[@]}" --resume
refuse '/no/such/log: cannot be written: *' match quoridor "${pair[@]}" --log /no/such/log

# ---- a series ----
series=(match quoridor "${pair[@]}" --games 10 --opening-steps 2 --seed 3)
run "${series[@]}" --save records --log log
judge 'the table' says '^greedy +10 +[0-9]+ +[0-9]+ +[0-9]+ '
judge 'Elo' says '^Elo of greedy over random: .* with 95 % confidence, from 5 rotations$'
judge 'the endings' says '^endings: '
judge 'records' test "$(grep -c '^\[Game "quoridor:players=2,sidestep=barred,first=1"\]$' records)" = 10
judge 'log' test "$(wc -l <log):$(grep -c '^match ' log)" = 11:10
run "${series[@]}" --json
without_times out >once
run "${series[@]}" --json --concurrency 3
judge 'the same with three at once' cmp -s once <(without_times out)
judge 'JSON' says '^\{"matches":10,"players":\[\{"name":"greedy","matches":10,.*"elo":\{"difference":'
run match quoridor:players=4 "${pair[@]}" --games 1 --max-steps 40
judge 'full rotations: two players on four seats' says '^greedy +6 '
run match shibuya:mode=teams "${pair[@]}" --games 1 --max-steps 40
judge 'full rotations: teams' says '^greedy +2 '
run match barricade:players=3 "${pair[@]}" --player greedy,name=third --games 1 --max-steps 40
judge 'full rotations: three' says '^third +6 .* 33\.3% '
run match quoridor "${pair[@]}" --games 100000 --sprt 0,300
judge 'a sequential test ends it' says 'log-likelihood ratio .*, the (first|second) holds$'

# ---- resume ----
refuse 'log: the file exists; *' "${series[@]}" --log log
refuse 'save: the file exists; *' "${series[@]}" --save records
refuse 'save: records and log need files of their own' "${series[@]}" --log both --save ./both
judge 'nothing is begun by a refusal' test ! -e both
cp records whole
run "${series[@]}" --log log --save records --resume
judge 'resume: the records are kept' cmp -s records whole
run "${series[@]}" --save /dev/full
judge 'the file that could not be written is named' test "$status:$(<err)" = '1:thwart: save: could not be written'
run "${series[@]}" --log /dev/full
judge 'the log that could not be written is named' test "$status:$(<err)" = '1:thwart: log: cannot be written'
refuse 'log: it belongs to another series' match quoridor "${pair[@]}" --games 10 --log log --resume
head -n 5 log >half
printf 'match 6 players 1,2 ran' >>half
run "${series[@]}" --log half --resume --json
judge 'resume: the same result' cmp -s once <(without_times out)
judge 'resume: only the missing ones were played' test "$(wc -l <half):$(head -n 5 half | cmp - <(head -n 5 log))" = 11:
sed '2s/ranks [12],[12]/ranks 9,9/' log >bent
refuse 'log: match 1: there are no such ranks' "${series[@]}" --log bent --resume
sed '2s/players [12],[12]/players 1,1/' log >bent
refuse 'log: match 1: the players do not sit as in this series' "${series[@]}" --log bent --resume
"$program" match quoridor "${pair[@]}" --games 1000000 --log long >out 2>err &
while [[ ! -s long || $(wc -l <long) -lt 3 ]]; do sleep 0.1; done
kill -INT $!
status=0
wait $! || status=$?
judge 'Ctrl-C: a table and exit code 130' test "$status:$(grep -c '^greedy ' out):$(wc -l <err)" = 130:1:0
judge 'Ctrl-C: the log is whole' test "$(tail -n +2 long | grep -cvE '^match [0-9]+ players [12],[12] ranks ')" = 0

# ---- engines ----
run match quoridor --player nodes=50,name=Inside --player "nodes=50,name=Outside,cmd=$program engine" --games 2 --max-steps 30
judge 'an engine plays' says '^Outside +2 '
judge 'without a fault' test "$(grep -c '^faults' out)" = 0
engine() { # engine ON_GO
    # shellcheck disable=SC2016
    printf '%s\n' 'while read -r word rest; do case "$word" in ugi) echo ugiok ;; isready) echo readyok ;;' \
        "go) $1 ;; quit) exit ;; esac; done" >engine.sh
}
blame() { # blame FAULT DETAIL
    run match quoridor --player random --player 'time=10,name=Broken,cmd=exec sh ./engine.sh' --games 2 --patience 200
    judge "engine: $1" test "$status:$(grep -c "^faults of Broken: $1 2$" out):$(grep -cE "^match [12]: Broken: $1: $2$" err)" = 0:1:2
}
engine 'exit 7'
blame crash 'ended with exit code 7'
engine 'echo bestmove z9'
blame illegal "'z9' in .*"
engine 'echo error go: not today'
blame illegal "answers 'error go: not today'"
engine 'echo move e2'
blame stall 'does not answer'
engine 'sleep 1; echo bestmove e2'
run match quoridor --player random,time=1 --player 'name=Slow,cmd=exec sh ./engine.sh' --games 2 --clock 300 --patience 5000
judge 'engine: time' test "$status:$(grep -c '^faults of Slow: time 2$' out)" = 0:1

run match quoridor --player random --player 'name=Gone,cmd=exec ./no-such-engine 2>/dev/null' --games 100
judge 'engine: no such program' is_refused "player: 'Gone' cannot be run: ended with exit code 127"
"$program" match quoridor --player random --player 'cmd=cat >/dev/null' --log silent >out 2>err &
while [[ ! -s silent ]]; do sleep 0.1; done
sleep 0.5
begun=$SECONDS status=0
kill -INT $!
wait $! || status=$?
judge 'engine: Ctrl-C while it starts' test "$status:$((SECONDS - begun < 5))" = 130:1

# ---- analyse ----
run analyse quoridor --nodes 500 --lines 2 --position 'e8,a2 0,0 - - 1'
judge 'analyse: a win' says '^ 1\. +win in 1 +loss in 1  e9$'
judge 'analyse: two lines' test "$(grep -cE '^ [0-9]\.' out)" = 2
run analyse quoridor --nodes 500 --json --moves e2 e8
judge 'analyse --json' says '^\{"setup":"quoridor:.*","position":"e2,e8 10,10 - - 1","chances":\[0\.[0-9]+,0\.[0-9]+\],"nodes":[0-9]+,'
run analyse barricade:players=2 --nodes 50 --position '5 4+j1 - roll 1'
judge 'analyse: chance' test "$(grep -c '(weight 1)$' out):$(grep -c 'on average$' out)" = 6:1
run analyse quoridor --position 'e9,e5 0,0 - - 2'
judge 'analyse: over' says '^over 1,2$'
run match barricade:players=2 "${pair[@]}" --games 1 --max-steps 10 --save short
run analyse short --nodes 20
judge 'analyse: records' test "$(grep -c '^barricade:players=2$' out):$(grep -c '^seat 1: .*, luck ' out)" = 2:2
judge 'analyse: turns' says '^ +2\. +[12]  [1-6],[a-z0-9,*-]+ '
cp out once
run analyse short --nodes 20
judge 'analyse: the same again' cmp -s once out
for file in - /dev/stdin; do
    status=0
    "$program" analyse "$file" --nodes 20 <short >out 2>err || status=$?
    judge "analyse: standard input as $file" cmp -s once out
done
refuse 'record: could not be read: *' analyse .
run analyse short --nodes 20 --json
judge 'analyse: records --json' says '^\[\{"setup":"barricade:players=2","turns":\[\{"turn":1,"seat":'
printf '[Game "quoridor"]\n\n1. e2 e8 2. e9\n' >bad
refuse 'line 3, column 13: rule 6: *' analyse bad
printf '[Game "quoridor"]\n\n1. e2 {open\n' >bad
refuse 'line 3, column 7: the comment does not end' analyse bad
refuse "setup: unknown game 'nothing'*, and there is no such file" analyse nothing
refuse 'record: a record brings its own position and moves' analyse short --moves e2
refuse 'rule 6: step 2: *' analyse quoridor --moves e2 e1
refuse 'position: *' analyse quoridor --position ''

finish
