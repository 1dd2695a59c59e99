// Mathematics of the standard library.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cmath>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+2 {{'sqrt' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::fast_math::sqrt' or 'precise_math::sqrt' of <amp_math.h>}}
    // expected-error@+1 {{'sinf' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::fast_math::sinf' or 'precise_math::sinf' of <amp_math.h>}}
    view[i] = std::sqrt(view[i]) + sinf(view[i]);
  });
}
