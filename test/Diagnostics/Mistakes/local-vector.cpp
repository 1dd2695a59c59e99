// A vector in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <vector>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+2 {{type 'std::vector<float>' is not allowed in a 'restrict(amp)' function; a class or array cannot hold pointers}}
    // expected-note@+1 {{'std::vector<float>' holds 'float *'}}
    std::vector<float> numbers(4); // expected-note {{use an array whose size is a constant, as in 'float values[16]'}}
    view[i] = numbers[0];
  });
}
