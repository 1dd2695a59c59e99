// Threads of a tile use the same element between two barriers, and one of them writes (spec 8.1.2).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-race -Xclang -verify=off %s
// RUN: not %ampcc -fsyntax-only -Werror=amp-race %s 2>&1 | FileCheck %s
// off-no-diagnostics
// CHECK: error: race: {{.*}} [-Werror,-Wamp-race]
#include <amp.h>
using namespace concurrency;

void total(array_view<float, 2> Matrix, array_view<float, 2> Averages) {
  parallel_for_each(Matrix.extent.tile<2, 2>(), [=](tiled_index<2, 2> T) restrict(amp) {
    tile_static float Total, Row[2]; // expected-note 2 {{'Total' is declared here}} expected-note {{'Row' is declared here}}
    Total += Matrix[T]; // expected-warning {{race: several threads of a tile update tile_static 'Total' at the same time}}
    T.barrier.wait();
    Total = Matrix[T]; // expected-warning {{race: several threads of a tile may write different values to tile_static 'Total' at the same time}}
    Row[T.local[0]] = Matrix[T]; // expected-warning {{race: several threads of a tile may write different values to the same element of tile_static 'Row' at the same time}}
    T.barrier.wait();
    Averages(T.tile[0], T.tile[1]) = Total / 4;
  });
}

void neighbours(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    tile_static int S[64];
    int L = T.local[0];
    S[L] = V[T]; // expected-note {{the other thread writes it here}}
    V[T] = S[63 - L]; // expected-warning {{race: reads an element of tile_static 'S' that another thread of the tile writes, without a barrier in between}}
    T.barrier.wait();
    int X = S[L ^ 1]; // expected-note {{the other thread reads it here}}
    S[L] = X; // expected-warning {{race: writes an element of tile_static 'S' that another thread of the tile reads, without a barrier in between}}
    T.barrier.wait();
    if (L == 0)
      S[1] = 0; // expected-note {{the other thread writes it here}}
    else
      X = S[L]; // expected-warning {{race: reads an element of tile_static 'S'}}
    T.barrier.wait();
    for (int I = 0; I < N; ++I) {
      S[L] = V[I]; // expected-warning {{race: writes an element of tile_static 'S' that another thread of the tile reads}}
      T.barrier.wait();
      X += S[(L + 1) % 64]; // expected-note {{the other thread reads it here}}
    }
  });
}

void guarded(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[16];
    S[T.local[0]] = V[T]; // expected-note {{the other thread writes it here}}
    if (T.local[0] > 0)
      V[T] = S[T.local[0] - 1]; // expected-warning {{race: reads an element of tile_static 'S'}}
  });
}

void add(int *Where, int By) restrict(amp) {
  *Where += By; // expected-warning {{race: several threads of a tile update the same element of tile_static 'Sums' at the same time}}
}
void pointers(array_view<int> V) {
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    tile_static int Sums[4]; // expected-note {{'Sums' is declared here}}
    add(&Sums[1], V[T]); // expected-note {{'add' is called here}}
  });
}

int find(int N) restrict(amp) {
  int I = 0;
  while (true) {
    if (I == N)
      return I;
    ++I;
  }
}
void behind_a_loop(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[64];
    int L = T.local[0], Sum = 0;
    for (int I = 0; I < 4; ++I)
      ++Sum;
    S[L + Sum] = L;
    V[T] = S[L + 4];
    T.barrier.wait();
    S[find(L)] = L;
  });
}

// All threads but one, whatever N is.
void guarded(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    tile_static int First, Last; // expected-note {{'Last' is declared here}}
    if (N + T.local[0] == N)
      First = V[T];
    if (N + T.local[0] != N)
      Last = V[T]; // expected-warning {{race: several threads of a tile may write different values to tile_static 'Last' at the same time}}
    T.barrier.wait();
    V[T] = First + Last;
  });
}

// Which threads take part follows from the round, of which the first and the second are looked at.
void rounds(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    tile_static int S[128], W[64];
    const int L = T.local[0];
    S[L] = W[L] = V[T];
    T.barrier.wait();
    for (int Step = 1; Step < 64; Step *= 2)
      if (L % (2 * Step) == 0)
        S[L] += S[L + Step]; // expected-warning {{race: reads an element of tile_static 'S'}} expected-note {{the other thread writes it here}}
    T.barrier.wait();
    for (int Step = 1; Step < N; Step <<= 1)
      if ((L & (2 * Step - 1)) == 0)
        W[L] += W[L + Step]; // expected-warning {{race: reads an element of tile_static 'W'}} expected-note {{the other thread writes it here}}
    T.barrier.wait();
    for (int Step = 1; Step < 64; Step *= 2) {
      if (L % (2 * Step) == 0)
        S[L] += S[L + Step];
      T.barrier.wait();
    }
    for (int Step = 1; Step < N; Step *= 2)
      if (L % N == 0)
        W[L] += W[L + Step];
    for (int Step = 2; Step < 4; Step += 2)
      if (L % Step == 0)
        S[L] += S[L + 64];
      else
        S[L] += S[L + 63];
    V[T] = S[L] + W[L];
  });
}

struct cell {
  int X[2][2];
};
void dimensions(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[2][2][2][16];
    tile_static cell C[2][2][16];
    int L = T.local[0];
    S[0][0][1][L] = V[T]; // expected-note {{the other thread writes it here}}
    V[T] = S[0][0][1][15 - L]; // expected-warning {{race: reads an element of tile_static 'S'}}
    C[0][1][L].X[0][1] = V[T]; // expected-note {{the other thread writes it here}}
    V[T] = C[0][1][15 - L].X[0][1]; // expected-warning {{race: reads an element of tile_static 'C'}}
    T.barrier.wait();
    S[0][0][1][L] = V[T];
    V[T] = S[0][1][1][15 - L] + C[1][1][L].X[0][1];
    C[1][1][L].X[0][0] = V[T];
  });
}
