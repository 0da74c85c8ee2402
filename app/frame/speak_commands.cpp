// The menu Speak: what is asked by ear.
#include "app/frame/command_list.h"
#include "app/frame/speech.h"

namespace pawnpath::app {

void add_speak_commands(CommandList& list, Actions& does) {
  const Menu menu = Menu::speak;
  const auto answer = [&](int id, const char* label, const char* key,
                          std::string (*text)(const Snapshot&, Wording)) {
    list.add(menu, id, label, key,
             [&does, text] { does.speak(text(does.snapshot(), does.frame().spoken())); });
  };
  answer(kSpeakTurn, "Whose &turn, and the last move", "Ctrl+1", speak_turn);
  answer(kSpeakPawns, "&Pawns and routes", "Ctrl+2", speak_pawns);
  answer(kSpeakWalls, "&Walls left and on the board", "Ctrl+3", speak_walls);
  answer(kSpeakSteps, "&Steps", "Ctrl+4", speak_steps);
  answer(kSpeakPosition, "The whole p&osition", "Ctrl+5", speak_position);
  answer(kSpeakThreats, "Th&reats", "Ctrl+6", speak_threats);
  list.add(menu, kSpeakPlace, "The &cursor's square", "Ctrl+7", [&does] {
    BoardPanel& board = does.frame().board();
    does.speak(speak_place(does.snapshot(), board.cursor().place(), board.marked_steps(),
                           does.frame().spoken()));
  });
  list.add_separator(menu);
  list.add(menu, kSpeakAgain, "The last &message again", "Ctrl+0",
           [&does] { does.frame().announcer().repeat(); });
}

}  // namespace pawnpath::app
