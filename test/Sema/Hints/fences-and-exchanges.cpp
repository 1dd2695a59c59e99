// Suggestions of the errors about names of CUDA and OpenCL, for grids, fences, shuffles and atomic
// functions, have the results that those languages define.
// RUN: %ampcc -std=c++17 --amp-version=1.3 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static int wrong = 0;
void check(bool isRight, const char *what) {
  if (!isRight && ++wrong)
    std::printf("%s\n", what);
}

// threadIdx, blockIdx, blockDim, gridDim of a grid of 3 x 2 blocks of 8 x 4 threads.
void grids() {
  const extent<2> all(2 * 4, 3 * 8);
  std::vector<int> seen(all.size());
  array_view<int, 2> out(all, seen);
  parallel_for_each(all.tile<4, 8>(), [=](tiled_index<4, 8> t) restrict(amp) {
    const int tiles = all[1] / t.tile_extent[1]; // gridDim.x
    const int block = t.tile[0] * tiles + t.tile[1], threads = t.tile_extent[0] * t.tile_extent[1];
    const int thread = block * threads + t.local[0] * t.tile_extent[1] + t.local[1];
    out[t] = tiles == 3 && all[0] / t.tile_extent[0] == 2 ? thread : -1;
  });
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 24; ++x)
      check(out(y, x) == (y / 4 * 3 + x / 8) * 32 + y % 4 * 8 + x % 8, "grids");
}

// int old = atomicCAS(&place, compare, value).
void exchanges() {
  std::vector<int> memory = {5, 5, 0, 0};
  array_view<int> v(4, memory);
  parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp) {
    const int compare = i[0] ? 4 : 5;
    int old = compare;
    atomic_compare_exchange(&v[i[0]], &old, 9);
    v[i[0] + 2] = old;
  });
  check(v[0] == 9 && v[2] == 5, "an exchange that stores");
  check(v[1] == 5 && v[3] == 5, "an exchange that does not store");
}

// __threadfence_block() for global memory: a thread publishes a value to another one of its tile.
void fences_of_tiles() {
  std::vector<int> memory(66);
  array_view<int> v(66, memory);
  parallel_for_each(extent<1>(64).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    v[t] = t.local[0] + 1;
    all_memory_fence(t.barrier);
    if (atomic_fetch_inc(&v[64]) == 63) {
      int sum = 0;
      all_memory_fence(t.barrier);
      for (int i = 0; i < 64; ++i)
        sum += v[i];
      v[65] = sum;
    }
  });
  check(v[65] == 64 * 65 / 2, "fences of a tile");
}

// __threadfence() and a counter: the last tile of the launch adds the results of all.
void fences_of_launches() {
  std::vector<int> memory(18);
  array_view<int> v(18, memory);
  parallel_for_each(extent<1>(16 * 32).tile<32>(), [=](tiled_index<32> t) restrict(amp) {
    if (t.local[0] == 0) {
      v[t.tile[0]] = t.tile[0] + 1;
      atomic_fence(std::memory_order_seq_cst);
      if (atomic_fetch_inc(&v[16]) == 15) {
        atomic_fence(std::memory_order_seq_cst);
        int sum = 0;
        for (int i = 0; i < 16; ++i)
          sum += v[i];
        v[17] = sum;
      }
    }
  });
  check(v[17] == 16 * 17 / 2, "fences of a launch");
}

// __shfl_sync and its kin of a full warp, where a lane is taken modulo 32.
void shuffles() {
  std::vector<int> memory(8 * 64);
  array_view<int, 2> v(8, 64, memory);
  parallel_for_each(extent<1>(64).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    const int value = 100 + t.local[0];
    v(0, t.local[0]) = t.sub_group.shuffle(value, 33 & 31);
    v(1, t.local[0]) = t.sub_group.shuffle_down(value, 4);
    v(2, t.local[0]) = t.sub_group.shuffle_up(value, 4);
    v(3, t.local[0]) = t.sub_group.shuffle_xor(value, 5);
    v(4, t.local[0]) = t.sub_group.any(t.local[0] == 40);
    v(5, t.local[0]) = t.sub_group.all(t.local[0] < 32);
    v(6, t.local[0]) = static_cast<int>(t.sub_group.ballot(t.local[0] % 32 < 3));
    v(7, t.local[0]) = t.sub_group.reduce(value, sub_group::maximum());
  });
  for (int i = 0; i < 64; ++i) {
    const int lane = i % 32, first = 100 + i - lane;
    check(v(0, i) == first + 1, "shuffle");
    check(v(1, i) == (lane < 28 ? 104 + i : 100 + i), "shuffle_down");
    check(v(2, i) == (lane < 4 ? 100 + i : 96 + i), "shuffle_up");
    check(v(3, i) == first + (lane ^ 5), "shuffle_xor");
    check(v(4, i) == (i >= 32) && v(5, i) == (i < 32) && v(6, i) == 7, "votes");
    check(v(7, i) == first + 31, "reduce");
  }
}

int main() {
  grids();
  exchanges();
  fences_of_tiles();
  fences_of_launches();
  shuffles();
  return wrong != 0;
}
