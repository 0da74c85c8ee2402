#include "tests/ui/client/accessible.h"

#include <vector>

#include "tests/ui/client/text.h"

namespace client {
namespace {

constexpr int kMostParents = 4;

LONG state_of(IAccessible& accessible, LONG child) {
  Value state;
  if (FAILED(accessible.get_accState(Value(child).get(), state.out()))) return 0;
  return state.number() < 0 ? 0 : state.number();
}

Com<IAccessible> parent_of(IAccessible& accessible) {
  Com<IDispatch> dispatch;
  Com<IAccessible> parent;
  if (accessible.get_accParent(dispatch.out()) != S_OK || !dispatch) return parent;
  dispatch->QueryInterface(__uuidof(IAccessible), reinterpret_cast<void**>(parent.out()));
  return parent;
}

bool is_silent(LONG role) {
  return role == ROLE_SYSTEM_CELL || role == ROLE_SYSTEM_LISTITEM || role == ROLE_SYSTEM_CLIENT ||
         role == ROLE_SYSTEM_WINDOW || role == ROLE_SYSTEM_STATICTEXT || role < 0;
}

std::wstring role_text(LONG role) {
  wchar_t text[64] = L"";
  GetRoleTextW(static_cast<DWORD>(role), text, 64);
  return text;
}

}  // namespace

std::wstring Object::name() const {
  Text text;
  accessible->get_accName(Value(child).get(), text.out());
  return text.get();
}

std::wstring Object::value() const {
  Text text;
  accessible->get_accValue(Value(child).get(), text.out());
  return text.get();
}

std::wstring Object::description() const {
  Text text;
  accessible->get_accDescription(Value(child).get(), text.out());
  return text.get();
}

LONG Object::role() const {
  Value role;
  if (FAILED(accessible->get_accRole(Value(child).get(), role.out()))) return -1;
  return role.number();
}

LONG Object::state() const { return state_of(*accessible.get(), child); }

bool Object::has_focus() const {
  if ((state() & STATE_SYSTEM_FOCUSED) != 0) return true;
  if (child != CHILDID_SELF && (state_of(*accessible.get(), CHILDID_SELF) & STATE_SYSTEM_FOCUSED))
    return true;
  Com<IAccessible> parent = parent_of(*accessible.get());
  for (int i = 0; i < kMostParents && parent; ++i) {
    if ((state_of(*parent.get(), CHILDID_SELF) & STATE_SYSTEM_FOCUSED) != 0) return true;
    parent = parent_of(*parent.get());
  }
  return false;
}

std::optional<Object> object_of_event(HWND window, LONG object, LONG child) {
  Object found;
  Value id;
  const HRESULT result =
      AccessibleObjectFromEvent(window, static_cast<DWORD>(object), static_cast<DWORD>(child),
                                found.accessible.out(), id.out());
  if (FAILED(result) || !found.accessible) return std::nullopt;
  found.child = id.number() < 0 ? CHILDID_SELF : id.number();
  return found;
}

std::optional<Object> object_of_window(HWND window) {
  Object found;
  const HRESULT result =
      AccessibleObjectFromWindow(window, static_cast<DWORD>(OBJID_CLIENT), __uuidof(IAccessible),
                                 reinterpret_cast<void**>(found.accessible.out()));
  if (FAILED(result) || !found.accessible) return std::nullopt;
  return found;
}

std::wstring spoken(const Object& object) {
  const LONG role = object.role();
  const LONG state = object.state();
  std::vector<std::wstring> parts = {object.name()};
  if (!is_silent(role)) parts.push_back(role_text(role));
  if ((state & STATE_SYSTEM_UNAVAILABLE) != 0) parts.push_back(L"unavailable");
  if ((state & STATE_SYSTEM_SELECTED) != 0) parts.push_back(L"selected");
  if ((state & STATE_SYSTEM_CHECKED) != 0) parts.push_back(L"checked");
  parts.push_back(object.value());
  parts.push_back(object.description());
  return listed(parts);
}

}  // namespace client
