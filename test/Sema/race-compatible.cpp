// Reads and atomic operations of several threads are compatible, a write and anything are not (spec
// 8.1.2.2).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void shared(array_view<int> V) {
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    tile_static int Count, Bins[8], Done;
    const int L = T.local[0];
    if (L == 0)
      Count = Done = 0; // expected-note {{the other thread writes it here}}
    V[T] = atomic_fetch_add(&Count, 1); // expected-warning {{race: atomically changes an element of tile_static 'Count' that another thread of the tile writes, without a barrier in between}}
    T.barrier.wait();
    atomic_fetch_max(&Count, L);
    V[T] = Count;
    if (Count < 9)
      atomic_fetch_inc(&Count);
    T.barrier.wait();
    atomic_fetch_inc(&Bins[L % 8]); // expected-note {{the other thread atomically changes it here}}
    if (L < 8)
      Bins[L] = 0; // expected-warning {{race: writes an element of tile_static 'Bins' that another thread of the tile atomically changes, without a barrier in between}}
    T.barrier.wait();
    int Old = Done;
    while (!atomic_compare_exchange(&Done, &Old, Old + 1)) {
    }
    T.barrier.wait();
    if (L == 0)
      Done = 0; // expected-note {{the other thread writes it here}}
    atomic_compare_exchange(&Done, &Old, 1); // expected-warning {{race: atomically changes an element of tile_static 'Done'}}
  });
}

void global(array_view<int> V, array_view<int> S, array<int> &A) {
  parallel_for_each(V.extent, [=, &A](index<1> I) restrict(amp) {
    atomic_fetch_add(&S[0], V[I]);
    V[I] = S[0] + A[0];
    if (A(1) > 0)
      atomic_exchange(&A(1), I[0]);
    atomic_fetch_or(&V[I], 1);
    V[I] += 1;
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    atomic_fetch_add(&V[I + 1], 1); // expected-note {{the other thread atomically changes it here}}
    V[I] = 0; // expected-warning {{race: writes an element of 'V' that another thread of the launch atomically changes, in no defined order; change it atomically in both places}}
  });
}
