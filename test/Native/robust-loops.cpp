// With --amp-robust the native kernel tests the bounds of a loop over threads once, and vectorises the loop.
// RUN: %ampcc -Wno-amp-index-bounds -O2 --amp-robust %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -Wno-amp-index-bounds -O2 --amp-robust --translate %s -o %t.out && FileCheck %s < %t.out/robust-loops.native.cpp

#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

constexpr int n = 100, width = 10;

int main() {
  // Other numbers around the data: an access outside does not read a 0 by chance.
  std::vector<int> memory(3 * n, -12345);
  int *numbers = memory.data() + n;
  for (int i = 0; i < n; ++i)
    numbers[i] = i + 1;
  array_view<const int> in(n, numbers);

  // The first thread reads before the data, the last one after it: no thread may take the other version.
  // CHECK: out_2[i] = in_2[i - 1] + in_2[i + 1];
  // CHECK: } else {
  // CHECK: out_2[i] = (IN_BOUNDS(
  std::vector<int> sums(n);
  array_view<int> out(n, sums);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] = in[i[0] - 1] + in[i[0] + 1];
  });
  out.synchronize();
  for (int i = 0; i < n; ++i)
    assert(sums[i] == i + (i + 1 < n ? i + 2 : 0));

  // Guards around the accesses: all are inside.
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] = 0;
    if (i[0] > 0)
      out[i] += in[i[0] - 1];
    if (i[0] < n - 1)
      out[i] += in[i[0] + 1];
  });
  out.synchronize();
  for (int i = 0; i < n; ++i)
    assert(sums[i] == i + (i + 1 < n ? i + 2 : 0));

  // Guards that leave some accesses outside, at either end.
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] = 7;
    if (i[0] < 40)
      out[i] += in[i[0] + 80];
  });
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] += 1;
    if (i[0] > 60)
      out[i] += in[i[0] - 80];
  });
  out.synchronize();
  for (int i = 0; i < n; ++i)
    assert(sums[i] == 8 + (i < 20 ? i + 81 : 0) + (i >= 80 ? i - 79 : 0));

  // A negative stride and a loop in each thread; part of a view.
  for (int stride : {1, -1, width, -width, 1 << 30})
    for (int start : {0, 45, n - 1}) {
      parallel_for_each(extent<1>(width), [=](index<1> i) restrict(amp) {
        int sum = 0;
        for (int k = -2; k <= 2; ++k)
          sum += in[start + (i[0] + k) * stride];
        out[i] = sum;
      });
      out.synchronize();
      for (int i = 0; i < width; ++i) {
        long sum = 0;
        for (long k = -2; k <= 2; ++k) {
          const long at = start + (i + k) * stride;
          sum += at >= 0 && at < n ? at + 1 : 0;
        }
        assert(stride > width || sums[i] == sum);
      }
    }

  // A counter that its own value limits, and one that an unsigned step moves down: tested one by one.
  const int half = n / 2;
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    int sum = 0;
    for (int k = 0; k < n - k; ++k)
      sum += in[k + i[0]];
    for (int k = 2; k < half; k += 4294967295u) {
      sum += in[k] + 1000;
      if (sum > 1000000 || k < -5)
        break;
    }
    out[i] = sum;
  });
  out.synchronize();
  for (int i = 0; i < n; ++i) {
    int sum = 0;
    for (int k = 0; k < n - k; ++k)
      sum += k + i < n ? k + i + 1 : 0;
    for (int k = 2; k >= -6; --k)
      sum += (k >= 0 ? k + 1 : 0) + 1000;
    assert(sums[i] == sum);
  }

  // Threads that leave a loop by themselves run in vectors all the same.
  // CHECK: LOAD_LANES
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    int x = in[i], steps = 0;
    while (x != 1) {
      x = x % 2 ? 3 * x + 1 : x / 2;
      ++steps;
    }
    out[i] = steps;
  });
  out.synchronize();
  assert(sums[0] == 0 && sums[1] == 1 && sums[26] == 111);
}
