// With --amp-robust reads outside of a tile_static variable give 0, and writes there, including atomic ones, have
// no effect.
// REQUIRES: opencl-device
// RUN: %ampcc -Wno-amp-index-bounds -Wall -Wextra -Werror --amp-robust %s -o %t && %t
// RUN: env AMPCC_DEVICE=native %t
// RUN: %oclgrind %t
// NO-AMP-CHECK: accesses out of bounds on purpose

#include <amp.h>
#include <cassert>
#include <climits>
#include <vector>
using namespace concurrency;

struct cell {
  int level;
  float channel[3];
};

int read(const int *p, int i) restrict(amp) { return p[i]; }
void write(int *p, int i, int value) restrict(amp) { p[i] = value; }

// A pointer that was computed before its index changed, and one into either of two variables.
void pointers() {
  std::vector<int> results(32);
  array_view<int> out(32, results);
  const int far = int(results.size()) << 23, near = int(results.size()) - 32;
  parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int a[16], b[16];
    const int l = t.local[0];
    a[l] = l;
    b[l] = l + 100;
    int place = far;
    t.barrier.wait();
    const int *moved = &a[place];
    const int *either = l % 2 ? a : b;
    place = near;
    t.barrier.wait();
    out[l] = moved[l] + place;
    out[l + 16] = either[l] + either[l + 5000];
  });
  out.synchronize();
  for (int l = 0; l < 16; ++l)
    assert(results[l] == 0 && results[l + 16] == (l % 2 ? l : l + 100));
}

int main() {
  pointers();
  // None of them is inside of any of the variables, also as the index of a row.
  const std::vector<int> places = {-16,     16,      17,      1 << 20, -(1 << 20),
                                   INT_MAX, INT_MIN, 1 << 30, 1 << 29};
  const int n = int(places.size());
  std::vector<int> results(4 * n);
  array_view<const int> at(n, places);
  array_view<int, 2> out(n, 4, results);
  out.discard_data();
  parallel_for_each(extent<1>(n * 16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int row[16], grid[4][4];
    tile_static cell cells[4];
    const int l = t.local[0], i = at[t.tile[0]];
    row[l] = 7;
    grid[l / 4][l % 4] = 3;
    if (l < 4)
      cells[l] = {1, {2.5f, 2.5f, 2.5f}};
    t.barrier.wait();
    if (l == 0) {
      row[i] = 100;
      row[i] += 5;
      grid[i][1] = 5;
      grid[0][i] = grid[0][i] + 1;
      cells[i].channel[i]++;
      write(row, i, 4);
      atomic_fetch_add(&row[i], 3);
    }
    t.barrier.wait();
    if (l == 1) {
      int sum = 0, all = 0;
      for (int k = 0; k < 16; ++k) {
        sum += row[k];
        all += grid[k / 4][k % 4];
      }
      const int group = t.tile[0];
      out(group, 0) = row[i] + read(row, i) + grid[i][i] + cells[i].level;
      out(group, 1) = sum;
      out(group, 2) = all;
      out(group, 3) = cells[0].channel[1] == 2.5f && cells[3].level == 1;
    }
  });
  out.synchronize();
  for (int k = 0; k < n; ++k) {
    assert(results[4 * k] == 0);
    assert(results[4 * k + 1] == 16 * 7);
    assert(results[4 * k + 2] == 16 * 3);
    assert(results[4 * k + 3] == 1);
  }
}
