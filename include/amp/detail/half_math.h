//===- half_math.h - mathematical functions of half -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of fast_math and precise_math on half: each computes the function of float and
// rounds the result. They are templates for half alone, so that a call with a half and another
// number is that of the other number's type, as for operators. A new function in one of the lists
// that this file expands needs no line here; those of AMPCC_MATH_PRECISE_BINARY_IMPORTED are
// written out.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HALF_MATH_H
#define AMP_DETAIL_HALF_MATH_H

#include "fast_math.h"
#include "half_operators.h"
#include "math_lists.h"
#include "precise_math.h"
#include <type_traits>

namespace Concurrency {
namespace ampcc_detail {

/// For template parameters: the function takes part only for half.
template <class H> using if_half = typename std::enable_if<std::is_same<H, half>::value, int>::type;

} // namespace ampcc_detail

#define AMPCC_HALF_1(NAME, ...)                                                                    \
  template <class H, ampcc_detail::if_half<H> = 0> H NAME(H x) AMPCC_DUAL {                        \
    return H(NAME(static_cast<float>(x)));                                                         \
  }
#define AMPCC_HALF_2(NAME, ...)                                                                    \
  template <class H, ampcc_detail::if_half<H> = 0> H NAME(H x, H y) AMPCC_DUAL {                   \
    return H(NAME(static_cast<float>(x), static_cast<float>(y)));                                  \
  }
#define AMPCC_HALF_INT(NAME, ...)                                                                  \
  template <class H, ampcc_detail::if_half<H> = 0> int NAME(H x) AMPCC_DUAL {                      \
    return NAME(static_cast<float>(x));                                                            \
  }
#define AMPCC_HALF_EXPONENT(NAME)                                                                  \
  template <class H, ampcc_detail::if_half<H> = 0> H NAME(H x, int exponent) AMPCC_DUAL {          \
    return H(NAME(static_cast<float>(x), exponent));                                               \
  }

namespace fast_math {

AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_HALF_1)
AMPCC_MATH_SHARED_UNARY(AMPCC_HALF_1)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_HALF_2)
AMPCC_MATH_SHARED_PREDICATES(AMPCC_HALF_INT)
AMPCC_HALF_EXPONENT(ldexp)

} // namespace fast_math

namespace precise_math {

AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_HALF_1)
AMPCC_MATH_SHARED_UNARY(AMPCC_HALF_1)
AMPCC_MATH_PRECISE_UNARY_IMPORTED(AMPCC_HALF_1)
AMPCC_MATH_PRECISE_UNARY(AMPCC_HALF_1)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_HALF_2)
AMPCC_HALF_2(copysign)
AMPCC_HALF_2(fdim)
AMPCC_HALF_2(hypot)
AMPCC_HALF_2(remainder)
AMPCC_MATH_SHARED_PREDICATES(AMPCC_HALF_INT)
AMPCC_HALF_EXPONENT(ldexp)

/// The neighbour of x among the halves, in the direction of y.
template <class H, ampcc_detail::if_half<H> = 0> H nextafter(H x, H y) AMPCC_DUAL {
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return y;
  const unsigned int bits = x.bits();
  if (x == H(0.0f))
    return H::from_bits(static_cast<unsigned short>((y.bits() & 0x8000u) | 1u));
  const bool grows = (x < y) == (x > H(0.0f));
  return H::from_bits(static_cast<unsigned short>(grows ? bits + 1u : bits - 1u));
}

/// Whether x is neither zero nor subnormal nor infinite nor NaN, as a half.
template <class H, ampcc_detail::if_half<H> = 0> int isnormal(H x) AMPCC_DUAL {
  const unsigned int exponent = x.bits() & 0x7C00u;
  return exponent != 0u && exponent != 0x7C00u;
}

} // namespace precise_math

#undef AMPCC_HALF_1
#undef AMPCC_HALF_2
#undef AMPCC_HALF_INT
#undef AMPCC_HALF_EXPONENT

} // namespace Concurrency

#endif
