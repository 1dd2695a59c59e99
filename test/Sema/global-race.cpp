// Races of threads of a launch on an element of an array or view (spec 8.1.2.4).
// The analysis reports those that are certain for all data, and nothing else.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-global-race -Xclang -verify=off %s
// off-no-diagnostics
#include <amp.h>
using namespace concurrency;

void simple(array_view<int> V, array_view<int> S, array_view<int, 2> M, array<int, 2> &A, int N) {
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    S[0] += V[I]; // expected-warning {{race: several threads of the launch update the same element of 'S' at the same time; use an atomic function, or give each thread an element of its own}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    S[0] = I[0]; // expected-warning {{race: several threads of the launch write different values to the same element of 'S'}} expected-note {{the other thread writes it here}}
    S[1] = N;
    S[2 + I[0] / 2]++; // expected-warning {{race: several threads of the launch update the same element of 'S'}}
    atomic_fetch_add(&S[0], 1); // expected-warning {{race: atomically changes an element of 'S' that another thread of the launch writes, in no defined order; change it atomically in both places}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    V[I] = V[I + 1]; // expected-warning {{race: writes an element of 'V' that another thread of the launch reads, in no defined order; read from one array and write to another}} expected-note {{the other thread reads it here}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    if (I[0] + 1 < N)
      V[I] += V[I[0] + 1]; // expected-warning {{race: writes an element of 'V'}} expected-note {{the other thread reads it here}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    if (I[0] > 0 && I[0] + 1 < N)
      V[I] = V[I - 1]; // expected-warning {{race: writes an element of 'V'}} expected-note {{the other thread reads it here}}
  });
  parallel_for_each(M.extent, [=](index<2> I) restrict(amp) {
    M[I] = M(I[1], I[0]); // expected-warning {{race: writes an element of 'M'}} expected-note {{the other thread reads it here}}
  });
  parallel_for_each(M.extent, [=](index<2> I) restrict(amp) {
    M[I[0]][0] += 1; // expected-warning {{update the same element of 'M'}}
  });
  parallel_for_each(A.extent, [&A](index<2> I) restrict(amp) {
    if (I[0] > 0)
      A[I] += A(I[0] - 1, I[1]); // expected-warning {{race: writes an element of 'A'}} expected-note {{the other thread reads it here}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    for (int K = 0; K < N; ++K)
      S[K] += V[I]; // expected-warning {{update the same element of 'S'}}
  });
}

void tiled(array_view<int> V, array_view<int> S) {
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    S[T.tile[0]] += V[T]; // expected-warning {{update the same element of 'S'}}
    V[T] = V[T.global[0] ^ 1];
    T.barrier.wait();
    int Next = V[T.tile_origin[0] + (T.local[0] + 1) % 64];
    T.barrier.wait();
    V[T] = Next;
  });
}

/// None of these is certain.
void right(array_view<int> V, array_view<int> S, array_view<int, 2> M, array_view<const int> R,
           int N) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { S[0] += 1; });
  const extent<2> One(1, 1);
  parallel_for_each(One, [=](index<2> I) restrict(amp) { S[0] += I[0]; });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    V[I] = R[I + 1];
    if (I[0] == 0)
      S[0] += 1;
    if (I[0] == N)
      S[1] += 1;
    if (R[I] == N)
      S[2] = I[0];
    if (I[0] >= N && I[0] < N + 1)
      S[3] += 1;
    if (unsigned(I[0] - N) < 1)
      S[6] += 1;
    if (1u > I[0] - unsigned(N))
      S[7] += 1;
    if (I[0] == 3 && N > 2)
      S[4] += 1;
    if (I[0] < N && R[I] == 4)
      S[5] += 1;
    V[R[I]]++;
    V[I] += V[I];
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    if (I[0] < N)
      V[I] = V[I + N];
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    if (I[0] >= N)
      V[I] = 1;
    else
      S[0] = V[I - 1] ? N : N;
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    V[2 * I[0]] = V[2 * I[0] + 1];
    M(I[0], 0) = M(I[0], 1);
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    for (int K = I[0]; K < N; K += 1000)
      V[K] += 1;
    for (int K = 0; K < 4; ++K)
      V[I[0] * 4 + K] += K;
  });
  parallel_for_each(V.extent.tile<64>(), [=](tiled_index<64> T) restrict(amp) {
    if (T.local[0] == 0)
      S[T.tile[0]] += 1;
    V[T] = R[T];
  });
}
