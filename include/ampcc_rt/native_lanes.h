//===- native_lanes.h - vectors of threads in the native C++ of kernels ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vector form of kernels (docs/kir.md, "The vector form") computes several threads at once, its
// lanes. This file has its types and functions, and lib/Print/VectorPrinter.cpp prints their calls.
// A text with such a kernel includes it in place of native_kernel.h. The values of N threads are a
// vector of Clang, and a mask is a vector of integers, 0 or -1 for each lane. Compilers without
// such vectors, and those that do not optimise, have AMPCC_LANES 0 and run the loops over threads
// alone.
//
// Lanes whose mask is 0 access no memory. LLVM has operations for that, but Clang has none. Where
// ampcc compiles the text, it defines AMPCC_NATIVE_LANES and replaces the functions ampcc_native_*
// by these operations (lib/NativeCompile). Elsewhere a loop over the lanes does the same.
//
// A new built-in for lanes needs a function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_NATIVE_LANES_H
#define AMPCC_RT_NATIVE_LANES_H

#include "native_kernel.h"

#if defined(__clang__) && defined(__OPTIMIZE__)
#define AMPCC_LANES 1
#else
#define AMPCC_LANES 0
#endif

/// The number of lanes of the vector form: that of the floats in two registers, so 16 with AVX2 and
/// 32 with AVX-512. One text serves several levels of instructions, so LANES is a template
/// parameter of its kernels.
#ifdef __AVX512VL__
#define AMPCC_OWN_LANES 32
#else
#define AMPCC_OWN_LANES 16
#endif
/// AMPCC_NATIVE_ENTRY for such a kernel: the body that follows is a template with the parameter
/// LANES. If ampcc compiles the text for several levels at once, it defines AMPCC_NATIVE_LEVELS,
/// and the kernel has an entry with 16 lanes and one with 32. Levels with AVX-512 keep the second,
/// the others the first (lib/NativeCompile/Levels.cpp). A call marked SELDOM (native_kernel.h) runs
/// a version of the kernel with AMPCC_SELDOM_LANES lanes.
#define AMPCC_NATIVE_LANES_ENTRY(name)                                                             \
  template <int LANES>                                                                             \
  static inline __attribute__((always_inline)) void name##_of_lanes(                               \
      const void *const *ampcc_args, const ::ampcc_rt::native_span &ampcc_span);                   \
  AMPCC_NATIVE_EACH_ENTRY(name)                                                                    \
  template <int LANES>                                                                             \
  void name##_of_lanes(const void *const *ampcc_args, const ::ampcc_rt::native_span &ampcc_span)
#define AMPCC_NATIVE_ENTRY_OF(name, entry, count)                                                  \
  AMPCC_NATIVE_ENTRY(entry) { name##_of_lanes<count>(ampcc_args, ampcc_span); }
#ifdef AMPCC_NATIVE_LEVELS
#define AMPCC_SELDOM_LANES 16
#define AMPCC_NATIVE_EACH_ENTRY(name)                                                              \
  AMPCC_NATIVE_ENTRY_OF(name, name, 16)                                                            \
  AMPCC_NATIVE_ENTRY_OF(name, name##_avx512, 32)
#else
#define AMPCC_SELDOM_LANES AMPCC_OWN_LANES
#define AMPCC_NATIVE_EACH_ENTRY(name) AMPCC_NATIVE_ENTRY_OF(name, name, AMPCC_OWN_LANES)
#endif

namespace ampcc_native {

/// Returns the first of the threads from `first` to `end` that the vector form does not run.
AMPCC_NATIVE_FUNCTION int AFTER_LANES(int first, int end) { return AMPCC_LANES ? end : first; }

#if AMPCC_LANES

/// A vector of N values of T.
template <typename T, int N> struct lanes_of {
  typedef T type __attribute__((ext_vector_type(N)));
};
/// A mask of N lanes.
template <int N> struct lanes_of<bool, N> {
  typedef int type __attribute__((ext_vector_type(N)));
};
template <typename T, int N> using lanes = typename lanes_of<T, N>::type;

/// Converts the result of a comparison of vectors to a mask.
template <int N, typename V> AMPCC_NATIVE_FUNCTION lanes<bool, N> MASK(V truth) {
  return __builtin_convertvector(truth, lanes<bool, N>);
}

template <typename T, int N> struct lanes_maker {
  static AMPCC_NATIVE_MEMBER lanes<T, N> of(T x) { return (lanes<T, N>)(x); }
  template <typename V> static AMPCC_NATIVE_MEMBER lanes<T, N> from(V v) {
    return __builtin_convertvector(v, lanes<T, N>);
  }
  static AMPCC_NATIVE_MEMBER lanes<T, N> from_mask(lanes<bool, N> m) {
    return __builtin_convertvector(m & 1, lanes<T, N>);
  }
};
template <int N> struct lanes_maker<bool, N> {
  static AMPCC_NATIVE_MEMBER lanes<bool, N> of(bool x) { return (lanes<bool, N>)(x ? -1 : 0); }
};

/// Returns x in all lanes.
template <typename T, int N> AMPCC_NATIVE_FUNCTION lanes<T, N> LANES_OF(T x) {
  return lanes_maker<T, N>::of(x);
}
/// Converts a vector to one of T.
template <typename T, int N, typename V> AMPCC_NATIVE_FUNCTION lanes<T, N> CONVERT(V v) {
  return lanes_maker<T, N>::from(v);
}
/// Returns 1 for each lane of a mask that is on, else 0.
template <typename T, int N> AMPCC_NATIVE_FUNCTION lanes<T, N> FROM_MASK(lanes<bool, N> m) {
  return lanes_maker<T, N>::from_mask(m);
}
/// Returns `first`, `first` + 1 and so on.
template <typename T, int N> AMPCC_NATIVE_FUNCTION lanes<T, N> LANE_NUMBERS(T first) {
  lanes<T, N> numbers;
  for (int l = 0; l < N; ++l)
    numbers[l] = T(l);
  return numbers + first;
}

/// Returns a in the lanes of the mask that are on, else b.
template <typename M, typename V> AMPCC_NATIVE_FUNCTION V SELECT(M mask, V a, V b) {
  return __builtin_convertvector(mask, decltype(a == b)) ? a : b;
}

/// Whether any lane of the mask is on.
template <int N> AMPCC_NATIVE_FUNCTION bool ANY(lanes<bool, N> mask) {
  typedef bool bits __attribute__((ext_vector_type(N)));
  return __builtin_reduce_or(__builtin_convertvector(mask < 0, bits));
}

/// Returns the value of one lane.
template <typename T, typename V> AMPCC_NATIVE_FUNCTION T LANE(V v, int lane) { return T(v[lane]); }

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The type of an element in memory: a bool is a byte.
template <typename T> struct stored_as {
  typedef T type;
};
template <> struct stored_as<bool> {
  typedef uchar type;
};
template <typename T> using stored = typename stored_as<T>::type;

/// Convert between vectors of elements in memory and vectors of values.
template <typename T, int N> AMPCC_NATIVE_FUNCTION lanes<T, N> lanes_read(lanes<stored<T>, N> v) {
  if constexpr (sizeof(T) == 1 && T(2) == T(1))
    return MASK<N>(v != 0);
  else
    return v;
}
template <typename T, int N>
AMPCC_NATIVE_FUNCTION lanes<stored<T>, N> lanes_written(lanes<T, N> v) {
  if constexpr (sizeof(T) == 1 && T(2) == T(1))
    return FROM_MASK<uchar, N>(v);
  else
    return v;
}

/// Whether T is float or double.
template <typename T> constexpr bool is_float_lane = T(0.5f) != T(0) && T(2) != T(1);

#ifdef AMPCC_NATIVE_LANES
// Accesses to `lanes` elements of `bytes` bytes. The first element is bytes * index after `base`,
// or each has its own index, in units of `scale` bytes. `result`, `value`, `mask` and the `index`
// of the last two point to vectors.
extern "C" void ampcc_native_load_lanes(void *result, const void *base, long index, const int *mask,
                                        int lanes, int bytes, bool floats);
extern "C" void ampcc_native_store_lanes(const void *value, void *base, long index, const int *mask,
                                         int lanes, int bytes, bool floats);
extern "C" void ampcc_native_gather(void *result, const void *base, const void *index,
                                    const int *mask, int lanes, int bytes, bool floats,
                                    int index_bytes, bool index_signed, int scale);
extern "C" void ampcc_native_scatter(const void *value, void *base, const void *index,
                                     const int *mask, int lanes, int bytes, bool floats,
                                     int index_bytes, bool index_signed, int scale);
// Conversions of `lanes` numbers between vectors of halves, as their bits, and of floats.
extern "C" void ampcc_native_half_values(void *result, const void *bits, int lanes);
extern "C" void ampcc_native_halves_of(void *result, const void *values, int lanes);
#endif

/// Returns the address `offset` bytes after `base`.
template <typename T> AMPCC_NATIVE_FUNCTION T *lane_place(T *base, long offset) {
  return reinterpret_cast<T *>(ulong(base) + ulong(offset));
}

// LOAD_LANES and STORE_LANES access adjacent elements from base[index] on, GATHER and SCATTER the
// elements Bytes * index after base. Without a mask all lanes are on. A lane that is off accesses
// no memory, and the value that it loads is not defined.
template <typename T, int N>
AMPCC_NATIVE_FUNCTION lanes<T, N> LOAD_LANES(const T *base, long index) {
  lanes<stored<T>, N> v;
  __builtin_memcpy(&v, base + index, N * sizeof(stored<T>));
  return lanes_read<T, N>(v);
}
template <typename T, int N>
AMPCC_NATIVE_FUNCTION void STORE_LANES(T *base, long index, lanes<T, N> value) {
  const lanes<stored<T>, N> v = lanes_written<T, N>(value);
  __builtin_memcpy(base + index, &v, N * sizeof(stored<T>));
}

template <typename T, int N>
AMPCC_NATIVE_FUNCTION lanes<T, N> LOAD_LANES(const T *base, long index, lanes<bool, N> mask) {
  lanes<stored<T>, N> v;
#ifdef AMPCC_NATIVE_LANES
  ampcc_native_load_lanes(&v, base, index, reinterpret_cast<const int *>(&mask), N, sizeof(T),
                          is_float_lane<T>);
#else
  for (int l = 0; l < N; ++l)
    v[l] = mask[l] ? stored<T>(*lane_place(base, (index + l) * long(sizeof(T)))) : stored<T>(0);
#endif
  return lanes_read<T, N>(v);
}
template <typename T, int N>
AMPCC_NATIVE_FUNCTION void STORE_LANES(T *base, long index, lanes<T, N> value,
                                       lanes<bool, N> mask) {
  const lanes<stored<T>, N> v = lanes_written<T, N>(value);
#ifdef AMPCC_NATIVE_LANES
  ampcc_native_store_lanes(&v, base, index, reinterpret_cast<const int *>(&mask), N, sizeof(T),
                           is_float_lane<T>);
#else
  for (int l = 0; l < N; ++l)
    if (mask[l])
      *lane_place(base, (index + l) * long(sizeof(T))) = T(v[l]);
#endif
}

template <typename T, int N, int Bytes, typename I>
AMPCC_NATIVE_FUNCTION lanes<T, N> GATHER(const T *base, I index, lanes<bool, N> mask) {
  lanes<stored<T>, N> v;
#ifdef AMPCC_NATIVE_LANES
  typedef __typeof__(index[0] + index[0]) element;
  ampcc_native_gather(&v, base, &index, reinterpret_cast<const int *>(&mask), N, sizeof(T),
                      is_float_lane<T>, sizeof(index) / N, element(-1) < element(0), Bytes);
#else
  for (int l = 0; l < N; ++l)
    v[l] = mask[l] ? stored<T>(*lane_place(base, long(index[l]) * Bytes)) : stored<T>(0);
#endif
  return lanes_read<T, N>(v);
}
template <typename T, int N, int Bytes, typename I>
AMPCC_NATIVE_FUNCTION void SCATTER(T *base, I index, lanes<T, N> value, lanes<bool, N> mask) {
  const lanes<stored<T>, N> v = lanes_written<T, N>(value);
#ifdef AMPCC_NATIVE_LANES
  typedef __typeof__(index[0] + index[0]) element;
  ampcc_native_scatter(&v, base, &index, reinterpret_cast<const int *>(&mask), N, sizeof(T),
                       is_float_lane<T>, sizeof(index) / N, element(-1) < element(0), Bytes);
#else
  for (int l = 0; l < N; ++l)
    if (mask[l])
      *lane_place(base, long(index[l]) * Bytes) = T(v[l]);
#endif
}

//===----------------------------------------------------------------------===//
// Functions of numbers
//===----------------------------------------------------------------------===//

#define AMPCC_NATIVE_LANES_1(NAME, BUILTIN)                                                        \
  template <typename V> AMPCC_NATIVE_FUNCTION V lanes_##NAME(V x) {                                \
    return __builtin_elementwise_##BUILTIN(x);                                                     \
  }
AMPCC_NATIVE_LANES_1(sqrt, sqrt)
AMPCC_NATIVE_LANES_1(native_sqrt, sqrt)
AMPCC_NATIVE_LANES_1(fabs, abs)
AMPCC_NATIVE_LANES_1(floor, floor)
AMPCC_NATIVE_LANES_1(ceil, ceil)
AMPCC_NATIVE_LANES_1(trunc, trunc)
AMPCC_NATIVE_LANES_1(rint, rint)
#undef AMPCC_NATIVE_LANES_1

#define AMPCC_NATIVE_LANES_2(NAME, BUILTIN)                                                        \
  template <typename V> AMPCC_NATIVE_FUNCTION V lanes_##NAME(V x, V y) {                           \
    return __builtin_elementwise_##BUILTIN(x, y);                                                  \
  }
AMPCC_NATIVE_LANES_2(fmin, min)
AMPCC_NATIVE_LANES_2(fmax, max)
AMPCC_NATIVE_LANES_2(min, min)
AMPCC_NATIVE_LANES_2(max, max)
AMPCC_NATIVE_LANES_2(copysign, copysign)
#undef AMPCC_NATIVE_LANES_2

template <typename V> AMPCC_NATIVE_FUNCTION V lanes_rsqrt(V x) {
  return 1 / __builtin_elementwise_sqrt(x);
}
template <typename V> AMPCC_NATIVE_FUNCTION V lanes_fma(V x, V y, V z) {
  return __builtin_elementwise_fma(x, y, z);
}
template <typename V> AMPCC_NATIVE_FUNCTION V lanes_clamp(V x, V low, V high) {
  return SELECT(x < low, low, SELECT(x > high, high, x));
}

/// The bits of a vector as one of T, of the same size.
template <typename T, int N, typename V> AMPCC_NATIVE_FUNCTION lanes<T, N> lanes_bits(V x) {
  return (lanes<T, N>)x;
}
/// Vectors of floats of vectors of halves, as their bits, and back.
template <typename T, int N, typename V> AMPCC_NATIVE_FUNCTION lanes<T, N> lanes_HALF_VALUE(V x) {
  const lanes<ushort, N> bits = CONVERT<ushort, N>(x);
  lanes<float, N> result;
#ifdef AMPCC_NATIVE_LANES
  ampcc_native_half_values(&result, &bits, N);
#else
  for (int l = 0; l < N; ++l)
    result[l] = HALF_VALUE(bits[l]);
#endif
  return result;
}
template <typename T, int N, typename V> AMPCC_NATIVE_FUNCTION lanes<T, N> lanes_HALF_BITS(V x) {
  lanes<ushort, N> result;
#ifdef AMPCC_NATIVE_LANES
  ampcc_native_halves_of(&result, &x, N);
#else
  for (int l = 0; l < N; ++l)
    result[l] = HALF_BITS(x[l]);
#endif
  return CONVERT<T, N>(result);
}

/// A vector as an array of its N elements of type T.
template <typename T, int N> struct lanes_in_memory {
  T element[N];
  template <typename V> AMPCC_NATIVE_MEMBER explicit lanes_in_memory(V v) {
    __builtin_memcpy(element, &v, sizeof element);
  }
  AMPCC_NATIVE_MEMBER lanes_in_memory() {}
};

/// How many elements of some bytes a register of AVX-512 has, of a vector of N.
template <int N> constexpr int lanes_in_register(int bytes) {
  return 64 / bytes < N ? 64 / bytes : N;
}

/// Calls a function for each lane, in a loop that the compiler may vectorise, with functions for
/// vectors. Where ampcc compiles the text, the length of the vectors counts with AVX-512 only.
#define AMPCC_NATIVE_LANE_LOOP                                                                     \
  _Pragma("clang loop vectorize(assume_safety) unroll(disable)") _Pragma(                          \
      "clang loop vectorize_width(lanes_in_register<N>(sizeof(R)))") for (int l = 0; l < N; ++l)
template <typename R, int N, typename A, typename F>
AMPCC_NATIVE_FUNCTION lanes<R, N> lanes_apply(F function, lanes<A, N> a) {
  lanes_in_memory<R, N> result;
  const lanes_in_memory<A, N> x(a);
  AMPCC_NATIVE_LANE_LOOP
  result.element[l] = function(x.element[l]);
  lanes<R, N> v;
  __builtin_memcpy(&v, result.element, sizeof result.element);
  return v;
}
template <typename R, int N, typename A, typename B, typename F>
AMPCC_NATIVE_FUNCTION lanes<R, N> lanes_apply(F function, lanes<A, N> a, lanes<B, N> b) {
  lanes_in_memory<R, N> result;
  const lanes_in_memory<A, N> x(a);
  const lanes_in_memory<B, N> y(b);
  AMPCC_NATIVE_LANE_LOOP
  result.element[l] = function(x.element[l], y.element[l]);
  lanes<R, N> v;
  __builtin_memcpy(&v, result.element, sizeof result.element);
  return v;
}
template <typename R, int N, typename A, typename B, typename C, typename F>
AMPCC_NATIVE_FUNCTION lanes<R, N> lanes_apply(F function, lanes<A, N> a, lanes<B, N> b,
                                              lanes<C, N> c) {
  lanes_in_memory<R, N> result;
  const lanes_in_memory<A, N> x(a);
  const lanes_in_memory<B, N> y(b);
  const lanes_in_memory<C, N> z(c);
  AMPCC_NATIVE_LANE_LOOP
  result.element[l] = function(x.element[l], y.element[l], z.element[l]);
  lanes<R, N> v;
  __builtin_memcpy(&v, result.element, sizeof result.element);
  return v;
}
#undef AMPCC_NATIVE_LANE_LOOP
/// LANES_APPLY(name, (result type, lanes, argument types...), arguments...)
#define AMPCC_NATIVE_TYPES(...) __VA_ARGS__
#define LANES_APPLY(NAME, TYPES, ...)                                                              \
  lanes_apply<AMPCC_NATIVE_TYPES TYPES>(                                                           \
      [](auto... x) __attribute__((always_inline)) { return NAME(x...); }, __VA_ARGS__)

#endif

} // namespace ampcc_native

#endif
