// The clause is misspelt.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{unknown specifier 'resctrict'; did you mean 'restrict'?}}
int twice(int n) resctrict(amp, cpu) { return 2 * n; }
void kernel(array_view<int> view) {
  // expected-error@+1 {{unknown specifier 'restict'; did you mean 'restrict'?}}
  parallel_for_each(view.extent, [=](index<1> i) restict(amp) { view[i] = twice(i[0]); });
}
