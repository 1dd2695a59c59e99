// The specification's version 1 does not have what the function does, for example atomic
// operations on `float`, so programs that are to stay within it get an error (13.1.3). Choose
// the later version.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.2 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void add(float &sum, double &total, float x) restrict(amp) {
  atomic_fetch_add(&sum, x);
  // expected-error@-1 {{'atomic_fetch_add' with these arguments is not allowed in a 'restrict(amp)' function; amp:1.3 allows it (--amp-version=1.3)}}
  atomic_ref<double> element(total);
  // expected-error@-1 {{'atomic_ref' is not allowed in a 'restrict(amp)' function; amp:1.3 allows it (--amp-version=1.3)}}
  element += x;
}
int sum(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    v[t] = t.sub_group.reduce(v[t]);
    // expected-error@-1 {{'reduce' is not allowed in a 'restrict(amp)' function; amp:1.3 allows it (--amp-version=1.3)}}
  });
  return v[0];
}
#else
void add(float &sum, double &total, float x) restrict(amp:1.3) {
  atomic_fetch_add(&sum, x);
  atomic_ref<double> element(total);
  element += x;
}
int sum(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp:1.3) {
    v[t] = t.sub_group.reduce(v[t]);
  });
  return v[0];
}
#endif
