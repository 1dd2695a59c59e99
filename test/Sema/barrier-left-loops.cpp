// Threads that leave a loop or function from nested loops: the state of the analysis
// reaches a fixed point in the loops around (spec 8.1.1), so that the check ends.
// RUN: timeout 100 %ampcc -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

int first(array_view<int> V, int From) restrict(amp) {
  for (int J = 0; J < From; ++J)
    if (V[J] > From)
      return J;
  return 0;
}

void without(array_view<int> V) {
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    int N = 2;
    do
      for (int K = 4; K > 0; --K)
        N += first(V, V[I]);
    while (--N > 0 && V[I] > 3);
    V[I] = N;
  });
}

void behind(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    int N = T.local[0];
    do
      for (int K = 4; K > 0; --K)
        N += first(V, V[T.global]);
    while (--N > 0);
    V[T.global] = N;
    T.barrier.wait(); // of all threads: the loop is over
  });
}

void within(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    int N = T.local[0]; // expected-note {{the value comes from here}}
    do
      for (int K = 4; K > 0; --K) {
        N += first(V, V[T.global]);
        T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
      }
    while (--N > 0); // expected-note {{this condition depends on 'T.local[0]', which differs}}
    V[T.global] = N;
  });
}
