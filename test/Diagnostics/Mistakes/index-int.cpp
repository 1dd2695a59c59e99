// A number is no index.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{kernel lambda cannot be called with an index of type 'index<1>', which a domain of type 'extent<1>' gives; it takes 'int'}}
  parallel_for_each(view.extent, [=](int i) restrict(amp) { view[i] = 1; });
}
