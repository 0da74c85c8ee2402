#!/usr/bin/env bash
# While the computer thinks, by ear: it is said once, a move is refused, what is being typed stays.
# limit: 240
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

# So much work that the first answer never comes by itself.
settings "${you_are_light[@]}" level=master master-milliseconds=30000
start_game --nodes 2000000000
start_listening

transcript computer-thinks
press p Up Enter
hear "thinking"
part "Not your turn"
press Up Enter
press Ctrl+M
enter d4h
press Enter
part "The position can be asked for"
press Ctrl+4
part "Undo stops it"
press Ctrl+B Ctrl+Z
press Ctrl+1
kill_game
end_wine

settings "${two_computers[@]}" level=beginner
rm -f "$data"/autosave*
start_game
start_listening
# Between two computers play goes on by itself; it is stopped before anything is written down.
press Ctrl+P
hear "paused"
tell_listener listen off
press Ctrl+N Enter
transcript typed-text-is-kept
end_transcripts
stop_game
