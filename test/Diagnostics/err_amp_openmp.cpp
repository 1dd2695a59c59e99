// Use the atomic functions, barriers and fences of C++ AMP.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#ifndef FIXED
void count(concurrency::array_view<int> total) restrict(amp) {
#pragma omp critical // expected-error {{'#pragma omp critical' has no effect on the threads of a kernel; use an atomic function such as 'atomic_fetch_add'}}
  ++total[0];
}
#else
void count(concurrency::array_view<int> total) restrict(amp) {
  concurrency::atomic_fetch_inc(&total[0]);
}
#endif
