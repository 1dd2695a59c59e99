// Atomic addition of float, which version 1 does not have, and of short, which no version has.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -DLATER -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

#ifndef LATER
void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{'atomic_fetch_add' with these arguments is not allowed in a 'restrict(amp)' function; amp:1.3 allows it (--amp-version=1.3)}}
    atomic_fetch_add(&view[0], 1.0f);
  });
}
#else
void kernel(array_view<short> view, array_view<float> floats) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    atomic_fetch_add(&floats[0], 1.0f);
    // expected-error@+1 {{no matching function for call to 'atomic_fetch_add'}}
    atomic_fetch_add(&view[0], 1); // expected-note {{call it as 'atomic_fetch_add(int *, int)' or 'atomic_fetch_add(unsigned int *, unsigned int)'; amp:1.3 also has 64-bit integers, and float and double where they have the operation; for another type, let each thread write to its own element, and combine the elements after the launch}}
  });
}
#endif
