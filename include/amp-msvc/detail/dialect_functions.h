//===- dialect_functions.h - functions that ampcc writes into sources for Visual C++ ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source that is compiled with --amp-msvc. The
// functions and classes of amp_msvc are the standard C++ that replaces code which only Visual C++
// accepts (lib/VisualCpp). `__min` and `__max`, which are macros in Visual C++, are functions here.
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

/// The class of the object that an expression of type T denotes, for a static member named through
/// it.
template <typename T> using object_t = std::remove_reference_t<T>;

/// The functions for calls of the macros min and max of windows.h, also for arguments of two types.
template <typename A, typename B>
constexpr auto min(const A &a, const B &b) AMPCC_DUAL -> std::decay_t<decltype(a < b ? a : b)> {
  return a < b ? a : b;
}
template <typename A, typename B>
constexpr auto max(const A &a, const B &b) AMPCC_DUAL -> std::decay_t<decltype(a > b ? a : b)> {
  return a > b ? a : b;
}

/// Returns a temporary as an lvalue, for a parameter `T &`. It exists to the end of the expression,
/// as in Visual C++.
template <typename T> constexpr T &lvalue(T &&temporary) AMPCC_DUAL { return temporary; }

/// Returns the value of a property, whose class depends on the host compiler.
template <typename T> T value(const T &property) { return property; }
#ifdef __AMPCC__
template <typename T> T value(const T &property) AMPCC_AMP { return property; }
#endif

/// The class that replaces std::exception in `std::exception("text")`.
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
