// The kernel takes an index of another rank.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int, 2> view) {
  // expected-error@+1 {{kernel lambda cannot be called with an index of type 'index<2>', which a domain of type 'extent<2>' gives; it takes 'index<1>'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 1; });
}
