// The compiler places the memory of a tile before the kernel runs, so its size is a constant
// (2.4.3.5.1). Version 1.3 has `tile_array`, whose size the host computes
// (docs/language/run-time-tiles.md).
// RUN: %ampcc -std=c++20 -fsyntax-only -Wno-vla-cxx-extension -Wno-vla-extension -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void reverse(array_view<int> v, int n) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[n];
    // expected-error@-1 {{the size of a tile_static array must be a constant; for a size that the host computes use a 'concurrency::tile_array' of amp:1.3 [amp-array-size]}}
    part[t.local[0]] = v[t];
    t.barrier.wait();
    v[t] = part[63 - t.local[0]];
  });
}
#else
// ampcc --amp-version=1.3
void reverse(array_view<int> v, int n) {
  tile_array<int> part(n);
  parallel_for_each(v.extent.tile(n), [=](tile_index<1> t) restrict(amp) {
    part[t.local[0]] = v[t];
    t.barrier.wait();
    v[t] = part[n - 1 - t.local[0]];
  });
}
#endif
