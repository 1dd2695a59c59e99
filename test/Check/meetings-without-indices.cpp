// Without checks of indices, other indices may be the same element.
// RUN: %ampcc -Wno-amp-race --amp-check=race %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);
  auto rows = [&](int by) {
    parallel_for_each(extent<2>(4, 16).tile<4, 16>(), [=](tiled_index<4, 16> t) restrict(amp) {
      tile_static int s[8][16];
      const int y = t.local[0], x = t.local[1];
      s[y][x + by] = 3;
      v[y * 16 + x] = s[y][x];
    });
  };
  // CHECK: race on tile_static memory
  // CHECK: next row: {{.*}}race
  judge("next row", [&] { rows(16); });
  // CHECK-NEXT: next row: fine
  judge("next row", [&] { rows(0); });
}
