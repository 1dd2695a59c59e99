// v[y][x] on the host without an intermediate view: every form, on views and arrays of any
// rank, const and not, in templates, next to kernels, and where the row is kept after all.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc -std=c++14 -Wall -Wextra -Werror --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <cassert>
#include <type_traits>
#include <vector>
using namespace concurrency;

template <typename T> T sum(const array_view<T, 2> &view) {
  T all = 0;
  for (int y = 0; y < view.extent[0]; ++y)
    for (int x = 0; x < view.extent[1]; ++x)
      all += view[y][x];
  return all;
}
template <typename T> struct picture {
  array<T, 2> pixels;
  T &at(int y, int x) { return pixels[y][x]; }
  const T &at(int y, int x) const { return this->pixels[y][x]; }
};
template <typename Rows> auto second(const Rows &rows) { return rows[1][1]; }
static int both(array_view<int, 2> view, int y, int x) restrict(amp, cpu) { return view[y][x]; }
enum which { first, last };

int main() {
  std::vector<int> data(24);
  array_view<int, 2> v(4, 6, data);
  array_view<const int, 2> c = v;
  array_view<int, 3> v3(2, 3, 4, data);
  for (int round = 0; round < 3; ++round) {
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) {
      v[i[0]][i[1]] = both(v, i[0], i[1]) + 6 * i[0] + i[1];
    });
    const int n = round + 1;
    assert(v[1][2] == 8 * n && v[1](2) == 8 * n && v(1)[2] == 8 * n && v(1)(2) == 8 * n);
    assert(v[1][index<1>(2)] == 8 * n && c[3][5] == 23 * n && both(v, 1, 1) == 7 * n);
    assert(v3[1][2][3] == 23 * n && v3[1](2, 3) == 23 * n && v3(1)(2)(3) == 23 * n);
    assert(v3[1][index<2>(2, 3)] == 23 * n && sum(v) == 276 * n && second(v) == 7 * n);
  }
  // A write to one row, beside what a device has.
  array_view<int> other = v[3];
  parallel_for_each(other.extent, [=](index<1> i) restrict(amp) { other[i] = 1000; });
  v[0][0] = 5;
  v[3][1]++;
  auto &element = v[2][2];
  element = -1;
  assert(v3[0][0][0] == 5 && v[3][0] == 1000 && other[1] == 1001 && c[2][2] == -1);

  array_view<int, 2> part = v.section(1, 1, 2, 3);
  assert(part[1][1] == -1 && part[0][0] == 21);
  long y = 1;
  assert(part[y][y] == -1 && v[v[0][0] - 3][last + 1] == -1 && v[v3[0][0][1] == 3 ? 0 : 1][first] == 5);

  picture<float> p{array<float, 2>(2, 2)};
  if (p.pixels.cpu_access_type != access_type_none) {
    p.at(1, 0) = 2.5f;
    assert(p.pixels(1, 0) == 2.5f);
  }
  array<int, 3> a(2, 3, 4, data.begin());
  const array<int, 3> &constant = a;
  a[0][1][1] = 77; // a projection is a view: the CPU's access to the array does not matter
  assert(constant[0][1][1] == 77 && constant[0](1, 1) == 77 && a(0)(1)[1] == 77);

  const int two[] = {2, 2, 2, 2};
  array_view<int, 4> v4((extent<4>(two)));
  v4[1][1][0][1] = 4;
  v4[1][0][index<2>(1, 1)] = 6;
  assert(v4[1][1][0][1] == 4 && v4(1)[0][1][1] == 6 && v4[1][1](0, 1) == 4);

  static_assert(std::is_same<decltype(v[0][0]), int &>::value, "");
  static_assert(std::is_same<decltype(c[0][0]), const int &>::value, "");
  static_assert(std::is_same<decltype(v[0]), array_view<int, 1>>::value, "");
  static_assert(std::is_same<decltype(v3[0][0]), array_view<int, 1>>::value, "");
  return 0;
}
