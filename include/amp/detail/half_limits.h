//===- half_limits.h - std::numeric_limits of half ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp_half.h> includes this file after half.h. The values follow from the format, binary16 of IEEE
// 754.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HALF_LIMITS_H
#define AMP_DETAIL_HALF_LIMITS_H

#include "half.h"
#include <limits>

/// The properties of half, as for float.
template <> class std::numeric_limits<Concurrency::half> {
  using half = Concurrency::half;

public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_signed = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_exact = false;
  static constexpr bool has_infinity = true;
  static constexpr bool has_quiet_NaN = true;
  static constexpr bool has_signaling_NaN = true;
  static constexpr std::float_denorm_style has_denorm = std::denorm_present;
  static constexpr bool has_denorm_loss = false;
  static constexpr std::float_round_style round_style = std::round_to_nearest;
  static constexpr bool is_iec559 = true;
  static constexpr bool is_bounded = true;
  static constexpr bool is_modulo = false;
  static constexpr int digits = 11;
  static constexpr int digits10 = 3;
  static constexpr int max_digits10 = 5;
  static constexpr int radix = 2;
  static constexpr int min_exponent = -13;
  static constexpr int min_exponent10 = -4;
  static constexpr int max_exponent = 16;
  static constexpr int max_exponent10 = 4;
  static constexpr bool traps = false;
  static constexpr bool tinyness_before = false;

  static constexpr half min() AMPCC_DUAL noexcept { return half::from_bits(0x0400); }
  static constexpr half max() AMPCC_DUAL noexcept { return half::from_bits(0x7BFF); }
  static constexpr half lowest() AMPCC_DUAL noexcept { return half::from_bits(0xFBFF); }
  static constexpr half epsilon() AMPCC_DUAL noexcept { return half::from_bits(0x1400); }
  static constexpr half round_error() AMPCC_DUAL noexcept { return half::from_bits(0x3800); }
  static constexpr half infinity() AMPCC_DUAL noexcept { return half::from_bits(0x7C00); }
  static constexpr half quiet_NaN() AMPCC_DUAL noexcept { return half::from_bits(0x7E00); }
  static constexpr half signaling_NaN() AMPCC_DUAL noexcept { return half::from_bits(0x7D00); }
  static constexpr half denorm_min() AMPCC_DUAL noexcept { return half::from_bits(0x0001); }
};
template <>
class std::numeric_limits<const Concurrency::half> : public std::numeric_limits<Concurrency::half> {
};

#endif
