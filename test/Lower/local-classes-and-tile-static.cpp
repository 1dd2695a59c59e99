// Members of local classes, and lambdas in lambdas, that use tile_static variables and constants of
// the function around them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
using namespace concurrency;

constexpr int tile = 8;

static int mirrored(tiled_index<tile> t, int x) restrict(amp) {
  tile_static int held[tile];
  struct Cells {
    void put(int i, int v) restrict(amp) { held[i] = v; }
    int get(int i) const restrict(amp) { return held[i]; }
  };
  Cells cells;
  t.barrier.wait();
  cells.put(t.local[0], x);
  t.barrier.wait();
  return cells.get(tile - 1 - t.local[0]);
}

template <typename T> T rotated(tiled_index<tile> t, T x) restrict(amp) {
  tile_static T held[tile];
  const int step = 3;
  struct Ring {
    int from;
    T operator[](int i) const restrict(amp) { return held[(i + step + from) % tile]; }
    static T &at(int i) restrict(amp) { return held[i]; }
  };
  t.barrier.wait();
  Ring::at(t.local[0]) = x;
  t.barrier.wait();
  return Ring{tile}[t.local[0]] + Ring{0}[-step];
}

int main() {
  int results[16];
  array_view<int> r(16, results);
  parallel_for_each(r.get_extent().tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static int cells[tile];
    tile_static int total;
    const int offset = 3;
    struct Access {
      int extra;
      static int twice(int i) restrict(amp) { return 2 * cells[i]; }
      void set(int i, int v) const restrict(amp) { cells[i] = v + extra + offset; }
      int get(int i) const restrict(amp) { return cells[i]; }
    };
    struct Sum {
      int operator()() const restrict(amp) {
        int n = 0;
        for (int i = 0; i < tile; ++i)
          n += cells[i];
        return n;
      }
    };
    Access access = {10};
    int l = t.local[0];
    access.set(l, l);
    t.barrier.wait();
    if (l == 0) {
      struct Total {
        Total(int v) restrict(amp) { total = v; }
      };
      Total made{Sum()()};
    }
    t.barrier.wait();
    auto outer = [&](int i) {
      auto inner = [&](int j) {
        struct Deep {
          int value(int k) restrict(amp) { return cells[k] + total; }
        };
        return Deep().value(j);
      };
      return inner(i) + Access::twice(i);
    };
    int n = access.get(tile - 1 - l) + outer(l);
    n += mirrored(t, 5 * l) + mirrored(t, l);
    n += rotated(t, l) + int(rotated(t, l * 0.5f) * 4);
    r[t.global] = n;
  });
  r.synchronize();
  for (int i = 0; i < 16; ++i) {
    int l = i % tile, total = 0;
    for (int k = 0; k < tile; ++k)
      total += k + 13;
    int n = tile - 1 - l + 13 + l + 13 + total + 2 * (l + 13);
    n += 5 * (tile - 1 - l) + tile - 1 - l;
    n += (l + 3) % tile + int((l + 3) % tile * 0.5f * 4);
    if (results[i] != n) {
      std::printf("thread %d: %d, not %d\n", i, results[i], n);
      return 1;
    }
  }
  return 0;
}
