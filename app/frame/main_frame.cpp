#include "app/frame/main_frame.h"

#include <wx/display.h>
#include <wx/icon.h>
#include <wx/menu.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

#include "app/a11y/board_accessible.h"
#include "app/board/utf8.h"
#include "app/frame/controls.h"

namespace pawnpath::app {
namespace {

// Pixels at 100 %.
constexpr int kMargin = 16;
constexpr int kLeastColumn = 370;  // its scroll bar included
constexpr int kMostColumn = 460;
const wxSize kFirstSize{1180, 760};
const wxSize kLeastSize{640, 480};

}  // namespace

MainFrame::MainFrame(bool is_animated)
    : wxFrame(nullptr, wxID_ANY, "Pawn Path"),
      is_animated_(is_animated),
      door_(*this),
      announcer_(this) {
#ifdef __WINDOWS__
  SetIcon(wxICON(aaaa));
#endif
  CreateStatusBar(1);
  SetStatusBarPane(-1);  // menus leave the last message where it is
  SetStatusText("Pawn Path");
  ground_ = new GroupPanel(this);
  build_board();
  status_ = new StatusPanel(ground_, {[this] { lay_out(); }, [this] { focus_board(); },
                                      [this] {
                                        session_->continue_from_here();
                                        focus_board();
                                      }});
  column_ = build_column();
  ground_->Bind(wxEVT_SIZE, [this](wxSizeEvent&) { lay_out(); });
  ground_->Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
    event.Skip();
    move_ring(std::exchange(ringed_, FindFocus()), FindFocus());
  });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(ground_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  update_theme();

  SetMinSize(FromDIP(kLeastSize));
  SetSize(FromDIP(kFirstSize));
  CentreOnScreen();
  go_to(place());  // no larger than the screen
  const auto remember = [this](auto& event) {
    if (!IsIconized()) restored_ = place();
    event.Skip();
  };
  Bind(wxEVT_MOVE, [remember](wxMoveEvent& event) { remember(event); });
  Bind(wxEVT_SIZE, [remember](wxSizeEvent& event) { remember(event); });

  Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
    if (commands_ && GetMenuBar() != nullptr) commands_->refresh(*GetMenuBar());
    event.Skip();
  });
  Bind(wxEVT_CHAR_HOOK, &MainFrame::on_key, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    update_theme();
    event.Skip();
  });
  Bind(wxEVT_CLOSE_WINDOW, &MainFrame::on_close, this);
}

MainFrame::~MainFrame() { shut_down(); }

void MainFrame::shut_down() {
  if (session_ && closing_) std::exchange(closing_, {})();
  door_.close();
  coach_.reset();
  session_.reset();
}

void MainFrame::build_board() {
  BoardActions actions;
  actions.play = [this](Action action) { return play(action); };
  actions.told = [this](const Intent& intent) { on_board_intent(intent); };
  actions.previewed = [this](Action wall) { on_preview(wall); };
  actions.typed = [this](char32_t character) { move_box_->type(character); };
  actions.escaped = [this] { focus_board(); };
  actions.make_accessible = [](BoardPanel& board) { return new BoardAccessible(board); };
  board_ = new BoardPanel(ground_, std::move(actions));
}

wxScrolledWindow* MainFrame::build_column() {
  auto* column = new wxScrolledWindow(ground_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxVSCROLL | wxTAB_TRAVERSAL);
  steps_ = new StepsPanel(
      column, [this](Action step) { std::ignore = play(step); }, [this] { board_->SetFocus(); });
  walls_ = new WallPanel(column, {[this](Action wall) { std::ignore = play(wall); },
                                  [this](Action wall) {
                                    board_->preview(wall);
                                    say_settled_preview();
                                  }});
  move_box_ = new MoveBox(
      column, {[this](const std::string& text) { return !session_->play(text).refused(); },
               [this](const std::string& text) { tell(text); },
               [this](const std::string& text) { on_typed(text); }});
  moves_ =
      new MovesPanel(column, {[this](int ply) { session_->view(ply); }, [this] { focus_board(); }});
  analysis_ = new AnalysisPanel(column);
  analysis_->Hide();
  words_ = new WordsPanel(column);

  auto* sizer = new wxBoxSizer(wxVERTICAL);
  // Every panel has the room for its ring above and below.
  const int gap = FromDIP(kSectionGap - 2 * kRingRoom);
  const wxSizerFlags fixed = wxSizerFlags().Expand().Border(wxBOTTOM, gap);
  for (wxWindow* panel : {static_cast<wxWindow*>(steps_), static_cast<wxWindow*>(walls_),
                          static_cast<wxWindow*>(move_box_)}) {
    sizer->Add(panel, fixed);
  }
  sizer->Add(moves_, wxSizerFlags(1).Expand().Border(wxBOTTOM, gap));
  sizer->Add(analysis_, fixed);
  sizer->Add(words_, wxSizerFlags(1).Expand());
  column->SetSizer(sizer);
  column->SetScrollRate(0, FromDIP(12));
  return column;
}

// The board is square; the column takes what is left beside it, within bounds. The status above
// the column never scrolls away.
void MainFrame::lay_out() {
  const wxSize size = ground_->GetClientSize();
  const int margin = FromDIP(kMargin);
  const int height = std::max(0, size.y - 2 * margin);
  const int width = std::max(0, size.x - 3 * margin);
  const int least = std::min(FromDIP(kLeastColumn), width * 2 / 3);
  const int column = std::clamp(width - height, least, std::max(least, FromDIP(kMostColumn)));
  const int board = std::max(0, width - column);
  board_->SetSize(margin, margin, board, height);
  // What stands in the panels is in line with the board; their rings stand around it.
  const int room = FromDIP(kRingRoom);
  const int left = 2 * margin + board - room;
  const int top = margin - room;
  const int panel = column + 2 * room;
  status_->SetSize(left, top, panel, -1);
  const int status = std::min(height, status_->GetBestSize().y);
  status_->SetSize(left, top, panel, status);
  const int above = status + FromDIP(kSectionGap - 2 * kRingRoom);
  column_->SetSize(left, top + above, panel, std::max(0, height + 2 * room - above));
  column_->FitInside();
  column_->Layout();
  column_->Refresh();
}

void MainFrame::use_session(std::unique_ptr<Session> session, std::function<void()> closing) {
  session_ = std::move(session);
  closing_ = std::move(closing);
  session_->add_listener(
      [this](const Snapshot& snapshot, const Event& event) { show(snapshot, event); });
  show(session_->snapshot(), Event{});
}

void MainFrame::use_commands(std::vector<Command> table) {
  commands_ = std::make_unique<Commands>(std::move(table));
  commands_->install(*this);
  commands_->refresh(*GetMenuBar());
}

void MainFrame::use_preferences(const Preferences& preferences) {
  BoardOptions board;
  board.turned = preferences.turned;
  board.coordinates = preferences.coordinates;
  board.path_hint = preferences.path_hint;
  board.animation = is_animated_ && preferences.animation;
  board.letter_words = preferences.letter_words;
  board.brief = preferences.verbosity == Verbosity::brief;
  board_->set_options(board);
  words_->set_rows(preferences.braille_rows ? std::optional(preferences.braille_order)
                                            : std::nullopt);
  theme_ = preferences.theme;
  update_theme();
  if (session_) show_panels(session_->snapshot());
}

void MainFrame::update_theme() {
  const Theme theme = make_theme(theme_);
  apply_theme(*ground_, theme);
  board_->set_theme(theme);
  status_->set_theme(theme);
  walls_->set_theme(theme);
}

// --- Events of the session

void MainFrame::show(const Snapshot& snapshot, const Event& event) {
  const bool is_new = event.kind == EventKind::new_game || event.kind == EventKind::loaded;
  // What has happened is heard before what it has changed.
  say_event(snapshot, event);
  if (event.kind != EventKind::refused) {
    board_->show(snapshot, is_new);
    last_mode_ = board_->cursor().mode();
    on_typed(move_box_->text());
    show_panels(snapshot);
  }
  if (commands_) commands_->refresh(*GetMenuBar());
}

void MainFrame::show_panels(const Snapshot& snapshot) {
  status_->show(snapshot);
  steps_->show(snapshot, spoken());
  walls_->show(snapshot, spoken());
  moves_->show(snapshot, spoken());
  words_->show(snapshot, spoken());
  if (coach_) coach_->show(snapshot);
}

}  // namespace pawnpath::app
