// All tiles are of one size, so they have to divide the domain (7.2); where both are known that
// they do not, the launch will throw.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void launch(int n) {
  int memory[100] = {};
  array_view<int> v(100, memory);
  extent<2> e(30, 40);
#ifndef FIXED
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) { v[t] = 1; }); // expected-warning {{extent 100 of dimension 0 is not a multiple of the tile's extent, which is 64: the launch will throw invalid_compute_domain; launch over the tiled_extent's 'pad()' or 'truncate()'}}
  parallel_for_each(e.tile<10, 16>(), [=](tiled_index<10, 16>) restrict(amp) {}); // expected-warning {{extent 40 of dimension 1 is not a multiple of the tile's extent, which is 16}}
  parallel_for_each(extent<1>(7).tile<4>(), [=](tiled_index<4>) restrict(amp) {}); // expected-warning {{extent 7 of dimension 0}}
#else
  parallel_for_each(v.extent.tile<64>().pad(), [=](tiled_index<64> t) restrict(amp) {
    if (t.global[0] < 100)
      v[t] = 1;
  });
  parallel_for_each(extent<1>(7).tile<4>().truncate(), [=](tiled_index<4>) restrict(amp) {});
  parallel_for_each(e.tile<10, 8>(), [=](tiled_index<10, 8>) restrict(amp) {});
  extent<1> changed(7), passed(7);
  changed[0] = n;
  parallel_for_each(changed.tile<4>(), [=](tiled_index<4>) restrict(amp) {});
  v = array_view<int>(n, memory);
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) { v[t] = 1; });
  parallel_for_each(extent<1>(n).tile<64>(), [=](tiled_index<64>) restrict(amp) {});
#endif
}
