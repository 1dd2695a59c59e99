// A kernel runs on the accelerator, for which only code with the restriction `amp` is compiled
// (7). Give its call operator the clause `restrict(amp)`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
struct fill {
  void operator()(index<1>) const {}
  // expected-note@-1 {{'operator()' is declared here}}
};
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; });
  // expected-error@-1 {{kernel lambda is not 'restrict(amp)'}}
  parallel_for_each(v.extent, fill());
  // expected-error@-1 {{call operator of kernel 'fill' is not 'restrict(amp)'}}
}
#else
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
#endif
