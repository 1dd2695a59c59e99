// The limit is that of the specification, for devices of Direct3D 11 (7). Of three tile extents
// the first is at most 64.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int, 3> v) {
  parallel_for_each(v.extent.tile<128, 2, 2>(), [=](tiled_index<128, 2, 2> t) restrict(amp) { v[t] = 1; });
  // expected-error@-1 {{a tile extent of 128 is too large; the first of three tile extents is at most 64}}
}
#else
void host(array_view<int, 3> v) {
  parallel_for_each(v.extent.tile<64, 4, 4>(), [=](tiled_index<64, 4, 4> t) restrict(amp) { v[t] = 1; });
}
#endif
