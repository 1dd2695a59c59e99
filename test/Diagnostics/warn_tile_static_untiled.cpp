// tile_static memory belongs to a tile. Launch over tiles, or use a local variable.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<int> v) {
#ifndef FIXED
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    tile_static int all; // expected-warning {{tile_static variable 'all' is reached from a parallel_for_each without tiles; its behaviour is undefined}}
    all = 1;
    v[i] = all;
  });
#else
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int all;
    if (t.local[0] == 0)
      all = 1;
    t.barrier.wait();
    v[t] = all;
  });
#endif
}
