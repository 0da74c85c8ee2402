// Result<T, E>: a value, or the reason why there is none.
//
// The call that matters is `if (result) use(*result); else explain(result.error());`.
// It is for expected failure (bad input); broken invariants are asserts. It stands in for
// std::expected, which needs C++23.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace pawnpath {

template <typename E>
struct Failure {
  E reason;
};

template <typename E>
Failure(E) -> Failure<E>;

template <typename T, typename E>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Failure<E> failure) : state_(std::in_place_index<1>, std::move(failure.reason)) {}

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // Precondition: ok().
  [[nodiscard]] const T& operator*() const { return value(); }
  [[nodiscard]] const T* operator->() const { return &value(); }
  [[nodiscard]] const T& value() const {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] T& value() {
    assert(ok());
    return *std::get_if<0>(&state_);
  }

  // Precondition: !ok().
  [[nodiscard]] const E& error() const {
    assert(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, E> state_;
};

}  // namespace pawnpath
