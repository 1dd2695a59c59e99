// A race in tile_static memory.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static float shared[16];
    // expected-note@+1 {{the other thread writes it here}}
    shared[t.local[0]] = view[t];
    // expected-warning@+1 {{race: reads an element of tile_static 'shared' that another thread of the tile writes, without a barrier in between}}
    view[t] = shared[15 - t.local[0]];
  });
}
