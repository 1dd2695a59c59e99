// A vector is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <vector>
using namespace concurrency;

void kernel(std::vector<int> numbers, int n) {
  // expected-error@+2 {{a 'restrict(amp)' lambda cannot capture 'numbers' of type 'std::vector<int>'; a class or array cannot hold pointers}}
  // expected-note@+1 {{'std::vector<int>' holds 'int *'}}
  parallel_for_each(extent<1>(n), [=](index<1> i) restrict(amp) { numbers[i[0]] = 1; }); // expected-note {{declare 'array_view<int> view(numbers)' before the launch, and capture 'view'}}
}
