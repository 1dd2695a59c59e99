// Races on global memory: two threads of a launch use one element, one of them writes,
// and no barrier of their tile orders them. The native accelerator reports them.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct point {
  int x, y;
  void move(int by) restrict(amp) { x += by; }
};
void set(int &target, int value) restrict(amp) { target = value; }

int main() {
  std::vector<int> data(64, 1), more(64, 0);
  array_view<int> v(64, data), w(64, more);

  // CHECK: global-race.cpp:[[#@LINE+4]]:36: race on global memory: 'v[(i[0] + 1) % 64]' is read, and 'v[i]' at {{.*}}global-race.cpp:[[#@LINE+5]]:7 is written by thread {{[0-9]+}}, without a barrier between them (element {{[0-9]+}} of the data's 64); thread {{[0-9]+}} of the kernel
  // CHECK: neighbour:
  judge("neighbour", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      const int next = i[0] < 64 ? v[(i[0] + 1) % 64] : 0;
      v[i] = next;
    });
  });
  // CHECK-NEXT: neighbour: fine
  judge("neighbour", [&] {
    parallel_for_each(v.extent,
                      [=](index<1> i) restrict(amp) { w[i] = v[(i[0] + 1) % 64]; });
  });

  auto sum = [&](int how) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      if (how == 0)
        w[0] += v[i];
      else
        atomic_fetch_add(&w[0], v[i]);
      if (how == 2 && i[0] == 5)
        w[1] = w[0];
      if (how == 3 && i[0] == 5)
        w[0] = 1;
    });
  };
  // CHECK: global-race.cpp:[[#@LINE-9]]:9: race on global memory: 'w[0]' is written, and 'w[0]' at
  // CHECK: sum:
  judge("sum", [&] { sum(0); });
  // CHECK-NEXT: sum: fine
  judge("sum", [&] { sum(1); });
  // CHECK-NEXT: read beside: fine
  judge("read beside", [&] { sum(2); });
  // CHECK: global-race.cpp:[[#@LINE-10]]:9: race on global memory: 'w[0]' is written, and {{.*}}w[0]' at {{.*}}:[[#@LINE-14]]:{{[0-9]+}} is changed atomically by thread 0
  // CHECK: written beside:
  judge("written beside", [&] { sum(3); });

  // In a tile a barrier orders uses, and tiles are never ordered.
  auto tiles = [&](bool waits, int reach) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      w[t] = t.local[0];
      if (waits)
        t.barrier.wait();
      v[t] = w[(t.global[0] + reach) % 64 / 16 * 16 + 15 - t.local[0]];
    });
  };
  // CHECK: tiles: fine
  judge("tiles", [&] { tiles(true, 0); });
  // CHECK: race on global memory: 'w[{{.*}}' is read, and 'w[t]' at {{.*}} is written by thread {{[0-9]+}} of tile
  // CHECK: no barrier:
  judge("no barrier", [&] { tiles(false, 0); });
  // CHECK: other tile: {{.*}}race on global memory
  judge("other tile", [&] { tiles(true, 16); });

  std::vector<int> flags(1);
  array_view<int> f(1, flags);
  // The same value, and elements that are threads' own by any index.
  // CHECK: own: fine
  judge("own", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      w[63 - i[0]] = 5;
      w[63 - i[0]] += v[i];
      f[i[0] / 64] = 7;
    });
  });

  // Through references, members and functions.
  std::vector<point> points(8);
  array_view<point> p(8, points);
  auto refer = [&](int step) {
    parallel_for_each(extent<1>(8), [=](index<1> i) restrict(amp) {
      int &r = w[i[0] * step];
      r = i[0];
      set(w[32 + i[0] * step], i[0]);
      p[i[0] * step].move(i[0]);
      p[i].y = 1;
    });
  };
  // CHECK: global-race.cpp:[[#@LINE-6]]:7: race on global memory: 'r' is written
  // CHECK: references:
  judge("references", [&] { refer(0); });
  // CHECK-NEXT: references: fine
  judge("references", [&] { refer(1); });

  // Two views of one array are one memory.
  array<int> a(64, data.begin());
  array_view<int> all(a), part = all.section(0, 32);
  // CHECK: race on global memory
  // CHECK: views:
  judge("views", [&] {
    parallel_for_each(part.extent,
                      [=](index<1> i) restrict(amp) { part[i] = all[(i[0] + 1) % 32]; });
  });
}
