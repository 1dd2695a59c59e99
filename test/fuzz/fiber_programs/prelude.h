//===- prelude.h - functions that the random programs share ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Digests, and arithmetic that is defined for every operand: a program may hand edge values to all of it.
//
//===----------------------------------------------------------------------===//
#ifndef PRELUDE_H
#define PRELUDE_H

#include <amp.h>
#include <amp_graphics.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;
typedef unsigned u32;
typedef unsigned long u64;

#define BOTH restrict(cpu, amp)

inline u32 mix(u32 h, u32 v) BOTH { return (h ^ v) * 16777619u + (h >> 13); }
inline u32 bits(int x) BOTH { return (u32)x; }
inline u32 bits(u32 x) BOTH { return x; }
inline u32 bits(bool x) BOTH { return x ? 77u : 3u; }
inline u32 bits(u64 x) BOTH { return (u32)x ^ (u32)(x >> 32) * 31u; }
inline u32 bits(long x) BOTH { return bits((u64)x); }
inline u32 bits(float x) BOTH { return x != x ? 0x7fc00000u : *reinterpret_cast<u32 *>(&x); }
inline u32 bits(double x) BOTH { return x != x ? 0x7ff80000u : bits(*reinterpret_cast<u64 *>(&x)); }
inline u32 bits(const int_2 &v) BOTH { return mix(bits(v.x), bits(v.y)); }
inline u32 bits(const uint_3 &v) BOTH { return mix(mix(bits(v.x), bits(v.y)), bits(v.z)); }
inline u32 bits(const float_4 &v) BOTH {
  return mix(mix(bits(v.x), bits(v.y)), mix(bits(v.z), bits(v.w)));
}

// Quotients and remainders; where C++ has none, the first operand.
inline int quotient(int a, int b) BOTH {
  return b == 0 || (b == -1 && a == -2147483647 - 1) ? a : a / b;
}
inline int remainder_of(int a, int b) BOTH {
  return b == 0 || (b == -1 && a == -2147483647 - 1) ? a : a % b;
}
inline long quotient(long a, long b) BOTH { return b == 0 || b == -1 ? a : a / b; }
inline long remainder_of(long a, long b) BOTH {
  if (b == 0 || b == -1)
    return a;
  return a % b;
}
inline u32 quotient(u32 a, u32 b) BOTH { return b ? a / b : a; }
inline u32 remainder_of(u32 a, u32 b) BOTH { return b && a > 3u ? a % b : b; }
inline u64 quotient(u64 a, u64 b) BOTH { return b ? a / b : ~a; }
inline u64 remainder_of(u64 a, u64 b) BOTH {
  if (!b)
    return a;
  u64 q = a / b;
  return a - q * b;
}

// Conversions of floating point values to integers; where C++ has none, a constant.
template <class T> inline int to_int(T x) BOTH {
  return x > T(-2147483648.0) && x < T(2147483520.0) ? (int)x : 7;
}
template <class T> inline u32 to_u32(T x) BOTH {
  return x > T(-1) && x < T(4294967296.0) ? (u32)x : 9u;
}
template <class T> inline long to_long(T x) BOTH {
  return x >= T(-9223372036854775808.0) && x < T(9223372036854775808.0) ? (long)x : 7l;
}
template <class T> inline u64 to_u64(T x) BOTH {
  return x > T(-1) && x < T(18446744073709551616.0) ? (u64)x : 9ul;
}

// A tuple by recursion over its types.
template <class... A> struct Tuple;
template <> struct Tuple<> {
  u32 digest() const BOTH { return 5u; }
};
template <class First, class... Rest> struct Tuple<First, Rest...> : Tuple<Rest...> {
  First first;
  Tuple() BOTH : first() {}
  Tuple(First f, Rest... rest) BOTH : Tuple<Rest...>(rest...), first(f) {}
  u32 digest() const BOTH { return mix(Tuple<Rest...>::digest(), bits(first)); }
  template <int K> auto &get() BOTH {
    if constexpr (K == 0)
      return first;
    else
      return Tuple<Rest...>::template get<K - 1>();
  }
  template <int K> const auto &get() const BOTH {
    if constexpr (K == 0)
      return first;
    else
      return Tuple<Rest...>::template get<K - 1>();
  }
};

// Bases of equal members, one of them empty.
struct Empty {};
template <class T> struct Pair : Empty {
  T part[2];
  u32 count;
  T &operator[](int k) BOTH { return part[k & 1]; }
  const T &operator[](int k) const BOTH { return part[k & 1]; }
};
struct Both : Pair<u32>, Pair<float> {
  long more;
  u32 digest() const BOTH {
    return mix(mix(bits(Pair<u32>::part[1]), Pair<float>::count),
               bits(Pair<float>::part[0]) ^ bits(more)) +
           Pair<u32>::count;
  }
};

// Calls through templates.
template <class F, class... A> inline auto apply(F &&f, A &&...a) restrict(amp) {
  return f(static_cast<A &&>(a)...);
}
template <class... A> inline u32 digest_of(u32 h, const A &...a) BOTH {
  ((h = mix(h, bits(a))), ...);
  return h;
}
template <class... A> inline u32 sum_of(A... a) BOTH { return (a + ... + 0u); }
inline u32 &larger(u32 &a, u32 &b) BOTH { return a < b ? b : a; }
inline u32 *smaller(u32 *a, u32 *b) BOTH { return *b < *a ? b : a; }
inline bool count(u32 &n, u32 by) BOTH {
  n += by;
  return (n & 1u) != 0u;
}

// The values that programs read.

inline std::vector<u32> integers() {
  std::vector<u32> values(64);
  for (u32 k = 0; k < 64; ++k)
    values[k] = k * 2654435761u >> (k % 20);
  return values;
}
inline std::vector<float> reals() {
  const float edges[] = {0.0f, -0.0f, 1e-44f, INFINITY, -INFINITY, NAN, 2.5f, -1e30f};
  std::vector<float> values(64);
  for (int k = 0; k < 64; ++k)
    values[k] = k % 5 == 0 ? edges[k / 5 % 8] : (k - 20) * 0.37f;
  return values;
}

/// Prints one line of a program's result.
inline void show(int seed, const char *name, const std::vector<u32> &values) {
  u32 h = 2166136261u;
  for (u32 v : values)
    h = mix(h, v);
  std::printf("%d %s %08x\n", seed, name, h);
  if (std::getenv("FIBERS_VALUES"))
    for (std::size_t k = 0; k < values.size(); ++k)
      std::printf("%d %s[%zu] = %u\n", seed, name, k, values[k]);
}

#endif
