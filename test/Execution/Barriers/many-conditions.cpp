// Nine successive barriers under conditions: the time that PoCL
// compiles grows with their number, and does not double with each.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && env AMPCC_CACHE_DIR= POCL_KERNEL_CACHE=0 timeout 300 %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <vector>

using namespace concurrency;

const int N = 16;
#define NINE(STEP)                                                                               \
  STEP(1) STEP(2) STEP(3) STEP(4) STEP(5) STEP(6) STEP(7) STEP(8) STEP(9)

/// Adds to each element the one k before it, as it was.
static void add(tiled_index<N> t, unsigned *s, int k) restrict(amp) {
  const int l = t.local[0];
  const unsigned x = s[(l + k) % N];
  t.barrier.wait();
  s[l] += x;
  t.barrier.wait();
}

static int add_unless(tiled_index<N> t, unsigned *s, int k, int n) restrict(amp) {
  if (n < k)
    return 0;
  add(t, s, k);
  return 1;
}

static int failures = 0;

/// `times(k)`: how often step k is done.
template <typename Body, typename Times> void run(int n, const Body &body, const Times &times) {
  std::vector<unsigned> data(N), wanted(N);
  for (int i = 0; i < N; ++i)
    data[i] = wanted[i] = i * i + 1;
  array_view<unsigned> v(N, data);
  parallel_for_each(v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) {
    tile_static unsigned s[N];
    s[t.local[0]] = v[t];
    t.barrier.wait();
    body(t, s, n);
    v[t] = s[t.local[0]];
  });
  v.synchronize();
  for (int k = 1; k <= 9; ++k)
    for (int again = times(k); again > 0; --again) {
      const std::vector<unsigned> old = wanted;
      for (int i = 0; i < N; ++i)
        wanted[i] += old[(i + k) % N];
    }
  failures += data != wanted;
}

int main() {
  for (int n : {0, 5, 9}) {
    auto up_to_n = [=](int k) { return k <= n; };
    run(n, [](tiled_index<N> t, unsigned *s, int n) restrict(amp) {
#define STEP(k)                                                                                    \
  if (n >= k) {                                                                                    \
    const unsigned x = s[(t.local[0] + k) % N];                                                    \
    t.barrier.wait();                                                                              \
    s[t.local[0]] += x;                                                                            \
    t.barrier.wait();                                                                              \
  }
      NINE(STEP)
#undef STEP
    }, up_to_n);
    run(n, [](tiled_index<N> t, unsigned *s, int n) restrict(amp) {
#define STEP(k)                                                                                    \
  if (n >= k)                                                                                      \
    add(t, s, k);
      NINE(STEP)
#undef STEP
    }, up_to_n);
    run(n, [](tiled_index<N> t, unsigned *s, int n) restrict(amp) {
#define STEP(k) add_unless(t, s, k, n);
      NINE(STEP)
#undef STEP
    }, up_to_n);
    run(n, [](tiled_index<N> t, unsigned *s, int n) restrict(amp) {
#define STEP(k)                                                                                    \
  for (int j = 0; j < 3; ++j) {                                                                    \
    add(t, s, k);                                                                                  \
    if (n < k + j)                                                                                 \
      break;                                                                                       \
    t.barrier.wait();                                                                              \
  }
      NINE(STEP)
#undef STEP
    }, [=](int k) { return n < k ? 1 : n < k + 1 ? 2 : 3; });
    run(n, [](tiled_index<N> t, unsigned *s, int n) restrict(amp) {
#define STEP(k)                                                                                    \
  if (n >= k)                                                                                      \
    for (int j = 0; j < n - 3; ++j)                                                                \
      add(t, s, k);
      NINE(STEP)
#undef STEP
    }, [=](int k) { return k <= n ? n - 3 : 0; });
  }
  return failures != 0;
}
