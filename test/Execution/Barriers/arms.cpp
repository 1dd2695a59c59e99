// Where an arm of a branch that a whole tile takes ends with a branch that each thread takes for itself, each thread keeps to its
// own way, though a return or a barrier follows.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/arms.cl
// CHECK: if (DIVERGENT() && h & 4) {
// CHECK: }
// CHECK-NEXT: BRANCH();
// CHECK-NEXT: }
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

const int N = 64, Tile = 16;
static int failures = 0;

inline unsigned mix(unsigned h, unsigned k) restrict(cpu, amp) { return h * 31 + k; }

struct no_barrier {
  void wait() const {}
};

#define BODY(NAME, ...)                                                                            \
  struct NAME {                                                                                    \
    static unsigned run(unsigned h, int l, int tile, unsigned *s,                                  \
                        const tile_barrier &barrier) restrict(amp) {                               \
      __VA_ARGS__                                                                                  \
      return h;                                                                                    \
    }                                                                                              \
    static unsigned run(unsigned h, int l, int tile, unsigned *s, const no_barrier &barrier) {     \
      __VA_ARGS__                                                                                  \
      return h;                                                                                    \
    }                                                                                              \
  }

BODY(after_return, {
  if (tile % 2 == 0) {
    if (tile % 3 == 1)
      return 5;
    if (h & 4) {
      h = mix(h, 3);
      h = mix(h, 4);
    }
  } else {
    if (l == 0)
      s[3] = 9;
    barrier.wait();
  }
});
BODY(in_cases, {
  switch (tile) {
  case 0:
    s[l] = h;
    barrier.wait();
    if (h & 4)
      h = mix(h, 3);
    break;
  case 1:
    return 7;
  case 2:
    h = h & 1 ? mix(h, l) : h / 3;
    break;
  default:
    barrier.wait();
    for (unsigned k = 0; k < (h & 3); ++k)
      h = mix(h, k);
  }
  barrier.wait();
});
BODY(before_break, {
  for (int k = 0; k < 4; ++k) {
    if ((tile + k) % 3 == 0)
      continue;
    s[l] = h;
    barrier.wait();
    if (tile + k == 4) {
      if (h & 4)
        h = mix(h, k);
      break;
    }
    if (h & 2)
      h = mix(h, 9);
  }
});

template <typename Body> void expect(const char *name) {
  std::vector<unsigned> in(N), out(N);
  for (int k = 0; k < N; ++k)
    in[k] = (k * 2654435761u) >> 20;
  array_view<const unsigned> a(N, in);
  array_view<unsigned> b(N, out);
  parallel_for_each(
      b.extent.tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) {
        tile_static unsigned shared[Tile];
        b[t] = Body::run(a[t], t.local[0], t.tile[0], shared, t.barrier);
      });
  b.synchronize();
  unsigned shared[Tile];
  for (int k = 0; k < N; ++k)
    if (out[k] != Body::run(in[k], k % Tile, k / Tile, shared, no_barrier()))
      ++failures, std::printf("%s: thread %d\n", name, k);
}

int main() {
  expect<after_return>("after a return");
  expect<in_cases>("in cases");
  expect<before_break>("before a break");
  return failures != 0;
}
