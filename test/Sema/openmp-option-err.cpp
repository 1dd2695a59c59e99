// With -fopenmp the directives are statements of the host, and the host's warnings know them.
// RUN: %ampcc -std=c++17 -Wall -Wextra -fsyntax-only -fopenmp -Xclang -verify %s
#include <amp.h>
void kernel(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
#pragma omp critical // expected-error {{this kind of statement is not supported in 'restrict(amp)' code}}
    ++v[i];
  });
}
int host(int *p, int count) {
  int sum = 0, threads = 4;
#pragma omp parallel for num_threads(threads) reduction(+ : sum)
  for (int i = 0; i < count; ++i)
    sum += p[i];
  return sum;
}
