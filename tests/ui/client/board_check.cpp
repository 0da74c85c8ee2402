#include "tests/ui/client/board_check.h"

#include <set>

#include "tests/ui/client/accessible.h"
#include "tests/ui/client/native.h"

namespace client {
namespace {

constexpr std::size_t kMostFaults = 12;

struct Direction {
  LONG code;
  const wchar_t* name;
  int across;
  int down;
};

constexpr Direction kDirections[] = {{NAVDIR_LEFT, L"left", -1, 0},
                                     {NAVDIR_RIGHT, L"right", 1, 0},
                                     {NAVDIR_UP, L"up", 0, -1},
                                     {NAVDIR_DOWN, L"down", 0, 1}};

struct Place {
  long left = 0;
  long top = 0;
  long width = 0;
  long height = 0;
  [[nodiscard]] long x() const { return left + width / 2; }
  [[nodiscard]] long y() const { return top + height / 2; }
};

HWND find_board(HWND main) {
  for (HWND window : windows_in(main)) {
    if (kind_of(window) != Kind::other) continue;
    const auto object = object_of_window(window);
    if (object && object->role() == ROLE_SYSTEM_TABLE) return window;
  }
  return nullptr;
}

class Inspection {
 public:
  Inspection(Object board, int size)
      : board_(std::move(board)), squares_(size * size), count_(squares_ + 2 * slots(size)) {}

  void whole() {
    long children = 0;
    board_.accessible->get_accChildCount(&children);
    expect(children == count_, 0, L"the number of children is " + std::to_wstring(children));
    board_.child = CHILDID_SELF;
    expect(board_.name() == L"Board", 0, L"its name is " + board_.name());
    expect((board_.state() & STATE_SYSTEM_FOCUSED) == 0, 0, L"it says that it has the focus");
    const LONG focus = focused();
    places_.emplace_back();
    for (LONG id = 1; id <= count_; ++id) {
      places_.push_back(location(id));
      child(id, focus);
    }
    for (LONG id = 1; id <= count_; ++id)
      neighbours(id);
    for (const LONG id : {LONG{-1}, LONG{count_ + 1}, LONG{100000}})
      stranger(id);
  }

  // The reader's own ways to move.
  void moves() {
    for (LONG id = squares_; id >= 1; id -= 7)
      select(id);
    select(1);
    Value none(CHILDID_SELF);
    expect(FAILED(board_.accessible->accDoDefaultAction(none.get())), 0,
           L"the board itself has a default action");
  }

  [[nodiscard]] const std::vector<std::wstring>& faults() const { return faults_; }
  [[nodiscard]] LONG focused() const {
    Value focus;
    board_.accessible->get_accFocus(focus.out());
    return focus.number();
  }

 private:
  // A wall on the board, in both lengths of names: a free slot's has a colon.
  static bool is_standing(const std::wstring& name) {
    return name.find(L':') == std::wstring::npos;
  }
  static int slots(int size) { return (size - 1) * (size - 1); }

  void child(LONG id, LONG focus) {
    board_.child = id;
    const std::wstring name = board_.name();
    expect(!name.empty(), id, L"it has no name");
    expect(names_.insert(name).second, id, L"another is called " + name);
    expect(board_.role() == ROLE_SYSTEM_CELL, id, L"its role is not CELL");
    expect(board_.value().empty(), id, L"it has a value");
    expect(board_.description().empty(), id, L"it has a description");
    const LONG state = board_.state();
    expect((state & STATE_SYSTEM_FOCUSABLE) != 0, id, L"it is not focusable");
    const bool has_focus = (state & STATE_SYSTEM_FOCUSED) != 0;
    expect(has_focus == (id == focus), id, L"its focus is not what the board says");
    const bool hidden = (state & STATE_SYSTEM_INVISIBLE) != 0;
    expect(hidden == (id > squares_ && !is_standing(name)), id,
           L"it is seen where it should not be, or the other way");
    where(id, hidden);
  }

  void where(LONG id, bool hidden) {
    const Place& place = at(id);
    expect(place.width > 0 && place.height > 0, id, L"it has no size");
    Value hit;
    const HRESULT result = board_.accessible->accHitTest(place.x(), place.y(), hit.out());
    expect(result == S_OK, id, L"nothing is hit at its middle");
    if (!hidden) expect(hit.number() == id, id, L"another is hit at its middle");
    expect(hit.number() >= 1 && hit.number() <= count_, id, L"no child is hit at its middle");
  }

  void neighbours(LONG id) {
    expect(next(NAVDIR_NEXT, id) == (id < count_ ? id + 1 : 0), id, L"the next one is wrong");
    expect(next(NAVDIR_PREVIOUS, id) == id - 1, id, L"the previous one is wrong");
    const Place& here = at(id);
    for (const Direction& direction : kDirections) {
      const LONG to = next(direction.code, id);
      if (to == 0) continue;
      const Place& there = at(to);
      const bool across = sign(there.x() - here.x()) == direction.across;
      const bool down = sign(there.y() - here.y()) == direction.down;
      expect(across && down, id, std::wstring(direction.name) + L" leads elsewhere");
      expect(next(opposite(direction.code), to) == id, id,
             std::wstring(direction.name) + L" has no way back");
    }
  }

  void stranger(LONG id) {
    const Value value(id);
    Text text;
    Value answer;
    IAccessible& board = *board_.accessible.get();
    long numbers[4];
    expect(board.get_accName(value.get(), text.out()) == E_INVALIDARG, id, L"it has a name");
    expect(board.get_accRole(value.get(), answer.out()) == E_INVALIDARG, id, L"it has a role");
    expect(board.get_accState(value.get(), answer.out()) == E_INVALIDARG, id, L"it has a state");
    expect(board.accDoDefaultAction(value.get()) == E_INVALIDARG, id, L"it can be pressed");
    expect(board.accSelect(SELFLAG_TAKEFOCUS, value.get()) == E_INVALIDARG, id,
           L"it can be selected");
    expect(board.accLocation(&numbers[0], &numbers[1], &numbers[2], &numbers[3], value.get()) ==
               E_INVALIDARG,
           id, L"it has a location");
  }

  void select(LONG id) {
    const HRESULT result = board_.accessible->accSelect(SELFLAG_TAKEFOCUS, Value(id).get());
    expect(result == S_OK && focused() == id, id, L"it does not take the focus");
  }

  [[nodiscard]] Place location(LONG id) const {
    Place place;
    board_.accessible->accLocation(&place.left, &place.top, &place.width, &place.height,
                                   Value(id).get());
    return place;
  }

  [[nodiscard]] const Place& at(LONG id) const { return places_[static_cast<std::size_t>(id)]; }

  [[nodiscard]] LONG next(LONG direction, LONG from) const {
    Value to;
    const HRESULT result = board_.accessible->accNavigate(direction, Value(from).get(), to.out());
    const bool found = result == S_OK && to.number() > 0 && to.number() <= count_;
    return found ? to.number() : 0;
  }

  static LONG opposite(LONG direction) {
    if (direction == NAVDIR_LEFT) return NAVDIR_RIGHT;
    if (direction == NAVDIR_RIGHT) return NAVDIR_LEFT;
    return direction == NAVDIR_UP ? NAVDIR_DOWN : NAVDIR_UP;
  }
  static int sign(long number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

  void expect(bool holds, LONG id, const std::wstring& fault) {
    if (holds || faults_.size() >= kMostFaults) return;
    faults_.push_back(L"child " + std::to_wstring(id) + L": " + fault);
  }

  Object board_;
  LONG squares_;
  LONG count_;
  std::set<std::wstring> names_;
  std::vector<Place> places_;  // by id
  std::vector<std::wstring> faults_;
};

// A default action does what a click does: the pawn steps.
void press_a_step(Listener& listener, Object board, int squares,
                  std::vector<std::wstring>& faults) {
  for (board.child = 1; board.child <= squares; ++board.child) {
    if (board.name().find(L"step") != std::wstring::npos) break;
  }
  board.accessible->accDoDefaultAction(Value(board.child).get());
  listener.settle(Milliseconds(150));
  if (board.name().find(L"step") != std::wstring::npos || board.child > squares) {
    faults.push_back(L"the default action of " + board.name() + L" did not step there");
  }
}

}  // namespace

std::vector<std::wstring> check_board(Listener& listener, int size) {
  HWND window = find_board(listener.main_window());
  if (window == nullptr) return {L"no window says that it is a table"};
  listener.listen(false);
  Inspection inspection(std::move(*object_of_window(window)), size);
  inspection.whole();
  inspection.moves();
  listener.settle(Milliseconds(200));
  std::vector<std::wstring> faults = inspection.faults();
  listener.listen(true);
  press_a_step(listener, *object_of_window(window), size * size, faults);
  return faults;
}

}  // namespace client
