// A stream in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <iostream>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{global variable 'cout' cannot be used in a 'restrict(amp)' function}}
    std::cout << view[i]; // expected-note {{use 'direct3d_printf' of <amp.h>}}
  });
}
