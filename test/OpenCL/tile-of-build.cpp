// A kernel whose tiles have the launch's size gets a build for a large tile, which knows the size.
// RUN: %ampcc --translate --amp-version=1.3 -std=c++17 %s -o %t
// RUN: FileCheck %s < %t/tile-of-build.cl
// RUN: %opencl_check -DTILE_0=32 -DTILE_1=32 -DTILE_2=1 %t/tile-of-build.cl
// RUN: %opencl_check %t/tile-of-build.cl
#include <amp.h>
using namespace concurrency;

// CHECK:      #ifdef TILE_0
// CHECK-NEXT: #define OF_TILE __attribute__((reqd_work_group_size(TILE_0, TILE_1, TILE_2)))
// CHECK-NEXT: #else
// CHECK-NEXT: #define OF_TILE
// CHECK-NEXT: #endif
// CHECK:      __kernel OF_TILE void fill_kernel(
void fill(array_view<int, 2> v, int rows, int columns) {
  parallel_for_each(v.extent.tile(rows, columns), [=](tile_index<2> t) restrict(amp) { v[t] = t.local[0]; });
}
