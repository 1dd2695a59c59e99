//===- half_conversions.h - conversions between half, bfloat16, float and double ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half.h and bfloat16.h convert with these functions. In kernels those with a mark are built-ins,
// whose bodies serve constant expressions and the host. On a host with instructions for halves, the
// compiler emits these; elsewhere the conversions compute with integers. A further format gets its
// conversions here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HALF_CONVERSIONS_H
#define AMP_DETAIL_HALF_CONVERSIONS_H

#include "config.h"
#include <type_traits>

#ifdef __AMPCC__
#define AMPCC_HALF_BUILTIN(NAME) AMPCC_BUILTIN(NAME)
#else
#define AMPCC_HALF_BUILTIN(NAME)
#endif

// The host has instructions that convert _Float16 to float and back.
#if defined(__FLT16_MAX__) && (defined(__F16C__) || defined(__aarch64__))
#define AMPCC_CONVERTS_HALF 1
#else
#define AMPCC_CONVERTS_HALF 0
#endif

namespace Concurrency {
namespace ampcc_detail {

/// For template parameters: the function takes part only for an integer.
template <class T> using if_whole = typename std::enable_if<std::is_integral<T>::value, int>::type;
// The bits of a number, and back.
AMPCC_HALF_BUILTIN("as_uint") constexpr unsigned int to_bits(float x) AMPCC_DUAL {
  return __builtin_bit_cast(unsigned int, x);
}
AMPCC_HALF_BUILTIN("as_ulong") constexpr unsigned long to_bits(double x) AMPCC_DUAL {
  return __builtin_bit_cast(unsigned long, x);
}
AMPCC_HALF_BUILTIN("as_float") constexpr float to_number(unsigned int bits) AMPCC_DUAL {
  return __builtin_bit_cast(float, bits);
}
AMPCC_HALF_BUILTIN("as_double") constexpr double to_number(unsigned long bits) AMPCC_DUAL {
  return __builtin_bit_cast(double, bits);
}

/// The value of the half with these bits. Exact; a NaN stays a NaN, and becomes a quiet one.
AMPCC_HALF_BUILTIN("HALF_VALUE") constexpr float half_value(unsigned short bits) AMPCC_DUAL {
#if AMPCC_CONVERTS_HALF
  if (!__builtin_is_constant_evaluated())
    return static_cast<float>(__builtin_bit_cast(_Float16, bits));
#endif
  const unsigned int sign = (bits & 0x8000u) << 16, magnitude = bits & 0x7FFFu;
  // Below the normal numbers the bits count steps of 2^-24.
  if (magnitude < 0x400u)
    return to_number(sign | to_bits(static_cast<float>(magnitude) * (1.0f / 16777216.0f)));
  if (magnitude < 0x7C00u)
    return to_number(sign | ((magnitude << 13) + 0x38000000u));
  const unsigned int quiet = magnitude > 0x7C00u ? 0x400000u : 0u;
  return to_number(sign | quiet | ((magnitude << 13) + 0x70000000u));
}

/// The bits of the half nearest to x, of two equally near ones those of the even one; infinity from
/// 65520 on. A NaN stays a NaN, and becomes a quiet one.
AMPCC_HALF_BUILTIN("HALF_BITS") constexpr unsigned short half_bits(float x) AMPCC_DUAL {
#if AMPCC_CONVERTS_HALF
  if (!__builtin_is_constant_evaluated())
    return __builtin_bit_cast(unsigned short, static_cast<_Float16>(x));
#endif
  const unsigned int bits = to_bits(x), sign = bits >> 16 & 0x8000u, magnitude = bits & 0x7FFFFFFFu;
  unsigned int half = 0x7C00u;
  if (magnitude > 0x7F800000u)
    half = 0x7E00u | (magnitude >> 13 & 0x3FFu);
  else if (magnitude < 0x38800000u)
    // The last bit of a sum between 1/2 and 1 counts 2^-24, as that of a subnormal half does.
    half = to_bits(to_number(magnitude) + 0.5f) - 0x3F000000u;
  else if (magnitude < 0x47800000u)
    half = (magnitude - 0x38000000u + 0xFFFu + (magnitude >> 13 & 1u)) >> 13;
  return static_cast<unsigned short>(sign | half);
}

/// A float that rounds to the same half as x does. It is x rounded to odd: where x lies between two
/// floats, the one whose last bit is 1. So it lies in the middle between two halves only if x does.
/// A number below the normal floats may change again; the half is 0 in any case.
constexpr float rounded_to_odd(double x) AMPCC_DUAL {
  const unsigned long bits = to_bits(x), lost = 0x1FFFFFFFul;
  return static_cast<float>(to_number((bits & ~lost) | ((bits & lost) != 0ul ? lost + 1ul : 0ul)));
}

/// The bits of the bfloat16 nearest to x, of two equally near ones those of the even one. A NaN
/// stays a NaN.
constexpr unsigned short bfloat16_bits(float x) AMPCC_DUAL {
  const unsigned int bits = to_bits(x), upper = bits >> 16;
  const unsigned int nearest = (bits + 0x7FFFu + (upper & 1u)) >> 16;
  return static_cast<unsigned short>((bits & 0x7FFFFFFFu) > 0x7F800000u ? upper | 0x40u : nearest);
}

} // namespace ampcc_detail
} // namespace Concurrency

#undef AMPCC_HALF_BUILTIN
#undef AMPCC_CONVERTS_HALF

#endif
