//===- standard_functions.h - the code of built-in functions in kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device's code for the compiler's built-in functions of complex numbers, for products and
// quotients of these, and for arithmetic of 64 bits with a check. Each definition has the mark
// AMPCC_IMPLEMENTS, which names the built-in function that it implements; a built-in and its
// implementation have the same parameters. <amp.h> includes this file from version 1.3 on,
// <amp_math.h> always. It includes no standard header, because these take long to parse. gamma.h
// has other functions with the mark. Only ampcc's frontend sees the contents. A further built-in
// needs a function here and a row in CompilerBuiltins.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_STANDARD_FUNCTIONS_H
#define AMP_DETAIL_STANDARD_FUNCTIONS_H

#include "config.h"

#ifdef __AMPCC__

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {
namespace standard_functions {

// These store the result as the type has it, and return whether the exact one is another number.

inline bool add_overflow(unsigned long a, unsigned long b, unsigned long *result) AMPCC_AMP
    AMPCC_IMPLEMENTS("add_overflow") {
  *result = a + b;
  return a + b < a;
}
inline bool sub_overflow(unsigned long a, unsigned long b, unsigned long *result) AMPCC_AMP
    AMPCC_IMPLEMENTS("sub_overflow") {
  *result = a - b;
  return a < b;
}
/// The high halves of the factors are a1 and b1.
inline bool mul_overflow(unsigned long a, unsigned long b, unsigned long *result) AMPCC_AMP
    AMPCC_IMPLEMENTS("mul_overflow") {
  const unsigned long a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
  *result = a * b;
  return (a1 != 0 && b1 != 0) || (a1 * b0 + a0 * b1 + (a0 * b0 >> 32)) >> 32 != 0;
}
inline bool add_overflow(long a, long b, long *result) AMPCC_AMP AMPCC_IMPLEMENTS("add_overflow") {
  const long sum = static_cast<long>(static_cast<unsigned long>(a) + static_cast<unsigned long>(b));
  *result = sum;
  return ((a ^ sum) & (b ^ sum)) < 0;
}
inline bool sub_overflow(long a, long b, long *result) AMPCC_AMP AMPCC_IMPLEMENTS("sub_overflow") {
  const long rest =
      static_cast<long>(static_cast<unsigned long>(a) - static_cast<unsigned long>(b));
  *result = rest;
  return ((a ^ b) & (a ^ rest)) < 0;
}
/// The magnitude of the least number is one more than that of the largest.
inline bool mul_overflow(long a, long b, long *result) AMPCC_AMP AMPCC_IMPLEMENTS("mul_overflow") {
  const unsigned long x = static_cast<unsigned long>(a), y = static_cast<unsigned long>(b);
  unsigned long size = 0;
  const bool is_wide = mul_overflow(a < 0 ? 0 - x : x, b < 0 ? 0 - y : y, &size);
  *result = static_cast<long>(x * y);
  return is_wide || size > 0x7fffffffffffffff + static_cast<unsigned long>((a < 0) != (b < 0));
}

#define AMPCC_REAL float
#define AMPCC_COMPLEX _Complex float
#define AMPCC_CALL(NAME) __builtin_##NAME##f
#define AMPCC_LARGE 88.0f
#define AMPCC_ROOT_MAX 0x1p63f
#include "complex_functions.h"
#undef AMPCC_REAL
#undef AMPCC_COMPLEX
#undef AMPCC_CALL
#undef AMPCC_LARGE
#undef AMPCC_ROOT_MAX

#define AMPCC_REAL double
#define AMPCC_COMPLEX _Complex double
#define AMPCC_CALL(NAME) __builtin_##NAME
#define AMPCC_LARGE 709.0
#define AMPCC_ROOT_MAX 0x1p511
#include "complex_functions.h"
#undef AMPCC_REAL
#undef AMPCC_COMPLEX
#undef AMPCC_CALL
#undef AMPCC_LARGE
#undef AMPCC_ROOT_MAX

} // namespace standard_functions
} // namespace ampcc_detail
} // namespace Concurrency

#include "end_exact_floats.h"

#endif

#endif
