#!/usr/bin/env bash
# The dialogs around the game by ear and by keys: players, games, results, position editor,
# preferences, recent files, rules, the level's sentence, the panel of best lines.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

record_of "$scratch/opened.txt" "e4 e5 10 10 light -" "1. e6 d5"
settings "${two_people[@]}" threads=1
start_to_hear --nodes 2000
masks+=(-e 's/[0-9]{1,2} [A-Z][a-z]+ [0-9]{4}, [0-9]{1,2}:[0-9]{2}/DATE/g')
# Which lines the computer likes best is not this scenario's affair.
masks+=(-e 's/^(tab     Best lines, list).*/\1/')

walk_dialog() { # KEY...: opens it, goes round it, closes it
  press "$@"
  walk_window
  press Escape
}

transcript players-dialog
walk_dialog Alt+p y
part "The level goes with the name"
press Alt+p y
press Down Down
press Escape

transcript games-and-results
part "No game has been left yet"
press Ctrl+Shift+O
part "After a rematch there is one"
play_typed e2 e8
press Ctrl+B
press Ctrl+Shift+N
walk_dialog Ctrl+Shift+O
part "Going on with it"
press Ctrl+Shift+O
press Enter
press Ctrl+1
part "Results"
walk_dialog Alt+g e

transcript position-editor
press Alt+g u
walk_window
part "What is wrong is said once typing has come to rest"
press Alt+a
enter zz
hear "no wall"
part "With faults nothing starts, and the faults are read"
press Enter
press Alt+a
press Ctrl+A Delete
hear "can be played"
press Escape

transcript preferences-dialog
walk_dialog Ctrl+,

transcript recent-files
open_record "$scratch/opened.txt"
walk_dialog Alt+g r

transcript rules-page
walk_dialog Alt+h r

transcript level-in-words
press Ctrl+N
press Alt+o Down
press Alt+l
press Down
hear "Searches"
press Escape

transcript best-lines
press Ctrl+B Ctrl+L
tell_listener listen off
press Tab Shift+Tab
tell_listener listen on
walk_window GPVSLH
press Ctrl+B Ctrl+L

end_transcripts
stop_game
