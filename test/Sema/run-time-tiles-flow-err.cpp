// Barriers and operations of sub-groups in control flow that differs between the threads of a tile of
// run-time size; its size is the same for all of them.
// RUN: %ampcc --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void launch(array_view<int> v, int threads) {
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) {
    if (t.local[0] < 3) // expected-note {{this condition depends on}}
      t.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
  });
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) {
    for (int i = 1; i < t.tile_extent[0]; i *= 2)
      t.barrier.wait();
    if (t.tile[0] == 3)
      v[t] = t.sub_group.reduce(v[t]);
  });
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) {
    if (v[t] > 3) // expected-note {{this condition depends on}}
      v[t] = t.sub_group.reduce(v[t]); // expected-warning {{sub-group operation in control flow that may not be tile-uniform}}
  });
}
