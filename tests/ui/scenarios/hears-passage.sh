#!/usr/bin/env bash
# The smaller board by ear, with letters as words and short names.
# limit: 300
source "$(dirname "${BASH_SOURCE[0]}")/../listen.sh"

settings "${two_people[@]}" rules=passage letters-as-words=yes speech=brief
start_to_hear

transcript passage-in-words-of-letters
press p Up Enter
press p Down Enter
press Ctrl+1 Ctrl+2 Ctrl+3 Ctrl+4
press Right Right w r
press Enter Enter
press n Ctrl+7
press End Up
press w
press Ctrl+6
press w
part "The picker has six columns and rows"
press Ctrl+B Alt+c
press End
hear "says    Wall"
press Tab End
hear "says    Wall"
press Ctrl+M F6
press F6 Down
press Ctrl+M
enter h2
press Enter
enter g7v
press Enter

transcript passage-board-object
press Ctrl+B p
check_board 7

end_transcripts
stop_game
