// Everything is captured by reference.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  int n = 3;
  parallel_for_each(view.extent, [&](index<1> i) restrict(amp) {
    // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'view' of type 'array_view<int>' by reference; only an array can be; capture it by value: '[=]'}}
    view[i] = 1;
    // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'n' of type 'int' by reference; only an array can be; capture it by value: '[=]'}}
    view[i] += n;
  });
}
