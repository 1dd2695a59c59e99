// The memory of a tile is a small, fast memory of the processor that runs it (2.4.3.5.1). All
// tile_static variables that a kernel reaches share 32768 bytes.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<float> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static float a[8192];
    tile_static float b[64];
    // expected-error@-1 {{kernel uses 33024 bytes of tile_static memory; a tile has 32768}}
    a[t.local[0]] = v[t];
    b[t.local[0]] = a[t.local[0]];
    v[t] = b[t.local[0]];
  });
}
#else
void host(array_view<float> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static float a[8192];
    a[t.local[0]] = v[t];
    v[t] = a[t.local[0]];
  });
}
#endif
