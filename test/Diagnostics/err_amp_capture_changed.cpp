// Each thread of a kernel has its own copy of what the kernel captures by value, and the copy
// ends with the thread (2.4.3.3). Change an element of an `array_view` of the variable, with an
// atomic function if several threads change it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
int sum(array_view<int> v) {
  int total = 0;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { total += v[i]; });
  // expected-error@-1 {{cannot change 'total', of which each thread of a kernel has a copy}}
  // expected-note@-2 {{declare 'array_view<int> view(1, &total)' before the launch, and change 'view[0]' with 'atomic_fetch_add'}}
  return total;
}
#else
int sum(array_view<int> v) {
  int total = 0;
  array_view<int> view(1, &total);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { atomic_fetch_add(&view[0], v[i]); });
  view.synchronize();
  return total;
}
#endif
