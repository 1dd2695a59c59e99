// Tiles with one thread in the last dimension: each thread runs once, also where all threads of a tile may skip a loop or a
// barrier.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/thin-tiles.cl
// CHECK: #ifdef SWAPS_DIMENSIONS
// CHECK: #define SWAPPED(usual, other) other
// CHECK: reqd_work_group_size(SWAPPED(1, 8), SWAPPED(8, 1), 1)
// CHECK: get_global_id(SWAPPED(1, 0))
// CHECK: reqd_work_group_size(SWAPPED(1, 4), 1, SWAPPED(4, 1))
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

static int failures = 0;

/// Changes each element once for its thread, after a loop of `rounds`.
inline unsigned changed(unsigned element, unsigned h, int rounds) restrict(cpu, amp) {
  for (long k = 0; k < rounds; ++k)
    if (1 < (int)k)
      h ^= 5;
  return element * 3 + h;
}

static void check(const char *shape, const std::vector<unsigned> &data, int rounds) {
  for (unsigned k = 0; k < data.size(); ++k)
    if (data[k] != changed(k * 3, k, rounds))
      ++failures, std::printf("%s, %d rounds: element %u is %u\n", shape, rounds, k, data[k]);
}

static std::vector<unsigned> start() {
  std::vector<unsigned> data(64);
  for (unsigned k = 0; k < data.size(); ++k)
    data[k] = k * 3;
  return data;
}

int main() {
  for (int rounds : {0, 1, 4}) {
    std::vector<unsigned> column_data = start(), deep_data = start();
    array_view<unsigned, 2> column(64, 1, column_data);
    array_view<unsigned, 3> deep(64, 1, 1, deep_data);
    parallel_for_each(
        column.extent.tile<8, 1>(), [=](tiled_index<8, 1> t) restrict(amp) {
          unsigned h = t.global[0];
          t.barrier.wait();
          column[t] = changed(column[t], h, rounds);
        });
    parallel_for_each(
        deep.extent.tile<4, 1, 1>(), [=](tiled_index<4, 1, 1> t) restrict(amp) {
          unsigned h = t.global[0];
          t.barrier.wait();
          deep[t] = changed(deep[t], h, rounds);
        });
    column.synchronize();
    deep.synchronize();
    check("tiles of 8 x 1", column_data, rounds);
    check("tiles of 4 x 1 x 1", deep_data, rounds);
  }
  return failures != 0;
}
