// An array is captured by value.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array<int> &data) {
  // expected-error@+1 {{'data' of type 'array<int>' can only be captured by reference: '[=, &data]'}}
  parallel_for_each(data.extent, [=](index<1> i) restrict(amp) { data[i] = 1; });
}
