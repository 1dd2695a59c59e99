// Devices do not check indices, so an access outside of the extent changes or reads other data
// (5.2.4). An index lies within the extent, in each dimension.
// RUN: %ampcc -fsyntax-only -std=c++17 -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -std=c++17 -Xclang -verify --amp-check %s
// RUN: %ampcc -fsyntax-only -std=c++17 -DFIXED -Xclang -verify=fixed %s
// RUN: %ampcc -fsyntax-only -std=c++17 -Wno-amp-index-bounds -Wno-unused-value -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#include <vector>
using namespace concurrency;

#ifndef FIXED
void host(std::vector<int> &memory) {
  array_view<int, 1> v(16, memory); // expected-note 2 {{'v' is declared here}}
  v[16] = 1; // expected-warning {{index 16 is out of bounds: 'v' has the indices 0 to 15}}
  int n = 17;
  const array_view<const int, 2> m(extent<2>(4, 5), memory); // expected-note 5 {{'m' is declared here}}
  v[0] = m(0, 5); // expected-warning {{index {0, 5} is out of bounds: dimension 1 of 'm' has the indices 0 to 4}}
  v[1] = m[index<2>(-1, 0)]; // expected-warning {{index {-1, 0} is out of bounds: dimension 0 of 'm' has the indices 0 to 3}}
  v[2] = m[n][0]; // expected-warning {{index 17 is out of bounds: dimension 0 of 'm' has the indices 0 to 3}}
  v[3] = m[3][6]; // expected-warning {{index 6 is out of bounds: dimension 1 of 'm' has the indices 0 to 4}}
  if (m[4][0]) // expected-warning {{index 4 is out of bounds: dimension 0 of 'm'}}
    v[4] = 1;
  bool large = n && (v.extent[0] > 20 || n) && n > 1 && v[20];
  large = large && v[17] && v.extent[0] > 20; // expected-warning {{index 17 is out of bounds: 'v'}}
}
template <int N> void kernel() {
  array<float, 3> a(N, N, N); // expected-note {{'a' is declared here}}
  int memory[8] = {};
  array_view<int> v(memory); // expected-note {{'v' is declared here}}
  parallel_for_each(extent<1>(N), [=, &a](index<1> i) restrict(amp) {
    const index<1> last(8);
    if (i[0] == 0)
      v[last] = 1; // expected-warning {{index 8 is out of bounds: 'v' has the indices 0 to 7}}
    a(0, i[0], 0) = a(0, 0, 2); // expected-warning {{index {0, 0, 2} is out of bounds: dimension 2 of 'a' has the indices 0 to 1}}
  });
}
template void kernel<2>();
void last_thread(std::vector<int> &memory) {
  const array_view<int, 2> m(2, 3, memory); // expected-note 3 {{'m' is declared here}}
  // expected-note@+2 {{the last thread of the launch has the index {1, 2}}}
  // expected-warning@+1 {{index {2, 1} is out of bounds: dimension 0 of 'm' has the indices 0 to 1}}
  parallel_for_each(m.extent, [=](index<2> i) restrict(amp) { m(i[1], i[0]) = 1; });
  // expected-note@+1 {{the last thread of the launch has the index {2, 2}}}
  parallel_for_each(extent<2>(3, 3), [=](index<2> i) restrict(amp) {
    m[i] = 1; // expected-warning {{index {2, 2} is out of bounds: dimension 0 of 'm' has the indices 0 to 1}}
  });
  // expected-note@+1 {{the last thread of the launch has the index 3}}
  parallel_for_each(extent<1>(4), [=](const index<1> &i) restrict(amp) {
    m[1][i[0]] = i[0]; // expected-warning {{index 3 is out of bounds: dimension 1 of 'm' has the indices 0 to 2}}
  });
}
#else
struct place {
  int row, column;
  operator index<2>() const restrict(amp, cpu) { return index<2>(row, column - 7); }
};
template <int N> int small() {
  array_view<int> v(N);
  if (N > 4)
    return v[4];
  if constexpr (N > 5)
    return v[5];
  return N <= 3 ? v[0] : v[3];
}
template int small<2>();

void host(std::vector<int> &memory, array_view<int> given, const array_view<int> fixed, int n) {
  array_view<int, 1> v(16, memory), unknown(memory), also(n, memory);
  unknown[99] = also[99] = given[99] = fixed[99] = 1;
  v[15] = v[index<1>(0)] + sizeof(v[99]);
  array_view<int, 1> changed(16, memory);
  if (n > 3)
    changed = array_view<int, 1>(n, memory);
  changed[99] = 1;
  array_view<int, 2> m(4, 5, memory);
  m[place{0, 9}] = m(3, 4) + m[3][4];
  if (v.extent[0] > 20)
    v[20] = 1;
  for (int i = 20; i < v.extent.size(); ++i)
    v[20] = 1;
  n = v.extent[0] > 20 && n ? v[20] : 0;
  int k = 16;
  if (k < v.extent[0])
    v[k] = 1;
  ++n;
  v[n] = 2;
  array<int> a(4), b(n), c(16);
  parallel_for_each(v.extent, [=, &a, &b, &c](index<1> i) restrict(amp) {
    int later = 99;
    later = i[0];
    c[later] = a[3] + b[7] + v.section(4, 4)[3];
  });
  return;
  v[16] = 1;
}
void last_thread(std::vector<int> &memory, int rows, bool turn) {
  const array_view<int, 2> m(2, 3, memory), square(3, 3, memory), unknown(rows, 3, memory);
  parallel_for_each(m.extent, [=](index<2> i) restrict(amp) { m(i[0], i[1]) = unknown(i[1], i[0]); });
  parallel_for_each(unknown.extent, [=](index<2> i) restrict(amp) { m(i[1], i[0]) = 1; });
  parallel_for_each(square.extent, [=](index<2> i) restrict(amp) { square(i[1], i[0]) = m(i[0] / 2, i[1]); });
  parallel_for_each(m.extent, [=](index<2> i) restrict(amp) {
    if (i[1] < 2)
      m(i[1], i[0]) = 1;
    const int column = i[1];
    const int last = column < 2 ? m(i[1], i[0]) : 0;
    if (column < 2 && m(i[1], i[0]) + last)
      m(i[1], i[0]) = 1;
  });
  parallel_for_each(m.extent, [=](index<2> i) restrict(amp) {
    if (i[1] > 1)
      return;
    m(i[1], i[0]) = 1;
  });
  parallel_for_each(m.extent, [=](index<2> i) restrict(amp) {
    i[1] = 0;
    m(i[1], i[0]) = 1;
  });
  parallel_for_each(m.extent, [=](index<2> i) restrict(amp) {
    for (int k = 0; turn && k < i[1]; ++k)
      m(i[1], i[0]) = 1;
  });
}
#endif
