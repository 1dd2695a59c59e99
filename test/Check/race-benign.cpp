// Threads that write the same value: a race only on
// request. The check compares the values that are written.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s --check-prefixes=ALL,OFF
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race -Wamp-race-benign --amp-check %s -o %t.exe 2>%t.warnings && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s --check-prefixes=ALL,ON
#include "Inputs/judge.h"

struct star {
  float x, y;
  double mass;
};

int main() {
  array_view<int> v(64), w(64);
  array_view<star> stars(64);
  for (int i = 0; i < 64; ++i) {
    v[i] = i / 8 * 8;
    stars[i] = star{1, 2, double(i)};
  }
  // OFF: shared: fine
  // ON: race-benign.cpp:[[#@LINE+6]]:7: race on tile_static memory: 's[at]' is written, and 's[at]' at {{.*}}race-benign.cpp:[[#@LINE+6]]:7 is written with the same value by thread 0 of tile 0 (0 of all), without a barrier between them; thread 1
  // ON-NEXT: shared: {{.*}}race
  judge("shared", [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[2];
      const int at = t.local[0] / 8;
      s[at] = v[t];
      t.barrier.wait();
      w[t] = s[at];
    });
  });
  // OFF-NEXT: global: fine
  // ON: race-benign.cpp:[[#@LINE+4]]:7: race on global memory: 'w[i[0] / 8]' is written, and 'w[i[0] / 8]' at {{.*}} is written with the same value by thread
  // ON-NEXT: global: {{.*}}race
  judge("global", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      w[i[0] / 8] = v[i];
    });
  });
  // ALL: race-benign.cpp:[[#@LINE+5]]:7: race on tile_static memory: 's[t.local[0] % 2]' is written, and 's[t.local[0] % 2]' at {{.*}} is written with another value by thread
  // ALL-NEXT: different:
  auto objects = [&](int step) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static star s[2];
      s[t.local[0] % 2] = stars[t.tile_origin[0] + t.local[0] * step];
      t.barrier.wait();
      w[t] = int(s[t.local[0] % 2].mass);
    });
  };
  judge("different", [&] { objects(1); });
  // OFF-NEXT: objects: fine
  // ON-NEXT: {{.*}}objects: {{.*}}race
  judge("objects", [&] { objects(0); });
  // OFF-NEXT: read back: fine
  // ON: read back: {{.*}}race
  judge("read back", [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static double d[2];
      d[t.local[0] / 8] = 2.5;
      const double own = d[t.local[0] / 8];
      t.barrier.wait();
      w[t] = int(own + d[0]);
    });
  });
  // An atomic operation may have changed it since.
  // ALL: race on global memory: 'w[0]' is changed atomically, and 'w[0]' at {{.*}} is written by thread 62
  // ALL: race on global memory: 'w[0]' is written, and 'w[0]' at {{.*}} is changed atomically by thread
  // ALL: beside an atomic:
  judge("beside an atomic", [&] {
    w[0] = 1;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      if (i[0] % 2)
        atomic_fetch_add(&w[0], 1);
      else if (i[0] == 62)
        w[0] = 1;
    });
  });
}
