// tile_static with an initializer.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    // expected-error@+1 {{a tile_static variable cannot have an initializer}}
    tile_static float shared[16] = {};
    view[t] = shared[t.local[0]];
  });
}
