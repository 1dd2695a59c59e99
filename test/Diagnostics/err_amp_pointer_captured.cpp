// The pointer is an address of the host's memory, which a device does not see (2.4.3.3). Wrap
// the memory in an `array_view`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(int *p) {
  parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) { p[i[0]] = 1; }); // expected-note {{declare 'array_view<int> view(n, p)' before the launch, where n is the number of elements, and capture 'view'}}
  // expected-error@-1 {{a 'restrict(amp)' lambda cannot capture 'p' of type 'int *'; memory is reached through array and array_view}}
}
#else
void host(int *p) {
  array_view<int> v(4, p);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
#endif
