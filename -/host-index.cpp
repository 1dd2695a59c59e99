#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/host-index.cpp"
// On the host, too, an index is compared with the extent, in each dimension, and the report has the
// user's place; all ways to name an element work as without the option.
// RUN: %ampcc -std=c++17 --amp-check %s -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc -std=c++17 --amp-check --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s
// RUN: %ampcc -std=c++17 %s -DRIGHT -o %t.plain && %t.plain 2>&1 | FileCheck %s --check-prefix=RIGHT
// RUN: %ampcc -std=c++17 --amp-check %s -DRIGHT -o %t.right && %t.right 2>&1 | FileCheck %s --check-prefix=RIGHT
// RIGHT: 45 9 1
// RIGHT-NOT: check
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

struct position {
  int y, x;
  operator index<2>() const { return index<2>(y, x); }
};
enum place { third = 3 };
template <typename V> static int corner(const V &v, int y, int x)                    {
  return v(y, x); // CORNER
}

#ifdef RIGHT
int main() {
  std::vector<int> d(16, 1);
  array_view<int, 2> v(4, 4, d);
  array_view<const int, 2> c(v);
  array<int, 1> a(4, accelerator(accelerator::cpu_accelerator).default_view);
  const array<int, 1> &ca = a;
  unsigned u = 2;
  long l = 3;
  v[{1, 2}] = 5;
  v[position{1, 2}] += 5;
  v(index<2>(3, 3)) = 7;
  v[3][u] = 8;
  v[l][third] += 2;
  v(third, 1) = 3;
  auto row = v[1];
  row[2] += 1;
  a[third] = 9;
  a(u) = 1;
  array_view<int> s = v.section(1, 1, 2, 2)[1];
  s[0] = 3;
  int sum = 0;
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 4; ++x)
      sum += corner(c, y, x);
  std::fprintf(stderr, "%d %d %d\n", sum, ca[third], ca[index<1>(2)]);
}
#else
template <typename Access> static void judge(Access access) {
  try {
    access();
    std::fprintf(stderr, "fine\n");
  } catch (const runtime_exception &e) {
    std::fprintf(stderr, "said: %s\n", e.what());
  }
}

int main() {
  std::vector<int> d(16, 1);
  array_view<int, 2> v(4, 4, d);
  array_view<const int, 1> c(16, d);
  array<int, 2> a(4, 4, accelerator(accelerator::cpu_accelerator).default_view);
  // CHECK: ampcc: check: {{.*}}host-index.cpp:[[#@LINE+2]]{{(:[0-9]+)?}}: index {0, 4} is out of bounds: dimension 1 of the array_view has the indices 0 to 3
  // CHECK-NEXT: said: {{.*}}host-index.cpp:[[#@LINE+1]]
  judge([&] { v(0, 4) = 1; });
  // CHECK: host-index.cpp:[[#@LINE+1]]{{(:[0-9]+)?}}: index {4, 0} is out of bounds
  judge([&] { v[position{4, 0}] = 1; });
  // CHECK: host-index.cpp:[[#@LINE+1]]{{(:[0-9]+)?}}: index 4 is out of bounds: dimension 0 of the array_view has the indices 0 to 3
  judge([&] { v[__ampcc_in_passing(4)][0] = 1; });
  // CHECK: host-index.cpp:[[#@LINE+1]]{{(:[0-9]+)?}}: index -1 is out of bounds
  judge([&] { v[__ampcc_in_passing(1)][-1] = 1; });
  // CHECK: host-index.cpp:[[#@LINE+1]]{{(:[0-9]+)?}}: index 16 is out of bounds: the array_view has the indices 0 to 15
  judge([&] { return c[16]; });
  // CHECK: host-index.cpp:[[#@LINE+1]]{{(:[0-9]+)?}}: index {4, 4} is out of bounds: dimension 0 of the array has the indices 0 to 3
  judge([&] { a[index<2>(4, 4)] = 1; });
  // CHECK: host-index.cpp:[[#@LINE+1]]{{(:[0-9]+)?}}: index 5 is out of bounds: dimension 0 of the array has the indices 0 to 3
  judge([&] { a[__ampcc_in_passing(5)][0] = 1; });
  // CHECK: host-index.cpp:20{{(:[0-9]+)?}}: index {9, 0} is out of bounds
  judge([&] { return corner(v, 9, 0); });
  // CHECK: fine
  judge([&] { v(3, 3) = v[__ampcc_in_passing(0)][3] + a(3, 0); });
  // CHECK: ampcc: check: 8 places are wrong:
}
#endif
