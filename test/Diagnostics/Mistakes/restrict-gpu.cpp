// A restriction that does not exist.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+2 {{unknown restriction 'gpu'}}
  // expected-note@+1 {{the restrictions are 'amp', for kernels and what they call, and 'cpu'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(gpu) { view[i] = 1; });
}
