// amp:1.3: operations of sub-groups that some threads do not reach, and accesses that they do not
// order.
// RUN: %ampcc --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

float shared_by_all(sub_group g, float x) restrict(amp) {
  return g.reduce(x); // expected-error {{sub-group operation in control flow that is not tile-uniform}}
}

void flow(array_view<float> v, array_view<const int> flags) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    const sub_group g = t.sub_group; // expected-note {{the value comes from here}}
    if (t.local[0] < 32) // expected-note {{this condition depends on 't.local[0]', which differs between the threads of a tile}}
      v[t] = g.shuffle(v[t], 1); // expected-error {{sub-group operation in control flow that is not tile-uniform}}
    if (g.index() == 0) // expected-note {{this condition depends on}}
      v[t] = shared_by_all(g, v[t]); // expected-note {{'shared_by_all' is called here}}
    if (g.any(flags[t] > 0)) // expected-note {{this condition depends on}}
      v[t] = g.broadcast(v[t]); // expected-warning {{sub-group operation in control flow that may not be tile-uniform}}
    if (flags[0] > 0)
      v[t] = g.reduce(v[t]);
    for (int k = 0; k < flags[1]; ++k)
      v[t] = g.inclusive_scan(v[t]);
    if (t.local[0] == 63) // expected-note {{this condition depends on 't.local[0]', which differs between the threads of a tile}}
      return; // expected-note {{some threads leave by this 'return' before the operation}}
    v[t] += g.ballot(true); // expected-error {{sub-group operation in control flow that is not tile-uniform}}
  });
}

// An operation orders nothing.
void race(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int row[64];
    row[t.local[0]] = v[t]; // expected-note {{the other thread writes it here}}
    if (t.sub_group.any(v[t] == 0))
      v[t] = 0;
    v[t] += row[63 - t.local[0]]; // expected-warning {{race: reads an element of tile_static 'row' that another thread of the tile writes, without a barrier in between}}
  });
}
