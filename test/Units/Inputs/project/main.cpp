#include "functions.h"
#include <cassert>
#include <vector>
using namespace concurrency;

int complete() { // has all that it needs
  std::vector<int> Data(40);
  array_view<int> V(40, Data);
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) { V[I] = I[0]; });
  V.synchronize();
  return Data[39];
}

void scalars() {
  std::vector<int> Data(40);
  array_view<int> V(40, Data);
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    int N = I[0];
    V[I] = int(lib::scaled(float(N))) + lib::both(N) + lib::which(N) + lib::plain(N) + lib::cube(N) +
           lib::Power<3>::of(N) + lib::first(N);
  });
  V.synchronize();
  for (int N = 0; N < 40; ++N)
    assert(Data[N] == 2 * N + 3 * N + (N == 7 ? 2 : 3) + N + 100 + 2 * N * N * N + 2 * N + 11);
  assert(lib::which(7) == 1 && lib::both(2) == 6 && lib::cube(3) == 27);
}

void classes() {
  std::vector<float> Data(40);
  array_view<float> V(40, Data);
  lib::Complex Factor(2, 1);
  const float Re = Factor.Re, Im = Factor.Im;
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    lib::Complex Z(float(I[0]), 1);
    Z += lib::Complex(Re, Im) * Z;
    float Pair[2] = {Z.norm(), lib::Complex::unit()};
    lib::widen(Pair, 2, 1);
    lib::put(V, I[0], Pair[0] + Pair[1]);
  });
  V.synchronize();
  for (int N = 0; N < 40; ++N) {
    const float X = N + 2 * N - 1, Y = 1 + 2 + N;
    assert(Data[N] == X * X + Y * Y + 3);
  }
}

void tiles() {
  std::vector<float> Data(64 * 4), Out(64);
  for (int N = 0; N < 64 * 4; ++N)
    Data[N] = float(N % 5);
  array_view<const float, 2> V(64, 4, Data);
  array_view<float> Sums(64, Out);
  Sums.discard_data();
  parallel_for_each(Sums.extent.tile<16>(), [=](tiled_index<16> T) restrict(amp) {
    float Sum = lib::tileSum(T, lib::rowSum(V, T.global[0]));
    Sums[T.global] = Sum;
  });
  Sums.synchronize();
  for (int Tile = 0; Tile < 4; ++Tile) {
    float Sum = 0;
    for (int N = 0; N < 64; ++N)
      Sum += Data[64 * Tile + N];
    for (int N = 0; N < 16; ++N)
      assert(Out[16 * Tile + N] == Sum);
  }
}

int main() {
  assert(complete() == 39);
  scalars();
  classes();
  tiles();
}
