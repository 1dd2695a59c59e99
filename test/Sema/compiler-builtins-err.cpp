// Built-in functions of the compiler and the processor, in functions that no kernel reaches and in templates.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <immintrin.h>

unsigned state() restrict(amp) { return _mm_getcsr(); }                // expected-error {{compiler built-in '_mm_getcsr' is not supported}}
int bits(int X) restrict(amp) { return __builtin_popcount(X); }        // expected-error {{compiler built-in '__builtin_popcount' is not supported}}
int inlined(int X) restrict(cpu, amp) { return _mm_popcnt_u32(X); }    // expected-error {{'_mm_popcnt_u32' is restrict(cpu)}} expected-note@*:* {{declared here}}
void atomic(int *X) restrict(amp) { __atomic_fetch_add(X, 1, 0); }     // expected-error {{an atomic operation of the compiler is not supported}}
template <class T> T never(T X) restrict(amp) {
  asm("nop");                          // expected-error {{inline assembly is not allowed}}
  return __builtin_ia32_crc32si(X, 1); // expected-error {{compiler built-in '__builtin_ia32_crc32si' is not supported}}
}

// Values that are known, and what only tells the compiler something.
int known(int X) restrict(amp) {
  __builtin_assume(X > 0);
  return __builtin_popcount(7) + __builtin_expect(X, 1);
}
template <int N> int ofArgument() restrict(amp) { return __builtin_popcount(N); }
int instance() restrict(amp) { return ofArgument<7>(); }
