// Atomic addition of float.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{no matching function for call to 'atomic_fetch_add'}}
    atomic_fetch_add(&view[0], 1.0f);
  });
}
// expected-note@*:* {{candidate function not viable: no known conversion from 'float *' to 'int *' for 1st argument}}
// expected-note@*:* {{candidate function not viable: no known conversion from 'float *' to 'unsigned int *' for 1st argument}}
