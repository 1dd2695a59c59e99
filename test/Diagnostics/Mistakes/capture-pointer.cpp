// A pointer is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(int *numbers, int n) {
  // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'numbers' of type 'int *'; memory is reached through array and array_view}}
  parallel_for_each(extent<1>(n), [=](index<1> i) restrict(amp) { numbers[i[0]] = 1; }); // expected-note {{declare 'array_view<int> view(n, numbers)' before the launch, where n is the number of elements, and capture 'view'}}
}
