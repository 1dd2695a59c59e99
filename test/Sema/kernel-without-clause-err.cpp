// A construct without a lowering in a kernel without a clause: the error is at the construct, also
// in a function that the library calls for the kernel.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Wno-uninitialized -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

int bound() {
  int &r = r; // expected-note {{in 'bound': a reference that is bound by way of itself is not supported in amp code}}
  return r;
}
void launch(const array_view<int> &v) {
  parallel_for_each(v.extent, [=](index<1> i) {
    int &own = own; // expected-error {{a reference that is bound by way of itself is not supported in 'restrict(amp)' code}}
    v[i] = own;
  });
  parallel_for_each(v.extent, [=](index<1> i) {
    v[i] = bound(); // expected-error {{'bound' cannot be called in a 'restrict(amp)' function}}
  });
}
