// The code of a kernel contains all functions that it calls (7), so the compiler needs their
// bodies. Define the function in the same translation unit, in a header as a rule; one that is
// neither inline nor static, another one may define.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
inline int twice(int x) restrict(amp);
// expected-note@-1 {{'twice' is declared here}}
// expected-warning@-2 {{inline function 'twice' is not defined}}
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = twice(v[i]); });
  // expected-note@-1 {{used here}}
  // expected-error@-2 {{body of 'twice' is needed: a kernel calls it, and it is not defined in this translation unit}}
}
#else
inline int twice(int x) restrict(amp) { return 2 * x; }
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = twice(v[i]); });
}
#endif
