// The numbers of all commands. They stay as they are: tests and assistive programs may know them,
// so new ones go to the end.
#pragma once

#include <wx/defs.h>

namespace pawnpath::app {

enum CommandId : int {
  kNewGame = wxID_HIGHEST + 1,
  kRematch,
  kResign,
  kOpenRecord,
  kSaveRecord,
  kCopyRecord,
  kSaveSlot,
  kLoadSlot,
  kUndo,
  kRedo,
  kPause,
  kContinue,
  kMoveBox,
  kBoard,
  kTurned,
  kPathHint,
  kCoordinates,
  kThemeSystem,
  kThemeLight,
  kThemeDark,
  kThemeContrast,
  kViewStart,
  kViewBack,
  kViewForth,
  kNextPart,
  kPreviousPart,
  kSpeakTurn,
  kSpeakPawns,
  kSpeakWalls,
  kSpeakSteps,
  kSpeakPosition,
  kSpeakThreats,
  kSpeakPlace,
  kSpeakAgain,
  kKeys,
  kSuggest,
  kAnalysis,
  kPreferences,
  kOpenRecent,
  kSavePicture,
  kBackUp,
  kRestore,
  kPractice,  // the first of the four practice positions
  kLastPractice = kPractice + 3,
  kGames,
  kPlayers,
  kEditPosition,
  kCopyPosition,
  kPaste,
  kResults,
  kRules,
  kViewGame,
};

}  // namespace pawnpath::app
