// std::abs.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cstdlib>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{'abs' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::direct3d::abs' of <amp.h>}}
    view[i] = std::abs(i[0]);
  });
}
