// Nothing orders the accesses of two threads between two barriers. Put a barrier between the write of
// one thread and the read of the other.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int row[64];
    row[t.local[0]] = v[t]; // expected-note 0-1 {{the other thread writes it here}}
#ifndef FIXED
    v[t] = row[63 - t.local[0]]; // expected-warning {{race: reads an element of tile_static 'row' that another thread of the tile writes, without a barrier in between}}
#else
    t.barrier.wait();
    v[t] = row[63 - t.local[0]];
#endif
  });
}
