// tile_static arrays that can be read 16 bytes at a time begin at 16 bytes, and a loop over a large,
// known part of one is unrolled where devices read several neighbours at once
// (docs/performance.md).
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %ampcc --translate %s -o .
// RUN: FileCheck %s < tile-static-reads.cl
// RUN: %opencl_check -Wno-unused-function tile-static-reads.cl
// RUN: %opencl_check -Wno-unused-function -DREADS_LOCAL_WIDE tile-static-reads.cl
#include <amp.h>
using namespace concurrency;

// CHECK: #ifdef READS_LOCAL_WIDE
// CHECK-NEXT: #define UNROLL_LOCAL _Pragma("unroll 32")
// CHECK-NEXT: #else
// CHECK-NEXT: #define UNROLL_LOCAL
// CHECK-NEXT: #endif
float sum(const array_view<float> &v, int limit) {
  // CHECK: __kernel
  parallel_for_each(v.extent.tile<256>(), [=](tiled_index<256> t) restrict(amp) {
    // CHECK-DAG: __local float part[256] __attribute__((aligned(16))); SHARED(part);
    // CHECK-DAG: __local int few[3]; SHARED(few);
    // CHECK-DAG: __local float one; SHARED(one);
    tile_static float part[256];
    tile_static int few[3];
    tile_static float one;
    part[t.local[0]] = v[t.global];
    few[t.local[0] % 3] = limit;
    one = 1;
    t.barrier.wait();
    float all = one;
    // CHECK: {{^ *}}UNROLL_LOCAL for (int i = 0; i < 256; ++i)
    for (int i = 0; i < 256; ++i)
      all += part[i];
    // CHECK: {{^ *}}for (int i = 0; i < limit; ++i)
    for (int i = 0; i < limit; ++i)
      all += part[i];
    // CHECK: {{^ *}}for (int i = 0; i < 20; ++i)
    for (int i = 0; i < 20; ++i)
      all += part[i] * few[i % 3];
    t.barrier.wait();
    v[t.global] = all;
  });
  return v[0];
}
