// Elements and members of less than a word (amp:1.1): each byte has uses of its own.
// RUN: %ampcc --amp-version=1.1 -Wno-amp-race -Wno-amp-global-race --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct pixel {
  unsigned char r, g, b;
};

int main() {
  std::vector<unsigned char> data(64, 1);
  array_view<unsigned char> v(64, data);

  // CHECK: bytes.cpp:[[#@LINE+5]]:7: race on global memory: 'v[3]' is written
  // CHECK-NEXT: one byte:
  judge("one byte", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      // the same word
      v[3] = i[0];
    });
  });
  // CHECK-NEXT: own bytes: fine
  judge("own bytes", [&] {
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static short shorts[64];
      tile_static pixel pixels[64];
      tile_static bool flags[64];
      const int l = t.local[0];
      shorts[l] = 1;
      shorts[l] += v[t];
      flags[l] = l % 3 == 0;
      pixels[l].r = 1;
      pixels[l].b = 2;
      t.barrier.wait();
      v[t] = shorts[l] + pixels[63 - l].b + flags[63 - l];
    });
  });
  // CHECK-NEXT: bytes.cpp:[[#@LINE+7]]:7: race on tile_static memory: 'pixels[l]' is written, and 'pixels[l ^ 1].g'
  // CHECK: a member:
  judge("a member", [&] {
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static pixel pixels[64];
      const int l = t.local[0];
      const pixel p = {1, 2, 3};
      pixels[l] = p;
      pixels[l ^ 1].g = l;
      t.barrier.wait();
      v[t] = pixels[l].g;
    });
  });
  // CHECK-NEXT: bytes.cpp:[[#@LINE+8]]:14: 'c[l]' is read before the tile has written it
  // CHECK-NEXT: unwritten:
  judge("unwritten", [&] {
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static unsigned char c[64];
      const int l = t.local[0];
      if (l % 2 == 0)
        c[l] = 1;
      v[t] = c[l];
    });
  });
  // CHECK-NEXT: bytes.cpp:[[#@LINE+4]]:78: 'raw[i]' is read before it is written
  // CHECK-NEXT: unwritten array:
  array<unsigned char> raw(64);
  judge("unwritten array", [&] {
    parallel_for_each(v.extent, [=, &raw](index<1> i) restrict(amp) { v[i] = raw[i]; });
  });
}
