// Barriers that all threads of a tile reach together (spec 8.1.1), and accesses to tile_static that
// are in order, are accepted without a word.
// RUN: %ampcc -fsyntax-only -Wno-amp-infinite-loop -Xclang -verify %s
// expected-no-diagnostics
#include <amp.h>
using namespace concurrency;

void uniform(array_view<int, 2> V, array_view<const int> Flags, int N) {
  const int Limit = 12;
  parallel_for_each(V.extent.tile<16, 16>(), [=](tiled_index<16, 16> T) restrict(amp) {
    if (T.tile[0] == 0)
      T.barrier.wait();
    if (T.tile_origin[1] < N)
      T.barrier.wait();
    if (N > 3 && V.extent[0] > Limit)
      T.barrier.wait();
    if (T.tile_extent[0] == 16 || T.tile_dim0 > 3)
      T.barrier.wait();
    if (Flags[T.tile[0]])
      T.barrier.wait();
    for (int I = 0; I < N; ++I)
      T.barrier.wait();
    for (int I = T.tile[0]; I < V.extent[1]; I += 16)
      T.barrier.wait();
    // Strides by which all threads go as many rounds.
    for (int I = T.local[0]; I < 64; I += 16)
      T.barrier.wait();
    for (int I = T.global[1]; I >= N * 16; I -= 16)
      T.barrier.wait();
    for (int I = T.local[0]; I != T.local[0] + 64; I += 16)
      T.barrier.wait();
    // The divergent parts cancel out.
    if ((T.global - T.local)[0] == 32 || T.global[0] / 16 == 1 || (T.global[1] & ~15) > N)
      T.barrier.wait();
    if ((T.global[0] & ~15u) == 32)
      T.barrier.wait();
    if (T.local[0] < 16)
      T.barrier.wait();
    switch (N) {
    case 1:
      T.barrier.wait();
      break;
    default:
      T.barrier.wait();
    }
    if (T.local[0] == 3)
      V[T] = 1;
    T.barrier.wait();
    if (N == 4)
      return;
    T.barrier.wait();
    // The threads that left the loop continue after it.
    for (int I = 0; I < N; ++I)
      if (I == T.local[0])
        break;
    T.barrier.wait();
    for (int I = 0; I < N; ++I) {
      if (I == T.local[0])
        continue;
      V[T] += I;
    }
    T.barrier.wait();
    int Rounds = 0;
    for (; Rounds < N; ++Rounds) {
      T.barrier.wait();
      if (T.local[0] == 3)
        continue;
      Rounds += 0;
    }
    if (T.global[0] >= N)
      return;
    V[T] = 0;
  });
}

struct Mixed {
  int Same, Own;
};
void through(const tile_barrier &B, int Rounds) restrict(amp) {
  while (Rounds-- > 0)
    B.wait();
}
int half(int X) restrict(amp) { return X / 2; }
template <int Threads> void sum(int (&S)[Threads], tiled_index<Threads> T) restrict(amp) {
  for (int D = Threads / 2; D > 0; D /= 2) {
    if (T.local[0] < D)
      S[T.local[0]] += S[T.local[0] + D];
    T.barrier.wait();
  }
}
void calls(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<256>(), [=](tiled_index<256> T) restrict(amp) {
    tile_static int S[256];
    S[T.local[0]] = V[T];
    T.barrier.wait();
    sum(S, T);
    through(T.barrier, N);
    Mixed M = {N, T.local[0]};
    through(T.barrier, M.Same);
    if (half(M.Same) > 3)
      T.barrier.wait();
    int Local[4];
    Local[0] = M.Own;
    Local[1] = N;
    if (Local[1])
      T.barrier.wait();
    V[T] = S[0];
  });
}

// The lock of section 8.1.
void lock(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int Lock;
    if (T.local[0] == 0)
      Lock = 0;
    T.barrier.wait();
    bool Done = false;
    for (;;) {
      int Free = 0;
      if (!Done && atomic_compare_exchange(&Lock, &Free, 1)) {
        V[0] += 1;
        atomic_exchange(&Lock, 0);
        Done = true;
      } else {
        V[T] = 1;
      }
      T.barrier.wait();
    }
  });
}

void tile_static_memory(array_view<int, 2> V, int N) {
  parallel_for_each(V.extent.tile<4, 4>(), [=](tiled_index<4, 4> T) restrict(amp) {
    tile_static int S[4][4], Row[4], Total, Flag;
    int R = T.local[0], C = T.local[1];
    // The same value from all threads.
    Flag = N;
    S[R][C] = V[T];
    S[R][C] += 1;
    if (C == 0)
      Row[R] = 0;
    if (R == 0 && C == 0)
      Total = 0;
    T.barrier.wait();
    V[T] = S[C][R] + Flag;
    atomic_fetch_add(&Total, R);
    T.barrier.wait();
    if (N > 2)
      S[R][C] = 1;
    if (N <= 2)
      V[T] = S[C][R];
    T.barrier.wait();
    // Each thread in its own half.
    if (R < 2)
      S[R][C] = S[R + 2][C];
    T.barrier.wait();
    for (int I = 0; I < N; ++I) {
      S[R][C] = V(I, C);
      T.barrier.wait();
      V[T] += S[3 - R][C];
      T.barrier.wait();
    }
    if (R + C == 0)
      for (int I = 0; I < 4; ++I)
        Total += S[I][I];
  });
}

// Threads that return from within a loop, at the second turn, are back with the others after the call.
int search(int First, int Wanted) restrict(amp) {
  int Turns = 2;
  do {
    int Inner = 2;
    do {
      if (First != Wanted)
        return 1;
    } while (--Inner > 0 && First > 3);
  } while (--Turns > 0 && First > 1);
  return 2;
}
void calledBefore(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    V[T] = search(T.global[0], 7);
    T.barrier.wait();
  });
}
