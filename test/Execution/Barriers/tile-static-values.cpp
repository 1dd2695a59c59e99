// A value that one thread stores in a tile_static variable after a barrier is what the others read after the next one: in
// scalars, constant elements and members, stored by all before, in loops that end by a flag, in functions and lambdas.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=loopvec POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/tile-static-values.cl
// CHECK: #define SHARED(variable)
// CHECK: __local int x; SHARED(x);
#include <amp.h>
#include <vector>

using namespace concurrency;

const int N = 8;
static int failures = 0;

template <typename Body> void expect(int wanted, const Body &body) {
  std::vector<int> data(N, -1);
  array_view<int> out(N, data);
  parallel_for_each(out.extent.tile<N>(),
                    [=](tiled_index<N> t) restrict(amp) { out[t] = body(t, t.local[0]); });
  out.synchronize();
  for (int x : data)
    failures += x != wanted;
}

struct pair {
  int a, b[2];
};

static int in_function(tiled_index<N> t, int l) restrict(amp) {
  tile_static int x;
  x = 1;
  t.barrier.wait();
  if (l == 3)
    x = 7;
  t.barrier.wait();
  return x;
}

template <typename T> T through_reference(tiled_index<N> t, int l, T &x, T *p) restrict(amp) {
  x = *p = T(1);
  t.barrier.wait();
  if (l == 2)
    x = 4, *p += T(2);
  t.barrier.wait();
  return x + *p;
}

int main() {
  expect(7, [](tiled_index<N> t, int l) restrict(amp) { return in_function(t, l); });
  expect(42, [](tiled_index<N> t, int l) restrict(amp) {
    tile_static int x;
    x = 0;
    t.barrier.wait();
    if (l == 3)
      x = 42;
    t.barrier.wait();
    return x;
  });
  expect(13, [](tiled_index<N> t, int l) restrict(amp) {
    tile_static int s[3], m[2][2];
    tile_static pair p[2];
    s[1] = m[1][0] = p[1].a = p[0].b[1] = 1;
    t.barrier.wait();
    if (l == 5) {
      s[1] = 2;
      m[1][0] = 3;
      p[1].a += 2;
      p[0].b[1] = 5;
    }
    t.barrier.wait();
    return s[1] + m[1][0] + p[1].a + p[0].b[1];
  });
  expect(7, [](tiled_index<N> t, int l) restrict(amp) {
    tile_static int x;
    tile_static int s[2];
    return through_reference(t, l, x, &s[1]);
  });
  expect(8, [](tiled_index<N> t, int l) restrict(amp) { // until no thread sets the flag
    tile_static bool more;
    int rounds = 0, left = l;
    while (true) {
      more = false;
      t.barrier.wait();
      if (left > 0) {
        --left;
        more = true;
      }
      t.barrier.wait();
      ++rounds;
      const bool again = more;
      t.barrier.wait();
      if (!again)
        return rounds;
    }
  });
  expect(6, [](tiled_index<N> t, int l) restrict(amp) { // a running total
    tile_static float total[1];
    total[0] = 0;
    t.barrier.wait();
    int seen = 0;
    for (int k = 0; k < 4; ++k) {
      seen += int(total[0]);
      t.barrier.wait();
      if (l == k)
        total[0] += 1;
      t.barrier.wait();
    }
    return seen;
  });
  expect(9, [](tiled_index<N> t, int l) restrict(amp) {
    tile_static int x;
    auto tell = [](const tiled_index<N> &t, int &to, int who, int value) restrict(amp) {
      if (t.local[0] == who)
        to = value;
      t.barrier.wait();
    };
    x = 0;
    t.barrier.wait();
    tell(t, x, 1, 5);
    const int first = x;
    t.barrier.wait();
    tell(t, x, 6, 4);
    return first + x;
  });
  return failures != 0;
}
