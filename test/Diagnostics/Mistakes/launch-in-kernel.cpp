// A launch in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{'parallel_for_each' is restrict(cpu) and cannot be used in a restrict(amp) function}}
    parallel_for_each(view.extent, [=](index<1> j) restrict(amp) { view[j] = 1; });
  });
}
