// Several threads that write one value, as far as the analysis sees, are a race in a group of its
// own, which is off (spec 8.1.2.2). If the values may differ, the race is in one of the usual groups.
// RUN: %ampcc -fsyntax-only -Xclang -verify=on %s
// RUN: %ampcc -fsyntax-only -Wamp-race-benign -Xclang -verify=on,benign %s
// RUN: %ampcc -fsyntax-only -Wno-amp-race -Wno-amp-global-race -Wamp-race-benign -Xclang -verify=benign %s
#include <amp.h>
using namespace concurrency;

void shared(array_view<const float> A, array_view<float> B, float Scale, int N) {
  parallel_for_each(B.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    tile_static float S[50], W[50]; // on-note {{'W' is declared here}}
    tile_static int Flag, Bits[8], Any; // on-note {{'Any' is declared here}} on-note {{'Bits' is declared here}}
    const int L = T.local[0], Id = direct3d::imin(L, 49);
    // The same element of A.
    S[Id] = A[T.tile_origin[0] + Id]; // benign-warning {{race: several threads of a tile write the same value to the same element of tile_static 'S' at the same time}} benign-note {{the other thread writes it here}}
    const float Own = S[Id]; // benign-warning {{race: reads an element of tile_static 'S' to which another thread of the tile writes the same value, without a barrier in between}}
    W[Id] = A[T]; // on-warning {{race: several threads of a tile may write different values to the same element of tile_static 'W' at the same time}}
    T.barrier.wait();
    W[Id] = S[49 - Id] * Scale + (Id < N ? Own : A[Id]); // benign-warning {{write the same value to the same element of tile_static 'W'}}
    Flag = N; // benign-warning {{several threads of a tile write the same value to tile_static 'Flag'}}
    Bits[L / 8] = 1; // benign-warning {{write the same value to the same element of tile_static 'Bits'}}
    Any = L < 4; // on-warning {{race: several threads of a tile write different values to tile_static 'Any' at the same time}}
    T.barrier.wait();
    if (L < 8)
      Flag = 1; // benign-note {{the other thread writes it here}} benign-warning {{write the same value}}
    else
      Flag = 1; // benign-warning {{race: writes an element of tile_static 'Flag' to which another thread of the tile writes the same value, without a barrier in between}} benign-warning {{several threads of a tile write the same value}}
    T.barrier.wait();
    if (L < 8)
      Flag = 1; // on-note {{the other thread writes it here}} benign-warning {{write the same value}}
    else
      Flag = 2; // on-warning {{race: writes an element of tile_static 'Flag' that another thread of the tile writes}} benign-warning {{write the same value}}
    T.barrier.wait();
    Bits[L / 8] = L & 7; // on-warning {{race: several threads of a tile write different values to the same element of tile_static 'Bits'}}
    B[T] = S[L % 50] + W[Id] + Flag + Any;
  });
}

void global(array_view<int> V, array_view<int> S, int N) {
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    S[0] = N; // benign-warning {{race: several threads of the launch write the same value to the same element of 'S' at the same time}}
    S[I[0] / 2 + 1] = V[I[0] / 2]; // benign-warning {{write the same value to the same element of 'S'}}
    S[I[0] / 2 + 99] = V[I]; // on-warning {{race: several threads of the launch may write different values to the same element of 'S' at the same time}}
  });
}
