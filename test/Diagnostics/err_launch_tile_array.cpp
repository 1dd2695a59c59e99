// A `tile_array` is memory of a tile, so its kernel is launched over tiles: over
// `extent.tile(threads)`, whose index is a `tile_index`, or over a `tiled_extent`.
// RUN: %ampcc --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int> v, int threads) {
  tile_array<int> part(threads);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = part[0]; });
  // expected-error@-1 {{kernel lambda holds a tile_array, and a domain of type 'extent<1>' has no tiles; launch over tiles, as in 'extent.tile(16, 16)'}}
}
#else
void host(array_view<int> v, int threads) {
  tile_array<int> part(threads);
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) {
    part[t.local[0]] = v[t];
    t.barrier.wait();
    v[t] = part[threads - 1 - t.local[0]];
  });
}
#endif
