// Where v[y][x] continues to an element, the host source marks v[y] as temporary.
// RUN: %ampcc --translate -std=c++17 %s -o %t && %without_comments %t/projections.cpp | FileCheck %s

#include <amp.h>
#include <vector>
using namespace concurrency;

#define AT(V, Y, X) V[Y][X]
#define ONE 1
// CHECK: T &in_template(const array_view<T, 2> &v, int y) { return v[__ampcc_in_passing(y)][3]; }
template <class T> T &in_template(const array_view<T, 2> &v, int y) { return v[y][3]; }
// CHECK: auto any(const V &v) { return v[0][1]; }
template <class V> auto any(const V &v) { return v[0][1]; }
void use(array_view<int, 2> v, array_view<int, 3> v3, array<int, 2> &a, array_view<int> r) {
  // CHECK: v[__ampcc_in_passing(1 + 1)][2] = v(__ampcc_in_passing(1))(2) + v[__ampcc_in_passing(ONE)][0];
  v[1 + 1][2] = v(1)(2) + v[ONE][0];
  // CHECK: v3[__ampcc_in_passing(1)][__ampcc_in_passing(2)][3] = v3[__ampcc_in_passing(1)](2, 3);
  v3[1][2][3] = v3[1](2, 3);
  // CHECK: auto row = v3[1][2];
  auto row = v3[1][2];
  // CHECK: a[__ampcc_in_passing(v[__ampcc_in_passing(0)][r[1]])][1] = row[2];
  a[v[0][r[1]]][1] = row[2];
  // CHECK: v3[1][2].discard_data(), AT(v, 1, 2)++, v(1, 2)++, v[index<2>(1, 2)]++;
  v3[1][2].discard_data(), AT(v, 1, 2)++, v(1, 2)++, v[index<2>(1, 2)]++;
  // CHECK: std::vector<std::vector<int>> rows; rows[0][1]++;
  std::vector<std::vector<int>> rows; rows[0][1]++;
}
