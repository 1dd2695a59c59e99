// A local variable of two bytes.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{type 'short' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
    short k = 2; // expected-note {{use 'int'}}
    view[i] = k;
  });
}
