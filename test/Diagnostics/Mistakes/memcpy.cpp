// memcpy in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cstring>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    float copy;
    // expected-error@+1 {{'memcpy' is restrict(cpu) and cannot be used in a restrict(amp) function; use a loop over the elements}}
    memcpy(&copy, &view[i], sizeof copy);
  });
}
