// Loops over a part of a tile that differs from time to time: the anti-diagonals of a table. The
// first and the last thread of the tile have loops of their own. On processors with registers for
// masks the last threads run under a mask.
// RUN: rm -rf %t && %ampcc --translate -O2 %s -o %t && FileCheck %s < %t/few-threads.native.cpp
// RUN: %ampcc -O2 -march=haswell -S %s -o - | FileCheck --check-prefix=AVX2 %s
// RUN: %ampcc -O2 -march=skylake-avx512 -S %s -o - | FileCheck --check-prefix=AVX512 %s
// RUN: %ampcc -O2 %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t.exe && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t.exe
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

constexpr int size = 48; // of a table in each tile

//      CHECK: FEW_THREADS for (
//      CHECK: int up = last[
// CHECK-SAME: - 1];
//      CHECK: for (int [[LANE:[a-z_0-9]+]] = [[FROM:[a-z_]+]]_next;
//      CHECK: int up = local_ == 0 ? top[
//       AVX2: {{[^_]}}_native_
//   AVX2-NOT: maskmov
//     AVX512: {{[^_]}}_native_
//     AVX512: vmovdqu32 {{.*}}{%k
void fill(const array_view<const int> &down, const array_view<const int> &along,
          const array_view<int> &score, const array_view<int> &bottom) {
  parallel_for_each(
      score.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
        tile_static int letters[size], top[size], last[2][size];
        const int local = t.local[0], row = t.global[0];
        const int letter = down[row];
        letters[local] = along[row];
        top[local] = down[row] % 3;
        t.barrier.wait();
        int corner = 0, left = 0, most = 0;
        for (int step = 0; step < 2 * size - 1; ++step) {
          const int at = step - local;
          if (at >= 0 && at < size) {
            const int up = local == 0 ? top[at] : last[step % 2][local - 1];
            left = corner + (letter == letters[at] ? 3 : 1) - (up > left ? up : left) / 2;
            most = left > most ? left : most;
            corner = up;
            last[(step + 1) % 2][local] = left;
            if (local == size - 1)
              bottom[t.tile_origin[0] + at] = left;
          }
          t.barrier.wait();
        }
        score[row] = most;
      });
}

int main() {
  constexpr int tiles = 5, all = tiles * size;
  std::vector<int> down(all), along(all), score(all), bottom(all);
  for (int i = 0; i < all; ++i) {
    down[i] = i * i % 7;
    along[i] = i * 5 % 6;
  }
  array_view<int> scores(all, score), bottoms(all, bottom);
  fill(array_view<const int>(all, down), array_view<const int>(all, along), scores, bottoms);
  for (int tile = 0; tile < tiles; ++tile) {
    const int first = tile * size;
    std::vector<int> above(size);
    for (int i = 0; i < size; ++i)
      above[i] = down[first + i] % 3;
    for (int row = 0; row < size; ++row) {
      int corner = 0, left = 0, most = 0;
      for (int at = 0; at < size; ++at) {
        const int up = above[at], larger = up > left ? up : left;
        left = corner + (down[first + row] == along[first + at] ? 3 : 1) - larger / 2;
        most = left > most ? left : most;
        corner = up;
        above[at] = left;
      }
      assert(scores[first + row] == most);
    }
    for (int i = 0; i < size; ++i)
      assert(bottoms[first + i] == above[i]);
  }
}
