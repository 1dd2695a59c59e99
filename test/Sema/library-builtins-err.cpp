// Built-in functions whose code is in the library's headers: without the header, and with types that
// no function of the library has.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>

float gamma(float x) restrict(amp) { return __builtin_tgammaf(x); } // expected-error {{compiler built-in '__builtin_tgammaf' is not supported in 'restrict(amp)' code; include <amp_math.h>}}
bool mixed(unsigned long a, long b, long *r) restrict(amp) {
  return __builtin_add_overflow(a, b, r); // expected-error {{compiler built-in '__builtin_add_overflow' is not supported in 'restrict(amp)' code}}
}
bool wide(int a, long b, long *r) restrict(amp) { return __builtin_mul_overflow(a, b, r); }
