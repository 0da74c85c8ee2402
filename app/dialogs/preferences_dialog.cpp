#include "app/dialogs/preferences_dialog.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/statbox.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "app/board/utf8.h"
#include "app/frame/controls.h"
#include "app/settings/offered.h"

namespace pawnpath::app {
namespace {

// In the order of ThemeChoice.
constexpr std::array kThemeNames = {"As in Windows", "Light", "Dark", "High contrast"};
// In the order of Verbosity.
constexpr std::array kVerbosityNames = {"In full", "Short"};
constexpr std::array kWordsNames = {"In sentences", "In rows for braille, ranks first",
                                    "In rows for braille, files first"};

struct CheckedOption {
  const char* label;
  bool Preferences::*option;
};

constexpr std::array kLookOptions = {
    CheckedOption{"&Path hint, the shortest route", &Preferences::path_hint},
    CheckedOption{"C&oordinates around the board", &Preferences::coordinates},
    CheckedOption{"&Turned board, Light plays down", &Preferences::turned},
    CheckedOption{"&Animation of steps and walls", &Preferences::animation},
    CheckedOption{"&Sounds", &Preferences::sounds}};
constexpr std::array kSpeechOptions = {
    CheckedOption{"&Letters as words: Alpha, Bravo, Charlie", &Preferences::letter_words}};

class PreferencesDialog : public wxDialog {
 public:
  PreferencesDialog(wxWindow& parent, const Preferences& preferences);
  void read_into(Preferences& preferences) const;

 private:
  // A choice among numbers.
  struct Numbers {
    std::vector<int> values;
    wxChoice* choice = nullptr;
    [[nodiscard]] int chosen() const {
      return values[static_cast<std::size_t>(choice->GetSelection())];
    }
  };
  struct Check {
    bool Preferences::*option;
    wxCheckBox* box;
  };

  wxStaticBoxSizer* add_group(wxSizer& column, const wxString& title);
  wxChoice* add_choice(wxStaticBoxSizer& group, const wxString& label,
                       std::span<const char* const> names, int chosen);
  void add_checks(wxStaticBoxSizer& group, std::span<const CheckedOption> options);
  template <typename Text>
  Numbers add_numbers(wxStaticBoxSizer& group, const wxString& label, std::span<const int> usual,
                      int current, Text text);
  void add_look(wxSizer& column);
  void add_speech(wxSizer& column);
  void add_computer(wxSizer& column);
  void add_buttons(wxSizer& sizer);

  const Preferences& preferences_;
  wxChoice* theme_ = nullptr;
  wxChoice* verbosity_ = nullptr;
  wxChoice* words_ = nullptr;
  std::vector<Check> checks_;
  Numbers master_time_;
  Numbers threads_;
  Numbers memory_;
};

PreferencesDialog::PreferencesDialog(wxWindow& parent, const Preferences& preferences)
    : wxDialog(&parent, wxID_ANY, "Preferences"), preferences_(preferences) {
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  auto* left = new wxBoxSizer(wxVERTICAL);
  auto* right = new wxBoxSizer(wxVERTICAL);
  add_look(*left);
  add_speech(*left);
  add_computer(*right);
  columns->Add(left, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(kSectionGap)));
  columns->Add(right, wxSizerFlags(1).Expand());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const int margin = FromDIP(2 * kGap);
  sizer->Add(columns, wxSizerFlags(1).Expand().Border(wxLEFT | wxTOP | wxRIGHT, margin));
  add_buttons(*sizer);
  SetSizerAndFit(sizer);
  theme_->SetFocus();
  CentreOnParent();
}

wxStaticBoxSizer* PreferencesDialog::add_group(wxSizer& column, const wxString& title) {
  auto* group = new wxStaticBoxSizer(wxVERTICAL, this, title);
  group->AddSpacer(FromDIP(kLabelGap));
  column.Add(group, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kSectionGap)));
  return group;
}

wxChoice* PreferencesDialog::add_choice(wxStaticBoxSizer& group, const wxString& label,
                                        std::span<const char* const> names, int chosen) {
  const int gap = FromDIP(kGap);
  auto* words = new wxStaticText(this, wxID_ANY, label);
  group.Add(words, wxSizerFlags().Border(wxLEFT | wxRIGHT, gap));
  auto* choice = new wxChoice(this, wxID_ANY);
  for (const char* name : names)
    choice->Append(wxString::FromUTF8(name));
  choice->SetSelection(chosen);
  group.AddSpacer(FromDIP(kLabelGap));
  group.Add(choice, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
  return choice;
}

void PreferencesDialog::add_checks(wxStaticBoxSizer& group,
                                   std::span<const CheckedOption> options) {
  for (const CheckedOption& option : options) {
    auto* box = new wxCheckBox(this, wxID_ANY, option.label);
    box->SetValue(preferences_.*option.option);
    group.Add(box, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kGap)));
    checks_.push_back({option.option, box});
  }
}

template <typename Text>
PreferencesDialog::Numbers PreferencesDialog::add_numbers(wxStaticBoxSizer& group,
                                                          const wxString& label,
                                                          std::span<const int> usual, int current,
                                                          Text text) {
  Numbers numbers{offered(usual, current), add_choice(group, label, {}, wxNOT_FOUND)};
  for (const int value : numbers.values)
    numbers.choice->Append(to_wx(text(value)));
  const auto& values = numbers.values;
  const auto place = std::find(values.begin(), values.end(), current) - values.begin();
  numbers.choice->SetSelection(static_cast<int>(place));
  return numbers;
}

void PreferencesDialog::add_look(wxSizer& column) {
  wxStaticBoxSizer* group = add_group(column, "Look and sound");
  theme_ = add_choice(*group, "&Colours", kThemeNames, static_cast<int>(preferences_.theme));
  add_checks(*group, kLookOptions);
}

void PreferencesDialog::add_speech(wxSizer& column) {
  wxStaticBoxSizer* group = add_group(column, "Speech and braille");
  verbosity_ = add_choice(*group, "&Names of squares and walls", kVerbosityNames,
                          static_cast<int>(preferences_.verbosity));
  add_checks(*group, kSpeechOptions);
  const int order = preferences_.braille_order == BrailleOrder::ranks ? 1 : 2;
  words_ =
      add_choice(*group, "Position in &words", kWordsNames, preferences_.braille_rows ? order : 0);
}

void PreferencesDialog::add_computer(wxSizer& column) {
  wxStaticBoxSizer* group = add_group(column, "The computer at level Master");
  const auto time = static_cast<int>(preferences_.master_time.count());
  master_time_ =
      add_numbers(*group, "Th&inking time for each move", kUsualMasterTimes, time,
                  [](int value) { return seconds_text(std::chrono::milliseconds(value)); });
  threads_ = add_numbers(*group, "Th&reads of Master", kUsualThreads, preferences_.threads,
                         [](int value) { return std::to_string(value); });
  memory_ = add_numbers(*group, "&Memory for positions", kUsualMemory, preferences_.memory,
                        [](int value) { return std::to_string(value) + " megabytes"; });
}

void PreferencesDialog::add_buttons(wxSizer& sizer) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  auto* ok = new wxButton(this, wxID_OK, "OK");
  row->Add(ok, wxSizerFlags().Border(wxRIGHT, FromDIP(kGap)));
  row->Add(new wxButton(this, wxID_CANCEL, "Cancel"));
  ok->SetDefault();
  sizer.Add(row, wxSizerFlags().Right().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(2 * kGap)));
}

void PreferencesDialog::read_into(Preferences& preferences) const {
  preferences.theme = static_cast<ThemeChoice>(theme_->GetSelection());
  preferences.verbosity = static_cast<Verbosity>(verbosity_->GetSelection());
  preferences.braille_rows = words_->GetSelection() > 0;
  if (preferences.braille_rows) {
    preferences.braille_order =
        words_->GetSelection() == 1 ? BrailleOrder::ranks : BrailleOrder::files;
  }
  for (const Check& check : checks_)
    preferences.*check.option = check.box->GetValue();
  preferences.master_time = std::chrono::milliseconds(master_time_.chosen());
  preferences.threads = threads_.chosen();
  preferences.memory = memory_.chosen();
}

}  // namespace

bool ask_preferences(wxWindow& parent, Preferences& preferences) {
  PreferencesDialog dialog(parent, preferences);
  if (dialog.ShowModal() != wxID_OK) return false;
  dialog.read_into(preferences);
  return true;
}

}  // namespace pawnpath::app
