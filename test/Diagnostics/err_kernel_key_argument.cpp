// Pass the object as an argument of the function.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
int variable;
template <int *P> void run(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1 {{template argument '&variable' is not supported around a kernel; use types and integers}}
}
void host(array_view<int> v) { run<&variable>(v); }
#else
template <int N> void run(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
}
void host(array_view<int> v) { run<1>(v); }
#endif
