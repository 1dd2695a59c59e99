//===- math_declare.h - macros that declare the functions of <amp_math.h> -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Frontend reading only. Each function is marked as the OpenCL C built-in of the given name. Beside
// the exact forms there is a template for integers and mixed arguments. Without it these would
// resolve to the standard library's overloads, which the namespaces import for code on the CPU.
//
// T: the floating point type. An f at the end of a macro's name: the variant with the suffix f.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MATH_DECLARE_H
#define AMP_DETAIL_MATH_DECLARE_H

#ifdef __AMPCC__

#include "builtins.h"
#include <type_traits>

namespace Concurrency {
namespace ampcc_detail {

template <typename T, typename Result>
using if_integer = typename std::enable_if<std::is_integral<T>::value, Result>::type;

/// For arguments that are not the same floating point type already.
template <typename A, typename B, typename Result>
using if_mixed =
    typename std::enable_if<std::is_arithmetic<A>::value && std::is_arithmetic<B>::value &&
                                !(std::is_same<A, B>::value && std::is_floating_point<A>::value),
                            Result>::type;

/// Infinity and a NaN, which <limits> has only for the CPU.
template <typename T> struct special_values;
template <> struct special_values<float> {
  static float infinity() AMPCC_AMP { return __builtin_huge_valf(); }
  static float nan() AMPCC_AMP { return __builtin_nanf(""); }
};
template <> struct special_values<double> {
  static double infinity() AMPCC_AMP { return __builtin_huge_val(); }
  static double nan() AMPCC_AMP { return __builtin_nan(""); }
};

} // namespace ampcc_detail
} // namespace Concurrency

// One argument.
#define AMPCC_MATH_1(T, NAME, BUILTIN) T NAME(T x) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_1_INT(T, NAME)                                                                  \
  template <typename I> ampcc_detail::if_integer<I, T> NAME(I x) AMPCC_AMP {                       \
    return NAME(static_cast<T>(x));                                                                \
  }
// Two arguments.
#define AMPCC_MATH_2(T, NAME, BUILTIN) T NAME(T x, T y) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_2_MIXED(T, NAME)                                                                \
  template <typename A, typename B> ampcc_detail::if_mixed<A, B, T> NAME(A x, B y) AMPCC_AMP {     \
    return NAME(static_cast<T>(x), static_cast<T>(y));                                             \
  }
// A predicate or an exponent.
#define AMPCC_MATH_INT_OF(T, NAME, BUILTIN) int NAME(T x) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
// The same for integers, which count as double in precise_math and as float in fast_math.
#define AMPCC_MATH_INT_OF_INT(T, NAME)                                                             \
  template <typename I> ampcc_detail::if_integer<I, int> NAME(I x) AMPCC_AMP {                     \
    return NAME(static_cast<T>(x));                                                                \
  }
// A second result through a pointer.
#define AMPCC_MATH_POINTER(T, NAME, P, BUILTIN)                                                    \
  T NAME(T x, P *result) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_EXPONENT(T, NAME, BUILTIN)                                                      \
  T NAME(T x, int exponent) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_EXPONENT_INT(T, NAME)                                                           \
  template <typename I> ampcc_detail::if_integer<I, T> NAME(I x, int exponent) AMPCC_AMP {         \
    return NAME(static_cast<T>(x), exponent);                                                      \
  }

#endif

#endif
