// An index without its rank.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{use of class template 'index' requires template arguments; argument deduction not allowed in lambda parameter}}
  parallel_for_each(view.extent, [=](index i) restrict(amp) { view[i] = 1; });
}
