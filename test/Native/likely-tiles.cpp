// The native form of a kernel has a body for the constant size of tiles that a launch names, by way
// of a variable and pad(), and one for other sizes.
// RUN: rm -rf %t && %ampcc -std=c++17 --amp-version=1.3 --translate %s -o %t && FileCheck %s < %t/likely-tiles.native.cpp
// RUN: %ampcc -std=c++17 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

constexpr int size = 40;

// CHECK: if (tile_size_x == 8 && tile_size_y == 4) {
// CHECK: rows{{.*}} = 4;
// CHECK: } else {
// CHECK: rows{{.*}} = tile_size_y;
int wrong(const array_view<int, 2> &v, int th, int tw) {
  auto domain = v.extent.tile(4, 8).pad();
  if (th != 4 || tw != 8)
    domain = v.extent.tile(th, tw).pad();
  parallel_for_each(
      domain, [=](tile_index<2> t) restrict(amp) {
        tile_static int rows;
        if (t.local[0] == 0 && t.local[1] == 0)
          rows = t.tile_extent[0];
        t.barrier.wait();
        if (v.extent.contains(t.global))
          v[t.global] = 100 * t.local[0] + t.local[1] + 10000 * rows;
      });
  int count = 0;
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      count += v(y, x) != 100 * (y % th) + x % tw + 10000 * th;
  if (count)
    std::printf("%d wrong elements in tiles of %d x %d\n", count, th, tw);
  return count;
}

int main() {
  std::vector<int> data(size * size);
  array_view<int, 2> v(size, size, data);
  return wrong(v, 4, 8) + wrong(v, 5, 8) + wrong(v, 16, 16) + wrong(v, 4, 1) != 0;
}
