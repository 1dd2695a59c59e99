// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transposition by tiles: rows are read and rows are written, the turn happens in tile_static
// memory.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 8;
using square = tiled_index<tile_size, tile_size>;

void transpose(const array<float, 2> &in, array<float, 2> &out) {
  parallel_for_each(
      in.extent.tile<tile_size, tile_size>(), [&](square t) restrict(amp) {
        // One column more than needed keeps the columns in different memory banks.
        tile_static float block[tile_size][tile_size + 1];
        block[t.local[0]][t.local[1]] = in[t.global];
        t.barrier.wait();

        const int row = t.tile_origin[1] + t.local[0];
        const int column = t.tile_origin[0] + t.local[1];
        out(row, column) = block[t.local[1]][t.local[0]];
      });
}

int main() try {
  const int rows = 24, columns = 40;
  std::vector<float> values(rows * columns);
  for (int i = 0; i < rows * columns; ++i)
    values[i] = static_cast<float>(i);

  array<float, 2> in(rows, columns, values.begin());
  array<float, 2> out(columns, rows);
  transpose(in, out);
  const std::vector<float> turned = out;

  int wrong = 0;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      wrong += turned[column * rows + row] != values[row * columns + column];
  std::printf("transposition of %d x %d: %s\n", rows, columns, wrong ? "wrong" : "correct");
  return wrong ? 1 : 0;
} catch (const runtime_exception &e) {
  std::fprintf(stderr, "error: %s\n", e.what());
  return 1;
}
