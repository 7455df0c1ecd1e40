#!/usr/bin/env bash
# Every command as a user would type it: outputs to the letter, exit codes, one line for every refusal. First Quoridor,
# then whatever `thwart games` lists, held against itself.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

program=$(readlink -f -- "${1:?usage: commands_test.sh PROGRAM}")
cd -- "$scratch"
export LC_ALL=C XDG_DATA_HOME=$scratch/data
unset NO_COLOR
patience=20
start='e1,e9 10,10 - - 1'

feed() { # feed ARGUMENT...: the same, with the file in as standard input
    status=0
    timeout 60 "$program" "$@" >out 2>err <in || status=$?
}

contains() { is_done && grep -qF -e "$1" out; }
# One line of printable characters on standard error, nothing else.
is_refused() { # is_refused STATUS PATTERN
    # shellcheck disable=SC2053
    [[ $status == "$1" && ! -s out && $(wc -l <err) == 1 && $(<err) == 'thwart: '$2 ]] &&
        ! grep -q '[^ -~]' err
}

expect() { # expect TEXT ARGUMENT...
    run "${@:2}"
    judge "${*:2}" prints "$1"
}
refuse() { # refuse PATTERN ARGUMENT...
    run "${@:2}"
    judge "refuse: ${*:2}" is_refused 1 "$1"
}
misuse() { # misuse ARGUMENT...
    run "$@"
    judge "wrong usage: $*" is_refused 2 'usage: ?*'
}

# ---- help ----
run --help
judge '--help' contains 'Usage: thwart'
run --version
judge '--version' says '^[0-9]+\.[0-9]+\.[0-9]+$'
mapfile -t commands < <("$program" --help | sed -n '/^Subcommands:/,$p' | sed -nE 's/^  ([a-z-]+) .*/\1/p')
judge 'all commands are listed' test "${commands[*]}" = \
    'games legal apply status show perft random bench play solve engine engine-check match analyse replay convert verify serve backup load completion man'
for command in "${commands[@]}"; do
    run "$command" --help
    judge "$command --help" contains "Usage: thwart $command"
done

# ---- wrong usage ----
misuse
misuse plya
misuse legal
misuse legal quoridor extra
misuse legal quoridor --position
misuse legal quoridor --position "$start" --position "$start"
misuse legal quoridor --stdin --position "$start"
misuse legal quoridor --unknown
misuse legal quoridor $'two\nlines'
misuse status
misuse apply
misuse show quoridor --colour pink
misuse games quoridor
misuse perft quoridor
for depth in -1 abc 2.5 1e1 '' ' ' '1 ' 99999999999999999999; do misuse perft quoridor "$depth"; done
misuse random
for number in -1 abc '' 1.5 99999999999999999999; do
    misuse random quoridor --games "$number"
    misuse random quoridor --seed "$number"
done
misuse bench one two
misuse engine now
misuse engine-check
misuse engine-check one two three
misuse match
misuse match quoridor
misuse match quoridor --player
pair=(--player random --player random)
for number in -1 abc '' 1.5; do misuse match quoridor "${pair[@]}" --games "$number"; done
for limit in 'games 1000001' 'time 1000000000001' 'nodes 1000000000000000001' 'depth 1000001' 'clock 1000000001' \
    'max-steps 1000001' 'concurrency 257'; do
    for number in 0 "${limit#* }"; do misuse match quoridor "${pair[@]}" "--${limit% *}" "$number"; done
done
misuse match quoridor "${pair[@]}" --patience 1000000000001
misuse match quoridor "${pair[@]}" --opening-steps 1000001
misuse match quoridor "${pair[@]}" --clock 1000 --inc 100001
misuse match quoridor "${pair[@]}" --inc 5
for limit in 'time 1000000000001' 'nodes 1000000000000000001' 'depth 4294967297' 'lines 257' 'threads 257'; do
    for number in 0 "${limit#* }"; do misuse analyse quoridor "--${limit% *}" "$number"; done
done
for limit in 'seconds 1000000001' 'memory 18446744073710' 'threads 257'; do
    for number in 0 "${limit#* }"; do misuse solve halma:players=1,men=10 "--${limit% *}" "$number"; done
done
for number in 0 1000000000001; do misuse engine-check true --patience "$number"; done
misuse analyse
misuse replay
misuse replay record --match one
misuse convert record
misuse convert record --to xml
misuse verify
misuse verify one two
misuse completion
misuse completion csh
misuse man thwart
misuse analyse quoridor --nodes many

# ---- setups ----
for setup in '' chess Quoridor ' quoridor' 'quoridor ' quoridor2 $'quoridor\n' ':players=2'; do
    refuse "setup: unknown game '*'; known are *quoridor*" status "$setup"
done
refuse 'setup: expected key=value after the colon' status quoridor:
refuse "setup: expected key=value, found 'players'" status quoridor:players
refuse "setup: expected key=value, found ''" status quoridor:players=2,
refuse "setup: unknown key 'men'*" status quoridor:men=10
refuse "players: unknown value '3'; known are 2, 4" status quoridor:players=3
refuse "players: unknown value ''*" status quoridor:players=
refuse 'players: given twice' status quoridor:players=2,players=2
refuse 'first: must be one of 1, 2 here' status quoridor:first=3
refuse "first: unknown value '5'*" status quoridor:players=4,first=5
for command in 'legal chess' 'legal chess --stdin' 'apply chess' 'show chess' 'perft chess 1' 'random chess' 'play chess'; do
    read -ra words <<<"$command"
    refuse "setup: unknown game 'chess'*" "${words[@]}"
done

# ---- games ----
run games
judge 'games' says '^quoridor$'
judge 'games: keys with values and default' says '^  first=1\|2\|3\|4 +the seat that begins \(default 1\)$'
run games --json
judge 'games --json' contains '{"name":"quoridor","keys":[{"name":"players","values":["2","4"],"default":"2","meaning":"'
judge 'games --json: one line' test "$(wc -l <out)" = 1

# ---- status ----
expect 'decision 1' status quoridor
expect 'decision 2' status quoridor:first=2
expect 'decision 4' status quoridor:players=4,first=4
expect 'decision 2' status quoridor --position 'e2,e9 10,10 - - 2'
expect 'over 1,2' status quoridor --position 'e9,e5 10,10 - - 2'
expect 'over 2,2,1,2' status quoridor:players=4 --position 'e1,a5,d1,i5 5,5,5,5 - - 1'
expect 'over 2,1' status quoridor --position 'x,e5 10,10 - - 2'

# ---- legal ----
{
    printf '%s\n' d1 e2 f1
    for file in a b c d e f g h; do for rank in 1 2 3 4 5 6 7 8; do printf '%s\n' "$file${rank}h" "$file${rank}v"; done; done
} | sort >expected
expect "$(<expected)" legal quoridor
expect "$(<expected)" legal quoridor --position "$start"
expect 'd1
e2
f1' legal quoridor --position 'e1,e9 0,10 - - 1'
expect 'd1
f1' legal quoridor --position 'e1,e9 0,9 d1 - 1'
expect 'd5
e6
f5' legal quoridor --position 'e4,e5 0,0 e4 - 2'
expect 'd4
e3
e6
f4' legal quoridor --position 'e4,e5 0,0 - - 1'
expect '' legal quoridor --position 'e9,e5 10,10 - - 2'

# ---- positions that are refused, with the field named ----
refuse 'position: expected 5 fields*' legal quoridor --position ''
refuse 'position: *' legal quoridor --position "$start "
refuse 'position: *' legal quoridor --position "e1,e9  10,10 - - 1"
refuse 'position: longer than *' legal quoridor --position "$(printf '%05000d' 0)"
refuse 'pawns: *' status quoridor --position 'e1 10,10 - - 1'
refuse "pawns: unknown square 'j1'" status quoridor --position 'j1,e9 10,10 - - 1'
refuse 'pawns: two pawns on e5' status quoridor --position 'e5,e5 10,10 - - 1'
refuse 'pawns: two pawns are at their goals*' status quoridor --position 'e9,e1 10,10 - - 1'
refuse 'pawns: *no way*' status quoridor --position 'a1,e9 10,10 a1 b1 1'
refuse 'stocks: *' status quoridor --position 'e1,e9 11,10 - - 1'
refuse 'stocks: *' status quoridor --position 'e1,e9 010,10 - - 1'
refuse 'horizontal: *' status quoridor --position 'e1,e9 10,10 i1 - 1'
refuse 'horizontal: a1 is given twice' status quoridor --position 'e1,e9 10,10 a1,a1 - 1'
refuse 'horizontal: *overlaps*' status quoridor --position 'e1,e9 10,10 a1,b1 - 1'
refuse 'vertical: *crosses*' status quoridor --position 'e1,e9 10,10 a1 a1 1'
refuse 'seat: *' status quoridor --position 'e1,e9 10,10 - - 3'
refuse 'seat: seat 2 has retired' status quoridor --position 'e1,x 10,10 - - 2'
for command in apply show perft; do
    words=("$command" quoridor --position '')
    [[ $command != perft ]] || words+=(1)
    refuse 'position: *' "${words[@]}"
done

# ---- apply ----
expect "$start" apply quoridor
expect 'e1,a5,e9,i5 5,5,5,5 - - 1' apply quoridor:players=4
expect 'e2,e9 10,10 - - 2' apply quoridor e2
expect 'e2,e9 9,9 a1 c3 1' apply quoridor e2 a1h --position 'e1,e9 9,10 - c3 1'
expect 'e1,e9 9,10 b7,c3 - 2' apply quoridor --position 'e1,e9 10,10 c3 - 1' b7h
expect "$start" apply quoridor --position "$start"
refuse 'rule 6: step 1: *' apply quoridor e3
refuse 'rule 6: step 4: a pawn stands on e3' apply quoridor e2 e8 e3 e3
refuse 'rule 11: step 2: *' apply quoridor a1h b1h
refuse 'rule 12: step 2: *' apply quoridor a1h a1v
refuse 'rule 14: step 1: *' apply quoridor --position 'e1,e9 0,10 - - 1' a1h
refuse 'rule 16: step 1: *' apply quoridor pass
refuse 'rule 17: step 1: the game is over' apply quoridor --position 'e9,e5 10,10 - - 2' e4
refuse 'rule 17: step 2: the game is over' apply quoridor --position 'e8,e5 10,10 - - 1' e9 e4
for step in '' E2 e0 e10 a9h e3x 'e2 ' $'e2\n' $'e\x80' "$(printf '%05000d' 0)"; do
    refuse 'move: step 1: *' apply quoridor "$step"
done

# ---- show ----
run show quoridor --ascii
judge 'show: pawns' test "$(grep -cE '^ (9 \|[ .]+2[ .]+|1 \|[ .]+1[ .]+)\|' out)" = 2
judge 'show: files' says '^     a   b   c   d   e   f   g   h   i$'
judge 'show: whose turn' contains "Red's turn"
judge 'show: what the seats have' contains '2 Blue: 10 fences left | Goal: the bottom side'
judge 'show --ascii: only ASCII, no blanks at the end' test "$(grep -cE '[^ -~]| $' out)" = 0
mv out plain
run show quoridor
judge 'show: ASCII where the locale has nothing else' cmp -s plain out
LC_ALL=C.UTF-8 run show quoridor
judge 'show: Unicode' contains '┌───'
judge 'show: no colours in a file' test "$(grep -c $'\e' out)" = 0
LC_ALL=C.UTF-8 run show quoridor --colour always
judge 'show --colour always' contains $'\e['
NO_COLOR=1 LC_ALL=C.UTF-8 run show quoridor --color auto
judge 'NO_COLOR' test "$(grep -c $'\e' out)" = 0
LC_ALL=C.UTF-8 run show quoridor --colour never
judge 'show --colour never' test "$(grep -c $'\e' out)" = 0
run show quoridor --position 'e9,e5 9,10 a1 - 2' --ascii
judge 'show: a finished position' contains 'wins'
judge 'show: a fence' contains '======='

# ---- perft ----
expect 'nodes 1' perft quoridor 0
expect 'nodes 131' perft quoridor 1
expect 'nodes 16677' perft quoridor 2
expect 'nodes 1' perft quoridor 0 --position 'e9,e5 10,10 - - 2'
expect 'nodes 0' perft quoridor 3 --position 'e9,e5 10,10 - - 2'
expect 'd1 3
e2 3
f1 3
nodes 9' perft quoridor 2 --divide --position 'e1,e9 0,0 - - 1'
refuse 'depth: must be at most *' perft quoridor 1000000
refuse 'depth: must be at most *' perft quoridor 4294967295
refuse 'setup: *' perft chess 1000000

# ---- random ----
expect '' random quoridor --games 0
run random quoridor --games 3 --seed 5
judge 'random: three lines' test "$(wc -l <out)" = 3
judge 'random: steps and ranks' test "$(grep -cE '^([a-i][1-9][hv]? )+= (1,2|2,1)$' out)" = 3
mv out games
run random quoridor --games 3 --seed 5
judge 'random: same seed, same games' cmp -s games out
run random quoridor --games 3 --seed 6
judge 'random: other seed, other games' test "$(cat games out | sort -u | wc -l)" = 6
run random quoridor --games 1 --seed 5
judge 'random: game n does not depend on how many' cmp -s <(head -n 1 games) out
run random quoridor
mv out default
run random quoridor --games 1 --seed 1
judge 'random: one game with seed 1 unless told' cmp -s default out

# ---- legal --stdin ----
ask() { # ask NAME EXPECTED: what is answered to the file in
    feed legal quoridor --stdin
    judge "--stdin: $1" prints "$2"
}
walk='e1,e9 0,0 - - 1'
printf '%s\n' "$walk" 'e9,e5 10,10 - - 2' 'e1,e9 0,0 - - 2' >in
ask 'good and finished' "d1 e2 f1

d9 e8 f9"
: >in
ask 'nothing' ''
printf '\n\n%s\n' "$walk" >in
ask 'empty lines' "error: position: expected 5 fields (pawns stocks horizontal vertical seat), found 1
error: position: expected 5 fields (pawns stocks horizontal vertical seat), found 1
d1 e2 f1"
printf '%s\n%s' "$walk" "$walk" >in
ask 'last line without its end' $'d1 e2 f1\nd1 e2 f1'
printf 'e1,j9 0,0 - - 1\n%s\n' "$walk" >in
ask 'reads on after a bad line' $'error: pawns: unknown square \'j9\'\nd1 e2 f1'
printf '%s\r\n%s\0\n%s\n' "$walk" "$walk" "$walk" >in
ask 'carriage return and NUL' "error: seat: expected a number from 1 to 2, found '1\\x0d'
error: seat: expected a number from 1 to 2, found '1\\x00'
d1 e2 f1"
{
    head -c 10000000 /dev/zero | tr '\0' a
    printf '\n%s\n' "$walk"
} >in
ask 'ten million letters' $'error: position: longer than 4096 characters\nd1 e2 f1'
{
    printf '%s ' "$walk"
    head -c 10000000 /dev/zero
} >in
ask 'ten million NULs without an end' 'error: position: longer than 4096 characters'
for ((byte = 0; byte < 256; ++byte)); do printf '%b' "e1,e9 0,0 - \\x$(printf %02x "$byte") 1\n"; done >in
feed legal quoridor --stdin
judge '--stdin: every byte' test "$status:$(wc -l <out):$(grep -cvE '^error: [ -~]+$' out)" = 0:257:1
head -c 300000 /bin/sh >in
feed legal quoridor --stdin
judge '--stdin: a program' test "$status:$(wc -l <out):$(grep -cvE '^error: [ -~]+$' out)" = \
    "0:$(($(tr -cd '\n' <in | wc -c) + $(tail -c 1 in | tr -d '\n' | wc -c))):0"

# ---- closed output ----
is_write_error() { [[ $status == 1 && $(wc -l <err) == 1 && $(<err) == 'thwart: output: could not be written: '* ]]; }
for command in games 'games --json' 'legal quoridor' 'legal quoridor --stdin' 'apply quoridor e2' 'status quoridor' \
    'show quoridor' 'perft quoridor 1' 'random quoridor --games 1000000' 'bench /state' play 'analyse quoridor --nodes 10' \
    'match quoridor --player random --player random' 'engine-check true' 'completion bash' man; do
    read -ra words <<<"$command"
    status=0
    printf '%s\nquit\n' "$walk" | timeout 20 "$program" "${words[@]}" >/dev/full 2>err || status=$?
    : >out
    judge "full disk: $command" is_write_error
done
for words in --help --version; do
    status=0
    "$program" "$words" >/dev/full 2>err || status=$?
    judge "full disk: $words" test "$status" = 1
done

# ---- the server; what it does when it runs is tests/server ----
refuse 'port: ?*' serve --port 65536
refuse 'durability: ?*' serve --durability some
refuse 'trusted-proxy: ?*' serve --trusted-proxy nginx
refuse 'missing.conf: ?*' serve --config missing.conf
refuse 'missing: ?*' serve --port 0 --web missing
refuse 'missing.db: ?*' backup copy.db --data missing.db
misuse serve --prot 80
misuse backup
misuse load --seconds 0

# ---- solve ----
solo=halma:players=1,men=10
last='1/2/3/4/13/12/11/10/9/10/11/12/7A5/AAA1/AAA/AA/A 1 -'
too_few='1/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -'
expect $'1 move, and none has fewer\nm8-n4' solve "$solo" --position "$last"
refuse 'solve: there is no solution' solve "$solo" --position "$too_few"
run solve "$solo" --position "$too_few" --json
judge 'solve --json: no solution' test "$status:$(<out):$(<err)" = \
    '1:{"possible":false,"found":false,"proven":false,"at_least":0,"moves":[]}:thwart: solve: there is no solution'
refuse 'setup: this game has no puzzle for one' solve quoridor

# ---- bench ----
refuse 'filter: no figure has that in its name' bench no/such/figure
run bench quoridor/2/state
judge 'bench: name, value, unit' says '^quoridor/2/state +[0-9]+ bytes$'
judge 'bench: only what was asked for' test "$(wc -l <out)" = 1

# ---- play, line by line ----
printf '%s\n' moves help undo hint nonsense e9 e2 undo e2 board '' quit e3 >in
feed play quoridor --ascii --seed 3
judge 'play: who plays' contains '2. Blue: Computer, level 4: steady'
judge 'play: moves' says '^Your move: ([a-i][1-9][hv]? ?){131}$'
judge 'play: help' contains 'undo: take back your last turn'
judge 'play: nothing to undo' contains 'There is no turn of yours to take back yet.'
judge 'play: hint' says '^Your move: Try [a-i][1-9][hv]?$'
judge 'play: bad move' contains 'Your move: nonsense cannot be read as a move.'
judge 'play: forbidden move' contains 'Your move: Your pawn goes one square up, down, left or right'
judge 'play: the computer answers' test "$(grep -cE 'Blue: [a-i][1-9][hv]?$' out)" = 2
judge 'play: quit is heard at once' test "$(grep -o 'Your move: ' out | wc -l)" = 12
mv out first
feed play --ascii --seed 3
judge 'play: same seed, same opponent' cmp -s first out
printf 'e2' >in
feed play quoridor --ascii
judge 'play: end of input' contains 'Blue: '
: >in
feed play quoridor:players=4 --ascii
judge 'play: no input' is_done
printf '%s\n' 'save match.record' quit >in
feed play --resume --ascii
judge 'play: resume' contains 'Saved as match.record.'
judge 'play: the newest match' grep -q 'quoridor:players=4' match.record
for ((i = 0; i < 60; ++i)); do printf '%s\n' {a..i}{9..1}; done >in
feed play --ascii
judge 'play: to the end' test "$status:$(tail -n 1 out | sed 's/^Your move: //' | grep -cE ' wins?\.$')" = 0:1
judge 'play: the record of a finished match' test "$(grep -l '^\[Ending "rules"\]' data/thwart/matches/*.record | wc -l)" = 1
feed play --ascii --lang de
judge 'play: another language' contains 'Dein Zug: '
: >in
feed play barricade --seat 1=2 --seat 2=1 --seat 3=1 --seat 4=1 --seed 1 --ascii
judge 'play: watching' says ' wins\.$'
refuse 'seat: expected you, human, human:NAME or a level from 1 to 8*' play quoridor --seat 2=9 --ascii
refuse 'seat: expected a seat from 1 to 2*' play quoridor --seat 3=1 --ascii
refuse "lang: unknown language 'xx'*" play --lang xx
refuse 'clock: *' play quoridor --clock 5 --ascii
refuse 'file: *' play --resume nowhere.match --ascii
misuse play quoridor --on-leave nonsense
misuse play quoridor --resume --ascii x y

# ---- all games, held against themselves ----
mapfile -t games < <("$program" games --json | grep -oE '"name":"[a-z0-9_]+","keys"' | cut -d '"' -f 4)
judge 'at least one game' test "${#games[@]}" -ge 1

steps_of() { cut -d ' ' -f 1; } # without the weights
is_sorted_list() { is_done && [[ -s out ]] && sort -c out 2>/dev/null; }
has_turn() { says '^(decision [1-4]|chance)$' && [[ $(wc -l <out) == 1 ]]; }

check_position() { # check_position GAME POSITION: legal, --stdin, status, perft and show agree about it
    local game=$1 position=$2 count
    run legal "$game" --position "$position"
    cp out list
    count=$(wc -l <list)
    judge "$game: sorted: $position" sort -c list
    printf '%s' "$position" >in
    feed legal "$game" --stdin
    judge "$game: --stdin: $position" cmp -s <(steps_of <list | paste -sd ' ') out
    expect "nodes $count" perft "$game" 1 --position "$position"
    run status "$game" --position "$position"
    if grep -q '^over ' out; then
        judge "$game: over, no steps: $position" test "$count" = 0
    else
        judge "$game: a turn, some steps: $position" test "$count" != 0
        judge "$game: status: $position" has_turn
        judge "$game: weights only at chance: $position" test "$(grep -c ' ' list)" = \
            "$(grep -q chance out && echo "$count" || echo 0)"
    fi
    expect "$position" apply "$game" --position "$position"
    run show "$game" --position "$position" --ascii
    judge "$game: show: $position" test "$status:$(grep -cE '[^ -~]| $' out):$(grep -c . out | grep -c '^0$')" = 0:0:0
}

replay() { # replay GAME LINE: one line of `random`, played again through `apply`
    local game=$1 steps=() ranks=${2##* = } position length
    read -ra steps <<<"${2% = *}"
    length=${#steps[@]}
    run apply "$game" "${steps[@]}"
    judge "$game: random games are legal" is_done
    position=$(<out)
    if [[ $ranks == cut ]]; then
        judge "$game: cut at 10,000" test "$length" = 10000
    else
        judge "$game: not longer than 10,000" test "$length" -le 10000
        expect "over $ranks" status "$game" --position "$position"
        refuse "*step $((length + 1)): *" apply "$game" "${steps[@]}" "${steps[0]}"
    fi
    check_position "$game" "$position"
    for part in 1 2 3 5 8; do
        run apply "$game" "${steps[@]:0:length*part/9}"
        check_position "$game" "$(<out)"
    done
}

check_keys() { # check_keys GAME
    local game=$1 key value values
    while IFS='=' read -r key values; do
        for value in ${values//|/ }; do
            run status "$game:$key=$value"
            [[ $status == 1 ]] || judge "$game:$key=$value" has_turn
            [[ $status == 0 ]] || judge "$game:$key=$value" is_refused 1 "$key: ?*"
        done
        refuse "$key: unknown value 'zzz'; known are *" status "$game:$key=zzz"
        refuse "$key: given twice" status "$game:$key=${values%%|*},$key=${values%%|*}"
    done < <("$program" games | awk -v game="$game" '/^[^ ]/ { here = $0 == game } here && /^ / { print $1 }')
    refuse "setup: unknown key 'zzz'*" status "$game:zzz=1"
    refuse 'setup: expected key=value*' status "$game:"
}

for game in "${games[@]}"; do
    run status "$game"
    judge "$game: status" has_turn
    run legal "$game"
    judge "$game: legal" is_sorted_list
    mv out list
    expect 'nodes 1' perft "$game" 0
    run perft "$game" 2 --divide
    judge "$game: --divide lists the legal steps" cmp -s <(steps_of <list) <(sed '$d' out | steps_of)
    judge "$game: --divide adds up" test "nodes $(sed '$d' out | awk '{ sum += $2 } END { print sum }')" = "$(tail -n 1 out)"
    run apply "$game"
    position=$(<out)
    check_position "$game" "$position"
    for bad in '' ' ' "$position " " $position" "$position x" x; do refuse '?*: ?*' status "$game" --position "$bad"; done
    refuse 'move: step 1: *' apply "$game" zzz
    check_keys "$game"
    run random "$game" --games 3 --seed 7
    judge "$game: random" test "$(grep -cE '^([^ ]+ )+= ([1-4](,[1-4])*|cut)$' out)" = 3
    mapfile -t lines <out
    run random "$game" --games 3 --seed 7
    judge "$game: random again" cmp -s <(printf '%s\n' "${lines[@]}") out
    for line in "${lines[@]}"; do replay "$game" "$line"; done
done

finish
