// A captured variable is changed.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  int count = 0;
  // expected-error@+1 {{cannot assign to a variable captured by copy in a non-mutable lambda}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = count++; });
}
