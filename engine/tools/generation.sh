#!/usr/bin/env bash
# One generation of the network: games of the engine against itself, training, a match against the
# generation before. Nothing else goes in: no games, weights or scores from outside.
#
#   engine/tools/generation.sh NUMBER [GAMES] [NODES]
#
# NUMBER 1 is played with the evaluation by hand, every later one with the network before it; the
# training takes the samples of this generation and of the two before. All lies in
# build/networks: samples-N.bin, network-N.bin, and generation-N.txt with what was done and how the
# match ended. JOBS gives the threads; RULES=passage makes one for the smaller board, in
# build/networks/passage. After `cmake --preset host && cmake --build --preset host`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

number=${1:?the number of the generation is missing}
games=${2:-40000}
nodes=${3:-1000}
jobs=${JOBS:-$(nproc)}
epochs=${EPOCHS:-25}
bin=${BIN:-build/host/bin}
rules=${RULES:-standard}
folder=build/networks
[[ $rules == standard ]] || folder=build/networks/$rules
mkdir -p "$folder"
report="$folder/generation-$number.txt"
before=hand
((number == 1)) || before="$folder/network-$((number - 1)).bin"
network="$folder/network-$number.bin"

samples=()
for ((i = number; i > 0 && i > number - 3; --i)); do
  [[ $i != "$number" && ! -s $folder/samples-$i.bin ]] || samples+=("$folder/samples-$i.bin")
done

{
  printf 'generation %s, %s\n' "$number" "$(date +%F)"
  printf 'self-play: %s games, %s nodes an action, seed %s, evaluation %s\n' \
    "$games" "$nodes" "$number" "$(basename "$before")"
} >"$report"

[[ -s ${samples[0]} ]] ||
  "$bin/pawnpath-selfplay" "${samples[0]}" --games "$games" --nodes "$nodes" --seed "$number" \
    --rules "$rules" --jobs "$jobs" --net "$before" | tee "$folder/selfplay-$number.log" | tail -n 1 | tee -a "$report"
"$bin/pawnpath-train" "$network" "${samples[@]}" --epochs "$epochs" --rules "$rules" --jobs "$jobs" \
  --seed "$number" |
  tee "$folder/train-$number.log" | tail -n 1 | tee -a "$report"
sed -n 1p "$folder/train-$number.log" >>"$report"
"$bin/pawnpath-match" "level=6 nodes=2000 net=$network" "level=6 nodes=2000 net=$before" \
  --rules "$rules" --pairs "${PAIRS:-200}" --jobs "$jobs" | tee -a "$report"
