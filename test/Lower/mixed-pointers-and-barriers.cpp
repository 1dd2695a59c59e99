// A pointer into tile_static or local memory lives across barriers, in loops, arrays of objects, and
// leads to atomic operations.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
// RUN: %ampcc --amp-robust -std=c++17 %s -o %t.robust && env AMPCC_DEVICE=native %t.robust
#include <amp.h>
#include <cstdio>
using namespace concurrency;

constexpr int tile = 8;
struct Cell {
  int value, weight[2];
};
static int &cell(Cell &a, Cell &b, int which) restrict(amp) {
  return which < 2 ? a.weight[which] : b.value;
}
static void count(int *p, int n) restrict(amp) { atomic_fetch_add(p, n); }

int main() {
  int results[16], counts[2] = {0, 0};
  array_view<int> r(16, results), c(2, counts);
  parallel_for_each(r.get_extent().tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static int shared[tile];
    tile_static int total;
    tile_static Cell cells[tile];
    int l = t.local[0], own = 3 * l, other = 100 + l;
    shared[l] = 10 * l;
    cells[l].value = l;
    cells[l].weight[0] = l + 1;
    cells[l].weight[1] = l + 2;
    if (l == 0)
      total = 0;
    int *p = l & 1 ? &own : &shared[l];
    int &kept = l & 2 ? other : shared[tile - 1 - l];
    Cell mine = {1, {2, 3}};
    t.barrier.wait();
    int n = *p;
    t.barrier.wait();
    *p += 1;
    t.barrier.wait();
    n += kept * 100 + shared[(l + 1) % tile];
    for (int k = 0; k < 3; ++k) {
      t.barrier.wait();
      cell(mine, cells[l], (k + l) % 3) += k;
      t.barrier.wait();
    }
    n += own + cells[(l + 1) % tile].value + mine.weight[0] * 2 + mine.weight[1] * 3;
    count(l & 1 ? &total : &c[0], l);
    int *where = l & 1 ? &c[1] : &total;
    n += atomic_exchange(&shared[l], 0);
    atomic_fetch_max(where, l);
    t.barrier.wait();
    r[t.global] = n;
  });
  r.synchronize();
  c.synchronize();
  int shared[tile];
  for (int l = 0; l < tile; ++l)
    shared[l] = 10 * l + (l & 1 ? 0 : 1);
  for (int i = 0; i < 16; ++i) {
    int l = i % tile, own = 3 * l + (l & 1), next = (l + 1) % tile;
    int n = l & 1 ? 3 * l : 10 * l;
    n += (l & 2 ? 100 + l : shared[tile - 1 - l]) * 100 + shared[next];
    int value[tile], weight[2] = {2, 3};
    for (int m = 0; m < tile; ++m) {
      value[m] = m;
      for (int k = 0; k < 3; ++k) {
        int which = (k + m) % 3;
        (which == 2 ? value[m] : m == l ? weight[which] : value[m]) += which == 2 || m == l ? k : 0;
      }
    }
    n += own + value[next] + weight[0] * 2 + weight[1] * 3 + shared[l];
    if (results[i] != n) {
      std::printf("thread %d: %d, not %d\n", i, results[i], n);
      return 1;
    }
  }
  if (counts[0] != 24 || counts[1] != 7) {
    std::printf("counts %d, %d\n", counts[0], counts[1]);
    return 1;
  }
  return 0;
}
