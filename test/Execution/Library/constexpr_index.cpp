// index, extent and tiled_extent in constant expressions, of the host and of kernels.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++14 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++14 --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %ampcc -std=c++20 --amp-host-compiler=g++ %s -o %t.20 && %t.20
#include <amp.h>
#include <vector>
using namespace concurrency;

constexpr int parts[] = {7, 8, 9, 10};
static_assert(index<1>()[0] == 0 && index<1>(3)[0] == 3 && index<4>(parts)[3] == 10, "");
static_assert(index<2>(1, 2) + index<2>(3, 4) * 2 == index<2>(7, 10), "");
static_assert(10 - index<2>(1, 2) != 10 / index<2>(1, 2) % 3, "");
static_assert(extent<3>(2, 3, 4).size() == 24 && extent<4>(parts).size() == 5040, "");
static_assert(extent<2>(4, 4).contains(index<2>(3, 3)), "");
static_assert(!extent<2>(4, 4).contains(index<2>(3, 4)), "");
static_assert(extent<2>(30, 40).tile<16, 16>().pad() == extent<2>(32, 48), "");
static_assert(extent<1>(30).tile<16>().truncate()[0] == 16, "");
static_assert(extent<3>(1, 1, 1).tile<1, 2, 3>().get_tile_extent().size() == 6, "");

constexpr int diagonal(extent<2> e) restrict(amp, cpu) {
  int sum = 0;
  for (index<2> i; e.contains(i); ++i)
    sum += i[0];
  e -= index<2>(1, 1);
  return sum * 100 + e[1]--;
}
static_assert(diagonal(extent<2>(4, 5)) == 604, "");

int main() {
  constexpr extent<2> size(4, 5);
  int data[size.size()] = {};
  array_view<int, 2> v(size, data);
  constexpr index<2> step(1, 1);
  parallel_for_each(size, [=](index<2> i) restrict(amp) {
    constexpr extent<2> inner = extent<2>(5, 6) - step;
    constexpr int sum = diagonal(inner);
    static_assert(sum == 604, "");
    int of_tile[inner.size()];
    of_tile[0] = sum;
    v[i] = of_tile[0] + (inner.contains(i + step) ? 1000 : 0);
  });
  return v(2, 3) == 1604 && v(3, 3) == 604 && v(2, 4) == 604 ? 0 : 1;
}
