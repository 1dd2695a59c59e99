// An exception in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <stdexcept>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    if (view[i] < 0)
      // expected-error@+1 {{cannot use 'throw' in a restrict(amp) function}}
      throw std::runtime_error("negative");
    view[i] = 1;
  });
}
