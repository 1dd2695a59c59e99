// A reference is an address of the host's memory, which a device does not see; only the handle
// of an `array` leads to memory of a device (2.4.3.3). Capture by value, an `array_view` too.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int> v) {
  int n = 1;
  parallel_for_each(v.extent, [&, v](index<1> i) restrict(amp) { v[i] = n; });
  // expected-error@-1 {{a 'restrict(amp)' lambda cannot capture 'n' of type 'int' by reference; only an array can be; capture it by value}}
}
#else
void host(array_view<int> v) {
  int n = 1;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
}
#endif
