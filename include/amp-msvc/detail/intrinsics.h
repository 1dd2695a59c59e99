//===- intrinsics.h - intrinsic functions of Visual C++ beside the vector ones ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <intrin.h> and <windows.h> include this file: bit scans
// and counts, long products, bits in memory, cpuid, memory barriers and atomic operations, by
// built-ins of the host compiler. A further intrinsic that is no vector instruction is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_INTRINSICS_H
#define AMP_MSVC_DETAIL_INTRINSICS_H

#include <cstddef>
#include <cstdint>
#include <cstring>
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
inline unsigned short __popcnt16(unsigned short value) {
  return static_cast<unsigned short>(__builtin_popcount(value));
}
inline unsigned int __lzcnt(unsigned int value) {
  return value ? static_cast<unsigned int>(__builtin_clz(value)) : 32;
}
inline std::uint64_t amp_msvc_lzcnt64(std::uint64_t value) {
  return value ? static_cast<std::uint64_t>(__builtin_clzll(value)) : 64;
}
#undef __lzcnt64 // the host compiler's needs the processor's instruction
#define __lzcnt64 amp_msvc_lzcnt64
inline unsigned char _rotl8(unsigned char value, unsigned char by) {
  return static_cast<unsigned char>(value << (by & 7) | value >> (-by & 7));
}
inline unsigned char _rotr8(unsigned char value, unsigned char by) {
  return static_cast<unsigned char>(value >> (by & 7) | value << (-by & 7));
}
inline unsigned short _rotl16(unsigned short value, unsigned char by) {
  return static_cast<unsigned short>(value << (by & 15) | value >> (-by & 15));
}
inline unsigned short _rotr16(unsigned short value, unsigned char by) {
  return static_cast<unsigned short>(value >> (by & 15) | value << (-by & 15));
}

// Products of twice the width, and shifts of two words of 64 bits.
inline std::int64_t __emul(int a, int b) { return static_cast<std::int64_t>(a) * b; }
inline std::uint64_t __emulu(unsigned int a, unsigned int b) {
  return static_cast<std::uint64_t>(a) * b;
}
#ifdef __SIZEOF_INT128__
template <typename High>
inline std::uint64_t _umul128(std::uint64_t a, std::uint64_t b, High *high) {
  __extension__ const unsigned __int128 product = static_cast<unsigned __int128>(a) * b;
  *high = static_cast<High>(product >> 64);
  return static_cast<std::uint64_t>(product);
}
template <typename High> inline std::int64_t _mul128(std::int64_t a, std::int64_t b, High *high) {
  __extension__ const __int128 product = static_cast<__int128>(a) * b;
  *high = static_cast<High>(product >> 64);
  return static_cast<std::int64_t>(product);
}
inline std::uint64_t __umulh(std::uint64_t a, std::uint64_t b) {
  std::uint64_t high;
  _umul128(a, b, &high);
  return high;
}
inline std::int64_t __mulh(std::int64_t a, std::int64_t b) {
  std::int64_t high;
  _mul128(a, b, &high);
  return high;
}
#endif
inline std::uint64_t __shiftleft128(std::uint64_t low, std::uint64_t high, unsigned char by) {
  return (by & 63) ? high << (by & 63) | low >> (64 - (by & 63)) : high;
}
inline std::uint64_t __shiftright128(std::uint64_t low, std::uint64_t high, unsigned char by) {
  return (by & 63) ? low >> (by & 63) | high << (64 - (by & 63)) : low;
}

// Bits of a value in memory. Those that change it return the bit before. Value is LONG, `long` or
// __int64.
template <typename Value> unsigned char _bittest(const Value *value, long bit) {
  return *value >> bit & 1;
}
template <typename Value> unsigned char _bittestandset(Value *value, long bit) {
  const unsigned char before = _bittest(value, bit);
  *value |= static_cast<Value>(1) << bit;
  return before;
}
template <typename Value> unsigned char _bittestandreset(Value *value, long bit) {
  const unsigned char before = _bittest(value, bit);
  *value &= ~(static_cast<Value>(1) << bit);
  return before;
}
template <typename Value> unsigned char _bittestandcomplement(Value *value, long bit) {
  const unsigned char before = _bittest(value, bit);
  *value ^= static_cast<Value>(1) << bit;
  return before;
}
#define _bittest64 _bittest
#define _bittestandset64 _bittestandset
#define _bittestandreset64 _bittestandreset
#define _bittestandcomplement64 _bittestandcomplement

// Copies and fills by the processor's string instructions.
inline void __movsb(unsigned char *to, const unsigned char *from, std::size_t count) {
  std::memmove(to, from, count);
}
inline void __stosb(unsigned char *to, unsigned char value, std::size_t count) {
  std::memset(to, value, count);
}
template <typename T, typename V> void __stosd(T *to, V value, std::size_t count) {
  while (count--)
    *to++ = static_cast<T>(value);
}
#define __nop() __asm__ __volatile__("")
#define __ud2() __builtin_trap()
#define __fastfail(code) __builtin_trap()
#define _ReturnAddress() __builtin_return_address(0)

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
#define _ReadBarrier() _ReadWriteBarrier()
#define _WriteBarrier() _ReadWriteBarrier()
#define MemoryBarrier() __sync_synchronize()
#if defined(__x86_64__) || defined(__i386__)
#define YieldProcessor() __builtin_ia32_pause()
#elif defined(__aarch64__)
#define YieldProcessor() __asm__ __volatile__("yield")
#else
#define YieldProcessor() _ReadWriteBarrier()
#endif
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
