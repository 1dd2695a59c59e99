// The clause has no end.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{expected ',' or ')' in the restriction clause}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp { view[i] = 1; });
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 1; });
}
