#!/usr/bin/env bash
# A key is answered soon while Master thinks: the program's own measurement, from the message to
# the painted board, with fivefold slack.
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

start_game --bench-input 100 "$(windows_path "$scratch/times.txt")"
wait_for 120 game_has_ended || fail "the bench did not end"
forget "$game_pid"
assert_file "$scratch/times.txt"
times="$(tr -d '\r' <"$scratch/times.txt" | tr '\n' ' ')"
say "$times"
assert_contains "keys" "count 100 " "$times"
p95="$(sed -n 's/.*p95_ms \([0-9]*\).*/\1/p' <<<"$times")"
((p95 <= 250)) || fail "a key press was answered after $p95 ms (95th percentile)"
