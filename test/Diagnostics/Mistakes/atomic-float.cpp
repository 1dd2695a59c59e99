// Atomic addition of float.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{no matching function for call to 'atomic_fetch_add'}}
    atomic_fetch_add(&view[0], 1.0f); // expected-note {{call it as 'atomic_fetch_add(int *, int)' or 'atomic_fetch_add(unsigned int *, unsigned int)'; a float is changed by a loop of 'atomic_compare_exchange' on its bits; for another type, let each thread write to its own element, and combine the elements after the launch}}
  });
}
