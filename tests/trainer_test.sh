#!/usr/bin/env bash
# A player learns from a few games against itself, as a maker would let it.
set -euo pipefail
# shellcheck source=tests/judge.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/judge.sh"

program=$(readlink -f -- "${1:?usage: trainer_test.sh PROGRAM}")
cd -- "$scratch"
export LC_ALL=C
patience=120

loss() { sed -nE "s/^epoch $1: loss ([0-9.]+),.*/\1/p" out; }
has_learned() { awk -v first="$(loss 1)" -v last="$(loss 8)" 'BEGIN { exit !(first > 0 && last > 0 && last < 0.95 * first) }'; }
goes_on() { awk -v before="$last_loss" -v now="$(loss 1)" 'BEGIN { exit !(now > 0 && now < 1.02 * before) }'; }
# shellcheck disable=SC2053
is_refused() { [[ $status == 1 && $(<err) == 'trainer: '$1 ]]; }
same_games() { cmp -s games.bin again.bin; }

play=(play quoridor --games 60 --nodes 40 --threads 1 --seconds 1000 --weights hand)
run "${play[@]}" --out games.bin
judge 'games are played' is_done
run "${play[@]}" --out again.bin
judge 'the same seed gives the same games' same_games
run learn quoridor games.bin --out new.net --epochs 8 --batch 64
judge 'a network is trained' is_done
judge 'it has learned something' has_learned
last_loss=$(loss 8)
run learn quoridor games.bin --weights new.net --out newer.net --epochs 1 --batch 64
judge 'learning goes on where it ended' goes_on
run play quoridor --games 2 --nodes 40 --weights new.net --out more.bin
judge 'it can play' is_done
run compare quoridor new.net new.net --pairs 1 --nodes 40
judge 'two can be compared' is_done

cp games.bin cut.bin
truncate -s -10 cut.bin
run learn quoridor cut.bin --out new.net --epochs 1
judge 'all but the last game of a run that was stopped are good' is_done
run "${play[@]}" --out cut.bin
judge 'nothing is written behind a game that was cut off' is_refused 'cut.bin ends within a game*'
{ head -c 4 games.bin; head -c 3000 /dev/zero; } >zeros.bin
run learn quoridor zeros.bin --out new.net --epochs 1
judge 'what is no game is refused' is_refused 'zeros.bin: these are no games of quoridor'
run play quoridor:players=4 --games 1 --out four.bin
judge 'four seats have nothing to learn' is_refused 'quoridor:players=4 has no learned score'
run learn quoridor games.bin --out nowhere/new.net
judge 'where nothing can be written nothing is learned' is_refused 'nowhere/new.net cannot be written'
run learn barricade games.bin --out new.net
judge 'games without a learned score are refused' is_refused 'barricade has no learned score'
run learn quoridor games.bin --weights games.bin --out new.net
judge 'there must be a network to go on from' is_refused 'games.bin: *'
run learn quoridor nowhere.bin --out new.net
judge 'missing files are refused' is_refused 'nowhere.bin cannot be read'
head -c 1000 new.net >cut.net
run play quoridor --games 1 --weights cut.net --out more.bin
judge 'damaged networks are refused' is_refused 'cut.net: size: *'

finish
