// Every index of an extent, in order: by for, by iterators, on the host and in kernels.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++14 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <algorithm>
#include <amp.h>
#include <vector>
using namespace concurrency;

// The sum of places in the order they come, each times its number.
template <int N> int walk(const extent<N> &e) restrict(amp, cpu) {
  int sum = 0, number = 0;
  for (index<N> i : e) {
    int place = 0;
    for (int d = 0; d < N; ++d)
      place = place * 10 + i[d];
    sum += ++number * place;
  }
  return sum;
}

int main() {
  const int four[] = {1, 2, 1, 3};
  int expected[3] = {};
  for (int n = 1, r = 0; r < 2; ++r)
    for (int c = 0; c < 3; ++c)
      expected[1] += n++ * (10 * r + c);
  for (int c = 0; c < 5; ++c)
    expected[0] += (c + 1) * c;
  for (int n = 1, y = 0; y < 2; ++y)
    for (int w = 0; w < 3; ++w)
      expected[2] += n++ * (100 * y + w);
  if (walk(extent<1>(5)) != expected[0] || walk(extent<2>(2, 3)) != expected[1] ||
      walk(extent<4>(four)) != expected[2])
    return 1;
  if (walk(extent<3>(2, 0, 3)) || walk(extent<2>(3, -1)) || walk(extent<1>(-2)) || walk(extent<2>(-1, 2)))
    return 2;

  const extent<2> e(2, 2);
  std::vector<index<2>> all(e.begin(), e.end());
  if (all.size() != 4 || all[2] != index<2>(1, 0) || (*++e.begin())[1] != 1 || e.begin()->rank != 2)
    return 3;
  if (std::count_if(e.begin(), e.end(), [](index<2> i) { return i[0] == i[1]; }) != 2)
    return 4;

  array_view<int> v(3);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = i[0] == 0 ? walk(extent<1>(5)) : i[0] == 1 ? walk(extent<2>(2, 3)) : walk(extent<3>(2, 0, 3));
  });
  return v[0] == expected[0] && v[1] == expected[1] && v[2] == 0 ? 0 : 5;
}
