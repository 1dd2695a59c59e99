// The threads of a tile run on one processor of the device, which has room for so many (7).
// Divide the work into smaller tiles.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int, 2> v) {
  parallel_for_each(v.extent.tile<64, 32>(), [=](tiled_index<64, 32> t) restrict(amp) { v[t] = 1; });
  // expected-error@-1 {{a tile of 2048 threads is too large; a tile has at most 1024 threads}}
}
#else
void host(array_view<int, 2> v) {
  parallel_for_each(v.extent.tile<32, 32>(), [=](tiled_index<32, 32> t) restrict(amp) { v[t] = 1; });
}
#endif
