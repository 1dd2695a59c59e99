// A tile_static variable that a launch without tiles reaches (spec 2.4.3.5.1).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-tile-static-untiled -Xclang -verify=off %s
// off-no-diagnostics
#include <amp.h>
using namespace concurrency;

int deep(int X) restrict(amp) {
  tile_static int S[4]; // expected-warning {{tile_static variable 'S' is reached from a parallel_for_each without tiles; its behaviour is undefined}}
  S[0] = X;
  return S[0];
}
int middle() restrict(amp) {
  return deep(0); // expected-note {{'deep' is called here}}
}
int tiled() restrict(amp) {
  tile_static int S[4];
  S[0] = 1;
  return S[0];
}
int unreached() restrict(amp) {
  tile_static int S[4];
  return S[0];
}
void launches(array_view<int> V) {
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    V[I] = middle(); // expected-note {{'middle' is called here}}
  });
  parallel_for_each(V.extent.tile<4>(), [=](tiled_index<4> T) restrict(amp) { V[T] = tiled(); });
}
