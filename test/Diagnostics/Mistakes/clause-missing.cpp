// A kernel without a clause.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{kernel lambda is not 'restrict(amp)'}}
  parallel_for_each(view.extent, [=](index<1> i) { view[i] = 1; });
}
