//===- atomics.h - atomic operations in kernels (spec 6) ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs call these functions of concurrency in kernels, for elements of arrays and views and for
// tile_static variables. The functions exist in kernels only, so only ampcc's frontend sees them.
// Each is a built-in, or calls one (builtins.h); the compiler defines those that OpenCL C lacks
// (lib/OpenCL/AtomicFunctions.h). A further operation also needs its row in CoreBuiltins.def, or a
// body here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ATOMICS_H
#define AMP_DETAIL_ATOMICS_H

#include "builtins.h"

#ifdef __AMPCC__

#include <type_traits>

namespace Concurrency {

/// Stores a value, and returns what was there. These functions work on elements of arrays and views
/// and on tile_static variables, each in one indivisible step. They order no other accesses (spec
/// 8.1.2); within a tile a barrier does, or a fence in both threads.
///
/// Cost: threads that change one element at the same time wait for each other; in tile_static
/// memory it is quicker.
///
/// Example:
///   atomic_fetch_add(&histogram[bin], 1);
int atomic_exchange(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_xchg");
unsigned int atomic_exchange(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_xchg");
float atomic_exchange(float *dest, float value) AMPCC_AMP AMPCC_BUILTIN("atomic_xchg");

/// Stores `value` if `*dest` equals `*expected`, and returns whether it did; if not, `*expected`
/// receives what was there. The specification also lets it fail without a reason, so portable code
/// calls it in a loop; here it does not.
///
/// Example:
///   // Adds x to a float; the view `bits` has its bits as an int.
///   int seen = bits[0], wanted;
///   do {
///     float sum = *reinterpret_cast<float *>(&seen) + x;
///     wanted = *reinterpret_cast<int *>(&sum);
///   } while (!atomic_compare_exchange(&bits[0], &seen, wanted));
inline bool atomic_compare_exchange(int *dest, int *expected, int value) AMPCC_AMP {
  int wanted = *expected;
  int found = ampcc_detail::atomic_cmpxchg(dest, wanted, value);
  if (found == wanted)
    return true;
  *expected = found;
  return false;
}
inline bool atomic_compare_exchange(unsigned int *dest, unsigned int *expected,
                                    unsigned int value) AMPCC_AMP {
  unsigned int wanted = *expected;
  unsigned int found = ampcc_detail::atomic_cmpxchg(dest, wanted, value);
  if (found == wanted)
    return true;
  *expected = found;
  return false;
}

/// Adds `value` to `*dest`. Returns the value before.
int atomic_fetch_add(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_add");
unsigned int atomic_fetch_add(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_add");
/// Subtracts `value` from `*dest`. Returns the value before.
int atomic_fetch_sub(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_sub");
unsigned int atomic_fetch_sub(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_sub");
/// Makes `*dest` the larger of itself and `value`. Returns the value before.
int atomic_fetch_max(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_max");
unsigned int atomic_fetch_max(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_max");
/// Makes `*dest` the smaller of itself and `value`. Returns the value before.
int atomic_fetch_min(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_min");
unsigned int atomic_fetch_min(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_min");
/// Clears the bits that are 0 in `value`. Returns what was there before.
int atomic_fetch_and(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_and");
unsigned int atomic_fetch_and(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_and");
/// Sets the bits that are 1 in `value`. Returns what was there before.
int atomic_fetch_or(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_or");
unsigned int atomic_fetch_or(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_or");
/// Inverts the bits that are 1 in `value`. Returns what was there before.
int atomic_fetch_xor(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_xor");
unsigned int atomic_fetch_xor(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_xor");
/// Adds one. Returns the value before.
int atomic_fetch_inc(int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_inc");
unsigned int atomic_fetch_inc(unsigned int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_inc");
/// Subtracts one. Returns the value before.
int atomic_fetch_dec(int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_dec");
unsigned int atomic_fetch_dec(unsigned int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_dec");

namespace ampcc_detail {

template <typename T>
struct is_integer_of_64_bits
    : std::integral_constant<bool, std::is_integral<T>::value && sizeof(T) == 8> {};

/// For template parameters: the function takes part only for a number that atomic operations of
/// version 1.3 change, an integer of 64 bits, or also float and double.
template <typename T>
using if_wide_integer = typename std::enable_if<is_integer_of_64_bits<T>::value, int>::type;
template <typename T>
using if_number =
    typename std::enable_if<is_integer_of_64_bits<T>::value || std::is_same<T, float>::value ||
                                std::is_same<T, double>::value,
                            int>::type;
template <typename T>
using if_floating =
    typename std::enable_if<std::is_same<T, float>::value || std::is_same<T, double>::value,
                            int>::type;
template <typename T>
using if_number_but_float =
    typename std::enable_if<is_integer_of_64_bits<T>::value || std::is_same<T, double>::value,
                            int>::type;

/// T, as a parameter from which T is not deduced.
template <typename T> struct argument_type {
  typedef T type;
};
template <typename T> using argument = typename argument_type<T>::type;

/// The integer that has the bits of T.
template <typename T> using bits = typename std::conditional<sizeof(T) == 8, long, int>::type;
template <typename T> bits<T> bits_of(T value) AMPCC_AMP_1_3 {
  return *reinterpret_cast<bits<T> *>(&value);
}
template <typename T> T from_bits(bits<T> value) AMPCC_AMP_1_3 {
  return *reinterpret_cast<T *>(&value);
}

} // namespace ampcc_detail

/// `atomic_exchange` for 64-bit integers and `double`. This function, and those below it, are for
/// version 1.3 and later of the language, ampcc's own (--amp-version=1.3). Those on 64 bits need a
/// device with `supports_64bit_atomics`.
template <typename T, ampcc_detail::if_number_but_float<T> = 0>
T atomic_exchange(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_xchg");

/// `atomic_compare_exchange` for 64-bit integers, `float` and `double`. Floating-point numbers are
/// compared by their bits, so that -0 differs from 0, and NaN equals the same NaN.
template <typename T, ampcc_detail::if_number<T> = 0>
inline bool atomic_compare_exchange(T *dest, T *expected,
                                    ampcc_detail::argument<T> value) AMPCC_AMP_1_3 {
  using ampcc_detail::bits;
  const bits<T> wanted = ampcc_detail::bits_of(*expected);
  const bits<T> found = ampcc_detail::atomic_cmpxchg(reinterpret_cast<bits<T> *>(dest), wanted,
                                                     ampcc_detail::bits_of<T>(value));
  if (found == wanted)
    return true;
  *expected = ampcc_detail::from_bits<T>(found);
  return false;
}

/// Adds `value` to `*dest`. Returns the value before. Sums of floating-point numbers are rounded
/// one by one, so that their last digits depend on the order of the threads.
///
/// Cost: for `float` and `double` in arrays and views an instruction on NVIDIA's GPUs (`double`
/// from compute capability 6.0 on). Elsewhere a loop of `atomic_compare_exchange`, except in
/// tile_static memory of the native accelerator.
///
/// Example:
///   atomic_fetch_add(&sums[bin], x);
template <typename T, ampcc_detail::if_number<T> = 0>
T atomic_fetch_add(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_add");
/// Subtracts `value` from `*dest`. Returns the value before.
template <typename T, ampcc_detail::if_wide_integer<T> = 0>
T atomic_fetch_sub(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_sub");
template <typename T, ampcc_detail::if_floating<T> = 0>
inline T atomic_fetch_sub(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3 {
  return atomic_fetch_add(dest, -value);
}
/// Makes `*dest` the larger of itself and `value`. Returns the value before. NaN as a `value`
/// changes nothing, NaN in `*dest` is replaced by any value, and +0 is larger than -0, so that the
/// result does not depend on the order of the threads.
template <typename T, ampcc_detail::if_number<T> = 0>
T atomic_fetch_max(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_max");
/// Makes `*dest` the smaller of itself and `value`, with the same rules. Returns the value before.
template <typename T, ampcc_detail::if_number<T> = 0>
T atomic_fetch_min(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_min");
/// Clears the bits that are 0 in `value`. Returns what was there before. T has 64 bits.
template <typename T, ampcc_detail::if_wide_integer<T> = 0>
T atomic_fetch_and(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_and");
/// Sets the bits that are 1 in `value`. Returns what was there before. T has 64 bits.
template <typename T, ampcc_detail::if_wide_integer<T> = 0>
T atomic_fetch_or(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_or");
/// Inverts the bits that are 1 in `value`. Returns what was there before. T has 64 bits.
template <typename T, ampcc_detail::if_wide_integer<T> = 0>
T atomic_fetch_xor(T *dest, ampcc_detail::argument<T> value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_xor");
/// Adds one. Returns the value before. T has 64 bits.
template <typename T, ampcc_detail::if_wide_integer<T> = 0>
T atomic_fetch_inc(T *dest) AMPCC_AMP_1_3 AMPCC_BUILTIN("atomic_inc");
/// Subtracts one. Returns the value before. T has 64 bits.
template <typename T, ampcc_detail::if_wide_integer<T> = 0>
T atomic_fetch_dec(T *dest) AMPCC_AMP_1_3 AMPCC_BUILTIN("atomic_dec");

} // namespace Concurrency

#endif

#endif
