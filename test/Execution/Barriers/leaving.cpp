// Threads that leave a loop, a switch or a function separately
// after its last barrier; their variables live across barriers.
// RUN: %ampcc -std=c++17 -O1 -Wno-implicit-fallthrough %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

constexpr int tile = 64, tiles = 3, threads = tile * tiles;
static int failures = 0;

template <typename Kernel> std::vector<int> run(const Kernel &kernel) {
  std::vector<int> result(threads);
  for (int i = 0; i < threads; ++i)
    result[i] = i % tile;
  array_view<int, 1> out(threads, result);
  parallel_for_each(
      out.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) { kernel(out, t); });
  out.synchronize();
  return result;
}

template <typename Expected>
void check(const char *name, const std::vector<int> &result, const Expected &expected) {
  for (int i = 0; i < threads; ++i)
    if (result[i] != expected(i % tile, i / tile)) {
      std::printf("%s: thread %d: %d, not %d\n", name, i, result[i], expected(i % tile, i / tile));
      ++failures;
      return;
    }
}

/// Returns out of a loop with a barrier, for all threads; after it, for some.
int search(const int *values, int l, tiled_index<tile> t) restrict(amp) {
  for (int i = 0; i < tile; ++i) {
    if (values[i] > 40)
      return i;
    t.barrier.wait();
  }
  if (l % 2)
    return 1;
  return 2;
}

struct pair {
  int a, b[2];
};

int main() {
  check("last iteration", run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          int l = t.local[0], n = 0;
          for (;;) {
            t.barrier.wait();
            if (++n > 4) {
              if (l % 3 == 0) {
                n = 100;
                break;
              }
              n += l;
              break;
            }
            if (l > n)
              continue;
            n += 0;
          }
          out[t.global] = n;
        }),
        [](int l, int) { return l % 3 == 0 ? 100 : 5 + l; });

  check("switch", run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          tile_static int s[tile];
          int l = t.local[0], n = 1;
          switch (t.tile[0]) {
          case 0:
            s[l] = l * 2;
            t.barrier.wait();
            n = s[tile - 1 - l];
            if (l > 10)
              break;
            n += 1;
          case 1:
            n += 10;
            break;
          default:
            n = l;
          }
          out[t.global] = n;
        }),
        [](int l, int group) {
          return group == 2 ? l : group == 1 ? 11 : 2 * (tile - 1 - l) + (l > 10 ? 0 : 11);
        });

  check("helper", run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          tile_static int s[tile];
          int l = t.local[0];
          s[l] = t.tile[0] == 1 ? l : 0;
          t.barrier.wait();
          out[t.global] = l * 10 + search(s, l, t) * (l + 1);
        }),
        [](int l, int group) {
          return l * 10 + (group == 1 ? 41 : l % 2 ? 1 : 2) * (l + 1);
        });

  check("held", run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          int l = t.local[0], one = l, other = l * 2;
          pair p = {l, {1, l + 1}};
          int *chosen = l % 2 ? &one : &p.b[l % 4 / 2];
          bool odd = l % 2 != 0;
          t.barrier.wait();
          *chosen += 5;
          other += odd;
          t.barrier.wait();
          out[t.global] = one + other * 100 + p.b[0] * 10000 + p.b[1] * 100000;
        }),
        [](int l, int) {
          int b[2] = {1, l + 1}, one = l;
          (l % 2 ? one : b[l % 4 / 2]) += 5;
          return one + (l * 2 + l % 2) * 100 + b[0] * 10000 + b[1] * 100000;
        });

  check("division", run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          int l = t.local[0], sum = 0;
          for (int i = 0; i < 3; ++i) {
            t.barrier.wait();
            int group = t.tile[0];
            if (group == 0)
              continue;
            int q = 12 / group;
            sum += q + l;
          }
          out[t.global] = sum;
        }),
        [](int l, int group) { return group ? 3 * (12 / group + l) : 0; });

  check("same for all", run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          int k = 0;
          for (int i = 0; i < 5; ++i) {
            t.barrier.wait();
            if (i == t.tile[0])
              continue;
            k += i;
          }
          t.barrier.wait();
          out[t.global] = k * 100 + t.local[0];
        }),
        [](int l, int group) { return (10 - group) * 100 + l; });

  check("divided by none",
        run([](const array_view<int, 1> &out, tiled_index<tile> t) restrict(amp) {
          int n = 1;
          while (true) {
            t.barrier.wait();
            if (t.tile[0] == 0)
              break;
            const int q = 12 / t.tile[0];
            n += q;
            break;
          }
          out[t.global] = n * 100 + t.local[0];
        }),
        [](int l, int group) { return (group ? 1 + 12 / group : 1) * 100 + l; });
  return failures != 0;
}
