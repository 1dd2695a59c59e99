// A reference that is bound to itself has no object.
// RUN: %ampcc -fsyntax-only -Wno-uninitialized -Xclang -verify %s

#include <amp.h>

int bound() restrict(amp) {
  int &r = r; // expected-error {{a reference that is bound by way of itself is not supported in 'restrict(amp)' code}}
  return r;
}
void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = bound(); });
}
