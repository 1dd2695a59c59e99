// With --amp-check: indices of a tile_array, races on its elements, elements that nothing has
// written, and barriers that not all threads of a tile of run-time size reach.
// REQUIRES: opencl-device
// RUN: %ampcc -w -Wno-error --amp-version=1.3 --amp-check %s -o %t
// RUN: env AMPCC_DEVICE=native %t 2>&1 | FileCheck --check-prefixes=CHECK,NATIVE %s
// RUN: %ampcc -w -Wno-error --amp-version=1.3 --amp-check=index,barrier %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(48, 1), limits(48, 4);
  array_view<int, 2> v(4, 12, data), limit(4, 12, limits);
  const int rows = 2, columns = 6;
  const tile_domain<2> domain = v.extent.tile(rows, columns);
  tile_array<int, 2> part(rows, columns + 1);
  tile_array<char> bytes(rows * columns);

  auto fine = [&] {
    parallel_for_each(domain, [=](tile_index<2> t) restrict(amp) {
      const int own = t.local[0] * columns + t.local[1];
      part[t.local] = v[t];
      bytes[own] = char(own);
      t.barrier.wait();
      for (int i = 0; i < limit[t]; ++i) {
        v[t] += part(rows - 1 - t.local[0], columns - 1 - t.local[1]) + bytes[own ^ 1];
      }
      t.barrier.wait();
      part[t.local[0]][columns - t.local[1]] = v[t];
    });
  };
  // CHECK: fine: fine
  judge("fine", fine);

  auto both = [&] {
    parallel_for_each(domain, [=](tile_index<2> t) restrict(amp) {
      tile_static int last;
      part[t.local] = v[t];
      if (t.local == concurrency::index<2>(0, 0))
        last = columns - 1;
      t.barrier.wait();
      v[t] = part(t.local[0], last - t.local[1]);
    });
  };
  // CHECK: both: fine
  judge("both", both);

  auto index = [&] {
    parallel_for_each(domain, [=](tile_index<2> t) restrict(amp) {
      part(t.local[0], t.local[1] + limit[t]) = 1;
    });
  };
  // CHECK: run-time-tiles.cpp:[[#@LINE-3]]:7: index {0, 7} is out of bounds: dimension 1 of 'part' has the indices 0 to 6; thread {0, 3} of tile {0, 0} ({0, 3} of all) of the kernel
  // CHECK: index:
  judge("index", index);

  auto race = [&] {
    parallel_for_each(domain, [=](tile_index<2> t) restrict(amp) {
      part[t.local] = v[t];
      v[t] = part((t.local[0] + limit[t]) % rows, (t.local[1] + 1) % columns);
    });
  };
  // NATIVE: run-time-tiles.cpp:[[#@LINE-3]]:{{[0-9]+}}: race on tile_static memory: 'part(
  // NATIVE: race:
  judge("race", race);

  auto unwritten = [&] {
    parallel_for_each(domain, [=](tile_index<2> t) restrict(amp) {
      if (t.local[0] < limit[t] - 3)
        bytes[t.local[1]] = 1;
      t.barrier.wait();
      v[t] = bytes[columns - 1 + t.local[0]];
    });
  };
  // NATIVE: run-time-tiles.cpp:[[#@LINE-3]]:{{[0-9]+}}: 'bytes[columns - 1 + t.local[0]]' is read before the tile has written it; thread {1, 0} of tile {0, 0}
  // NATIVE: unwritten:
  judge("unwritten", unwritten);

  auto branch = [&] {
    parallel_for_each(domain, [=](tile_index<2> t) restrict(amp) {
      if (limit[t] != 5)
        t.barrier.wait();
      v[t] = 1;
    });
  };
  limit(3, 7) = 5;
  // CHECK: run-time-tiles.cpp:[[#@LINE-5]]:9: barrier: 11 threads of the tile came, 1 did not (the first is {1, 1}
  // CHECK: branch:
  judge("branch", branch);
}
