// One pointer cannot point into two kinds of memory: OpenCL C has no such pointer.
// RUN: not %ampcc -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: not ls %t.o
#include <amp.h>
using namespace concurrency;

void launch(array_view<int> view) {
  parallel_for_each(view.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared[4];
    int own[4] = {1, 2, 3, 4};
    shared[t.local[0]] = 5;
    // CHECK: address-space-conflict-err.cpp:[[#@LINE+1]]:{{[0-9]+}}: error: pointer or reference would point into two kinds of memory
    int *p = t.local[0] ? shared : own;
    // CHECK-DAG: note: it points into tile_static memory here
    // CHECK-DAG: note: it points into a local variable here
    view[t.global] = p[t.local[0]];
  });
}
