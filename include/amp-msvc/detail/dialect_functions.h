//===- dialect_functions.h - functions that sources for Visual C++ have ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `__min` and `__max` are macros there. Those of amp_msvc are what ampcc puts in the place of what
// only that compiler and its library accept.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_DIALECT_FUNCTIONS_H
#define AMP_MSVC_DETAIL_DIALECT_FUNCTIONS_H

#include "../../amp/detail/config.h"
#include <exception>
#include <string>
#include <type_traits>

template <typename A, typename B> constexpr std::common_type_t<A, B> __min(A a, B b) AMPCC_DUAL {
  return a < b ? a : b;
}
template <typename A, typename B> constexpr std::common_type_t<A, B> __max(A a, B b) AMPCC_DUAL {
  return a > b ? a : b;
}

namespace amp_msvc {

/// The class of an object, or of what a reference to it refers to.
template <typename T> using object_t = std::remove_reference_t<T>;

/// The functions min and max of the macros in windows.h, also for arguments of two types.
template <typename A, typename B>
constexpr auto min(const A &a, const B &b) AMPCC_DUAL -> std::decay_t<decltype(a < b ? a : b)> {
  return a < b ? a : b;
}
template <typename A, typename B>
constexpr auto max(const A &a, const B &b) AMPCC_DUAL -> std::decay_t<decltype(a > b ? a : b)> {
  return a > b ? a : b;
}

/// A temporary as an operand for `T &`; it lives to the end of the expression, as it would have.
template <typename T> constexpr T &lvalue(T &&temporary) AMPCC_DUAL { return temporary; }

/// A property as a temporary, whatever it is for the host compiler.
template <typename T> T value(const T &property) { return property; }
#ifdef __AMPCC__
template <typename T> T value(const T &property) AMPCC_AMP { return property; }
#endif

/// The class of `std::exception("text")`.
class exception : public std::exception {
public:
  exception() = default;
  explicit exception(const char *text) : text_(text ? text : ""), has_text_(text != nullptr) {}
  exception(const char *text, int) : exception(text) {}
  const char *what() const noexcept override {
    return has_text_ ? text_.c_str() : "Unknown exception";
  }

private:
  std::string text_;
  bool has_text_ = false;
};

} // namespace amp_msvc

#endif
