//===- intrinsics.h - intrinsic functions of Visual C++ beside the vector ones ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <intrin.h> and <windows.h> include this file: bit scans, population counts, cpuid, memory
// barriers and atomic operations, by built-ins of the host compiler.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_INTRINSICS_H
#define AMP_MSVC_DETAIL_INTRINSICS_H

#include <cstdint>
#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

// The bit scans store the number of the lowest (forward) or highest (reverse) bit that is set, and
// return 1. If no bit is set, they return 0 and leave `*index` as it is. Index is LONG or `long`,
// which have the same size in Visual C++ but not here.
template <typename Index> unsigned char _BitScanForward(Index *index, std::uint32_t mask) {
  if (mask)
    *index = static_cast<Index>(__builtin_ctz(mask));
  return mask != 0;
}
template <typename Index> unsigned char _BitScanReverse(Index *index, std::uint32_t mask) {
  if (mask)
    *index = static_cast<Index>(31 - __builtin_clz(mask));
  return mask != 0;
}
template <typename Index> unsigned char _BitScanForward64(Index *index, std::uint64_t mask) {
  if (mask)
    *index = static_cast<Index>(__builtin_ctzll(mask));
  return mask != 0;
}
template <typename Index> unsigned char _BitScanReverse64(Index *index, std::uint64_t mask) {
  if (mask)
    *index = static_cast<Index>(63 - __builtin_clzll(mask));
  return mask != 0;
}
inline unsigned int __popcnt(unsigned int value) {
  return static_cast<unsigned int>(__builtin_popcount(value));
}
inline std::uint64_t __popcnt64(std::uint64_t value) {
  return static_cast<std::uint64_t>(__builtin_popcountll(value));
}
inline unsigned int __lzcnt(unsigned int value) {
  return value ? static_cast<unsigned int>(__builtin_clz(value)) : 32;
}

#if defined(__x86_64__) || defined(__i386__)
#undef __cpuid
inline void __cpuid(int (&to)[4], int leaf) {
  unsigned int a = 0, b = 0, c = 0, d = 0;
  __get_cpuid(static_cast<unsigned int>(leaf), &a, &b, &c, &d);
  to[0] = static_cast<int>(a), to[1] = static_cast<int>(b);
  to[2] = static_cast<int>(c), to[3] = static_cast<int>(d);
}
inline void __cpuidex(int (&to)[4], int leaf, int part) {
  unsigned int a = 0, b = 0, c = 0, d = 0;
  __get_cpuid_count(static_cast<unsigned int>(leaf), static_cast<unsigned int>(part), &a, &b, &c,
                    &d);
  to[0] = static_cast<int>(a), to[1] = static_cast<int>(b);
  to[2] = static_cast<int>(c), to[3] = static_cast<int>(d);
}
#endif

#define _ReadWriteBarrier() __asm__ __volatile__("" ::: "memory")
#define MemoryBarrier() __sync_synchronize()
#define YieldProcessor() __builtin_ia32_pause()
template <typename T> T _InterlockedIncrement(volatile T *value) {
  return __atomic_add_fetch(value, T(1), __ATOMIC_SEQ_CST);
}
template <typename T> T _InterlockedDecrement(volatile T *value) {
  return __atomic_sub_fetch(value, T(1), __ATOMIC_SEQ_CST);
}

// These return the value before.
template <typename T, typename U> T _InterlockedExchange(volatile T *value, U other) {
  return __atomic_exchange_n(value, static_cast<T>(other), __ATOMIC_SEQ_CST);
}
template <typename T, typename U> T _InterlockedExchangeAdd(volatile T *value, U more) {
  return __atomic_fetch_add(value, static_cast<T>(more), __ATOMIC_SEQ_CST);
}
template <typename T, typename U> T _InterlockedAnd(volatile T *value, U other) {
  return __atomic_fetch_and(value, static_cast<T>(other), __ATOMIC_SEQ_CST);
}
template <typename T, typename U> T _InterlockedOr(volatile T *value, U other) {
  return __atomic_fetch_or(value, static_cast<T>(other), __ATOMIC_SEQ_CST);
}
template <typename T, typename U> T _InterlockedXor(volatile T *value, U other) {
  return __atomic_fetch_xor(value, static_cast<T>(other), __ATOMIC_SEQ_CST);
}
template <typename T, typename U, typename V>
T _InterlockedCompareExchange(volatile T *value, U other, V before) {
  T expected = static_cast<T>(before);
  __atomic_compare_exchange_n(value, &expected, static_cast<T>(other), false, __ATOMIC_SEQ_CST,
                              __ATOMIC_SEQ_CST);
  return expected;
}

#endif
