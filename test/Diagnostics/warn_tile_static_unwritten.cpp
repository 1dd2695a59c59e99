// A tile_static variable holds nothing before the threads of the tile write it (spec 2.4.3.5.1).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void fill(int *row, int l) restrict(amp) { row[l] = l; }

void launch(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
#ifndef FIXED
    tile_static int row[64]; // expected-note {{'row' is declared here}}
    tile_static int count;   // expected-note {{'count' is declared here}}
    t.barrier.wait();
    v[t] = row[63 - t.local[0]]; // expected-warning {{tile_static 'row' is read here and nothing in the kernel writes it; its value is undefined}}
    if (count > 3) // expected-warning {{tile_static 'count' is read here}}
      v[t] += count;
#else
    tile_static int row[64], other[64], count, unused;
    row[t.local[0]] = v[t];
    fill(other, t.local[0]);
    if (t.local[0] == 0)
      count = 0;
    t.barrier.wait();
    atomic_fetch_inc(&count);
    t.barrier.wait();
    v[t] = row[63 - t.local[0]] + other[63 - t.local[0]] + count;
#endif
  });
}
