// Threads that read an element, change the value and write it back overwrite each other's results. Use
// an atomic function, or give each thread an element and combine them afterwards. In version 1 the
// atomic functions are for int and unsigned int; from amp:1.3 on they are for 64-bit integers, float
// and double, too (docs/how-to/add-floats.md).
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<const int> from, array_view<int> sum) {
#ifndef FIXED
  parallel_for_each(from.extent, [=](index<1> i) restrict(amp) { sum[0] += from[i]; });
  // expected-warning@-1 {{race: several threads of the launch update the same element of 'sum' at the same time; use an atomic function, or give each thread an element of its own}}
#else
  parallel_for_each(from.extent, [=](index<1> i) restrict(amp) { atomic_fetch_add(&sum[0], from[i]); });
#endif
}
