// The commands that put everything into one file and take it back, and that save a picture.
#include <wx/filedlg.h>
#include <wx/image.h>
#include <wx/mstream.h>

#include "app/board/utf8.h"
#include "app/frame/actions.h"
#include "app/session/phrases.h"
#include "app/storage/backup.h"
#include "app/storage/path_text.h"

namespace pawnpath::app {
namespace {

constexpr const char* kBackupFiles = "Text files (*.txt)|*.txt|All files|*.*";
constexpr const char* kPictureFiles = "PNG pictures (*.png)|*.png";
constexpr int kPictureSize = 1200;  // pixels, whatever the window's size

std::string png_bytes(const wxImage& image) {
  if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
  wxMemoryOutputStream stream;
  if (!image.SaveFile(stream, wxBITMAP_TYPE_PNG)) return {};
  std::string bytes(stream.GetSize(), '\0');
  stream.CopyTo(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace

std::optional<std::filesystem::path> Actions::ask_path(const wxString& title, const wxString& name,
                                                       const wxString& kinds, long style) {
  wxFileDialog dialog(&frame_, title, "", name, kinds, style);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return path_from(to_utf8(dialog.GetPath()));
}

void Actions::save_picture() {
  const wxString title = "Save picture of the board";
  const auto path =
      ask_path(title, "Pawn Path board.png", kPictureFiles, wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (!path) return;
  const std::string bytes = png_bytes(frame_.board().image(kPictureSize));
  if (const auto fault = save_file(services_.disk, *path, bytes)) {
    return show_fault(title, file_sentence(*fault));
  }
  frame_.tell(phrase(Phrase::picture_saved));
}

void Actions::back_up() {
  const wxString title = "Back up everything";
  if (!services_.folder) return show_fault(title, phrase(Phrase::no_folder));
  const auto path =
      ask_path(title, "Pawn Path backup.txt", kBackupFiles, wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (!path) return;
  const bool all_saved = put_all_on_disk();
  const auto backup = collect_backup(services_.disk, *services_.folder);
  if (!backup) return show_fault(title, file_sentence(backup.error()));
  if (const auto fault = save_file(services_.disk, *path, write_backup(backup->backup))) {
    return show_fault(title, file_sentence(*fault));
  }
  const std::string saved = collected_sentence(*backup);
  if (all_saved) return frame_.tell(saved);
  const std::string why = phrase(Phrase::game_not_in_time);
  show_fault(title, saved + ' ' + phrase(Phrase::backup_lacks_moves, {why}));
}

// What is known and not written yet: a change of settings is written at once, the game soon after.
// False when the disk still has an older game.
bool Actions::put_all_on_disk() {
  services_.keep(services_.preferences);
  return services_.store.finish();
}

void Actions::restore() {
  const wxString title = "Restore a backup";
  if (!services_.folder) return show_fault(title, phrase(Phrase::no_folder));
  const auto path = ask_path(title, "", kBackupFiles, wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (!path) return;
  const auto bytes = read_file(services_.disk, *path, kMostBackupBytes);
  if (!bytes) return show_fault(title, file_sentence(bytes.error()));
  const auto backup = read_backup(*bytes);
  if (!backup) return show_fault(title, path_text(*path) + "\n\n" + backup.error());
  if (!put_all_on_disk()) {
    const std::string why = phrase(Phrase::game_not_in_time);
    return show_fault(title, phrase(Phrase::not_restored, {why}));
  }
  const auto restored = restore_backup(services_.disk, *services_.folder, *backup);
  if (!restored) return show_fault(title, restored.error());
  use_restored(*backup);
  frame_.tell(*restored);
}

// The files are on the disk; what is in memory follows them.
void Actions::use_restored(const Backup& backup) {
  if (const BackupPart* settings = backup.find(kSettingsPart)) {
    const Preferences restored = read_preferences(settings->bytes);
    change([&restored](Preferences& preferences) { preferences = restored; });
  }
  services_.store.reload();
  if (const BackupPart* game = backup.find(kGamePart)) {
    std::ignore = services_.store.open_own(game->bytes, session());
  }
}

}  // namespace pawnpath::app
