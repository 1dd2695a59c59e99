// More tile_static memory than a tile has.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    // expected-error@+1 {{kernel uses 80000 bytes of tile_static memory; a tile has 32768}}
    tile_static float shared[20000];
    shared[t.local[0]] = view[t];
    t.barrier.wait();
    view[t] = shared[15 - t.local[0]];
  });
}
