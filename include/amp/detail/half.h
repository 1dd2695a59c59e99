//===- half.h - floating-point numbers of 16 bits (IEEE 754 binary16) -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// concurrency::half is a class of 16 bits that converts from and to float. half_operators.h
// computes with these conversions, so that a program gets the same numbers on the host and on every
// device, whether that has instructions for halves or not. half_conversions.h computes the
// conversions; change this file for the members of the class.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HALF_H
#define AMP_DETAIL_HALF_H

#include "half_conversions.h"
#include <type_traits>

namespace Concurrency {

/// A number of the format binary16 of IEEE 754, with 11 bits of precision: from 2^-24 to 65504,
/// infinity and NaN. It has the size and alignment of an unsigned short. A variable without an
/// initialiser has no value. In kernels it needs version 1.3 of the language, and no feature of the
/// device.
///
/// A half converts to float implicitly, without loss, and from every number with one rounding to
/// the nearest, of two equally near halves to the even one. An operation between two halves, or
/// between a half and an integer, computes with float and gives a half, after one rounding; one
/// with a float or double gives that type. half_operators.h has + - * / and their assignments, and
/// comparisons. Elements of `array` and `array_view` and tile_static variables can be halves.
///
/// Cost: a conversion of the operands and one of the result, for each operator. A sum of many
/// products is faster, and more exact, in a float.
///
/// Example:
///   std::vector<half> weights(480 * 640, half(0.25f));
///   const array_view<const half> w(480 * 640, weights);
///   parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { numbers[i] *= w[i]; });
class AMPCC_LIBRARY_CLASS("half") half {
public:
  /// Without an initialiser, or the half nearest to a number.
  half() = default;
  constexpr half(float x) AMPCC_DUAL : bits_(ampcc_detail::half_bits(x)) {}
  constexpr half(double x) AMPCC_DUAL
      : bits_(ampcc_detail::half_bits(ampcc_detail::rounded_to_odd(x))) {}
  /// An integer that float cannot represent is larger than every half, so nothing is rounded twice.
  template <class I, ampcc_detail::if_whole<I> = 0>
  constexpr half(I x) AMPCC_DUAL : half(static_cast<float>(x)) {}

  /// The same number.
  constexpr operator float() const AMPCC_DUAL { return ampcc_detail::half_value(bits_); }

#ifdef __FLT16_MAX__
  /// Conversions on the host from and to the compiler's own type, which is std::float16_t where the
  /// standard library has that. They keep all bits.
  constexpr explicit half(_Float16 x) AMPCC_CPU : bits_(__builtin_bit_cast(unsigned short, x)) {}
  constexpr explicit operator _Float16() const AMPCC_CPU {
    return __builtin_bit_cast(_Float16, bits_);
  }
#endif

  /// The half with these bits, and the bits of the half.
  static constexpr half from_bits(unsigned short bits) AMPCC_DUAL { return half(bits, exactly()); }
  constexpr unsigned short bits() const AMPCC_DUAL { return bits_; }

  /// The next larger and smaller number, one apart; rounded where halves are further apart.
  half &operator++() AMPCC_DUAL { return *this = half(static_cast<float>(*this) + 1.0f); }
  half &operator--() AMPCC_DUAL { return *this = half(static_cast<float>(*this) - 1.0f); }
  half operator++(int) AMPCC_DUAL {
    const half old = *this;
    ++*this;
    return old;
  }
  half operator--(int) AMPCC_DUAL {
    const half old = *this;
    --*this;
    return old;
  }

private:
  struct exactly {};
  constexpr half(unsigned short bits, exactly) AMPCC_DUAL : bits_(bits) {}

  unsigned short bits_;
};

} // namespace Concurrency

#endif
