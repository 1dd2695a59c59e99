// After a barrier every thread of a tile still has its place in the whole domain.
// RUN: %ampcc -std=c++17 -O1 --amp-robust %s -o %t && env AMPCC_DEVICE=native %t
// REQUIRES: opencl-device
// RUN: env AMPCC_DEVICE=opencl %t
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int main() {
  const int n = 16;
  const std::vector<int> zeros(n * n);
  std::vector<int> data(n * n);
  array_view<const int, 2> zero(n, n, zeros);
  array_view<int, 2> v(n, n, data);
  const int skipped = 1;
  parallel_for_each(
      v.extent.tile<8, 8>(), [=](tiled_index<8, 8> t) restrict(amp) {
        tile_static int left[8][8], right[8][8];
        const int y = t.local[0], x = t.local[1];
        if (t.tile[0] == skipped && t.tile[1] == skipped)
          return;
        left[y][x] = zero(y, x);
        right[y][x] = zero[t.global];
        for (int i = 0; i < 8; ++i) {
          t.barrier.wait_with_tile_static_memory_fence();
          const int next = left[y][i] + right[i][x];
          t.barrier.wait_with_tile_static_memory_fence();
          right[y][x] = next < right[y][x] ? next : right[y][x];
        }
        v[t.global] = right[y][x] + y * 8 + x + 1;
      });
  v.synchronize();
  int failures = 0;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const bool in_skipped = y >= 8 && x >= 8;
      const int expected = in_skipped ? 0 : y % 8 * 8 + x % 8 + 1;
      if (data[y * n + x] != expected) {
        std::printf("(%d, %d): %d, not %d\n", y, x, data[y * n + x], expected);
        ++failures;
      }
    }
  return failures != 0;
}
