// An `array` owns memory of a device, and a copy for each thread would copy all of it
// (2.4.3.3). Capture an `array` by reference, or an `array_view` of it by value.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array<int> &a) {
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { int n = a[i]; });
  // expected-error@-1 {{'a' of type 'array<int>' can only be captured by reference: '[=, &a]'}}
}
#else
void host(array<int> &a) {
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = 1; });
}
#endif
