// Control flow that leads to a barrier has to be the same for all threads of a tile (spec 8.1.1).
// RUN: %ampcc -fsyntax-only -Wno-unused-value -ferror-limit=0 -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void constructs(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    if (T.local[0] < 8) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    if (T.global[0] < N) // expected-note {{this condition depends on 'T.global[0]', which differs between the threads of a tile}}
      T.barrier.wait_with_tile_static_memory_fence(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    if (N > 3) {
      if (T.local[0] % 2) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
        V[T] = 1;
      else
        T.barrier.wait_with_global_memory_fence(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    }
    switch (T.local[0]) { // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
    case 3:
      T.barrier.wait_with_all_memory_fence(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
      break;
    }
    while (T.local[0] < N) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    for (int I = T.local[0]; I < N; I += 16) // expected-note {{the value comes from here}} // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    int Count = 0;
    do {
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
      Count += T.local[0]; // expected-note {{the value comes from here}}
    } while (Count < N); // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
    T.local[0] == 3 && (T.barrier.wait(), true); // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}} // expected-error {{tile barrier in control flow that is not tile-uniform}}
    T.local[0] == 3 || (T.barrier.wait(), true); // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}} // expected-error {{tile barrier in control flow that is not tile-uniform}}
    T.local[0] == 3 ? T.barrier.wait() : void(); // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}} // expected-error {{tile barrier in control flow that is not tile-uniform}}
  });
}

void departures(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    for (int I = 0; I < N; ++I) {
      if (I == T.local[0]) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
        break; // expected-note {{some threads leave by this 'break' before the barrier}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    }
    for (int I = 0; I < N; ++I) {
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
      if (I == T.local[0]) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
        break; // expected-note {{some threads leave by this 'break' before the barrier}}
    }
    for (int I = 0; I < N; ++I) {
      if (I == T.local[0]) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
        continue; // expected-note {{some threads leave by this 'continue' before the barrier}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    }
    if (T.global[0] >= N) // expected-note {{this condition depends on 'T.global[0]', which differs between the threads of a tile}}
      return; // expected-note {{some threads leave by this 'return' before the barrier}}
    T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
  });
}

struct Parts {
  int Same, Own;
};
int twice(int X) restrict(amp) { return 2 * X; }
void own(int &Out, const tiled_index<16> &T) restrict(amp) { Out = T.local[0]; } // expected-note {{the value comes from here}}

void values(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    Parts P = {N, T.local[0]}; // expected-note 2 {{the value comes from here}}
    if (P.Own) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    if (twice(P.Own) == 4) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    int Out;
    own(Out, T);
    if (Out) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    index<1> Next = T.global + 1; // expected-note {{the value comes from here}}
    if (Next[0] > N) // expected-note {{this condition depends on 'T.global + 1', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    // Which of two constants it is depends on the thread.
    int Set = 0;
    if (T.local[0] == 0) // expected-note {{the value comes from here}}
      Set = 1;
    if (Set) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    int Rounds = 0;
    for (int I = T.local[0]; I < N; I += 16) // expected-note {{the value comes from here}}
      ++Rounds;
    if (Rounds > 2) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    auto First = [=]() restrict(amp) { return T.local[0] == 0; }; // expected-note {{the value comes from here}}
    if (First()) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
  });
}

// The barrier is in one function, the value in another.
void deeper(const tile_barrier &B, int Rounds) restrict(amp) {
  for (int I = 0; I < Rounds; ++I) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
    B.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
}
void middle(tiled_index<16> T, int Rounds) restrict(amp) {
  deeper(T.barrier, Rounds); // expected-note {{'deeper' is called here}}
}
void chain(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    middle(T, N);
    middle(T, T.local[0]); // expected-note {{'middle' is called here}} expected-note {{the value comes from here}}
  });
}

// No kernel reaches these.
void unreached(tiled_index<8, 8> T) restrict(amp) {
  if (T.local[1] == 0) // expected-note {{this condition depends on 'T.local[1]', which differs between the threads of a tile}}
    T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
}
template <int Size> void generic(tiled_index<Size> T) restrict(amp) {
  if (T.local[0] < 16) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
    T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
}
void instances(tiled_index<16> Small, tiled_index<32> Large) restrict(amp) {
  generic(Small);
  generic(Large); // expected-note {{in instantiation of function template specialization 'generic<32>' requested here}}
}

static void end_some(int N) restrict(amp) {
  if (N == 3) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
    direct3d_abort(); // expected-note {{some threads leave by this 'direct3d_abort' before the barrier}}
}
void aborts(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    end_some(T.local[0]); // expected-note {{the value comes from here}}
    T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
  });
  // Returns of a whole tile, or after the last barrier.
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    if (T.tile[0] == 3)
      direct3d_abort();
    T.barrier.wait();
    end_some(T.local[0]);
  });
}

// A number without an integer's arithmetic, of threads that went round unequally often; and a condition
// that is more than an expression in C.
void rounds(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    float Rounds = 0;
    for (int I = T.local[0]; I < N; ++I) // expected-note {{the value comes from here}}
      Rounds += 1;
    if (Rounds > 2) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
    while (int Rest = N - T.local[0]) { // expected-note {{the value comes from here}} expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
      N + Rest;
    }
  });
}

// The unknown of an unsigned difference goes, and what is left wraps: thread 0 has 4294967295.
void differences(array_view<int> V, unsigned N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    const unsigned L = T.local[0]; // expected-note {{the value comes from here}}
    if ((N + L) - (N + 1u) < 15u) // expected-note {{this condition depends on 'T.local[0]', which differs between the threads of a tile}}
      T.barrier.wait(); // expected-error {{tile barrier in control flow that is not tile-uniform}}
  });
}
