// `this` is an address of the host's memory, which a device does not see (2.4.3.3). Copy the
// members that the kernel uses into local variables.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
struct filter {
  int factor;
  void run(array_view<int> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= factor; });
    // expected-error@-1 {{a 'restrict(amp)' lambda cannot capture 'this'; copy the members it uses into local variables}}
  }
};
#else
struct filter {
  int factor;
  void run(array_view<int> v) {
    int factor = this->factor;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= factor; });
  }
};
#endif
