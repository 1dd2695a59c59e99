// tile_static is misspelt.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    // expected-error@+1 {{unknown specifier 'tile_statc'; did you mean 'tile_static'?}}
    tile_statc float shared[16];
    shared[t.local[0]] = view[t];
    t.barrier.wait();
    view[t] = shared[15 - t.local[0]];
  });
}
