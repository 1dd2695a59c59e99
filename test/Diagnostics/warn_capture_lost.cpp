// `mutable` lets a kernel change its copy of a variable; the host never sees the change. Change an
// element of an `array_view` of the variable.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
int sum(array_view<int> v) {
  int total = 0;
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { total += v[i]; });
  // expected-warning@-1 {{this changes the copy of 'total' that each thread of the kernel has, and nothing reads it}}
  // expected-note@-2 {{declare 'array_view<int> view(1, &total)' before the launch, and change 'view[0]' with 'atomic_fetch_add'}}
  return total;
}
#else
void scale(array_view<int> v) {
  int factor = 2;
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) {
    factor += i[0];
    v[i] *= factor;
  });
}
#endif
