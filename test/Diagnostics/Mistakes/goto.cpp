// A jump.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    int n = 0;
  again:
    if (++n < 5)
      // expected-error@+1 {{goto is not allowed in a 'restrict(amp)' function}}
      goto again;
    view[i] = n;
  });
}
