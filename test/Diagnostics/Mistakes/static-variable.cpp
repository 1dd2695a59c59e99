// A static variable.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{local variable of a 'restrict(amp)' function cannot be 'static'}}
    static int calls = 1;
    view[i] = calls;
  });
}
