// A barrier waits for all threads of the tile, so all of them must reach it. Put the condition around
// the work before or after the barrier, and the barrier outside of it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int row[64];
    row[t.local[0]] = v[t];
#ifndef FIXED
    if (t.local[0] < 32) { // expected-note {{this condition depends on 't.local[0]', which differs between the threads of a tile}}
      t.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
      v[t] = row[63 - t.local[0]];
    }
#else
    t.barrier.wait();
    if (t.local[0] < 32)
      v[t] = row[63 - t.local[0]];
#endif
  });
}
