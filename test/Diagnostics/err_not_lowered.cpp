// C++ AMP allows the construct, ampcc does not translate it yet; write it another way.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = __builtin_popcount(i[0]); });
  // expected-error@-1 {{compiler built-in '__builtin_popcount' is not supported in 'restrict(amp)' code}}
}
#else
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int bits = 0;
    for (int n = i[0]; n; n &= n - 1)
      ++bits;
    v[i] = bits;
  });
}
#endif
