//===- intrin.h - intrinsic functions of the processor --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_INTRIN_H
#define AMP_MSVC_INTRIN_H

#if defined(__x86_64__)
#include <x86intrin.h>
#endif

inline unsigned char _BitScanForward(unsigned long *index, unsigned long mask) {
  const unsigned int low = static_cast<unsigned int>(mask);
  if (low)
    *index = static_cast<unsigned long>(__builtin_ctz(low));
  return low != 0;
}
inline unsigned char _BitScanReverse(unsigned long *index, unsigned long mask) {
  const unsigned int low = static_cast<unsigned int>(mask);
  if (low)
    *index = 31ul - static_cast<unsigned long>(__builtin_clz(low));
  return low != 0;
}
inline unsigned int __popcnt(unsigned int value) {
  return static_cast<unsigned int>(__builtin_popcount(value));
}

#endif
