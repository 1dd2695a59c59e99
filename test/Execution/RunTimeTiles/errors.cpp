// Launches that throw: the size of the tile, the number of its threads, the domain, the memory.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <cstdio>
#include <string>
#include <vector>
using namespace concurrency;

// Prints what an exception says up to the name of the device.
template <typename Exception, typename Launch> void expect(const char *what, Launch launch) {
  try {
    launch();
    std::printf("%s: nothing\n", what);
  } catch (const Exception &error) {
    const std::string text = error.what();
    std::printf("%s: %s\n", what, text.substr(0, text.find(", '")).c_str());
  }
}

void over(int domain, int threads, int elements = 1) {
  std::vector<int> data(domain);
  array_view<int> v(domain, data);
  tile_array<int> part(elements), other(2);
  // CHECK: divides: nothing
  // CHECK: size: concurrency::parallel_for_each: the tile of the kernel at {{.*}}errors.cpp:[[#@LINE+5]]: the extent of dimension 0 (0) must be greater than 0
  // CHECK: negative: concurrency::parallel_for_each: the tile of the kernel at {{.*}}errors.cpp:[[#@LINE+4]]: the extent of dimension 0 (-4) must be greater than 0
  // CHECK: domain: concurrency::parallel_for_each: unsupported compute domain of the kernel at {{.*}}errors.cpp:[[#@LINE+3]]: the extent of dimension 0 (10) is not a multiple of the tile's (4); launch over the tile_domain's pad() or truncate()
  // CHECK: memory: concurrency::parallel_for_each: the kernel at {{.*}}errors.cpp:[[#@LINE+2]] needs 400000064 bytes of tile_static memory
  // CHECK: most: concurrency::parallel_for_each: the kernel at {{.*}}errors.cpp:[[#@LINE+1]] needs 8589934656 bytes of tile_static memory
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) {
    part[0] = t.local[0];
    other[0] = t.local[0];
    t.barrier.wait();
    v[t] = part[0] + other[0];
  });
}

// Each dimension is within the limits of GPUs.
void all_threads(int rows, int columns) {
  std::vector<int> data(rows * columns);
  array_view<int, 2> v(rows, columns, data);
  parallel_for_each(v.extent.tile(rows, columns), [=](tile_index<2> t) restrict(amp) { v[t] = 1; });
}

int main() {
  expect<runtime_exception>("divides", [] { over(12, 4); });
  expect<invalid_compute_domain>("size", [] { over(12, 0); });
  expect<invalid_compute_domain>("negative", [] { over(12, -4); });
  expect<invalid_compute_domain>("domain", [] { over(10, 4); });
  expect<unsupported_feature>("memory", [] { over(12, 4, 100000000); });
  expect<unsupported_feature>("most", [] { over(12, 4, 2147483647); });
  // CHECK: array: concurrency::tile_array: {{.*}}dimension 1 (0)
  expect<runtime_exception>("array", [] { tile_array<float, 2>(3, 0); });
  // CHECK: threads: {{.*}}: it has 1056 threads, the accelerator's limit for this kernel is {{[0-9]+}}; use a smaller tile
  expect<invalid_compute_domain>("threads", [] { all_threads(33, 32); });
}
