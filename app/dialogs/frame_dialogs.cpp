#include "app/dialogs/frame_dialogs.h"

#include <utility>

#include "app/dialogs/games_dialog.h"
#include "app/dialogs/help_texts.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/players_dialog.h"
#include "app/dialogs/position_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/recent_dialog.h"
#include "app/dialogs/text_dialog.h"
#include "app/settings/new_game.h"

namespace pawnpath::app {

FrameDialogs frame_dialogs(std::function<bool()> coin) {
  FrameDialogs dialogs;
  dialogs.new_game = [coin = std::move(coin)](
                         wxWindow& parent, Preferences& preferences) -> std::optional<GameOptions> {
    if (!ask_new_game(parent, preferences)) return std::nullopt;
    return game_options(preferences, coin());
  };
  dialogs.preferences = ask_preferences;
  dialogs.recent = ask_recent;
  dialogs.players = ask_players;
  dialogs.position = ask_position;
  dialogs.game = ask_game;
  dialogs.text = show_text;
  dialogs.keys = [](wxWindow& parent) { show_text(parent, "Keys", "&Keys", keys_text()); };
  dialogs.about = [](wxWindow& parent) {
    show_text(parent, "About Pawn Path", "&About", about_text());
  };
  return dialogs;
}

}  // namespace pawnpath::app
