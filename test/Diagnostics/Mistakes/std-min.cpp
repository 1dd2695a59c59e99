// std::min and std::max.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <algorithm>
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+2 {{'min' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::fast_math::fmin' of <amp_math.h>}}
    // expected-error@+1 {{'max' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::direct3d::imax' of <amp.h>}}
    view[i] = std::min(view[i], 3.0f) + std::max(1, 2);
  });
}
