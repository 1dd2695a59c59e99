// All threads of a tile write the same element, and which value stays is not defined. Let one thread
// write it, give each thread an element, or use an atomic function.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int first; // expected-note 0-1 {{'first' is declared here}}
#ifndef FIXED
    first = v[t]; // expected-warning {{race: several threads of a tile may write different values to tile_static 'first' at the same time}}
#else
    if (t.local[0] == 0)
      first = v[t];
#endif
    t.barrier.wait();
    v[t] += first;
  });
}
