#!/usr/bin/env bash
# While the computer thinks, by ear: it is said once, a move is refused, Undo stops it, the window
# can be closed; what is being typed stays when the answer comes.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

# So much work that no answer comes by itself.
settings "${you_are_light[@]}" level=master master-milliseconds=30000
start_to_hear --nodes 2000000000

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
part "It is said once in a search, and again in the next one"
press p Up Enter
hear "thinking"
sleep 3
press Ctrl+1
end_transcripts
stop_game
stop_listening

# Long enough to type meanwhile. What it plays is not this scenario's affair, nor how long it takes.
rm -f "$data"/autosave*
start_to_hear --nodes "${NODES:-20000000}"
masks+=(-e 's/^says    Dark .*/says    (the answer)/' -e '/^says    The computer is thinking/d')
transcript typed-text-is-kept
press Ctrl+M
enter e2
press Enter
enter d4h
hear "says    Dark" 60
press Home Delete
stop_listening

end_transcripts
stop_game
