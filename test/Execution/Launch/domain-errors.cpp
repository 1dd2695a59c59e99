// Exceptions for compute domains and tiles that cannot be launched, with the kernel, the request and a cure.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t
// RUN: %t | FileCheck %s
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

template <typename Launch> void attempt(Launch launch) {
  try {
    launch();
    std::puts("launched");
  } catch (const invalid_compute_domain &error) {
    std::puts(error.what());
  }
}

int main() {
  std::vector<int> data(10);
  array_view<int> v(10, data);
  // CHECK: concurrency::parallel_for_each: unsupported compute domain of the kernel at {{.*}}domain-errors.cpp:[[@LINE+2]]: the extent of dimension 0 (10) is not a multiple of the tile's (4); launch over the tiled_extent's pad() or truncate()
  attempt([&] {
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = 1; });
  });
  // CHECK: concurrency::parallel_for_each: unsupported compute domain of the kernel at {{.*}}domain-errors.cpp:[[@LINE+2]]: the extent of dimension 0 (-3) must be greater than 0
  attempt([&] {
    parallel_for_each(extent<1>(-3), [=](index<1> i) restrict(amp) { v[i] = 1; });
  });
  // CHECK: concurrency::parallel_for_each: unsupported compute domain of the kernel at {{.*}}domain-errors.cpp:[[@LINE+2]]: it has more indices than can be counted
  attempt([&] {
    parallel_for_each(extent<2>(1 << 20, 1 << 20), [=](index<2> i) restrict(amp) { v[0] = 1; });
  });
  // CHECK: launched
  attempt([&] {
    parallel_for_each(v.extent.tile<4>().truncate(),
                      [=](tiled_index<4> t) restrict(amp) { v[t] = 1; });
  });
}
