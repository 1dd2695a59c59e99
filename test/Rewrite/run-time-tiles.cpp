// The row of a kernel whose tiles have a size of the launch: the key names the rank, the work-group is
// 0, and the bytes of a tile_array are at its place in the functor.
// RUN: rm -rf %t.d && %ampcc --amp-version=1.3 --translate %s -o %t.d
// RUN: FileCheck %s < %t.d/run-time-tiles.cpp
// RUN: FileCheck --check-prefix=TEXT %s < %t.d/run-time-tiles.cl
// CHECK: __ampcc_arg_tile_memory, false, false, [[#PLACE:]], 0, 8, "part"
// CHECK: constexpr __ampcc_kernel_arg __ampcc_native_args_0[]
// CHECK: __ampcc_arg_tile_memory, false, false, [[#PLACE]], 0, 8, "part"
// CHECK: __ampcc_arg_tile_size, false, false, 0, 0, 0, "tile_size_x"
// CHECK: "L{{[0-9a-f]+}}|d2",
// CHECK-NEXT: {0, 0, 0}, 0, false, 0, false, true, "
// TEXT: __kernel OF_TILE void f_kernel({{.*}}__local short *part
#include <amp.h>
using namespace concurrency;

void f(const array_view<int, 2> &v, int rows, int columns) {
  tile_array<short, 2> part(rows, columns);
  parallel_for_each(v.extent.tile(rows, columns), [=](tile_index<2> t) restrict(amp) {
    part[t.local] = short(v[t]);
    t.barrier.wait();
    v[t] = part(t.local[0], 0);
  });
}
