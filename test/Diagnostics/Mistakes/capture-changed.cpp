// A captured variable is changed.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  int count = 0;
  // expected-error@+1 {{cannot change 'count', of which each thread of a kernel has a copy}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = count++; }); // expected-note {{declare 'array_view<int> view(1, &count)' before the launch, and change 'view[0]' with 'atomic_fetch_add'}}
}
