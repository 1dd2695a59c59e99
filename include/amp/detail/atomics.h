//===- atomics.h - atomic operations (spec 6) -----------------------------===//
//
// They exist only on the device and order nothing but themselves (spec 8.1.2).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ATOMICS_H
#define AMP_DETAIL_ATOMICS_H

#include "builtins.h"

#ifdef __AMPCC__

namespace Concurrency {

int atomic_exchange(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_xchg");
unsigned int atomic_exchange(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_xchg");
float atomic_exchange(float *dest, float value) AMPCC_AMP AMPCC_BUILTIN("atomic_xchg");

/// Stores `value` if `*dest` equals `*expected`; `*expected` receives what was there.
inline bool atomic_compare_exchange(int *dest, int *expected, int value) AMPCC_AMP {
  int wanted = *expected;
  int found = detail::atomic_cmpxchg(dest, wanted, value);
  *expected = found;
  return found == wanted;
}
inline bool atomic_compare_exchange(unsigned int *dest, unsigned int *expected,
                                    unsigned int value) AMPCC_AMP {
  unsigned int wanted = *expected;
  unsigned int found = detail::atomic_cmpxchg(dest, wanted, value);
  *expected = found;
  return found == wanted;
}

// Each returns the value before the operation.
int atomic_fetch_add(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_add");
unsigned int atomic_fetch_add(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_add");
int atomic_fetch_sub(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_sub");
unsigned int atomic_fetch_sub(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_sub");
int atomic_fetch_max(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_max");
unsigned int atomic_fetch_max(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_max");
int atomic_fetch_min(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_min");
unsigned int atomic_fetch_min(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_min");
int atomic_fetch_and(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_and");
unsigned int atomic_fetch_and(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_and");
int atomic_fetch_or(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_or");
unsigned int atomic_fetch_or(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_or");
int atomic_fetch_xor(int *dest, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_xor");
unsigned int atomic_fetch_xor(unsigned int *dest, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_xor");
int atomic_fetch_inc(int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_inc");
unsigned int atomic_fetch_inc(unsigned int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_inc");
int atomic_fetch_dec(int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_dec");
unsigned int atomic_fetch_dec(unsigned int *dest) AMPCC_AMP AMPCC_BUILTIN("atomic_dec");

} // namespace Concurrency

#endif

#endif
