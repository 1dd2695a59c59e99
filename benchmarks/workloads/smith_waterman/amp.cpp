//===- amp.cpp - local alignment in C++ AMP -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "smith_waterman.h"
#include <algorithm>

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = sequences::tile;

/// The table's last row and last column of each block; those before the first block are zero.
struct borders {
  array_view<int, 2> rows, columns;
};

int larger(int a, int b) restrict(amp) { return a > b ? a : b; }

/// All blocks of one anti-diagonal, the first one in the row `first` of blocks.
void align(const array_view<const int> &down, const array_view<const int> &along,
           const borders &edge, const array_view<int> &best, int diagonal, int first, int blocks) {
  parallel_for_each(
      extent<1>(blocks * tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static int letters[tile], top[tile + 1], last[2][tile];
        const int local = t.local[0], block = first + t.tile[0];
        const int row = block * tile + local, across = diagonal - block, column = across * tile;
        const int letter = down[row];
        letters[local] = along[column + local];
        top[local + 1] = edge.rows(block, column + local + 1);
        if (local == 0)
          top[0] = edge.rows(block, column);
        t.barrier.wait_with_tile_static_memory_fence();
        int left = edge.columns(across, row + 1);
        int corner = local == 0 ? top[0] : edge.columns(across, row);
        int most = across == 0 ? 0 : best[row];
        for (int step = 0; step < 2 * tile - 1; ++step) {
          const int at = step - local;
          if (at >= 0 && at < tile) {
            const int up = local == 0 ? top[at + 1] : last[step % 2][local - 1];
            const int pair = letter == letters[at] ? sequences::match : sequences::mismatch;
            left = larger(larger(0, corner + pair), larger(up, left) - sequences::gap);
            most = larger(most, left);
            corner = up;
            last[(step + 1) % 2][local] = left;
            if (local == tile - 1)
              edge.rows(block + 1, column + at + 1) = left;
          }
          t.barrier.wait_with_tile_static_memory_fence();
        }
        edge.columns(across + 1, row + 1) = left;
        best[row] = most;
      });
}

} // namespace

variant smith_waterman_generated(const sequences &in) {
  const int blocks = in.length / tile;
  const extent<2> lines(blocks + 1, in.length + 1);
  const output<int, 2> rows{lines}, columns{lines};
  const output<int> best{extent<1>(in.length)};
  const auto down = input_view(in.down), along = input_view(in.along);
  const auto run = [=] {
    const borders edge{rows.view, columns.view};
    for (int diagonal = 0; diagonal < 2 * blocks - 1; ++diagonal) {
      const int first = std::max(0, diagonal - blocks + 1);
      const int last = std::min(diagonal, blocks - 1);
      align(down, along, edge, best.view, diagonal, first, last - first + 1);
    }
  };
  return {run, best.result()};
}

} // namespace bench
