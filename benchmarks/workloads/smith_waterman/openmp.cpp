//===- openmp.cpp - local alignment on the CPU ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "smith_waterman.h"
#include <algorithm>

namespace bench {

namespace {

constexpr int side = sequences::tile;

/// A block of the table. `row` holds the scores above it, after one for the corner, and then those
/// of its last row; `column` those to its left, and then those of its last column.
void align(const int *down, const int *along, int corner, int *row, int *column, int *best) {
  int backwards[side], left[side], most[side], diagonals[3][side + 1];
  for (int i = 0; i < side; ++i) {
    backwards[i] = along[side - 1 - i];
    left[i] = column[i];
    most[i] = best[i];
  }
  // Element i + 1 of a diagonal is that of row i of the block, element 0 that of the row above.
  for (int step = 0; step < 2 * side - 1; ++step) {
    const int from = std::max(0, step - side + 1), to = std::min(step, side - 1);
    int *now = diagonals[step % 3], *last = diagonals[(step + 2) % 3],
        *older = diagonals[(step + 1) % 3];
    if (step < side) {
      // The row that begins here.
      last[step + 1] = left[step];
      older[step] = step == 0 ? corner : left[step - 1];
      last[0] = row[step];
      if (step > 0)
        older[0] = row[step - 1];
    }
    const int *letters = backwards + side - 1 - step;
#pragma omp simd
    for (int i = from; i <= to; ++i) {
      const int pair = down[i] == letters[i] ? sequences::match : sequences::mismatch;
      const int score =
          std::max(std::max(0, older[i] + pair), std::max(last[i], last[i + 1]) - sequences::gap);
      now[i + 1] = score;
      most[i] = std::max(most[i], score);
    }
    if (step >= side - 1) {
      row[from] = now[side];
      column[from] = now[from + 1];
    }
  }
  std::copy(most, most + side, best);
}

} // namespace

/// Blocks of one anti-diagonal in parallel.
variant smith_waterman_openmp(const sequences &in) {
  const int n = in.length, blocks = n / side;
  const memory<int> best(n), rows(n), columns(n), corners(static_cast<std::size_t>(blocks) + 1);
  const auto run = [=] {
    for (const memory<int> &m : {best, rows, columns, corners})
      m.fill(0);
#pragma omp parallel
    for (int diagonal = 0; diagonal < 2 * blocks - 1; ++diagonal) {
#pragma omp for
      for (int block = std::max(0, diagonal - blocks + 1); block <= std::min(diagonal, blocks - 1);
           ++block) {
        const int down = block * side, along = (diagonal - block) * side;
        // The corner of the next block in this row is the last score above this one.
        const int corner = corners[block], next = rows[along + side - 1];
        align(&in.down[down], &in.along[along], corner, &rows[along], &columns[down], &best[down]);
        corners[block] = next;
      }
    }
  };
  return {run, result_in(best)};
}

} // namespace bench
