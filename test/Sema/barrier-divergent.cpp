// A value from memory may be the same for all threads by chance: a warning (spec 8.1.1).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-divergent-barrier -Xclang -verify=off %s
// RUN: not %ampcc -fsyntax-only -Werror=amp-divergent-barrier %s 2>&1 | FileCheck %s
// off-no-diagnostics
// CHECK: error: tile barrier in control flow {{.*}} [-Werror,-Wamp-divergent-barrier]
#include <amp.h>
using namespace concurrency;

void memory(array_view<int> V, array_view<const int> C) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[16], Count;
    if (C[T.global]) // expected-note {{this condition depends on 'C[T.global]', which may differ between the threads of a tile}}
      T.barrier.wait(); // expected-warning {{tile barrier in control flow that may not be tile-uniform}}
    S[T.local[0]] = V[T];
    T.barrier.wait();
    if (S[15 - T.local[0]] > 3) // expected-note {{this condition depends on 'S[15 - T.local[0]]', which may differ between the threads of a tile}}
      T.barrier.wait(); // expected-warning {{tile barrier in control flow that may not be tile-uniform}}
    if (T.local[0] == 0)
      Count = 0;
    T.barrier.wait();
    if (Count < 10)
      T.barrier.wait();
    if (atomic_fetch_inc(&Count) == 3) // expected-note {{this condition depends on 'atomic_fetch_inc(&Count)', which may differ between the threads of a tile}}
      T.barrier.wait(); // expected-warning {{tile barrier in control flow that may not be tile-uniform}}
  });
}
