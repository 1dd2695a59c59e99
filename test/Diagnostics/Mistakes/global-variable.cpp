// A global variable.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-note@+1 {{declared here with type 'int'; only integral constants known at compile time can be used, other values are captured or passed}}
static int counter;
void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{global variable 'counter' cannot be used in a 'restrict(amp)' function}}
    view[i] = counter; // expected-note {{copy it into a local variable before the launch, and capture that}}
  });
}
