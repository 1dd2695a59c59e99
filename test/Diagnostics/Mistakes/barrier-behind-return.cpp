// A barrier after the return of some threads.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static float shared[16];
    // expected-note@+1 {{this condition depends on 't.global[0]', which differs between the threads of a tile}}
    if (t.global[0] >= 100)
      // expected-note@+1 {{some threads leave by this 'return' before the barrier}}
      return;
    shared[t.local[0]] = view[t];
    // expected-error@+1 {{tile barrier in control flow that is not tile-uniform}}
    t.barrier.wait();
    view[t] = shared[15 - t.local[0]];
  });
}
