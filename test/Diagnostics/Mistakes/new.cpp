// Memory on the heap.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{new is not allowed in a 'restrict(amp)' function}}
    float *p = new float[4];
    view[i] = p[0];
  });
}
