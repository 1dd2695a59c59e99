// With --amp-robust every access path to an element is checked: through classes with views, pointers
// that lead to one of several memories, conditions and loops; messages of a kernel are not lost.
// REQUIRES: opencl-device
// RUN: %ampcc -Wno-amp-index-bounds -Wall -Wextra -Werror --amp-robust %s -o %t && %t 2>&1 | FileCheck %s
// RUN: env AMPCC_SHARED_MEMORY=0 %t
// RUN: %oclgrind %t
// NO-AMP-CHECK: accesses out of bounds on purpose

// CHECK: first 1, outside 0
#include <amp.h>
#include <amp_short_vectors.h>
#include <cassert>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;
struct Grid {
  array_view<float, 2> v;
  Grid(array_view<float, 2> v) : v(v) {}
  float at(int y, int x) const restrict(amp) {
    float s = 0;
    for (int k = -1; k <= 1; ++k)
      for (int l = -1; l <= 1; ++l)
        s += v(y + k, x + l);
    return s;
  }
  void put(int y, int x, float f) const restrict(amp) { v(y, x) = f; }
};
int walk(int *a, int n, int *q) restrict(amp) {
  int s = 0;
  for (int i = 0; i < n; ++i, ++a)
    s += *a;
  *q = s;
  return s;
}
int &pick(int &a, int &b, bool c) restrict(amp) { return c ? a : b; }
int main() {
  std::vector<float> g(16, 1);
  std::vector<int> d(8, 1), o(16, -1);
  array_view<float, 2> gv(4, 4, g);
  Grid grid(gv);
  array_view<int> v(8, d), out(16, o);
  std::vector<float_3> f3(4, float_3(1, 2, 3));
  array<float_3> fa(4, f3.begin());
  std::vector<int> bb(4, 1);
  array_view<int> w(4, bb);
  parallel_for_each(
      extent<1>(1), [ =, &fa ](index<1>) restrict(amp) {
        out[0] = (int)grid.at(-1, 0) + (int)grid.at(100000, 100000);
        grid.put(1 << 30, 4, 5);
        grid.put(4, 0, 5);
        int *it = &v[6];
        int local = 3;
        out[1] = walk(it, 2, &v[100]);
        out[2] = walk(it, 2, &local);
        out[3] = local;
        out[4] = pick(v[200], local, out[0] == 2);
        out[5] = pick(v[200], local, out[0] != 2);
        pick(v[200], local, true) = 4;
        pick(v[200], local, local == 77) = 5;
        out[6] = local;
        fa[7] = fa[1];
        out[7] = (int)fa[9].y + (int)fa[3].z;
        fa[9].x += 1;
        fa[5].xy = float_2(1, 1);
        int n = 0;
        while (v[n])
          ++n;
        out[8] = n;
        switch (v[77]) {
        case 0:
          out[9] = v[-5] + 4;
          break;
        default:
          out[9] = 1;
        }
        for (v[90] = 0; v[90] < 1 && n < 20; v[90]++, ++n)
          ;
        out[10] = n;
        int a[2] = {v[8], v[7]};
        out[11] = a[0] * 10 + a[1];
        bool b = v[8] || v[9] || v[v[3] - 2];
        out[12] = b;
        v[v[7]++] = v[8]++ + 5;
        out[13] = v[1];
        direct3d_printf("first %d, outside %d\n", v[0], v[50]);
        const int *p = out[0] == 2 ? &v[0] : &w[0];
        out[14] = p[1 << 24] + *p;
        array_view<int> s = v.section(2, 2);
        out[15] = s[5] + s[6];
      });
  out.synchronize();
  gv.synchronize();
  v.synchronize();
  assert(o == (std::vector<int>{2, 2, 2, 2, 0, 2, 5, 3, 8, 4, 20, 1, 0, 5, 1, 2}));
  assert(d == (std::vector<int>{1, 5, 1, 1, 1, 1, 1, 2}));
  for (float x : g)
    assert(x == 1);
}
