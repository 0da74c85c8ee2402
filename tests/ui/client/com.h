// COM without leaks: a pointer, a text and a variant that let go of what they hold.
#pragma once

// In this order: each wants the one before it.
#include <windows.h>

#include <objbase.h>
#include <oleauto.h>

#include <oleacc.h>

#include <string>
#include <utility>

namespace client {

template <typename Interface>
class Com {
 public:
  Com() = default;
  Com(Com&& other) noexcept : pointer_(std::exchange(other.pointer_, nullptr)) {}
  Com& operator=(Com&& other) noexcept {
    std::swap(pointer_, other.pointer_);
    return *this;
  }
  ~Com() {
    if (pointer_ != nullptr) pointer_->Release();
  }
  [[nodiscard]] Interface* operator->() const { return pointer_; }
  [[nodiscard]] Interface* get() const { return pointer_; }
  [[nodiscard]] explicit operator bool() const { return pointer_ != nullptr; }
  [[nodiscard]] Interface** out() { return &pointer_; }  // of an empty one alone

 private:
  Interface* pointer_ = nullptr;
};

class Text {
 public:
  Text() = default;
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;
  ~Text() { SysFreeString(text_); }
  [[nodiscard]] BSTR* out() { return &text_; }
  [[nodiscard]] std::wstring get() const { return text_ == nullptr ? L"" : text_; }

 private:
  BSTR text_ = nullptr;
};

class Value {
 public:
  Value() { VariantInit(&value_); }
  explicit Value(LONG number) {
    VariantInit(&value_);
    value_.vt = VT_I4;
    value_.lVal = number;
  }
  Value(const Value&) = delete;
  Value& operator=(const Value&) = delete;
  ~Value() { VariantClear(&value_); }
  [[nodiscard]] VARIANT* out() { return &value_; }
  [[nodiscard]] const VARIANT& get() const { return value_; }
  // -1 for what is no number.
  [[nodiscard]] LONG number() const { return value_.vt == VT_I4 ? value_.lVal : -1; }
  [[nodiscard]] bool is_empty() const { return value_.vt == VT_EMPTY; }

 private:
  VARIANT value_;
};

}  // namespace client
