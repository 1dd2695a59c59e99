//===- dialect_functions.h - functions that ampcc writes into sources for Visual C++ ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The
// functions and classes of amp_msvc are the standard C++ that replaces code which only Visual C++
// accepts. lib/VisualCpp and, for object_t, lib/Reading/StaticMemberRepairs.cpp write their names
// into sources, so change a name there, too. `__min` and `__max`, which are macros in Visual C++,
// are functions here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_DIALECT_FUNCTIONS_H
#define AMP_MSVC_DETAIL_DIALECT_FUNCTIONS_H

#include "../../amp/detail/config.h"
#include "passed_text.h"
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

/// The class T without a reference. ampcc writes `object_t<decltype(o)>::member` for `o.member` in
/// constant expressions where `o` is a reference and the member is static. The type that decltype
/// yields is then a reference, which has no members.
template <typename T> using object_t = std::remove_reference_t<T>;

/// ampcc inserts `amp_msvc::` before a call of `min` or `max` for which the program declares no
/// function, because these names are macros in Visual C++. A macro takes arguments of two types, so
/// these functions do, too.
template <typename A, typename B>
constexpr auto min(const A &a, const B &b) AMPCC_DUAL -> std::decay_t<decltype(a < b ? a : b)> {
  return a < b ? a : b;
}
template <typename A, typename B>
constexpr auto max(const A &a, const B &b) AMPCC_DUAL -> std::decay_t<decltype(a > b ? a : b)> {
  return a > b ? a : b;
}

/// Returns a temporary as an lvalue. ampcc inserts it where a program passes a temporary for a
/// parameter `T &`. The temporary exists to the end of the expression, as in Visual C++.
template <typename T, std::enable_if_t<!std::is_scalar<T>::value, int> = 0>
constexpr T &lvalue(T &&temporary) AMPCC_DUAL {
  return temporary;
}

#if defined(__clang__)
/// Visual C++ binds temporaries of classes alone. A cast of a variable to its own type is no
/// temporary there, so that a copy in its place would lose what the function writes.
template <typename T, std::enable_if_t<std::is_scalar<T>::value, int> = 0>
T &lvalue(T &&temporary) AMPCC_DUAL
    __attribute__((diagnose_if(true,
                               "a temporary of this type cannot be bound to a reference that "
                               "is not const",
                               "error")));
#endif

/// Returns a pointer to the elements of a vector of the processor. ampcc writes
/// `elements<float>(v)` for `v.m128_f32`, because the vectors are no unions here.
template <typename Element, typename Vector> Element *elements(const Vector &vector) {
  return reinterpret_cast<Element *>(const_cast<Vector *>(&vector));
}

/// Returns a copy of the value of a property. ampcc writes `T &&r = value(o.property)` for
/// `T &r = o.property`, which Visual C++ accepts. The call is needed because for the host compiler
/// the property may be a reference (amp/detail/config.h), to which `T &&` does not bind.
template <typename T> T value(const T &property) { return property; }
#ifdef __AMPCC__
template <typename T> T value(const T &property) AMPCC_AMP { return property; }
#endif

/// The class that replaces std::exception in `std::exception("text")`, and as the base of a class
/// that passes a text to it.
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
