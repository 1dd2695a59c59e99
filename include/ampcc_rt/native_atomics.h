//===- native_atomics.h - atomic operations in the native C++ of kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of native_kernel.h, which includes this file. The names are those of KIR
// (ampcc/KIR/CoreBuiltins.def), for int, uint, long, ulong, float and double. One thread of the
// system runs a tile, so the functions tile_atomic_* for the memory of a tile need no atomic
// instructions. All operations are relaxed: they order no other accesses. A new atomic operation of
// KIR needs a function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_NATIVE_ATOMICS_H
#define AMPCC_RT_NATIVE_ATOMICS_H

namespace ampcc_native {

/// T, as a parameter from which T is not deduced.
template <typename T> struct same_type {
  typedef T type;
};
template <typename T> using same = typename same_type<T>::type;

enum { CLK_LOCAL_MEM_FENCE = 1, CLK_GLOBAL_MEM_FENCE = 2 };
/// Does nothing for the memory of a tile alone, because one thread runs the tile.
AMPCC_NATIVE_FUNCTION void mem_fence(int flags) {
  if (flags & CLK_GLOBAL_MEM_FENCE)
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

template <typename T> AMPCC_NATIVE_FUNCTION T atomic_load(const T *source) {
  T value;
  __atomic_load(source, &value, __ATOMIC_RELAXED);
  return value;
}
template <typename T> AMPCC_NATIVE_FUNCTION void atomic_store(T *target, same<T> value) {
  __atomic_store(target, &value, __ATOMIC_RELAXED);
}
template <typename T> AMPCC_NATIVE_FUNCTION T tile_atomic_load(const T *source) {
  return *static_cast<const volatile T *>(source);
}
template <typename T> AMPCC_NATIVE_FUNCTION void tile_atomic_store(T *target, same<T> value) {
  *target = value;
}

template <typename T>
AMPCC_NATIVE_FUNCTION T atomic_cmpxchg(T *target, same<T> expected, same<T> value) {
  __atomic_compare_exchange_n(target, &expected, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  return expected;
}
template <typename T>
AMPCC_NATIVE_FUNCTION T tile_atomic_cmpxchg(T *target, same<T> expected, same<T> value) {
  const T old = *target;
  if (old == expected)
    *target = value;
  return old;
}
template <typename T> AMPCC_NATIVE_FUNCTION T atomic_xchg(T *target, same<T> value) {
  T old;
  __atomic_exchange(target, &value, &old, __ATOMIC_RELAXED);
  return old;
}
template <typename T> AMPCC_NATIVE_FUNCTION T tile_atomic_xchg(T *target, same<T> value) {
  const T old = *target;
  *target = value;
  return old;
}

#define AMPCC_NATIVE_FETCH(NAME, FETCH, OPERATOR)                                                  \
  template <typename T> AMPCC_NATIVE_FUNCTION T atomic_##NAME(T *target, same<T> value) {          \
    return __atomic_fetch_##FETCH(target, value, __ATOMIC_RELAXED);                                \
  }                                                                                                \
  template <typename T> AMPCC_NATIVE_FUNCTION T tile_atomic_##NAME(T *target, same<T> value) {     \
    const T old = *target;                                                                         \
    *target = old OPERATOR value;                                                                  \
    return old;                                                                                    \
  }
AMPCC_NATIVE_FETCH(and, and, &)
AMPCC_NATIVE_FETCH(or, or, |)
AMPCC_NATIVE_FETCH(xor, xor, ^)
#undef AMPCC_NATIVE_FETCH

// Sums of integers wrap around.
#define AMPCC_NATIVE_SUM(NAME, FETCH, OPERATOR, TYPE, SUM)                                         \
  AMPCC_NATIVE_FUNCTION TYPE atomic_##NAME(TYPE *target, TYPE value) {                             \
    return __atomic_fetch_##FETCH(target, value, __ATOMIC_RELAXED);                                \
  }                                                                                                \
  AMPCC_NATIVE_FUNCTION TYPE tile_atomic_##NAME(TYPE *target, TYPE value) {                        \
    const TYPE old = *target;                                                                      \
    *target = TYPE(SUM(old) OPERATOR SUM(value));                                                  \
    return old;                                                                                    \
  }
#define AMPCC_NATIVE_SUMS(TYPE, SUM)                                                               \
  AMPCC_NATIVE_SUM(add, add, +, TYPE, SUM)                                                         \
  AMPCC_NATIVE_SUM(sub, sub, -, TYPE, SUM)
AMPCC_NATIVE_SUMS(int, uint)
AMPCC_NATIVE_SUMS(uint, uint)
AMPCC_NATIVE_SUMS(long, ulong)
AMPCC_NATIVE_SUMS(ulong, ulong)
#undef AMPCC_NATIVE_SUMS
#undef AMPCC_NATIVE_SUM
template <typename T> AMPCC_NATIVE_FUNCTION T atomic_inc(T *target) {
  return atomic_add(target, T(1));
}
template <typename T> AMPCC_NATIVE_FUNCTION T atomic_dec(T *target) {
  return atomic_sub(target, T(1));
}
template <typename T> AMPCC_NATIVE_FUNCTION T tile_atomic_inc(T *target) {
  return tile_atomic_add(target, T(1));
}
template <typename T> AMPCC_NATIVE_FUNCTION T tile_atomic_dec(T *target) {
  return tile_atomic_sub(target, T(1));
}

/// Adds to an element of a buffer that the launch uses for nothing else (the pass exclusive-sums).
/// `exclusive` is native_span::exclusive (abi.h): not 0 if no other call uses the buffer meanwhile.
template <typename T> AMPCC_NATIVE_FUNCTION void ADD_SUM(T *target, same<T> value, int exclusive) {
  if (exclusive)
    tile_atomic_add(target, value);
  else
    atomic_add(target, value);
}

/// Stores value and returns true if *target has the bits of `seen`. Else sets `seen` to *target and
/// returns false. It may also return false if the bits are equal, so callers repeat it. Bits are
/// compared, because NaN differs from itself.
template <typename T> AMPCC_NATIVE_FUNCTION bool replace_if_seen(T *target, T &seen, T value) {
  return __atomic_compare_exchange(target, &seen, &value, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

#define AMPCC_NATIVE_SUM(TYPE)                                                                     \
  AMPCC_NATIVE_FUNCTION TYPE atomic_add(TYPE *target, TYPE value) {                                \
    TYPE old = atomic_load(target);                                                                \
    while (!replace_if_seen(target, old, old + value))                                             \
      ;                                                                                            \
    return old;                                                                                    \
  }                                                                                                \
  AMPCC_NATIVE_FUNCTION TYPE tile_atomic_add(TYPE *target, TYPE value) {                           \
    const TYPE old = *target;                                                                      \
    *target = old + value;                                                                         \
    return old;                                                                                    \
  }
AMPCC_NATIVE_SUM(float)
AMPCC_NATIVE_SUM(double)
#undef AMPCC_NATIVE_SUM

/// Whether atomic_min stores `value` where `old` is: NaN is replaced, and -0 is less than +0.
template <typename T> AMPCC_NATIVE_FUNCTION bool is_new_min(T value, T old) { return value < old; }
template <typename T> AMPCC_NATIVE_FUNCTION bool is_new_max(T value, T old) { return value > old; }
#define AMPCC_NATIVE_NEW(TYPE, SIGN)                                                               \
  AMPCC_NATIVE_FUNCTION bool is_new_min(TYPE value, TYPE old) {                                    \
    return value < old || old != old || (value == old && SIGN(value) && !SIGN(old));               \
  }                                                                                                \
  AMPCC_NATIVE_FUNCTION bool is_new_max(TYPE value, TYPE old) {                                    \
    return value > old || old != old || (value == old && SIGN(old) && !SIGN(value));               \
  }
AMPCC_NATIVE_NEW(float, __builtin_signbitf)
AMPCC_NATIVE_NEW(double, __builtin_signbit)
#undef AMPCC_NATIVE_NEW

#define AMPCC_NATIVE_SELECT(NAME)                                                                  \
  template <typename T> AMPCC_NATIVE_FUNCTION T atomic_##NAME(T *target, same<T> value) {          \
    T old = atomic_load(target);                                                                   \
    while (is_new_##NAME(value, old) && !replace_if_seen(target, old, value))                      \
      ;                                                                                            \
    return old;                                                                                    \
  }                                                                                                \
  template <typename T> AMPCC_NATIVE_FUNCTION T tile_atomic_##NAME(T *target, same<T> value) {     \
    const T old = *target;                                                                         \
    if (is_new_##NAME(value, old))                                                                 \
      *target = value;                                                                             \
    return old;                                                                                    \
  }
AMPCC_NATIVE_SELECT(min)
AMPCC_NATIVE_SELECT(max)
#undef AMPCC_NATIVE_SELECT

} // namespace ampcc_native

#endif
