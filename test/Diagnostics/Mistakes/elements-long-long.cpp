// Elements of long long.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<long long> view) {
  // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'view' of type 'array_view<long long>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 1; }); // expected-note {{use 'long'}}
}
