// All threads share the kernel object; results go into an `array` or `array_view`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
struct fill {
  void operator()(index<1>) restrict(amp) {}
  // expected-note@-1 {{'operator()' is declared here}}
};
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = 1; });
  // expected-error@-1 {{kernel lambda cannot be 'mutable'; a kernel cannot change what it captures}}
  parallel_for_each(v.extent, fill());
  // expected-error@-1 {{call operator of kernel 'fill' is not const; a kernel cannot change what it captures}}
}
#else
struct fill {
  void operator()(index<1>) const restrict(amp) {}
};
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  parallel_for_each(v.extent, fill());
}
#endif
