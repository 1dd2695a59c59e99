// Name the type of the template parameter.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
template <auto N> void run(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
  // expected-error@-1 {{several kernels come from this place and cannot be told apart: neither the template arguments around it nor the type of the kernel differ}}
}
void host(array_view<int> v) {
  run<1>(v);
  run<1u>(v);
}
#else
template <class T, T N> void run(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
}
void host(array_view<int> v) {
  run<int, 1>(v);
  run<unsigned, 1>(v);
}
#endif
