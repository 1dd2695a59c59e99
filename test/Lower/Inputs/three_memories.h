// Runs a dual function on pointers into tile_static, global and local memory, and on the host with
// plain arrays instead; compares the result and what lies in memory.
#include <amp.h>
#include <cstdio>

template <typename Body> bool differs(const char *name, const Body &body) {
  using namespace concurrency;
  constexpr int threads = 8, tile = 4, width = 4, sums = 13;
  int global[threads * width], results[threads * sums];
  for (int i = 0; i < threads * width; ++i)
    global[i] = 40 + i * 7 % 23;
  {
    array_view<int, 1> g(threads * width, global), r(threads * sums, results);
    parallel_for_each(extent<1>(threads).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
      tile_static int shared[tile * width];
      int own[width];
      int i = t.global[0], first = t.local[0] * width;
      for (int k = 0; k < width; ++k) {
        shared[first + k] = 20 + (i * 3 + k * 5) % 17;
        own[k] = (i * 5 + k * 3) % 11;
      }
      t.barrier.wait();
      r[i * sums] = body(&shared[first], &g[i * width], own, i);
      for (int k = 0; k < width; ++k) {
        r[i * sums + 1 + k] = shared[first + k];
        r[i * sums + 5 + k] = g[i * width + k];
        r[i * sums + 9 + k] = own[k];
      }
    });
  }
  int bad = 0;
  for (int i = 0; i < threads; ++i) {
    int shared[width], expected[sums], plain[width], own[width];
    for (int k = 0; k < width; ++k) {
      shared[k] = 20 + (i * 3 + k * 5) % 17;
      plain[k] = 40 + (i * width + k) * 7 % 23;
      own[k] = (i * 5 + k * 3) % 11;
    }
    expected[0] = body(shared, plain, own, i);
    for (int k = 0; k < width; ++k) {
      expected[1 + k] = shared[k];
      expected[5 + k] = plain[k];
      expected[9 + k] = own[k];
    }
    for (int k = 0; k < sums; ++k)
      if (results[i * sums + k] != expected[k] && ++bad <= 3)
        std::printf("%s: thread %d, value %d: %d on the device, %d on the host\n", name, i, k,
                    results[i * sums + k], expected[k]);
  }
  return bad != 0;
}

// A test is a list of bodies.
#define BODY(...)                                                                                  \
  differs(#__VA_ARGS__, [](int *s, int *g, int *p, int i) restrict(amp, cpu) { __VA_ARGS__ })
