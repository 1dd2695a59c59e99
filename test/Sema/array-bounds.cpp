// Accesses that are out of the range of a tile_static or local array for certain.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-array-bounds -Wno-amp-array-bounds -Xclang -verify=off %s
// off-no-diagnostics
#include <amp.h>
using namespace concurrency;

void constants() restrict(amp) {
  int A[4]; // expected-note 4 {{'A' is declared here}} expected-note {{array 'A' declared here}}
  A[4] = 1; // expected-warning {{array index 4 is past the end of the array (that has type 'int[4]')}}
  int I = 5;
  A[I] = 1; // expected-warning {{array index 5 is past the end of the array, which has 4 elements}}
  A[I - 6] = 1; // expected-warning {{array index -1 is before the beginning of the array, which has 4 elements}}
  long Far = 5000000000;
  A[Far] = 1; // expected-warning {{array index 5000000000 is past the end of the array, which has 4 elements}}
  int *P = &A[4];
  *P = 2; // expected-warning {{array index 4 is past the end of the array, which has 4 elements}}
}

void side_effects() restrict(amp) {
  int A[4]; // expected-note {{'A' is declared here}}
  int I = 0;
  A[I++] = 1;
  A[I++] += 2;
  (A[I++] = 3) = 4;
  A[I++] = 5;
  A[I++] = 6; // expected-warning {{array index 4 is past the end of the array, which has 4 elements}}
}

int last(int (&A)[100], int N) restrict(amp) {
  int Sum = 0;
  for (int I = 0; I <= 100; ++I)
    Sum += A[I]; // expected-warning {{array index 100 is past the end of the array, which has 100 elements}}
  for (int I = 99; I >= 0; --I)
    Sum += A[I];
  for (int I = 0; I <= 100; ++I)
    if (I < 100)
      Sum += A[I];
  for (int I = 0; I <= 100; ++I) {
    if (A[0] == N)
      break;
    Sum += A[I];
  }
  return Sum;
}
int use(int N) restrict(amp) {
  int A[100] = {}; // expected-note {{'A' is declared here}}
  return last(A, N); // expected-note {{'last' is called here}}
}

void threads(array_view<int> V, int N) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[16]; // expected-note 2 {{'S' is declared here}}
    S[T.local[0] + 1] = 1; // expected-warning {{array index 16 is past the end of the array, which has 16 elements; some threads of the tile have this index}}
    T.barrier.wait();
    if (T.local[0] > 0)
      V[T] = S[T.local[0] - 1];
    if (T.local[0] < N)
      V[T] = S[T.local[0] + 1];
    T.barrier.wait();
    V[T] = S[T.local[0] - 1]; // expected-warning {{array index -1 is before the beginning of the array, which has 16 elements; some threads of the tile have this index}}
  });
}

void strides(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[24]; // expected-note {{'S' is declared here}}
    for (int I = T.local[0]; I < 24; I += 16)
      S[I] = V[I];
    for (int I = T.local[0]; I < 32; I += 16)
      S[I] = V[I]; // expected-warning {{array index 24 is past the end of the array, which has 24 elements; some threads of the tile have this index}}
  });
}

void rows() restrict(amp) {
  int A[2][4]; // expected-note {{'A' is declared here}}
  int *P = &A[0][0];
  for (int I = 0; I < 8; ++I)
    P[I] = I; // all rows of one array
  A[1][4 + P[0]] = 1;
  int K = 4;
  A[0][K] = 1; // expected-warning {{array index 4 is past the end of the array, which has 4 elements}}
}

void shift(int *First, int *Last) restrict(amp) {
  for (int *I = First; I != Last; ++I)
    for (int *J = I; J > First && J[0] < J[-1]; --J)
      *J = *(J - 1);
}
void guarded_pointers() restrict(amp) {
  int A[4] = {3, 2, 1, 0};
  shift(A, A + 4);
  if (A + 4 - A == 3)
    A[A + 4 - A] = 1;
}

int behind_a_loop(const int (&A)[16]) restrict(amp) {
  int I = 64;
  while (I > 16)
    I /= 2;
  return A[I - 1];
}
int find(int N) restrict(amp) {
  int I = 0;
  while (true) {
    if (I == N)
      return I;
    ++I;
  }
}
int found(int N) restrict(amp) {
  int A[4] = {};
  return A[find(N) - 1];
}

void unsigned_long(array_view<int> V) {
  parallel_for_each(V.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    tile_static int S[16];
    unsigned long Left = T.local[0] - 1;
    if (Left < 16)
      S[Left] = V[T];
  });
}
