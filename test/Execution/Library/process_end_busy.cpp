// A program that ends while its first kernel is being compiled,
// others wait, and a copy and a marker are in flight without a wait.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t
// RUN: rm -rf %t.cache && mkdir %t.cache
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_CACHE_DIR= POCL_CACHE_DIR=%t.cache %t
// RUN: env AMPCC_SHARED_MEMORY=0 %t && env AMPCC_SHARED_MEMORY=0 %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %t && %t && %t
// RUN: %ampcc --amp-static-runtime %s -o %t.static && env AMPCC_SHARED_MEMORY=0 %t.static && %t.static
#include <amp.h>
#include <vector>
using namespace concurrency;

static std::vector<int> data(1 << 18, 1), out(1 << 18);

int main() {
  array<int> a(1 << 18, data.begin()), b(1 << 18);
  for (int k = 0; k < 3; ++k)
    parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = a[i] * 3 + i[0]; });
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) {
    int sum = 0;
    for (int k = 0; k < 300; ++k)
      sum = sum * 7 + a[(i[0] + k) & 0xffff];
    b[i] = sum;
  });
  copy_async(b, out.begin());
  accelerator().default_view.create_marker();
  return 0;
}
