// The same with another operator.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<const float, 2> view) {
  // expected-error@+1 {{cannot change an element of 'array_view<const float>', which only reads; use 'array_view<float>' to write}}
  parallel_for_each(view.extent, [=](index<2> i) restrict(amp) { view(i) += 1; });
}
