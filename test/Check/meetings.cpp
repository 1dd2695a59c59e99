// Races of threads that seem to use their own elements; the twin of each program has none.
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race -Wno-amp-divergent-barrier --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct marked {
  int number;
  bool mark;
};

int main() {
  std::vector<int> data(512, 1);
  array_view<int> v(512, data);

  // The thread in the middle is in both halves.
  auto halve = [&](int more) {
    parallel_for_each(extent<1>(64).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static int s[65];
      const int l = t.local[0];
      s[l] = v[t];
      if (l == 0)
        s[64] = 0;
      t.barrier.wait();
      for (int half = 32; half > 0; half /= 2) {
        if (l < half + more)
          s[l] += s[l + half];
        t.barrier.wait();
      }
      v[t] = s[0];
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-6]]:11: race on tile_static memory: 's[l]' is written, and 's[l + half]' at
  // CHECK-NEXT: halves: {{.*}}race
  judge("halves", [&] { halve(1); });
  // CHECK-NEXT: halves: fine
  judge("halves", [&] { halve(0); });

  // Two sections that share one element.
  auto two = [&](int begin) {
    array_view<int> a = v.section(0, 64), b = v.section(begin, 64);
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) {
      a[i] = 1;
      b[i] = 2;
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-4]]:7: race on global memory: 'a[i]' is written, and 'b[i]' at {{.*}}(element 63 of the data's 512)
  // CHECK-NEXT: sections: {{.*}}race
  judge("sections", [&] { two(63); });
  // CHECK-NEXT: sections: fine
  judge("sections", [&] { two(64); });

  // Sections that a thread makes for itself: their indices are the same, the elements are not.
  auto slide = [&](int by) {
    parallel_for_each(extent<1>(64), [=](index<1> i) restrict(amp) {
      array_view<int> mine = v.section(i[0] * by, 2);
      mine[0] = i[0];
      mine[1] = i[0];
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-4]]:7: race on global memory: 'mine[0]' is written, and 'mine[1]' at
  // CHECK-NEXT: sections of a thread: {{.*}}race
  judge("sections of a thread", [&] { slide(1); });
  // CHECK-NEXT: sections of a thread: fine
  judge("sections of a thread", [&] { slide(2); });

  // The same index, by the shape of a view and by that of a section of it that begins elsewhere.
  auto shifted = [&](int by) {
    parallel_for_each(extent<1>(64), [=](index<1> i) restrict(amp) {
      array_view<int> other = v.section(by, 448);
      v[i] = other[i];
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:7: race on global memory: 'v[i]' is written, and 'other[i]' at
  // CHECK-NEXT: shifted: {{.*}}race
  judge("shifted", [&] { shifted(1); });
  // CHECK-NEXT: shifted: fine
  judge("shifted", [&] { shifted(64); });

  // The last round of a tile is the first one of the next.
  auto rounds = [&](int count) {
    parallel_for_each(extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      for (int i = 0; i < count; ++i)
        v[t.tile_origin[0] * 4 + i * 16 + t.local[0]] = t.global[0];
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:9: race on global memory
  // CHECK-NEXT: rounds: {{.*}}race
  judge("rounds", [&] { rounds(5); });
  // CHECK-NEXT: rounds: fine
  judge("rounds", [&] { rounds(4); });

  // The condition was about another value.
  auto late = [&](int by) {
    parallel_for_each(extent<1>(64).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static int s[128];
      int k = t.local[0];
      if (k < 32) {
        k = k * by + by - 1;
        s[k] = k;
      } else {
        s[k] = -k;
      }
      v[t] = k;
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-5]]:9: race on tile_static memory: 's[k]' is written
  // CHECK: conditions: {{.*}}race
  judge("conditions", [&] { late(2); });
  // CHECK-NEXT: conditions: fine
  judge("conditions", [&] { late(1); });

  // A border of which the corners are not written.
  auto border = [&](int corner) {
    parallel_for_each(extent<2>(16, 16).tile<8, 8>(), [=](tiled_index<8, 8> t) restrict(amp) {
      tile_static int s[9][9];
      const int y = t.local[0], x = t.local[1];
      s[y][x] = 1;
      if (y == 7)
        s[8][x] = 2;
      if (x == 7)
        s[y][8] = 3;
      t.barrier.wait();
      v[t.global[0] * 16 + t.global[1]] = s[y + 1][x] + s[y][x + 1] + s[y + corner][x + corner];
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:71: 's[y + corner][x + corner]' is read before the tile has written it
  // CHECK: corners: {{.*}}before the tile has written it
  judge("corners", [&] { border(1); });
  // CHECK-NEXT: corners: fine
  judge("corners", [&] { border(0); });

  // The limit of a counter changes after the barrier.
  auto limit = [&](int later) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s;
      const int l = t.local[0];
      int n = 3;
      if (l == 0)
        s = 0;
      for (int i = 0; i < n; ++i) {
        t.barrier.wait();
        n = later;
        if (n <= i)
          s = l;
      }
      t.barrier.wait();
      v[t] = s;
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-6]]:11: race on tile_static memory: 's' is written
  // CHECK-NEXT: limits: {{.*}}race
  judge("limits", [&] { limit(0); });
  // CHECK-NEXT: limits: fine
  judge("limits", [&] { limit(3); });

  // A member of a byte, and all of the object.
  auto member = [&](int other) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static marked s[16];
      const int l = t.local[0];
      marked mine;
      mine.number = l;
      mine.mark = true;
      s[l] = mine;
      if (l == 5)
        v[t] = s[other].mark;
    });
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:16: race on tile_static memory: 's[other].mark' is read
  // CHECK-NEXT: members: {{.*}}race
  judge("members", [&] { member(4); });
  // CHECK-NEXT: members: fine
  judge("members", [&] { member(5); });

  // A barrier that no thread arrives at.
  auto nobody = [&](int most) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      const int l = t.local[0];
      s[l] = l;
      if (v[l + 64] > most)
        t.barrier.wait();
      v[t] = s[15 - l];
    });
  };
  parallel_for_each(extent<1>(16), [=](index<1> i) restrict(amp) { v[i[0] + 64] = 1; });
  // CHECK: meetings.cpp:[[#@LINE-4]]:14: race on tile_static memory: 's[15 - l]' is read
  // CHECK-NEXT: nobody: {{.*}}race
  judge("nobody", [&] { nobody(1); });
  // CHECK-NEXT: nobody: fine
  judge("nobody", [&] { nobody(0); });
}
