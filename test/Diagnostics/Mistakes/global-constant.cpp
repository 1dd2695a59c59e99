// A constant that is no integer.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-note@+1 {{declared here with type 'const float'; only integral constants known at compile time can be used, other values are captured or passed}}
const float pi = 3.14159f; // expected-note {{declare it constexpr}}
void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{global variable 'pi' cannot be used in a 'restrict(amp)' function}}
    view[i] = pi;
  });
}
