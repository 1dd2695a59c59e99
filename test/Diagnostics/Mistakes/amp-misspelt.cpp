// The restriction is misspelt.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{unknown restriction 'apm'; did you mean 'amp'?}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(apm) { view[i] = 1; });
}
