// C++ AMP has the concepts of other languages for GPUs under names of its own. A name of such a
// language that the program does not declare is an error with the equivalent, and with what differs.
// docs/coming-from.md has tables for each language.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void reverse(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[64];
    part[t.local[0]] = v[t];
    __syncthreads();
    // expected-error@-1 {{'__syncthreads' is a name of CUDA; use 'barrier.wait()' of the tiled_index, which all threads of the tile reach [amp-foreign-name]}}
    v[t] = part[63 - t.local[0]];
  });
}
#else
void reverse(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[64];
    part[t.local[0]] = v[t];
    t.barrier.wait();
    v[t] = part[63 - t.local[0]];
  });
}
#endif
