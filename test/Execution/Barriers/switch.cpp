// Barriers inside a switch that falls through, leaves a group early, or is in a loop;
// also in tiles of one and two threads, which some device compilers treat specially.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-implicit-fallthrough %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int Tiles = 2, Modes = 7;

template <int N> int run() {
  std::vector<int> out(N * Tiles);
  array_view<int, 1> view(N * Tiles, out);
  int failures = 0;
  for (int mode = 0; mode < Modes; ++mode) {
    parallel_for_each(view.get_extent().template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
      tile_static int slot[N];
      const int l = t.local[0], next = (l + 1) % N;
      int mine = t.global[0];
      slot[l] = mine;
      t.barrier.wait();
      switch (mode) {
        int kept;
      case 0:
        kept = slot[next];
        t.barrier.wait();
        slot[l] = kept + 1;
        t.barrier.wait();
        mine += slot[next];
      case 1:
        kept = 3;
        t.barrier.wait();
        mine += kept;
        if (mode == 1) {
          t.barrier.wait();
          mine += 50;
          break;
        }
        mine += slot[next];
        break;
      default:
        for (int k = 0; k < 3; ++k) {
          t.barrier.wait();
          if (k == 1)
            break;
          mine += slot[next] + k;
        }
      case 3:
        for (int k = 0; k < 4; ++k)
          switch (k) {
          case 0:
            mine += 1;
            break;
          case 1:
            t.barrier.wait();
          case 2:
            t.barrier.wait();
            mine += slot[next];
          }
        break;
      case 6:
        return;
      }
      t.barrier.wait();
      view[t] = mine;
    });
    view.synchronize();
    for (int i = 0; i < N * Tiles; ++i) {
      int first = i / N * N, next = first + (i - first + 1) % N;
      int after = first + (next - first + 1) % N;
      int expected = i;
      if (mode == 0)
        expected += after + 1 + 3 + after + 1;
      else if (mode == 1)
        expected += 3 + 50;
      else if (mode == 3)
        expected += 1 + 2 * next;
      else if (mode == 6)
        expected = out[i];
      else
        expected += next + 1 + 2 * next;
      if (out[i] != expected) {
        std::printf("tile of %d, mode %d, thread %d: %d, not %d\n", N, mode, i, out[i], expected);
        ++failures;
      }
    }
  }
  return failures;
}

int main() { return run<1>() + run<2>() + run<8>() ? 1 : 0; }
