//===- math_declare.h - macros that declare the functions of <amp_math.h> -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fast_math.h and precise_math.h declare the functions of kernels with these macros;
// precise_composed.h and gamma.h use the _INT ones and special_values for functions that have
// bodies. Only ampcc's frontend sees the contents. AMPCC_BUILTIN marks a declared function as the
// OpenCL C built-in BUILTIN, which a call becomes.
//
// T is the floating point type, NAME the function's name. The macros _INT add a template for
// integers, those with _MIXED one for two arguments that are not both of one floating point type.
// Each template converts the arguments to T and calls the function. Without it such a call would
// resolve to the standard library's overloads, which the namespaces import for code on the CPU.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MATH_DECLARE_H
#define AMP_DETAIL_MATH_DECLARE_H

#ifdef __AMPCC__

#include "builtins.h"
#include <type_traits>

namespace Concurrency {
namespace ampcc_detail {

/// Result, if T is an integer type; else the function does not take part in overload resolution.
template <typename T, typename Result>
using if_integer = typename std::enable_if<std::is_integral<T>::value, Result>::type;

/// Result, if A and B are numbers but not the same floating point type.
template <typename A, typename B, typename Result>
using if_mixed =
    typename std::enable_if<std::is_arithmetic<A>::value && std::is_arithmetic<B>::value &&
                                !(std::is_same<A, B>::value && std::is_floating_point<A>::value),
                            Result>::type;

/// Infinity and a NaN in kernels, where the functions of <limits> cannot be called.
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

// One argument of type T, and the template for one integer.
#define AMPCC_MATH_1(T, NAME, BUILTIN) T NAME(T x) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_1_INT(T, NAME)                                                                  \
  template <typename I> ampcc_detail::if_integer<I, T> NAME(I x) AMPCC_AMP {                       \
    return NAME(static_cast<T>(x));                                                                \
  }
// Two arguments of type T, and the template for mixed ones.
#define AMPCC_MATH_2(T, NAME, BUILTIN) T NAME(T x, T y) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_2_MIXED(T, NAME)                                                                \
  template <typename A, typename B> ampcc_detail::if_mixed<A, B, T> NAME(A x, B y) AMPCC_AMP {     \
    return NAME(static_cast<T>(x), static_cast<T>(y));                                             \
  }
// An int result, of a predicate or ilogb.
#define AMPCC_MATH_INT_OF(T, NAME, BUILTIN) int NAME(T x) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
// The template for one integer. Only precise_math uses it, with double as T.
#define AMPCC_MATH_INT_OF_INT(T, NAME)                                                             \
  template <typename I> ampcc_detail::if_integer<I, int> NAME(I x) AMPCC_AMP {                     \
    return NAME(static_cast<T>(x));                                                                \
  }
// A second result through a pointer to P, as of frexp and modf.
#define AMPCC_MATH_POINTER(T, NAME, P, BUILTIN)                                                    \
  T NAME(T x, P *result) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
// A number and an int exponent, as of ldexp.
#define AMPCC_MATH_EXPONENT(T, NAME, BUILTIN)                                                      \
  T NAME(T x, int exponent) AMPCC_AMP AMPCC_BUILTIN(BUILTIN);
#define AMPCC_MATH_EXPONENT_INT(T, NAME)                                                           \
  template <typename I> ampcc_detail::if_integer<I, T> NAME(I x, int exponent) AMPCC_AMP {         \
    return NAME(static_cast<T>(x), exponent);                                                      \
  }

#endif

#endif
