#include "app/dialogs/help_texts.h"

#include <wx/version.h>

#include <cstddef>

#include "version.h"

// LICENSE and installer/NOTICES.txt, put into the program by the build.
extern const unsigned char licence_text[];
extern const std::size_t licence_text_size;
extern const unsigned char notices_text[];
extern const std::size_t notices_text_size;

namespace pawnpath::app {
namespace {

wxString embedded(const unsigned char* bytes, std::size_t size) {
  return wxString::FromUTF8(reinterpret_cast<const char*>(bytes), size);
}

}  // namespace

wxString keys_text() {
  return "On the board\n"
         "Arrows: move the cursor. Home and End: ends of the row. Page Up and Page Down: ends of "
         "the file.\n"
         "Enter or Space: step to the square.\n"
         "W: switch between steps and walls.\n"
         "R, in wall mode: turn the wall.\n"
         "Enter, in wall mode: aim the wall; Enter again: place it.\n"
         "Escape: take the aim away, then leave wall mode, then return from an earlier position.\n"
         "P: the pawn of the side to move, or yours. O: the other pawn.\n"
         "N and Shift+N: next and previous wall on the board.\n"
         "A letter A to I or a digit: type a move in the move box.\n"
         "\n"
         "With the mouse\n"
         "Click a marked square to step. Point at a groove to see a wall there and what it would "
         "do; click to place it.\n"
         "Press and drag anywhere on the board: along for a horizontal wall, up or down for a "
         "vertical one.\n"
         "\n"
         "From anywhere\n"
         "F6 and Shift+F6: board, move box, moves, position in words.\n"
         "Ctrl+B: board. Ctrl+M: move box.\n"
         "Ctrl+Z and Ctrl+Y: undo and redo a move; inside a text box they edit the text.\n"
         "Ctrl+N: new game. Ctrl+Shift+O: the games you left for another one. "
         "Ctrl+Shift+N: rematch.\n"
         "Ctrl+O: open a record. Ctrl+S: save the record. Ctrl+Shift+C: copy it.\n"
         "Ctrl+V, outside text boxes: paste a record or a position line.\n"
         "Alt+Left, Alt+Right, Alt+Home: look at earlier positions. Ctrl+P: pause, or go on, when "
         "two computers play.\n"
         "Ctrl+G: a good move and why. Ctrl+L: the best lines, looked for all the time.\n"
         "Ctrl+H: path hint on or off. Ctrl+T: turn the board. Ctrl+comma: preferences.\n"
         "\n"
         "Spoken answers\n"
         "Ctrl+1: whose turn, and the last move. Ctrl+2: pawns and routes.\n"
         "Ctrl+3: walls left and on the board. Ctrl+4: the steps you can play.\n"
         "Ctrl+5: the whole position. Ctrl+6: threats. Ctrl+7: the cursor's square at length.\n"
         "Ctrl+0: the last message again; pressed again, the one before it.\n";
}

wxString about_text() {
  const wxString intro =
      "Pawn Path " PAWNPATH_VERSION
      "\n"
      "A race of two pawns, and the walls in their way.\n"
      "\n"
      "Pawn Path is an original program. It is not affiliated with the publisher of Quoridor.\n"
      "It is made with " wxVERSION_STRING
      ", libpng, zlib, spdlog and fmt. All licences stand below.\n"
      "\n";
  return intro + embedded(licence_text, licence_text_size) + "\n\n" +
         embedded(notices_text, notices_text_size);
}

}  // namespace pawnpath::app
