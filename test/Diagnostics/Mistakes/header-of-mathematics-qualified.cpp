// The same with the whole name.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{'precise_math' is declared in <amp_math.h>, which is not included}}
    view[i] = concurrency::precise_math::exp(view[i]);
  });
}
