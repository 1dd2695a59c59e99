// A clause before the lambda.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
  parallel_for_each(view.extent, restrict(amp) [=](index<1> i) { view[i] = 1; });
}
