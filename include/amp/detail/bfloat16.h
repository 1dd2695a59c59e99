//===- bfloat16.h - the upper half of a float, for storage ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// concurrency::bfloat16 has the range of float and 8 bits of precision. Programs store numbers of
// neural networks in it and compute with float. half_conversions.h has the conversions. The class
// only stores and converts; a further conversion is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_BFLOAT16_H
#define AMP_DETAIL_BFLOAT16_H

#include "half_conversions.h"

namespace Concurrency {

/// A number of 16 bits that only stores: the sign, the eight bits of the exponent and the upper
/// seven of the fraction of a float. So it has the range of float, for numbers that are too large
/// or too small for half, and 8 bits of precision, three fewer than half. Arithmetic converts to
/// float. In kernels it needs version 1.3 of the language, and no feature of the device.
///
/// Cost: a conversion to float is a shift. One from float is five operations on integers, and four
/// that keep a NaN a NaN.
///
/// Example:
///   std::vector<bfloat16> rounded(480 * 640);
///   const array_view<bfloat16> to(480 * 640, rounded);
///   parallel_for_each(to.extent, [=](index<1> i) restrict(amp) { to[i] = numbers[i]; });
class AMPCC_LIBRARY_CLASS("half") bfloat16 {
public:
  /// Without an initialiser it has no value. Rounds to the nearest number, of two equally near ones
  /// to the even one. Other numbers are converted to float first.
  bfloat16() = default;
  constexpr bfloat16(float x) AMPCC_DUAL : bits_(ampcc_detail::bfloat16_bits(x)) {}

  /// The same number.
  constexpr operator float() const AMPCC_DUAL {
    return ampcc_detail::to_number(static_cast<unsigned int>(bits_) << 16);
  }

  /// The number with these bits, and the bits of the number.
  static constexpr bfloat16 from_bits(unsigned short bits) AMPCC_DUAL {
    return bfloat16(bits, exactly());
  }
  constexpr unsigned short bits() const AMPCC_DUAL { return bits_; }

private:
  struct exactly {};
  constexpr bfloat16(unsigned short bits, exactly) AMPCC_DUAL : bits_(bits) {}

  unsigned short bits_;
};

} // namespace Concurrency

#endif
