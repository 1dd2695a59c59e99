// A number is no domain.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{a kernel cannot be launched over 'int'; the domain must be an extent or a tiled_extent}}
  parallel_for_each(128, [=](index<1> i) restrict(amp) { view[i] = 1; }); // expected-note {{write 'concurrency::extent<1>(...)' around the number of threads}}
}
