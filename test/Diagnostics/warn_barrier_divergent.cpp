// A value from memory may differ from thread to thread, and then some threads wait at the barrier for
// others that never come. Let the condition be the same for all: a constant, a captured value, or one
// that a thread has stored in tile_static memory before a barrier.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int row[64];
#ifndef FIXED
    while (v[t.global] > 0) { // expected-note {{this condition depends on 'v[t.global]', which may differ between the threads of a tile}}
      row[t.local[0]] = v[t];
      t.barrier.wait(); // expected-warning {{tile barrier in control flow that may not be tile-uniform}}
      v[t] = row[63 - t.local[0]] - 1;
    }
#else
    for (int step = 0; step < 8; ++step) {
      row[t.local[0]] = v[t];
      t.barrier.wait();
      v[t] = row[63 - t.local[0]] - 1;
      t.barrier.wait();
    }
#endif
  });
}
