// Output in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cstdio>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{'printf' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'direct3d_printf' of <amp.h>; amp:1.3 allows it (--amp-version=1.3)}}
    printf("%f\n", view[i]);
  });
}
