//===- half_operators.h - operators of half -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic and comparisons between halves, and between a half and another number: a half and an
// integer give a half, a half and a float or double give that type.
//
// An operator computes one operation in float, which has 24 bits of precision, and rounds the
// result to the 11 bits of half. That is the half nearest to the exact result: rounding twice to
// the nearest is the same as once, for + - * / and square roots, if the first precision has at
// least 2 * 11 + 2 bits (S. A. Figueroa, "When is double rounding innocuous?", 1995). Subnormal
// results keep fewer bits, and float has no subnormal numbers in their range. The fma of half is
// different: its exact result can have more bits, so precise_math has no fma of half.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HALF_OPERATORS_H
#define AMP_DETAIL_HALF_OPERATORS_H

#include "half.h"
#include <type_traits>

namespace Concurrency {

namespace ampcc_detail {

/// For template parameters: the function takes part only for a number of the language.
template <class T>
using if_number_of_language = typename std::enable_if<std::is_arithmetic<T>::value, int>::type;

/// The type of an operation between half and a T: T if that is a floating-point type, else half.
template <class T>
using with_half = typename std::conditional<std::is_floating_point<T>::value, T, half>::type;

} // namespace ampcc_detail

constexpr half operator+(half a) AMPCC_DUAL { return a; }
/// Changes the sign, of a NaN as well.
constexpr half operator-(half a) AMPCC_DUAL {
  return half::from_bits(static_cast<unsigned short>(a.bits() ^ 0x8000u));
}

// `a OP b` and `a OP= b`.
#define AMPCC_HALF_OPERATOR(OP)                                                                    \
  constexpr half operator OP(half a, half b) AMPCC_DUAL {                                          \
    return half(static_cast<float>(a) OP static_cast<float>(b));                                   \
  }                                                                                                \
  template <class T, ampcc_detail::if_number_of_language<T> = 0>                                   \
  constexpr ampcc_detail::with_half<T> operator OP(half a, T b) AMPCC_DUAL {                       \
    using both = ampcc_detail::with_half<T>;                                                       \
    return static_cast<both>(a) OP static_cast<both>(b);                                           \
  }                                                                                                \
  template <class T, ampcc_detail::if_number_of_language<T> = 0>                                   \
  constexpr ampcc_detail::with_half<T> operator OP(T a, half b) AMPCC_DUAL {                       \
    using both = ampcc_detail::with_half<T>;                                                       \
    return static_cast<both>(a) OP static_cast<both>(b);                                           \
  }                                                                                                \
  inline half &operator OP##=(half & a, half b) AMPCC_DUAL { return a = a OP b; }                  \
  template <class T, ampcc_detail::if_number_of_language<T> = 0>                                   \
  half &operator OP##=(half & a, T b) AMPCC_DUAL {                                                 \
    return a = half(a OP b);                                                                       \
  }
AMPCC_HALF_OPERATOR(+)
AMPCC_HALF_OPERATOR(-)
AMPCC_HALF_OPERATOR(*)
AMPCC_HALF_OPERATOR(/)
#undef AMPCC_HALF_OPERATOR

// Comparisons. Those with another number are between a float and that number.
#define AMPCC_HALF_COMPARISON(OP)                                                                  \
  constexpr bool operator OP(half a, half b) AMPCC_DUAL {                                          \
    return static_cast<float>(a) OP static_cast<float>(b);                                         \
  }                                                                                                \
  template <class T, ampcc_detail::if_number_of_language<T> = 0>                                   \
  constexpr bool operator OP(half a, T b) AMPCC_DUAL {                                             \
    return static_cast<float>(a) OP b;                                                             \
  }                                                                                                \
  template <class T, ampcc_detail::if_number_of_language<T> = 0>                                   \
  constexpr bool operator OP(T a, half b) AMPCC_DUAL {                                             \
    return a OP static_cast<float>(b);                                                             \
  }
AMPCC_HALF_COMPARISON(==)
AMPCC_HALF_COMPARISON(!=)
AMPCC_HALF_COMPARISON(<)
AMPCC_HALF_COMPARISON(>)
AMPCC_HALF_COMPARISON(<=)
AMPCC_HALF_COMPARISON(>=)
#undef AMPCC_HALF_COMPARISON

} // namespace Concurrency

#endif
