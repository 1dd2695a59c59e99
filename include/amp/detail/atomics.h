//===- atomics.h - atomic operations in kernels (spec 6) ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs call these functions of concurrency in kernels, for elements of arrays and views and for
// tile_static variables. The functions exist in kernels only, so only ampcc's frontend sees them.
// Each is a built-in of OpenCL C, or calls one (builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ATOMICS_H
#define AMP_DETAIL_ATOMICS_H

#include "builtins.h"

#ifdef __AMPCC__

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

} // namespace Concurrency

#endif

#endif
