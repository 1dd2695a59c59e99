//===- align.cu - local alignment of two sequences ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

__global__ void align(const int *down, const int *along, int *rows, int *columns, int *best, int n,
                      int diagonal, int first) {
  constexpr int tile = 64;
  __shared__ int letters[tile], top[tile + 1], last[2][tile];
  int l = threadIdx.x, block = first + blockIdx.x;
  int row = block * tile + l, across = diagonal - block, column = across * tile, width = n + 1;
  int letter = down[row];
  letters[l] = along[column + l];
  top[l + 1] = rows[block * width + column + l + 1];
  if (l == 0)
    top[0] = rows[block * width + column];
  __syncthreads();
  int left = columns[across * width + row + 1];
  int corner = l == 0 ? top[0] : columns[across * width + row];
  int most = across == 0 ? 0 : best[row];
  for (int step = 0; step < 2 * tile - 1; ++step) {
    int at = step - l;
    if (at >= 0 && at < tile) {
      int up = l == 0 ? top[at + 1] : last[step % 2][l - 1];
      int pair = letter == letters[at] ? 2 : -1;
      left = max(max(0, corner + pair), max(up, left) - 1);
      most = max(most, left);
      corner = up;
      last[(step + 1) % 2][l] = left;
      if (l == tile - 1)
        rows[(block + 1) * width + column + at + 1] = left;
    }
    __syncthreads();
  }
  columns[(across + 1) * width + row + 1] = left;
  best[row] = most;
}
KERNEL(align)
