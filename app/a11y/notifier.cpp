#include "app/a11y/notifier.h"

#ifdef __WINDOWS__
#include <windows.h>
// After windows.h. The whole of uiautomation.h is for C alone in MinGW.
#include <oleauto.h>
#include <uiautomationcore.h>
#endif

#include <atomic>

namespace pawnpath::app {

#ifdef __WINDOWS__
namespace {

// Numbers of UI Automation that MinGW's headers lack.
constexpr PROPERTYID kControlType = 30003;
constexpr PROPERTYID kIsControlElement = 30016;
constexpr PROPERTYID kIsContentElement = 30017;
constexpr LONG kTextControl = 50020;
constexpr int kKindOther = 4;
constexpr int kProcessAll = 2;
// The newest of one activity waits for what is being spoken. (Most recent, 3, would cut that off:
// NVDA silences everything for it.)
constexpr int kProcessCurrentThenMostRecent = 4;
constexpr LONG kUiaRootObject = -25;

using RaiseNotification = HRESULT(WINAPI*)(IRawElementProviderSimple*, int kind, int processing,
                                           BSTR text, BSTR activity);
using ReturnProvider = LRESULT(WINAPI*)(HWND, WPARAM, LPARAM, IRawElementProviderSimple*);
using HostProvider = HRESULT(WINAPI*)(HWND, IRawElementProviderSimple**);
using ClientsAreListening = BOOL(WINAPI*)();

template <typename Function>
Function look_up(HMODULE library, const char* name) {
  if (library == nullptr) return nullptr;
  return reinterpret_cast<Function>(reinterpret_cast<void*>(GetProcAddress(library, name)));
}

struct Automation {
  HMODULE library = LoadLibraryExW(L"uiautomationcore.dll", nullptr, LOAD_LIBRARY_SEARCH_SYSTEM32);
  RaiseNotification raise = look_up<RaiseNotification>(library, "UiaRaiseNotificationEvent");
  ReturnProvider give = look_up<ReturnProvider>(library, "UiaReturnRawElementProvider");
  HostProvider host = look_up<HostProvider>(library, "UiaHostProviderFromHwnd");
  ClientsAreListening listening = look_up<ClientsAreListening>(library, "UiaClientsAreListening");

  [[nodiscard]] bool is_whole() const {
    return raise != nullptr && give != nullptr && host != nullptr;
  }
};

HWND handle_of(const wxWindow& window) { return static_cast<HWND>(window.GetHWND()); }

const Automation& automation() {
  static const Automation functions;
  return functions;
}

}  // namespace

class NotificationProvider : public IRawElementProviderSimple {
 public:
  explicit NotificationProvider(HWND window) : window_(window) {}
  virtual ~NotificationProvider() = default;

  ULONG STDMETHODCALLTYPE AddRef() override { return ++references_; }
  ULONG STDMETHODCALLTYPE Release() override {
    const ULONG left = --references_;
    if (left == 0) delete this;
    return left;
  }
  HRESULT STDMETHODCALLTYPE QueryInterface(REFIID wanted, void** object) override {
    if (object == nullptr) return E_INVALIDARG;
    *object = nullptr;
    if (wanted != __uuidof(IUnknown) && wanted != __uuidof(IRawElementProviderSimple)) {
      return E_NOINTERFACE;
    }
    *object = static_cast<IRawElementProviderSimple*>(this);
    AddRef();
    return S_OK;
  }

  HRESULT STDMETHODCALLTYPE get_ProviderOptions(ProviderOptions* options) override {
    *options = ProviderOptions_ServerSideProvider;
    return S_OK;
  }
  HRESULT STDMETHODCALLTYPE GetPatternProvider(PATTERNID, IUnknown** provider) override {
    *provider = nullptr;
    return S_OK;
  }
  HRESULT STDMETHODCALLTYPE GetPropertyValue(PROPERTYID property, VARIANT* value) override {
    VariantInit(value);
    if (property == kControlType) {
      value->vt = VT_I4;
      value->lVal = kTextControl;
    } else if (property == kIsControlElement || property == kIsContentElement) {
      value->vt = VT_BOOL;
      value->boolVal = VARIANT_FALSE;  // nothing to stop at: it only speaks
    }
    return S_OK;
  }
  HRESULT STDMETHODCALLTYPE get_HostRawElementProvider(IRawElementProviderSimple** host) override {
    return automation().host(window_, host);
  }

 private:
  std::atomic<ULONG> references_ = 1;
  HWND window_;
};

bool Notifier::is_available() const { return automation().is_whole(); }

bool Notifier::raise(const wxString& text, bool replaces) {
  const Automation& functions = automation();
  if (!functions.is_whole()) return false;
  if (functions.listening != nullptr && functions.listening() == FALSE) return true;
  if (provider_ == nullptr) provider_ = new NotificationProvider(handle_of(*this));
  const BSTR words = SysAllocString(text.wc_str());
  const BSTR activity = SysAllocString(replaces ? L"preview" : L"message");
  const HRESULT result =
      functions.raise(provider_, kKindOther, replaces ? kProcessCurrentThenMostRecent : kProcessAll,
                      words, activity);
  SysFreeString(words);
  SysFreeString(activity);
  return SUCCEEDED(result);
}

WXLRESULT Notifier::MSWWindowProc(WXUINT message, WXWPARAM w, WXLPARAM l) {
  if (message == WM_GETOBJECT && static_cast<LONG>(l) == kUiaRootObject &&
      automation().is_whole()) {
    if (provider_ == nullptr) provider_ = new NotificationProvider(handle_of(*this));
    return automation().give(handle_of(*this), w, l, provider_);
  }
  return wxWindow::MSWWindowProc(message, w, l);
}

Notifier::~Notifier() {
  if (provider_ == nullptr) return;
  if (automation().give != nullptr) automation().give(handle_of(*this), 0, 0, nullptr);
  provider_->Release();
}

#else

bool Notifier::is_available() const { return false; }
bool Notifier::raise(const wxString&, bool) { return false; }
Notifier::~Notifier() = default;

#endif

Notifier::Notifier(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxPoint(0, 0), wxSize(1, 1), wxBORDER_NONE) {
  SetName("Announcements");
}

}  // namespace pawnpath::app
