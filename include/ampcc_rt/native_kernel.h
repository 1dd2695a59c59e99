//===- native_kernel.h - the functions that the native C++ of kernels calls ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc compiles kernels for the native accelerator from C++ that it prints (docs/tile-form.md).
// That text includes this file, which defines OpenCL C's types and built-in functions, whose names
// KIR uses. It includes no standard header, because these take long to parse. For clang++ and g++.
// A new built-in needs a function here unless a pass removes it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_NATIVE_KERNEL_H
#define AMPCC_RT_NATIVE_KERNEL_H

#include "abi.h"
#include "tile_shadow.h"
#include "written_marks.h"

#ifdef __clang__
#define AMPCC_NATIVE_MEMBER __attribute__((always_inline, nodebug))
/// Precedes a loop over the threads of a tile or strip, whose iterations are independent. Clang
/// would also reorder accesses of one iteration, unless it gets the option -mllvm
/// -enable-interleaved-mem-accesses=false: AMPCC_NATIVE_INDEPENDENT is defined if it has. A loop
/// over the few threads of a tile must not be unrolled before it is vectorised.
#ifdef AMPCC_NATIVE_INDEPENDENT
#define THREADS _Pragma("clang loop vectorize(assume_safety) unroll(disable)")
#else
#define THREADS
#endif
/// THREADS for a loop that begins at another thread of the tile from time to time. The last
/// threads, too few for a vector, run in the lanes of one with a mask, where the processor has
/// registers for masks: ampcc removes the hint for others.
#if defined(AMPCC_NATIVE_INDEPENDENT) && (defined(AMPCC_NATIVE_LANES) || defined(__AVX512VL__))
#define FEW_THREADS                                                                                \
  _Pragma("clang loop vectorize(assume_safety) unroll(disable) vectorize_predicate(enable)")
#else
#define FEW_THREADS THREADS
#endif
#define UNROLL _Pragma("unroll")
/// Precedes the call of a version of a kernel for unusual launches. The version is compiled for the
/// lowest level of instructions, and the code of all levels calls it. Only if Clang vectorises a
/// loop of the version, each level has its own.
#define SELDOM [[clang::noinline]]
#else
#define AMPCC_NATIVE_MEMBER __attribute__((always_inline))
#define THREADS // g++'s ivdep lets accesses of one iteration change places, too
#define FEW_THREADS
#define UNROLL _Pragma("GCC unroll 32")
#define SELDOM
#endif

/// Precedes a function of the program that the loops over threads call and that is inlined, since
/// loops with calls are not vectorised. Debuggers see it as a function.
#ifdef __OPTIMIZE__
#define INLINED inline __attribute__((always_inline))
#else
#define INLINED
#endif

// All is inlined, because code for different levels of instructions must not share a function.
#define AMPCC_NATIVE_FUNCTION static inline AMPCC_NATIVE_MEMBER

/// The suffix of the entries' names: "", "_v3" or "_v4", for the level of instructions that the
/// text is compiled for.
#ifndef AMPCC_NATIVE_LEVEL
#define AMPCC_NATIVE_LEVEL
#endif
#define AMPCC_NATIVE_JOIN(name, level) name##level
#define AMPCC_NATIVE_NAME(name, level) AMPCC_NATIVE_JOIN(name, level)
/// Defines the function that runs a part of a launch. Units share it if the names are equal.
#define AMPCC_NATIVE_ENTRY(name)                                                                   \
  extern "C" __attribute__((weak, visibility("hidden"))) void AMPCC_NATIVE_NAME(                   \
      name, AMPCC_NATIVE_LEVEL)(const void *const *ampcc_args,                                     \
                                const ::ampcc_rt::native_span &ampcc_span)

// Functions of the runtime (runtime/check/check_shadow.cpp).
extern "C" unsigned int ampcc_rt_shadow_access(const void *pointer, int bytes, int x, int y, int z,
                                               unsigned int site, int use, unsigned long value);
extern "C" unsigned long ampcc_rt_shadow_marks(const void *data);
extern "C" int ampcc_rt_shadow_other(int what);
extern "C" void ampcc_rt_shadow_barrier(int x, int y, int z, int what);
extern "C" int ampcc_rt_shadow_absent(int what);

// The C library's, and not Clang's own, which LLVM 22 cannot compile for two doubles at once.
extern "C" float ampcc_native_frexpf(float x, int *exponent) __asm__("frexpf");
extern "C" double ampcc_native_frexp(double x, int *exponent) __asm__("frexp");

#ifdef AMPCC_NATIVE_LANES
// Conversions between half and float: ampcc replaces the calls (lib/NativeCompile).
extern "C" __attribute__((const)) float ampcc_native_half_value(unsigned short bits);
extern "C" __attribute__((const)) unsigned short ampcc_native_half_bits(float x);
#endif

namespace ampcc_native {

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()

//===----------------------------------------------------------------------===//
// Mathematics
//===----------------------------------------------------------------------===//

#define AMPCC_NATIVE_1(NAME)                                                                       \
  AMPCC_NATIVE_FUNCTION float NAME(float x) { return __builtin_##NAME##f(x); }                     \
  AMPCC_NATIVE_FUNCTION double NAME(double x) { return __builtin_##NAME(x); }
AMPCC_NATIVE_1(acos)
AMPCC_NATIVE_1(acosh)
AMPCC_NATIVE_1(asin)
AMPCC_NATIVE_1(asinh)
AMPCC_NATIVE_1(atan)
AMPCC_NATIVE_1(atanh)
AMPCC_NATIVE_1(ceil)
AMPCC_NATIVE_1(cos)
AMPCC_NATIVE_1(cosh)
AMPCC_NATIVE_1(erf)
AMPCC_NATIVE_1(erfc)
AMPCC_NATIVE_1(exp)
AMPCC_NATIVE_1(exp2)
AMPCC_NATIVE_1(expm1)
AMPCC_NATIVE_1(fabs)
AMPCC_NATIVE_1(floor)
AMPCC_NATIVE_1(lgamma)
AMPCC_NATIVE_1(log2)
AMPCC_NATIVE_1(logb)
AMPCC_NATIVE_1(rint)
AMPCC_NATIVE_1(round)
AMPCC_NATIVE_1(sin)
AMPCC_NATIVE_1(sinh)
AMPCC_NATIVE_1(sqrt)
AMPCC_NATIVE_1(tan)
AMPCC_NATIVE_1(tanh)
AMPCC_NATIVE_1(trunc)
#undef AMPCC_NATIVE_1

#define AMPCC_NATIVE_2(NAME)                                                                       \
  AMPCC_NATIVE_FUNCTION float NAME(float x, float y) { return __builtin_##NAME##f(x, y); }         \
  AMPCC_NATIVE_FUNCTION double NAME(double x, double y) { return __builtin_##NAME(x, y); }
AMPCC_NATIVE_2(atan2)
AMPCC_NATIVE_2(copysign)
AMPCC_NATIVE_2(fdim)
AMPCC_NATIVE_2(fmax)
AMPCC_NATIVE_2(fmin)
AMPCC_NATIVE_2(fmod)
AMPCC_NATIVE_2(hypot)
AMPCC_NATIVE_2(nextafter)
AMPCC_NATIVE_2(pow)
AMPCC_NATIVE_2(remainder)
#undef AMPCC_NATIVE_2

// OpenCL C gives 1 where the compiler's functions give anything but 0.
#define AMPCC_NATIVE_TEST(NAME)                                                                    \
  AMPCC_NATIVE_FUNCTION int NAME(float x) { return __builtin_##NAME(x) != 0; }                     \
  AMPCC_NATIVE_FUNCTION int NAME(double x) { return __builtin_##NAME(x) != 0; }
AMPCC_NATIVE_TEST(isfinite)
AMPCC_NATIVE_TEST(isinf)
AMPCC_NATIVE_TEST(isnan)
AMPCC_NATIVE_TEST(isnormal)
AMPCC_NATIVE_TEST(signbit)
#undef AMPCC_NATIVE_TEST

#define AMPCC_NATIVE_BOTH(MACRO) MACRO(float, f) MACRO(double, )
#define AMPCC_NATIVE_OTHERS(T, F)                                                                  \
  AMPCC_NATIVE_FUNCTION T fma(T x, T y, T z) { return __builtin_fma##F(x, y, z); }                 \
  AMPCC_NATIVE_FUNCTION T mad(T x, T y, T z) { return x * y + z; }                                 \
  AMPCC_NATIVE_FUNCTION T rsqrt(T x) { return T(1) / sqrt(x); }                                    \
  AMPCC_NATIVE_FUNCTION T ldexp(T x, int exponent) { return __builtin_ldexp##F(x, exponent); }     \
  AMPCC_NATIVE_FUNCTION int ilogb(T x) { return __builtin_ilogb##F(x); }                           \
  AMPCC_NATIVE_FUNCTION T frexp(T x, int *exponent) { return ampcc_native_frexp##F(x, exponent); } \
  AMPCC_NATIVE_FUNCTION T modf(T x, T *whole) { return __builtin_modf##F(x, whole); }              \
  AMPCC_NATIVE_FUNCTION T remquo(T x, T y, int *quotient) {                                        \
    return __builtin_remquo##F(x, y, quotient);                                                    \
  }                                                                                                \
  AMPCC_NATIVE_FUNCTION T sincos(T x, T *cosine) {                                                 \
    *cosine = cos(x);                                                                              \
    return sin(x);                                                                                 \
  }                                                                                                \
  AMPCC_NATIVE_FUNCTION T lgamma_r(T x, int *sign) {                                               \
    *sign = x < T(0) && floor(x) != x && fmod(floor(x), T(2)) != T(0) ? -1 : 1;                    \
    return __builtin_lgamma##F(x);                                                                 \
  }
AMPCC_NATIVE_BOTH(AMPCC_NATIVE_OTHERS)
#undef AMPCC_NATIVE_OTHERS
#undef AMPCC_NATIVE_BOTH

// Some of glibc's functions of vectors are less exact than OpenCL requires: logf, cbrtf, with
// AVX-512 exp10f and log10f, and without AVX2 log1pf. log2f is exact enough, and so are those of
// doubles. A root gets a step of Newton's method.
AMPCC_NATIVE_FUNCTION float log(float x) { return __builtin_log2f(x) * 0.693147180559945309417f; }
AMPCC_NATIVE_FUNCTION double log(double x) { return __builtin_log(x); }
AMPCC_NATIVE_FUNCTION double exp10(double x) { return __builtin_exp10(x); }
AMPCC_NATIVE_FUNCTION double log1p(double x) { return __builtin_log1p(x); }
AMPCC_NATIVE_FUNCTION float log1p(float x) { return static_cast<float>(log1p(double(x))); }
AMPCC_NATIVE_FUNCTION double log10(double x) { return __builtin_log10(x); }
AMPCC_NATIVE_FUNCTION float log10(float x) { return static_cast<float>(log10(double(x))); }
AMPCC_NATIVE_FUNCTION float exp10(float x) { return static_cast<float>(exp10(double(x))); }
template <typename T> AMPCC_NATIVE_FUNCTION T refined_root(T x, T root) {
  const T refined = root - (root - x / (root * root)) / T(3);
  return isfinite(root) && root != T(0) ? refined : root;
}
AMPCC_NATIVE_FUNCTION float cbrt(float x) { return refined_root(x, __builtin_cbrtf(x)); }
AMPCC_NATIVE_FUNCTION double cbrt(double x) { return refined_root(x, __builtin_cbrt(x)); }

// Of pi times a number that is brought between -1/4 and 1/4 first, without rounding.
AMPCC_NATIVE_FUNCTION double sinpi(double x) {
  const double pi = 3.14159265358979323846;
  const double r = remainder(x, 2.0), size = fabs(r);
  return copysign(size <= 0.25   ? sin(pi * size)
                  : size <= 0.75 ? cos(pi * (0.5 - size))
                                 : sin(pi * (1.0 - size)),
                  r);
}
AMPCC_NATIVE_FUNCTION double cospi(double x) {
  const double pi = 3.14159265358979323846;
  const double size = fabs(remainder(x, 2.0));
  return size <= 0.25   ? cos(pi * size)
         : size <= 0.75 ? sin(pi * (0.5 - size))
                        : -cos(pi * (1.0 - size));
}
AMPCC_NATIVE_FUNCTION double tanpi(double x) {
  const double pi = 3.14159265358979323846;
  const double r = remainder(x, 1.0), size = fabs(r);
  const double value = size <= 0.25 ? tan(pi * size)
                       : size < 0.5 ? 1.0 / tan(pi * (0.5 - size))
                                    : __builtin_inf();
  return isnan(r) ? r : copysign(value, r);
}
AMPCC_NATIVE_FUNCTION float sinpi(float x) { return static_cast<float>(sinpi(double(x))); }
AMPCC_NATIVE_FUNCTION float cospi(float x) { return static_cast<float>(cospi(double(x))); }
AMPCC_NATIVE_FUNCTION float tanpi(float x) { return static_cast<float>(tanpi(double(x))); }

#define AMPCC_NATIVE_FAST(NAME)                                                                    \
  AMPCC_NATIVE_FUNCTION float native_##NAME(float x) { return NAME(x); }
AMPCC_NATIVE_FAST(cos)
AMPCC_NATIVE_FAST(exp)
AMPCC_NATIVE_FAST(exp2)
AMPCC_NATIVE_FAST(log2)
AMPCC_NATIVE_FAST(rsqrt)
AMPCC_NATIVE_FAST(sin)
AMPCC_NATIVE_FAST(sqrt)
AMPCC_NATIVE_FAST(tan)
#undef AMPCC_NATIVE_FAST
AMPCC_NATIVE_FUNCTION float native_log(float x) { return __builtin_logf(x); }
AMPCC_NATIVE_FUNCTION float native_log10(float x) { return __builtin_log10f(x); }
AMPCC_NATIVE_FUNCTION float native_recip(float x) { return 1.0f / x; }
/// Computes a power of two, in about half of the time of pow. The error grows with the exponent of
/// the result: about 8 ULP near 1, 60 near the largest and the smallest float. For zeros, infinity
/// and small results glibc's functions of vectors would call those of scalars, lane by lane, so
/// log2 does not get the first, and exp2 gives no result that is so small.
AMPCC_NATIVE_FUNCTION float native_pow(float x, float y) {
  const float size = fabs(x), nonzero = log2(size == 0.0f ? 1.0f : size);
  float exponent = y * (size == 0.0f ? -INFINITY : nonzero);
  exponent = exponent < -160.0f ? -160.0f : exponent > 129.0f ? 129.0f : exponent;
  const bool small = exponent < -64.0f;
  const float scaled = exp2(exponent + (small ? 64.0f : 0.0f)) * (small ? 0x1p-64f : 1.0f);
  const float power = size == 1.0f || y == 0.0f ? 1.0f : scaled;
  const bool whole = floor(y) == y, odd = whole && floor(y * 0.5f) != y * 0.5f;
  const float result = signbit(x) && odd ? -power : power;
  return x < 0.0f && size != INFINITY && !whole ? __builtin_nanf("") : result;
}

//===----------------------------------------------------------------------===//
// Bits and integers
//===----------------------------------------------------------------------===//

/// The bytes of From as a To.
template <typename To, typename From> AMPCC_NATIVE_FUNCTION To as(const From &from) {
  static_assert(sizeof(To) == sizeof(From), "");
  To to;
  __builtin_memcpy(&to, &from, sizeof to);
  return to;
}
template <typename From> AMPCC_NATIVE_FUNCTION float as_float(From bits) { return as<float>(bits); }
template <typename From> AMPCC_NATIVE_FUNCTION uint as_uint(From bits) { return as<uint>(bits); }
template <typename From> AMPCC_NATIVE_FUNCTION int as_int(From bits) { return as<int>(bits); }
template <typename From> AMPCC_NATIVE_FUNCTION ulong as_ulong(From bits) { return as<ulong>(bits); }
template <typename From> AMPCC_NATIVE_FUNCTION long as_long(From bits) { return as<long>(bits); }
template <typename From> AMPCC_NATIVE_FUNCTION double as_double(From bits) {
  return as<double>(bits);
}

/// Conversions between a half, as its bits, and a float.
#ifdef AMPCC_NATIVE_LANES
AMPCC_NATIVE_FUNCTION float HALF_VALUE(ushort bits) { return ampcc_native_half_value(bits); }
AMPCC_NATIVE_FUNCTION ushort HALF_BITS(float x) { return ampcc_native_half_bits(x); }
#elif defined(__FLT16_MAX__)
AMPCC_NATIVE_FUNCTION float HALF_VALUE(ushort bits) { return float(as<_Float16>(bits)); }
AMPCC_NATIVE_FUNCTION ushort HALF_BITS(float x) { return as<ushort>(_Float16(x)); }
#endif

AMPCC_NATIVE_FUNCTION float nan(uint payload) {
  return as_float(0x7fc00000u | (payload & 0x3fffffu));
}
AMPCC_NATIVE_FUNCTION double nan(ulong payload) {
  return as_double(0x7ff8000000000000ul | (payload & 0x7fffffffffffful));
}
AMPCC_NATIVE_FUNCTION uint clz(uint x) { return x ? uint(__builtin_clz(x)) : 32u; }
AMPCC_NATIVE_FUNCTION uint popcount(uint x) { return uint(__builtin_popcount(x)); }
template <typename T> AMPCC_NATIVE_FUNCTION T clamp(T x, T low, T high) {
  return x < low ? low : x > high ? high : x;
}
template <typename T> AMPCC_NATIVE_FUNCTION T min(T x, T y) { return y < x ? y : x; }
template <typename T> AMPCC_NATIVE_FUNCTION T max(T x, T y) { return x < y ? y : x; }

//===----------------------------------------------------------------------===//
// Launch state
//===----------------------------------------------------------------------===//

/// a * b + c where the source allows to contract it: one instruction where the processor has it.
template <typename T> AMPCC_NATIVE_FUNCTION T MUL_ADD(T a, T b, T c) {
#ifdef __clang__
#pragma clang fp contract(on)
#endif
  return a * b + c;
}
/// GPU_MUL_ADD is contracted on GPUs alone, so not here. EXACT_MUL is contracted nowhere.
template <typename T> AMPCC_NATIVE_FUNCTION T GPU_MUL_ADD(T a, T b, T c) { return a * b + c; }
template <typename T> AMPCC_NATIVE_FUNCTION T EXACT_MUL(T a, T b) { return a * b; }
/// In a kernel with two versions a template argument of this name selects the version.
constexpr bool UsualLaunch = false;
#define USUAL(BIT, NUMBER, VALUE) (UsualLaunch ? (NUMBER) : (VALUE))
AMPCC_NATIVE_FUNCTION long VIEW_OFFSET(int, long offset) { return offset; }
/// Reports to the runtime, and queries, about uses of memory and barriers (--amp-check).
AMPCC_NATIVE_FUNCTION uint SHADOW_ACCESS(const void *pointer, int bytes, int x, int y, int z,
                                         uint site, int use, ulong value) {
  return ::ampcc_rt::shadow::is_usual(pointer, bytes, x, y, z, site, use)
             ? 0
             : ampcc_rt_shadow_access(pointer, bytes, x, y, z, site, use, value);
}
AMPCC_NATIVE_FUNCTION ulong SHADOW_MARKS(const void *data) { return ampcc_rt_shadow_marks(data); }
AMPCC_NATIVE_FUNCTION bool SHADOW_WRITTEN(ulong marks, const void *in, const void *at, int bytes) {
  return ::ampcc_rt::shadow::is_written(marks, in, at, bytes);
}
AMPCC_NATIVE_FUNCTION bool SHADOW_WRITES(ulong marks, const void *in, const void *at, int bytes) {
  ::ampcc_rt::shadow::note_writes(marks, in, at, bytes);
  return true;
}
AMPCC_NATIVE_FUNCTION int SHADOW_OTHER(int what) { return ampcc_rt_shadow_other(what); }
AMPCC_NATIVE_FUNCTION void SHADOW_BARRIER(int x, int y, int z, int what) {
  ampcc_rt_shadow_barrier(x, y, z, what);
}
AMPCC_NATIVE_FUNCTION int SHADOW_ABSENT(int what) { return ampcc_rt_shadow_absent(what); }
/// The address so many bytes after the pointer is written soon; it need not be that of an object.
AMPCC_NATIVE_FUNCTION void PREFETCH_WRITE(const void *pointer, int bytes) {
  __builtin_prefetch(reinterpret_cast<const void *>(ulong(pointer) + bytes), /*write=*/1);
}
#include "native_index.h"

} // namespace ampcc_native

#include "native_atomics.h"

namespace ampcc_native {

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

namespace entry {

template <typename T> AMPCC_NATIVE_FUNCTION T value(const void *argument) {
  T result;
  __builtin_memcpy(&result, argument, sizeof result);
  return result;
}
template <typename Pointer> AMPCC_NATIVE_FUNCTION Pointer buffer(const void *argument) {
  return static_cast<Pointer>(const_cast<void *>(argument));
}

/// The elements of a tile_array, in memory of the thread that runs the span.
template <typename Pointer>
AMPCC_NATIVE_FUNCTION Pointer tile_memory(const void *place, const ::ampcc_rt::native_span &span) {
  return reinterpret_cast<Pointer>(span.tile_memory + value<::ampcc_rt::u64>(place));
}

/// The tiles of a span, one after the other.
struct tiles {
  const ::ampcc_rt::native_span &span;
  ::ampcc_rt::u64 left = span.end - span.begin;
  int x, y, z; ///< the tile's place in the grid, x the fastest dimension

  AMPCC_NATIVE_MEMBER explicit tiles(const ::ampcc_rt::native_span &s) : span(s) {
    const ::ampcc_rt::u64 rest = s.begin / s.sizes[0];
    x = int(s.begin % s.sizes[0]);
    y = int(rest % s.sizes[1]);
    z = int(rest / s.sizes[1]);
  }
  AMPCC_NATIVE_MEMBER explicit operator bool() const { return left != 0; }
  AMPCC_NATIVE_MEMBER void operator++() {
    --left;
    if (uint(++x) == span.sizes[0]) {
      x = 0;
      if (uint(++y) == span.sizes[1]) {
        y = 0;
        ++z;
      }
    }
  }
};

/// The strips of a span: the part of each row of the grid that it covers, as begin and end.
struct strips {
  const ::ampcc_rt::native_span &span;
  const uint limit;
  ::ampcc_rt::u64 left = span.end - span.begin;
  int begin, end, y, z;

  AMPCC_NATIVE_MEMBER explicit strips(const ::ampcc_rt::native_span &s, uint at_most = ~0u)
      : span(s), limit(at_most) {
    const ::ampcc_rt::u64 rest = s.begin / s.sizes[0];
    begin = int(s.begin % s.sizes[0]);
    y = int(rest % s.sizes[1]);
    z = int(rest / s.sizes[1]);
    stretch();
  }
  AMPCC_NATIVE_MEMBER explicit operator bool() const { return left != 0; }
  AMPCC_NATIVE_MEMBER void operator++() {
    left -= uint(end - begin);
    begin = end;
    if (uint(begin) == span.sizes[0]) {
      begin = 0;
      if (uint(++y) == span.sizes[1]) {
        y = 0;
        ++z;
      }
    }
    stretch();
  }

private:
  AMPCC_NATIVE_MEMBER void stretch() {
    ::ampcc_rt::u64 count = span.sizes[0] - uint(begin);
    count = count < left ? count : left;
    end = begin + int(count < limit ? count : limit);
  }
};

/// strips for kernels whose threads have one number, for any rank.
struct threads {
  const ::ampcc_rt::native_span &span;
  const uint limit;
  ::ampcc_rt::u64 begin, end;

  AMPCC_NATIVE_MEMBER explicit threads(const ::ampcc_rt::native_span &s, uint at_most = ~0u)
      : span(s), limit(at_most), begin(s.begin) {
    stretch();
  }
  AMPCC_NATIVE_MEMBER explicit operator bool() const { return begin != span.end; }
  AMPCC_NATIVE_MEMBER void operator++() {
    begin = end;
    stretch();
  }

private:
  AMPCC_NATIVE_MEMBER void stretch() { end = span.end - begin < limit ? span.end : begin + limit; }
};

} // namespace entry

} // namespace ampcc_native

#endif
